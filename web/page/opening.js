// What can be shown before Python answers.

import * as address from "./address.js";
import { part } from "./dom.js";
import * as words from "./words.js";

/** @import { View } from "../types.js" */

/** The opening view of every game and variant; the build has put the English ones into the page. */
export const openings =
  words.openings ?? /** @type {View[]} */ (JSON.parse(part("openings").textContent ?? ""));

/** @returns {View} the game that the address seems to name, without men if moves were made */
export function opening() {
  const named = (/** @type {View} */ { link }) =>
    new RegExp(`[?&;]${link.slice(1)}([-=&#]|$)`, "i").test(address.here());
  const view = openings.findLast(named) ?? openings[0]; // a game comes before its variants
  if (isOpening(view)) return view;
  const empty = { pieces: [], areas: [], spares: [], trails: [], dice: [], captions: [] };
  return { ...view, choices: [], shortcuts: [], scene: { ...view.scene, ...empty } };
}

/** @param {View} view */
export function isOpening(view) {
  return address.here() === view.link || (address.here() === "" && view.game === openings[0].game);
}
