// Draws the pictures that a player can keep, in Node: every case as an SVG, in its colours, and Views.
//
//     node keep.js ASKED DRAWN

import { readFileSync, writeFileSync } from "node:fs";
import { svg } from "../../web/board/picture.js";
import { seen } from "../../web/board/seen.js";
import { captured, cases } from "./views.js";

const [asked, drawn] = process.argv.slice(2);
const { colours, font, views } = JSON.parse(readFileSync(asked, "utf8"));
const pictures = cases.flatMap(({ game, name, doing, coordinates }) => {
  const picture = captured(seen({ ...doing, kept: null }, coordinates), 0);
  return Object.entries(colours[game]).map(([scheme, colour]) => ({
    game,
    name,
    scheme,
    svg: svg(picture, colour, font),
  }));
});
const nothing = { ...cases[0].doing, half: null, picked: [], refused: [], hint: [], kept: null };
const others = views.map((/** @type {any} */ view) =>
  svg(captured(seen({ ...nothing, hover: null, aim: null, view }, null), 0), colours[view.game].light, font),
);
writeFileSync(drawn, JSON.stringify({ pictures, others }));
