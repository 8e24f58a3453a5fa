// Run by the build in Node: join the page's modules, because each one takes a request.
//
//     node join.js FOLDER FIRST
//
// The modules of a copy of web/ become a few scripts with the names of those that begin: what
// starts Python, its worker, and the page. What few visits need stays apart. FIRST is written:
// the scripts that the page asks for at once, for each of the two that begin. Maps for developers'
// tools lie beside them. Sheets lose their comments and blanks.

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { build, transform } from "esbuild";

/** @typedef {import("esbuild").Metafile} Made what became what */

const PAGE = ["python/start.js", "page/main.js"]; // together, so that no module runs twice
const WORKER = ["python/worker.js"]; // another thread shares nothing
const [folder, first] = process.argv.slice(2).map((path) => resolve(path));

/** @param {string[]} entries @param {string} parts the folder of what stays apart @returns {Promise<Made>} */
async function join(entries, parts) {
  const { metafile } = await build({
    entryPoints: entries,
    chunkNames: `${parts}/[name]-[hash]`,
    absWorkingDir: folder,
    outdir: folder,
    outbase: folder,
    allowOverwrite: true,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    charset: "utf8",
    sourcemap: "linked",
    metafile: true,
  });
  return metafile;
}

const joined = [await join(PAGE, "page"), await join(WORKER, "python")];
/** @type {Made["outputs"]} */
const outputs = Object.assign({}, ...joined.map((made) => made.outputs));
for (const { inputs } of joined) {
  for (const path of Object.keys(inputs)) {
    if (!(path in outputs)) rmSync(resolve(folder, path), { force: true });
  }
}

/** @param {string} path @returns {string[]} a script, and those that it cannot begin without */
function needed(path) {
  const own = outputs[path].imports.filter(({ kind }) => kind === "import-statement");
  return [path, ...own.flatMap((some) => needed(some.path))];
}

for (const name of readdirSync(resolve(folder, "style"))) {
  const path = resolve(folder, "style", name);
  const { code } = await transform(readFileSync(path, "utf8"), {
    loader: "css",
    minifyWhitespace: true,
    charset: "utf8",
  });
  writeFileSync(path, code);
}

writeFileSync(first, JSON.stringify(PAGE.map((path) => [...new Set(needed(path))])));
