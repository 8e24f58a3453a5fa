// Python, in a thread of its own: wakes or starts it, then answers text with text.

import { wake } from "./frozen.js";
import { compile } from "./program.js";

/** @import { FromWorker, ToWorker } from "../types.js" */

/** @param {FromWorker} reply */
const tell = (reply) => self.postMessage(reply);

/** @type {(text: string) => string} */
let answer;

/** @param {string} folder */
async function startOrdinarily(folder) {
  const { startPython } = await import("./ordinary.js");
  let loaded = 0;
  return startPython(folder, (bytes) => {
    loaded += bytes;
    tell({ loaded });
  });
}

/** @param {{ file: Blob, checksum: number } | { program: WebAssembly.Module }} request */
async function startFrozen(request) {
  const program =
    "program" in request ? request.program : await compile(request.file, request.checksum);
  tell({ compiled: program });
  return wake(program).answer;
}

self.onmessage = async ({ data }) => {
  const request = /** @type {ToWorker} */ (data);
  if ("id" in request) {
    try {
      tell({ id: request.id, answer: answer(request.question) });
    } catch (error) {
      tell({ id: request.id, crash: String(error) });
    }
    return;
  }
  try {
    if ("ordinary" in request) answer = await startOrdinarily(request.ordinary);
    else answer = await startFrozen(request);
    tell({ ready: true });
  } catch (error) {
    tell({ failed: String(error) });
  }
};
tell({ alive: true });
