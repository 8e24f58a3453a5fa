// Run by the build in Node: pack the files of a folder for the way, as FILE.br and FILE.gz,
// unless that was done before.
//
//     node squeeze.js FOLDER
//     node squeeze.js FILE PACKED QUALITY     this one smaller, which takes its time

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PACKED = /\.(png|br|gz|map)$/; // or hardly ever asked for
const SMALL = 1000; // bytes that fit into one packet anyway
const HUGE = 1e6; // bytes; the best quality takes half a minute for one of these

const FAST = 7;
const BEST = constants.BROTLI_MAX_QUALITY;
const [folder, packed, quality] = process.argv.slice(2);

/** @param {Buffer} content @param {number} quality */
function brotli(content, quality) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params });
}

if (packed) {
  writeFileSync(packed, brotli(readFileSync(folder), Number(quality)));
  process.exit();
}
for (const name of readdirSync(folder, { encoding: "utf8", recursive: true })) {
  const path = join(folder, name);
  if (!statSync(path).isFile() || PACKED.test(name) || existsSync(`${path}.br`)) continue;
  const content = readFileSync(path);
  if (content.length < SMALL) continue;
  writeFileSync(`${path}.br`, brotli(content, content.length > HUGE ? FAST : BEST));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
