// The board itself: grounds, tunnels, lines and ornaments, coordinates. What it is made of is in
// the scene; how thick and in which colour that is, is here.

import { drawFlat, trace } from "./figures.js";

/** @import { Brush } from "./figures.js" */
/** @import { Area, Scene } from "../types.js" */

/** @typedef {{ fill?: string, line?: string, thick?: number }} Look */

/** How an area looks, by its tone. */
const AREAS = /** @type {Record<string, Look>} */ ({
  field: { fill: "field" },
  wall: { fill: "field", line: "wall", thick: 0.1 },
  gold: { line: "gold", thick: 0.025 },
  slot: { fill: "slot", line: "line", thick: 0.03 },
  "slot-2": { fill: "slot-2", line: "line", thick: 0.03 },
  "home-0": { fill: "home-0", line: "line", thick: 0.03 },
  "home-1": { fill: "home-1", line: "line", thick: 0.03 },
});
const LINES = /** @type {Record<string, number>} */ ({ drawn: 0.035, thin: 0.028, carved: 0.06 });
const GROOVE = 0.1; // the light that falls on the lower side of a carved line

/** @type {Record<string, (brush: Brush, turn: number) => void>} */
const DOTS = { star: drawStar, socket: drawSocket, rosette: drawRosette, arrow: drawArrow };

/** How a tunnel is dug: how far from its cells' sides, how round, how thick its rims are. */
const [INSET, ROUND, RIM, UPPER] = [0.035, 0.34, 0.04, 0.14];
const LAP = 0.02; // how far cells reach over each other, so that no seam shines through

export const [SMALLEST, LARGEST] = [10, 17]; // pixels of a text: can be read, is no headline
const NEARLY = 0.85; // how much of the smallest one's room is enough for it

/**
 * @param {Brush} brush
 * @param {Scene} scene
 */
export function drawGround(brush, scene) {
  for (const area of scene.goals) drawArea(brush, area);
  drawLines(brush, scene);
  drawTunnels(
    brush,
    scene.areas.filter(({ tone }) => tone === "dug"),
  );
  for (const { points } of scene.loops) drawLoop(brush, points);
  for (const { x, y, kind, turn } of scene.dots) {
    within(brush, x, y, 1, () => DOTS[kind](brush, turn));
  }
  for (const { x, y, shape, size } of scene.spares) {
    within(brush, x, y, size / 2, () => drawFlat(brush, shape));
  }
  for (const { x, y, text, size, ground } of scene.labels) {
    drawText(brush, x, y, text, size, ground === "field" ? "ink" : "label");
  }
}

/**
 * Draw around a point, in units of a radius.
 *
 * @param {Brush} brush
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {() => void} draw
 */
export function within({ ctx, unit }, x, y, radius, draw) {
  ctx.save();
  ctx.translate(x * unit, y * unit);
  ctx.scale(unit * radius, unit * radius);
  draw();
  ctx.restore();
}

/**
 * A text around a point, so high at the most; none where it would be too small to read.
 *
 * @param {Brush} brush
 * @param {number} x
 * @param {number} y
 * @param {string} text
 * @param {number} size
 * @param {string} name of the colour
 */
function drawText({ ctx, unit, pixel, colour, font }, x, y, text, size, name) {
  const fits = Math.min(unit * size, LARGEST * pixel);
  if (fits < NEARLY * SMALLEST * pixel) return;
  const high = Math.round(Math.max(fits, SMALLEST * pixel));
  ctx.fillStyle = colour[name];
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.font = `${high}px ${font}`;
  ctx.fillText(text, x * unit, y * unit);
}

/**
 * @param {Brush} brush
 * @param {Area} area
 */
