// Clicks to moves. Pure, and the same for every game: a click chooses among legal moves.

/** @import { Choice } from "../types.js" */

/**
 * Take one more click of a move that is being made.
 *
 * The click goes on with the move, or chooses another one to begin with. If no legal move goes
 * so, or if it would play another move at once, which nobody should do by mistake, the clicks
 * are handed back as `refused`, for the rules to say why; what was begun stays begun.
 *
 * @param {Choice[]} choices all legal moves
 * @param {string[]} picked the sites clicked so far
 * @param {string} site the site clicked now
 * @param {boolean} bound whether the move has already changed the board: then no click begins
 *   another one
 * @returns {{ move: string | null, picked: string[], refused: string[] | null }}
 */
export function pick(choices, picked, site, bound = false) {
  const path = [...picked, site];
  const on = follow(choices, path);
  if (on.move || on.open) return { move: on.move, picked: on.move ? [] : path, refused: null };
  const anew = follow(choices, [site]);
  if (anew.open && !anew.move && !bound) return { move: null, picked: [site], refused: null };
  return { move: null, picked, refused: path };
}

/**
 * @param {Choice[]} choices
 * @param {string[]} path
 */
function follow(choices, path) {
  const open = choices.filter((choice) => startsWith(choice.path, path));
  const done = open.find((choice) => choice.path.length === path.length);
  return { move: done?.move ?? null, open: open.length > 0 };
}

/**
 * The sites that go on with a move that is being made.
 *
 * @param {Choice[]} choices
 * @param {string[]} picked
 */
export function targets(choices, picked) {
  const open = choices.filter((choice) => startsWith(choice.path, picked));
  return new Set(open.map((choice) => choice.path[picked.length]));
}

/**
 * @param {string[]} path
 * @param {string[]} beginning
 */
function startsWith(path, beginning) {
  return beginning.every((site, index) => path[index] === site);
}
