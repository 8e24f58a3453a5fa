// The tables of this device: what it knows of the games that are played on it. The name of a table
// lies with the entries of the browser's history and never in a link; where nothing can be kept,
// or nothing is to be, the whole of it does.

import * as address from "./address.js";
import { settings } from "./settings.js";
import {
  blank,
  excess,
  find,
  listed,
  mine,
  moved,
  named,
  near,
  opponent,
  restored,
} from "./tables.js";

/** @import { Player, View } from "../types.js" */
/** @import { Find, Opponent, Table } from "./tables.js" */

const PLACE = "table "; // the name of a table follows

/** @param {string} place @returns {Table | null} */
function read(place) {
  try {
    return restored(JSON.parse(localStorage.getItem(place) ?? ""));
  } catch {
    return null; // nothing can be kept here, or what was kept is no JSON
  }
}

/** @type {Map<string, Table>} what was touched in this page and could not be kept */
const unkept = new Map();

/** @param {string} id @param {unknown} [whole] @returns {Table} */
function get(id, whole) {
  const known = [unkept.get(id), read(PLACE + id), restored(whole)].filter((some) => some !== null);
  known.sort((one, other) => (other?.at ?? 0) - (one?.at ?? 0));
  return known.find((some) => some?.id === id) ?? blank(id);
}

/** @returns {Table} the table of the game in the address */
export function table() {
  const { id, whole } = address.table();
  return get(id, whole);
}

/** @returns {Table[]} all that are known, the deleted ones too */
export function tables() {
  const all = new Map(unkept);
  for (const place of places()) {
    const some = read(place);
    if (some && !all.has(some.id)) all.set(some.id, some);
  }
  return [...all.values()];
}

/** The games to go on with: one's own turn first, then the newest. */
export const games = () => listed(tables());

/** Where tables are kept, if they can be. */
function places() {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(PLACE));
  } catch {
    return [];
  }
}

let newest = 0;

/** Now; but later than all that was touched before, should a clock have been wrong. */
function now() {
  newest ||= Math.max(0, ...tables().map(({ at }) => at));
  newest = Math.max(Date.now(), newest + 1);
  return newest;
}

/** @param {Table} some @returns {boolean} whether it could be kept */
function keep(some) {
  const place = PLACE + some.id;
  try {
    const isNew = localStorage.getItem(place) === null;
    localStorage.setItem(place, JSON.stringify(some));
    unkept.delete(some.id);
    if (isNew) for (const { id } of excess(tables())) localStorage.removeItem(PLACE + id);
    return true;
  } catch {
    unkept.set(some.id, some);
    return false;
  }
}

/** @typedef {Partial<Omit<Table, "id" | "at">>} News */

/**
 * Remember something about the game in the address.
 *
 * @param {News} news
 */
export function remember(news) {
  const known = { ...table(), ...news, at: now() };
  if (address.trial()) return address.keepTable(known); // what is only tried is no game to go on with
  const isOthers = address.embedded; // what is played there is the other page's
  if (isOthers || !keep(known)) holdInTab(known);
}

/**
 * Know something about the game in the address for as long as the tab is open, and no longer.
 *
 * @param {News} news
 */
export function holdInTab(news) {
  const known = { ...table(), ...news, at: now() };
  if (!address.trial()) unkept.set(known.id, known);
  address.keepTable(known);
}

/** Change a table that need not be the one in the address. @param {string} id @param {News} news */
function change(id, news) {
  keep({ ...get(id), ...news });
}

/** Delete a table; it can be brought back. @param {string} id */
export const forget = (id) => change(id, { gone: true });

/** @param {string} id */
export const bringBack = (id) => change(id, { gone: false });

/** Call the friend at a table by a name. @param {string} id @param {string} name */
export const rename = (id, name) => change(id, { name: named(name) });

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

/** The side of the person here, if the page knows it. @param {View} view @returns {Player | null} */
export const you = ({ moves }) => mine({ ...table(), seats: seats() }, moves.length);

/** Whether one wants to sit on the other side: as was chosen at a table, else in the settings. */
export const isOpposite = ({ turned } = table()) => turned ?? settings.turned;

/**
 * Whether a board is seen from the second seat: one's own, unless it is to be turned.
 *
 * @param {Table} [some]
 */
export const isTurned = (some = { ...table(), seats: seats() }) =>
  (near(some) === 1) !== isOpposite(some);

/** Who plays the other side. @param {View} view */
export const against = ({ moves }) => opponent({ ...table(), seats: seats() }, moves.length);

/**
 * @typedef {object} Sitting who plays the game in the address, and how the person here stands in it
 * @property {Player | null} you
 * @property {Opponent} rival
 * @property {[number, number]} levels of the computer on each side, 0 for a person
 * @property {string} name of the friend, if one was given
 * @property {"shared" | "copied" | null} sent how this very place was sent, if it was
 */

/** @param {View} view @returns {Sitting} */
export function sitting(view) {
  const { name, sent } = table();
  const way = sent?.link === view.link ? sent.way : null;
  return { you: you(view), rival: against(view), levels: seats(), name, sent: way };
}

/** Whether a friend is to move in a friend's game. @param {View} view */
export function isFriends(view) {
  const side = you(view);
  return side !== null && against(view) === "friend" && view.whose !== null && view.whose !== side;
}

/** What a move that was played here tells of who plays. @param {View} view the game after it */
export const seated = ({ owners, moves }) => moved(table(), owners.at(-1), moves.length);

/** Whether who opened a link has no other game here, and has not sent a move of this one. */
export const isNewcomer = () =>
  !address.embedded && games().length <= 1 && games().every(({ sent }) => !sent);

/** What is known of a link that came from elsewhere. @param {View} view @returns {Find} */
export const found = (view) => find(view, tables());
