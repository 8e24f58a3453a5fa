// The squares of QR codes that do not depend on the text. Run by `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { qr } from "../../web/panels/qr.js";

/** @param {string} text */
function draw(text) {
  const code = qr(text);
  assert.ok(code);
  return code;
}

/** @param {boolean[][]} code @param {number} x @param {number} y @param {number} size */
const part = (code, x, y, size) =>
  code.slice(y, y + size).map((row) =>
    row
      .slice(x, x + size)
      .map((dark) => (dark ? "#" : "."))
      .join(""),
  );

const FINDER = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
const ALIGNMENT = ["#####", "#...#", "#.#.#", "#...#", "#####"];

/** The fullest texts of some versions. @type {[number, number][]} */
const FULL = [
  [1, 17],
  [6, 134],
  [7, 154],
  [9, 230],
  [10, 271],
  [16, 586],
  [32, 1952],
  [40, 2953],
];

for (const [version, length] of FULL) {
  test(`version ${version} holds ${length} bytes and has its patterns`, () => {
    const code = draw("a".repeat(length));
    const size = 17 + 4 * version;
    assert.equal(code.length, size);
    for (const row of code) assert.equal(row.length, size);
    assert.deepEqual(part(code, 0, 0, 7), FINDER);
    assert.deepEqual(part(code, size - 7, 0, 7), FINDER);
    assert.deepEqual(part(code, 0, size - 7, 7), FINDER);
    for (let at = 8; at < size - 8; at++) {
      assert.equal(code[6][at], at % 2 === 0);
      assert.equal(code[at][6], at % 2 === 0);
    }
    assert.equal(code[size - 8][8], true);
    assert.equal(qr("a".repeat(length + 1))?.length, version < 40 ? size + 4 : undefined);
  });
}

test("alignment patterns lie where the standard has them", () => {
  const places = new Map([
    [154, [6, 22, 38]],
    [586, [6, 26, 50, 74]],
    [1952, [6, 34, 60, 86, 112, 138]],
    [2953, [6, 30, 58, 86, 114, 142, 170]],
  ]);
  for (const [length, centres] of places) {
    const code = draw("a".repeat(length));
    for (const x of centres.slice(1)) {
      for (const y of centres.slice(1)) {
        assert.deepEqual(part(code, x - 2, y - 2, 5), ALIGNMENT);
      }
    }
  }
});

/** @param {boolean[]} squares */
const read = (squares) => squares.map(Number).join("");

/** The fifteen squares of the format, as both places have them. @param {boolean[][]} code */
function formats(code) {
  const row = code[8];
  const column = code.map((line) => line[8]);
  const around = [...row.slice(0, 6), row[7], row[8], column[7], ...column.slice(0, 6).reverse()];
  const split = [...column.slice(-7).reverse(), ...row.slice(-8)];
  return [read(around), read(split)];
}

test("the format is one of the sixteen of the standard, twice", () => {
  const medium = [
    "101010000010010 101000100100101 101111001111100 101101101001011",
    "100010111111001 100000011001110 100111110010111 100101010100000",
  ];
  const low = [
    "111011111000100 111001011110011 111110110101010 111100010011101",
    "110011000101111 110001100011000 110110001000001 110100101110110",
  ];
  for (const [length, known] of /** @type {[number, string[]][]} */ ([
    [14, medium],
    [15, low],
    [84, medium],
    [85, low],
    [412, low],
  ])) {
    const [around, split] = formats(draw("b".repeat(length)));
    assert.equal(around, split);
    assert.ok(known.join(" ").split(" ").includes(around), `${length}: ${around}`);
  }
});

test("the version is written from 7 on", () => {
  const code = draw("a".repeat(154));
  const upper = code.slice(0, 6).flatMap((row) => row.slice(-11, -8));
  assert.equal(read(upper.reverse()), "000111110010010100");
  const lower = code.slice(-11, -8);
  const columns = Array.from({ length: 6 }, (_, x) => lower.map((row) => row[x]));
  assert.equal(read(columns.flat().reverse()), "000111110010010100");
});

test("bytes are counted, not letters, and too many are no code", () => {
  assert.equal(draw("ж".repeat(8)).length, 21);
  assert.equal(draw("ж".repeat(9)).length, 25);
  assert.equal(draw("").length, 21);
  assert.equal(qr("ж".repeat(1477)), null);
  assert.equal(qr("a".repeat(100_000)), null);
});
