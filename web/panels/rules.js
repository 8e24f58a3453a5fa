// All rules of the game on the board, on one sheet: the goal first, a small board for each, and a
// position to try it in. It can be printed.

import { onFollow, onPress, part, write } from "../page/dom.js";
import { t } from "../page/words.js";
import { drawing, drawSmall } from "./small.js";

/** @import { Grid } from "../board/grid.js" */
/** @import { tasks } from "../page/tasks.js" */
/** @import { Rule, View } from "../types.js" */

/** @typedef {Pick<View, "title" | "link">} Read the game whose rules are read */

/**
 * Open the rules by their buttons. The links in there are followed as all others are; here
 * only the dialog makes way and the focus goes to the board.
 *
 * @param {ReturnType<typeof tasks>["act"]} act
 * @param {ReturnType<typeof tasks>["ask"]} ask
 * @param {() => Read & Pick<View, "tone" | "finish">} shown what is on the board
 * @param {Grid} grid
 */
export function rules(act, ask, shown, grid) {
  const dialog = /** @type {HTMLDialogElement} */ (part("rulebook"));
  const list = part("rulebook-list");
  let written = ""; // the name of the game, or variant, whose rules are in the list

  function clear() {
    list.replaceChildren();
    write("source", "");
    part("rulebook-goal").hidden = true;
  }

  /** @param {Read} read */
  async function fill({ title, link }) {
    if (written === title) return;
    clear();
    const answer = await ask({ op: "rules", link });
    if (!answer.ok) return list.replaceChildren(answer.error.message);
    const { goal, rules, source } = answer;
    const items = rules.map(item);
    list.replaceChildren(...items);
    write("goal", goal);
    part("rulebook-goal").hidden = !goal;
    if (source) write("source", t("Source: {source}.", { source }));
    written = title;
    await illustrate(rules, items);
  }

  /** Draw a small board beside each rule; without them the sheet is complete. @param {Rule[]} rules @param {HTMLElement[]} items */
  async function illustrate(rules, items) {
    const svg = await drawing().catch(() => null);
    for (const [at, { figure, path, refused }] of rules.entries()) {
      const answer = svg && (await ask({ op: "view", link: figure }));
      const image = items[at].querySelector("img");
      if (!svg || !answer?.ok || !image) return;
      const { scene, marks, turn } = answer.view;
      const told = refused ? { refused: path.slice(-1) } : { goals: path };
      drawSmall(image, { scene, marks }, svg, { ...told, turn });
      image.hidden = false;
    }
  }

  /** @param {Read & Pick<View, "tone" | "finish">} read */
  const open = (read) => {
    const { title, tone, finish } = read;
    part("rulebook-title").textContent = t("How to play {title}", { title });
    Object.assign(dialog.dataset, { tone, finish });
    if (written !== title) clear();
    dialog.showModal();
    part("rulebook-sheet").scrollTop = 0;
    act(() => fill(read));
  };
  for (const name of ["rules", "course-rules", "end-rules"]) onPress(name, () => open(shown()));
  onPress("rulebook-close", () => dialog.close());
  onPress("print", () => print());
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
function item({ title, text, link, label, refused, own }) {
  const [entry, heading, words, anchor] = ["li", "h3", "p", "a"].map((tag) =>
    document.createElement(tag),
  );
  const image = document.createElement("img");
  image.alt = "";
  image.hidden = true;
  heading.textContent = title;
  words.textContent = text;
  anchor.textContent = t("Try it: {label}", { label });
  anchor.setAttribute("href", link);
  anchor.dataset.open = t("Try: {label}", { label });
  entry.append(image, heading);
  if (own) {
    const badge = document.createElement("span");
    badge.className = "own";
    badge.textContent = t("Our own rule");
    entry.append(badge);
  }
  entry.append(words, anchor, refused ? ` ${t("(not allowed)")}` : "");
  return entry;
}
