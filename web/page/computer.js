// The computer as a player: it listens to what happens, thinks about what is shown when it is
// its turn, waits when a player wants to look around, and gives hints. Nobody calls it; what it
// does are the actions of a player.

import { graph, judged, redraw } from "../panels/evaluation.js";
import { onSeats, showSeats } from "../panels/players.js";
import { alarm, remark, say } from "../panels/status.js";
import { hideThinking, showThinking, stopClock } from "../panels/thinking.js";
import { stopThinking, think } from "../python/thinker.js";
import { onPress, part } from "./dom.js";
import { listen } from "./news.js";
import { showPhase } from "./phase.js";
import { keepFocus, showSeated, showTold } from "./render.js";
import { settings } from "./settings.js";
import { state } from "./state.js";
import { isAlone, isTurned, levelToMove, remember, seats } from "./table.js";
import { t } from "./words.js";

/** @import { Answer, Answers, Player, Thought, View } from "../types.js" */
/** @import { actions } from "./actions.js" */
/** @import { tasks } from "./tasks.js" */

const PAUSE = 350; // milliseconds in which a player sees what he did himself
const STEP = 370; // and in which he sees each step of the computer’s turn: 1.6 s in all
const HINTS = 3; // the level that gives them
const root = document.documentElement;

/** @type {() => void} who waits need not wait any longer */
let wake = () => {};

/** Wait, unless somebody does not want to. @param {number} ms */
const sleep = (ms) =>
  new Promise((resolve) => {
    wake = () => resolve(undefined);
    setTimeout(wake, ms);
  });

/** On a phone the button is far below the board, and the hint is there. */
function seeBoard() {
  const { top, bottom } = part("frame").getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
}

/** Why there can be no hint, if so. @param {View} view @param {boolean} live */
function withoutHint({ outcome, error, turn, ply, moves }, live) {
  if (!live) return t("Loading the rules");
  if (error) return t("Press “Continue from here” first, then ask for a hint.");
  if (ply < moves.length) return t("Go to the latest move to get a hint.");
  if (outcome) return t("The game is over.");
  return turn === "chance" ? t("Roll the dice first.") : "";
}

const seed = () => Math.floor(Math.random() * 2 ** 31);

/**
 * @param {Pick<ReturnType<typeof tasks>, "act" | "isLive">} tasks
 * @param {ReturnType<typeof actions>["computer"]} actions
 */
