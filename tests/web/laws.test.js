// What holds for the clicks and the arrow keys of every game, over the views of golden/.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ahead } from "../../web/board/grid.js";
import { pick, targets } from "../../web/board/picker.js";
import { clickable } from "../../web/board/seen.js";
import { boards, positions } from "./views.js";

const ARROWS = /** @type {[number, number][]} */ ([
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
]);
const played = positions.filter((view) => view.choices.length > 0);

/** All that can be clicked: sites and buttons. */
const places = ({ scene }) => [...scene.sites, ...scene.buttons].map(({ id }) => id);

/** All ways to have begun a move, the one that was not begun first. */
function beginnings(choices) {
  const begun = choices.flatMap(({ path }) => path.map((_, length) => path.slice(0, length)));
  return [...new Map(begun.map((path) => [path.join(" "), path])).values()];
}

for (const view of played) {
  const choices = clickable(view);
  const where = `${view.game}, ${view.name}`;

  test(`${where}: every move is played by its clicks, and by no fewer`, () => {
    for (const { moves, path } of choices) {
      let picked = [];
      for (const [index, site] of path.entries()) {
        assert.ok(targets(choices, picked).has(site), `${moves}: ${site} is shown`);
        const step = pick(choices, picked, site);
        const done = index === path.length - 1;
        assert.deepEqual(step.moves, done ? moves : null);
        assert.equal(step.refused, null);
        assert.deepEqual(step.picked, done ? [] : path.slice(0, index + 1));
        picked = step.picked;
      }
    }
  });

  test(`${where}: a click that begins no move is handed back for the rules to answer`, () => {
    const starts = new Set(choices.map(({ path }) => path[0]));
    for (const site of places(view).filter((some) => !starts.has(some))) {
      assert.deepEqual(pick(choices, [], site).refused, [site]);
    }
  });

  test(`${where}: a wrong click plays nothing, and begins nothing that no move begins with`, () => {
    const moves = new Map(choices.map(({ moves, path }) => [path.join(" "), moves]));
    const begun = beginnings(choices);
    const known = new Set(["", ...begun.map((path) => path.join(" "))]);
    for (const picked of begun) {
      for (const site of places(view)) {
        const clicks = [...picked, site].join(" ");
        const step = pick(choices, picked, site);
        assert.deepEqual(step.moves, moves.get(clicks) ?? null, clicks);
        assert.ok(known.has(step.picked.join(" ")), clicks);
        if (step.refused) assert.deepEqual(step.refused, [...picked, site]);
        if (targets(choices, picked).has(site)) assert.equal(step.refused, null, clicks);
      }
    }
  });
}

test("there are moves to click in every game", () => {
  const games = new Set(positions.map(({ game }) => game));
  assert.deepEqual(new Set(played.map(({ game }) => game)), games);
});

for (const [name, { sites, edges }] of Object.entries(boards)) {
  test(`${name}: arrow keys lead from every site to every other one`, () => {
    const next = (from) => ARROWS.map((arrow) => ahead(sites, from, arrow, edges));
    for (const start of sites) {
      const reached = new Set([start]);
      for (const site of reached) for (const other of next(site)) reached.add(other);
      const missed = sites.filter((site) => !reached.has(site)).map(({ id }) => id);
      assert.deepEqual(missed, [], `from ${start.id}`);
    }
  });
}

test("an arrow key goes straight rather than to a nearer site aside", () => {
  const [here, aside, straight] = [
    [0, 0],
    [2, 1],
    [2.5, 0],
  ].map(([x, y]) => ({ id: `${x} ${y}`, x, y, wide: 1, tall: 1 }));
  assert.equal(ahead([here, aside, straight], here, [1, 0]), straight);
  assert.equal(ahead([here, aside], here, [1, 0]), aside);
});
