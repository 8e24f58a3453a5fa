// Chance for training: the same every time, or two builds might differ.

export function rollTheSameDice() {
  let next = 0;
  Object.defineProperty(globalThis, "crypto", {
    value: {
      getRandomValues(/** @type {Uint8Array} */ bytes) {
        next = (Math.imul(next, 1103515245) + 12345) >>> 0;
        return bytes.fill(next >>> 16);
      },
    },
  });
}
