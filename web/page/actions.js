// What a player can do: each becomes a question to Python, and the answer is shown. The
// computer plays by the same actions.

import { begun, leading, pick } from "../board/picker.js";
import { showKept } from "../panels/loading.js";
import { nameOf } from "../panels/names.js";
import { sit } from "../panels/players.js";
import { add, alarm, offer, remark } from "../panels/status.js";
import * as address from "./address.js";
import { arrive, changeSides, isAnother } from "./arrival.js";
import * as dice from "./dice.js";
import { isTaught, lesson } from "./lesson.js";
import { announce } from "./news.js";
import * as render from "./render.js";
import { settings } from "./settings.js";
import { heard, sound } from "./sound.js";
import { forget, isBound, state, ways } from "./state.js";
import {
  holdInTab,
  isAlone,
  isFriends,
  isNewcomer,
  isOpposite,
  isTurned,
  levelToMove,
  remember,
  seated,
  seats,
  sitting,
  table,
  you,
} from "./table.js";
import { standing } from "./tables.js";
import { t } from "./words.js";

/** @import { Challenge } from "../panels/rival.js" */
/** @import { Question, Refusal, View } from "../types.js" */
/** @import { Table } from "./tables.js" */
/** @import { tasks } from "./tasks.js" */

/** @param {ReturnType<typeof tasks>} tasks */
export function actions({ act, ask, isLive }) {
  const learning = lesson(ask, show, refuse);
  let visit = 0; // counts how often the player went elsewhere by the browser's own buttons

  // --- Moves -----------------------------------------------------------------------------

  /** Whether the player may move now; the computer's turn is its own until it is stopped. */
  function mayMove() {
    announce("touched");
    // Where a turn has many steps, who does something only wants to see the last one.
    if (state.occupied && state.view.throws === 0) {
      alarm(t("The computer is thinking. Press Stop to move instead."));
    }
    return !state.occupied && !state.lesson?.solved;
  }

  /** A move on a link with a mistake goes on without it first. */
  async function mend() {
    if (!state.view.error) return;
    announce("opened");
    address.continued(state.view.link);
    await read();
  }

  /**
   * A site was chosen. A finger hides small points: its first tap on one that would play a move
   * only aims, the second one plays. Chosen again, what was picked up goes by the die that leads,
   * or is let go.
   *
   * @param {string} site
   * @param {boolean} touched
   * @param {boolean} [double] whether it is the second click of two at once
   * @returns {Promise<void>}
   */
  async function choose(site, touched, double = false) {
    if (double && !(isHeld(site) && active())) return; // the same click, not another move
    if (!mayMove()) return;
    await mend();
    const step = pick(ways(), state.picked, site, isBound());
    if (isLetGo(step, site)) {
      const tag = active();
      return tag ? choose(tag.site, false) : letGo();
    }
    const aims = touched && settings.confirm && render.isSmall(site);
    if (step.moves && aims && state.aim !== site) {
      state.aim = site;
      return render.showAimed(site);
    }
    const missed = state.aim !== null && !step.moves;
    state.aim = null;
    if (missed) render.showBegun();
    state.refused = [];
    alarm("");
    const [first] = state.picked;
    const die = state.view.scene.buttons.find(({ id, pips }) => id === first && pips > 0);
    if (step.moves) await playAll(step.moves, die?.id);
    else if (step.refused) await play({ op: "play", link: state.view.link, path: step.refused });
    else await hold(step.picked);
  }

  /** @param {string} site */
  const isHeld = (site) => state.picked.at(-1) === site;

  /** @param {ReturnType<typeof pick>} step @param {string} site */
  function isLetGo(step, site) {
    const goesOn = step.moves !== null || step.picked.length > state.picked.length;
    return isHeld(site) && !goesOn && !isBound();
  }

  /**
   * Play what clicks mean; each move of several in a row is a choice of its own, but only the last
   * is shown. Who has chosen a die goes on with the next one.
   *
   * @param {string[]} moves
   * @param {string} [die] that was chosen first
   */
  async function playAll(moves, die) {
    for (const [at, move] of moves.entries()) {
      const isLast = at === moves.length - 1;
      const played = await play({ op: "play", link: state.view.link, move }, { shown: isLast });
      if (!played) return;
    }
    if (die !== undefined) await lead(die);
  }

  /** Let the next die lead, if the turn goes on. @param {string} [used] the one before */
  async function lead(used) {
    const { view } = state;
    const mine = view.whose !== null && levelToMove(view) === 0 && !isFriends(view);
    const die = mine ? leading(view.scene.buttons, used) : undefined;
    if (die === undefined) return;
    await hold([die]);
    state.led = true;
  }

  /** Roll the dice that are due. @param {boolean} [chosen] whether a person wanted them */
  async function roll(chosen = true) {
    await mend();
    const { link, turn } = state.view;
    if (turn !== "chance") return false;
    return play(
      { op: "roll", link, table: table().id, secret: dice.secret(state.view) },
      { chosen },
    );
  }

  /**
   * Play a move and show it, or say why not.
   *
   * @param {Extract<Question, { op: "play" | "roll" }>} question
   * @param {{ typed?: boolean, chosen?: boolean, shown?: boolean }} [how] whether a person wrote it,
   *   or chose it; whether it is to be seen
   * @returns {Promise<boolean>} whether it was played
   */
  async function play(question, { typed = false, chosen = true, shown = true } = {}) {
    if (state.lesson) {
      await learning.tried(question);
      return false; // nothing of a game was played
    }
    const before = address.here();
    const answer = await ask(question);
    if (address.here() !== before) return false; // the player is elsewhere by now
    if (answer.ok) accept(answer.view, chosen, shown);
    else refuse(answer.error, typed);
    return answer.ok;
  }

  /**
   * Show a move that was played. One that no person chose belongs to the move before it, so that
   * Back goes from choice to choice.
   *
   * @param {View} view the game after it
   * @param {boolean} [chosen] whether a person did
   * @param {boolean} [shown] whether it is to be seen: more moves may follow at once
   */
  function accept(view, chosen = true, shown = true) {
    announce("played");
    const { ply, moves, links } = state.view;
    const isLine = chosen && ply < moves.length;
    const who = isLine ? { both: 0 } : seated(view);
    if (isLine) address.tried(view.link, ply);
    else if (chosen) address.played(view.link, links.home);
    else address.answered(view.link, links.home);
    remember({ ...standing(view), ...who, ...dice.played(view) });
    state.found = null;
    if (!shown) {
      state.view = view;
      return;
    }
    show(view);
    if (settings.sound) sound(heard(view));
    if (typeof who.both === "number" && !isLine) {
      add(t("You play for both sides now. Undo, and your friend is to move again."));
    }
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

  /** A move was typed. @param {string} move */
  async function type(move) {
    if (!mayMove()) return false;
    await mend();
    alarm("");
    return play({ op: "play", link: state.view.link, move }, { typed: true });
  }

  /**
   * A move is begun: let the rules say how it can go on.
   *
   * @param {string[]} picked
   */
  async function hold(picked) {
    const answer = await ask({ op: "pick", link: state.view.link, path: picked });
    if (!answer.ok) return refuse(answer.error);
    state.picked = picked;
    state.half = answer.preview;
    render.showBegun();
    announce("begun");
  }

  /**
   * A button was pressed, which stands for a site. A die that the man in the hand can go by leads
   * him next; what leaves only one thing to do is done.
   *
   * @param {string} id
   */
  async function press(id) {
    const [only, ...others] = begun(ways(), [id]);
    const isOne = only && others.length === 0 && only.path.length > 1;
    if (!isOne) return isChanged(id) ? undefined : choose(id, false);
    if (mayMove()) await playAll(only.moves, state.led ? id : undefined);
  }

  /**
   * A die was pressed that the man in the hand can go by: it is the one that he goes by next.
   *
   * @param {string} id of its button
   */
  function isChanged(id) {
    const { half, view } = state;
    const pips = view.scene.buttons.find((button) => button.id === id)?.pips;
    const tag = half?.scene.tags.find(({ dice }) => dice.length === 1 && dice[0] === pips);
    if (!half || !tag) return false;
    half.scene.tags = [tag, ...half.scene.tags.filter((some) => some !== tag)];
    return true;
  }

  /** Where the die leads that a man in the hand goes by next. */
  const active = () => state.half?.scene.tags[0];

  /** Where a player would play: at the site that is aimed at, or where the chosen die leads. */
  const aimed = () => state.aim ?? active()?.site ?? null;

  /** Take back a move that was begun. */
  function letGo() {
    forget();
    render.showBegun();
    announce("begun");
  }

  // --- Going elsewhere -------------------------------------------------------------------

  /** @param {View} view */
  function show(view) {
    render.show(view);
    announce("shown");
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
    /** A cell was clicked; before Python answers, the click is kept. */
    choose(
      /** @type {string} */ site,
      /** @type {boolean} */ touched,
      /** @type {boolean} */ double = false,
    ) {
      const here = visit;
      if (isLive()) return act(() => (here === visit ? choose(site, touched, double) : undefined));
      if (double) return;
      state.kept = { site, touched };
      showKept(nameOf(state.view.scene, site));
      render.draw();
    },
    /** Whether a click on a site takes a man up, who can then be carried. */
    mayTake(/** @type {string} */ site) {
      if (!isLive() || state.occupied) return false;
      const { moves, refused } = pick(ways(), state.picked, site, isBound());
      return !moves && (!refused || isHeld(site));
    },
    /** A man was taken up to be carried, if he is not in the hand yet. */
    take: (/** @type {string} */ site) =>
      act(() => (state.picked.at(-1) === site ? undefined : choose(site, false))),
    /** A button under the board was pressed, which stands for a site. */
    press: (/** @type {string} */ id) => act(() => press(id)),
    /** What is left to do is done by itself: nobody chose it. */
    force: (/** @type {string} */ move) =>
      act(async () => {
        await play({ op: "play", link: state.view.link, move }, { chosen: false });
      }),
    /** Play at the site that a finger aims at, or that the chosen die leads to. */
    place: () =>
      act(() => {
        const site = aimed();
        return site === null ? undefined : choose(site, false);
      }),
    /** The player wants the dice. */
    roll: () => act(async () => void (mayMove() && (await roll()))),
    /** The player wants the dice, and goes by them one after another. */
    rollAndLead: () =>
      act(async () => {
        if (mayMove() && (await roll())) await lead();
      }),
    type: (/** @type {string} */ move) => act(() => type(move)),

    /** Let go of what was begun, and of what was said about it. */
    letGo: () =>
      act(() => {
        alarm("");
        letGo();
      }),
    /** A click beside everything takes back nothing that is on the board. */
    miss() {
      if (state.picked.length === 0 && state.aim === null) return;
      const bound = isBound() ? state.half : null;
      act(() => {
        alarm(bound ? bound.prompt : "");
        if (!bound) letGo();
      });
    },

    /** One move back, or forth again. */
    stepBy(/** @type {number} */ step) {
      announce("touched");
      announce("left");
      act(async () => {
        // A move that was only begun is undone first.
        if (state.picked.length > 0 && !state.led) return letGo();
        // The computer's moves go and come with the player's own.
        for (let before; before !== state.view && (!before || isAnswer(step)); ) {
          const chosen = !before;
          before = state.view;
          await stepOnce(step, chosen);
        }
      });
    },
    /** Look at the game after some of its moves. */
    look(/** @type {number} */ ply) {
      announce("left");
      return act(async () => {
        address.rewritten(`#${ply}`);
        await read();
      });
    },
    open(/** @type {string} */ link, /** @type {string} */ remarked) {
      goTo(link, remarked, remarked ? openAlone : address.opened);
      if (remarked) announce("left"); // a rule is to be tried by the player
    },
    /** A link has come that is not in the address. */
    receive: (/** @type {string} */ link) => goTo(link, "", address.opened),
    /** Go on with a game that this device knows. */
    resume(/** @type {Pick<Table, "link" | "id">} */ { link, id }) {
      announce("touched");
      announce("opened");
      return act(() => {
        address.opened(link, id);
        return read();
      });
    },
    /** The link went to the friend; only a share sheet knows that it did. */
    sent(/** @type {string} */ link, /** @type {"shared" | "copied"} */ way) {
      const isHere = link === state.view.link && you(state.view) !== null;
      if (isHere) {
        act(() => {
          remember({ sent: { link, way } });
          render.showSent();
        });
      }
      return isHere && isFriends(state.view);
    },
    /** What the page thinks of whose game this is, or who plays what in it, is wrong. */
    correct: (/** @type {"game" | "sides"} */ what) =>
      act(() => {
        if (what === "game") isAnother(state.view);
        else changeSides();
        state.found = null;
        return read();
      }),
    /** Play against the computer: this game, or one that is begun. */
    challenge(/** @type {Challenge} */ { game, seats: chosen }) {
      if (game === state.view && address.here() !== "") return sit(chosen);
      goTo(game.links.new, "", (link) => {
        openSeated(link, chosen);
      });
    },
    /** Begin another kind of the game, with the same players. */
    begin: (/** @type {string} */ link, /** @type {[number, number] | null} */ levels = null) =>
      goTo(link, "", levels ? (some) => openSeated(some, levels) : openAnew),
    /** The same players once more, each with the other's side. */
    rematch: () =>
      goTo(
        state.view.links.new,
        t("New game. Your browser’s Back button returns to the old one."),
        openSwapped,
      ),
    /** Learn a game, from the first step or from the one that a link names. */
    learn,
    /** Another step of the lesson; behind the last one is its end. */
    learnOn(/** @type {number} */ by) {
      const { steps, step } = state.lesson ?? { steps: [], step: 0 };
      const link = steps[step - 1 + by];
      if (link) learn(link);
    },
    /** Do what is to be done in a step. */
    showMe: () =>
      act(async () => {
        const { move } = state.lesson ?? {};
        alarm("");
        letGo();
        if (move) await learning.tried({ op: "play", link: "", move });
      }),
    /** Go back to what was left for the lesson, or into the game. */
    leave() {
      const { lesson } = state;
      announce("touched");
      announce("opened");
      act(async () => {
        if (!(await address.unlearnt()) && lesson) address.opened(lesson.links.game);
        await read();
        scrollTo(0, 0);
      });
    },
    /** Leave what was tried out: the game is where it was. */
    untry() {
      announce("touched");
      announce("left");
      act(async () => {
        await address.untried();
        await read();
      });
    },
    openNew: () =>
      goTo(
        state.view.links.new,
        t("New game. Your browser’s Back button returns to the old one."),
        openAnew,
      ),
    /** Go on without what is wrong with the link. */
    goOn: () => goTo(state.view.link, "", address.continued),
    /** The browser went to another entry of its history. */
    arrive() {
      if (!address.arrived()) return;
      visit += 1;
      announce("touched");
      announce("left");
      state.kept = null;
      act(read);
    },
    read: () => act(read),
    /** See the board from the other seat, at this table from now on. */
    turn: () =>
      act(() => {
        const turned = !isOpposite();
        if (table().at > 0) remember({ turned });
        else holdInTab({ turned });
        return read();
      }),
    /** Play the click that has waited for Python. */
    playKept: () =>
      act(() => {
        const { kept } = state;
        state.kept = null;
        return kept ? choose(kept.site, kept.touched) : undefined;
      }),

    /** What the computer does while nothing else is being done. */
    computer: { accept, read, roll },
  };
}
