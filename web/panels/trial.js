// A line that is only tried out, from some place of a game: how long it is, the way back to the game,
// which stays as it was, and a way to send it.

import { part, write } from "../page/dom.js";
import { t } from "../page/words.js";
import { isOver } from "./over.js";

/** @import { View } from "../types.js" */

/** @param {View} view @param {{ ply: number } | null} trial where the line was begun */
export function showTrial(view, trial) {
  const { moves, ply, headline, error } = view;
  part("trial").hidden = trial === null;
  part("sendline").hidden = trial === null || trial.ply < 0;
  if (!trial || trial.ply < 0 || error || isOver(view) || ply < moves.length) return;
  const count = moves.length - trial.ply;
  write("who", headline);
  write("headline", t("Trying a line: {count} {count:move|moves}", { count }));
  part("headline").parentElement?.setAttribute("data-lengthy", "");
  write("whose", headline);
}
