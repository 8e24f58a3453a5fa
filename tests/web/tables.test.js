// What a device knows of its games, and which link belongs to which of them.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  blank,
  excess,
  find,
  isYourTurn,
  listed,
  MOST,
  mine,
  moved,
  near,
  named,
  opponent,
  restored,
} from "../../web/page/tables.js";

const DAMA = "dama  ";

/** A link that was read, as far as tables care. */
const link = (moves, more = {}) => ({
  game: "dama",
  variant: null,
  setup: null,
  moves: moves.split(" ").filter(Boolean),
  dice: null,
  ...more,
});

/** A friend's game. */
const table = (id, moves, more = {}) => ({
  ...blank(id),
  at: 1,
  game: DAMA,
  moves: moves.split(" ").filter(Boolean),
  link: "?",
  whose: 0,
  you: 0,
  ...more,
});

test("what was kept is read as it was written", () => {
  const dice = { secrets: ["a", null], anchors: [null, "b"], covered: 2 };
  const sent = { link: "?dama=d2", way: "copied" };
  const whole = { ...table("x", "d2 b4"), both: 3, sent, name: "Ann", result: { winner: 1 }, dice };
  assert.deepEqual(restored(JSON.parse(JSON.stringify(whole))), whole);
});

test("rubbish is no table, and rubbish in a table is left out", () => {
  const rubbish = [null, 7, "x", [], {}, { id: 1 }, { id: "x" }, { id: "x", link: 7, seats: [0, 0] }];
  for (const one of rubbish) assert.equal(restored(one), null);
  const good = { id: "x", link: "?dama", seats: [0, 2], at: 5 };
  assert.equal(restored({ ...good, seats: [9, 9] }), null);
  assert.equal(restored({ ...good, at: Number.NaN }), null);
  assert.equal(restored({ ...good, dice: { secrets: 3 } }), null);
  const odd = { you: 2, both: "x", sent: { link: 1 }, name: {}, moves: [1], game: 3, result: 7 };
  assert.deepEqual(restored({ ...good, ...odd, whose: "chance", gone: 1 }), {
    ...blank("x"),
    ...good,
  });
});

test("a table of an older page knows its players, and its game where it kept that", () => {
  const old = { id: "x", link: "?scripta=1", seats: [0, 0], at: 5 };
  const dice = { secrets: ["a", null], anchors: ["b", null], covered: 1 };
  const kept = { ...old, dice: { ...dice, game: "scripta  ", moves: ["146"], over: true } };
  const now = restored(kept);
  assert.deepEqual([now.game, now.moves, now.dice], ["scripta  ", ["146"], dice]);
  assert.deepEqual(now.result, { winner: null });
  assert.equal(restored(old).you, null);
});

test("who moves first in a game begun here is the person here", () => {
  for (const side of [0, 1]) {
    assert.deepEqual(moved(blank("x"), side, 1), { you: side });
    assert.equal(mine({ ...blank("x"), you: side }, 1), side);
  }
});

test("who moves for the friend sits at this screen, until it is taken back", () => {
  const before = table("x", "d2", { you: 0 });
  const after = { ...before, ...moved(before, 1, 2) };
  assert.equal(opponent(after, 2), "screen");
  assert.equal(mine(after, 2), null);
  assert.equal(opponent(after, 1), "friend");
  assert.equal(mine(after, 1), 0);
  assert.deepEqual(moved(after, 0, 3), {}, "and stays there");
  const again = { ...after, ...moved(after, 0, 1) };
  assert.equal(opponent(again, 2), "friend", "another first move is sent anew");
});

test("the person here plays what the computer does not", () => {
  const against = (...seats) => ({ ...table("x", "d2"), seats, you: null });
  assert.equal(mine(against(0, 2)), 0);
  assert.equal(mine(against(2, 0)), 1);
  assert.equal(mine(against(1, 2)), null);
  assert.equal(opponent(against(1, 2), 1), "computer");
  assert.deepEqual(moved(against(0, 2), 1, 2), {});
});

test("a link that goes on, or is an earlier place, belongs to its game", () => {
  const known = table("x", "d2 b4 d3");
  for (const moves of ["d2", "d2 b4", "d2 b4 d3", "d2 b4 d3 b2", "d2 b4 d3 b2 d1xb4"]) {
    assert.equal(find(link(moves), [known]).own, known, moves);
  }
  for (const moves of ["", "b4", "b4 d2", "d2 b2 d3 b4"]) {
    assert.equal(find(link(moves), [known]).own, undefined, moves);
  }
  assert.equal(find(link("d2", { game: "trisq" }), [known]).own, undefined);
  assert.equal(find(link("d2", { setup: "set0" }), [known]).own, undefined);
  assert.equal(find(link("d2", { variant: "men5" }), [known]).own, undefined);
});

