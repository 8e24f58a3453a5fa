// The figures on a board and their marks, drawn around a point in units of their radius.

/** @import { Pen } from "./svg.js" */
/** @import { Piece } from "../types.js" */

/** @typedef {Pick<CanvasRenderingContext2D, keyof Pen & keyof CanvasRenderingContext2D>} Ink what a canvas and a pen both can */

/**
 * @typedef {object} Brush
 * @property {Ink} ctx
 * @property {number} unit pixels of a board unit
 * @property {number} pixel how wide a thin line is, in pixels of the canvas
 * @property {Record<string, string>} colour
 * @property {string} font
 */

/** Outlines of every shape a scene may name, inside a circle of radius 1. */
export const SHAPES = /** @type {Record<string, (ctx: Ink) => void>} */ ({
  triangle(ctx) {
    ctx.moveTo(0, -0.86);
    ctx.lineTo(0.88, 0.66);
    ctx.lineTo(-0.88, 0.66);
    ctx.closePath();
  },
  square(ctx) {
    ctx.rect(-0.62, -0.62, 1.24, 1.24);
  },
});

/** Where the pips of a die lie: along the diagonals, in the middle of sides, in the centre. */
const PIPS = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/**
 * @param {Brush} brush
 * @param {string} shape
 */
export function drawPiece({ ctx, colour }, shape) {
  ctx.beginPath();
  SHAPES[shape](ctx);
  ctx.lineJoin = "round";
  ctx.lineWidth = 0.28;
  ctx.strokeStyle = colour[shape];
  ctx.fillStyle = colour[`${shape}-inside`];
  ctx.fill();
  ctx.stroke();
}

/**
 * A piece, or several on top of each other: then their number is written on it.
 *
 * @param {Brush} brush
 * @param {Piece} piece
 */
