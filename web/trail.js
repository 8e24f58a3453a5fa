// The address and the browser's history: the only file that touches either.
//
// Every move is an entry, so Back is undo and Forward is redo. The Undo button goes back
// where the entry before is the same game one move shorter; a game that was opened by its
// link has no such entry and is shortened in place. Either way the longest link seen is kept
// with the entry as its `line`; Redo plays the next move of it.

/**
 * @typedef {object} Entry
 * @property {number} depth how many entries of this page lie before
 * @property {boolean} [undo] the entry before is this game, one move shorter
 * @property {string} [line] a longer link of this game, for Redo
 * @property {boolean} [only] that line is in no other entry
 * @property {string} [table] where the game is played: its dice fall once, whoever looks back
 */

/** @returns {Entry} */
const entry = () => ({ depth: 0, ...history.state });

const EMBED = /^\?embed(&|$)/;

/** Whether the page is shown inside another one; it stays so whatever is played. */
export const embedded = EMBED.test(location.search);

/** The link that the address holds. */
export const here = () =>
  location.search.replace(EMBED, (_, more) => (more ? "?" : "")) + location.hash;

/** @param {string} link as it stands in the address */
const written = (link) => (embedded ? link.replace(/^\?/, "?embed&") : link);

/** A longer link of the game in the address, if there was one. */
export const line = () => entry().line;

/** A name for the game that is played here; another game, even of the same moves, has its own. */
export function table() {
  const state = entry();
  if (!state.table) replace({ ...state, table: Math.random().toString(36).slice(2) });
  return entry().table ?? "";
}

// An entry without a state is one that the browser made, and so lies behind all others.
if (!history.state) history.replaceState({ depth: 0 }, "");

/** The entry that the page was last seen at; after Back, the one that was left. */
let last = { ...entry(), link: here() };
let travelling = false;

function seen() {
  last = { ...entry(), link: here() };
}

/** @param {Entry} state @param {string} [link] */
function replace(state, link) {
  history.replaceState(state, "", link && written(link));
  seen();
}

/** @param {Entry} state @param {string} link */
function push(state, link) {
  history.pushState(state, "", written(link));
  seen();
}

/**
 * A move was played.
 *
 * @param {string} link
 * @param {string} home the game before it with the whole line, which must not be lost
 */
export function played(link, home) {
  const { depth, undo, only, table } = entry();
  if (only) replace({ depth, undo, table }, home);
  push({ depth: depth + 1, undo: true, table }, link);
}

/** The next move of the line was played again. @param {string} link */
export function replayed(link) {
  const { depth, table } = entry();
  push({ depth: depth + 1, undo: true, line: line(), table }, link);
}

/** Another game was opened. @param {string} link */
export const opened = (link) => push({ depth: entry().depth + 1 }, link);

/** The same game, seen or written otherwise. @param {string} link */
export const rewritten = (link) => replace(entry(), link);

/** Take one move back. @param {string} shorter */
export async function undone(shorter) {
  const { depth, undo, table } = entry();
  if (undo) await back();
  else replace({ depth, only: true, line: line() ?? here(), table }, shorter);
}

/**
 * The browser went to another entry: remember the longer game that was left.
 *
 * @returns {boolean} whether it was the player who went there
 */
export function arrived() {
  const state = history.state ? entry() : { depth: last.depth + 1 };
  const isUndo = last.undo && last.depth === state.depth + 1;
  replace(isUndo ? { ...state, line: last.line ?? last.link } : state);
  return !travelling;
}

/** Go back, and wait until the browser is there; not for ever, should it refuse. */
function back() {
  travelling = true;
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(limit);
      removeEventListener("popstate", done);
      travelling = false;
      resolve(undefined);
    };
    const limit = setTimeout(done, 2000);
    addEventListener("popstate", done);
    history.back();
  });
}
