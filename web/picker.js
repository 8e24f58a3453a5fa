// Clicks to moves. Pure, and the same for every game: a click chooses among legal moves.

/** @import { Choice } from "./types.js" */

/**
 * Take one more click of a move that is being made.
 *
 * The click goes on with the move, or starts another one of several clicks. If it would play
 * another move at once, it only lets go of the one begun: nobody should play by mistake. If
 * no legal move goes so, the clicks are handed back as `refused`, for the rules to say why.
 *
 * @param {Choice[]} choices all legal moves
 * @param {string[]} picked the sites clicked so far
 * @param {string} site the site clicked now
 * @returns {{ move: string | null, picked: string[], refused: string[] | null }}
 */
export function pick(choices, picked, site) {
  const path = [...picked, site];
  const on = follow(choices, path);
  if (on.move || on.open) return { move: on.move, picked: on.move ? [] : path, refused: null };
  const anew = follow(choices, [site]);
  if (anew.move) return { move: null, picked: [], refused: null };
  if (anew.open) return { move: null, picked: [site], refused: null };
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
