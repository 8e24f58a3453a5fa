// Python, in a thread of its own: starts Pyodide, then answers text with text.

/** @import { FromWorker, Start, ToWorker } from "./types.js" */

/** @param {FromWorker} reply */
const tell = (reply) => self.postMessage(reply);

/** @type {(reason: unknown) => void} */
let giveUp;
const lost = new Promise((_, reject) => {
  giveUp = reject;
});
lost.catch(() => {}); // heard by boot(), if it is still running

/**
 * Pyodide waits for ever for a file that failed to come or a program that failed to compile:
 * listen in where that happens.
 *
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function watched(promise) {
  promise.catch(giveUp);
  return promise;
}

const { fetch: fetchFile } = self;
const { instantiateStreaming } = WebAssembly;
let loaded = 0;

/**
 * Fetch as always, and tell the page how many bytes have come: Pyodide has no hook for it.
 *
 * @type {typeof fetch}
 */
async function fetchCounted(input, init) {
  const response = await fetchFile(input, init);
  if (!response.ok) throw new Error(`${response.url} is missing (${response.status})`);
  if (!response.body) return response;
  const headers = new Headers(response.headers);
  if (response.url.endsWith(".wasm")) headers.set("Content-Type", "application/wasm");
  const counter = new TransformStream({
    transform(/** @type {Uint8Array} */ chunk, controller) {
      loaded += chunk.byteLength;
      tell({ loaded });
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers });
}

self.fetch = (input, init) => watched(fetchCounted(input, init));
/** @type {typeof instantiateStreaming} */
const instantiateWatched = (source, imports) => watched(instantiateStreaming(source, imports));
WebAssembly.instantiateStreaming = instantiateWatched;

/** @type {(text: string) => string} */
let handle;

/** @param {Start} start */
async function boot(start) {
  const archive = fetch(start.archive).then((response) => response.arrayBuffer());
  const { loadPyodide } = await import(`${start.pyodide}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: start.pyodide });
  python.unpackArchive(await archive, "zip");
  handle = python.pyimport("trisq.service").handle;
}

self.onmessage = async ({ data }) => {
  const request = /** @type {ToWorker} */ (data);
  if ("start" in request) {
    try {
      await Promise.race([boot(request.start), lost]);
      tell({ ready: true });
    } catch (error) {
      tell({ failed: String(error) });
    }
    return;
  }
  try {
    tell({ id: request.id, answer: handle(request.question) });
  } catch (error) {
    tell({ id: request.id, crash: String(error) });
  }
};
