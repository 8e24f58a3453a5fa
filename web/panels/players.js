// Who plays: a seat for each side, a person's or the computer's at some level.

import { part, write } from "../page/dom.js";
import { capital, t } from "../page/words.js";
import { sign } from "./signs.js";

/** @import { Sitting } from "../page/table.js" */
/** @import { View } from "../types.js" */

const selects = /** @type {HTMLSelectElement[]} */ ([part("first-seat"), part("second-seat")]);

/** @param {View} view */
export function showSides(view) {
  write("first-side", `${sign(view, 0)} ${capital(view.sides[0])}`);
  write("second-side", `${sign(view, 1)} ${capital(view.sides[1])}`);
}

/** Say in the menu who plays whom. @param {Sitting} who */
export function showPairing({ levels, you, rival }) {
  const computers = levels.filter(Boolean).length;
  const people = you !== null && rival === "friend" ? t("You and a friend") : t("Two people");
  const told = [people, t("You and the computer"), t("The computer alone")];
  write("pairing", told[computers]);
}

/** @param {number[]} seats the level of the computer on each side, 0 for a person */
export function showSeats(seats) {
  for (const [index, select] of selects.entries()) select.value = String(seats[index]);
}

/** @type {(seats: [number, number]) => void} */
let seat = () => {};

/** Let somebody sit down. @param {[number, number]} seats the level of the computer on each side, 0 for a person */
export function sit(seats) {
  showSeats(seats);
  seat(seats);
}

/** @param {(seats: [number, number]) => void} seated */
export function onSeats(seated) {
  seat = seated;
  for (const select of selects) {
    select.addEventListener("change", () => {
      seated([Number(selects[0].value), Number(selects[1].value)]);
    });
  }
}
