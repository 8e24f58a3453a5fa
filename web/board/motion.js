// What moves between two scenes, and where it is on its way. Pure: it knows men, sites and time, and no
// game, so a game that is added moves by itself.

import { standing } from "./places.js";

/** @import { Scene, Site } from "../types.js" */

/**
 * @typedef {object} Man one who is on his way, in the units of a scene
 * @property {number} x
 * @property {number} y
 * @property {string} shape
 * @property {number} size of his own, 1 when he stands
 * @property {number} alpha
 */
/**
 * @typedef {object} Moment what differs from the scene that is being reached
 * @property {Map<string, number>} away how many men of a site are still on their way there
 * @property {Man[]} men who are on their way, or leaving
 * @property {number} drawn how much of the new trails is to be seen, from 0 to 1
 */
/** @typedef {{ long: number, at: (time: number) => Moment }} Motion */
/** @typedef {{ site: Site, y: number }} Place where a man stands or stood */
/** @typedef {{ shape: string, from: Place | null, to: Place | null }} Change of one man */

const PLACE = 160; // milliseconds
const SLIDE = 220;
const FURTHER = 40; // for each radius beyond a short way
const LONGEST = 600;
const TAKE = 200;
const TRAIL = 700;
const FADE = 120; // for who wants no motion
const MANY = 8; // so many changes are another position, not a move

const LANDING = bezier(0.2, 0.9, 0.3, 1);
const SLIDING = bezier(0.3, 0, 0.2, 1);

/** @type {Motion} */
export const STILL = { long: 0, at: () => ({ away: new Map(), men: [], drawn: 1 }) };

/**
 * How one scene becomes the next: men that came, went, or moved. Two boards that differ in too much, or
 * are not the same board, become each other at once.
 *
 * @param {Scene} before
 * @param {Scene} after
 * @param {string[]} way the sites of the move, in its order
 * @param {boolean} reduced whether nothing may move: men only fade
 * @returns {Motion}
 */
export function motion(before, after, way, reduced) {
  if (!isSameBoard(before, after)) return STILL;
  const all = changes(before, after, way);
  const news = after.trails.length > before.trails.length;
  if (all.length > MANY || (all.length === 0 && !news)) return STILL;
  const play = reduced ? faded : played;
  const acts = all.map((change) => play(change, after.radius));
  const trail = news && !reduced ? TRAIL : 0;
  return {
    long: Math.max(trail, ...acts.map((act) => act.long)),
    at(time) {
      /** @type {Map<string, number>} */
      const away = new Map();
      const men = [];
      for (const [at, act] of acts.entries()) {
        const part = Math.min(1, time / act.long);
        if (part === 1) continue;
        const { to } = all[at];
        if (to) away.set(to.site.id, (away.get(to.site.id) ?? 0) + 1);
        men.push({ shape: all[at].shape, ...act.at(part) });
      }
      return { away, men, drawn: trail ? Math.min(1, time / trail) : 1 };
    },
  };
}

/** A motion that begins a little later. @param {Motion} some @param {number} wait @returns {Motion} */
export const later = (some, wait) => ({
  long: wait + some.long,
  at: (time) => some.at(Math.max(0, time - wait)),
});

/** @param {Scene} before @param {Scene} after */
function isSameBoard(before, after) {
  const key = (/** @type {Scene} */ { width, height, sites }) =>
    [width, height, ...sites.map(({ id, x, y }) => `${id} ${x} ${y}`)].join();
  return key(before) === key(after);
}

/**
 * Man by man what is different. Who left one site and came to another of the same figure moved there:
 * first along the way of the move, then whoever is nearest.
 *
 * @param {Scene} before
 * @param {Scene} after
 * @param {string[]} way
 * @returns {Change[]}
 */
