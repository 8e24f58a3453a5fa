// How one board becomes the next: laws that hold for men of any game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stillness } from "../../web/board/film.js";
import { changes, later, motion, STILL } from "../../web/board/motion.js";
import { drawStill } from "../../web/board/paint.js";
import { standing } from "../../web/board/places.js";
import { seen } from "../../web/board/seen.js";
import { lines } from "./golden.js";
import { cases, positions } from "./views.js";

const SITES = [..."abcdefgh"].map((id, at) => ({ id, x: at % 4, y: at >> 2, wide: 1, tall: 1 }));
const man = (site, shape, count = 1) => ({ site, shape, count });
const board = (...pieces) => ({
  width: 4,
  height: 2,
  radius: 0.4,
  sites: SITES,
  trails: [],
  pieces,
});

/** Each change as the sites it leads from and to. */
const told = (before, after, way = []) =>
  changes(before, after, way).map(({ shape, from, to }) =>
    [shape, from?.site.id ?? "-", to?.site.id ?? "-"].join(" "),
  );

/** Where all men are at a moment, those who are leaving too. */
function where(scene, { away, men }) {
  const sites = new Map(scene.sites.map((site) => [site.id, site]));
  const standers = scene.pieces.flatMap(({ site, shape, count }) => {
    const ys = standing(sites.get(site), count);
    return Array.from({ length: count }, (_, at) => [
      sites.get(site).x,
      ys[at] ?? ys[0],
      shape,
    ]).slice(0, count - (away.get(site) ?? 0));
  });
  return [...standers, ...men.map(({ x, y, shape }) => [x, y, shape])]
    .map(([x, y, shape]) => `${shape} ${x.toFixed(3)} ${y.toFixed(3)}`)
    .sort();
}

test("a man that is put down comes, one that is taken leaves", () => {
  const before = board(man("a", "square"));
  const after = board(man("b", "triangle"));
  assert.deepEqual(told(before, after), ["square a -", "triangle - b"]);
});

test("a man that left one place and came to another has moved", () => {
  const before = board(man("a", "square"), man("h", "triangle"));
  const after = board(man("b", "square"), man("h", "triangle"));
  assert.deepEqual(told(before, after), ["square a b"]);
});

test("who takes by moving goes where the taken one stood", () => {
  const before = board(man("a", "square"), man("b", "triangle"));
  const after = board(man("b", "square"));
  assert.deepEqual(told(before, after), ["square a b", "triangle b -"]);
});

test("of two that could have moved, the move tells who did", () => {
  const before = board(man("a", "square"), man("c", "square"));
  const after = board(man("b", "square"), man("h", "square"));
  assert.deepEqual(told(before, after, ["a", "h"]), ["square a h", "square c b"]);
});

test("men leave a stack from its top, and come onto its top", () => {
  const before = board(man("a", "square", 3), man("b", "square"));
  const after = board(man("a", "square", 2), man("b", "square", 2));
  assert.deepEqual(told(before, after), ["square a b"]);
});

test("another board, the same board, and one that differs in much do not move", () => {
  const full = board(...SITES.map(({ id }) => man(id, "square", 2)));
  assert.equal(motion(board(), full, [], false), STILL);
  assert.equal(motion(full, full, [], false), STILL);
  assert.equal(motion({ ...full, width: 9 }, board(man("a", "square")), [], false), STILL);
});

test("who wants no motion sees men fade, each in its place", () => {
  const before = board(man("a", "square"));
  const { long, at } = motion(before, board(man("b", "square")), ["a", "b"], true);
  assert.equal(long, 120);
  for (const time of [0, 40, 119]) {
    assert.deepEqual(
      at(time).men.map(({ x, y, size }) => [x, y, size]),
      [[1, 0, 1]],
    );
  }
});

test("a new trail is drawn from one end to the other", () => {
  const over = { ...board(), trails: [{ sites: ["a", "b"], shape: "square", kind: "light" }] };
  const { long, at } = motion(board(), over, [], false);
  assert.equal(at(0).drawn, 0);
  assert.equal(at(long).drawn, 1);
});

test("a piece lands large and slides without leaving its line", () => {
  const placed = motion(board(), board(man("a", "square")), [], false);
  assert.equal(placed.at(0).men[0].size.toFixed(3), "1.140");
  const slid = motion(board(man("a", "square")), board(man("c", "square")), [], false);
  const xs = [0, 50, 100, 150, 200].map((time) => slid.at(time).men[0].x);
  assert.deepEqual(
    xs,
    [...xs].sort((one, other) => one - other),
  );
  assert.ok(xs[0] === 0 && xs[4] < 2);
});

const pairs = positions.flatMap((one) =>
  positions
    .filter((two) => two.game === one.game && two.board === one.board)
    .map((two) => [one, two]),
);
for (const [{ name: first, game, scene: before }, { name: second, scene: after }] of pairs) {
  test(`${game}: from ${first} to ${second} every man starts where he was and ends where he is`, () => {
    const still = where(after, STILL.at(0));
    const moved = motion(before, after, [], false);
    assert.deepEqual(where(after, moved.at(moved.long)), still);
    assert.deepEqual(where(after, moved.at(Number.POSITIVE_INFINITY)), still);
    if (moved === STILL) return;
    const left = changes(before, after, []).filter(({ to }) => !to).length;
    const start = moved.at(0);
    const came = changes(before, after, []).filter(({ from }) => !from);
    const standers = where(after, start).length;
    const count = (scene) => scene.pieces.reduce((sum, piece) => sum + piece.count, 0);
    assert.equal(standers, count(after) + left, "nobody is drawn twice, nobody is missing");
    if (came.length === 0) assert.deepEqual(where(after, start), where(before, STILL.at(0)));
  });
}

test("what begins later waits at its beginning, and then goes on as ever", () => {
  const before = board(man("a", "square"));
  const after = board(man("d", "square"));
  const soon = motion(before, after, ["a", "d"], false);
  const late = later(soon, 240);
  assert.equal(late.long, soon.long + 240);
  for (const time of [0, 100, 240]) assert.deepEqual(late.at(time), soon.at(0));
  for (const time of [1, 80, soon.long]) assert.deepEqual(late.at(240 + time), soon.at(time));
});

test("what a film keeps does not change before it is drawn anew", () => {
  let [frames, kept] = [0, 0];
  for (const after of positions) {
    const picture = seen({ ...cases[0].doing, half: null, view: after }, null);
    for (const before of positions.filter(({ board }) => board === after.board)) {
      const some = motion(before.scene, after.scene, [], false);
      if (some === STILL) continue;
      const drawn = new Map();
      for (let time = 0; time <= some.long; time += some.long / 12) {
        const frame = { ...picture, moment: some.at(time) };
        const ground = lines(frame, drawStill).join("\n");
        const key = stillness(frame);
        assert.equal(ground, drawn.get(key) ?? ground, `${before.name} to ${after.name}`);
        frames += 1;
        kept += drawn.has(key) ? 1 : 0;
        drawn.set(key, ground);
      }
    }
  }
  assert.ok(kept > frames / 2, `only ${kept} of ${frames} frames were cheap`);
});
