// How a game went that is over: a graph of all of it, and the move that turned it. It is worked out
// for who stays and looks at the end, where there is room for it.

import { part, write } from "../page/dom.js";
import { t } from "../page/words.js";
import { fair, judgeEnd, weigh } from "./evaluation.js";
import { isOver } from "./over.js";
import { spread, turning } from "./turning.js";

/** @import { Player, View } from "../types.js" */

const PAUSE = 1200; // milliseconds: who won is seen first
const SHORT = 6; // moves that tell no story
const [WIDE, TALL, RIM] = [344, 72, 6];

/** @type {ReturnType<typeof setTimeout> | undefined} */
let begun;
let run = 0;

/**
 * @param {View} view
 * @param {Player | null} you whose good times are above
 */
export function showWent(view, you) {
  clearTimeout(begun);
  run += 1;
  const figure = part("went");
  figure.hidden = !isOver(view) || view.moves.length < SHORT;
  if (figure.hidden) return;
  const plies = spread(view.ply);
  judgeEnd(view);
  draw(view, plies, you);
  const mine = run;
  begun = setTimeout(() => tell(view, plies, you, () => mine === run), PAUSE);
}

/**
 * @param {View} view
 * @param {number[]} plies
 * @param {Player | null} you
 * @param {() => boolean} isWanted
 */
async function tell(view, plies, you, isWanted) {
  if (part("went").offsetParent === null) return; // there is no room to show it
  for (const ply of plies) {
    if (!(await weigh(view, ply)) || !isWanted()) return;
    draw(view, plies, you);
  }
  const winner = view.outcome?.winner ?? null;
  const [before, after] = turning(fair(view, plies), winner) ?? [];
  if (before === undefined || after === undefined) return;
  const near = Array.from({ length: after - before + 2 }, (_, index) => before - 1 + index);
  const all = near.filter((ply) => ply >= 0);
  for (const ply of all) if (!(await weigh(view, ply)) || !isWanted()) return;
  const [, ply = after] = turning(fair(view, all), winner) ?? [];
  draw(view, plies, you, ply);
}

/**
 * @param {View} view
 * @param {number[]} plies
 * @param {Player | null} you
 * @param {number} [turned] the move that turned it
 */
function draw(view, plies, you, turned) {
  const sign = you === 1 ? -1 : 1;
  const places = fair(view, plies);
  const x = (/** @type {number} */ ply) => RIM + (ply / view.ply) * (WIDE - 2 * RIM);
  const y = (/** @type {number} */ value) => TALL / 2 - sign * value * (TALL / 2 - RIM);
  const points = places.map(({ ply, value }) => `${x(ply).toFixed(1)} ${y(value).toFixed(1)}`);
  const line = points.length > 1 ? `M${points.join("L")}` : "";
  const ends = [places[0], places.at(-1)].map((some) => x(some?.ply ?? 0).toFixed(1));
  const figure = part("went");
  const set = (/** @type {string} */ name, /** @type {string} */ d) => {
    for (const path of figure.querySelectorAll(`[data-went-${name}]`)) path.setAttribute("d", d);
  };
  set("line", line);
  set("area", line && `${line}L${ends[1]} ${TALL / 2}H${ends[0]}Z`);
  set("end", `M${points.at(-1)}h0`);
  const at = places.findLast(({ ply }) => turned !== undefined && ply <= turned);
  set("turn", at ? `M${x(at.ply).toFixed(1)} ${y(at.value).toFixed(1)}h0` : "");
  const move = turned === undefined ? "" : view.labels[turned - 1];
  write("went-note", move ? t("Move {ply} turned it: {move}.", { ply: turned ?? 0, move }) : "");
}
