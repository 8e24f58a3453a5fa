// The line that tells that the computer thinks, and for how long.

import { part } from "../page/dom.js";
import { decimal, t } from "../page/words.js";
import { say } from "./status.js";

const LONG = 1000; // after so many milliseconds thinking is announced

let clock = 0;
let announcing = 0;

/** @param {number} level 0 if it is for a hint */
export function showThinking(level) {
  const since = performance.now();
  const tick = () => {
    const passed = (performance.now() - since) / 1000;
    const seconds = decimal(passed);
    part("thinking-text").textContent =
      level === 0
        ? t("Looking for a hint: {seconds}\u00a0s", { seconds })
        : t("The computer is thinking: {seconds}\u00a0s", { seconds });
  };
  tick();
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
