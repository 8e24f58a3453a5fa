// The dice on the arcs of a turn: each is to be seen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lies } from "../../web/board/trails.js";

/** An arc over one row. @param {number} from @param {number} to */
const arc = (from, to) => [
  { x: from, y: 0 },
  { x: from, y: -0.7 },
  { x: to, y: -0.7 },
  { x: to, y: 0 },
];

/** How far dice are apart that lie on arcs. @param {[number, number][]} arcs */
function apart(arcs) {
  const dice = [];
  for (const ends of arcs) dice.push(lies(arc(...ends), dice));
  const gaps = dice.flatMap((a, at) =>
    dice.slice(at + 1).map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))),
  );
  return Math.min(...gaps);
}

test("a die alone lies in the middle of its arc", () => {
  const { x, y } = lies(arc(2, 6), []);
  assert.ok(Math.abs(x - 4) < 1e-9 && Math.abs(y + 0.525) < 1e-9);
});

test("no die lies on another, whichever arcs three dice make over a row", () => {
  for (let first = 2; first <= 6; first++) {
    for (let second = 2; second <= 6; second++) {
      for (let start = 0; start <= 6; start++) {
        for (const third of [2, 3, 6]) {
          const arcs = [
            [0, first],
            [start, start + second],
            [start, start + third],
          ];
          assert.ok(apart(arcs) > 0.4, JSON.stringify(arcs));
        }
      }
    }
  }
});
