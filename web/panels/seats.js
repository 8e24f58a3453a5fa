// The seats beside the board: who sits there, what he plays with, how far he has come.

import { part } from "../page/dom.js";
import { capital, t } from "../page/words.js";

/** @import { Sitting } from "../page/table.js" */
/** @import { Player, View } from "../types.js" */

/** @type {[Player, HTMLElement][]} */
const PLATES = [
  [0, part("first-plate")],
  [1, part("second-plate")],
];

/**
 * @param {View} view
 * @param {Sitting} who
 */
export function showPlates(view, who) {
  const near = who.you ?? 0;
  for (const [side, plate] of PLATES) {
    const { crew, tally } = view.plates[side];
    const name = nameOf(view, side, who);
    fill(plate, "strong", name);
    fill(plate, ".crew", crew.startsWith(name.toLowerCase()) ? "" : crew); // "triangles"
    count(plate, tally);
    plate.querySelector(".figure")?.setAttribute("data-shape", view.shapes[side]);
    plate.toggleAttribute("data-lit", view.whose === side);
    plate.toggleAttribute("data-near", side === near);
    plate.toggleAttribute("data-far", side !== near);
  }
}

/** @param {View} view @param {Player} side @param {Sitting} who */
function nameOf({ sides }, side, { you, rival, levels, name }) {
  if (levels[side]) return t("Computer");
  if (you === null) return capital(sides[side]);
  if (you === side) return t("You");
  return rival === "friend" ? name || t("Friend") : capital(sides[side]);
}

/** What he has, the first number of it in bold. @param {HTMLElement} plate @param {string} tally */
function count(plate, tally) {
  const element = plate.querySelector(".tally");
  if (!element || element.textContent === tally) return;
  const [before, number = "", after = ""] = tally.split(/(\d+)(.*)/);
  const bold = document.createElement("b");
  bold.textContent = number;
  element.replaceChildren(before, bold, after);
}

/** @param {HTMLElement} plate @param {string} place @param {string} text */
function fill(plate, place, text) {
  const element = plate.querySelector(place);
  if (element && element.textContent !== text) element.textContent = text;
}
