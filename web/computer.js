// The computer as a player: who sits where, when it thinks, when it waits, and its hints.

import { app } from "./app.js";
import { graph, judged } from "./graph.js";
import { alarm, onPress, remark, say } from "./panel.js";
import { part } from "./part.js";
import { settings } from "./settings.js";
import { stopThinking, think } from "./thinker.js";
import { t } from "./words.js";

/** @import { Answer, Question, View } from "./types.js" */

const PLACE = "seats"; // kept while the tab is open, and never in the link
const PAUSE = 350; // milliseconds in which a player sees what he did himself
const LONG = 1000; // after so many milliseconds thinking is announced
const HINTS = 3; // the level that gives them
const root = document.documentElement;

/** @returns {[number, number]} the level of each player, 0 for a person */
function seated() {
  try {
    const [first, second] = JSON.parse(sessionStorage.getItem(PLACE) ?? "[]");
    return [Number(first) || 0, Number(second) || 0];
  } catch {
    return [0, 0];
  }
}

/** @param {number} ms */
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const seed = () => Math.floor(Math.random() * 2 ** 31);

/**
 * @param {object} page
 * @param {(task: () => unknown) => Promise<unknown>} page.act
 * @param {(question: Question) => Promise<boolean>} page.play
 * @param {() => Promise<void>} page.roll
 * @param {(link: string) => boolean} page.isElsewhere whether the page shows another game by now
 * @param {() => void} page.draw
 */
export function computer({ act, play, roll, isElsewhere, draw }) {
  const seats = seated();
  const selects = /** @type {HTMLSelectElement[]} */ ([part("first-seat"), part("second-seat")]);
  const speed = /** @type {HTMLSelectElement} */ (part("speed"));
  let thinking = ""; // the link that is thought about
  let waiting = false; // for the player, who went back or said stop
  let hinting = false; // for the player, who may move all the same
  let clock = 0;

  /** @param {View} view */
  const plays = ({ whose }) => whose !== null && seats[whose] > 0;
  const isAlone = () => seats.every((level) => level > 0);

  /** @param {string} link @param {number} level */
  function begin(link, level) {
    const since = performance.now();
    thinking = link;
    root.dataset.thinks = "";
    part("thinking").hidden = false;
    const tick = () => {
      const seconds = (performance.now() - since) / 1000;
      part("thinking-text").textContent = t(
        "The computer is thinking (level {level}): {seconds}\u00a0s",
        {
          level,
          seconds: seconds.toFixed(1),
        },
      );
    };
    tick();
    clearInterval(clock);
    clock = setInterval(tick, 100);
    setTimeout(() => thinking === link && say(t("The computer is thinking.")), LONG);
  }

  function end() {
    thinking = "";
    hinting = false;
    delete root.dataset.thinks;
    part("thinking").hidden = !isAlone() || waiting; // who only watches can stop at any time
    clearInterval(clock);
  }

  function stop() {
    if (!thinking) return;
    stopThinking();
    end();
  }

  /**
   * Ask, unless the player goes elsewhere or says stop meanwhile.
   *
   * @param {Question & { link: string }} question
   * @param {View} view
   */
  async function analyse(question, view) {
    /** @type {Answer | null} */
    let answer;
    try {
      answer = await think(question);
    } catch (error) {
      end();
      alarm(`${t("The computer could not think.")} (${error})`);
      return null;
    }
    if (thinking !== question.link || !answer) return null;
    end();
    if (!answer.ok) {
      alarm(answer.error.message);
      return null;
    }
    judged(view, answer.analysis.value);
    return answer.analysis;
  }

  /** Think about what is shown, if it is the computer's turn and nobody asked it to wait. */
  async function consider() {
    const { view } = app;
    if (thinking !== view.link) stop();
    const due = plays(view) && !view.error && view.ply === view.moves.length;
    part("go").hidden = !(due && waiting);
    if (thinking) return;
    if (!due || waiting) {
      part("thinking").hidden = true;
      return graph(view);
    }
    const { link, turn, whose } = view;
    const level = whose === null ? 0 : seats[whose];
    begin(link, level);
    await sleep(isAlone() ? Number(speed.value) : PAUSE);
    if (thinking !== link) return;
    if (turn === "chance") {
      end();
      return act(() => (isElsewhere(link) ? undefined : roll()));
    }
    const analysis = await analyse({ op: "think", link, level, seed: seed() }, view);
    if (!analysis) return;
    const { move } = analysis;
    const { turned } = settings;
    await act(() => (isElsewhere(link) ? undefined : play({ op: "play", link, move, turned })));
  }

  /** Show a move that the computer would play, and say why. */
  async function hint() {
    const { link, ply, moves, choices } = app.view;
    if (choices.length === 0 || ply < moves.length) {
      return remark(t("A hint needs a player to move at the end of the game."));
    }
    if (thinking) return;
    begin(link, HINTS);
    hinting = true;
    const analysis = await analyse({ op: "hint", link, level: HINTS, seed: 1 }, app.view);
    if (!analysis) return;
    await act(() => {
      if (isElsewhere(link)) return;
      app.hint = analysis.path;
      remark(analysis.sentence);
    });
    graph(app.view);
  }

  function goOn() {
    waiting = false;
  }

  selects.forEach((select, seat) => {
    select.value = String(seats[seat]);
    select.addEventListener("change", () => {
      seats[seat] = Number(select.value);
      try {
        sessionStorage.setItem(PLACE, JSON.stringify(seats));
      } catch {
        // Nothing can be kept here; it holds until the page is left.
      }
      stop();
      goOn();
      consider();
    });
  });
  onPress("hint", hint);
  onPress("go", () => {
    goOn();
    consider();
  });
  onPress("stop", () => {
    waiting = true;
    stop();
    consider();
    draw();
    say(t("Stopped. The computer waits."));
  });
  part("evaluation").addEventListener("toggle", () => graph(app.view));

  return {
    consider,
    goOn,
    hint,
    /** Whether a player may move now; who asked for a hint need not wait for it. */
    lets() {
      if (hinting) stop();
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
      const more =
        step < 0 ? view.ply > 0 : view.links.redo !== null || view.ply < view.moves.length;
      return plays(view) && !isAlone() && more;
    },
  };
}
