// To see the last turn once more: what it did is shown on the board, and nothing is played.

import { onPress, part } from "./dom.js";
import { listen } from "./news.js";
import { showAgain } from "./render.js";
import { state } from "./state.js";

/** @import { Scene, View } from "../types.js" */
/** @import { tasks } from "./tasks.js" */

/** How many moves there were before the last turn. @param {View} view */
function before({ owners, ply }) {
  let start = ply - 1;
  while (start > 0 && owners[start - 1] === owners[ply - 1]) start -= 1;
  return start;
}

/** Whether a view shows the end of some moves. @param {View} view */
const isSeen = ({ ply, moves, error }) => ply > 0 && ply === moves.length && !error;

/** @param {Pick<ReturnType<typeof tasks>, "act" | "ask">} tasks */
export function recall({ act, ask }) {
  /** Ask for the boards of the last turn, and show how one became the next. */
  async function again() {
    const { view } = state;
    if (!isSeen(view)) return;
    /** @type {Scene[]} */
    const scenes = [];
    for (let ply = before(view); ply < view.ply; ply++) {
      const answer = await ask({ op: "view", link: `${view.link}#${ply}` });
      if (answer.ok) scenes.push(answer.view.scene);
    }
    if (state.view === view) showAgain(scenes);
  }

  onPress("recall", () => act(again));
  listen("shown", () => part("recall").toggleAttribute("hidden", !isSeen(state.view)));
  return again; // for whom a link has just come: nothing is done, so the page is not busy
}
