// Installs a wheel into stock Pyodide, in Node, and runs a few lines of Python there.
//
//     node install.js WHEEL CODE

import { readFileSync } from "node:fs";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [wheel, code] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
console.log(pyodide.runPython(readFileSync(code, "utf8")));
