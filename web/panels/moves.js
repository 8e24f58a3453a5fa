// The list of moves.

import { part } from "../page/dom.js";
import { sign } from "./signs.js";

/** @import { View } from "../types.js" */

/**
 * Moves that stand there already stay, so that a long game costs no more than a short one and
 * nobody loses the focus.
 *
 * @param {View} view
 */
export function showMoves(view) {
  const list = part("moves");
  const labels = view.moves.map((move, index) => {
    const shape = sign(view, view.seats[index]);
    // A rule of notation, until the View brings each move's label: some moves name what they take.
    const taken = move.includes("x") ? 0 : (view.captures[index]?.length ?? 0);
    return `${shape && `${shape} `}${move}${"×".repeat(taken)}`;
  });
  list.classList.toggle("loose", view.seats.includes("chance"));
  const old = [...list.children];
  const first = old.findIndex((item, index) => item.textContent !== labels[index]);
  const same = first < 0 ? old.length : first;
  for (const item of old.slice(same)) item.remove();
  const fresh = labels.slice(same).map((label, index) => moveItem(view, label, same + index));
  list.append(...fresh);
  for (const [index, item] of [...list.children].entries()) {
    item.classList.toggle("later", index >= view.ply);
  }
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const current = list.children[view.ply - 1]?.firstElementChild;
  if (!(current instanceof HTMLElement)) return;
  current.setAttribute("aria-current", "step");
  list.scrollTop = current.offsetTop - (list.clientHeight - current.offsetHeight) / 2;
}

/**
 * @param {View} view
 * @param {string} label
 * @param {number} index
 */
function moveItem(view, label, index) {
  const item = document.createElement("li");
  const anchor = document.createElement("a");
  item.className = view.seats[index] === "chance" ? "throw" : "";
  if (index % 2 === 0) item.dataset.pair = String(index / 2 + 1);
  anchor.textContent = label;
  anchor.setAttribute("role", "link");
  anchor.dataset.look = String(index + 1);
  item.append(anchor);
  return item;
}

/**
 * A move gets its address when somebody comes near it. A browser reads every address in a page
 * together with the page's own, and that holds the whole game: for all moves at once that would
 * cost the square of the game's length.
 */
for (const near of ["pointerover", "focusin"]) {
  part("moves").addEventListener(near, ({ target }) => {
    const anchor = target instanceof Element && target.closest("a[data-look]");
    if (anchor) anchor.setAttribute("href", `#${anchor.getAttribute("data-look")}`);
  });
}
