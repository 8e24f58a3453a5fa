// The canvas on the page: its size in device pixels, and when it is drawn again.

import { Film } from "./film.js";
import { later, motion, STILL } from "./motion.js";
import { paint } from "./paint.js";

/** @import { Carried } from "./drag.js" */
/** @import { Moment, Motion } from "./motion.js" */
/** @import { Picture } from "./paint.js" */
/** @import { Scene } from "../types.js" */

const LIFTED = 1.12; // how large a man is in a hand
const BETWEEN = 240; // milliseconds from one move to the next when moves are shown again
const SHAKE = [0, -3, 3, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const SHAKEN = 240; // milliseconds
const SCHEMES = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

export class Canvas {
  #frame;
  #canvas;
  #picture;
  #film;
  #due = false;
  /** @type {Motion} */
  #motion = STILL;
  #since = 0; // when it began
  /** @type {Carried | null} */
  #carried = null;
  #dropped = false; // who was carried is there already, and need not go
  /** @type {Scene | null} what only men on their way change; null when there is more to see */
  #filmed = null;
  /** @type {Scene | null} what is shown again, instead of what is there */
  #past = null;

  /**
   * @param {HTMLElement} frame the box that the board fills, with a canvas in it
   * @param {() => Omit<Picture, "moment">} picture what is to be seen now
   */
  constructor(frame, picture) {
    this.#frame = frame;
    this.#canvas = /** @type {HTMLCanvasElement} */ (frame.querySelector("canvas"));
    this.#picture = picture;
    this.#film = new Film(this.#canvas);
    new ResizeObserver(() => this.#resize()).observe(frame);
    this.#watchDensity();
    for (const scheme of SCHEMES) {
      matchMedia(scheme).addEventListener("change", () => this.draw());
    }
    // Whoever does something wants to see what is there.
    for (const done of ["pointerdown", "keydown"]) {
      addEventListener(done, () => this.#end(), { capture: true });
    }
  }

  /** Give the box the shape of a board. @param {Scene} scene */
  fit(scene) {
    this.#frame.style.setProperty("--wide", String(scene.width / scene.height));
  }

  /** Draw now: there is something new to see. */
  draw() {
    const picture = this.#past ? again(this.#picture(), this.#past) : this.#picture();
    const moment = this.#moment(picture.scene);
    const isStill = this.#motion === STILL && !this.#carried;
    this.#filmed = isStill ? null : picture.scene;
    if (isStill) paint(this.#canvas, { ...picture, moment });
    else {
      this.#film.see(picture);
      this.#film.show(moment);
    }
  }

  /** Draw the next moment of a motion, if it is all that is new. */
  #next() {
    if (this.#filmed) this.#film.show(this.#moment(this.#filmed));
    else this.draw();
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
    const begun = this.#dropped ? STILL : motion(before, after, way, isStill());
    this.#dropped = false;
    this.#past = null;
    this.#run(begun, () => {});
  }

  /**
   * Show again how one scene after another came about. It is only to be seen: whatever is done
   * meanwhile is done to what is there.
   *
   * @param {Scene[]} scenes the last one is what is there
   */
  again([before, ...rest]) {
    const [after] = rest;
    if (!after) return this.#end();
    this.#past = after;
    const some = motion(before, after, [], isStill());
    if (some === STILL) this.again(rest);
    else this.#run(later(some, BETWEEN), () => this.again(rest));
  }

  /** What was tried is refused. */
  shake() {
    if (!isStill()) this.#canvas.animate(SHAKE, SHAKEN);
  }

  /** @param {Motion} begun @param {() => void} then */
  #run(begun, then) {
    this.#motion = begun;
    this.#since = performance.now();
    this.#filmed = null;
    const go = () => {
      if (this.#motion !== begun) return;
      if (performance.now() - this.#since < begun.long) {
        requestAnimationFrame(go);
        this.#next();
        return;
      }
      this.#halt();
      then();
      this.draw();
    };
    this.#frame.toggleAttribute("data-moving", begun !== STILL);
    if (begun !== STILL) requestAnimationFrame(go);
  }

  #halt() {
    this.#motion = STILL;
    this.#frame.removeAttribute("data-moving");
  }

  /** Be there at once. */
  stop() {
    this.#past = null;
    this.#halt();
  }

  /** Be there, and be seen there. */
  #end() {
    if (this.#motion === STILL && !this.#past) return;
    this.stop();
    this.draw();
  }

  /** Show a man in somebody's hand, or in nobody's. @param {Carried | null} carried */
  carry(carried) {
    const isSame = carried?.site === this.#carried?.site && this.#motion === STILL && !this.#past;
    this.#dropped = carried === null;
    this.#carried = carried;
    this.stop();
    if (!isSame) this.#filmed = null;
    this.#soon();
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
    this.#filmed = null;
    this.#soon();
  }

  #soon() {
    if (this.#due) return;
    this.#due = true;
    requestAnimationFrame(() => {
      this.#due = false;
      this.#next();
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

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * A picture of an earlier scene: what can be done is done elsewhere.
 *
 * @param {Omit<Picture, "moment">} picture
 * @param {Scene} scene
 */
const again = (picture, scene) => ({
  ...picture,
  scene: { ...scene, labels: picture.scene.labels },
  ...{ last: [], ghosts: [], steps: [], picked: [], refused: [], hint: [], hover: null },
  ...{ targets: new Set(), shape: null, aimed: false },
});
