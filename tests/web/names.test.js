// Places are called by their names, whatever Python calls them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf } from "../../web/panels/names.js";

test("a site is called by its name, a button by its label", () => {
  const scene = {
    sites: [{ id: "q1", x: 0, y: 0, wide: 1, tall: 1, name: "the pond" }],
    buttons: [{ id: "q2", label: "Swim" }],
  };
  assert.equal(nameOf(scene, "q1"), "the pond");
  assert.equal(nameOf(scene, "q2"), "Swim");
});
