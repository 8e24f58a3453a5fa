// Text to a QR code, as ISO/IEC 18004 has it. Pure: no picture, only squares.
//
// A link is text of any length, so there is one way to write it, as bytes, and every size. On
// a screen nothing is stained or torn: a smaller code is worth more than a tougher one.

/** @typedef {(boolean | null)[][]} Grid rows of squares, true where dark, null where free */

// For each version: how many blocks of bytes there are and how many check bytes each block
// has, in level M and in level L. No formula gives them.
const VERSIONS = `
  1*10 1*7, 1*16 1*10, 1*26 1*15, 2*18 1*20, 2*24 1*26, 4*16 2*18, 4*18 2*20,
  4*22 2*24, 5*22 2*30, 5*26 4*18, 5*30 4*20, 8*22 4*24, 9*22 4*26, 9*24 4*30,
  10*24 6*22, 10*28 6*24, 11*28 6*28, 13*26 6*30, 14*26 7*28, 16*26 8*28, 17*26 8*28,
  17*28 9*28, 18*28 9*30, 20*28 10*30, 21*28 12*26, 23*28 12*28, 25*28 12*30, 26*28 13*30,
  28*28 14*30, 29*28 15*30, 31*28 16*30, 33*28 17*30, 35*28 18*30, 37*28 19*30, 38*28 19*30,
  40*28 20*30, 43*28 21*30, 45*28 22*30, 47*28 24*30, 49*28 25*30
`.split(",");

/** @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * Draw a text as rows of squares, true where dark; the margin of four squares is the picture's.
 *
 * @param {string} text
 * @returns {boolean[][] | null} null if no QR code holds so much
 */
export function qr(text) {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= VERSIONS.length; version++) {
    const frame = framed(version);
    const path = zigzag(frame);
    // The tougher level first: it is taken where it needs no bigger code.
    for (const [level, size] of VERSIONS[version - 1].trim().split(" ").entries()) {
      const [count, check] = size.split("*").map(Number);
      const data = packed(bytes, version, Math.floor(path.length / 8) - count * check);
      if (data) return best(frame, path, woven(data, count, check), level);
    }
  }
  return null;
}

/** @param {Uint8Array} bytes @param {number} version @param {number} room in bytes */
function packed(bytes, version, room) {
  const length = version < 10 ? [bytes.length] : [bytes.length >> 8, bytes.length & 0xff];
  if (length.length + bytes.length + 1 > room) return null;
  // The kind of text (4) and the end (0) are half a byte each, so all between is shifted.
  const whole = [4, ...length, ...bytes, 0];
  const data = whole.slice(1).map((byte, n) => ((whole[n] << 4) & 0xff) | (byte >> 4));
  for (let n = 0; data.length < room; n++) data.push(n % 2 ? 0x11 : 0xec);
  return data;
}

/** @param {number[]} data @param {number} count of blocks @param {number} check bytes in each */
function woven(data, count, check) {
  const left = [...data];
  const cut = (/** @type {number} */ more) => left.splice(0, Math.floor(left.length / more));
  const blocks = Array.from({ length: count }, (_, n) => cut(count - n)); // shorter ones first
  const divisor = generator(check);
  // The blocks take turns, so a stain hurts many of them a little and none much.
  const turns = (/** @type {number[][]} */ lists) =>
    lists[count - 1].flatMap((_, n) => lists.flatMap((list) => list.slice(n, n + 1)));
  return [...turns(blocks), ...turns(blocks.map((block) => remainder(block, divisor)))];
}

/** Multiply in the field of 256 numbers. @param {number} a @param {number} b @returns {number} */
const times = (a, b) => b && times((a << 1) ^ (a & 0x80 ? 0x11d : 0), b >> 1) ^ (b & 1 ? a : 0);

/** The polynomial (x - 1)(x - 2)(x - 4)… without its first 1. @param {number} degree */
function generator(degree) {
  let factors = [1];
  for (let n = 0, root = 1; n < degree; n++, root = times(root, 2)) {
    factors = [...factors, 0].map((value, at) => value ^ times(factors[at - 1] ?? 0, root));
  }
  return factors.slice(1);
}

/** Divide polynomials, of bytes or of bits. @param {number[]} data @param {number[]} divisor */
function remainder(data, divisor) {
  let rest = divisor.map(() => 0);
  for (const value of data) {
    const lead = value ^ rest[0];
    rest = divisor.map((factor, at) => times(factor, lead) ^ (rest[at + 1] ?? 0));
  }
  return rest;
}

/** @param {number} value @param {number} size @returns {number[]} the highest bit first */
const bits = (value, size) => Array.from({ length: size }, (_, n) => (value >> (size - 1 - n)) & 1);

