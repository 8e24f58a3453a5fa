// Run by the build in Node: pack the part of the standard library that an ordinary start
// imports, and the rules, as bytecode.
//
//     node library.js PYODIDE RULES.zip LESSONS LIBRARY.zip

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, rules, lessons, libraryPath] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
const here = (/** @type {string} */ name) => readFileSync(new URL(name, import.meta.url));
python.FS.mkdirTree("/scripts/freeze");
python.FS.writeFile("/scripts/freeze/bytecode.py", here("bytecode.py"));
python.FS.writeFile("/rules.zip", readFileSync(rules));
python.FS.writeFile("/lessons", readFileSync(lessons));
python.runPython(here("library.py").toString());
writeFileSync(libraryPath, python.FS.readFile("/library.zip"));
