// Clicks to moves, without a browser. Run by `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ahead } from "../../web/board/grid.js";
import { begun, leading, pick, targets } from "../../web/board/picker.js";

const put = [
  { moves: ["a1"], path: ["a1"] },
  { moves: ["b1"], path: ["b1"] },
];
const carry = [
  { moves: ["a1b1"], path: ["a1", "b1"] },
  { moves: ["a1a2"], path: ["a1", "a2"] },
  { moves: ["c1b1xa3"], path: ["c1", "b1", "a3"] },
  { moves: ["c1b1xb3"], path: ["c1", "b1", "b3"] },
];

test("one click plays a move of one site", () => {
  assert.deepEqual(pick(put, [], "b1"), { moves: ["b1"], picked: [], refused: null });
});

test("a click that starts a longer move waits for the next one", () => {
  assert.deepEqual(pick(carry, [], "a1"), { moves: null, picked: ["a1"], refused: null });
  assert.deepEqual(pick(carry, ["a1"], "b1"), { moves: ["a1b1"], picked: [], refused: null });
});

test("three clicks name the piece that is taken", () => {
  assert.equal(pick(carry, ["c1"], "b1").moves, null);
  assert.deepEqual(pick(carry, ["c1", "b1"], "b3").moves, ["c1b1xb3"]);
});

test("a click on another piece starts anew", () => {
  assert.deepEqual(pick(carry, ["a1"], "c1"), { moves: null, picked: ["c1"], refused: null });
});

test("a click that would play another move keeps what was begun", () => {
  const mixed = [...put, { moves: ["d1xa3"], path: ["d1", "a3"] }];
  const refused = { moves: null, picked: ["d1"], refused: ["d1", "b1"] };
  assert.deepEqual(pick(mixed, ["d1"], "b1"), refused);
});

test("what has changed the board already is not exchanged for another move", () => {
  const refused = { moves: null, picked: ["a1"], refused: ["a1", "c1"] };
  assert.deepEqual(pick(carry, ["a1"], "c1", true), refused);
  assert.deepEqual(pick(carry, ["a1"], "b1", true).moves, ["a1b1"]);
});

test("a click that no legal move goes on with is handed back whole", () => {
  const refused = { moves: null, picked: ["a1"], refused: ["a1", "z9"] };
  assert.deepEqual(pick(carry, ["a1"], "z9"), refused);
  assert.deepEqual(pick([], [], "a1").refused, ["a1"]);
});

test("targets are the next sites of the moves that began so", () => {
  assert.deepEqual([...targets(carry, ["a1"])], ["b1", "a2"]);
  assert.deepEqual([...targets(carry, [])], ["a1", "c1"]);
});

test("several moves in a row are played by the clicks that mean them", () => {
  const run = [...carry, { moves: ["a1b1", "b1c1"], path: ["a1", "c1"] }];
  assert.deepEqual(pick(run, ["a1"], "c1").moves, ["a1b1", "b1c1"]);
  assert.deepEqual([...targets(run, ["a1"])], ["b1", "a2", "c1"]);
  assert.equal(begun(run, ["a1", "c1"]).length, 1);
});

test("the next die leads when one was used: the same number first", () => {
  const dice = [
    { id: "stop", pips: 0 },
    { id: "die2", pips: 2 },
    { id: "die5", pips: 5 },
  ];
  assert.equal(leading(dice), "die2");
  assert.equal(leading(dice, "die5"), "die5");
  assert.equal(leading(dice, "die6"), "die2");
  assert.equal(leading([{ id: "pass", pips: 0 }], "die6"), undefined);
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
