// Python, in a thread of its own: starts Pyodide, then answers text with text.

/** @import { FromWorker, Start, ToWorker } from "./types.js" */

/** @param {FromWorker} reply */
const tell = (reply) => self.postMessage(reply);

let loaded = 0;
const fetchUncounted = self.fetch;

/**
 * Fetch as always, and tell the page how many bytes have come: Pyodide has no hook for it.
 *
 * @type {typeof fetch}
 */
self.fetch = async (input, init) => {
  const response = await fetchUncounted(input, init);
  if (!response.ok || !response.body) return response;
  const counter = new TransformStream({
    transform(/** @type {Uint8Array} */ chunk, controller) {
      loaded += chunk.byteLength;
      tell({ loaded });
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), response);
};

/** @type {(text: string) => string} */
let handle;

/** @param {Start} start */
async function boot(start) {
  const archive = fetch(start.archive).then((response) => {
    if (!response.ok) throw new Error(`${start.archive} is missing (${response.status})`);
    return response.arrayBuffer();
  });
  archive.catch(() => {}); // it is awaited below; until then a failure must wait, too
  const { loadPyodide } = await import(`${start.pyodide}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: start.pyodide });
  python.unpackArchive(await archive, "zip");
  handle = python.pyimport("trisq.service").handle;
}

self.onmessage = async ({ data }) => {
  const request = /** @type {ToWorker} */ (data);
  if ("start" in request) {
    try {
      await boot(request.start);
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