function drawArea({ ctx, unit, colour }, { x, y, width, height, tone, round }) {
  const { fill, line, thick = 0 } = AREAS[tone];
  ctx.beginPath();
  ctx.roundRect(x * unit, y * unit, width * unit, height * unit, round * unit);
  if (fill) {
    ctx.fillStyle = colour[fill];
    ctx.fill();
  }
  if (!line) return;
  ctx.strokeStyle = colour[line];
  ctx.lineWidth = Math.max(1, unit * thick);
  ctx.lineJoin = "round";
  ctx.stroke();
}

/**
 * Lines are as wide as a whole number of device pixels and lie on them, so they are crisp.
 *
 * @param {Brush} brush
 * @param {Scene} scene
 */
function drawLines({ ctx, unit, pixel, colour }, scene) {
  for (const [kind, thick] of Object.entries(LINES)) {
    const lines = scene.lines.filter((line) => line.kind === kind);
    if (lines.length === 0) continue;
    const width = Math.max(pixel, Math.round(unit * thick));
    const snap = (/** @type {number} */ value) => {
      const place = value * unit;
      return width % 2 ? Math.floor(place) + 0.5 : Math.round(place);
    };
    const groove = Math.round((unit * GROOVE) / 2);
    for (const [name, aside] of /** @type {[string, number][]} */ (
      kind === "carved"
        ? [
            ["pad", groove],
            ["line", 0],
          ]
        : [["line", 0]]
    )) {
      ctx.strokeStyle = colour[name];
      ctx.lineWidth = width;
      ctx.lineCap = "square";
      ctx.beginPath();
      for (const { x1, y1, x2, y2 } of lines) {
        ctx.moveTo(snap(x1) + aside, snap(y1) + aside);
        ctx.lineTo(snap(x2) + aside, snap(y2) + aside);
      }
      ctx.stroke();
    }
  }
}

/**
 * Dug cells that lie side by side are one tunnel: what is drawn of one of them reaches into the
 * next, over its outline. Clockwise, corner by corner.
 *
 * @param {Brush} brush
 * @param {Area[]} cells
 */
function drawTunnels({ ctx, unit, colour }, cells) {
  const key = (/** @type {number} */ x, /** @type {number} */ y) =>
    `${x.toFixed(2)} ${y.toFixed(2)}`;
  const known = new Set(cells.map(({ x, y }) => key(x, y)));
  const layers = /** @type {[string, number, number][]} */ ([
    ["dug-line", 0, 0],
    ["dug-rim", RIM, 0],
    ["dug", RIM, UPPER],
  ]);
  for (const [name, rim, upper] of layers) {
    ctx.fillStyle = colour[name];
    for (const { x, y, width, height } of cells) {
      const has = (/** @type {number} */ right, /** @type {number} */ down) =>
        known.has(key(x + right * width, y + down * height));
      const gap = INSET + rim;
      ctx.beginPath();
      ctx.moveTo((x + (has(-1, 0) ? -LAP : gap)) * unit, (y + height / 2) * unit);
      for (const [right, down] of CORNERS) {
        const [joinsAcross, joinsUpright] = [has(right, 0), has(0, down)];
        const across = { edge: right < 0 ? x : x + width, way: right, gap };
        const upright = {
          edge: down < 0 ? y : y + height,
          way: down,
          gap: down < 0 ? gap + upper : gap,
        };
        const [inX, inY] = [across, upright].map(inner);
        const [outX, outY] = [across, upright].map(outer);
        const at = [joinsAcross ? outX : inX, joinsUpright ? outY : inY];
        if (joinsAcross && joinsUpright && !has(right, down)) {
          // A corner of the ground stands into the tunnel; the shade below it is no wider.
          const brow = across.edge - right * INSET;
          const foot = upright.edge - down * gap;
          const nook = [
            [outX, inY],
            [brow, inY],
            [brow, foot],
            [inX, foot],
            [inX, outY],
          ];
          for (const [far, low] of right * down > 0 ? nook : nook.reverse()) {
            ctx.lineTo(far * unit, low * unit);
          }
        } else if (joinsAcross || joinsUpright) ctx.lineTo(at[0] * unit, at[1] * unit);
        else {
          const next = right * down > 0 ? [at[0] - right, at[1]] : [at[0], at[1] - down];
          ctx.arcTo(
            at[0] * unit,
            at[1] * unit,
            next[0] * unit,
            next[1] * unit,
            (ROUND - rim) * unit,
          );
        }
      }
      ctx.closePath();
      ctx.fill();
    }
  }
}

