// The trays beside a board: a pill as wide as its text, with the men that lie in it.

import { drawPiece } from "./figures.js";
import { LARGEST, SMALLEST, within } from "./ground.js";

/** @import { Brush } from "./figures.js" */
/** @import { Box } from "./places.js" */
/** @import { Piece, Scene, Site } from "../types.js" */

const SIZE = 0.42; // of the text
const TALL = 0.66; // of the pill
const ENDS = 0.3; // from its ends to what is in it
const MAN = 0.27; // the radius of one
const STEP = 0.42; // from man to man
const SHOWN = 6; // the text tells of more

/** @typedef {{ box: Box, text: string, men: number[], end: number, piece: Piece | undefined }} Pill */

/**
 * How a tray lies on the canvas: along the left or the right side of its site.
 *
 * @param {Brush} brush
 * @param {Scene} scene
 * @param {Site} site
 * @param {string} text
 * @returns {Pill}
 */
export function pill(brush, scene, site, text) {
  const { ctx, unit } = brush;
  ctx.font = fontOf(brush);
  const piece = scene.pieces.find((some) => some.site === site.id);
  const count = Math.min(piece?.count ?? 0, SHOWN);
  const long = count > 0 ? STEP * (count - 1) + 2 * MAN + 0.1 : 0;
  const wide = 2 * ENDS + long + ctx.measureText(text).width / unit;
  const x = site.x < scene.width / 2 ? site.x - site.wide / 2 : site.x + site.wide / 2 - wide;
  return {
    box: { x, y: site.y - TALL / 2, wide, tall: TALL, round: TALL / 2 },
    text,
    men: Array.from({ length: count }, (_, at) => x + ENDS + MAN + at * STEP),
    end: x + ENDS + long,
    piece,
  };
}

/**
 * What is in a pill, on whatever it was filled with.
 *
 * @param {Brush} brush
 * @param {Pill} tray
 */
export function drawTray(brush, { box, text, men, end, piece }) {
  const { ctx, unit, colour } = brush;
  const y = box.y + box.tall / 2;
  if (piece) for (const x of men) within(brush, x, y, MAN, () => drawPiece(brush, piece.shape));
  ctx.font = fontOf(brush);
  ctx.fillStyle = colour.ink;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(text, ((end + box.x + box.wide - ENDS) / 2) * unit, (y + 0.01) * unit);
}

/** @param {Brush} brush */
function fontOf({ unit, pixel, font }) {
  const size = Math.max(SMALLEST * pixel, Math.min(unit * SIZE, (LARGEST - 1) * pixel));
  return `${Math.round(size)}px ${font}`;
}
