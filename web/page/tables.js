// What a device knows of a game: the shape of it, what can be read out of what was kept, which
// link belongs to which table. Pure: where tables are kept is in table.js.

/** @import { Player, View } from "../types.js" */

/**
 * @typedef {object} Table
 * @property {string} id
 * @property {number} at when it was touched last; the greatest is the newest, whatever clocks say
 * @property {string} game which one it is, and from where it began; "" before its first move
 * @property {string[]} moves the game as it stood last
 * @property {string} link and its link
 * @property {Player | null} whose turn it was then; nobody's once the game is over
 * @property {{ winner: Player | null } | null} result how it ended, if it did
 * @property {Player | null} you the side of the person here, once that is known
 * @property {number | null} both with which move two people began to play at this screen
 * @property {[number, number]} seats the level of the computer on each side, 0 for a person
 * @property {Sent | null} sent what was last on its way to the friend
 * @property {string} name what the person here calls the friend, if anything
 * @property {boolean} gone whether it was deleted; it can be brought back
 * @property {boolean | null} turned whether its board is seen from the opposite seat; null: as usual
 * @property {Thrown} [dice] what is known of its dice, if some were thrown here to be proved
 */

/** @typedef {{ link: string, way: "shared" | "copied" }} Sent only a share sheet knows it was */

/**
 * @typedef {object} Thrown what is known of the dice of a game
 * @property {(string | null)[]} secrets of each player, where one was made here
 * @property {(string | null)[]} anchors what follows from those that were used
 * @property {number} covered how many throws were proved when the game was seen last
 */

/** @typedef {"friend" | "screen" | "computer"} Opponent who plays the other side */

/** @typedef {Pick<View, "game" | "variant" | "setup" | "moves" | "dice">} Link what is read in one */

/**
 * @typedef {object} Find what is known of a link
 * @property {Table} [own] the table that it belongs to
 * @property {"earlier" | "changed" | "computer"} [as] how it differs from what is known
 * @property {Table} [other] of which table that is said
 * @property {number} [move] which one is changed
 */

export const MOST = 200; // the newest; nobody comes back to more games than that
const LEVELS = [0, 1, 2, 3];
const LONGEST_NAME = 40; // letters

/** Nothing is known yet. @param {string} id @returns {Table} */
export const blank = (id) => ({
  id,
  at: 0,
  game: "",
  moves: [],
  link: "",
  whose: null,
  result: null,
  you: null,
  both: null,
  seats: [0, 0],
  sent: null,
  name: "",
  gone: false,
  turned: null,
});

/** @param {any} some @returns {some is Player} */
const isPlayer = (some) => some === 0 || some === 1;

/** @param {any} some @returns {some is string[]} */
const isWords = (some) => Array.isArray(some) && some.every((one) => typeof one === "string");

/** @param {any} some @returns {some is [number, number]} */
const areSeats = (some) =>
  Array.isArray(some) && some.length === 2 && some.every((level) => LEVELS.includes(level));

/**
 * Read what was kept, perhaps by an older page: what cannot be read is as if it were not there, and
 * without a name, a time and players it is no table.
 *
 * @param {any} kept
 * @returns {Table | null}
 */
export function restored(kept) {
  const { id, at, link, seats, dice } = kept ?? {};
  if (typeof id !== "string" || typeof link !== "string" || !areSeats(seats)) return null;
  if (!Number.isFinite(at) || (dice !== undefined && !isThrown(dice))) return null;
  const { game, moves } = isWords(kept.moves) ? kept : (dice ?? {}); // where they once were
  const isNamed = typeof game === "string" && isWords(moves);
  const { whose, result, you, both, sent, name, gone, turned } = kept;
  return {
    id,
    at,
    link,
    seats,
    game: isNamed ? game : "",
    moves: isNamed ? moves : [],
    whose: isPlayer(whose) ? whose : null,
    result: isResult(result) ? result : dice?.over === true ? { winner: null } : null,
    you: isPlayer(you) ? you : null,
    both: Number.isFinite(both) ? both : null,
    sent: isSent(sent) ? sent : null,
    name: typeof name === "string" ? named(name) : "",
    gone: gone === true,
    turned: typeof turned === "boolean" ? turned : null,
    ...(dice && { dice: { secrets: dice.secrets, anchors: dice.anchors, covered: dice.covered } }),
  };
}

/** @param {any} some @returns {some is { winner: Player | null }} */
const isResult = (some) => some?.winner === null || isPlayer(some?.winner);

/** @param {any} some @returns {some is Sent} */
const isSent = (some) =>
  typeof some?.link === "string" && (some.way === "shared" || some.way === "copied");

/** @param {any} some @returns {boolean} whether that can be what is known of dice */
function isThrown(some) {
  const { secrets, anchors, covered } = some ?? {};
  const areTwo = [secrets, anchors].every((pair) => Array.isArray(pair) && pair.length === 2);
  return areTwo && Number.isFinite(covered);
}

/** A friend's name as it is kept. @param {string} name */
export const named = (name) => name.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);

/** Which game it is, and from where it began. @param {Link} link */
const kindOf = ({ game, variant, setup }) => `${game} ${variant ?? ""} ${setup ?? ""}`;

/** The same of a game that begins as usual. @param {Pick<View, "game" | "variant">} view */
export const opening = ({ game, variant }) => `${game} ${variant ?? ""} `;

