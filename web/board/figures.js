// The figures on a board and the dice, drawn around a point in units of their radius.
//
// Two cut stones: a triangle of three facets, and a square whose frame of four lies around a
// light heart. Light comes from the upper left.

/** @import { Pen } from "./svg.js" */

/** @typedef {Pick<CanvasRenderingContext2D, Exclude<keyof Pen & keyof CanvasRenderingContext2D, "measureText">> & { measureText(text: string): { width: number } }} Ink what a canvas and a pen both can */

/**
 * @typedef {object} Brush
 * @property {Ink} ctx
 * @property {number} unit pixels of a board unit
 * @property {number} pixel how wide a thin line is, in pixels of the canvas
 * @property {Record<string, string>} colour
 * @property {string} font
 */

/** @typedef {[number, number][]} Corners */

/**
 * @typedef {object} Figure
 * @property {Corners} outline
 * @property {[string, Corners][]} facets that lie on a base
 * @property {string} base which no gap between them shows
 * @property {string} edge
 * @property {number} thick of the edge
 */

const [TOP, RIGHT, LEFT, MIDDLE] = /** @type {Corners} */ ([
  [0, -0.86],
  [0.88, 0.64],
  [-0.88, 0.64],
  [0, 0.14],
]);
const [OUT, IN] = [0.68, 0.33]; // half a square, and half its heart

/** Every shape that a scene may name, inside a circle of radius 1. */
export const SHAPES = /** @type {Record<string, Figure>} */ ({
  triangle: {
    outline: [TOP, RIGHT, LEFT],
    base: "t2",
    facets: [
      ["t1", [TOP, MIDDLE, LEFT]],
      ["t2", [TOP, RIGHT, MIDDLE]],
      ["t3", [LEFT, MIDDLE, RIGHT]],
    ],
    edge: "te",
    thick: 0.16,
  },
  square: {
    outline: box(OUT),
    base: "s2",
    facets: [
      ["s1", side([-1, -1], [1, -1])],
      ["s2", side([-1, 1], [-1, -1])],
      ["s3", side([1, -1], [1, 1])],
      ["s4", side([1, 1], [-1, 1])],
    ],
    edge: "se",
    thick: 0.15,
  },
});

/** Where the pips of a die lie: along the diagonals, in the middle of sides, in the centre. */
const PIPS = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** @param {number} half @returns {Corners} */
function box(half) {
  return [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
}

/** One side of the frame. @param {number[]} from a corner @param {number[]} to @returns {Corners} */
function side([x, y], [u, v]) {
  return [
    [x * OUT, y * OUT],
    [u * OUT, v * OUT],
    [u * IN, v * IN],
    [x * IN, y * IN],
  ];
}

/**
 * @param {Ink} ctx
 * @param {Corners} corners
 */
export function trace(ctx, corners) {
  ctx.beginPath();
  for (const [x, y] of corners) ctx.lineTo(x, y);
  ctx.closePath();
}

/**
 * A stone and its shadow.
 *
 * @param {Brush} brush
 * @param {string} shape
 */
export function drawPiece(brush, shape) {
  const { ctx, colour } = brush;
  const { outline, thick } = SHAPES[shape];
  ctx.save();
  ctx.translate(0.05, 0.14);
  ctx.fillStyle = colour.shadow;
  trace(ctx, outline);
  ctx.fill();
  ctx.restore();
  drawStone(brush, shape, thick);
}

/**
 * @param {Brush} brush
 * @param {string} shape
 * @param {number} thick
 */
function drawStone({ ctx, colour }, shape, thick) {
  const { outline, base, facets, edge } = SHAPES[shape];
  trace(ctx, outline);
  ctx.lineCap = "butt";
  ctx.lineJoin = "round";
  ctx.lineWidth = thick;
  ctx.strokeStyle = colour[edge];
  ctx.fillStyle = colour[base];
  ctx.fill();
  ctx.stroke();
  for (const [name, corners] of facets) {
    ctx.fillStyle = colour[name];
    trace(ctx, corners);
    ctx.fill();
  }
  if (shape === "square") drawHeart({ ctx, colour }, 0.045);
}

/** @param {Pick<Brush, "ctx" | "colour">} brush @param {number} thick */
function drawHeart({ ctx, colour }, thick) {
  ctx.fillStyle = colour.sh;
  ctx.strokeStyle = colour.se;
  ctx.lineWidth = thick;
  trace(ctx, box(IN));
  ctx.fill();
  ctx.stroke();
}

/**
 * A figure so small that nobody would see facets.
 *
 * @param {Brush} brush
 * @param {string} shape
 */
export function drawFlat({ ctx, colour }, shape) {
  const { outline, edge, base } = SHAPES[shape];
  ctx.fillStyle = colour[shape === "square" ? edge : base];
  trace(ctx, outline);
  ctx.fill();
  if (shape !== "square") return;
  ctx.fillStyle = colour.sh;
  trace(ctx, box(IN));
  ctx.fill();
}

/**
 * A stone that is not there yet.
 *
 * @param {Brush} brush
 * @param {string} shape
 * @param {number} alpha
 */
export function drawFaint(brush, shape, alpha) {
  brush.ctx.save();
  brush.ctx.globalAlpha = alpha;
  drawStone(brush, shape, 0.06);
  brush.ctx.restore();
}

/**
 * How many stones there are, on a disc: nobody counts five at a glance.
 *
 * @param {Brush} brush
 * @param {number} count
 */
export function drawCount({ ctx, colour, font }, count) {
  ctx.fillStyle = colour.die;
  ctx.strokeStyle = colour.pip;
  ctx.lineWidth = 0.08;
  ctx.beginPath();
  ctx.arc(0, 0, 0.52, 0, 2 * Math.PI);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = colour.pip;
  ctx.font = `bold ${count > 9 ? 0.6 : 0.74}px ${font}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(String(count), 0, 0.04);
}

/**
 * A die, with a rim in a colour; a solid one is in that colour, and its pips are light.
 *
 * @param {Brush} brush
 * @param {number} pips
 * @param {string} rim
 * @param {boolean} solid
 */
export function drawDie({ ctx, colour }, pips, rim, solid = false) {
  ctx.lineWidth = 0.2;
  ctx.strokeStyle = colour[rim];
  ctx.fillStyle = colour[solid ? rim : "die"];
  ctx.beginPath();
  ctx.roundRect(-1, -1, 2, 2, 0.4);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = colour[solid ? "go-on" : "pip"];
  for (const place of PIPS[pips - 1]) {
    ctx.beginPath();
    ctx.arc(((place % 3) - 1) * 0.5, (Math.floor(place / 3) - 1) * 0.5, 0.17, 0, 2 * Math.PI);
    ctx.fill();
  }
}
