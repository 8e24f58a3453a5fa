// What can be pressed under the board: the dice, what the scene offers, and a move that is
// begun or aimed at.

import { part } from "../page/dom.js";
import { t } from "../page/words.js";
import { nameOf } from "./names.js";
import { sign } from "./signs.js";

/** @import { View } from "../types.js" */

/** What has a use of its own for the space bar. */
const USES_SPACE = "a, button, summary, input, select, textarea, [contenteditable]";

/**
 * The roll when dice are due, and what the scene offers.
 *
 * @param {View} view
 */
export function showActions(view) {
  const bar = part("actions");
  const { buttons } = view.scene;
  const rolls = view.turn === "chance";
  part("roll").hidden = !rolls;
  part("turnboard").hidden = !view.opposite;
  bar.hidden = !rolls && !view.opposite && buttons.length === 0;
  for (const old of bar.querySelectorAll("[data-action]")) old.remove();
  const fresh = buttons.map(({ id, label }) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.dataset.action = id;
    return button;
  });
  part("roll").after(...fresh);
}

/** @param {(id: string) => void} press */
export function onAction(press) {
  part("actions").addEventListener("click", ({ target }) => {
    const id = target instanceof HTMLElement && target.dataset.action;
    if (id) press(id);
  });
}

/**
 * The space bar rolls when dice are due, wherever the focus is but on what has a use for it
 * or in a dialog.
 *
 * @param {() => void} roll
 */
export function onSpace(roll) {
  const rolls = (/** @type {KeyboardEvent} */ event) => {
    const busy = event.target instanceof Element && event.target.closest(USES_SPACE);
    if (event.key !== " " || event.repeat || busy || part("roll").hidden) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    event.stopPropagation();
    roll();
  };
  document.addEventListener("keydown", rolls, { capture: true });
}

/** @param {string[]} picked what was chosen so far, of which some may be buttons */
export function showPressed(picked) {
  for (const button of part("actions").querySelectorAll("[data-action]")) {
    const id = button.getAttribute("data-action") ?? "";
    button.setAttribute("aria-pressed", String(picked.includes(id)));
  }
}

/**
 * The buttons of a move that is begun or aimed at: to let go of it, and to play it.
 *
 * @param {string | null} site
 * @param {View} view
 * @param {string[]} picked
 */
export function showAim(site, view, picked) {
  part("aim").hidden = site === null && picked.length === 0;
  part("place").hidden = site === null;
  if (site === null) return;
  const shape = sign(view, view.turn);
  const name = nameOf(view.scene, site);
  const way = [...picked.map((id) => nameOf(view.scene, id)), name].join(", ");
  part("place").textContent =
    picked.length > 0
      ? t("Move {sign} {way}", { sign: shape, way })
      : t("Place {sign} on {site}", { sign: shape, site: name });
}
