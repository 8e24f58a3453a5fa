// The computer as a player: who sits where, when it thinks, when it waits, and its hints.

import { graph, judged, redraw } from "../panels/evaluation.js";
import { alarm, onPress, remark, say } from "../panels/panel.js";
import { settings } from "../panels/settings.js";
import { stopThinking, think } from "../python/thinker.js";
import { embedded } from "./address.js";
import { part } from "./dom.js";
import { app } from "./state.js";
import { remember, table } from "./table.js";
import { language, t } from "./words.js";

/** @import { Analysis, Answer, Question, View } from "../types.js" */

const PAUSE = 350; // milliseconds in which a player sees what he did himself
const STEP = 900; // and in which he sees each step of the computer's turn
const LONG = 1000; // after so many milliseconds thinking is announced
const HINTS = 3; // the level that gives them
const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const root = document.documentElement;

/** Who plays the game in the address; in an embed nobody could send the computer away. */
const seated = () => (embedded ? [0, 0] : table().seats);

/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** On a phone the button is far below the board, and the hint is there. */
function seeBoard() {
  const { top, bottom } = part("frame").getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
}

/** Why there can be no hint, if so. @param {View} view @param {boolean} live */
function withoutHint({ outcome, error, turn, ply, moves }, live) {
  if (!live) return t("Python is loading");
  if (error) return t("A hint needs a legal game: continue from here first.");
  if (ply < moves.length) return t("Go to the last move for a hint.");
  if (outcome) return t("The game is over.");
  return turn === "chance" ? t("Roll the dice first.") : "";
}

const seed = () => Math.floor(Math.random() * 2 ** 31);

/**
 * @param {object} page
 * @param {(task: () => unknown) => Promise<unknown>} page.act
 * @param {(question: Question) => Promise<boolean>} page.play
 * @param {() => Promise<unknown>} page.roll
 * @param {() => boolean} page.isLive whether Python has answered
 * @param {(update: () => void) => void} page.keepFocus
 */