export function changes(before, after, way) {
  const gone = missing(before, after);
  const come = missing(after, before);
  /** @type {Change[]} */
  const all = [];
  const pairs = gone
    .flatMap((from) => come.map((to) => ({ from, to })))
    .filter(({ from, to }) => from.shape === to.shape)
    .map((pair) => ({ ...pair, cost: cost(pair.from, pair.to, way) }))
    .sort((one, other) => one.cost - other.cost);
  const done = new Set();
  for (const { from, to } of pairs) {
    if (done.has(from) || done.has(to)) continue;
    done.add(from).add(to);
    all.push({ shape: to.shape, from, to });
  }
  for (const from of gone) if (!done.has(from)) all.push({ shape: from.shape, from, to: null });
  for (const to of come) if (!done.has(to)) all.push({ shape: to.shape, from: null, to });
  return all;
}

/**
 * The men of one scene that are not in another, the upper ones of each stack.
 *
 * @param {Scene} scene
 * @param {Scene} other
 * @returns {(Place & { shape: string })[]}
 */
function missing(scene, other) {
  const sites = new Map(scene.sites.map((site) => [site.id, site]));
  return scene.pieces.flatMap(({ site: id, shape, count }) => {
    const site = sites.get(id);
    const same = other.pieces.find((piece) => piece.site === id && piece.shape === shape);
    if (!site || (same?.count ?? 0) >= count) return [];
    const ys = standing(site, count);
    const men = Array.from({ length: count }, (_, at) => ys[Math.min(at, ys.length - 1)]);
    return men.slice(same?.count ?? 0).map((y) => ({ site, y, shape }));
  });
}

/** @param {Place} from @param {Place} to @param {string[]} way */
function cost(from, to, way) {
  const along = way.includes(from.site.id) && way.includes(to.site.id);
  return distance(from, to) - (along ? 1000 : 0);
}

/** @param {Place} from @param {Place} to */
const distance = (from, to) => Math.hypot(to.site.x - from.site.x, to.y - from.y);

/** @typedef {{ long: number, at: (part: number) => Omit<Man, "shape"> }} Act */

/** @param {Change} change @param {number} radius @returns {Act} */
function played({ from, to }, radius) {
  if (from && to) {
    const further = Math.max(0, distance(from, to) / radius - 4) * FURTHER;
    return {
      long: Math.min(LONGEST, SLIDE + further),
      at(part) {
        const done = SLIDING(part);
        const x = from.site.x + (to.site.x - from.site.x) * done;
        return { x, y: from.y + (to.y - from.y) * done, size: 1, alpha: 1 };
      },
    };
  }
  if (to) {
    const size = (/** @type {number} */ part) => 1.14 - 0.14 * LANDING(part);
    return { long: PLACE, at: (part) => ({ ...point(to), size: size(part), alpha: 1 }) };
  }
  return {
    long: TAKE,
    at: (part) => ({ ...point(from), size: 1 - 0.4 * part, alpha: 1 - part }),
  };
}

/** @param {Change} change @returns {Act} */
function faded({ from, to }) {
  const alpha = (/** @type {number} */ part) => (to ? part : 1 - part);
  return { long: FADE, at: (part) => ({ ...point(to ?? from), size: 1, alpha: alpha(part) }) };
}

/** @param {Place | null} place that is there: a change has one end at least */
function point(place) {
  const { site, y } = /** @type {Place} */ (place);
  return { x: site.x, y };
}

/**
 * The curve that CSS calls cubic-bezier: how far something is when a part of its time is over.
 *
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 */
function bezier(x1, y1, x2, y2) {
  const along = (/** @type {number} */ one, /** @type {number} */ two, /** @type {number} */ t) =>
    3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + t ** 3;
  return (/** @type {number} */ part) => {
    if (part <= 0 || part >= 1) return Math.round(part);
    let [low, high] = [0, 1];
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2;
      if (along(x1, x2, middle) < part) low = middle;
      else high = middle;
    }
    return along(y1, y2, (low + high) / 2);
  };
}
