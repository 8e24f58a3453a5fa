// What is painted for every mark of every game, against texts that are kept in golden/.
//
// After a wanted change, GOLDEN=write in the environment writes them anew; read the difference.
// The views are written so by tests/web/test_painted.py.

import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { targets } from "../../web/board/picker.js";
import { svg } from "../../web/board/picture.js";
import { clickable, seen } from "../../web/board/seen.js";
import { COLOUR, changes, FONT, lines, sections, UNIT, UNMARKED } from "./golden.js";
import { cases, FOLDER, games, positions } from "./views.js";

const pictures = cases.map(({ doing, coordinates, leaving, ...rest }) => ({
  ...rest,
  doing,
  picture: { ...seen(doing, coordinates), leaving },
}));

/** A position with nothing done in it. */
const still = (view) => ({
  ...seen({ ...cases[0].doing, half: null, picked: [], refused: [], hint: [], view }, null),
  ...UNMARKED,
});

/** All sections of a game's file. @param {string} game @returns {Map<string, string>} */
function painted(game) {
  const written = new Map();
  const add = (name, drawn) => written.set(name, drawn.map((line) => `${line}\n`).join(""));
  const known = positions.filter((view) => view.game === game);
  const drawn = new Map(known.map((view) => [view.name, lines(still(view))]));
  const opening = drawn.get("opening");
  for (const [name, picture] of drawn)
    add(name, name === "opening" ? picture : changes(opening, picture));
  for (const { name, position, picture } of pictures.filter((some) => some.game === game)) {
    add(name, changes(drawn.get(position), lines(picture)));
  }
  return written;
}

for (const game of games) {
  const place = new URL(`${game}.txt`, FOLDER);
  const now = painted(game);
  if (process.env.GOLDEN === "write") {
    writeFileSync(place, [...now].map(([name, text]) => `=== ${name}\n${text}`).join(""));
  }
  const golden = sections(existsSync(place) ? readFileSync(place, "utf8") : "");
  for (const [name, text] of now) {
    test(`${game}: ${name}`, () => {
      assert.equal(text, golden.get(name));
      assert.notEqual(text, "", "it paints something");
    });
  }
  test(`${game}: nothing else is kept`, () => {
    assert.deepEqual([...golden.keys()], [...now.keys()]);
  });
}

/** Whether a picture has a mark on a site of its board. @param {any} picture @param {string} mark */
function has(picture, mark) {
  const value = picture[mark];
  if (value === null || typeof value !== "object") return value !== UNMARKED[mark];
  const on = new Set(picture.scene.sites.map((site) => site.id));
  if (mark === "ghosts") on.delete(picture.hover); // a piece is about to be put over it
  return [...value].some((some) => on.has(some.site ?? some.end ?? some));
}

for (const mark of Object.keys(UNMARKED)) {
  test(`wherever there is "${mark}", it paints something`, () => {
    const marked = pictures.filter(({ picture }) => has(picture, mark));
    assert.ok(marked.length > 0, "it is in some case");
    for (const { game, name, picture } of marked) {
      const without = lines({ ...picture, [mark]: UNMARKED[mark] });
      assert.notDeepEqual(without, lines(picture), `${game}: ${name}`);
    }
  });
}

test("a picture to keep has the last move in it, and nothing that is being done", () => {
  for (const { game, name, picture } of pictures) {
    const { last, past, steps, ghosts, scene } = picture;
    const [head, ...rest] = lines({ ...picture, ...UNMARKED, last, past, steps, ghosts });
    const [wide, tall] = [scene.width, scene.height].map((long) => Math.ceil(long * UNIT));
    const ground = `<rect x="0" y="0" width="${wide}" height="${tall}" fill="board"/>`;
    const kept = `${[head, ground, ...rest].join("\n")}\n`;
    assert.equal(svg(picture, COLOUR, FONT), kept, `${game}: ${name}`);
  }
});

test("what a case points at can be clicked there", () => {
  for (const { game, name, doing, picture } of pictures) {
    const site = doing.aim ?? doing.hover;
    assert.equal(picture.hover, site, `${game}: ${name}`);
    if (site) assert.ok(targets(clickable(doing.view), doing.picked).has(site), `${game}: ${name}`);
  }
});

test("a mouse is followed only where a click goes on with a move", () => {
  for (const { game, name, doing } of pictures) {
    const open = targets(clickable(doing.view), doing.picked);
    for (const { id } of doing.view.scene.sites) {
      const over = { ...doing, aim: null, hover: id };
      assert.equal(seen(over, true).hover, open.has(id) ? id : null, `${game}: ${name}: ${id}`);
      assert.equal(seen({ ...over, occupied: true }, true).hover, null, "the computer moves");
    }
  }
});
