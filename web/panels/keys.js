// Single keys while the board has the focus, and the box for typing a move.

import { part } from "../page/dom.js";
import { t } from "../page/words.js";
import { isLearning } from "./course.js";
import { openMore } from "./more.js";
import { say } from "./status.js";

/** @import { View } from "../types.js" */

const box = /** @type {HTMLInputElement} */ (part("typed"));

/** What was typed, and refused, was meant for another game. */
export function clearTyped() {
  box.value = "";
}

/**
 * @param {() => View} view what is shown now
 * @param {(move: string) => Promise<boolean | void>} type plays a written move, if it can be played
 */
export function keys(view, type) {
  /** @type {Record<string, (cell: HTMLElement) => void>} */
  const ACTIONS = {
    l: () => say(view().story),
    c: () => say(view().notes || t("Nothing to report.")),
    t: () => say(view().headline),
    w: (cell) => say(cell.ariaLabel ?? ""),
    m: () => openMore(box),
    h: () => part(isLearning() ? "showme" : "hint").click(),
    "?": () => part("help").click(),
  };

  part("grid").addEventListener("keydown", (event) => {
    const { target, key, code, ctrlKey, metaKey, altKey } = event;
    // On a keyboard with other letters, the key where the Latin one would be.
    const act = ACTIONS[key.toLowerCase()] ?? ACTIONS[code.replace("Key", "").toLowerCase()];
    if (!act || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    event.preventDefault();
    act(target);
  });

  part("typing").addEventListener("submit", async (event) => {
    event.preventDefault();
    if (box.value.trim() && (await type(box.value))) box.value = "";
  });
  box.addEventListener("keydown", (event) => {
    const cell = part("grid").querySelector("[tabindex='0']");
    if (event.key === "Escape" && cell instanceof HTMLElement) cell.focus();
  });
}
