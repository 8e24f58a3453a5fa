// Python in Node, started as Pyodide does it, but without Pyodide's own Python modules and
// its bridge to JavaScript: the page needs neither.
//
// Time and chance stand still, so the same sources always give the same memory.

import { readFileSync } from "node:fs";
import { dirname } from "node:path/posix";
import { pathToFileURL } from "node:url";

const STANDSTILL = 1e12; // the milliseconds of every clock
Date.now = () => STANDSTILL; // Pyodide's file system writes it into its files
performance.now = () => STANDSTILL;
process.env.TZ = "UTC";

const ENVIRONMENT = {
  HOME: "/",
  LANG: "C.UTF-8",
  PYTHONHASHSEED: "0",
  PYTHONHOME: "/",
  PYTHONOPTIMIZE: "2",
  PYTHONPATH: "/lib/rules.zip",
};

/**
 * Start Python.
 *
 * @param {string} pyodide the folder with Pyodide's files
 * @param {Record<string, string | URL>} files that Python is to find, by their names there
 * @returns {Promise<{ python: any, files: any }>} the program's exports and its file system
 */
export async function startPython(pyodide, files) {
  const { default: create } = await import(pathToFileURL(`${pyodide}/pyodide.asm.mjs`).href);
  const program = await WebAssembly.compile(readFileSync(`${pyodide}/pyodide.asm.wasm`));
  const places = {
    "/lib/python314.zip": `${pyodide}/python_stdlib.zip`,
    ...files,
  };
  /** @type {any} */
  let python;
  const module = await create({
    noInitialRun: true,
    thisProgram: "python",
    API: { config: {}, runtimeEnv: { IN_NODE: true } },
    preRun: [
      (/** @type {any} */ { FS, ENV }) => {
        FS.mkdirTree("/lib/python3.14/lib-dynload");
        for (const [place, path] of Object.entries(places)) {
          FS.mkdirTree(dirname(place));
          FS.writeFile(place, readFileSync(path));
        }
        for (const name of Object.keys(ENV)) delete ENV[name];
        Object.assign(ENV, ENVIRONMENT);
      },
    ],
    instantiateWasm(/** @type {any} */ imports, /** @type {Function} */ done) {
      const env = { ...imports.env, ...replaced(() => python) };
      const all = { ...imports, env, wasi_snapshot_preview1: env };
      const instance = new WebAssembly.Instance(program, all);
      python = instance.exports;
      done(instance, program);
      return {};
    },
  });
  forgetTrampoline(python);
  python.Py_InitializeEx(0);
  return { python, files: module.FS };
}

/**
 * Where this Node can, Pyodide has put a function of another program into the table, for calls
 * with too many arguments. The page's program has none: let Python ask for JavaScript's help.
 *
 * @param {any} python
 */
function forgetTrampoline(python) {
  const words = new Int32Array(python.memory.buffer);
  const offset = words[python._PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET.value >> 2];
  words[(python._PyRuntime.value + offset) >> 2] = 0;
}

/** @param {() => any} python */
function replaced(python) {
  return {
    random_get(/** @type {number} */ at, /** @type {number} */ count) {
      new Uint8Array(python().memory.buffer, at >>> 0, count).fill(0);
      return 0;
    },
    // Two functions that Pyodide's loader brings along for its bridge.
    Jsv_GetError_import: () => 0,
    JsvError_Check: () => 0,
  };
}

/** @param {any} python @param {string} text */
export function string(python, text) {
  const bytes = new TextEncoder().encode(`${text}\0`);
  const at = python.malloc(bytes.length) >>> 0;
  new Uint8Array(python.memory.buffer).set(bytes, at);
  return at;
}

/** @param {any} python @param {string} code */
export function run(python, code) {
  const at = string(python, code);
  const failed = python.PyRun_SimpleString(at);
  python.free(at);
  if (failed) throw new Error("Python failed; the reason is above.");
}

/**
 * Run a script that lies beside this one, in a namespace that is gone afterwards.
 *
 * @param {any} python
 * @param {string} name
 */
export function runScript(python, name) {
  const code = readFileSync(new URL(name, import.meta.url), "utf8");
  run(python, `exec(${JSON.stringify(code)}, {"__name__": "script"})`);
}
