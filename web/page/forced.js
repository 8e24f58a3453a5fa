// What nobody chooses, because nothing else is left, is played by itself after a while: a pass. Who
// wants to press its button can; and nothing is played for who looks around.

import { part } from "./dom.js";
import { listen } from "./news.js";
import { phase } from "./phase.js";
import { state } from "./state.js";

/** @import { View } from "../types.js" */

const AFTER = 1200; // milliseconds

/**
 * The move that is left when no place on the board is: its button is no die.
 *
 * @param {View} view
 */
function only({ choices, scene }) {
  const [choice, ...others] = choices;
  const button = scene.buttons.find(({ id }) => id === choice?.path[0]);
  const isAll = others.length === 0 && choice?.path.length === 1;
  return isAll && button?.pips === 0 ? choice.move : null;
}

/**
 * @param {(move: string) => unknown} play
 * @param {() => boolean} isLive
 */
export function forced(play, isLive) {
  let timer = 0;
  let looking = false; // around: what is shown then is left to the player

  const stop = () => clearTimeout(timer);

  function consider() {
    stop();
    const { view } = state;
    const move = only(view);
    if (move === null || looking || !isLive() || phase(view) !== "play") return;
    timer = setTimeout(() => {
      if (state.view === view && !state.occupied) play(move);
    }, AFTER);
  }

  listen("shown", consider);
  listen("played", () => {
    looking = false;
  });
  listen("opened", () => {
    looking = false;
  });
  listen("left", () => {
    looking = true;
    stop();
  });
  // A button that appears under a pointer at rest is not aimed at.
  for (const near of ["pointermove", "focusin"]) {
    part("actions").addEventListener(near, ({ target }) => {
      if (target instanceof Element && target.closest("[data-action]")) stop();
    });
  }
}
