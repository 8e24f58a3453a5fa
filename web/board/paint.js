// Draws any scene on a canvas or with a pen. It keeps nothing: the same picture gives the same pixels.

import { drawCount, drawDie, drawFaint, drawPiece } from "./figures.js";
import { drawGround, within } from "./ground.js";
import {
  drawClosed,
  drawGhost,
  drawHint,
  drawHollow,
  drawOrigin,
  drawPrey,
  drawReady,
  drawRefused,
  drawRing,
  drawShut,
  drawTarget,
} from "./marks.js";
import { isSlot, outline, standing } from "./places.js";
import { drawStep, drawTrail, drawWay } from "./trails.js";
import { drawTray, pill } from "./trays.js";

/** @import { Brush } from "./figures.js" */
/** @import { Man, Moment } from "./motion.js" */
/** @import { Box } from "./places.js" */
/** @import { Pill } from "./trays.js" */
/** @import { Piece, Scene, Site, Step } from "../types.js" */

/** @typedef {{ site: string, shape: string }} Figure a figure on a site */

/**
 * @typedef {object} Picture what is to be seen
 * @property {Scene} scene
 * @property {string[]} last the sites of the last move
 * @property {boolean} past whether it is not the latest one: somebody looks back
 * @property {Figure[]} ghosts the pieces it captured
 * @property {Step[]} steps of the opponent's whole last turn
 * @property {Moment} moment what is still on its way there
 * @property {string[]} refused the sites that forbid the move that was tried
 * @property {string[]} hint the sites of a move that is advised
 * @property {string[]} picked the sites clicked so far
 * @property {Set<string>} targets where a move that was begun can go
 * @property {string | null} hover the site that a click would choose
 * @property {number | null} side whose turn it is
 * @property {string | null} shape what a click would put there
 * @property {boolean} aimed whether to lead the eye to it
 */

/** The names of the style sheets' colours that a board is drawn with. */
export const COLOURS = [
  ...["ink", "mark", "go-on", "go-soft", "alarm", "alarm-soft", "die", "pip", "shadow"],
  ...["board", "field", "line", "wall", "label", "pad", "course", "gold"],
  ...["dug", "dug-rim", "dug-line", "dug-mark", "slot", "slot-2", "home-0", "home-1"],
  ...["t1", "t2", "t3", "te", "s1", "s2", "s3", "s4", "se", "sh", "lit-t", "lit-s"],
];
const MANY = 5; // men on a stack that want to be counted

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
  draw(brush(canvas, picture), picture);
}

/**
 * What a canvas is painted with: as large as the board on it, in the colours of its place.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {Pick<Picture, "scene">} picture
 * @returns {Brush}
 */
export function brush(canvas, { scene }) {
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const unit = canvas.width / scene.width;
  const pixel = Math.max(1, Math.round(devicePixelRatio));
  return { ctx, unit, pixel, ...palette(canvas) };
}

/**
 * The colours and the font that the style sheet gives to an element.
 *
 * @param {HTMLElement} element
 */
