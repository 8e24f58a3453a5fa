// The board as a picture to keep: the page's own painting, on a pen or on a canvas of its own.

import { draw } from "./paint.js";
import { Pen } from "./svg.js";

/** @import { Picture } from "./paint.js" */
/** @import { Ink } from "./figures.js" */

const UNIT = 48; // pixels of a board unit where lines are one pixel wide

/**
 * The board as the text of an SVG file.
 *
 * @param {Picture} picture
 * @param {Record<string, string>} colour
 * @param {string} font the family of its texts
 */
export function svg(picture, colour, font) {
  const pen = new Pen();
  const { width, height } = picture.scene;
  compose(pen, picture, UNIT, colour, font);
  return pen.svg(width * UNIT, height * UNIT, font);
}

/**
 * The board as a PNG file, so many pixels on its longer side.
 *
 * @param {Picture} picture
 * @param {Record<string, string>} colour
 * @param {string} font
 * @param {number} side
 * @returns {Promise<Blob>}
 */
export function png(picture, colour, font, side = 1600) {
  const { width, height } = picture.scene;
  const unit = side / Math.max(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * unit);
  canvas.height = Math.round(height * unit);
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  compose(ctx, picture, unit, colour, font);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture was made"))));
  });
}

/**
 * Draw what is on the board, on its ground, and not what a player is about to do.
 *
 * @param {Ink} ctx
 * @param {Picture} picture
 * @param {number} unit
 * @param {Record<string, string>} colour
 * @param {string} font
 */
function compose(ctx, picture, unit, colour, font) {
  const { width, height } = picture.scene;
  ctx.fillStyle = colour.board;
  ctx.fillRect(0, 0, Math.ceil(width * unit), Math.ceil(height * unit));
  const pixel = Math.max(1, Math.round(unit / UNIT));
  const none = { picked: [], refused: [], hint: [], targets: new Set(), hover: null };
  const still = { ...picture, ...none, aimed: false, leaving: 0 };
  draw({ ctx, unit, pixel, colour, font }, still);
}
