// Drawings as texts, and texts as what they change in another one.
//
// A golden file has sections: the opening of a game in full, each position as what it changes
// there, each mark as what it changes in its position. `12+` adds a line behind the twelfth,
// `12-` takes the twelfth away.

import { STILL } from "../../web/board/motion.js";
import { COLOURS, draw } from "../../web/board/paint.js";
import { Pen } from "../../web/board/svg.js";

/** Colours by their own names. */
export const COLOUR = Object.fromEntries(COLOURS.map((name) => [name, name]));
export const FONT = "font";
export const UNIT = 48; // as in files that are saved

/** A picture without any mark. */
export const UNMARKED = {
  last: [],
  past: false,
  steps: [],
  ghosts: [],
  refused: [],
  hint: [],
  picked: [],
  targets: new Set(),
  hover: null,
  aimed: false,
  moment: STILL.at(0),
};

/** Draw a picture, or a part of it; return the lines of its SVG. @returns {string[]} */
export function lines(picture, part = draw) {
  const pen = new Pen();
  part({ ctx: pen, unit: UNIT, pixel: 1, colour: COLOUR, font: FONT }, picture);
  const { width, height } = picture.scene;
  return pen
    .svg(width * UNIT, height * UNIT, FONT)
    .trimEnd()
    .split("\n");
}

/**
 * What makes one list of lines another one, by their longest common part.
 *
 * @param {string[]} before
 * @param {string[]} after
 */
export function changes(before, after) {
  const common = before
    .map(() => after.map(() => 0).concat(0))
    .concat([after.map(() => 0).concat(0)]);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      common[i][j] =
        before[i] === after[j]
          ? common[i + 1][j + 1] + 1
          : Math.max(common[i + 1][j], common[i][j + 1]);
    }
  }
  const found = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) [i, j] = [i + 1, j + 1];
    else if (j >= after.length || (i < before.length && common[i + 1][j] >= common[i][j + 1])) {
      i += 1;
      found.push(`${i}- ${before[i - 1]}`);
    } else {
      found.push(`${i}+ ${after[j]}`);
      j += 1;
    }
  }
  return found;
}

/** The sections of a golden file. @param {string} text @returns {Map<string, string>} */
export function sections(text) {
  const parts = text.split(/^=== /m).slice(1);
  return new Map(
    parts.map((part) => {
      const [name, ...lines] = part.split("\n");
      return [name, lines.join("\n")];
    }),
  );
}
