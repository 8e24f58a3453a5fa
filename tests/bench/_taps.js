// Replays taps through the page's own picker: turns in, how many taps each took out, as JSON. Whatever
// is not played as it was meant is an error.
//
//     node _taps.js TURNS

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { begun, leading, pick } from "../../web/board/picker.js";
import { clickable } from "../../web/board/seen.js";

const [file] = process.argv.slice(2);

/** @param {any} turn */
function replay({ taps, moves, views }) {
  let at = 0; // how many of its moves are played
  let picked = [];
  const view = () => views[at];
  const lead = (used) => {
    const die = leading(view().scene.buttons, used);
    picked = die === undefined ? [] : [die];
  };
  const play = (some, die) => {
    assert.deepEqual(some, moves.slice(at, at + some.length), "what is played is what was meant");
    at += some.length;
    picked = [];
    if (die !== undefined) lead(die);
  };
  const isDie = (id) => view().scene.buttons.some((button) => button.id === id && button.pips > 0);
  for (const tap of taps) {
    if (tap === "roll" || tap === "dice") {
      play(moves.slice(0, 1));
      if (tap === "dice") lead();
    } else if (isDie(tap)) {
      const [only, ...others] = begun(clickable(view()), [tap]);
      if (others.length === 0) play(only.moves, picked.some(isDie) ? tap : undefined);
      else picked = pick(clickable(view()), picked, tap).picked;
    } else {
      const [first] = picked;
      const step = pick(clickable(view()), picked, tap);
      assert.equal(step.refused, null, `${tap} is no target`);
      if (step.moves) play(step.moves, isDie(first) ? first : undefined);
      else picked = step.picked;
    }
  }
  assert.equal(at, moves.length, "the turn is played to its end");
  return taps.length;
}

console.log(JSON.stringify(JSON.parse(readFileSync(file, "utf8")).map(replay)));
