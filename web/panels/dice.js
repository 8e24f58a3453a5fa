// Whether the dice are proved: a button that says so in two words, and explains it if pressed.

import { onPress, part, write } from "../page/dom.js";
import { t } from "../page/words.js";

/** @import { Proof, View } from "../types.js" */

/** @param {Proof} proof */
function inShort({ state }) {
  if (state === "proved") return t("Dice proved ✓");
  return state === "open" ? t("Dice not proved") : t("Dice do not match");
}

/**
 * Before the first throw there is nothing to say, nor where nobody can wish for a proof.
 *
 * @param {View} view
 * @param {boolean} computed whether the computer plays
 */
export function showDice({ dice, seats }, computed) {
  const silent = !dice || !seats.includes("chance") || (computed && dice.state === "open");
  part("proof").hidden = silent;
  if (silent) return;
  write("dice", inShort(dice));
  write("dice-sentence", dice.sentence);
}

onPress("dice", () => {
  const told = part("dice-told");
  told.hidden = !told.hidden;
  part("dice").setAttribute("aria-expanded", String(!told.hidden));
});
