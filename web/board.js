// Draws any scene on a canvas. It keeps nothing: the same picture gives the same pixels.

/** @import { Ghost, Piece, Scene } from "./types.js" */

/**
 * @typedef {object} Picture what is to be seen
 * @property {Scene} scene
 * @property {string[]} last the sites of the last move
 * @property {Ghost[]} ghosts the pieces it captured
 * @property {string[]} picked the sites clicked so far
 * @property {Iterable<string>} targets where a move that was begun can go
 * @property {Ghost | null} hover the piece that a click would put
 * @property {boolean} aimed whether to lead the eye to it
 */

/** Outlines of every shape a scene may name, inside a circle of radius 1. */
const SHAPES = /** @type {Record<string, (ctx: CanvasRenderingContext2D) => void>} */ ({
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

const RADIUS = 0.44; // of a piece, in board units
const COLOURS = ["line", "label", "side-0", "side-1", "inside-0", "inside-1", "mark", "dot"];

/**
 * Read the colours that the style sheet gives the board.
 *
 * @param {Element} element
 */
function look(element) {
  const style = getComputedStyle(element);
  const value = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  return {
    font: style.fontFamily,
    ...Object.fromEntries(COLOURS.map((name) => [name, value(name)])),
  };
}

/**
 * Paint a picture over the whole canvas.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {Picture} picture
 */
export function paint(canvas, picture) {
  const { scene } = picture;
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const unit = canvas.width / scene.width;
  const colours = /** @type {Record<string, string>} */ (look(canvas));
  const sites = new Map(scene.sites.map((site) => [site.id, site]));
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  drawBoard(ctx, scene, unit, colours);

  /** @type {(id: string, draw: () => void) => void} */
  const at = (id, draw) => {
    const site = sites.get(id);
    if (!site) return;
    ctx.save();
    ctx.translate(site.x * unit, site.y * unit);
    ctx.scale(unit * RADIUS, unit * RADIUS);
    draw();
    ctx.restore();
  };
  const aim = picture.aimed && picture.hover && sites.get(picture.hover.site);
  if (aim) drawCross(ctx, scene, aim, unit, colours);
  for (const piece of scene.pieces) at(piece.site, () => drawPiece(ctx, piece, colours));
  const { hover } = picture;
  for (const ghost of picture.ghosts) {
    if (ghost.site !== hover?.site) at(ghost.site, () => drawGhost(ctx, ghost, colours));
  }
  for (const id of picture.last) at(id, () => drawLast(ctx, id, scene, colours));
  for (const id of picture.targets) at(id, () => drawTarget(ctx, colours));
  for (const id of picture.picked) at(id, () => drawFrame(ctx, colours));
  if (hover) {
    at(hover.site, () => {
      ctx.globalAlpha = picture.aimed ? 0.7 : 0.4;
      drawPiece(ctx, hover, colours);
      ctx.globalAlpha = 1;
      if (picture.aimed) drawFrame(ctx, colours);
    });
  }
}

/**
 * Lines are as wide as a whole number of device pixels and lie on them, so they are crisp.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {number} unit
 * @param {Record<string, string>} colours
 */
function drawBoard(ctx, scene, unit, colours) {
  const width = Math.max(1, Math.round(devicePixelRatio));
  const snap = (/** @type {number} */ value) => {
    const pixel = value * unit;
    return width % 2 ? Math.floor(pixel) + 0.5 : Math.round(pixel);
  };
  ctx.strokeStyle = colours.line;
  ctx.lineWidth = width;
  ctx.lineCap = "square";
  ctx.beginPath();
  for (const line of scene.lines) {
    ctx.moveTo(snap(line.x1), snap(line.y1));
    ctx.lineTo(snap(line.x2), snap(line.y2));
  }
  ctx.stroke();
  ctx.fillStyle = colours.dot;
  for (const dot of scene.dots) {
    ctx.beginPath();
    ctx.arc(snap(dot.x), snap(dot.y), unit * 0.09, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.fillStyle = colours.label;
  ctx.font = `${Math.round(unit * 0.34)}px ${colours.font}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (const label of scene.labels) ctx.fillText(label.text, label.x * unit, label.y * unit);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {{ x: number, y: number }} site
 * @param {number} unit
 * @param {Record<string, string>} colours
 */
function drawCross(ctx, scene, site, unit, colours) {
  ctx.strokeStyle = colours.mark;
  ctx.lineWidth = Math.max(1, Math.round(unit / 16));
  const xs = scene.sites.map((some) => some.x);
  const ys = scene.sites.map((some) => some.y);
  ctx.beginPath();
  ctx.moveTo(Math.min(...xs) * unit, site.y * unit);
  ctx.lineTo(Math.max(...xs) * unit, site.y * unit);
  ctx.moveTo(site.x * unit, Math.min(...ys) * unit);
  ctx.lineTo(site.x * unit, Math.max(...ys) * unit);
  ctx.stroke();
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Ghost} piece
 * @param {Record<string, string>} colours
 */
function drawPiece(ctx, piece, colours) {
  ctx.beginPath();
  SHAPES[piece.shape](ctx);
  ctx.lineJoin = "round";
  ctx.lineWidth = 0.28;
  ctx.strokeStyle = colours[`side-${piece.side}`];
  ctx.fillStyle = colours[`inside-${piece.side}`];
  ctx.fill();
  ctx.stroke();
}

/**
 * A captured piece: its outline in dashes, crossed out.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Ghost} ghost
 * @param {Record<string, string>} colours
 */
function drawGhost(ctx, ghost, colours) {
  ctx.beginPath();
  SHAPES[ghost.shape](ctx);
  ctx.lineWidth = 0.12;
  ctx.strokeStyle = colours[`side-${ghost.side}`];
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
 * A dot inside the piece that moved last, in the colour that stands out on it.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {string} id
 * @param {Scene} scene
 * @param {Record<string, string>} colours
 */
function drawLast(ctx, id, scene, colours) {
  const piece = scene.pieces.find((/** @type {Piece} */ some) => some.site === id);
  const filled = piece && colours[`inside-${piece.side}`] === colours[`side-${piece.side}`];
  ctx.fillStyle = filled ? colours["inside-1"] : colours[`side-${piece?.side ?? 1}`];
  ctx.beginPath();
  ctx.arc(0, piece?.shape === "triangle" ? 0.12 : 0, 0.24, 0, 2 * Math.PI);
  ctx.fill();
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Record<string, string>} colours
 */
function drawTarget(ctx, colours) {
  ctx.fillStyle = colours.mark;
  ctx.beginPath();
  ctx.arc(0, 0, 0.3, 0, 2 * Math.PI);
  ctx.fill();
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Record<string, string>} colours
 */
function drawFrame(ctx, colours) {
  ctx.strokeStyle = colours.mark;
  ctx.lineWidth = 0.16;
  ctx.beginPath();
  ctx.roundRect(-1.1, -1.1, 2.2, 2.2, 0.2);
  ctx.stroke();
}
