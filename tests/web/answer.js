// Answers questions with the frozen Python, in Node: one a line in, one a line out.
//
//     node answer.js PROGRAM QUESTIONS ANSWERS

import { readFileSync, writeFileSync } from "node:fs";
import { wake } from "../../web/python/frozen.js";

const [program, questions, answers] = process.argv.slice(2);
const { answer } = wake(new WebAssembly.Module(readFileSync(program)));
const said = readFileSync(questions, "utf8").split("\n").map(answer);
writeFileSync(answers, said.join("\n"));