/** How a game stands at its latest move, as its table keeps it. @param {View} view */
export const standing = (view) => ({
  game: kindOf(view),
  moves: view.moves,
  link: view.link,
  whose: view.whose,
  result: view.outcome && { winner: view.outcome.winner },
});

/**
 * Who plays the other side. What was played on at this screen, and taken back since, is a
 * friend's game again.
 *
 * @param {Pick<Table, "seats" | "both">} table
 * @param {number} count how many moves the game has
 * @returns {Opponent}
 */
export function opponent({ seats, both }, count) {
  if (seats.some(Boolean)) return "computer";
  return both !== null && count >= both ? "screen" : "friend";
}

/**
 * The side of the person here; nobody's where two sit at one screen, or the computer plays alone.
 *
 * @param {Table} table
 * @param {number} [count] how many moves the game has
 * @returns {Player | null}
 */
export function mine(table, count = table.moves.length) {
  const [first, second] = table.seats;
  if (first && second) return null;
  if (first || second) return first ? 1 : 0;
  return opponent(table, count) === "friend" ? table.you : null;
}

/**
 * The side from which the board is seen: one's own, also where somebody else plays beside one.
 *
 * @param {Pick<Table, "seats" | "you">} table
 * @returns {Player}
 */
export function near({ seats, you }) {
  const [first, second] = seats.map(Boolean);
  if (first !== second) return first ? 1 : 0;
  return you ?? 0;
}

/** Whether somebody here is to move. @param {Table} table */
export function isYourTurn(table) {
  const { whose, result, moves } = table;
  if (result || whose === null) return false;
  return opponent(table, moves.length) === "screen" || mine(table) === whose;
}

/**
 * What a move tells of who plays. Who moves first in a game that began here is the person here;
 * who then moves for the friend sits at this screen, too.
 *
 * @param {Table} table before it
 * @param {Player | undefined} mover
 * @param {number} count how many moves the game has with it
 * @returns {Partial<Pick<Table, "you" | "both">>}
 */
export function moved(table, mover, count) {
  if (mover === undefined || opponent(table, count - 1) !== "friend") return {};
  if (table.you === null) return { you: mover };
  return { both: table.you === mover ? null : count };
}

/**
 * What is known of a link that came from elsewhere.
 *
 * It belongs to a friend's game that it continues or is an earlier place of: what follows from
 * a secret of this device decides alone; else the longest match, of those the newest. Who opens a
 * link never finds the computer, nor a game that is over.
 *
 * @param {Link} link
 * @param {Table[]} all
 * @returns {Find}
 */
export function find(link, all) {
  const known = all.filter(({ gone, game }) => !gone && game === kindOf(link));
  const going = known.filter(({ result }) => !result).sort((one, other) => other.at - one.at);
  const people = going.filter(({ seats }) => !seats.some(Boolean));
  const own = thrower(link, people) ?? longest(link, people);
  if (own) return { own, ...difference(link, own) };
  const rival = longest(link, going);
  if (rival) return { as: "computer", other: rival };
  const other = most(people, (some) => (isBranch(link, some) ? common(link, some) : 0));
  return other ? { ...difference(link, other) } : {};
}

/** The table with a secret that a link tells of. @param {Link} link @param {Table[]} some */
const thrower = ({ dice: told }, some) =>
  some.find(({ dice }) =>
    dice?.anchors.some((anchor, side) => anchor !== null && anchor === told?.anchors[side]),
  );

/** @param {Link} link @param {Table[]} some */
const longest = (link, some) =>
  most(some, (one) => {
    const count = common(link, one);
    return count === Math.min(link.moves.length, one.moves.length) ? count : 0;
  });

/**
 * The first of those that have most, if any has something.
 *
 * @param {Table[]} some
 * @param {(one: Table) => number} score
 */
function most(some, score) {
  const scores = some.map(score);
  const best = Math.max(0, ...scores);
  return best > 0 ? some[scores.indexOf(best)] : undefined;
}

/** How many moves a link and a table have in common. @param {Link} link @param {Table} table */
function common(link, table) {
  const count = link.moves.findIndex((move, at) => move !== table.moves[at]);
  return count < 0 ? link.moves.length : count;
}

/** Whether a link takes another line in a game, rather than being another. @param {Link} link @param {Table} table */
const isBranch = (link, table) => common(link, table) * 2 >= table.moves.length;

/** @param {Link} link @param {Table} other @returns {Find} */
function difference(link, other) {
  const count = common(link, other);
  if (count === other.moves.length) return {};
  if (count === link.moves.length) return { as: "earlier", other };
  return { as: "changed", other, move: count + 1 };
}

/** Which tables are one too many: the deleted first, then the finished, then the oldest. @param {Table[]} all */
export function excess(all) {
  const worth = (/** @type {Table} */ { gone, result }) => (gone ? 0 : result ? 1 : 2);
  const order = [...all].sort((one, other) => worth(one) - worth(other) || one.at - other.at);
  return order.slice(0, Math.max(0, all.length - MOST));
}

/** The games to go on with: one's own turn first, then the newest. @param {Table[]} all */
export function listed(all) {
  const wanted = all.filter(({ gone, moves }) => !gone && moves.length > 0);
  const first = (/** @type {Table} */ some) => (isYourTurn(some) ? 0 : some.result ? 2 : 1);
  return wanted.sort((one, other) => first(one) - first(other) || other.at - one.at);
}