test("the longest match counts, then the newest", () => {
  const short = table("short", "d2", { at: 9 });
  const long = table("long", "d2 b4", { at: 1 });
  const newer = table("newer", "d2 b4", { at: 2 });
  assert.equal(find(link("d2 b4 d3"), [short, long, newer]).own, newer);
  assert.equal(find(link("d2 b4 d3"), [newer, long, short]).own, newer);
  assert.equal(find(link("d2"), [short, long, newer]).own, short, "all have one in common");
});

test("a link finds no computer, nothing finished, nothing deleted", () => {
  const computer = table("computer", "d2 b4", { seats: [0, 2] });
  const over = table("over", "d2 b4", { result: { winner: 0 } });
  const gone = table("gone", "d2 b4", { gone: true });
  assert.deepEqual(find(link("d2 b4"), [over, gone]), {});
  const found = find(link("d2 b4"), [computer, over, gone]);
  assert.deepEqual([found.own, found.as, found.other], [undefined, "computer", computer]);
});

test("a secret of this device decides alone", () => {
  const dice = { secrets: ["s", null], anchors: ["mine", null], covered: 1 };
  const thrown = table("thrown", "d2", { dice });
  const longer = table("longer", "d2 b4");
  const told = (anchor) => ({ dice: { anchors: [anchor, "his"] } });
  const all = [thrown, longer];
  assert.equal(find(link("d2 b4", told("mine")), all).own, thrown);
  assert.equal(find(link("d2 b4", told("other")), all).own, longer);
  assert.equal(find(link("b4 d2", told("mine")), all).own, thrown);
  assert.equal(find(link("b4 d2", told(null)), all).own, undefined);
});

test("what differs from what is known is told", () => {
  const known = table("x", "d2 b4 d3 b2");
  const told = (moves) => {
    const { as, other, move } = find(link(moves), [known]);
    return [as, other?.id, move];
  };
  assert.deepEqual(told("d2 b4 d3 b2"), [undefined, undefined, undefined]);
  assert.deepEqual(told("d2 b4 d3 b2 a1"), [undefined, undefined, undefined]);
  assert.deepEqual(told("d2 b4"), ["earlier", "x", undefined]);
  assert.deepEqual(told("d2 b4 d3 a1"), ["changed", "x", 4]);
  assert.deepEqual(told("d2 b4 a1 b2 d3"), ["changed", "x", 3]);
  assert.deepEqual(told("d2 a1"), [undefined, undefined, undefined], "that is another game");
});

test("one's own turn comes first in the list, the newest first", () => {
  const all = [
    table("his", "d2", { whose: 1, at: 9 }),
    table("over", "d2", { whose: null, result: { winner: null }, at: 8 }),
    table("old", "d2", { at: 1 }),
    table("new", "d2", { at: 2 }),
    table("screen", "d2 b4", { whose: 1, both: 2, at: 3 }),
    table("gone", "d2", { gone: true }),
    table("empty", ""),
  ];
  assert.deepEqual(
    listed(all).map(({ id }) => id),
    ["screen", "new", "old", "his", "over"],
  );
  assert.equal(isYourTurn(table("x", "d2", { whose: null })), false);
});

test("of too many tables the deleted go, then the finished, then the oldest", () => {
  const all = Array.from({ length: MOST }, (_, at) => table(`t${at}`, "d2", { at: at + 10 }));
  assert.deepEqual(excess(all), []);
  const over = table("over", "d2", { result: { winner: 0 }, at: 900 });
  const gone = table("gone", "d2", { gone: true, at: 990 });
  const names = (some) => excess(some).map(({ id }) => id);
  assert.deepEqual(names([...all, over]), ["over"]);
  assert.deepEqual(names([...all, over, gone]), ["gone", "over"]);
  assert.deepEqual(names([...all, over, gone, table("x", "d2")]), ["gone", "over", "x"]);
});

test("a name is one short line", () => {
  assert.equal(named("  Ann \n Lee "), "Ann Lee");
  assert.equal(named("x".repeat(99)).length, 40);
});

test("a board is seen from one's own side, whoever else plays", () => {
  const table = blank("here");
  assert.equal(near(table), 0);
  assert.equal(near({ ...table, you: 1 }), 1);
  assert.equal(near({ ...table, seats: [2, 0] }), 1);
  assert.equal(near({ ...table, seats: [0, 2], you: 1 }), 0);
  assert.equal(near({ ...table, seats: [1, 1], you: 1 }), 1);
});
