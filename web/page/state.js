// What is being done right now, and how that looks. The game itself is in the address.

import { clickable, seen } from "../board/seen.js";
import { rooms, shaped } from "../board/shape.js";
import { opening } from "./opening.js";
import { settings } from "./settings.js";

/** @import { Lesson, Preview, View } from "../types.js" */
/** @import { Find } from "./tables.js" */

/** @typedef {typeof state} State */

export const state = {
  /** What is shown; before Python answers, an opening or only its board. */
  view: opening(),
  /** @type {string[]} sites of a move that is being made */
  picked: [],
  /** @type {Preview | null} and how the board looks meanwhile */
  half: null,
  /** whether nobody picked that: the next die leads after the one that was chosen */
  led: false,
  /** @type {string[]} the sites that forbid what was tried last */
  refused: [],
  /** @type {string[]} the sites of a move that the computer would play */
  hint: [],
  /** @type {string | null} the site under the mouse */
  hover: null,
  /** @type {string | null} the site that a finger aims at */
  aim: null,
  /** @type {{ site: string, touched: boolean } | null} a click that waits for Python */
  kept: null,
  /** @type {Find | null} what is known of the link that was opened, until somebody moves */
  found: null,
  /** @type {(Lesson & { solved: boolean, away: boolean }) | null} the step of a lesson on the board, and whether a game waits behind it */
  lesson: null,
  /** whether who opened it had no game here before */
  newcomer: false,
  /** whether it is the computer that is making the next move */
  occupied: false,
};

/** Forget what was begun, aimed at, refused or advised. */
export function forget() {
  Object.assign(state, { picked: [], half: null, led: false, aim: null, refused: [], hint: [] });
}

/** Whether what was begun has changed the board, as a man that is put down does. */
export function isBound() {
  const { half, view } = state;
  const pieces = (/** @type {Preview | View} */ { scene }) => JSON.stringify(scene.pieces);
  return half !== null && pieces(half) !== pieces(view);
}

/** All ways to click a legal move, or several in a row. */
export const ways = () => clickable(state.view);

/** What is on the board, also of a move that is half made, in the shape that the page has room for. */
export const scene = () => shaped((state.half ?? state.view).scene, rooms());

/** How it looks. */
export function picture() {
  const { lesson } = state;
  const goals = lesson && !lesson.solved ? lesson.marks : [];
  const picture = seen({ ...state, goals }, settings.coordinates);
  return { ...picture, scene: shaped(picture.scene, rooms()) };
}
