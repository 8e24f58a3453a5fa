// What a player is in the middle of, on <html data-phase>, and which side is his, on <html data-you>.

import * as address from "./address.js";
import { state } from "./state.js";
import { isFriends, levelToMove, you } from "./table.js";

/** @import { View } from "../types.js" */

/**
 * The first that fits: a lesson, a link with a mistake, looking back, a game that is over, the computer's
 * move, the bare address with nothing played, a friend's move, a move to be made here.
 *
 * @param {View} view
 */
export function phase(view) {
  if (state.lesson) return "learn";
  if (view.error) return "broken";
  if (view.ply < view.moves.length) return "look";
  if (view.outcome) return "over";
  if (levelToMove(view) > 0) return "think";
  if (isHome(view)) return "home";
  return isFriends(view) ? "send" : "play";
}

/** Whether the page is only looked at: its address names no game. @param {View} view */
export const isHome = (view) => address.here() === "" && view.moves.length === 0;

/** @param {View} view */
export function showPhase(view) {
  const { documentElement: html } = document;
  const now = phase(view);
  html.dataset.phase = now;
  const mine = you(view);
  if (mine === null) delete html.dataset.you;
  else html.dataset.you = String(mine);
  html.toggleAttribute("data-welcome", now === "home" && !address.embedded);
}
