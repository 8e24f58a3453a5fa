// At which places of a game one looks to tell how it went, and where it turned. Pure.

/** @import { Player } from "../types.js" */
/** @import { Place } from "./evaluation.js" */

const PLACES = 24; // steps at most, from the beginning to the end

/**
 * Places from the beginning to the end. Steps are odd, so that each player is to move in every
 * second one.
 *
 * @param {number} last
 */
export function spread(last) {
  const step = Math.ceil(last / PLACES) | 1;
  const count = Math.floor(last / step);
  return Array.from({ length: count + 1 }, (_, index) => last - (count - index) * step);
}

/**
 * Between which places a game turned for good, if it did.
 *
 * @param {Place[]} places
 * @param {Player | null} winner
 * @returns {[number, number] | null}
 */
export function turning(places, winner) {
  if (winner === null) return null;
  const sign = winner === 0 ? 1 : -1;
  const last = places.findLastIndex(({ value }) => value * sign <= 0);
  return last < 0 ? null : [places[last].ply, places[last + 1].ply];
}
