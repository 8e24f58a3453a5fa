// A motion, frame by frame. What stands still is drawn once, on a canvas beside the page; a frame is
// that, and who is on his way.

import { brush, drawMoving, drawStill } from "./paint.js";

/** @import { Brush } from "./figures.js" */
/** @import { Moment } from "./motion.js" */
/** @import { Picture } from "./paint.js" */

/**
 * What tells one ground of a film from the next: it changes when somebody has come, or a trail is
 * longer.
 *
 * @param {Pick<Picture, "moment" | "scene">} picture
 */
export function stillness({ moment, scene }) {
  const trails = scene.trails.map(({ sites }) => Math.ceil(sites.length * moment.drawn));
  return [...moment.away, "of", ...trails].join();
}

export class Film {
  #canvas;
  #still = document.createElement("canvas");
  #key = ""; // of what is drawn there
  /** @type {Omit<Picture, "moment"> | null} */
  #picture = null;
  /** @type {Brush | null} with the colours that the page had when there was something new to see */
  #brush = null;

  /** @param {HTMLCanvasElement} canvas that shows it */
  constructor(canvas) {
    this.#canvas = canvas;
  }

  /** There is something new to see. @param {Omit<Picture, "moment">} picture */
  see(picture) {
    this.#picture = picture;
    this.#brush = brush(this.#canvas, picture);
    this.#key = "";
  }

  /** Show a moment of what is to be seen. @param {Moment} moment */
  show(moment) {
    if (!this.#picture || !this.#brush) return;
    const picture = { ...this.#picture, moment };
    const ctx = /** @type {CanvasRenderingContext2D} */ (this.#brush.ctx);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.globalCompositeOperation = "copy";
    ctx.drawImage(this.#background(picture), 0, 0);
    ctx.globalCompositeOperation = "source-over";
    drawMoving(this.#brush, picture);
  }

  /** @param {Picture} picture */
  #background(picture) {
    const key = stillness(picture);
    if (key === this.#key) return this.#still;
    this.#key = key;
    const { width, height } = this.#canvas;
    Object.assign(this.#still, { width, height }); // which clears it
    const ctx = /** @type {CanvasRenderingContext2D} */ (this.#still.getContext("2d"));
    drawStill({ .../** @type {Brush} */ (this.#brush), ctx }, picture);
    return this.#still;
  }
}
