// The canvas on the page: its size in device pixels, and when it is drawn again.

import { motion, STILL } from "./motion.js";
import { paint } from "./paint.js";

/** @import { Motion } from "./motion.js" */
/** @import { Picture } from "./paint.js" */
/** @import { Scene } from "../types.js" */

const SCHEMES = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

export class Canvas {
  #frame;
  #canvas;
  #picture;
  #due = false;
  /** @type {Motion} */
  #motion = STILL;
  #since = 0; // when it began

  /**
   * @param {HTMLElement} frame the box that the board fills, with a canvas in it
   * @param {() => Omit<Picture, "moment">} picture what is to be seen now
   */
  constructor(frame, picture) {
    this.#frame = frame;
    this.#canvas = /** @type {HTMLCanvasElement} */ (frame.querySelector("canvas"));
    this.#picture = picture;
    new ResizeObserver(() => this.#resize()).observe(frame);
    this.#watchDensity();
    for (const scheme of SCHEMES) {
      matchMedia(scheme).addEventListener("change", () => this.draw());
    }
  }

  /** Give the box the shape of a board. @param {Scene} scene */
  fit(scene) {
    this.#frame.style.setProperty("--wide", String(scene.width / scene.height));
  }

  /** Draw now: there is something new to see. */
  draw() {
    paint(this.#canvas, { ...this.#picture(), moment: this.#moment() });
  }

  /**
   * Let the men go from where they stood to where they stand. Nothing waits for it: all else is of
   * the new scene already, and who does the next thing meanwhile sees that one begin.
   *
   * @param {Scene} before
   * @param {Scene} after
   * @param {string[]} way the sites of the move
   */
  move(before, after, way) {
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const begun = motion(before, after, way, reduced);
    this.#motion = begun;
    this.#since = performance.now();
    const go = () => {
      if (this.#motion !== begun) return;
      if (performance.now() - this.#since >= begun.long) this.#motion = STILL;
      else requestAnimationFrame(go);
      this.draw();
    };
    if (begun !== STILL) requestAnimationFrame(go);
  }

  /** Be there at once. */
  stop() {
    this.#motion = STILL;
  }

  #moment() {
    return this.#motion.at(performance.now() - this.#since);
  }

  /** Draw before the browser shows its next frame, for what may change more often than that. */
  drawSoon() {
    if (this.#due) return;
    this.#due = true;
    requestAnimationFrame(() => {
      this.#due = false;
      this.draw();
    });
  }

  /** Follow the density of the screen: a zoom or another screen changes it at one size. */
  #watchDensity() {
    const density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      this.#resize();
      this.#watchDensity();
    };
    density.addEventListener("change", changed, { once: true });
  }

  /** One canvas pixel per device pixel, so that nothing is ever scaled and blurred. */
  #resize() {
    const box = this.#frame.getBoundingClientRect();
    const width = Math.round(box.width * devicePixelRatio);
    const height = Math.round(box.height * devicePixelRatio);
    if (this.#canvas.width === width && this.#canvas.height === height) return;
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.draw();
  }
}
