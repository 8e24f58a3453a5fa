// A game that is over: who has won, why, and what can be done next.

import { part, write } from "../page/dom.js";
import { t } from "../page/words.js";
import { isAside } from "./places.js";

/** @import { Sitting } from "../page/table.js" */
/** @import { View } from "../types.js" */

/** Whether the end of a game is shown, and not an earlier place of it. @param {View} view */
export const isOver = ({ outcome, error, ply, moves }) =>
  outcome !== null && error === null && ply === moves.length;

/** Whether the move that ended the game was made here, and the friend does not know of it. @param {View} view @param {Sitting} who */
export const isUntold = (view, { you, rival, sent }) =>
  isOver(view) && rival === "friend" && you !== null && view.owners.at(-1) === you && !sent;

/**
 * Who has won: told to the person here as "you", where the page knows who that is.
 *
 * @param {View} view
 * @param {Sitting} who
 */
export function result({ outcome }, { you }) {
  const { winner, title } = outcome ?? { winner: null, title: "" };
  if (you === null || winner === null) return title;
  return winner === you ? t("You won") : t("You lost");
}

/**
 * What can be done when a game is over. Sides can be swapped where each player has one.
 *
 * @param {View} view
 * @param {Sitting} who
 */
export function showOver(view, who) {
  const over = isOver(view);
  const untold = isUntold(view, who);
  for (const name of ["why", "rematch", "share"]) part(name).hidden = !over;
  part("review").hidden = !over || view.moves.length === 0;
  write("why", over ? (view.outcome?.sentence ?? "") : "");
  write("rematch", untold || who.you === null ? t("Rematch") : t("Rematch, sides swapped"));
  const beside = untold && !isAside();
  part("rematch").className = beside ? "quiet after" : untold ? "quiet deed" : "primary deed";
  if (beside) part("review").before(part("rematch"));
  else part("retry").after(part("rematch"));
}
