// The canvas on the page: its size in device pixels, and when it is drawn again.

import { paint } from "./board.js";

/** @import { Picture } from "./board.js" */
/** @import { Scene } from "./types.js" */

const SCHEMES = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

export class Stage {
  #frame;
  #canvas;
  #picture;
  /** @type {Promise<void> | null} */
  #due = null;

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

  /** Draw before the browser shows its next frame; a hidden page has none, so at once. */
  draw() {
    this.#due ??= new Promise((resolve) => {
      const now = () => {
        this.#due = null;
        paint(this.#canvas, this.#picture());
        resolve();
      };
      if (document.hidden) queueMicrotask(now);
      else requestAnimationFrame(now);
    });
    return this.#due;
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
    paint(this.#canvas, this.#picture());
  }
}
