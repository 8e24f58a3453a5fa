// Reads memory by a program with checks and by one without, in Node.
//
//     node guarded.js PLAIN.wasm GUARDED.wasm ASKED READ
//
// ASKED holds which function is to be called with what, and READ is written: what both gave, or
// null for a trap.

import { readFileSync, writeFileSync } from "node:fs";

const [plain, guarded, askedPath, readPath] = process.argv.slice(2);
const asked = JSON.parse(readFileSync(askedPath, "utf8"));
const read = [plain, guarded].map((path) => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)));
  const memory = new Uint8Array(/** @type {WebAssembly.Memory} */ (exports.memory).buffer);
  const before = memory.slice();
  return asked.map((/** @type {[string, number[], number, number]} */ [name, given, at, size]) => {
    memory.set(before);
    try {
      const got = /** @type {Function} */ (exports[name])(...given);
      return [String(got), ...memory.subarray(at, at + size)];
    } catch {
      return null;
    }
  });
});
writeFileSync(readPath, JSON.stringify(read));
