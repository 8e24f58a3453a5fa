// Draws QR codes in Node: texts in, for each its rows of 0 and 1 out, both as JSON.
//
//     node draw.js TEXTS CODES

import { readFileSync, writeFileSync } from "node:fs";
import { qr } from "../../web/panels/qr.js";

const [texts, codes] = process.argv.slice(2);
const drawn = JSON.parse(readFileSync(texts, "utf8")).map((/** @type {string} */ text) =>
  qr(text)?.map((row) => row.map(Number).join("")),
);
writeFileSync(codes, JSON.stringify(drawn));
