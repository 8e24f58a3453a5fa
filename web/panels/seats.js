// The seats beside the board: who sits there, what he plays with, how far he has come.

import { part } from "../page/dom.js";
import { capital, t } from "../page/words.js";

/** @import { Player, View } from "../types.js" */

/** @type {[Player, HTMLElement][]} */
const PLATES = [
  [0, part("first-plate")],
  [1, part("second-plate")],
];

/**
 * The side of the person here, if only one plays against the computer.
 *
 * @param {number[]} levels of the computer on each side, 0 for a person
 * @returns {Player | null}
 */
export function you([first, second]) {
  if (Boolean(first) === Boolean(second)) return null;
  return first ? 1 : 0;
}

/**
 * @param {View} view
 * @param {number[]} levels
 */
export function showPlates(view, levels) {
  const mine = you(levels);
  for (const [side, plate] of PLATES) {
    const { crew, tally } = view.plates[side];
    const name = nameOf(view, side, levels);
    fill(plate, "strong", name);
    fill(plate, ".crew", crew.startsWith(name.toLowerCase()) ? "" : crew); // "triangles"
    fill(plate, ".tally", tally);
    plate.querySelector(".figure")?.setAttribute("data-shape", view.shapes[side]);
    plate.toggleAttribute("data-lit", view.whose === side);
    plate.toggleAttribute("data-near", side === (mine ?? 0));
    plate.toggleAttribute("data-far", side !== (mine ?? 0));
  }
}

/** @param {View} view @param {Player} side @param {number[]} levels */
function nameOf({ sides }, side, levels) {
  if (levels[side]) return t("Computer");
  return you(levels) === side ? t("You") : capital(sides[side]);
}

/** @param {HTMLElement} plate @param {string} place @param {string} text */
function fill(plate, place, text) {
  const element = plate.querySelector(place);
  if (element && element.textContent !== text) element.textContent = text;
}