export function computer({ act, isLive }, { accept, read, roll }) {
  let run = 0; // counts what was begun or stopped: whoever waits sees whether it still counts
  let thinking = ""; // the link that is thought about
  let hinting = false; // for the player, who may move all the same
  let waiting = false; // for the player, who went back or said stop
  let stepped = -1; // the player for whom the computer has made a step just now
  let due = 0; // when its next step is to be seen
  let hurried = false; // whether the player wants to see only the end of its turn
  let seen = ""; // the link up to which the player has seen his own turn

  /**
   * @param {string} link
   * @param {number} level 0 if it is for a hint
   * @param {Player | null} side that it thinks for
   */
  function begin(link, level, side) {
    thinking = link;
    hinting = level === 0;
    state.occupied = !hinting;
    root.dataset.thinks = hinting ? "hint" : "move";
    showThinking(level, isAlone() ? null : side);
    return ++run;
  }

  function end() {
    run += 1;
    thinking = "";
    hinting = false;
    state.occupied = false;
    delete root.dataset.thinks;
    stopClock();
    if (!isAlone() || waiting) keepFocus(hideThinking); // who only watches can stop at any time
  }

  function stop() {
    if (!thinking) return;
    stopThinking();
    end();
  }

  /** Leave the move to the player until he wants the computer to go on. */
  function rest() {
    waiting = true;
    stop();
    consider();
  }

  /** What is shown next may be thought about again. */
  function resume() {
    waiting = false;
  }

  /**
   * Ask, unless the player goes elsewhere or says stop meanwhile.
   *
   * @template {Thought} Q
   * @param {Q} question
   * @param {number} mine
   * @returns {Promise<({ ok: true } & Answers[Q["op"]]) | null>}
   */
  async function analyse(question, mine) {
    /** @type {Answer<Q["op"]> | null} */
    let answer = null;
    let trouble = "";
    try {
      answer = await think(question);
    } catch (error) {
      trouble = `${t("The computer could not find a move.")} (${error})`;
    }
    if (mine !== run) return null;
    if (answer?.ok) {
      end();
      return answer;
    }
    rest();
    alarm(answer ? answer.error.message : trouble);
    return null;
  }

  /** Think about what is shown, if it is the computer's turn and nobody asked it to wait. */
  async function consider() {
    const { view } = state;
    const level = levelToMove(view);
    showSeats(seats());
    showSeated();
    showPhase(view);
    if (thinking !== view.link) stop();
    const ready = level > 0 && !view.error && view.ply === view.moves.length && isLive();
    const holds = ready && isHeld(view);
    keepFocus(() => part("go").toggleAttribute("hidden", !(ready && (waiting || holds))));
    root.toggleAttribute("data-machine", ready && !waiting && !holds);
    part("go").textContent = holds ? t("Done") : t("Let the computer move");
    if (thinking) return;
    if (!ready || waiting || holds) {
      stepped = -1;
      keepFocus(hideThinking);
      return graph(view);
    }
    redraw(view);
    await move(view, level);
  }

  /**
   * Whether a turn of several moves by a person is not finished until he says so.
   *
   * @param {View} view
   */
  function isHeld({ throws, owners, whose, link }) {
    const last = owners.at(-1);
    const own = throws > 0 && last !== undefined && last !== whose && seats()[last] === 0;
    return own && !settings.finish && seen !== link;
  }

  /** Wait until the next step of a turn is to be seen. @param {Player | null} whose */
  async function pause(whose) {
    const now = performance.now();
    if (whose !== stepped) {
      hurried = false;
      due = now + PAUSE;
    } else due = Math.max(now, due + STEP);
    stepped = whose ?? -1;
    if (!hurried) await sleep(isAlone() ? Number(settings.speed) : due - now);
  }

  /** Make a move, or the first step of one. @param {View} view @param {number} level */
  async function move(view, level) {
    const { link, turn, whose } = view;
    const mine = begin(link, level, whose);
    await pause(whose);
    if (mine !== run) return;
    const stays = () => !waiting && state.view.link === link;
    if (turn === "chance") {
      end();
      return act(() => (stays() ? roll(false) : undefined));
    }
    const turned = isTurned();
    const question = { link, level, seed: seed(), turned };
    const answer = await analyse({ op: "think", ...question }, mine);
    if (!answer) return;
    if (answer.analysis) judged(view, level, answer.analysis.value);
    await act(async () => {
      if (!stays()) return;
      accept(answer.view, false);
      if (turned !== isTurned()) await read(); // seen from the other side by now
    });
  }

  /** Show a move that the computer would play, and say why. */
  async function hint() {
    const { view } = state;
    const { link } = view;
    seeBoard();
    const why = withoutHint(view, isLive());
    if (why) return remark(why);
    if (thinking) return say(t("The computer is thinking."));
    const mine = begin(link, 0, null);
    const answer = await analyse({ op: "hint", link, level: HINTS, seed: 1 }, mine);
    if (!answer) return;
    const { value, path, sentence } = answer.analysis;
    judged(view, HINTS, value);
    await act(() => {
      if (state.view.link !== link) return;
      state.hint = path;
      remark(sentence);
    });
    graph(state.view);
  }

  function halt() {
    const said = hinting ? t("Stopped.") : t("Stopped. The computer is waiting.");
    if (hinting) stop();
    else rest();
    say(said);
  }

  onSeats((chosen) => {
    const turned = isTurned();
    remember({ seats: chosen });
    stop();
    resume();
    if (state.view.opposite && turned !== isTurned())
      act(read); // seen by who sits there now
    else {
      showTold(); // who plays with the computer has no link to send
      consider();
    }
  });
  onPress("hint", hint);
  onPress("go", () => {
    resume();
    seen = state.view.link;
    consider();
  });
  onPress("stop", halt);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && thinking && !document.querySelector("dialog[open]")) halt();
  });
  part("evaluation").addEventListener("toggle", () => graph(state.view));

  listen("shown", consider);
  listen("played", resume);
  listen("opened", resume);
  listen("left", () => {
    waiting = true;
    stop();
  });
  listen("touched", () => {
    if (hinting) stop(); // who asked for a hint need not wait for it
    if (state.occupied && state.view.throws > 0) {
      hurried = true;
      wake();
    }
  });
}
