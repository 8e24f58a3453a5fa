// A link was opened: whose game it is, and who the person here is in it.

import * as address from "./address.js";
import * as dice from "./dice.js";
import { found, holdInTab, remember, table } from "./table.js";
import { standing } from "./tables.js";

/** @import { Player, View } from "../types.js" */
/** @import { Find } from "./tables.js" */

/**
 * Sit down at the table that a link belongs to, or at a new one. Entries of the history that have
 * been here know their table.
 *
 * @param {View} view
 * @returns {Find | null} what is known of the link, if it came from elsewhere
 */
export function arrive(view) {
  const { moves, ply, error } = view;
  const isWhole = !error && moves.length > 0 && ply === moves.length;
  if (!isWhole || table().at > 0) return null;
  const known = address.embedded ? {} : found(view);
  if (!known.own) sitDown(view);
  else {
    address.seatedAt(known.own.id);
    // Who wrote more than was known here does not sit at this screen.
    if (!known.as) remember({ ...continued(view, known.own.moves.length), ...dice.told(view) });
  }
  return known;
}

/** @param {View} view @param {number} count how many moves were known */
const continued = (view, count) =>
  view.moves.length > count ? { ...standing(view), both: null } : {};

/**
 * Be the side that is to move; in a game that is over, the one that did not move last. A game that
 * is only looked at when it is over need not be known for ever.
 *
 * @param {View} view
 */
function sitDown(view) {
  const { whose, owners } = view;
  const loser = /** @type {Player} */ (1 - (owners.at(-1) ?? 0));
  const known = { ...standing(view), you: whose ?? loser };
  if (view.outcome) holdInTab(known);
  else remember(known);
}

/** The link is of another game than this device thinks. @param {View} view */
export function isAnother(view) {
  address.seatedAt(address.newTable());
  sitDown(view);
}

/** The person here plays the other side than this device thinks. */
export function changeSides() {
  remember({ you: table().you === 0 ? 1 : 0, both: null });
}
