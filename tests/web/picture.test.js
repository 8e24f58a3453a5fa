// The board as an SVG file, without a browser: every part of a scene is in it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { STILL } from "../../web/board/motion.js";
import { COLOURS } from "../../web/board/paint.js";
import { svg } from "../../web/board/picture.js";
import { Pen } from "../../web/board/svg.js";

const colour = Object.fromEntries(COLOURS.map((name) => [name, `colour-of-${name}`]));
const MAN = { x: 1, y: 1, shape: "square", size: 1, alpha: 1 };
const FONT = '"A & B", serif';

const site = (/** @type {string} */ id, /** @type {number} */ x, /** @type {number} */ y) => ({
  id,
  x,
  y,
  wide: 1,
  tall: 1,
});
const piece = (/** @type {string} */ at, /** @type {string} */ shape, count = 1) => ({
  site: at,
  side: shape === "square" ? 1 : 0,
  shape,
  name: shape,
  count,
});

/** A scene with something of everything. */
const scene = {
  width: 6,
  height: 4,
  radius: 0.5,
  sites: [site("a", 1, 1), site("b", 2, 1), site("c", 3, 1), site("d", 4, 1), site("t", 2, 3.5)],
  corner: 0,
  lines: [
    { x1: 1, y1: 1, x2: 4, y2: 1, kind: "drawn" },
    { x1: 1, y1: 1, x2: 1, y2: 3, kind: "carved" },
  ],
  loops: [
    {
      points: [
        [5, 1],
        [5.5, 1],
        [5.5, 3],
        [5, 3],
      ],
    },
  ],
  dots: ["star", "socket", "rosette", "arrow"].map((kind) => ({ x: 2, y: 2, kind, turn: 1 })),
  labels: [{ x: 0.3, y: 1, text: "<&\">'", size: 0.34, ground: "board" }],
  goals: [{ x: 0, y: 0, width: 6, height: 0.2, tone: "wall", round: 0.1 }],
  spares: [{ x: 5, y: 3, shape: "square", size: 0.3 }],
  edges: [],
  bands: [],
  pieces: [piece("a", "triangle"), piece("b", "square", 12), piece("t", "triangle")],
  areas: [
    { x: 1, y: 1, width: 1, height: 1, tone: "dug", round: 0 },
    { x: 2, y: 1, width: 1, height: 1, tone: "dug", round: 0 },
  ],
  trails: [{ sites: ["a", "b", "c"], shape: "square", kind: "bar" }],
  trays: [{ site: "t", text: "1 waiting" }],
  tags: [{ site: "c", dice: [5] }],
  ready: [],
  closed: ["c"],
  dice: [],
  buttons: [],
};
const picture = {
  scene,
  last: ["a"],
  past: false,
  ghosts: [{ site: "d", shape: "square" }],
  steps: [],
  moment: STILL.at(0),
  refused: [],
  hint: [],
  picked: [],
  targets: new Set(),
  hover: null,
  side: 0,
  shape: "triangle",
  aimed: false,
};

/**
 * How many elements have all these attributes.
 *
 * @param {string} text
 * @param {string} tag
 * @param {Record<string, string>} attributes
 */
function count(text, tag, attributes = {}) {
  const wanted = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const elements = text.split("\n").filter((line) => line.startsWith(`<${tag} `));
  return elements.filter((line) => wanted.every((part) => line.includes(part))).length;
}

