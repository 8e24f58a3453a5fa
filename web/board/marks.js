// Marks on sites, around a point in units of the pieces' radius. Green is what a player may do,
// red forbids or takes.

import { SHAPES, trace } from "./figures.js";

/** @import { Brush, Ink } from "./figures.js" */

const RING = 1.16; // around a figure
const THICK = 0.16;

/**
 * A disc and a ring around a figure.
 *
 * @param {Brush} brush
 * @param {string | null} fill
 * @param {string | null} line
 */
export function drawRing({ ctx, colour }, fill, line, thick = THICK) {
  ctx.beginPath();
  ctx.arc(0, 0, RING, 0, 2 * Math.PI);
  if (fill) {
    ctx.fillStyle = colour[fill];
    ctx.fill();
  }
  if (!line) return;
  ctx.strokeStyle = colour[line];
  ctx.lineWidth = thick;
  ctx.stroke();
}

/** Where a move can go. @param {Brush} brush */
export function drawTarget({ ctx, colour }) {
  ctx.save();
  ctx.fillStyle = colour.mark;
  ctx.globalAlpha = 0.22;
  ctx.beginPath();
  ctx.arc(0, 0, 0.72, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
  ctx.beginPath();
  ctx.arc(0, 0, 0.34, 0, 2 * Math.PI);
  ctx.fillStyle = colour.mark;
  ctx.fill();
}

/** Who stands here can leave the board: an arrow on its way out. @param {Brush} brush */
export function drawReady({ ctx, colour }) {
  ctx.fillStyle = colour.mark;
  ctx.beginPath();
  for (const [x, y] of [
    [-1, -0.35],
    [0, -0.35],
    [0, -1],
    [1, 0],
    [0, 1],
    [0, 0.35],
    [-1, 0.35],
  ]) {
    ctx.lineTo(x, y);
  }
  ctx.closePath();
  ctx.fill();
}

/** What a move takes. @param {Brush} brush */
export function drawPrey({ ctx, colour }) {
  ctx.strokeStyle = colour.alarm;
  ctx.lineWidth = THICK;
  ctx.setLineDash([0.42, 0.3]);
  ctx.beginPath();
  ctx.arc(0, 0, RING, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** Where the last man came from. @param {Brush} brush @param {string} name of the colour */
export function drawOrigin({ ctx, colour }, name) {
  ctx.strokeStyle = colour[name];
  ctx.lineWidth = 0.18;
  ctx.beginPath();
  ctx.arc(0, 0, 0.42, 0, 2 * Math.PI);
  if (name === "mark") {
    ctx.fillStyle = colour.pad; // what is carved there is not to be seen through it
    ctx.fill();
  }
  ctx.stroke();
}

/** What lines do not run through, below a piece that was just taken. @param {Brush} brush */
export function drawHollow({ ctx, colour }) {
  ctx.fillStyle = colour.pad;
  ctx.beginPath();
  ctx.arc(0, 0, 1, 0, 2 * Math.PI);
  ctx.fill();
}

/**
 * A piece that was just taken: its outline in dashes, and a cross.
 *
 * @param {Brush} brush
 * @param {string} shape
 */
export function drawGhost({ ctx, colour }, shape) {
  const { outline, edge } = SHAPES[shape];
  ctx.strokeStyle = colour[edge];
  ctx.lineWidth = 0.13;
  ctx.lineCap = "butt";
  ctx.setLineDash([0.3, 0.2]);
  trace(ctx, outline);
  ctx.stroke();
  ctx.setLineDash([]);
  const y = shape === "triangle" ? 0.12 : 0;
  cross(ctx, 0.2, y);
}

/** @param {Ink} ctx @param {number} half @param {number} y */
function cross(ctx, half, y) {
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.moveTo(-half, y - half);
  ctx.lineTo(half, y + half);
  ctx.moveTo(half, y - half);
  ctx.lineTo(-half, y + half);
  ctx.stroke();
}

/** A free site where nobody can play any more. @param {Brush} brush */
export function drawClosed({ ctx, colour }) {
  ctx.fillStyle = colour["alarm-soft"];
  ctx.strokeStyle = colour.alarm;
  ctx.lineWidth = 0.1;
  ctx.beginPath();
  ctx.arc(0, 0, 0.9, 0, 2 * Math.PI);
  ctx.fill();
  ctx.stroke();
  ctx.lineWidth = 0.16;
  cross(ctx, 0.32, 0);
}

/** A man who can never move again. @param {Brush} brush */
export function drawShut(brush) {
  const { ctx, colour } = brush;
  drawRing(brush, null, "alarm");
  ctx.fillStyle = colour["alarm-soft"];
  ctx.strokeStyle = colour.alarm;
  ctx.lineWidth = 0.1;
  ctx.save();
  ctx.translate(0.86, -0.86);
  ctx.beginPath();
  ctx.arc(0, 0, 0.44, 0, 2 * Math.PI);
  ctx.fill();
  ctx.stroke();
  ctx.lineWidth = 0.14;
  cross(ctx, 0.16, 0);
  ctx.restore();
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
  ctx.lineWidth = many ? 0.09 : 0.17;
  ctx.lineJoin = "miter";
  ctx.beginPath();
  for (let corner = 0; corner < 8; corner += 1) {
    const angle = ((corner + 0.5) * Math.PI) / 4;
    ctx.lineTo(1.2 * Math.cos(angle), 1.2 * Math.sin(angle));
  }
  ctx.closePath();
  ctx.stroke();
  if (many) return;
  ctx.fillStyle = colour.alarm;
  ctx.beginPath();
  ctx.arc(0.95, -0.95, 0.5, 0, 2 * Math.PI);
  ctx.fill();
  ctx.fillStyle = colour["alarm-soft"];
  ctx.fillRect(0.87, -1.25, 0.16, 0.36);
  ctx.fillRect(0.87, -0.78, 0.16, 0.16);
}

/**
 * A move that is advised: the corners of a frame so wide and so tall.
 *
 * @param {Brush} brush
 * @param {number} wide half of it
 * @param {number} tall
 */
export function drawHint({ ctx, colour }, wide, tall) {
  ctx.strokeStyle = colour.mark;
  ctx.lineWidth = 0.18;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    ctx.moveTo(wide * x, (tall - 0.5) * y);
    ctx.lineTo(wide * x, tall * y);
    ctx.lineTo((wide - 0.5) * x, tall * y);
  }
  ctx.stroke();
}
