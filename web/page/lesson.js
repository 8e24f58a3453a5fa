// Learning by playing: a step of a lesson is on the board instead of a game. Nothing of it is kept:
// no table knows of it, and its moves are in no address.

import * as address from "./address.js";
import { settings } from "./settings.js";
import { heard, sound } from "./sound.js";
import { state } from "./state.js";

/** @import { Question, Refusal, View } from "../types.js" */
/** @import { tasks } from "./tasks.js" */

const TAUGHT = "taught"; // where it is kept that somebody was offered a lesson

/** Whether this was asked before; from now on it was. */
export function isTaught() {
  try {
    const before = localStorage.getItem(TAUGHT) !== null;
    localStorage.setItem(TAUGHT, "");
    return before;
  } catch {
    return true; // who keeps nothing would be asked again and again
  }
}

/**
 * @param {ReturnType<typeof tasks>["ask"]} ask
 * @param {(view: View) => void} show
 * @param {(error: Refusal) => void} refuse
 */
export function lesson(ask, show, refuse) {
  return {
    /** Show the step that the address names. @returns {Promise<boolean>} whether there is one */
    async read() {
      const link = address.here();
      const answer = await ask({ op: "lesson", link });
      if (address.here() !== link) return true; // the player is elsewhere by now
      if (!answer.ok) return false;
      const { lesson, view } = answer;
      const whole = lesson.steps[lesson.step - 1];
      if (link !== whole) address.rewritten(whole);
      state.lesson = { ...lesson, solved: lesson.move === null, away: address.isAway() };
      state.found = null;
      show(view);
      return true;
    },

    /**
     * Try a move: a right one is shown, to any other there is something to say.
     *
     * @param {Extract<Question, { op: "play" | "roll" }>} question
     */
    async tried(question) {
      const { lesson } = state;
      if (!lesson || lesson.solved || question.op !== "play") return;
      const link = lesson.steps[lesson.step - 1];
      const answer =
        "path" in question
          ? await ask({ op: "try", link, path: question.path })
          : await ask({ op: "try", link, move: question.move });
      if (state.lesson !== lesson) return; // the player is elsewhere by now
      if (!answer.ok) return refuse(answer.error);
      state.lesson = { ...lesson, solved: true };
      show(answer.view);
      if (settings.sound) sound(heard(answer.view));
    },
  };
}