export function computer({ act, play, roll, isLive, keepFocus }) {
  let seats = seated();
  const selects = /** @type {HTMLSelectElement[]} */ ([part("first-seat"), part("second-seat")]);
  const speed = /** @type {HTMLSelectElement} */ (part("speed"));
  let run = 0; // counts what was begun or stopped: whoever waits sees whether it still counts
  let thinking = ""; // the link that is thought about
  let hinting = false; // for the player, who may move all the same
  let waiting = false; // for the player, who went back or said stop
  let clock = 0;
  let announcing = 0;
  let stepped = -1; // the player for whom the computer has made a step just now

  /** @param {View} view */
  const plays = ({ whose }) => whose !== null && seats[whose] > 0;
  const isAlone = () => seats.every((level) => level > 0);

  /** @param {string} name @param {boolean} hidden */
  const hide = (name, hidden) => keepFocus(() => part(name).toggleAttribute("hidden", hidden));

  /** @param {string} link @param {number} level 0 if it is for a hint */
  function begin(link, level) {
    const since = performance.now();
    thinking = link;
    hinting = level === 0;
    app.occupied = !hinting;
    root.dataset.thinks = "";
    hide("thinking", false);
    const tick = () => {
      const passed = (performance.now() - since) / 1000;
      const seconds = passed.toLocaleString(language, DIGITS);
      part("thinking-text").textContent = hinting
        ? t("Looking for a hint: {seconds}\u00a0s", { seconds })
        : t("The computer is thinking (level {level}): {seconds}\u00a0s", { level, seconds });
    };
    tick();
    clock = setInterval(tick, 100);
    announcing = setTimeout(() => say(t("The computer is thinking.")), LONG);
    return ++run;
  }

  function end() {
    run += 1;
    thinking = "";
    hinting = false;
    app.occupied = false;
    delete root.dataset.thinks;
    clearInterval(clock);
    clearTimeout(announcing);
    if (!isAlone() || waiting) hide("thinking", true); // who only watches can stop at any time
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

  /**
   * Ask, unless the player goes elsewhere or says stop meanwhile.
   *
   * @param {Question} question
   * @param {number} mine
   * @returns {Promise<Analysis | null>}
   */
  async function analyse(question, mine) {
    /** @type {Answer | null} */
    let answer = null;
    let trouble = "";
    try {
      answer = await think(question);
    } catch (error) {
      trouble = `${t("The computer could not think.")} (${error})`;
    }
    if (mine !== run) return null;
    if (answer?.ok) {
      end();
      return answer.analysis;
    }
    rest();
    alarm(answer ? answer.error.message : trouble);
    return null;
  }

  /** Seats belong to a game: another address, other players. */
  function sit() {
    seats = seated();
    selects.forEach((select, seat) => {
      select.value = String(seats[seat]);
    });
  }

  /** Think about what is shown, if it is the computer's turn and nobody asked it to wait. */
  async function consider() {
    const { view } = app;
    sit();
    if (thinking !== view.link) stop();
    const due = plays(view) && !view.error && view.ply === view.moves.length && isLive();
    hide("go", !(due && waiting));
    if (thinking) return;
    if (!due || waiting) {
      stepped = -1;
      hide("thinking", true);
      return graph(view);
    }
    redraw(view);
    const { link, turn, whose } = view;
    const level = whose === null ? 0 : seats[whose];
    const mine = begin(link, level);
    const pause = whose === stepped ? STEP : PAUSE;
    stepped = whose ?? -1;
    await sleep(isAlone() ? Number(speed.value) : pause);
    if (mine !== run) return;
    if (turn === "chance") {
      end();
      return act(() => (waiting || app.view.link !== link ? undefined : roll()));
    }
    const analysis = await analyse({ op: "think", link, level, seed: seed() }, mine);
    if (!analysis) return;
    judged(view, level, analysis.value);
    const { move } = analysis;
    const { turned } = settings;
    await act(() => {
      if (!waiting && app.view.link === link) return play({ op: "play", link, move, turned });
    });
  }

  /** Show a move that the computer would play, and say why. */
  async function hint() {
    const { view } = app;
    const { link } = view;
    seeBoard();
    const why = withoutHint(view, isLive());
    if (why) return remark(why);
    if (thinking) return say(t("The computer is thinking."));
    const mine = begin(link, 0);
    const analysis = await analyse({ op: "hint", link, level: HINTS, seed: 1 }, mine);
    if (!analysis) return;
    judged(view, HINTS, analysis.value);
    await act(() => {
      if (app.view.link !== link) return;
      app.hint = analysis.path;
      remark(analysis.sentence);
    });
    graph(app.view);
  }

  function goOn() {
    waiting = false;
  }

  for (const select of selects) {
    select.addEventListener("change", () => {
      remember({ seats: [Number(selects[0].value), Number(selects[1].value)] });
      stop();
      goOn();
      consider();
    });
  }
  onPress("hint", hint);
  onPress("go", () => {
    goOn();
    consider();
  });
  function halt() {
    const said = hinting ? t("Stopped.") : t("Stopped. The computer waits.");
    if (hinting) stop();
    else rest();
    say(said);
  }
  onPress("stop", halt);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && thinking && !document.querySelector("dialog[open]")) halt();
  });
  part("evaluation").addEventListener("toggle", () => graph(app.view));

  return {
    consider,
    goOn,
    /** Whether a player may move now; who asked for a hint need not wait for it. */
    lets() {
      if (hinting) stop();
      if (thinking) alarm(t("The computer is thinking; Stop lets you move."));
      return thinking === "";
    },
    /** The player looks elsewhere: what is shown then is left to him. */
    pause() {
      waiting = true;
      stop();
    },
    /**
     * Whether a move that was just taken back, or played again, belongs to the computer's answer.
     *
     * @param {View} view
     * @param {number} step
     */
    isAnswer(view, step) {
      const { ply, moves, links } = view;
      const more = step < 0 ? ply > 0 : links.redo !== null || ply < moves.length;
      return plays(view) && !isAlone() && more;
    },
  };
}