/** Everything but the data; where the format will stand, any. @param {number} version */
function framed(version) {
  const size = 17 + 4 * version;
  /** @type {Grid} */
  const grid = Array.from({ length: size }, () => new Array(size).fill(null));
  for (const corner of [0, 1, 2]) {
    const [x, y] = [corner === 1 ? size - 4 : 3, corner === 2 ? size - 4 : 3];
    rings(grid, x, y, [true, true, false, true, false]);
  }
  const centres = alignments(version);
  for (const y of centres) {
    for (const x of centres) if (grid[y][x] === null) rings(grid, x, y, [true, false, true]);
  }
  for (let at = 8; at < size - 8; at++) grid[6][at] = grid[at][6] = at % 2 === 0;
  if (version > 6) writeVersion(grid, version);
  writeFormat(grid, 0, 0);
  return grid;
}

/** @param {Grid} grid @param {number} x @param {number} y @param {boolean[]} colours outwards */
function rings(grid, x, y, colours) {
  for (const row of grid.keys()) {
    for (let column = x - 4; column <= x + 4; column++) {
      const ring = Math.max(Math.abs(row - y), Math.abs(column - x));
      if (ring < colours.length && column in grid) grid[row][column] = colours[ring];
    }
  }
}

/** Alignment patterns lie in equal steps from the end, but for the first. @param {number} version */
function alignments(version) {
  const gaps = version > 1 ? Math.floor(version / 7) + 1 : 0;
  const last = 4 * version + 10;
  const step = 2 * Math.floor((last - 6) / gaps / 2 + 0.75); // rounded up, but for 32
  return [6, ...Array.from({ length: gaps }, (_, n) => last - n * step)];
}

/** @param {Grid} grid @param {number} version */
function writeVersion(grid, version) {
  const number = bits(version, 6);
  [...number, ...remainder(number, bits(0xf25, 12))].reverse().forEach((bit, n) => {
    const [near, far] = [Math.floor(n / 3), grid.length - 11 + (n % 3)];
    grid[near][far] = grid[far][near] = bit === 1;
  });
}

/** @param {Grid} grid @param {number} level @param {number} mask */
function writeFormat(grid, level, mask) {
  const size = grid.length;
  const format = bits(level * 8 + mask, 5);
  const turned = bits(0x5412, 15); // so it is never all light
  [...format, ...remainder(format, bits(0x137, 10))].forEach((bit, n) => {
    const dark = bit !== turned[n];
    // Around the first corner, stepping over the dotted lines, and shared by the other two.
    if (n < 7) grid[8][n < 6 ? n : 7] = grid[size - 1 - n][8] = dark;
    else grid[n < 9 ? 15 - n : 14 - n][8] = grid[8][size - 15 + n] = dark;
  });
  grid[size - 8][8] = true;
}

/** The way of the bits over free squares: pairs of columns, up and down. @param {Grid} grid */
function zigzag(grid) {
  const size = grid.length;
  const path = [];
  for (let pair = size - 1; pair > 0; pair -= 2) {
    const right = pair > 6 ? pair : pair - 1; // the dotted column is in no pair
    for (let step = 0; step < size; step++) {
      const y = pair % 4 ? step : size - 1 - step;
      for (const x of [right, right - 1]) if (grid[y][x] === null) path.push([x, y]);
    }
  }
  return path;
}

/** @param {Grid} frame @param {number[][]} path @param {number[]} bytes @param {number} level */
function best(frame, path, bytes, level) {
  const data = bytes.flatMap((byte) => bits(byte, 8));
  const tries = MASKS.map((isTurned, mask) => {
    const grid = frame.map((row) => [...row]);
    writeFormat(grid, level, mask);
    for (const [n, [x, y]] of path.entries()) grid[y][x] = (data[n] === 1) !== isTurned(x, y);
    return /** @type {boolean[][]} */ (grid);
  });
  const troubles = tries.map(trouble);
  return tries[troubles.indexOf(Math.min(...troubles))];
}

/** Count what readers stumble over, as the standard does. @param {boolean[][]} grid */
function trouble(grid) {
  const rows = grid.map((row) => row.map((dark) => (dark ? "1" : "0")));
  const pairs = rows.slice(1).map((row, y) => row.map((it, x) => (it === rows[y][x] ? it : "-")));
  const text = (/** @type {string[][]} */ lists) => lists.map((list) => list.join("")).join(" ");
  const lines = text([...rows, ...rows.map((_, x) => rows.map((row) => row[x]))]);
  const runs = lines.match(/0{5,}|1{5,}/g) ?? [];
  const plain = text(pairs).match(/(?=00|11)/g) ?? [];
  const fakes = lines.match(/(?=10111010000|00001011101)/g) ?? [];
  const dark = grid.flat().filter(Boolean).length / rows.length ** 2;
  const uneven = 10 * Math.floor(Math.abs(dark - 0.5) * 20);
  return runs.join("").length - 2 * runs.length + 3 * plain.length + 40 * fakes.length + uneven;
}
