// The frozen program, checked and compiled in the worker: that would hold up the page.

/**
 * @param {Uint8Array} bytes
 */
function adler32(bytes) {
  let [one, two] = [1, 0];
  for (let at = 0; at < bytes.length; ) {
    // The sums stay exact for as many bytes as this before they must be cut down.
    for (const end = Math.min(at + 5552, bytes.length); at < end; at++) {
      one += bytes[at];
      two += one;
    }
    one %= 65521;
    two %= 65521;
  }
  return two * 65536 + one;
}

/**
 * Compile the program; a damaged file must not play, wherever the damage is.
 *
 * @param {Blob} file
 * @param {number} checksum
 */
export async function compile(file, checksum) {
  const bytes = await file.arrayBuffer();
  const program = WebAssembly.compile(bytes);
  program.catch(() => {}); // heard below, unless the file is damaged
  if (adler32(new Uint8Array(bytes)) !== checksum) throw new Error("the program is damaged");
  return program;
}
