// Run by the build in Node: draw Views as SVG files, each in its colours.
//
//     node pictures.js ASKED FOLDER

import { readFileSync, writeFileSync } from "node:fs";
import { svg } from "../board/picture.js";
import { seen } from "../board/seen.js";

const FONT = "system-ui, sans-serif";
const NOTHING = { picked: [], half: null, refused: [], hint: [], hover: null, aim: null };

const [asked, folder] = process.argv.slice(2);
for (const { view, scheme, colour } of JSON.parse(readFileSync(asked, "utf8"))) {
  const picture = seen({ view, ...NOTHING, kept: null, occupied: false }, true);
  const text = svg({ ...picture, leaving: 0 }, colour, FONT);
  writeFileSync(`${folder}/${view.game}-${scheme}.svg`, text);
}
