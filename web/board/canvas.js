// The canvas on the page: its size in device pixels, and when it is drawn again.

import { paint } from "./paint.js";

/** @import { Picture } from "./paint.js" */
/** @import { Scene } from "../types.js" */

const FADE = 250; // milliseconds that a captured piece takes to leave
const SCHEMES = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

export class Canvas {
  #frame;
  #canvas;
  #picture;
  #due = false;
  /** @type {number | null} when captured pieces began to leave */
  #since = null;
  #leaving = 0;

  /**
   * @param {HTMLElement} frame the box that the board fills, with a canvas in it
   * @param {() => Omit<Picture, "leaving">} picture what is to be seen now
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
    paint(this.#canvas, { ...this.#picture(), leaving: this.#leaving });
  }

  /**
   * Let the pieces that were just captured fade away, or show at once that they are gone.
   * Nothing waits for it, and who wants no motion sees none.
   *
   * @param {boolean} slowly
   */
  leave(slowly) {
    const still = !slowly || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const since = still ? null : performance.now();
    this.#since = since;
    this.#leaving = still ? 0 : 1;
    const fade = () => {
      if (since === null || this.#since !== since) return;
      this.#leaving = Math.max(0, 1 - (performance.now() - since) / FADE);
      this.draw();
      if (this.#leaving > 0) requestAnimationFrame(fade);
    };
    if (since !== null) requestAnimationFrame(fade);
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
