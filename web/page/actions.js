// What a player can do: each becomes a question to Python, and the answer is shown. The
// computer plays by the same actions.

import { pick } from "../board/picker.js";
import { showKept } from "../panels/loading.js";
import { nameOf } from "../panels/names.js";
import { sit } from "../panels/players.js";
import { alarm } from "../panels/status.js";
import * as address from "./address.js";
import { changeSides, isAnother } from "./arrival.js";
import { going } from "./going.js";
import { moving } from "./moving.js";
import { announce } from "./news.js";
import * as render from "./render.js";
import { isBound, state, ways } from "./state.js";
import { holdInTab, isFriends, isOpposite, remember, table, you } from "./table.js";
import { t } from "./words.js";

/** @import { Challenge } from "../panels/rival.js" */
/** @import { Table } from "./tables.js" */
/** @import { tasks } from "./tasks.js" */

/** @param {ReturnType<typeof tasks>} tasks */
export function actions({ act, ask, isLive }) {
  const places = going({ act, ask });
  const { goTo, isAnswer, learn, learning, read, stepOnce } = places;
  const { openAlone, openAnew, openSeated, openSwapped } = places;
  const { accept, aimed, choose, isHeld, lead, letGo, mayMove, play, press, roll, type } = moving(
    ask,
    places,
  );
  let visit = 0; // counts how often the player went elsewhere by the browser's own buttons

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
