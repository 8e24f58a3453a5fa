// The frozen program, fetched and compiled in the worker: neither holds up the page.

/**
 * Fetch a file whole. XMLHttpRequest tells how much has come without any work of ours; to
 * count a stream, this thread would have to pump it, which takes longer than all the rest.
 *
 * @param {string} url
 * @param {(loaded: number) => void} progress
 * @returns {Promise<ArrayBuffer>}
 */
function fetchBytes(url, progress) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "arraybuffer";
    request.onprogress = (event) => progress(event.loaded);
    request.onload = () => {
      if (request.status === 200) resolve(request.response);
      else reject(new Error(`${url} is missing (${request.status})`));
    };
    request.onerror = () => reject(new Error(`${url} did not come`));
    request.open("GET", url);
    request.send();
  });
}

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
 * Bring the program; a damaged file must not play, wherever the damage is.
 *
 * @param {string} url
 * @param {number} checksum
 * @param {(loaded: number) => void} progress is told how many bytes have come
 */
export async function bringProgram(url, checksum, progress) {
  const bytes = await fetchBytes(url, progress);
  const program = WebAssembly.compile(bytes);
  program.catch(() => {}); // heard below, unless the file is damaged
  if (adler32(new Uint8Array(bytes)) !== checksum) throw new Error(`${url} is damaged`);
  return program;
}
