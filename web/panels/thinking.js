// The line that tells that the computer thinks, and for how long: on its seat, where it has one.

import { part } from "../page/dom.js";
import { decimal, t } from "../page/words.js";
import { say } from "./status.js";

const LONG = 1000; // after so many milliseconds thinking is announced

const PLATES = [part("first-plate"), part("second-plate")];

/** @import { Player } from "../types.js" */

let clock = 0;
let announcing = 0;

/**
 * @param {number} level 0 if it is for a hint
 * @param {Player | null} side whose seat it is, if a person sits at the other
 */
export function showThinking(level, side) {
  const since = performance.now();
  const tick = () => {
    const passed = (performance.now() - since) / 1000;
    const seconds = decimal(passed);
    part("thinking-text").textContent =
      level === 0
        ? t("Looking for a hint: {seconds}\u00a0s", { seconds })
        : t("thinking: {seconds}\u00a0s", { seconds });
  };
  tick();
  // Where it thinks without end, its line stays where it is: who is about to press Stop.
  const place = side === null ? part("dock") : PLATES[side];
  if (part("thinking").parentElement !== place) place.append(part("thinking"));
  part("thinking").hidden = false;
  clock = setInterval(tick, 100);
  announcing = setTimeout(() => say(t("The computer is thinking.")), LONG);
}

/** The clock stands still; the line stays. */
export function stopClock() {
  clearInterval(clock);
  clearTimeout(announcing);
}

export function hideThinking() {
  part("thinking").hidden = true;
}
