// What is to be seen of a game while something is being done in it. Pure: no page is needed.

import { targets } from "./picker.js";

/** @import { Picture } from "./paint.js" */
/** @import { Way } from "./picker.js" */
/** @import { Preview, View } from "../types.js" */

/**
 * @typedef {object} Doing what is being done
 * @property {Pick<View, "scene" | "marks" | "choices" | "shortcuts" | "runs" | "turn" | "shapes" | "ply" | "moves">} view
 * @property {string[]} picked sites of a move that is being made
 * @property {Pick<Preview, "scene"> | null} half and how the board looks meanwhile
 * @property {string[]} refused the sites that forbid what was tried last
 * @property {string[]} hint the sites of a move that the computer would play
 * @property {string[]} [goals] the sites of a move that is to be learnt
 * @property {string | null} hover the site under the mouse
 * @property {string | null} aim the site that a finger aims at
 * @property {{ site: string } | null} kept a click that waits for Python
 * @property {boolean} occupied whether it is the computer that is making the next move
 */

/**
 * All ways to click a legal move, or several in a row.
 *
 * @param {Pick<View, "choices" | "shortcuts" | "runs">} view
 * @returns {Way[]}
 */
export const clickable = ({ choices, shortcuts, runs }) => [
  ...[...choices, ...shortcuts].map(({ move, path }) => ({ moves: [move], path })),
  ...runs,
];

/**
 * @param {Doing} doing
 * @param {boolean | null} coordinates whether the board shows them; null: as it likes
 * @returns {Omit<Picture, "moment">}
 */
export function seen(doing, coordinates) {
  const { view, half, picked, refused, hint, hover, aim, kept, occupied, goals = [] } = doing;
  const open = targets(clickable(view), picked);
  const { scene } = half ?? view;
  return {
    scene: (coordinates ?? scene.named) ? scene : { ...scene, labels: [] },
    last: view.marks.steps.length > 0 ? [] : view.marks.last, // they tell more
    past: view.ply < view.moves.length,
    ghosts: view.marks.ghosts,
    steps: view.marks.steps,
    picked: kept ? [kept.site] : picked,
    refused,
    hint,
    targets: picked.length > 0 ? open : new Set(goals),
    hover: aim ?? (hover !== null && open.has(hover) && !occupied ? hover : null),
    side: typeof view.turn === "number" ? view.turn : null,
    shape: typeof view.turn === "number" ? view.shapes[view.turn] : null,
    aimed: aim !== null,
  };
}
