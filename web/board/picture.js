// The board as a picture to keep: the page's own painting, on a pen or on a canvas of its own.

import { STILL } from "./motion.js";
import { draw } from "./paint.js";
import { Pen } from "./svg.js";

/** @import { Picture } from "./paint.js" */
/** @import { Brush, Ink } from "./figures.js" */

const UNIT = 48; // pixels of a board unit where lines are one pixel wide
const SIDE = 1600; // pixels of the longer side of a board
const STRIP = 120; // and of what a caption stands on

/**
 * The board as the text of an SVG file.
 *
 * @param {Omit<Picture, "moment">} picture
 * @param {Record<string, string>} colour
 * @param {string} font the family of its texts
 * @param {{ pixel?: number, marked?: boolean }} [how] how thin a line may be, for a picture that is
 *   shown small, and whether what can be done, or cannot, is to be seen
 */
export function svg(picture, colour, font, { pixel = 1, marked = false } = {}) {
  const pen = new Pen();
  const { width, height } = picture.scene;
  compose(pen, picture, { unit: UNIT, pixel, colour, font }, marked);
  return pen.svg(width * UNIT, height * UNIT, font);
}

/**
 * The board as a PNG file, with a caption below it if there is one.
 *
 * @param {Omit<Picture, "moment">} picture
 * @param {Record<string, string>} colour
 * @param {string} font
 * @param {string} [caption]
 * @returns {Promise<Blob>}
 */
export function png(picture, colour, font, caption = "") {
  const { width, height } = picture.scene;
  const unit = SIDE / Math.max(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * unit);
  const board = Math.round(height * unit);
  canvas.height = board + (caption ? STRIP : 0);
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  compose(ctx, picture, { unit, pixel: Math.max(1, Math.round(unit / UNIT)), colour, font });
  if (caption) {
    ctx.fillStyle = colour.field;
    ctx.fillRect(0, board, canvas.width, STRIP);
    ctx.fillStyle = colour.ink;
    ctx.font = `600 ${STRIP * 0.36}px ${font}`;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    ctx.fillText(caption, canvas.width / 2, board + STRIP / 2, canvas.width * 0.94);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture was made"))));
  });
}

/**
 * Draw what is on the board, on its ground, and not what a player is about to do unless it is wanted.
 *
 * @param {Ink} ctx
 * @param {Omit<Picture, "moment">} picture
 * @param {Omit<Brush, "ctx">} brush
 * @param {boolean} [marked]
 */
function compose(ctx, picture, { unit, pixel, colour, font }, marked = false) {
  const { width, height } = picture.scene;
  ctx.fillStyle = colour.board;
  ctx.fillRect(0, 0, Math.ceil(width * unit), Math.ceil(height * unit));
  const none = { picked: [], hint: [], hover: null };
  const done = marked ? {} : { refused: [], targets: new Set() };
  const still = { ...picture, ...none, ...done, aimed: false, moment: STILL.at(0) };
  draw({ ctx, unit, pixel, colour, font }, still);
}