export function palette(element) {
  const style = getComputedStyle(element);
  /** @type {Record<string, string>} */
  const colour = Object.fromEntries(
    COLOURS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
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
  drawStill(brush, picture);
  drawMoving(brush, picture);
}

/** All of it that stands still while men are on their way. @param {Brush} brush @param {Picture} picture */
export const drawStill = (brush, picture) => new Painting(brush, picture).still();

/** Who is on his way, and what lies above him. @param {Brush} brush @param {Picture} picture */
export const drawMoving = (brush, picture) => new Painting(brush, picture).moving();

/** One drawing of a picture: what lies below the pieces, they, and what lies above them. */
class Painting {
  #brush;
  #picture;
  #scene;
  /** @type {Map<string, Site>} */
  #sites;
  /** @type {Map<string, Piece>} */
  #pieces;
  /** @type {Map<string, Pill>} */
  #trays;

  /** @param {Brush} brush @param {Picture} picture */
  constructor(brush, picture) {
    const { scene } = picture;
    this.#brush = brush;
    this.#picture = picture;
    this.#scene = scene;
    this.#sites = new Map(scene.sites.map((site) => [site.id, site]));
    this.#pieces = new Map(scene.pieces.map((piece) => [piece.site, piece]));
    this.#trays = new Map(
      scene.trays.map(({ site, text }) => [site, pill(brush, scene, this.#site(site), text)]),
    );
  }

  still() {
    const { scene, hover, aimed, moment } = this.#picture;
    drawGround(this.#brush, scene);
    for (const { box } of this.#trays.values()) this.#frame(box, "field", null);
    for (const trail of scene.trails) {
      const sites = trail.sites.map((id) => this.#site(id));
      drawTrail(this.#brush, trail, sites.slice(0, Math.ceil(sites.length * moment.drawn)));
    }
    if (aimed && hover !== null) this.#cross(this.#site(hover));
    this.#below();
    for (const [id, piece] of this.#pieces) if (!this.#trays.has(id)) this.#stack(id, piece);
    for (const tray of this.#trays.values()) drawTray(this.#brush, tray);
    this.#above();
  }

  moving() {
    const { hover, aimed, hint, shape, moment } = this.#picture;
    for (const man of moment.men) this.#moving(man);
    for (const id of hint) {
      const site = this.#sites.get(id);
      if (!site) continue;
      if (shape && !this.#pieces.has(id) && id !== hover) this.#faint(site, shape, 0.32);
      this.#corners(site);
    }
    if (hover !== null && shape) {
      const site = this.#site(hover);
      const free = isSlot(site) || !this.#pieces.has(hover);
      if (free && !this.#trays.has(hover)) this.#faint(site, shape, aimed ? 0.72 : 0.32);
    }
  }

  /** What lies below the pieces: what the last move touched, and what is being done. */
  #below() {
    const picture = this.#picture;
    const { scene, hover, aimed } = picture;
    for (const { site: id } of this.#taken()) {
      const site = this.#site(id);
      if (!isSlot(site)) this.#at(site, () => drawHollow(this.#brush));
    }
    this.#drawLast();
    for (const id of picture.picked) {
      const site = this.#sites.get(id);
      if (site) this.#mark(site, "go-soft", "mark", 1.3);
    }
    for (const id of picture.targets) this.#target(id);
    if (hover === null) return;
    const site = this.#site(hover);
    if (aimed) this.#mark(site, "pad", "mark");
    else if (this.#pieces.has(hover) && !picture.targets.has(hover)) {
      this.#mark(site, null, "mark");
    } else if (this.#isPrey(hover)) this.#mark(site, "alarm-soft", null);
    else if (scene.corner && picture.targets.has(hover)) this.#mark(site, "go-soft", "mark");
  }

  /** The last move: a pad and a ring around who moved, and where he came from. */
  #drawLast() {
    const { last, past, targets } = this.#picture;
    const touched = last.filter((id) => !this.#trays.has(id));
    const [here] = touched.filter((id) => this.#pieces.has(id));
    for (const id of touched) {
      const site = this.#sites.get(id);
      if (!site) continue;
      const isPrey = targets.has(id) && this.#isPrey(id); // whose ring says more
      if (this.#pieces.has(id)) this.#mark(site, "pad", past || isPrey ? null : "mark");
      else this.#origin(site, this.#sites.get(here));
    }
  }

  /** What lies above them: what was taken, what can be, what forbids, and dice. */
  #above() {
    const picture = this.#picture;
    for (const { site, shape } of this.#taken()) this.#ghost(this.#site(site), shape);
    for (const id of picture.targets) if (this.#isPrey(id)) this.#prey(this.#site(id));
    /** @type {{ x: number, y: number }[]} */
    const dice = [];
    for (const step of picture.steps) {
      const [from, to] = [step.start, step.end].map((id) =>
        this.#trays.has(id) ? null : this.#site(id),
      );
      drawStep(this.#brush, step, from, to, dice);
    }
    for (const [at, { site, dice }] of this.#scene.tags.entries())
      this.#tag(this.#site(site), dice, at);
    for (const id of this.#scene.closed) {
      const drawn = this.#pieces.has(id) ? drawShut : drawClosed;
      this.#at(this.#site(id), () => drawn(this.#brush));
    }
    const isBegun = picture.picked.length > 0;
    for (const id of isBegun ? [] : this.#scene.ready) {
      const { x, y, tall } = this.#site(id);
      within(this.#brush, x, y - tall / 2 + 0.42, 0.24, () => drawReady(this.#brush));
    }
    const many = picture.refused.length > 9;
    for (const id of picture.refused) {
      const site = this.#sites.get(id);
      if (site) this.#at(site, () => drawRefused(this.#brush, many));
    }
  }

  /** @param {string} id of a site that the scene has */
  #site(id) {
    return /** @type {Site} */ (this.#sites.get(id));
  }

  /**
   * Draw around where a man stands on a site, the lowest one of several.
   *
   * @param {Site} site
   * @param {() => void} draw
   */
  #at(site, draw, above = 0) {
    const ys = standing(site, above + 1);
    within(this.#brush, site.x, ys[ys.length - 1], this.#scene.radius, draw);
  }

  /** @param {string} id @param {Piece} piece */
  #stack(id, { shape, count }) {
    const brush = this.#brush;
    const site = this.#sites.get(id);
    if (!site) return;
    const here = count - (this.#picture.moment.away.get(id) ?? 0);
    const ys = standing(site, count).slice(0, here);
    const at = (/** @type {number} */ y, /** @type {() => void} */ draw) =>
      within(brush, site.x, y, this.#scene.radius, draw);
    for (const y of ys) at(y, () => drawPiece(brush, shape));
    const counted = isSlot(site) ? MANY : 2;
    if (here >= counted) at(ys[ys.length - 1], () => drawCount(brush, here));
  }

  /** Draw a man who stands nowhere yet, or no longer. @param {Man} man */
  #moving({ x, y, shape, size, alpha }) {
    within(this.#brush, x, y, this.#scene.radius * size, () => {
      this.#brush.ctx.globalAlpha = alpha;
      drawPiece(this.#brush, shape);
    });
  }

  /** @param {Site} site @param {string} shape @param {number} alpha */
  #faint(site, shape, alpha) {
    const standing = this.#pieces.get(site.id);
    this.#at(site, () => drawFaint(this.#brush, shape, alpha), standing?.count ?? 0);
  }

  /**
   * A ground and an outline: the field's own, a tray's, or a ring.
   *
   * @param {Site} site
   * @param {string | null} fill
   * @param {string | null} line
   */
  #mark(site, fill, line, thick = 1, dashed = false) {
    const box = this.#trays.get(site.id)?.box ?? outline(this.#scene, site);
    if (box) this.#frame(box, fill, line, 0.08 * thick, dashed);
    else this.#at(site, () => drawRing(this.#brush, fill, line, 0.16 * thick));
  }

  /**
   * @param {Box} box
   * @param {string | null} fill
   * @param {string | null} line
   */
  #frame({ x, y, wide, tall, round }, fill, line, thick = 0, dashed = false) {
    const { ctx, unit, colour } = this.#brush;
    ctx.beginPath();
    ctx.roundRect(x * unit, y * unit, wide * unit, tall * unit, round * unit);
    if (fill) {
      ctx.fillStyle = colour[fill];
      ctx.fill();
    }
    if (!line) return;
    ctx.strokeStyle = colour[line];
    ctx.lineWidth = unit * thick;
    ctx.lineCap = "butt";
    ctx.setLineDash(dashed ? [0.22 * unit, 0.12 * unit] : []);
    ctx.stroke();
    ctx.setLineDash([]);
  }

  /** @param {string} id */
  #target(id) {
    const site = this.#sites.get(id);
    if (!site) return;
    if (this.#isPrey(id)) return;
    const box = this.#trays.get(id) ?? (isSlot(site) ? site : null);
    if (box) {
      const first = this.#scene.tags[0]?.site === id;
      this.#mark(site, "go-soft", "mark", 1, !first);
      const { shape, hover } = this.#picture;
      const tagged = this.#scene.tags.some((tag) => tag.site === id);
      if (shape && tagged && isSlot(site) && hover !== id) this.#faint(site, shape, 0.45);
    } else if (this.#pieces.has(id)) this.#mark(site, null, "mark");
    else this.#at(site, () => drawTarget(this.#brush));
  }

  /** Whether a piece of the other side stands on a site. @param {string} id */
  #isPrey(id) {
    const piece = this.#pieces.get(id);
    return piece !== undefined && piece.side !== this.#picture.side;
  }

  /** @param {Site} site */
  #prey(site) {
    const box = isSlot(site) ? outline(this.#scene, site) : null;
    if (box) this.#frame(box, null, "alarm", 0.08, true);
    else this.#at(site, () => drawPrey(this.#brush));
  }

  /** Where the last man came from, and his way. @param {Site} site @param {Site | undefined} to */
  #origin(site, to) {
    const { areas, radius } = this.#scene;
    const isDug = areas.some(
      ({ x, y, width, height }) =>
        site.x > x && site.x < x + width && site.y > y && site.y < y + height,
    );
    const name = isDug ? "dug-mark" : "mark";
    this.#at(site, () => drawOrigin(this.#brush, name));
    if (to && !isSlot(site)) drawWay(this.#brush, site, to, radius, name);
  }

  /** What was just taken, where nobody is about to be put. */
  #taken() {
    const { ghosts, hover } = this.#picture;
    return ghosts.filter(
      ({ site }) => site !== hover && (isSlot(this.#site(site)) || !this.#pieces.has(site)),
    );
  }

  /** @param {Site} site @param {string} shape */
  #ghost(site, shape) {
    const above = this.#pieces.get(site.id)?.count ?? 0;
    this.#at(site, () => drawGhost(this.#brush, shape), above);
  }

  /**
   * Dice on a site that they lead to, several below each other; the first is the one that is
   * chosen.
   *
   * @param {Site} site
   * @param {number[]} dice
   * @param {number} at
   */
  #tag(site, dice, at) {
    const box = this.#trays.get(site.id)?.box;
    const half = dice.length > 1 ? 0.24 : 0.3;
    for (const [number, pips] of dice.entries()) {
      const further = 2.2 * half * number;
      const [x, y] = box
        ? [box.x - 0.5 - further, box.y + box.tall / 2]
        : [site.x, site.y - site.tall / 2 + 0.2 + half + further];
      within(this.#brush, x, y, half, () => drawDie(this.#brush, pips, "mark", at === 0));
    }
  }

  /** @param {Site} site */
  #corners(site) {
    const { radius } = this.#scene;
    const box = this.#trays.get(site.id)?.box ?? (isSlot(site) ? outline(this.#scene, site) : null);
    const half = [box?.wide ?? 2.1 * radius, box?.tall ?? 2.1 * radius].map(
      (long) => long / 2 / radius,
    );
    const [x, y] = box ? [box.x + box.wide / 2, box.y + box.tall / 2] : [site.x, site.y];
    within(this.#brush, x, y, radius, () => drawHint(this.#brush, half[0], half[1]));
  }

  /** Lines through a point, over all sites. @param {Site} site */
  #cross(site) {
    const { ctx, unit, colour } = this.#brush;
    if (this.#scene.corner) return; // fields have outlines that lead the eye
    const xs = this.#scene.sites.map((some) => some.x * unit);
    const ys = this.#scene.sites.map((some) => some.y * unit);
    ctx.strokeStyle = colour.mark;
    ctx.lineWidth = Math.max(1, Math.round(unit / 16));
    ctx.lineCap = "butt";
    ctx.beginPath();
    ctx.moveTo(Math.min(...xs), site.y * unit);
    ctx.lineTo(Math.max(...xs), site.y * unit);
    ctx.moveTo(site.x * unit, Math.min(...ys));
    ctx.lineTo(site.x * unit, Math.max(...ys));
    ctx.stroke();
  }
}
