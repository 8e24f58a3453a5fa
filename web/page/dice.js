// Dice that both players can prove: the secrets of this device, and the games that it knows by
// them. What follows from a secret only Python knows.

import * as address from "./address.js";
import { remember, seats, table, tables } from "./table.js";

/** @import { View } from "../types.js" */
/** @import { Table } from "./table.js" */

/**
 * @typedef {object} Thrown what is known of the dice of a game
 * @property {(string | null)[]} secrets of each player, where one was made here
 * @property {(string | null)[]} anchors what follows from those that were used
 * @property {number} covered how many throws were proved when the game was seen last
 * @property {string} game which one it is, and from where it began
 * @property {string[]} moves
 * @property {boolean} over
 */

const BYTES = 16;
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567"; // base 32 as RFC 4648 has it

/** Write bytes in base 32, without padding. @param {Uint8Array} bytes */
export function base32(bytes) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => LETTERS[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** @param {number[]} players */
const isOfPeople = (players) => players.every((level) => level === 0);

/** @param {View} view */
const named = ({ game, variant, setup }) => `${game} ${variant ?? ""} ${setup ?? ""}`;

/** @param {View} view @returns {Thrown} */
const unknown = (view) => ({
  secrets: [null, null],
  anchors: [null, null],
  covered: 0,
  game: named(view),
  moves: [],
  over: false,
});

/**
 * The secret by which the dice that are due are to be thrown: each player has his own in every
 * game. Against the computer nobody would be the wiser for a proof.
 *
 * @param {View} view
 * @returns {string | undefined}
 */
export function secret(view) {
  const { whose } = view;
  if (!view.dice || whose === null || !isOfPeople(seats())) return undefined;
  const dice = table().dice ?? unknown(view);
  const old = dice.secrets[whose];
  if (old) return old;
  const made = base32(crypto.getRandomValues(new Uint8Array(BYTES)));
  const secrets = dice.secrets.map((some, side) => (side === whose ? made : some));
  remember({ dice: { ...dice, secrets } });
  return made;
}

/**
 * What is known of the dice after a move. A throw that was just made by a secret tells what
 * follows from it.
 *
 * @param {View} view
 * @returns {{ dice?: Thrown }}
 */
export function played(view) {
  const { dice } = table();
  if (!dice || !view.dice) return {};
  const { seats: movers, owners } = view;
  const isProved = movers.at(-1) === "chance" && view.dice.state === "proved";
  const thrower = isProved ? owners.at(-1) : null;
  const told = view.dice.anchors;
  const anchors = dice.anchors.map((old, side) => (side === thrower ? told[side] : old));
  return { dice: { ...dice, anchors, ...standing(view) } };
}

/** @param {View} view */
const standing = ({ dice, moves, outcome }) => ({
  covered: dice?.covered ?? 0,
  moves,
  over: outcome !== null,
});

/**
 * A link was opened. If it belongs to a game whose dice were thrown here, it is played at the
 * same table.
 *
 * @param {View} view
 */
export function recognise(view) {
  if (!view.dice || view.error) return;
  if (table().at === 0 && !address.embedded) {
    const found = ownerOf(view, tables());
    if (found) address.seatedAt(found.id);
  }
  const { dice } = table();
  if (!dice || view.dice.state !== "proved" || view.dice.covered <= dice.covered) return;
  remember({ link: view.link, dice: { ...dice, ...standing(view) } });
}

/**
 * The table that a link belongs to; who opens one never finds the computer there. What follows
 * from a secret of this device decides alone; else the game that has most moves in common with
 * the link, of those the newest.
 *
 * @param {View} view
 * @param {Table[]} all
 * @returns {Table | undefined}
 */
export function ownerOf(view, all) {
  const ofPeople = all.filter((some) => isOfPeople(some.seats));
  const newestFirst = ofPeople.sort((one, other) => other.at - one.at);
  const told = view.dice?.anchors ?? [];
  const own = newestFirst.find((some) =>
    some.dice?.anchors.some((anchor, side) => anchor !== null && anchor === told[side]),
  );
  if (own) return own;
  const scores = newestFirst.map((some) => shared(view, some));
  const most = Math.max(0, ...scores);
  return most > 0 ? newestFirst[scores.indexOf(most)] : undefined;
}

/**
 * How many moves a link shares with a game that goes on, if it is a later or an earlier place
 * of it.
 *
 * @param {View} view
 * @param {Table} some
 */
function shared(view, { dice }) {
  if (!dice || dice.over || dice.game !== named(view)) return 0;
  const count = Math.min(dice.moves.length, view.moves.length);
  return dice.moves.slice(0, count).every((move, at) => move === view.moves[at]) ? count : 0;
}

/** Whether this device knew a longer proof of the dice than the link has. @param {View} view */
export function knewMore({ dice: told }) {
  const { dice } = table();
  if (!dice || !told || told.state === "proved" || told.from === null) return false;
  return dice.covered > told.covered;
}
