// Run by the build in Node: learn which functions of the program answering needs.
//
//     node train.js TRACED.wasm LESSONS CALLED
//
// The functions of a traced program note that they were called; see wasm.py.

import { readFileSync, writeFileSync } from "node:fs";
import { USED, wake } from "../../python/frozen.js";
import { run } from "./python.js";

const [traced, lessons, calledPath] = process.argv.slice(2);
const MARK = "called ";
const OFTEN = 12; // looking for garbage takes ten times as long as all the lessons

const LITTER = `
def litter():
    def again():
        return again
    def steps():
        yield steps, generator
    generator = steps()
    next(generator)
    method = [].append
    method(method)
    try:
        raise ValueError
    except ValueError as error:
        caught = error
litter()
`; // a function and its cell, a generator, a method, an error and where it was raised

// The same dice every time, or two builds might differ.
let next = 0;
Object.defineProperty(globalThis, "crypto", {
  value: {
    getRandomValues(/** @type {Uint8Array} */ bytes) {
      next = (Math.imul(next, 1103515245) + 12345) >>> 0;
      return bytes.fill(next >>> 16);
    },
  },
});

const { python, answer } = wake(new WebAssembly.Module(readFileSync(traced)));
const marks = Object.keys(python).filter((name) => name.startsWith(MARK));
run(python, "import gc; gc.set_threshold(1)"); // garbage is looked for in every situation
// What few lessons leave as garbage, but any answer may: things that hold each other.
python.PyGC_Disable();
run(python, LITTER);
for (const name of marks) python[name].value = 0;
python.PyGC_Collect();
for (const [index, lesson] of readFileSync(lessons, "utf8").split("\n").entries()) {
  const thorough = index % OFTEN === 0;
  if (thorough) python.PyGC_Enable();
  else python.PyGC_Disable();
  answer(lesson);
  if (thorough) python.PyGC_Collect(); // what has lived for long is looked at only now and then
}
const called = marks
  .filter((name) => python[name].value === 1)
  .map((name) => Number(name.slice(MARK.length)));
writeFileSync(calledPath, JSON.stringify({ called, used: USED }));
