// What this device knows of the games that are played on it: how far each has come, and who
// plays. A game is known by the name of its table, which lies with the entries of the browser's
// history and never in a link; so a link from elsewhere has no table here, and people play it.

import * as address from "./address.js";

/**
 * @typedef {object} Table
 * @property {string} id
 * @property {string} link the game as it stood last
 * @property {[number, number]} seats the level of the computer on each side, 0 for a person
 * @property {number} at when it was used last
 */

const PLACE = "table "; // the name of a table follows
const MOST = 100; // the newest; nobody comes back to more games than that
const LEVELS = [0, 1, 2, 3];

/** @param {any} some @returns {some is Table} whether what was kept is one of ours */
function isTable(some) {
  const { id, link, seats, at } = some ?? {};
  const isSeated = Array.isArray(seats) && seats.length === 2;
  const isKnown = isSeated && seats.every((level) => LEVELS.includes(level));
  return typeof id === "string" && typeof link === "string" && Number.isFinite(at) && isKnown;
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

/** @import { View } from "../types.js" */

/** @returns {Table} the table of the game in the address */
export function table() {
  const { id, whole } = address.table();
  const known = seen.get(id) ?? read(PLACE + id) ?? (isTable(whole) ? whole : null);
  if (known?.id === id) return known;
  return { id, link: "", seats: [0, 0], at: 0 };
}

/**
 * Remember something about the game in the address.
 *
 * @param {Partial<Pick<Table, "link" | "seats">>} news
 */
export function remember(news) {
  if (address.embedded) return; // what is played there is the other page's
  const known = { ...table(), ...news, at: Date.now() };
  const isNew = !seen.has(known.id);
  seen.set(known.id, known);
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
  const places = Object.keys(localStorage).filter((place) => place.startsWith(PLACE));
  const excess = places.length - MOST;
  if (excess <= 0) return;
  places.sort((one, other) => age(one) - age(other));
  for (const place of places.slice(0, excess)) localStorage.removeItem(place);
}