export function drawStack(brush, { shape, count }) {
  const { ctx, colour, font } = brush;
  drawPiece(brush, shape);
  if (count < 2) return;
  const filled = colour[shape] === colour[`${shape}-inside`];
  ctx.fillStyle = filled ? colour["square-inside"] : colour[shape];
  ctx.font = `bold ${count > 9 ? 0.62 : 0.85}px ${font}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(String(count), 0, shape === "triangle" ? 0.24 : 0.06);
}

/**
 * @param {Brush} brush
 * @param {{ pips: number, used: boolean }} die
 */
export function drawDie({ ctx, colour }, { pips, used }) {
  ctx.globalAlpha = used ? 0.4 : 1;
  ctx.lineWidth = 0.1;
  ctx.strokeStyle = colour.label;
  ctx.fillStyle = colour.dug;
  ctx.beginPath();
  ctx.roundRect(-1, -1, 2, 2, 0.35);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = colour.label;
  for (const place of PIPS[pips - 1]) {
    ctx.beginPath();
    ctx.arc(((place % 3) - 1) * 0.55, (Math.floor(place / 3) - 1) * 0.55, 0.2, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
  if (!used) return;
  ctx.strokeStyle = colour.alarm;
  ctx.lineWidth = 0.16;
  ctx.beginPath();
  ctx.moveTo(-1.1, 1.1);
  ctx.lineTo(1.1, -1.1);
  ctx.stroke();
}

/**
 * A piece that is not there yet: filled or outlined, not both, for they would show through.
 *
 * @param {Brush} brush
 * @param {string} shape
 * @param {number} alpha
 */
export function drawFaint({ ctx, colour }, shape, alpha) {
  ctx.save();
  ctx.globalAlpha = alpha;
  ctx.beginPath();
  ctx.lineJoin = "round";
  if (colour[shape] === colour[`${shape}-inside`]) {
    ctx.scale(1.16, 1.16);
    SHAPES[shape](ctx);
    ctx.fillStyle = colour[shape];
    ctx.fill();
  } else {
    SHAPES[shape](ctx);
    ctx.lineWidth = 0.28;
    ctx.strokeStyle = colour[shape];
    ctx.stroke();
  }
  ctx.restore();
}

/**
 * A captured piece: its outline in dashes, crossed out; over it what is left of the piece.
 *
 * @param {Brush} brush
 * @param {string} shape
 * @param {number} left from 1 to 0
 */
export function drawGhost(brush, shape, left) {
  drawOutline(brush, shape);
  if (left === 0) return;
  brush.ctx.globalAlpha = left;
  drawPiece(brush, shape);
}

/**
 * @param {Brush} brush
 * @param {string} shape
 */
function drawOutline({ ctx, colour }, shape) {
  ctx.beginPath();
  SHAPES[shape](ctx);
  ctx.lineWidth = 0.12;
  ctx.strokeStyle = colour[shape];
  ctx.setLineDash([0.3, 0.2]);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.beginPath();
  ctx.moveTo(-0.24, -0.18);
  ctx.lineTo(0.24, 0.3);
  ctx.moveTo(0.24, -0.18);
  ctx.lineTo(-0.24, 0.3);
  ctx.stroke();
}

/**
 * A dot inside the piece that moved last, in the colour that stands out on it, or above a
 * stack with its number; a ring where it came from.
 *
 * @param {Brush} brush
 * @param {Piece | undefined} piece
 */
export function drawLast({ ctx, colour }, piece) {
  ctx.beginPath();
  if (!piece) {
    ctx.strokeStyle = colour.mark;
    ctx.lineWidth = 0.12;
    ctx.arc(0, 0, 0.3, 0, 2 * Math.PI);
    ctx.stroke();
    return;
  }
  const { shape, count } = piece;
  const filled = colour[shape] === colour[`${shape}-inside`];
  ctx.fillStyle = filled ? colour["square-inside"] : colour[shape];
  if (count > 1) ctx.fillStyle = colour.mark;
  const y = shape === "triangle" ? 0.12 : 0;
  ctx.arc(0, count > 1 ? -1.35 : y, 0.24, 0, 2 * Math.PI);
  ctx.fill();
}

/**
 * Where a move can go: a dot, or a ring around a piece; of dashes around one that it takes.
 *
 * @param {Brush} brush
 * @param {"own" | "prey" | undefined} piece
 */
export function drawTarget({ ctx, colour }, piece) {
  ctx.beginPath();
  if (piece) {
    ctx.strokeStyle = piece === "own" ? colour.mark : colour.alarm;
    ctx.lineWidth = 0.14;
    if (piece === "prey") ctx.setLineDash([0.34, 0.22]);
    ctx.arc(0, 0, 1.12, 0, 2 * Math.PI);
    ctx.stroke();
    ctx.setLineDash([]);
    return;
  }
  ctx.fillStyle = colour.mark;
  ctx.arc(0, 0, 0.3, 0, 2 * Math.PI);
  ctx.fill();
}

/**
 * What forbids a move: eight corners like those of a stop sign, and an exclamation mark unless
 * there are so many of them that nothing else could be seen.
 *
 * @param {Brush} brush
 * @param {boolean} many
 */
export function drawRefused({ ctx, colour }, many) {
  ctx.strokeStyle = colour.alarm;
  ctx.lineWidth = many ? 0.09 : 0.16;
  ctx.lineJoin = "miter";
  octagon(ctx, 0, 0, 1.2);
  ctx.stroke();
  if (many) return;
  ctx.fillStyle = colour.alarm;
  octagon(ctx, 0.85, -0.85, 0.48);
  ctx.fill();
  ctx.fillStyle = colour.wood;
  ctx.fillRect(0.77, -1.15, 0.16, 0.34);
  ctx.fillRect(0.77, -0.72, 0.16, 0.16);
}

/**
 * A move that is advised: the corners of a frame.
 *
 * @param {Brush} brush
 */
export function drawHint({ ctx, colour }) {
  ctx.strokeStyle = colour.mark;
  ctx.lineWidth = 0.2;
  ctx.beginPath();
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    ctx.moveTo(1.15 * x, 0.5 * y);
    ctx.lineTo(1.15 * x, 1.15 * y);
    ctx.lineTo(0.5 * x, 1.15 * y);
  }
  ctx.stroke();
}

/**
 * @param {Ink} ctx
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
function octagon(ctx, x, y, radius) {
  ctx.beginPath();
  for (let corner = 0; corner < 8; corner += 1) {
    const angle = ((corner + 0.5) * Math.PI) / 4;
    ctx.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  ctx.closePath();
}

/** @param {Brush} brush */
export function drawFrame({ ctx, colour }) {
  ctx.strokeStyle = colour.mark;
  ctx.lineWidth = 0.16;
  ctx.beginPath();
  ctx.roundRect(-1.1, -1.1, 2.2, 2.2, 0.2);
  ctx.stroke();
}
