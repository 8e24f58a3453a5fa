// Dice that both players can prove: the secrets of this device. What follows from one only Python
// knows.

import { remember, seats, table } from "./table.js";

/** @import { View } from "../types.js" */
/** @import { Thrown } from "./tables.js" */

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

/** @type {Thrown} */
const UNKNOWN = { secrets: [null, null], anchors: [null, null], covered: 0 };

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
  const dice = table().dice ?? UNKNOWN;
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
  const { anchors: now } = view.dice;
  const anchors = dice.anchors.map((old, side) => (side === thrower ? now[side] : old));
  return { dice: { ...dice, anchors, covered: view.dice.covered } };
}

/**
 * What is known of the dice after a link was opened that proves more of them.
 *
 * @param {View} view
 * @returns {{ dice?: Thrown }}
 */
export function told(view) {
  const { dice } = table();
  if (!dice || view.dice?.state !== "proved" || view.dice.covered <= dice.covered) return {};
  return { dice: { ...dice, covered: view.dice.covered } };
}

/** Whether this device knew a longer proof of the dice than the link has. @param {View} view */
export function knewMore({ dice: told }) {
  const { dice } = table();
  if (!dice || !told || told.state === "proved" || told.from === null) return false;
  return dice.covered > told.covered;
}
