// The rules of the game on the board: a dialog with a position to try each of them in.

import { onFollow, onPress, part } from "../page/dom.js";
import { t } from "../page/words.js";
import { chosen } from "./home.js";

/** @import { Grid } from "../board/grid.js" */
/** @import { tasks } from "../page/tasks.js" */
/** @import { Rule, View } from "../types.js" */

/** @typedef {Pick<View, "title" | "link">} Read the game whose rules are read */

/**
 * Open the rules by their button. The links in there are followed as all others are; here
 * only the dialog makes way and the focus goes to the board.
 *
 * @param {ReturnType<typeof tasks>["act"]} act
 * @param {ReturnType<typeof tasks>["ask"]} ask
 * @param {() => View} shown what is on the board
 * @param {Grid} grid
 */
export function learn(act, ask, shown, grid) {
  const dialog = /** @type {HTMLDialogElement} */ (part("rulebook"));
  const list = part("rulebook-list");
  let written = ""; // the name of the game, or variant, whose rules are in the list

  /** @param {Read} read */
  async function fill({ title, link }) {
    if (written === title) return;
    list.replaceChildren();
    const answer = await ask({ op: "rules", link });
    if (!answer.ok) return list.replaceChildren(answer.error.message);
    list.replaceChildren(...answer.rules.map(item));
    written = title;
  }

  /** @param {Read} read */
  const open = (read) => {
    const { title } = read;
    part("rulebook-title").textContent = t("How to play {title}", { title });
    if (written !== title) list.replaceChildren();
    dialog.showModal();
    list.scrollTop = 0;
    act(() => fill(read));
  };
  onPress("rules", () => open(shown()));
  onPress("learn", () => open(shown()));
  onPress("lesson", () => open(chosen()));
  onPress("newcomer", () => open(shown()));
  onPress("rulebook-close", () => dialog.close());
  onFollow("open", () => {
    if (!dialog.open) return;
    dialog.close();
    grid.focus();
  });
  addEventListener("popstate", () => dialog.close());
  // What the page does with keys and clicks is not meant while somebody reads.
  const hush = (/** @type {Event} */ event) => dialog.open && event.stopPropagation();
  addEventListener("keydown", hush, { capture: true });
  dialog.addEventListener("click", (event) => {
    const { target } = event;
    if (target === dialog) dialog.close(); // the click was beside it
    if (!(target instanceof HTMLAnchorElement)) event.stopPropagation();
  });
}

/** @param {Rule} rule */
function item({ title, text, link, label, refused }) {
  const [entry, heading, words, anchor] = ["li", "h3", "p", "a"].map((tag) =>
    document.createElement(tag),
  );
  heading.textContent = title;
  words.textContent = text;
  anchor.textContent = t("Try it: {label}", { label });
  anchor.setAttribute("href", link);
  anchor.dataset.open = t("Try: {label}", { label });
  entry.append(heading, words, anchor, refused ? ` ${t("(not allowed)")}` : "");
  return entry;
}
