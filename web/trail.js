// The address and the browser's history: the only file that touches either.
//
// Every move is an entry, so Back is undo and Forward is redo. An entry also notes whether
// its neighbours are the moves before and after it; the Undo and Redo buttons then go there
// instead of adding entries. A game opened by its link has no such neighbours: undoing it
// shortens the address in place and keeps the longer links for Redo.

/**
 * @typedef {object} Entry
 * @property {number} depth how many entries of this page lie before
 * @property {boolean} [undo] the entry before is this game, one move shorter
 * @property {boolean} [redo] the entry after is this game, one move longer
 * @property {string[]} [line] links that were shortened in place, the next one first
 */

/** @returns {Entry} */
const entry = () => ({ depth: 0, ...history.state });

let current = entry();

/** The link that the address holds. */
export const here = () => location.search + location.hash;

/** @param {Entry} next @param {string} [link] */
function replace(next, link) {
  history.replaceState(next, "", link);
  current = next;
}

/** @param {string} link @param {boolean} undo */
function push(link, undo) {
  replace({ ...entry(), redo: false, line: undefined });
  history.pushState({ depth: current.depth + 1, undo }, "", link);
  current = entry();
}

/** A move was played. @param {string} link */
export const played = (link) => push(link, true);

/** Another game was opened. @param {string} link */
export const opened = (link) => push(link, false);

/** The same game, seen or written otherwise. @param {string} link */
export const rewritten = (link) => replace(entry(), link);

/** Where Undo leads: back in the history, or to a link. @param {string | null} shorter */
export function undo(shorter) {
  if (entry().undo) return travel(-1);
  if (shorter === null) return null;
  const { line = [], ...rest } = entry();
  replace({ ...rest, line: [here(), ...line] }, shorter);
  return null;
}

/** Whether there is something to redo. */
export const canRedo = () => Boolean(entry().redo || entry().line?.length);

/** Where Redo leads: forward in the history, or to the link that was shortened. */
export function redo() {
  const { redo, line = [], ...rest } = entry();
  if (redo) return travel(1);
  const [longer, ...more] = line;
  if (longer !== undefined) replace({ ...rest, line: more }, longer);
  return null;
}

/** The browser went to another entry: note whether it left a move that can be redone. */
export function arrived() {
  const left = current;
  current = entry();
  if (left.undo && left.depth === current.depth + 1) replace({ ...current, redo: true });
}

/**
 * Go along the history, and wait until the browser is there.
 *
 * @param {number} steps
 * @returns {Promise<void>}
 */
function travel(steps) {
  return new Promise((resolve) => {
    addEventListener("popstate", () => resolve(), { once: true });
    history.go(steps);
  });
}
