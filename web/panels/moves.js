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
  const texts = view.labels.map((label, index) =>
    beginsTurn(view, index) ? `${sign(view, view.owners[index])} ${label}` : label,
  );
  list.classList.toggle("turns", view.seats.includes("chance"));
  const old = [...list.querySelectorAll("a")];
  const first = old.findIndex((anchor, index) => anchor.textContent !== texts[index]);
  const same = first < 0 ? old.length : first;
  for (const anchor of old.slice(same)) {
    const item = anchor.parentElement;
    anchor.remove();
    if (!item?.hasChildNodes()) item?.remove();
  }
  for (const [index, text] of texts.slice(same).entries()) {
    if (beginsTurn(view, same + index)) list.append(turnItem(view, same + index));
    list.lastElementChild?.append(moveLink(view, same + index, text));
  }
  const anchors = list.querySelectorAll("a");
  for (const [index, anchor] of anchors.entries()) {
    anchor.classList.toggle("later", index >= view.ply);
  }
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const current = anchors[view.ply - 1];
  if (!current) return;
  current.setAttribute("aria-current", "step");
  seeCurrent();
}

/** Bring the current move into sight, in the room that the list has now. */
function seeCurrent() {
  const list = part("moves");
  const current = list.querySelector("[aria-current]");
  if (!(current instanceof HTMLElement)) return;
  list.scrollTop = current.offsetTop - (list.clientHeight - current.offsetHeight) / 2;
  list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
}

new ResizeObserver(seeCurrent).observe(part("moves")); // what stands above it comes and goes

/**
 * What a player does in a row, his dice among it, is one turn: one item of the list.
 *
 * @param {View} view
 * @param {number} index of a move
 */
const beginsTurn = ({ owners }, index) => index === 0 || owners[index] !== owners[index - 1];

/** An item with the number of its first move. @param {View} view @param {number} index */
function turnItem({ shapes, owners }, index) {
  const item = document.createElement("li");
  item.value = index + 1;
  item.dataset.shape = shapes[owners[index]];
  return item;
}

/**
 * A move; where a turn begins, the sign of who moves stands before it.
 *
 * @param {View} view
 * @param {number} index
 * @param {string} text all of it
 */
function moveLink(view, index, text) {
  const anchor = document.createElement("a");
  const label = view.labels[index];
  const figure = document.createElement("span");
  figure.className = "sign";
  figure.textContent = text.slice(0, -label.length);
  anchor.append(...(figure.textContent ? [figure] : []), label);
  anchor.setAttribute("role", "link");
  anchor.dataset.look = String(index + 1);
  return anchor;
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
