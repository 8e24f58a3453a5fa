// What this device knows of the games that are played on it: how far each has come, and who
// plays. A game is known by the name of its table, which lies with the entries of the browser's
// history and never in a link; so a link from elsewhere has no table here, and people play it.

import * as address from "./address.js";

/** @import { View } from "../types.js" */
/** @import { Thrown } from "./dice.js" */

/**
 * @typedef {object} Table
 * @property {string} id
 * @property {string} link the game as it stood last
 * @property {[number, number]} seats the level of the computer on each side, 0 for a person
 * @property {number} at when it was used last
 * @property {Thrown} [dice] what is known of its dice, if some were thrown here to be proved
 */

const PLACE = "table "; // the name of a table follows
const MOST = 100; // the newest; nobody comes back to more games than that
const LEVELS = [0, 1, 2, 3];

/** @param {any} some @returns {some is Table} whether what was kept is one of ours */
function isTable(some) {
  const { id, link, seats, at, dice } = some ?? {};
  const isSeated = Array.isArray(seats) && seats.length === 2;
  const isKnown = isSeated && seats.every((level) => LEVELS.includes(level));
  return (
    typeof id === "string" &&
    typeof link === "string" &&
    Number.isFinite(at) &&
    isKnown &&
    isThrown(dice)
  );
}

/** @param {any} some @returns {boolean} whether that can be what is known of dice, or nothing */
function isThrown(some) {
  if (some === undefined) return true;
  const { secrets, anchors, covered, game, moves } = some ?? {};
  const areTwo = [secrets, anchors].every((pair) => Array.isArray(pair) && pair.length === 2);
  return areTwo && Array.isArray(moves) && typeof game === "string" && Number.isFinite(covered);
}

/** @param {string} place @returns {Table | null} */
function read(place) {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "");
    return isTable(kept) ? kept : null;
  } catch {
    return null; // nothing can be kept here, or what was kept is no JSON
  }
}

/** @type {Map<string, Table>} what was seen in this page, which may be all that is known */
const seen = new Map();

/** @returns {Table} the table of the game in the address */
export function table() {
  const { id, whole } = address.table();
  // Another tab may have the same game, and know more.
  const known = [seen.get(id), read(PLACE + id), whole].filter(isTable);
  known.sort((one, other) => other.at - one.at);
  return known.find((some) => some.id === id) ?? { id, link: "", seats: [0, 0], at: 0 };
}

/** @returns {Table[]} all that are known */
export function tables() {
  const all = new Map(seen);
  for (const place of places()) {
    const some = read(place);
    if (some && !all.has(some.id)) all.set(some.id, some);
  }
  return [...all.values()];
}

/** Where tables are kept, if they can be. */
function places() {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(PLACE));
  } catch {
    return [];
  }
}

/**
 * Remember something about the game in the address.
 *
 * @param {Partial<Pick<Table, "link" | "seats" | "dice">>} news
 */
export function remember(news) {
  const known = { ...table(), ...news, at: Date.now() };
  const isNew = !seen.has(known.id);
  seen.set(known.id, known);
  if (address.embedded) return; // what is played there is the other page's
  try {
    localStorage.setItem(PLACE + known.id, JSON.stringify(known));
    if (isNew) sweep();
  } catch {
    address.keepTable(known); // it holds as long as the tab does
  }
}

/**
 * Who plays the game in the address; in an embed nobody could send the computer away.
 *
 * @returns {[number, number]} the level of the computer on each side, 0 for a person
 */
export const seats = () => (address.embedded ? [0, 0] : table().seats);

/** The level of the computer if it is to move, else 0. @param {View} view */
export const levelToMove = ({ whose }) => (whose === null ? 0 : seats()[whose]);

/** Whether the computer plays both sides, and people only watch. */
export const isAlone = () => seats().every((level) => level > 0);

/** Forget the oldest tables where there are too many. */
function sweep() {
  const age = (/** @type {string} */ place) => read(place)?.at ?? 0;
  const all = places();
  const excess = all.length - MOST;
  if (excess <= 0) return;
  all.sort((one, other) => age(one) - age(other));
  for (const place of all.slice(0, excess)) localStorage.removeItem(place);
}