/** Clockwise from the top left: to the right or left, and down or up. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** @typedef {{ edge: number, way: number, gap: number }} Side of a cell, outwards that way */

/** Where a tunnel ends before a side. @param {Side} side */
const inner = ({ edge, way, gap }) => edge - way * gap;

/** How far it reaches over one. @param {Side} side */
const outer = ({ edge, way }) => edge + way * LAP;

/**
 * @param {Brush} brush
 * @param {[number, number][]} points
 */
function drawLoop({ ctx, unit, colour }, points) {
  ctx.strokeStyle = colour.course;
  ctx.lineWidth = unit * 0.07;
  ctx.lineCap = "round";
  ctx.beginPath();
  const far = points.map(([x, y]) => [x * unit, y * unit]);
  ctx.moveTo(far[0][0], far[0][1]);
  for (const [at, [x, y]] of far.entries()) {
    const next = far[at + 1];
    if (at > 0 && next) ctx.arcTo(x, y, next[0], next[1], 0.4 * unit);
    else if (at > 0) ctx.lineTo(x, y);
  }
  ctx.stroke();
}

/** @param {Brush} brush */
function drawStar({ ctx, colour }) {
  ctx.fillStyle = colour.line;
  trace(ctx, [
    [0, -0.14],
    [0.14, 0],
    [0, 0.14],
    [-0.14, 0],
  ]);
  ctx.fill();
}

/** @param {Brush} brush */
function drawSocket({ ctx, colour }) {
  ctx.fillStyle = colour.field;
  ctx.strokeStyle = colour.line;
  ctx.lineWidth = 0.055;
  ctx.beginPath();
  ctx.arc(0, 0, 0.115, 0, 2 * Math.PI);
  ctx.fill();
  ctx.stroke();
}

/** Six leaves in a ring. @param {Brush} brush */
function drawRosette({ ctx, colour }) {
  ctx.strokeStyle = colour.course;
  ctx.lineWidth = 0.03;
  ctx.beginPath();
  ctx.arc(0, 0, 0.46, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.save();
  ctx.globalAlpha = 0.5;
  ctx.fillStyle = colour.course;
  ctx.beginPath();
  for (let leaf = 0; leaf < 6; leaf += 1) {
    const angle = (leaf * Math.PI) / 3;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    const [x, y, wide] = [0.36 * dx, 0.36 * dy, 0.2];
    ctx.moveTo(0, 0);
    ctx.bezierCurveTo(
      x / 3 + wide * dy,
      y / 3 - wide * dx,
      x + wide * dy * 0.6,
      y - wide * dx * 0.6,
      x,
      y,
    );
    ctx.bezierCurveTo(
      x - wide * dy * 0.6,
      y + wide * dx * 0.6,
      x / 3 - wide * dy,
      y / 3 + wide * dx,
      0,
      0,
    );
  }
  ctx.fill();
  ctx.restore();
}

/** @param {Brush} brush @param {number} turn quarters of a circle, clockwise from the right */
function drawArrow({ ctx, colour }, turn) {
  const [x, y] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][turn];
  ctx.strokeStyle = colour.course;
  ctx.lineWidth = 0.075;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.moveTo(-0.09 * x - 0.17 * y, 0.17 * x - 0.09 * y);
  ctx.lineTo(0.09 * x, 0.09 * y);
  ctx.lineTo(-0.09 * x + 0.17 * y, -0.17 * x - 0.09 * y);
  ctx.stroke();
}
