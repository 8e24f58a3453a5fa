// The address and the browser's history: the only file that touches either.
//
// Every move that a person chose is an entry, with what was answered to it, so Back is undo and
// Forward is redo. The Undo button goes back where the entry before is the same game without
// that; a game that was opened by its link has no such entry and is shortened in place. Either way the longest link seen is kept
// with the entry as its `line`; Redo plays the next move of it.
//
// Browsers ignore or refuse what changes the address too often. What they did not take is
// written later, in its order; until then this file answers as if it had been.

import { LIMITS, within } from "../python/wait.js";

/**
 * @typedef {object} Entry
 * @property {number} depth how many entries of this page lie before
 * @property {string} table where the game is played: its dice fall once, whoever looks back
 * @property {boolean} [undo] the entry before is this game, one choice shorter
 * @property {string} [line] a longer link of this game, for Redo
 * @property {boolean} [only] that line is in no other entry
 * @property {boolean} [lesson] the entry before is what was left for a lesson
 * @property {{ depth: number, ply: number }} [trial] where the game is that a line was begun from,
 *   and after how many of its moves; fewer than none if it is only a position to try
 * @property {unknown} [whole] what is known of the table, where it can be kept nowhere else
 *
 * @typedef {object} Writing
 * @property {"pushState" | "replaceState"} way
 * @property {Entry} state
 * @property {string} link
 */

const AGAIN = 1000; // milliseconds after which the browser is asked once more

/** A name that no table has. */
export const newTable = () => Math.random().toString(36).slice(2);

/** @type {Writing[]} what the browser has not taken yet, the oldest first */
const unwritten = [];
let timer = 0;

/** @returns {Entry} */
function entry() {
  const { state } = unwritten.at(-1) ?? history;
  return { depth: 0, table: "", ...state };
}

const EMBED = /^\?embed(&|$)/;

/** Whether the page is shown inside another one; it stays so whatever is played. */
export const embedded = EMBED.test(location.search);

