// The canvas on the page: its size in device pixels, and when it is drawn again.

import { motion, STILL } from "./motion.js";
import { paint } from "./paint.js";

/** @import { Carried } from "./drag.js" */
/** @import { Moment, Motion } from "./motion.js" */
/** @import { Picture } from "./paint.js" */
/** @import { Scene } from "../types.js" */

const LIFTED = 1.12; // how large a man is in a hand
const SCHEMES = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

export class Canvas {
  #frame;
  #canvas;
  #picture;
  #due = false;
  /** @type {Motion} */
  #motion = STILL;
  #since = 0; // when it began
  /** @type {Carried | null} */
  #carried = null;
  #dropped = false; // who was carried is there already, and need not go

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
    const picture = this.#picture();
    paint(this.#canvas, { ...picture, moment: this.#moment(picture.scene) });
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
    const begun = this.#dropped ? STILL : motion(before, after, way, reduced);
    this.#dropped = false;
    this.#motion = begun;
    this.#since = performance.now();
    const go = () => {
      if (this.#motion !== begun) return;
      if (performance.now() - this.#since >= begun.long) this.stop();
      else requestAnimationFrame(go);
      this.draw();
    };
    this.#frame.toggleAttribute("data-moving", begun !== STILL);
    if (begun !== STILL) requestAnimationFrame(go);
  }

  /** Be there at once. */
  stop() {
    this.#motion = STILL;
    this.#frame.removeAttribute("data-moving");
  }

  /** Show a man in somebody's hand, or in nobody's. @param {Carried | null} carried */
  carry(carried) {
    this.#dropped = carried === null;
    this.#carried = carried;
    this.stop();
    this.drawSoon();
  }

  /** @param {Scene} scene @returns {Moment} */
  #moment({ pieces, width, height }) {
    const moment = this.#motion.at(performance.now() - this.#since);
    const carried = this.#carried;
    const piece = carried && pieces.find(({ site }) => site === carried.site);
    if (!piece) return moment;
    const man = { x: carried.x * width, y: carried.y * height, shape: piece.shape };
    const away = new Map(moment.away).set(carried.site, 1);
    return { ...moment, away, men: [...moment.men, { ...man, size: LIFTED, alpha: 1 }] };
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
