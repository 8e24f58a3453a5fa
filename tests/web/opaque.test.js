// The board reads no notation: what sites and moves are called makes no difference to it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pick } from "../../web/board/picker.js";
import { clickable, seen } from "../../web/board/seen.js";
import { lines } from "./golden.js";
import { captured, cases, positions } from "./views.js";

/** Names that nobody can read anything out of, for all that has an id in a view. */
function aliases({ scene, choices, shortcuts, runs }) {
  const places = [...scene.sites, ...scene.buttons].map(({ id }) => id);
  const moves = clickable({ choices, shortcuts, runs }).flatMap((way) => way.moves);
  const names = [...new Set([...places, ...moves])].reverse();
  return new Map(names.map((name, index) => [name, `?${index}?`]));
}

/** The same data with other names in it. */
function renamed(data, names) {
  if (typeof data === "string") return names.get(data) ?? data;
  if (Array.isArray(data)) return data.map((one) => renamed(one, names));
  if (data === null || typeof data !== "object") return data;
  return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, renamed(one, names)]));
}

for (const { game, name, doing, coordinates, leaving } of cases) {
  test(`${game}, ${name}: other names are painted alike`, () => {
    const paint = (some) => lines(captured(seen(some, coordinates), leaving));
    assert.deepEqual(paint(renamed(doing, aliases(doing.view))), paint(doing));
  });
}

for (const view of positions) {
  test(`${view.game}, ${view.name}: other names are clicked alike`, () => {
    const names = aliases(view);
    const choices = clickable(view);
    const others = renamed(choices, names);
    const begun = [[], ...choices.map(({ path }) => path.slice(0, -1))];
    const places = [...view.scene.sites, ...view.scene.buttons].map(({ id }) => id);
    for (const picked of new Map(begun.map((path) => [path.join(), path])).values()) {
      for (const site of places) {
        const step = pick(choices, picked, site);
        const other = pick(others, renamed(picked, names), names.get(site) ?? "");
        assert.deepEqual(other, renamed(step, names), site);
      }
    }
  });
}
