// Run by the build in Node: learn which functions of the standard library answering needs.
//
//     node learn.js PYODIDE RULES.zip LESSONS NEEDED

import { writeFileSync } from "node:fs";
import { runScript, startPython } from "./python.js";

const [pyodide, rules, lessons, needed] = process.argv.slice(2);
const { python, files } = await startPython(pyodide, rules, { "/lessons": lessons });
runScript(python, "learn.py");
writeFileSync(needed, files.readFile("/needed"));