test("a picture is one well-formed element", () => {
  const text = svg(picture, colour, FONT);
  const tag = /<(\/?)(\w+)((?: [\w-]+="[^"<]*")*)(\/?)>/g;
  const open = [];
  for (const [, end, name, attributes, single] of text.matchAll(tag)) {
    if (end) assert.equal(open.pop(), name);
    else if (!single) open.push(name);
    const names = [...attributes.matchAll(/ ([\w-]+)=/g)].map((found) => found[1]);
    assert.equal(new Set(names).size, names.length, "no attribute comes twice");
  }
  assert.deepEqual(open, []);
  const rest = text.replace(tag, "");
  assert.doesNotMatch(rest, /[<>"]|&(?!#\d+;)/);
  assert.doesNotMatch(text, /NaN|undefined|Infinity/);
  assert.match(text, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="288" height="192"/);
});

test("everything of the scene is there, and nothing else of its kind", () => {
  const text = svg(picture, colour, FONT);
  assert.equal(count(text, "path", { fill: colour.t2, stroke: colour.te }), 2, "also in a tray");
  assert.equal(count(text, "path", { fill: colour.t1 }), 2, "a facet of each");
  assert.equal(count(text, "path", { fill: colour.s2, stroke: colour.se }), 1);
  assert.equal(count(text, "path", { fill: colour.s2 }), 2, "that, and a facet");
  assert.equal(count(text, "path", { fill: colour.sh }), 2, "a heart, also of a small one");
  assert.match(text, />12<\/text>/, "the men of a stack are counted");
  assert.equal(count(text, "path", { fill: colour.mark, stroke: colour.mark }), 1, "a die");
  assert.equal(count(text, "path", { fill: colour["go-on"] }), 5, "pips");
  assert.equal(count(text, "path", { "stroke-dasharray": "7.2 4.8" }), 1, "a ghost");
  assert.equal(count(text, "path", { fill: colour["alarm-soft"] }), 1, "a closed site");
  const trail = { d: "M48 48L96 48L144 48", stroke: colour.se };
  assert.equal(count(text, "path", trail), 1, "a trail");
  assert.equal(count(text, "path", { fill: colour.dug }), 2, "two cells of a tunnel");
  assert.equal(count(text, "path", { fill: colour.field, stroke: colour.wall }), 1);
  assert.equal(count(text, "path", { stroke: colour.course }), 3, "loop, rosette and arrow");
  assert.equal(count(text, "rect", { fill: colour.board, width: "288", height: "192" }), 1);
  assert.equal(count(text, "text"), 3, "a coordinate, a tray and the number of a stack");
});

test("cells of a tunnel are round where it ends, and open to each other", () => {
  const cells = svg(picture, colour, FONT)
    .split("\n")
    .filter((line) => line.includes(`fill="${colour.dug}"`));
  assert.deepEqual(
    cells.map((line) => line.split("A").length - 1),
    [2, 2],
    "two corners of each",
  );
});

test("texts and fonts are escaped", () => {
  const text = svg(picture, colour, FONT);
  assert.ok(text.includes(">&#60;&#38;&#34;&#62;'</text>"));
  assert.ok(text.includes('font-family="&#34;A &#38; B&#34;, serif"'));
});

test("what a player is about to do is not in the picture", () => {
  const tried = {
    picked: ["a"],
    refused: ["c"],
    hint: ["b"],
    moment: { ...STILL.at(0), men: [MAN] },
  };
  const busy = { targets: new Set(["b", "d"]), hover: "d", aimed: true };
  assert.equal(svg({ ...picture, ...tried, ...busy }, colour, FONT), svg(picture, colour, FONT));
});

test("a pen has the fields of a canvas back when they are restored", () => {
  const pen = new Pen();
  pen.save();
  pen.translate(10, 20);
  pen.scale(2, 2);
  pen.fillStyle = "red";
  pen.globalAlpha = 0.5;
  pen.fillRect(1, 1, 3, 4);
  pen.restore();
  pen.fillRect(1, 1, 3, 4);
  const text = pen.svg(50, 50, "serif");
  assert.ok(
    text.includes('<rect x="12" y="22" width="6" height="8" fill="red" fill-opacity="0.5"/>'),
  );
  assert.ok(text.includes('<rect x="1" y="1" width="3" height="4" fill="#000"/>'));
});

test("a pen refuses what it would draw wrongly", () => {
  const pen = new Pen();
  assert.throws(() => pen.scale(1, 2), RangeError);
  assert.throws(() => pen.arc(0, 0, 1, 0, Math.PI), RangeError);
  pen.moveTo(0, 0);
  assert.throws(() => pen.arcTo(2, 2, 4, 0, 1), RangeError);
});

test("a pen turns around corners, both ways, and draws curves", () => {
  const pen = new Pen();
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.arcTo(4, 0, 4, 4, 1);
  pen.arcTo(4, 4, 8, 4, 1);
  pen.bezierCurveTo(6, 4, 7, 5, 8, 6);
  pen.stroke();
  const path = 'd="M0 0L3 0A1 1 0 0 1 4 1L4 3A1 1 0 0 0 5 4C6 4 7 5 8 6"';
  assert.ok(pen.svg(9, 9, "serif").includes(path));
});

test("a pen writes see-through colours as every program reads them", () => {
  const pen = new Pen();
  pen.fillStyle = "rgb(60 40 10 / 0.22)";
  pen.fillRect(0, 0, 1, 1);
  assert.ok(pen.svg(9, 9, "serif").includes('fill="#3c280a" fill-opacity="0.22"'));
});
