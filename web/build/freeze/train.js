// Run by the build in Node: learn which functions of the program answering needs.
//
//     node train.js TRACED.wasm LESSONS CALLED
//
// The functions of a traced program note that they were called; see wasm.py.

import { readFileSync, writeFileSync } from "node:fs";
import { USED, wake } from "../../python/frozen.js";
import { calledBy, forgetCalls } from "./called.js";
import { rollTheSameDice } from "./dice.js";
import { run, string } from "./python.js";

const [traced, lessons, calledPath] = process.argv.slice(2);
const OFTEN = 16; // looking for garbage takes ten times as long as all the lessons
const RARELY = 2000; // things made meanwhile: how often Python itself looks for garbage
const LONG = /"level": [^1]/; // such a thought makes so many things that Python looks by itself
const RARE = '"data"'; // few lessons hand a file over, and each of them in its own way

const LATER = /"op": "(think|hint|take|rules|games)"/; // the first program need not know these

const PREPARE = `
import gc
from _collections import deque
from itertools import accumulate, combinations_with_replacement, groupby, islice, product
look, often, rarely = gc.set_threshold, 1, ${RARELY}
def litter():
    def again():
        return again
    def steps():
        yield steps, generator
    generator = steps()
    next(generator)
    method = [].append
    method(method)
    pair = [1, 2], [3, 4]
    under_way = [
        accumulate(pair[0]), combinations_with_replacement(pair[0], 2), deque(pair),
        enumerate(pair), filter(None, pair), groupby(pair), islice(pair, 1), iter({1: 2}.items()),
        iter(deque(pair)), iter({1, 2}), map(len, pair), product(*pair),
        reversed(pair), zip(*pair),
    ]
    for some in under_way:
        if not isinstance(some, deque):
            next(some)
    under_way.append(under_way)
    try:
        raise ValueError
    except ValueError as error:
        caught = error
litter()
`; // a function and its cell, a generator, a method, whatever a loop may be in the middle of when
// garbage is looked for, an error and where it was raised

rollTheSameDice();
const { python, answer } = wake(new WebAssembly.Module(readFileSync(traced)));
// What few lessons leave as garbage, but any answer may: things that hold each other.
python.PyGC_Disable();
run(python, PREPARE);
const main = python.PyImport_ImportModule(string(python, "__main__"));
const [look, often, rarely] = ["look", "often", "rarely"].map((name) =>
  python.PyObject_GetAttrString(main, string(python, name)),
);
forgetCalls(python);
python.PyGC_Collect();
python.PyGC_Enable();

/** @param {string[]} some */
function learn(some) {
  for (const [index, lesson] of some.entries()) {
    const chosen = index % OFTEN === 0 || lesson.includes(RARE);
    const thorough = chosen && !LONG.test(lesson);
    python.PyObject_CallOneArg(look, thorough ? often : rarely); // in every situation
    answer(lesson);
    if (thorough) python.PyGC_Collect(); // what has lived for long is looked at only now and then
  }
  return calledBy(python);
}

const all = readFileSync(lessons, "utf8").split("\n");
const first = learn(all.filter((lesson) => !LATER.test(lesson)));
const called = learn(all.filter((lesson) => LATER.test(lesson)));
writeFileSync(calledPath, JSON.stringify({ called, first, used: USED }));
