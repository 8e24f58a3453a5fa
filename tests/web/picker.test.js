// Clicks to moves, without a browser. Run by `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ahead } from "../../web/board/grid.js";
import { pick, targets } from "../../web/board/picker.js";

const put = [
  { move: "a1", path: ["a1"] },
  { move: "b1", path: ["b1"] },
];
const carry = [
  { move: "a1b1", path: ["a1", "b1"] },
  { move: "a1a2", path: ["a1", "a2"] },
  { move: "c1b1xa3", path: ["c1", "b1", "a3"] },
  { move: "c1b1xb3", path: ["c1", "b1", "b3"] },
];

test("one click plays a move of one site", () => {
  assert.deepEqual(pick(put, [], "b1"), { move: "b1", picked: [], refused: null });
});

test("a click that starts a longer move waits for the next one", () => {
  assert.deepEqual(pick(carry, [], "a1"), { move: null, picked: ["a1"], refused: null });
  assert.deepEqual(pick(carry, ["a1"], "b1"), { move: "a1b1", picked: [], refused: null });
});

test("three clicks name the piece that is taken", () => {
  assert.equal(pick(carry, ["c1"], "b1").move, null);
  assert.equal(pick(carry, ["c1", "b1"], "b3").move, "c1b1xb3");
});

test("a click on another piece starts anew", () => {
  assert.deepEqual(pick(carry, ["a1"], "c1"), { move: null, picked: ["c1"], refused: null });
});

test("a click that would play another move keeps what was begun", () => {
  const mixed = [...put, { move: "d1xa3", path: ["d1", "a3"] }];
  const refused = { move: null, picked: ["d1"], refused: ["d1", "b1"] };
  assert.deepEqual(pick(mixed, ["d1"], "b1"), refused);
});

test("what has changed the board already is not exchanged for another move", () => {
  const refused = { move: null, picked: ["a1"], refused: ["a1", "c1"] };
  assert.deepEqual(pick(carry, ["a1"], "c1", true), refused);
  assert.equal(pick(carry, ["a1"], "b1", true).move, "a1b1");
});

test("a click that no legal move goes on with is handed back whole", () => {
  const refused = { move: null, picked: ["a1"], refused: ["a1", "z9"] };
  assert.deepEqual(pick(carry, ["a1"], "z9"), refused);
  assert.deepEqual(pick([], [], "a1").refused, ["a1"]);
});

test("targets are the next sites of the moves that began so", () => {
  assert.deepEqual([...targets(carry, ["a1"])], ["b1", "a2"]);
  assert.deepEqual([...targets(carry, [])], ["a1", "c1"]);
});

test("arrows lead to the nearest site ahead, and stay at the edge", () => {
  const site = (/** @type {string} */ id, /** @type {number} */ x, /** @type {number} */ y) => ({
    id,
    x,
    y,
    size: 1,
  });
  const sites = [site("a", 0, 0), site("b", 3, 0), site("c", 1, 1), site("d", 0, 2)];
  assert.equal(ahead(sites, sites[0], [1, 0]).id, "b");
  assert.equal(ahead(sites, sites[0], [0, 1]).id, "d");
  assert.equal(ahead(sites, sites[0], [-1, 0]).id, "a");
  assert.equal(ahead(sites, sites[0], [1, 0], [["a", "d"]]).id, "a");
  assert.equal(ahead(sites, sites[0], [0, 1], [["a", "d"]]).id, "d");
});
