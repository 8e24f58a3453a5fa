// The rules in Pyodide, in Node: one question to trisq.service a line in, one line out.
//
//     node _pyodide.js PYODIDE RULES.zip
//
// The answer is {"answer", "seconds"}, of processor time.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const CODE = `
import sys
sys.path.insert(0, "/rules.zip")
from trisq.service import handle
handle
`;

const [folder, rules] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide();
python.FS.writeFile("/rules.zip", readFileSync(rules));
const handle = python.runPython(CODE);
for await (const question of createInterface({ input: process.stdin })) {
  const before = process.cpuUsage();
  const answer = handle(question);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ answer: JSON.parse(answer), seconds: (user + system) / 1e6 }));
}
