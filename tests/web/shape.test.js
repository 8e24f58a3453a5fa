// Boards where the page has more room or less: everything stays where it belongs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { shaped } from "../../web/board/shape.js";
import { boards, positions } from "./views.js";

const rooms = [...new Set(Object.values(boards).flatMap(({ bands }) => bands.map((b) => b.rooms)))];
const names = [...new Set(rooms.flatMap(Object.keys))];
const scenes = positions.map(({ game, name, scene }) => ({ where: `${game}, ${name}`, scene }));

test("every room that a band knows is one that the page can be, and the other way round", () => {
  assert.deepEqual(names.sort(), ["flat", "narrow", "short", "tall"]);
});

for (const room of names) {
  test(`${room}: sites keep their order, their distance and their place on the board`, () => {
    for (const { where, scene } of scenes) {
      const now = shaped(scene, [room]);
      const after = new Map(now.sites.map((site) => [site.id, site]));
      for (const [axis, other] of [
        ["x", "y"],
        ["y", "x"],
      ]) {
        for (const one of scene.sites) {
          const row = scene.sites.filter((site) => site[other] === one[other]);
          for (const site of row.filter((some) => some[axis] > one[axis])) {
            const apart = after.get(site.id)[axis] - after.get(one.id)[axis];
            assert.ok(apart > 0.5, `${where}: ${one.id}, ${site.id}`);
          }
        }
      }
      for (const site of now.sites) {
        assert.ok(site.x - site.wide / 2 >= -0.01, `${where}: ${site.id}`);
        assert.ok(site.x + site.wide / 2 <= now.width + 0.01, `${where}: ${site.id}`);
        assert.ok(site.wide > 0.5 && site.tall > 0.5, `${where}: ${site.id}`);
      }
    }
  });

  test(`${room}: grounds stay under the sites that they are for`, () => {
    for (const { where, scene } of scenes.filter((some) => some.scene.corner > 0)) {
      const now = shaped(scene, [room]);
      const places = new Map(now.sites.map((site) => [site.id, site]));
      for (const [at, goal] of scene.goals.entries()) {
        const on = scene.sites.find((site) => Math.abs(goal.x + goal.width / 2 - site.x) < 0.01
          && Math.abs(goal.y + goal.height / 2 - site.y) < 0.01);
        if (!on) continue;
        const site = places.get(on.id);
        const ground = now.goals[at];
        assert.ok(Math.abs(ground.x + ground.width / 2 - site.x) < 0.01, `${where}: ${on.id}`);
        assert.ok(Math.abs(ground.height - site.tall) < 0.2, `${where}: ${on.id}`);
      }
    }
  });
}

test("a page with room enough changes nothing", () => {
  for (const { scene } of scenes) assert.equal(shaped(scene, []), scene);
});

test("where it is narrow there are no coordinates, and nothing lies in a strip that is gone", () => {
  for (const { scene } of scenes) {
    const now = shaped(scene, ["narrow"]);
    assert.ok(now.width < scene.width);
    assert.deepEqual(now.labels, []);
    const gone = scene.bands.some((band) => band.axis === "x" && band.rooms.narrow === 0);
    if (gone) assert.deepEqual(now.loops, []);
  }
});

test("two rooms at once are both kept to, the first one where they disagree", () => {
  for (const { scene } of scenes) {
    const both = shaped(scene, ["narrow", "short", "tall"]);
    assert.equal(both.width, shaped(scene, ["narrow"]).width);
    if (scene.bands.some((band) => "short" in band.rooms)) {
      assert.equal(both.height, shaped(scene, ["short"]).height);
    }
  }
});