const LEARN = /[?&]learn(?:[=&#]|$)/;

/** Whether the address is of a lesson. */
export const isLesson = () => LEARN.test(here());

/** The link that the address holds, or will hold as soon as the browser lets us write it. */
export const here = () => unwritten.at(-1)?.link ?? inAddress();

const inAddress = () =>
  location.search.replace(EMBED, (_, more) => (more ? "?" : "")) + location.hash;

/** @param {string} link as it stands in the address */
const written = (link) => (embedded ? link.replace(/^\?/, "?embed&") : link);

/** A longer link of the game in the address, if there was one. */
export const line = () => entry().line;

/** The name of the table of this game, and what an entry may know of it. */
export function table() {
  const { table: id, whole } = entry();
  return { id, whole };
}

/** This entry belongs to another table than it seemed. @param {string} id */
export const seatedAt = (id) => replace({ ...entry(), table: id, whole: undefined });

/** Keep with this entry what is known of its table. @param {unknown} whole */
export const keepTable = (whole) => replace({ ...entry(), whole });

// An entry without a table is one that the browser made, and so lies behind all others.
if (!entry().table) {
  write({ way: "replaceState", state: { ...entry(), table: newTable() }, link: "" });
}

/** The entry that the page was last seen at; after Back, the one that was left. */
let last = { ...entry(), link: here() };
let travelling = false;

function seen() {
  last = { ...entry(), link: here() };
}

/** Write to the address; a browser may refuse, or do nothing at all. @param {Writing} one */
function isWritten({ way, state, link }) {
  const { href } = new URL(link ? written(link) : location.href, location.href);
  try {
    history[way](state, "", href);
  } catch {
    return false; // WebKit says so
  }
  return location.href === href && JSON.stringify(history.state) === JSON.stringify(state);
}

/** @param {Writing} one */
function write(one) {
  if (unwritten.length > 0 || !isWritten(one)) {
    const link = one.link.startsWith("#") ? here().replace(/#.*|$/, one.link) : one.link;
    unwritten.push({ ...one, link: link || here() });
    later();
  }
}

/** Write what is still to be written, as far as the browser takes it. */
function catchUp() {
  while (unwritten.length > 0 && isWritten(unwritten[0])) unwritten.shift();
  if (unwritten.length > 0) later();
}

function later() {
  clearTimeout(timer);
  timer = setTimeout(catchUp, AGAIN);
}

addEventListener("pagehide", catchUp);

/** @param {Entry} state @param {string} [link] */
function replace(state, link = "") {
  write({ way: "replaceState", state, link });
  seen();
}

/** @param {Entry} state @param {string} link */
function push(state, link) {
  write({ way: "pushState", state, link });
  seen();
}

/**
 * A move was played.
 *
 * @param {string} link
 * @param {string} home the game before it with the whole line, which must not be lost
 */
export function played(link, home) {
  const { depth, undo, only, table, whole, trial } = entry();
  if (only) replace({ depth, undo, table, whole, trial }, home);
  push({ depth: depth + 1, undo: true, table, whole, trial }, link);
}

/**
 * A move was played that no person chose: it belongs to the entry of the move before it.
 *
 * @param {string} link
 * @param {string} home as in `played`
 */
export function answered(link, home) {
  const { depth, undo, only, table, whole, trial } = entry();
  if (only) played(link, home);
  else replace({ depth, undo, table, whole, trial }, link);
}

/**
 * The next move of the line was played again.
 *
 * @param {string} link
 * @param {boolean} chosen whether it is the choice of a person
 */
export function replayed(link, chosen) {
  const { depth, undo, table, whole, trial } = entry();
  if (chosen) push({ depth: depth + 1, undo: true, line: line(), table, whole, trial }, link);
  else replace({ depth, undo, line: line(), table, whole, trial }, link);
}

/** Another game was opened. @param {string} link @param {string} [id] of its table, if it has one */
export const opened = (link, id = newTable()) =>
  push({ depth: entry().depth + 1, table: id }, link);

/**
 * Something is tried out, at a table of its own: the game stays as it is in the entry before.
 *
 * @param {string} link
 * @param {number} ply after how many moves of the game, fewer than none if it is not of this game
 */
export function tried(link, ply) {
  const { depth } = entry();
  push({ depth: depth + 1, undo: ply >= 0, table: newTable(), trial: { depth, ply } }, link);
}

/** What is being tried out, if anything is. */
export const trial = () => entry().trial ?? null;

/** Go back to the game that a line was begun from. */
export async function untried() {
  const { depth, trial } = entry();
  if (trial) await back(depth - trial.depth);
}

/** A lesson was opened: what was left for it is one entry before. @param {string} link */
export function learnt(link) {
  if (isLesson()) rewritten(link);
  else push({ depth: entry().depth + 1, table: newTable(), lesson: true }, link);
}

/** Go back to what was left for a lesson. @returns {Promise<boolean>} whether there was something */
export async function unlearnt() {
  if (!entry().lesson) return false;
  await back();
  return true;
}

/** Whether something was left for the lesson in the address. */
export const isAway = () => entry().lesson === true;

/** The game was opened without what is wrong with it. @param {string} link */
export function continued(link) {
  const { depth, table, whole, trial } = entry();
  push({ depth: depth + 1, table, whole, trial }, link);
}

/** The same game, seen or written otherwise. @param {string} link */
export const rewritten = (link) => replace(entry(), link);

/** Take one move back. @param {string} shorter */
export async function undone(shorter) {
  const { depth, undo, table, whole, trial } = entry();
  if (undo) await back();
  else replace({ depth, only: true, line: line() ?? here(), table, whole, trial }, shorter);
}

/**
 * The browser went to another entry: remember the longer game that was left.
 *
 * @returns {boolean} whether it was the player who went there
 */
export function arrived() {
  unwritten.length = 0; // the browser was never there; the link that was left is known
  const isOurs = history.state?.table !== undefined;
  arriveAt(isOurs ? entry() : { depth: last.depth + 1, table: newTable() });
  return !travelling;
}

/** @param {Entry} state */
function arriveAt(state) {
  const isUndo = last.undo && last.depth > state.depth && last.table === state.table;
  replace(isUndo ? { ...state, line: last.line ?? last.link } : state);
}

/**
 * Go back, and wait until the browser is there; not for ever, should it refuse.
 *
 * @param {number} [steps]
 */
async function back(steps = 1) {
  const pushes = [...unwritten.keys()].filter((at) => unwritten[at].way === "pushState");
  const dropped = pushes.slice(-steps);
  if (dropped.length > 0) unwritten.length = dropped[0];
  const left = steps - dropped.length;
  if (left === 0) return arriveAt(entry());
  travelling = true;
  let done = () => {};
  try {
    await within(LIMITS.browser, "the entry before", () => {
      if (left === 1) history.back();
      else history.go(-left);
      return new Promise((resolve) => {
        done = () => resolve(undefined);
        addEventListener("popstate", done);
      });
    });
  } catch {
    // It stays where it is, and what is there is shown.
  }
  removeEventListener("popstate", done);
  travelling = false;
}
