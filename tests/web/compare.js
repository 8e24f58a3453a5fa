// Asks the first program what the whole one answers, in Node: the same, or nothing.
//
//     node compare.js WHOLE.wasm FIRST.wasm QUESTIONS FOUND
//     node compare.js WHOLE.wasm FIRST.wasm QUESTIONS FOUND SPOIL TRIES
//
// FOUND is written: the indices of the questions with the same answer, with none and with another
// one. With SPOIL each of many tries clears some present blocks before a question is asked, and
// "marks" them as missing, or "hides" that they are. Only letters are hidden: without anything else
// Python may go round in circles for ever.

import { readFileSync, writeFileSync } from "node:fs";
import { wake } from "../../web/python/frozen.js";

const [wholePath, firstPath, questionsPath, foundPath, spoil, tries] = process.argv.slice(2);
const SHIFT = 5;
const AWAKE = 10; // questions; then it is as new
const PRIME = 7919; // of questions and blocks, something else each time
const CLEARED = 30; // blocks

// The same dice for both.
Object.defineProperty(globalThis, "crypto", {
  value: { getRandomValues: (/** @type {Uint8Array} */ bytes) => bytes.fill(7) },
});

const whole = wake(new WebAssembly.Module(readFileSync(wholePath)));
const program = new WebAssembly.Module(readFileSync(firstPath));
const [section] = WebAssembly.Module.customSections(program, "frozen");
const { map, stack } = JSON.parse(new TextDecoder().decode(section));
const questions = readFileSync(questionsPath, "utf8").split("\n");
const { python, answer } = wake(program);
const memory = () => new Uint8Array(python.memory.buffer);
const asleep = memory().slice();
const top = python.__stack_pointer.value;
/** @type {Record<"same" | "none" | "other", number[]>} */
const found = { same: [], none: [], other: [] };

function renew() {
  memory().set(asleep);
  python.__stack_pointer.value = top; // a trap leaves it anywhere
}

/** @param {number} index */
function ask(index) {
  const right = whole.answer(questions[index]);
  try {
    found[answer(questions[index]) === right ? "same" : "other"].push(index);
    return true;
  } catch {
    found.none.push(index);
    return false;
  }
}

if (spoil) {
  /** @type {number[]} */
  const blocks = [];
  /** @type {number[]} */
  const letters = [];
  for (let block = stack >> SHIFT; block < map >> SHIFT; block++) {
    const bytes = asleep.subarray(block << SHIFT, (block + 1) << SHIFT);
    if (bytes.some((byte) => byte !== 0)) blocks.push(block);
    if (bytes.every((byte) => byte >= 0x20 && byte < 0x7f)) letters.push(block);
  }
  for (let count = 0; count < Number(tries); count++) {
    renew();
    const some = spoil === "hides" || count % 2 ? letters : blocks;
    for (let cleared = 0; cleared < CLEARED; cleared++) {
      const block = some[((count * CLEARED + cleared) * PRIME) % some.length];
      memory().fill(0, block << SHIFT, (block + 1) << SHIFT);
      if (spoil === "marks") memory()[map + block] = 1;
    }
    ask((count * PRIME) % questions.length);
  }
} else {
  let awake = false;
  for (let index = 0; index < questions.length; index++) {
    if (!awake || index % AWAKE === 0) renew();
    awake = ask(index);
  }
}
writeFileSync(foundPath, JSON.stringify(found));
