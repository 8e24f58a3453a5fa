// What a player plays: clicks, buttons and typed words become moves, which the rules accept or
// refuse.

import { begun, leading, pick } from "../board/picker.js";
import { add, alarm } from "../panels/status.js";
import * as address from "./address.js";
import * as dice from "./dice.js";
import { announce } from "./news.js";
import * as render from "./render.js";
import { settings } from "./settings.js";
import { heard, sound } from "./sound.js";
import { forget, isBound, state, ways } from "./state.js";
import { isFriends, levelToMove, remember, seated, table } from "./table.js";
import { standing } from "./tables.js";
import { t } from "./words.js";

/** @import { Question, View } from "../types.js" */
/** @import { going } from "./going.js" */
/** @import { tasks } from "./tasks.js" */

/**
 * @param {ReturnType<typeof tasks>["ask"]} ask
 * @param {Pick<ReturnType<typeof going>, "learning" | "mend" | "refuse" | "show">} places
 */
export function moving(ask, { learning, mend, refuse, show }) {
  /** Whether the player may move now; the computer's turn is its own until it is stopped. */
  function mayMove() {
    announce("touched");
    // Where a turn has many steps, who does something only wants to see the last one.
    if (state.occupied && state.view.throws === 0) {
      alarm(t("The computer is thinking. Press Stop to move instead."));
    }
    return !state.occupied && !state.lesson?.solved;
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

  return { mayMove, choose, isHeld, lead, roll, play, accept, type, press, aimed, letGo };
}
