// Python woken from its frozen memory: no Pyodide, no start of Python, one function.
//
// The build has run Pyodide's program once, imported the rules, and written the memory back
// into the program as its data (see freeze/). Woken, it asks the world for next to nothing;
// whatever it wants beyond the few functions below, or a function that the build has left
// out, ends in an error, and the page tries the next way to start Python instead. The first
// program also lacks most of the memory, and checks whatever it reads.

/** What of the program is used; the build leaves out all other exports. */
export const USED = [
  "memory",
  "__indirect_function_table",
  "__stack_pointer",
  "malloc",
  "free",
  "PyUnicode_FromStringAndSize",
  "PyObject_CallOneArg",
  "PyUnicode_AsUTF8AndSize",
  "Py_DecRef",
];

const PAGE = 0x10000;
const NANOSECONDS = 1e6; // in a millisecond
const SHIFT = 5; // one mark in the map for so many bytes, as a power of two

/**
 * What the build notes beside the memory: the address of the function, the stack's top, and
 * where the marks are of what the program lacks.
 *
 * @typedef {{ handle: number, stack: number, map: number }} Note
 */

/**
 * What Python may ask of the world.
 *
 * @param {() => any} python the program's exports
 * @returns {Record<string, Function>}
 */
function world(python) {
  const bytes = (/** @type {number} */ at, /** @type {number} */ count) =>
    new Uint8Array(python().memory.buffer, at >>> 0, count);
  return {
    // C functions are called with more arguments than they take; WebAssembly does not
    // allow that, JavaScript does.
    _PyEM_TrampolineCall_JS: (/** @type {number} */ callee, /** @type {number[]} */ ...values) =>
      python().__indirect_function_table.get(callee)(...values),
    _Py_CheckEmscriptenSignals_Helper: () => 0,
    random_get(/** @type {number} */ at, /** @type {number} */ count) {
      crypto.getRandomValues(bytes(at, count));
      return 0;
    },
    clock_time_get(
      /** @type {number} */ clock,
      /** @type {bigint} */ _precision,
      /** @type {number} */ at,
    ) {
      const now = clock === 0 ? Date.now() : performance.now();
      const time = BigInt(Math.round(now * NANOSECONDS));
      new DataView(python().memory.buffer).setBigUint64(at >>> 0, time, true);
      return 0;
    },
    emscripten_get_now: () => performance.now(),
    emscripten_date_now: () => Date.now(),
    emscripten_get_heap_max: () => 0x80000000,
    emscripten_resize_heap(/** @type {number} */ wanted) {
      const { memory } = python();
      const missing = (wanted >>> 0) - memory.buffer.byteLength;
      try {
        // Some more than asked for: growing is slow.
        memory.grow(Math.ceil((missing + memory.buffer.byteLength / 5) / PAGE));
        return 1;
      } catch {
        return 0; // Python says that it has no memory
      }
    },
  };
}

/**
 * Wake Python; return the program's exports and the one function of the rules.
 *
 * @param {WebAssembly.Module} program
 * @returns {{ python: any, answer: (text: string) => string }}
 */
export function wake(program) {
  const [section] = WebAssembly.Module.customSections(program, "frozen");
  const note = /** @type {Note} */ (JSON.parse(new TextDecoder().decode(section)));
  /** @type {any} */
  let python;
  const known = world(() => python);
  /** @type {Record<string, Record<string, any>>} */
  const imports = {};
  for (const { module, name, kind } of WebAssembly.Module.imports(program)) {
    imports[module] ??= {};
    imports[module][name] = kind === "global" ? unused() : (known[name] ?? unknown(name));
  }
  python = new WebAssembly.Instance(program, imports).exports;
  python.__stack_pointer.value = note.stack;
  return { python, answer: caller(python, note) };
}

/** An address that only dynamically linked libraries use. */
const unused = () => new WebAssembly.Global({ value: "i32", mutable: true }, 0);

/** @param {string} name */
const unknown = (name) => () => {
  throw new Error(`Python asks for ${name}`);
};

/**
 * Make a JavaScript function of a Python function from text to text.
 *
 * @param {any} python
 * @param {Note} note
 * @returns {(text: string) => string}
 */
function caller(python, { handle, map }) {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const length = python.malloc(4) >>> 0;
  return (text) => {
    const bytes = encoder.encode(text);
    const copy = python.malloc(bytes.length + 1) >>> 0;
    if (copy === 0) throw new Error("Python has no memory left");
    new Uint8Array(python.memory.buffer).set(bytes, copy);
    const question = python.PyUnicode_FromStringAndSize(copy, bytes.length);
    python.free(copy);
    const answer = python.PyObject_CallOneArg(handle, question);
    if (answer === 0) throw new Error("Python raised an error");
    const at = python.PyUnicode_AsUTF8AndSize(answer, length) >>> 0;
    const size = new DataView(python.memory.buffer).getUint32(length, true);
    const memory = new Uint8Array(python.memory.buffer);
    // The program checks what it reads itself; this is read by us.
    const marks = memory.subarray(map + (at >>> SHIFT), map + ((at + size - 1) >>> SHIFT) + 1);
    if (marks.includes(1)) throw new Error("a part of the answer is missing");
    const said = decoder.decode(memory.subarray(at, at + size));
    python.Py_DecRef(question);
    python.Py_DecRef(answer);
    return said;
  };
}
