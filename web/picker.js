// Clicks to moves. Pure, and the same for every game: a click chooses among legal moves.

/** @import { Choice } from "./types.js" */

/**
 * Take one more click of a move that is being made.
 *
 * A click that goes on with no legal move may start another one; if not, the clicks so far
 * are handed back as `refused`, so that the rules can say why.
 *
 * @param {Choice[]} choices all legal moves
 * @param {string[]} picked the sites clicked so far
 * @param {string} site the site clicked now
 * @returns {{ move: string | null, picked: string[], refused: string[] | null }}
 */
export function pick(choices, picked, site) {
  for (const path of [[...picked, site], [site]]) {
    const open = choices.filter((choice) => startsWith(choice.path, path));
    const done = open.find((choice) => choice.path.length === path.length);
    if (done) return { move: done.move, picked: [], refused: null };
    if (open.length > 0) return { move: null, picked: path, refused: null };
  }
  return { move: null, picked: [], refused: [...picked, site] };
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
