// Where a player goes: what the address says is shown, or why it cannot be. Another game, another
// place of this one, or a lesson.

import { alarm, offer, remark } from "../panels/status.js";
import * as address from "./address.js";
import { arrive } from "./arrival.js";
import * as dice from "./dice.js";
import { isTaught, lesson } from "./lesson.js";
import { announce } from "./news.js";
import * as render from "./render.js";
import { settings } from "./settings.js";
import { sound } from "./sound.js";
import { state } from "./state.js";
import {
  holdInTab,
  isAlone,
  isNewcomer,
  isTurned,
  levelToMove,
  remember,
  seats,
  sitting,
  table,
} from "./table.js";
import { t } from "./words.js";

/** @import { Refusal, View } from "../types.js" */
/** @import { tasks } from "./tasks.js" */

/** @param {Pick<ReturnType<typeof tasks>, "act" | "ask">} tasks */
export function going({ act, ask }) {
  const learning = lesson(ask, show, refuse);

  /** @param {View} view */
  function show(view) {
    render.show(view);
    announce("shown");
  }

  /**
   * Say why something is refused, and mark what forbids it. Who clicked has not written the
   * move, nor counted it.
   *
   * @param {Refusal} error
   * @param {boolean} [typed]
   */
  function refuse(error, typed = false) {
    state.refused = error.sites;
    render.showRefused();
    if (settings.sound) sound("refused");
    alarm(typed ? error.message : error.sentence);
    if (!typed && !state.lesson && isNewcomer()) teach(error.code);
  }

  /** Offer a newcomer, once, the step of the lesson that explains a refusal. @param {string} code */
  async function teach(code) {
    const { view } = state;
    const answer = await ask({ op: "explain", link: view.link, code });
    const step = answer.ok ? answer.step : null;
    if (!step || state.view !== view || isTaught()) return;
    offer(() => learn(step));
  }

  /** Open a lesson, or another step of it. @param {string} link */
  function learn(link) {
    announce("touched");
    announce("opened");
    isTaught();
    return act(async () => {
      const answer = await ask({ op: "lesson", link });
      if (!answer.ok) return alarm(answer.error.sentence);
      const { steps, step } = answer.lesson;
      address.learnt(steps[step - 1]);
      await read();
      scrollTo(0, 0);
    });
  }

  /** Show what the address says, and write the address properly if nothing is wrong with it. */
  async function read() {
    if (address.isLesson() && (await learning.read())) return;
    state.lesson = null;
    const link = address.here();
    const question = /** @type {const} */ ({ op: "view", link, line: address.line() });
    const turned = isTurned();
    let answer = await ask(question);
    if (address.here() !== link) return;
    if (!answer.ok) return refuse(answer.error);
    let { view } = answer;
    if (!view.error && link && link !== view.link) address.rewritten(view.link);
    const stays = view.link === state.view.link ? state.found : null; // only seen otherwise
    const found = arrive(view);
    state.found = found ?? stays;
    if (found) state.newcomer = isNewcomer();
    if (view.opposite && turned !== isTurned()) {
      const here = address.here();
      answer = await ask({ ...question, link: here }); // from where one sits, as is known now
      if (address.here() !== here) return;
      if (answer.ok) view = answer.view;
    }
    show(view);
    if (found) announce("arrived");
    if (found && view.dice?.state === "broken") alarm(view.dice.sentence);
    else if (!view.error && dice.knewMore(view)) {
      alarm(t("This throw is not proved: your device knew a proof that this link has lost."));
    }
  }

  /** A move on a link with a mistake goes on without it first. */
  async function mend() {
    if (!state.view.error) return;
    announce("opened");
    address.continued(state.view.link);
    await read();
  }

  /**
   * @param {string} link
   * @param {string} remarked
   * @param {(link: string) => void} write puts it into the address
   */
  function goTo(link, remarked, write) {
    announce("touched");
    announce("opened");
    act(async () => {
      if (link !== address.here()) write(link);
      await read();
      if (remarked) remark(remarked);
    });
  }

  /** Another game between the same players. @param {string} link */
  function openAnew(link) {
    const same = seats();
    address.opened(link);
    if (same.some(Boolean)) remember({ seats: same });
  }

  /** A game with these players. @param {string} link @param {[number, number]} levels */
  function openSeated(link, levels) {
    address.opened(link);
    remember({ seats: levels });
  }

  /** Another game between the same players, each with the other's side. @param {string} link */
  function openSwapped(link) {
    const { name, seats: levels } = table();
    const { you: side, rival } = sitting(state.view);
    address.opened(link);
    remember({
      name,
      seats: [levels[1], levels[0]],
      you: side === null ? null : side === 0 ? 1 : 0,
      both: rival === "screen" ? 0 : null,
    });
  }

  /** A position that is only tried out: nobody sits opposite. @param {string} link */
  function openAlone(link) {
    address.tried(link, -1);
    holdInTab({ both: 0 });
  }

  /** @param {number} step @param {boolean} [chosen] whether a person chose that move */
  async function stepOnce(step, chosen = true) {
    const { ply, moves, links } = state.view;
    if (step > 0 && links.redo) address.replayed(links.redo, chosen);
    else if (ply < moves.length) address.rewritten(`#${ply + step}`);
    else if (step < 0 && links.undo) await address.undone(links.undo);
    await read();
  }

  /**
   * Whether a move that was just taken back, or played again, belongs to the computer's answer.
   *
   * @param {number} step
   */
  function isAnswer(step) {
    const { ply, moves, links } = state.view;
    const more = step < 0 ? ply > 0 : links.redo !== null || ply < moves.length;
    return levelToMove(state.view) > 0 && !isAlone() && more;
  }

  return {
    learning,
    show,
    refuse,
    learn,
    read,
    mend,
    goTo,
    openAnew,
    openSeated,
    openSwapped,
    openAlone,
    stepOnce,
    isAnswer,
  };
}
