// Clicks to moves. Pure, and the same for every game: a click chooses among legal moves.

/** @typedef {{ moves: string[], path: string[] }} Way clicks, and the legal moves that they mean */

/**
 * Take one more click of a move that is being made.
 *
 * The click goes on with the move, or chooses another one to begin with. If no legal move goes
 * so, or if it would play another move at once, which nobody should do by mistake, the clicks
 * are handed back as `refused`, for the rules to say why; what was begun stays begun.
 *
 * @param {Way[]} ways all that clicks can mean
 * @param {string[]} picked the sites clicked so far
 * @param {string} site the site clicked now
 * @param {boolean} bound whether the move has already changed the board: then no click begins
 *   another one
 * @returns {{ moves: string[] | null, picked: string[], refused: string[] | null }}
 */
export function pick(ways, picked, site, bound = false) {
  const path = [...picked, site];
  const on = follow(ways, path);
  if (on.moves || on.open) return { moves: on.moves, picked: on.moves ? [] : path, refused: null };
  const anew = follow(ways, [site]);
  if (anew.open && !anew.moves && !bound) return { moves: null, picked: [site], refused: null };
  return { moves: null, picked, refused: path };
}

/**
 * @param {Way[]} ways
 * @param {string[]} path
 */
function follow(ways, path) {
  const open = begun(ways, path);
  const done = open.find((way) => way.path.length === path.length);
  return { moves: done?.moves ?? null, open: open.length > 0 };
}

/**
 * What clicks may still mean.
 *
 * @param {Way[]} ways
 * @param {string[]} picked
 */
export const begun = (ways, picked) => ways.filter(({ path }) => startsWith(path, picked));

/**
 * The die that leads when another was used: the same number once more, else the next one.
 *
 * @param {{ id: string, pips: number }[]} buttons
 * @param {string} [used] the one that led before
 * @returns {string | undefined}
 */
export function leading(buttons, used) {
  const dice = buttons.filter(({ pips }) => pips > 0);
  return (dice.find(({ id }) => id === used) ?? dice[0])?.id;
}

/**
 * The sites that go on with a move that is being made.
 *
 * @param {Way[]} ways
 * @param {string[]} picked
 */
export function targets(ways, picked) {
  return new Set(begun(ways, picked).map(({ path }) => path[picked.length]));
}

/**
 * @param {string[]} path
 * @param {string[]} beginning
 */
function startsWith(path, beginning) {
  return beginning.every((site, index) => path[index] === site);
}
