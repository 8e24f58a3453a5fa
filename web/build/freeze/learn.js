// Run by the build in Node: learn which functions of the standard library answering needs,
// and compile all modules that it imports.
//
//     node learn.js PYODIDE RULES.zip LESSONS NEEDED MODULES.zip

import { writeFileSync } from "node:fs";
import { runScript, startPython } from "./python.js";

const [pyodide, rules, lessons, needed, modules] = process.argv.slice(2);
const { python, files } = await startPython(pyodide, {
  "/lib/rules.zip": rules,
  "/lessons": lessons,
  "/lib/python3.14/freeze/bytecode.py": new URL("bytecode.py", import.meta.url),
});
runScript(python, "learn.py");
writeFileSync(needed, files.readFile("/needed"));
writeFileSync(modules, files.readFile("/modules.zip"));
