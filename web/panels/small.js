// A position as a small picture: what stands on the board, and nothing to be done.

import { palette } from "../board/paint.js";
import { seen } from "../board/seen.js";

/** @import { Scene, View } from "../types.js" */

const THIN = 4; // pixels of a line in a picture that is shown at a third of its size

/** @typedef {typeof import("../board/picture.js").svg} Drawing */

/** What draws them; it is fetched when it is wanted. @returns {Promise<Drawing>} */
export const drawing = async () => (await import("../board/picture.js")).svg;

/**
 * @typedef {object} Shown what can be done there
 * @property {string[]} [goals] where
 * @property {string[]} [refused] where not
 * @property {View["turn"]} [turn] by whom
 */

/**
 * Draw a position in the colours of the place where the picture hangs.
 *
 * @param {HTMLImageElement} image
 * @param {{ scene: Scene, marks: View["marks"] }} position
 * @param {Drawing} svg
 * @param {Shown} [shown]
 */
export function drawSmall(image, { scene, marks }, svg, shown = {}) {
  const { goals = [], refused = [], turn = null } = shown;
  const aside = scene.trays.map(({ site }) => site); // too small to be read there
  const pieces = scene.pieces.filter(({ site }) => !aside.includes(site));
  const whole = { ...scene, pieces, trays: [] };
  const last = { ...marks, steps: [] }; // as the ways of men are
  const view = {
    scene: whole,
    marks: last,
    choices: [],
    shortcuts: [],
    runs: [],
    turn,
    shapes: [],
  };
  const nothing = { picked: [], half: null, hint: [], hover: null, aim: null };
  const told = { refused, goals: goals.filter((site) => !aside.includes(site)) };
  const still = { ...nothing, ...told, kept: null, occupied: true };
  const doing = { view: { ...view, ply: 0, moves: [] }, ...still };
  const { colour, font } = palette(image);
  const text = svg(seen(doing, false), colour, font, { pixel: THIN, marked: true });
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
}
