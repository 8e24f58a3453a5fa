// Run by the build in Node: start Python, import the rules, and keep the memory.
//
//     node boot.js PYODIDE MODULES.zip NEEDED MEMORY NOTE ABOUT
//
// NOTE is what waking needs to know of the memory, ABOUT what chunks.py does.

import { writeFileSync } from "node:fs";
import { runScript, startPython, string } from "./python.js";

const [pyodide, modules, needed, memoryPath, notePath, aboutPath] = process.argv.slice(2);

// Room in which first.py marks what its program lacks: one byte for every 32 of as much memory as
// answers ever need.
const MAP = 2 << 20;
const HOLE = 4096; // bytes; smaller ones stay taken, or malloc would write its lists into them

// Types of things that chunks.py tells apart.
const TYPES = ["Bytes", "Code", "Dict", "Float", "List", "Long", "Tuple"];

/**
 * Write zeros over everything that is free: below the stack, and whatever malloc would give.
 *
 * @param {any} python
 */
function scrub(python) {
  const bytes = () => new Uint8Array(python.memory.buffer);
  bytes().fill(0, python.emscripten_stack_get_end() >>> 0, python.__stack_pointer.value);
  const top = python.sbrk(0) >>> 0;
  const lent = [];
  for (let size = 1 << 16; size >= 16; size >>= 1) {
    for (;;) {
      const at = python.malloc(size) >>> 0;
      if (size > HOLE) lent.push(at);
      if (at === 0 || at + size > top) break; // new memory, all zero
      bytes().fill(0, at, at + size);
    }
  }
  for (const at of lent) python.free(at);
  bytes().fill(0, python.sbrk(0) >>> 0);
}

/**
 * Write zeros over the modules that are compiled into the program. To read one takes a
 * function that the build makes sure is left out.
 *
 * @param {any} python
 */
function scrubModules(python) {
  const words = new Uint32Array(python.memory.buffer);
  const bytes = new Uint8Array(python.memory.buffer);
  for (const table of ["Bootstrap", "Stdlib", "Test"]) {
    // Each entry is four words: name, code, size, whether it is a package.
    let at = words[python[`_PyImport_Frozen${table}`].value >> 2] >> 2;
    for (; words[at] !== 0; at += 4) bytes.fill(0, words[at + 1], words[at + 1] + words[at + 2]);
  }
}

// From bytecode: a compiler would leave its holes all over the memory.
const { python, files } = await startPython(pyodide, {
  "/lib/python314.zip": modules,
  "/needed": needed,
});
runScript(python, "prepare.py");
const said = JSON.parse(files.readFile("/said", { encoding: "utf8" }));
const service = python.PyImport_ImportModule(string(python, "trisq.service"));
const handle = python.PyObject_GetAttrString(service, string(python, "handle")) >>> 0;
const map = python.malloc(MAP) >>> 0;
new Uint8Array(python.memory.buffer).fill(0, map, map + MAP);
scrub(python);
scrubModules(python);
const memory = python.memory.buffer;
const top = python.sbrk(0) >>> 0;
writeFileSync(memoryPath, new Uint8Array(memory, 0, top));
const stack = python.__stack_pointer.value;
// Python's own state: from here to whatever the program offers next.
const places = Object.values(python).map((offered) => offered.value ?? 0);
const start = python._PyRuntime.value;
const runtime = [start, Math.min(...places.filter((place) => place > start))];
const types = Object.fromEntries(TYPES.map((name) => [name, python[`Py${name}_Type`].value]));
writeFileSync(notePath, JSON.stringify({ handle, stack, map }));
writeFileSync(aboutPath, JSON.stringify({ handle, stack, runtime, types, said }));
