// Lines from site to site: mills and tunnels, where the last man came from, and every step of the
// opponent's last turn.

import { drawDie, SHAPES } from "./figures.js";
import { within } from "./ground.js";

/** @import { Brush } from "./figures.js" */
/** @import { Site, Step } from "../types.js" */

const HIGH = 0.7; // how far an arc leads away from its sites
const DIE = 0.27; // half of the one on it
const PLACES = [0.5, 0.36, 0.64, 0.22, 0.78]; // of a die on its arc, as parts of that

/**
 * A line through sites that belong together: a bar, the light of a shape between its dark, or
 * light that falls through all of them and out at both ends.
 *
 * @param {Brush} brush
 * @param {{ shape: string, kind: string }} trail
 * @param {Site[]} sites
 */
export function drawTrail({ ctx, unit, colour }, { shape, kind }, sites) {
  const square = shape === "square";
  const edge = SHAPES[shape].edge;
  const light = kind === "light";
  const layers = light
    ? [
        { name: edge, thick: 0.42, alpha: 0.6 },
        { name: square ? "lit-s" : "lit-t", thick: 0.17, alpha: 1 },
      ]
    : [
        { name: edge, thick: 0.22, alpha: 1 },
        { name: square ? "s2" : "t1", thick: 0.12, alpha: 1 },
      ];
  ctx.save();
  ctx.lineCap = light ? "butt" : "round";
  ctx.lineJoin = "round";
  for (const { name, thick, alpha } of layers) {
    ctx.globalAlpha = alpha;
    ctx.strokeStyle = colour[name];
    ctx.lineWidth = unit * thick;
    ctx.beginPath();
    for (const { x, y } of light ? lengthened(sites) : sites) ctx.lineTo(x * unit, y * unit);
    ctx.stroke();
  }
  ctx.restore();
}

/**
 * A way from one side of a board to the other, with its first and its last half step.
 *
 * @param {Site[]} sites
 * @returns {{ x: number, y: number }[]}
 */
function lengthened(sites) {
  if (sites.length === 0) return []; // it has only begun to grow
  const [first, last] = [sites[0], sites[sites.length - 1]];
  const across = Math.abs(first.x - last.x) >= Math.abs(first.y - last.y);
  const out = (/** @type {Site} */ end, /** @type {Site} */ other) =>
    across
      ? { x: end.x + (Math.sign(end.x - other.x) * end.wide) / 2, y: end.y }
      : { x: end.x, y: end.y + (Math.sign(end.y - other.y) * end.tall) / 2 };
  return [out(first, last), ...sites, out(last, first)];
}

/**
 * The way of the last man, from the ring where he was to the ring around him.
 *
 * @param {Brush} brush
 * @param {Site} from
 * @param {Site} to
 * @param {number} radius of the pieces
 * @param {string} name of the colour
 */
export function drawWay({ ctx, unit, colour }, from, to, radius, name) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const [start, end] = [(0.51 * radius) / long, 1 - (1.2 * radius) / long];
  if (end <= start) return;
  ctx.strokeStyle = colour[name];
  ctx.lineWidth = unit * radius * 0.2;
  ctx.lineCap = "butt";
  ctx.setLineDash([0.2 * unit, 0.12 * unit]);
  ctx.beginPath();
  ctx.moveTo((from.x + start * dx) * unit, (from.y + start * dy) * unit);
  ctx.lineTo((from.x + end * dx) * unit, (from.y + end * dy) * unit);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** @typedef {{ x: number, y: number }} Point */

/**
 * Where a die lies on an arc: in the middle, or beside dice that are there.
 *
 * @param {Point[]} arc its ends, and what it leads to between them
 * @param {Point[]} dice that lie already
 * @returns {Point}
 */
export function lies([a, b, c, d], dice) {
  const points = PLACES.map((t) => {
    const u = 1 - t;
    const at = (/** @type {"x" | "y"} */ axis) =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    return { x: at("x"), y: at("y") };
  });
  const room = (/** @type {Point} */ { x, y }) =>
    Math.min(2 * DIE, ...dice.map((die) => Math.max(Math.abs(die.x - x), Math.abs(die.y - y))));
  return points.reduce((best, some) => (room(some) > room(best) + 0.01 ? some : best));
}

/**
 * What was done with one die: an arc with the die on it, a ring where the man stood, and an arrow
 * where he stands. Who comes from a tray or goes to one has only the end that is on the board.
 *
 * @param {Brush} brush
 * @param {Step} step
 * @param {Site | null} from
 * @param {Site | null} to
 * @param {Point[]} dice that lie on other arcs; this one is added
 */
export function drawStep(brush, { shape, pips }, from, to, dice) {
  const { ctx, unit, colour } = brush;
  const rim = SHAPES[shape].edge;
  const down = Boolean(from && to && to.y > from.y + 0.1);
  const up = Boolean(from && to && to.y < from.y - 0.1);
  const start = from && { x: from.x, y: from.y + ((down ? 1 : -1) * from.tall) / 2 };
  const end = to && { x: to.x, y: to.y + ((up ? 1 : -1) * to.tall) / 2 };
  const one = start ?? end;
  const other = end ?? start;
  if (!one || !other) return;
  const first = { x: one.x, y: one.y + (down ? HIGH : -HIGH) };
  const second = { x: other.x, y: other.y + (up ? HIGH : -HIGH) };
  const die = lies([one, first, second, other], dice);
  dice.push(die);
  ctx.strokeStyle = colour[rim];
  ctx.lineWidth = unit * 0.07;
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.moveTo(one.x * unit, one.y * unit);
  ctx.bezierCurveTo(
    ...flat([first, second, other].map(({ x, y }) => ({ x: x * unit, y: y * unit }))),
  );
  ctx.stroke();
  if (end) {
    within(brush, end.x, end.y, 0.16, () => {
      const tip = up ? -1 : 1;
      ctx.fillStyle = colour[rim];
      ctx.beginPath();
      ctx.moveTo(-0.9, -tip);
      ctx.lineTo(0.9, -tip);
      ctx.lineTo(0, 0.5 * tip);
      ctx.closePath();
      ctx.fill();
    });
  }
  if (start) {
    within(brush, start.x, start.y, 0.1, () => {
      ctx.fillStyle = colour.field;
      ctx.strokeStyle = colour[rim];
      ctx.lineWidth = 0.7;
      ctx.beginPath();
      ctx.arc(0, 0, 1, 0, 2 * Math.PI);
      ctx.fill();
      ctx.stroke();
    });
  }
  within(brush, die.x, die.y, DIE, () => drawDie(brush, pips, rim));
}

/** @param {{ x: number, y: number }[]} points @returns {[number, number, number, number, number, number]} */
function flat([a, b, c]) {
  return [a.x, a.y, b.x, b.y, c.x, c.y];
}
