// What can be done now: the roll, what the scene offers, a move that is begun or aimed at, and
// to send the game. One of them is green.

import { part, write } from "../page/dom.js";
import { t } from "../page/words.js";

/** @import { Scene, View } from "../types.js" */

/** What has a use of its own for the space bar. */
const USES_SPACE = "a, button, summary, input, select, textarea, [contenteditable]";

/**
 * The roll when dice are due, and what the scene offers; its dice are elsewhere.
 *
 * @param {View} view
 */
export function showActions(view) {
  const deeds = part("actions");
  part("roll").hidden = view.turn !== "chance";
  part("turnboard").hidden = !view.opposite;
  for (const old of deeds.querySelectorAll("[data-action]")) old.remove();
  const fresh = view.scene.buttons
    .filter(({ pips }) => pips === 0)
    .map(({ id, label }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = view.choices.length === 1 ? "primary deed" : "quiet deed";
      button.textContent = label;
      button.dataset.action = id;
      return button;
    });
  part("roll").after(...fresh);
}

/**
 * @param {(id: string) => void} press
 * @param {() => void} roll dice that are due were pressed themselves
 */
export function onAction(press, roll) {
  for (const name of ["actions", "throw"]) {
    part(name).addEventListener("click", ({ target }) => {
      const chosen = target instanceof Element && target.closest("[data-action]");
      if (chosen) press(chosen.getAttribute("data-action") ?? "");
      else if (target instanceof Element && target.closest("[data-due]") && isDue()) roll();
    });
  }
}

/** Whether the person here is to roll; nobody rolls for a friend by the way, or for the computer. */
const isDue = () =>
  !part("roll").hidden &&
  part("forward").hidden &&
  part("paste").hidden &&
  !document.documentElement.hasAttribute("data-machine");

/**
 * The space bar rolls when dice are due, wherever the focus is but on what has a use for it
 * or in a dialog.
 *
 * @param {() => void} roll
 */
export function onSpace(roll) {
  const rolls = (/** @type {KeyboardEvent} */ event) => {
    const busy = event.target instanceof Element && event.target.closest(USES_SPACE);
    if (event.key !== " " || event.repeat || busy || !isDue()) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    event.stopPropagation();
    roll();
  };
  document.addEventListener("keydown", rolls, { capture: true });
}

/** @param {string[]} picked what was chosen so far, of which some may be buttons */
export function showPressed(picked) {
  for (const button of document.querySelectorAll("button[data-action]")) {
    const id = button.getAttribute("data-action") ?? "";
    button.setAttribute("aria-pressed", String(picked.includes(id)));
  }
}

/**
 * The buttons of a move that is begun or aimed at: to let go of it, and to play it. Where dice
 * lead on, the first of them says how far, unless a man comes in or leaves.
 *
 * @param {string | null} site
 * @param {string[]} picked
 * @param {Pick<Scene, "tags" | "trays">} scene
 */
export function showAim(site, picked, { tags: [tag], trays }) {
  part("cancel").hidden = site === null && picked.length === 0;
  part("place").hidden = site === null && !tag;
  const passesEdge = trays.some((tray) => tray.site === tag?.site || picked.includes(tray.site));
  const count = passesEdge ? 0 : tag?.dice[0];
  write("place", count ? t("Go {count} {count:point|points}", { count }) : aimText(picked));
}

/** @param {string[]} picked */
const aimText = (picked) => (picked.length > 0 ? t("Move") : t("Place"));
