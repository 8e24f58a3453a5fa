// Run by the build in Node: learn what of the program first visits call, and of its memory read.
//
//     node visit.js TRACED.wasm LESSONS LEARNT
//
// The functions of this program note that they were called and what they read; see reads.py.

import { readFileSync, writeFileSync } from "node:fs";
import { wake } from "../../python/frozen.js";
import { calledBy } from "./called.js";
import { rollTheSameDice } from "./dice.js";

const [traced, lessons, learntPath] = process.argv.slice(2);
const NOTES = 2 ** 30; // where they are
const SHIFT = 4; // one for so many bytes, as a power of two
const AWAKE = 20; // lessons; then it is as new, and reads what a new one does

rollTheSameDice();
const { python, answer } = wake(new WebAssembly.Module(readFileSync(traced)));
const memory = () => new Uint8Array(python.memory.buffer);
const asleep = memory().slice(0, python.sbrk(0) >>> 0);
for (const [index, lesson] of readFileSync(lessons, "utf8").split("\n").entries()) {
  if (index % AWAKE === 0) {
    python.PyGC_Collect(); // somebody may stay for long
    memory().set(asleep);
  }
  answer(lesson);
}
const read = memory().slice(NOTES, NOTES + (asleep.length >>> SHIFT));
const called = calledBy(python);
writeFileSync(learntPath, JSON.stringify({ called, read: Buffer.from(read).toString("latin1") }));
