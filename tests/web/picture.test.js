// The board as an SVG file, without a browser: every part of a scene is in it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Pen } from "../../web/board/svg.js";
import { svg } from "../../web/board/picture.js";

const NAMES = ["wood", "line", "label", "mark", "dot", "dug", "field", "alarm", "triangle"];
NAMES.push("triangle-inside", "square", "square-inside");
const colour = Object.fromEntries(NAMES.map((name) => [name, `colour-of-${name}`]));
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
  radius: 0.4,
  sites: [site("a", 1, 1), site("b", 2, 1), site("c", 3, 1), site("d", 4, 1)],
  lines: [
    { x1: 1, y1: 1, x2: 4, y2: 1 },
    { x1: 1, y1: 1, x2: 1, y2: 3 },
  ],
  dots: [{ x: 2, y: 2 }],
  labels: [{ x: 0.3, y: 1, text: "<&\">'", size: 0.34 }],
  goals: [{ x: 0, y: 0, width: 6, height: 0.2, tone: "field" }],
  edges: [],
  pieces: [piece("a", "triangle"), piece("b", "square", 12), piece("c", "triangle")],
  areas: [{ x: 1, y: 1, width: 1, height: 1, tone: "dug" }],
  spares: [{ x: 5, y: 3, shape: "square" }],
  trails: [{ sites: ["a", "b", "c"], shape: "square" }],
  captions: [{ x: 3, y: 3.5, text: "hand", size: 0.3 }],
  dice: [
    { x: 1, y: 3, pips: 5, used: false },
    { x: 2, y: 3, pips: 2, used: true },
  ],
  buttons: [],
};
const picture = {
  scene,
  last: ["a"],
  ghosts: [{ site: "d", shape: "square" }],
  leaving: 0,
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

test("every piece of the scene is there, and nothing else of its kind", () => {
  const text = svg(picture, colour, FONT);
  for (const [shape, figures] of [
    ["triangle", 2],
    ["square", 2],
  ]) {
    const look = { fill: colour[`${shape}-inside`], stroke: colour[shape] };
    assert.equal(count(text, "path", look), figures, `${shape}s, those in hand too`);
  }
  assert.match(text, />12<\/text>/, "the men of a stack are counted");
  assert.equal(count(text, "path", { fill: colour.dug, stroke: colour.label }), 2, "dice");
  assert.equal(count(text, "path", { fill: colour.label }), 5 + 2, "pips");
  assert.equal(count(text, "path", { stroke: colour.alarm }), 1, "one die is struck out");
  assert.equal(count(text, "path", { "stroke-dasharray": "5.76 3.84" }), 1, "a ghost");
  const trail = { d: "M48 48L96 48L144 48", stroke: colour.square };
  assert.equal(count(text, "path", trail), 1, "a trail");
  assert.equal(count(text, "rect", { fill: colour.dug }), 1);
  assert.equal(count(text, "rect", { fill: colour.wood, width: "288", height: "192" }), 1);
  assert.equal(count(text, "text"), 3, "a label, a caption and the number of a stack");
});

test("texts and fonts are escaped", () => {
  const text = svg(picture, colour, FONT);
  assert.ok(text.includes(">&#60;&#38;&#34;&#62;'</text>"));
  assert.ok(text.includes('font-family="&#34;A &#38; B&#34;, serif"'));
});

test("what a player is about to do is not in the picture", () => {
  const tried = { picked: ["a"], refused: ["c"], hint: ["b"], leaving: 0.5 };
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
  assert.ok(text.includes('<rect x="12" y="22" width="6" height="8" fill="red" fill-opacity="0.5"/>'));
  assert.ok(text.includes('<rect x="1" y="1" width="3" height="4" fill="#000"/>'));
});

test("a pen refuses what it would draw wrongly", () => {
  const pen = new Pen();
  assert.throws(() => pen.scale(1, 2), RangeError);
  assert.throws(() => pen.arc(0, 0, 1, 0, Math.PI), RangeError);
});
