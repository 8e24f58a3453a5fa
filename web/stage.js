// The canvas on the page: its size in device pixels, and when it is drawn again.

import { paint } from "./board.js";

/** @import { Picture } from "./board.js" */
/** @import { Scene } from "./types.js" */

const SCHEMES = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

export class Stage {
  #frame;
  #canvas;
  #picture;
  #due = false;

  /**
   * @param {HTMLElement} frame the box that the board fills, with a canvas in it
   * @param {() => Picture} picture what is to be seen now
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
    paint(this.#canvas, this.#picture());
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
