// How the game went, as the computer sees it: a small graph of the last moves.

import { part } from "../page/dom.js";
import { capital, t } from "../page/words.js";
import { think } from "../python/thinker.js";

/** @import { View } from "../types.js" */

const SHOWN = 24; // positions
const LEVEL = 2; // good enough, and quick
const [WIDE, TALL] = [240, 64];
const WON = [1, -1, 0]; // for the first player: he has won, the second has, nobody has

/**
 * What is known, by game and moves: the chances of the first player, from -1 to 1, and the level
 * that thinks so.
 *
 * @type {Map<string, { value: number, level: number }>}
 */
const values = new Map();

/** @param {View} view @param {number} ply */
const name = ({ game, moves }, ply) => [game, ...moves.slice(0, ply)].join();

/**
 * Remember what the computer thinks of a position.
 *
 * @param {View} view
 * @param {number} level
 * @param {number} value
 */
export function judged(view, level, value) {
  const key = name(view, view.ply);
  if (level >= (values.get(key)?.level ?? 0)) values.set(key, { value, level });
}

/** What is known of the place after some moves; NaN if nothing is. @param {View} view @param {number} ply */
const worth = (view, ply) => values.get(name(view, ply))?.value ?? Number.NaN;

/**
 * Work out what a place is worth, unless that is known.
 *
 * @param {View} view
 * @param {number} ply
 * @returns {Promise<boolean>} whether there was time for it
 */
export async function weigh(view, ply) {
  const key = name(view, ply);
  if ((values.get(key)?.level ?? 0) >= LEVEL) return true;
  if ("thinks" in document.documentElement.dataset) return false;
  const [whole] = view.link.split("#");
  const question = { link: `${whole}#${ply}`, level: LEVEL, seed: 1 };
  const answer = await think({ op: "hint", ...question }).catch(() => null);
  if (!answer) return false;
  const value = answer.ok ? answer.analysis.value : Number.NaN; // dice are due, or it is over
  values.set(key, { value, level: LEVEL });
  return true;
}

/** Remember how a game ended, if it did. @param {View} view */
export function judgeEnd(view) {
  if (view.outcome) judged(view, Infinity, WON[view.outcome.winner ?? 2]);
}

const box = /** @type {HTMLDetailsElement} */ (part("evaluation"));
let run = 0;

/** The last positions, the newest last. @param {View} view */
function positions({ ply }) {
  const first = Math.max(0, ply - SHOWN + 1);
  return Array.from({ length: ply - first + 1 }, (_, index) => first + index);
}

/**
 * Draw the graph, and work out what is missing, the newest first; only while it is looked at.
 *
 * @param {View} view
 */
export async function graph(view) {
  const mine = ++run;
  if (!box.open) return;
  judgeEnd(view);
  show(view);
  for (const ply of positions(view).reverse()) {
    if (!(await weigh(view, ply)) || mine !== run || !box.open) return;
    show(view);
  }
}

/** Draw what is known. @param {View} view */
export function redraw(view) {
  if (box.open) show(view);
}

/** @param {View} view */
function show(view) {
  const known = fair(view, positions(view));
  const first = Math.max(0, view.ply - SHOWN + 1);
  const x = (/** @type {number} */ ply) => 4 + ((ply - first) / (SHOWN - 1)) * (WIDE - 8);
  const y = (/** @type {number} */ value) => TALL / 2 - value * (TALL / 2 - 4);
  const path = known.map(({ ply, value }) => `${x(ply).toFixed(1)} ${y(value).toFixed(1)}`);
  const line = path.length > 1 ? `M${path.join("L")}` : "";
  box.querySelector("[data-graph-line]")?.setAttribute("d", line);
  box
    .querySelector("[data-graph-dots]")
    ?.setAttribute("d", path.map((place) => `M${place}h0`).join(""));
  part("graph-first").textContent = capital(view.sides[0]);
  part("graph-second").textContent = capital(view.sides[1]);
  part("graph-note").textContent = note(view, known.at(-1));
}

/** @typedef {{ ply: number, value: number }} Place and what it is worth to the first player */

/** What is known of some places, in a fair way. @param {View} view @param {number[]} plies @returns {Place[]} */
export const fair = (view, plies) =>
  plies
    .map((ply) => ({ ply, value: worth(view, ply) }))
    .filter(({ value }) => !Number.isNaN(value))
    .map(steadied);

/**
 * Who is to move always looks a little better; two positions together are fair.
 *
 * @param {Place} here
 * @param {number} index
 * @param {Place[]} all
 * @returns {Place}
 */
function steadied({ ply, value }, index, all) {
  const before = all[index - 1]?.value ?? value;
  const sure = Math.abs(value) === 1 || Math.abs(before) === 1;
  return { ply, value: sure ? value : (value + before) / 2 };
}

/**
 * @param {View} view
 * @param {Place | undefined} last
 */
function note(view, last) {
  if (view.outcome) return view.headline;
  if (!last) return t("Working it out…");
  const { ply, value } = last;
  const percent = Math.round(50 + 50 * Math.abs(value));
  if (percent < 55) return t("After move {ply}: even.", { ply });
  const side = view.sides[value > 0 ? 0 : 1];
  return t("After move {ply}: {side} is ahead, {percent}% to win.", {
    ply,
    side,
    percent,
  });
}
