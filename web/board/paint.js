// Draws any scene on a canvas or with a pen. It keeps nothing: the same picture gives the same pixels.

import {
  drawDie,
  drawFaint,
  drawFrame,
  drawGhost,
  drawHint,
  drawLast,
  drawPiece,
  drawRefused,
  drawStack,
  drawTarget,
  SHAPES,
} from "./figures.js";

/** @import { Brush } from "./figures.js" */
/** @import { Scene, Site } from "../types.js" */

/** @typedef {{ site: string, shape: string }} Figure a figure on a site */

/**
 * @typedef {object} Picture what is to be seen
 * @property {Scene} scene
 * @property {string[]} last the sites of the last move
 * @property {Figure[]} ghosts the pieces it captured
 * @property {number} leaving how much of them is still to be seen, from 1 to 0
 * @property {string[]} refused the sites that forbid the move that was tried
 * @property {string[]} hint the sites of a move that is advised
 * @property {string[]} picked the sites clicked so far
 * @property {Set<string>} targets where a move that was begun can go
 * @property {string | null} hover the site that a click would choose
 * @property {number | null} side whose turn it is
 * @property {string | null} shape what a click would put there
 * @property {boolean} aimed whether to lead the eye to it
 */

const COLOURS = ["wood", "line", "label", "mark", "dot", "dug", "field", "field-rim", "alarm"];
const SHAPE_COLOURS = Object.keys(SHAPES).flatMap((shape) => [shape, `${shape}-inside`]);

/**
 * Paint a picture over the whole canvas.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {Picture} picture
 */
export function paint(canvas, picture) {
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  const unit = canvas.width / picture.scene.width;
  const pixel = Math.max(1, Math.round(devicePixelRatio));
  draw({ ctx, unit, pixel, ...palette(canvas) }, picture);
}

/**
 * The colours and the font that the style sheet gives to an element.
 *
 * @param {HTMLElement} element
 */
export function palette(element) {
  const style = getComputedStyle(element);
  const names = [...COLOURS, ...SHAPE_COLOURS];
  /** @type {Record<string, string>} */
  const colour = Object.fromEntries(
    names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  );
  return { colour, font: style.fontFamily };
}

/**
 * Draw a picture from its upper left corner on.
 *
 * @param {Brush} brush
 * @param {Picture} picture
 */
export function draw(brush, picture) {
  const { scene, hover } = picture;
  const sites = new Map(scene.sites.map((site) => [site.id, site]));
  const pieces = new Map(scene.pieces.map((piece) => [piece.site, piece]));
  drawBoard(brush, scene);
  for (const trail of scene.trails) drawTrail(brush, trail.shape, trail.sites, sites);
  const aim = picture.aimed && hover !== null ? sites.get(hover) : null;
  if (aim) drawCross(brush, scene, aim);

  /** @type {(id: string, draw: () => void) => void} */
  const at = (id, draw) => {
    const site = sites.get(id);
    if (site) within(brush, site.x, site.y, scene.radius, draw);
  };
  for (const spare of scene.spares) {
    within(brush, spare.x, spare.y, scene.radius / 2, () => drawPiece(brush, spare.shape));
  }
  for (const [id, piece] of pieces) at(id, () => drawStack(brush, piece));
  for (const die of scene.dice) within(brush, die.x, die.y, 0.42, () => drawDie(brush, die));
  for (const { site, shape } of picture.ghosts) {
    if (site !== hover) at(site, () => drawGhost(brush, shape, picture.leaving));
  }
  for (const id of picture.last) at(id, () => drawLast(brush, pieces.get(id)));
  for (const id of picture.targets) {
    const piece = pieces.get(id);
    at(id, () => drawTarget(brush, piece && (piece.side === picture.side ? "own" : "prey")));
  }
  for (const id of picture.picked) at(id, () => drawFrame(brush));
  for (const id of picture.hint) at(id, () => drawHint(brush));
  const many = picture.refused.length > 9;
  for (const id of picture.refused) at(id, () => drawRefused(brush, many));
  if (hover !== null) {
    at(hover, () => {
      const { shape } = picture;
      if (shape && !pieces.has(hover)) drawFaint(brush, shape, picture.aimed ? 0.7 : 0.4);
      if (picture.aimed || pieces.has(hover)) drawFrame(brush);
    });
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
function within({ ctx, unit }, x, y, radius, draw) {
  ctx.save();
  ctx.translate(x * unit, y * unit);
  ctx.scale(unit * radius, unit * radius);
  draw();
  ctx.restore();
}

/**
 * Lines are as wide as a whole number of device pixels and lie on them, so they are crisp.
 *
 * @param {Brush} brush
 * @param {Scene} scene
 */
function drawBoard({ ctx, unit, pixel: width, colour, font }, scene) {
  const snap = (/** @type {number} */ value) => {
    const place = value * unit;
    return width % 2 ? Math.floor(place) + 0.5 : Math.round(place);
  };
  for (const area of [...scene.goals, ...scene.areas]) {
    ctx.fillStyle = colour[area.tone];
    ctx.fillRect(area.x * unit, area.y * unit, area.width * unit, area.height * unit);
  }
  ctx.lineWidth = width;
  for (const { x, y, width: wide, height: tall, tone } of scene.goals) {
    const rim = colour[`${tone}-rim`];
    if (!rim) continue; // the style sheet gives one to some tones only
    ctx.strokeStyle = rim;
    ctx.strokeRect(snap(x), snap(y), snap(x + wide) - snap(x), snap(y + tall) - snap(y));
  }
  ctx.strokeStyle = colour.line;
  ctx.lineCap = "square";
  ctx.beginPath();
  for (const line of scene.lines) {
    ctx.moveTo(snap(line.x1), snap(line.y1));
    ctx.lineTo(snap(line.x2), snap(line.y2));
  }
  ctx.stroke();
  ctx.fillStyle = colour.dot;
  for (const dot of scene.dots) {
    ctx.beginPath();
    ctx.arc(snap(dot.x), snap(dot.y), Math.min(unit * 0.09, 5 * width), 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.fillStyle = colour.label;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (const label of [...scene.labels, ...scene.captions]) {
    ctx.font = `${Math.round(Math.min(unit * label.size, 18 * width))}px ${font}`;
    ctx.fillText(label.text, label.x * unit, label.y * unit);
  }
}

/**
 * @param {Brush} brush
 * @param {string} shape
 * @param {string[]} ids
 * @param {Map<string, Site>} sites
 */
function drawTrail({ ctx, unit, colour }, shape, ids, sites) {
  ctx.strokeStyle = colour[shape];
  ctx.lineWidth = unit * 0.16;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  for (const id of ids) {
    const site = sites.get(id);
    if (site) ctx.lineTo(site.x * unit, site.y * unit);
  }
  ctx.stroke();
}

/**
 * @param {Brush} brush
 * @param {Scene} scene
 * @param {Site} site
 */
function drawCross({ ctx, unit, colour }, scene, site) {
  const xs = scene.sites.map((some) => some.x * unit);
  const ys = scene.sites.map((some) => some.y * unit);
  ctx.strokeStyle = colour.mark;
  ctx.lineWidth = Math.max(1, Math.round(unit / 16));
  ctx.beginPath();
  ctx.moveTo(Math.min(...xs), site.y * unit);
  ctx.lineTo(Math.max(...xs), site.y * unit);
  ctx.moveTo(site.x * unit, Math.min(...ys));
  ctx.lineTo(site.x * unit, Math.max(...ys));
  ctx.stroke();
}
