// The shape of a board where the page has more room or less. A scene names strips that may be longer
// or shorter, its bands; the page says which rooms it is. Everything else moves along.

/** @import { Area, Band, Scene, Site } from "../types.js" */

/** When the page is which room; of two that a band knows, the first one counts. */
const ROOMS = {
  narrow: "(max-width: 359.9px)",
  flat: "(orientation: landscape) and (max-height: 500px)",
  short: "(orientation: portrait) and (max-width: 820px) and (max-height: 719.9px)",
  tall: "(orientation: portrait) and (max-width: 820px)",
};

/** The rooms that the page is now. @returns {string[]} */
export function rooms() {
  return Object.entries(ROOMS).flatMap(([name, when]) => (matchMedia(when).matches ? [name] : []));
}

/** @param {() => void} listener is called when the page has become another room */
export function onRooms(listener) {
  for (const when of Object.values(ROOMS)) matchMedia(when).addEventListener("change", listener);
}

/** How long a band is in some rooms. @param {Band} band @param {string[]} rooms */
function long({ start, end, rooms: known }, rooms) {
  const room = rooms.find((name) => name in known);
  return room === undefined ? end - start : known[room];
}

/**
 * Where places along an axis come to lie.
 *
 * @param {Band[]} bands
 * @param {string[]} rooms
 * @returns {(place: number) => number}
 */
function moved(bands, rooms) {
  return (place) =>
    bands.reduce((sum, band) => {
      const part = (place - band.start) / (band.end - band.start);
      const more = long(band, rooms) - (band.end - band.start);
      return sum + more * Math.max(0, Math.min(1, part));
    }, place);
}

/**
 * The scene in the shape that it has in some rooms; pure.
 *
 * @param {Scene} scene
 * @param {string[]} rooms
 * @returns {Scene}
 */
export function shaped(scene, rooms) {
  const bands = scene.bands.filter(({ rooms: known }) => rooms.some((name) => name in known));
  if (bands.length === 0) return scene;
  const along = (/** @type {string} */ axis) => bands.filter((band) => band.axis === axis);
  const [x, y] = [moved(along("x"), rooms), moved(along("y"), rooms)];
  const gone = along("x").filter((band) => long(band, rooms) === 0);
  const isThere = (/** @type {number} */ place) =>
    !gone.some(({ start, end }) => place > start && place < end);

  /** @type {<T extends { x: number, y: number }>(some: T) => T} */
  const point = (some) => ({ ...some, x: x(some.x), y: y(some.y) });
  const area = (/** @type {Area} */ some) => ({
    ...point(some),
    width: x(some.x + some.width) - x(some.x),
    height: y(some.y + some.height) - y(some.y),
  });
  const field = (/** @type {Site} */ some) => {
    const [left, right] = [x(some.x - some.wide / 2), x(some.x + some.wide / 2)];
    const [upper, lower] = [y(some.y - some.tall / 2), y(some.y + some.tall / 2)];
    return {
      ...some,
      x: (left + right) / 2,
      y: (upper + lower) / 2,
      wide: right - left,
      tall: lower - upper,
    };
  };
  return {
    ...scene,
    width: x(scene.width),
    height: y(scene.height),
    sites: scene.sites.map(scene.corner > 0 ? field : point),
    lines: scene.lines.map((line) => ({
      ...line,
      x1: x(line.x1),
      y1: y(line.y1),
      x2: x(line.x2),
      y2: y(line.y2),
    })),
    loops: scene.loops
      .filter(({ points }) => points.some(([place]) => isThere(place)))
      .map(({ points }) => ({ points: points.map(([left, top]) => [x(left), y(top)]) })),
    dots: scene.dots.filter((dot) => isThere(dot.x)).map(point),
    labels: rooms.includes("narrow") ? [] : scene.labels.map(point),
    goals: scene.goals.map(area),
    spares: scene.spares.map(point),
    areas: scene.areas.map(area),
  };
}
