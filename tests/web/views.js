// The fixture that tests/painted.py writes: what the rules say, as the page would hold it.

import { readFileSync } from "node:fs";
import { motion, STILL } from "../../web/board/motion.js";

export const FOLDER = new URL("golden/", import.meta.url);
const known = JSON.parse(readFileSync(new URL("views.json", FOLDER), "utf8"));

/** Rows below their keys become objects again. @param {any} value */
function unpacked(value) {
  if (!Array.isArray(value) || !Array.isArray(value[0]) || value.length < 2) return value;
  const [keys, ...rows] = value;
  return rows.map((row) =>
    Object.fromEntries(
      keys.map((/** @type {string} */ key, /** @type {number} */ at) => [key, row[at]]),
    ),
  );
}

/** @param {Record<string, any>} some */
const opened = ({ edges, ...some }) => ({
  ...Object.fromEntries(Object.entries(some).map(([key, value]) => [key, unpacked(value)])),
  ...(edges && { edges }), // pairs, no rows
});

/** @param {string} line */
function choice(line) {
  const [move, ...path] = line.split(" ");
  return { move, path };
}

/** @param {string} line */
function run(line) {
  const [moves, ...path] = line.split(" ");
  return { moves: moves.split("+"), path };
}

/** All boards, by name. @type {Record<string, any>} */
export const boards = Object.fromEntries(
  known.boards.map(({ name, ...board }) => [name, opened(board)]),
);

/** What a page needs of the View of every position. */
export const positions = known.positions.map(({ scene, choices, shortcuts, runs, ...rest }) => ({
  ...rest,
  choices: choices.map(choice),
  shortcuts: shortcuts.map(choice),
  runs: runs.map(run),
  scene: { ...boards[rest.board], ...opened(scene) },
}));

/** What is done in a position, as web/board/seen.js takes it. */
export const cases = known.cases.map(({ game, position, mark, half, kept, ...rest }) => {
  const view = positions.find((some) => some.game === game && some.name === position);
  const { picked, refused, hint, hover, aim } = rest;
  return {
    game,
    position,
    name: `${position}, ${mark}`,
    leaving: rest.leaving,
    coordinates: rest.coordinates,
    doing: {
      view,
      half: half && { scene: { ...boards[view.board], ...opened(half) } },
      picked,
      refused,
      hint,
      hover,
      aim,
      kept: kept && { site: kept },
      occupied: false,
    },
  };
});

/**
 * A picture while what was captured leaves the board.
 *
 * @param {any} picture
 * @param {number} leaving how much of the time is left
 */
export function captured(picture, leaving) {
  const { scene, ghosts } = picture;
  const gone = ghosts.map((ghost) => ({ ...ghost, count: 1 }));
  const before = { ...scene, pieces: [...scene.pieces, ...gone] };
  const { long, at } = motion(before, scene, [], false);
  return { ...picture, moment: leaving ? at(long * (1 - leaving)) : STILL.at(0) };
}

export const games = [...new Set(positions.map(({ game }) => game))];
