// Where one looks in a game that is over, and where it turned.

import assert from "node:assert/strict";
import { test } from "node:test";
import { spread, turning } from "../../web/panels/turning.js";

test("places reach the end, are few, and take turns", () => {
  for (let last = 1; last < 400; last += 1) {
    const plies = spread(last);
    assert.equal(plies.at(-1), last);
    assert.ok(plies[0] >= 0 && plies.length <= 26);
    for (const [index, ply] of plies.slice(1).entries()) {
      assert.equal((ply - plies[index]) % 2, 1);
    }
  }
});

/** @param {number[]} values */
const places = (values) => values.map((value, index) => ({ ply: index * 3, value }));

test("a game turns where the winner is ahead for good", () => {
  assert.deepEqual(turning(places([0.1, -0.2, 0.3, -0.1, 0.4, 1]), 0), [9, 12]);
  assert.deepEqual(turning(places([0.1, -0.2, -0.3, -1]), 1), [0, 3]);
});

test("a game that nobody turned has no such place", () => {
  assert.equal(turning(places([0.2, 0.3, 1]), 0), null);
  assert.equal(turning(places([0.2, -0.3, 0]), null), null);
  assert.equal(turning([], 0), null);
});
