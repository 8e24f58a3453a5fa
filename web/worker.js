// Python, in a thread of its own: wakes or starts it, then answers text with text.

import { wake } from "./frozen.js";
import { bringProgram } from "./program.js";

/** @import { FromWorker, ToWorker } from "./types.js" */

/** @param {FromWorker} reply */
const tell = (reply) => self.postMessage(reply);

/** @type {(text: string) => string} */
let answer;

/** @type {Promise<WebAssembly.Module>} the frozen program, under way */
let coming;

/** @param {string} folder */
async function startOrdinarily(folder) {
  const { startPython } = await import("./ordinary.js");
  let loaded = 0;
  return startPython(folder, (bytes) => {
    loaded += bytes;
    tell({ loaded });
  });
}

/** @param {WebAssembly.Module | null} known a program that another worker has compiled */
async function startFrozen(known) {
  const program = known ?? (await coming);
  tell({ compiled: program });
  return wake(program).answer;
}

self.onmessage = async ({ data }) => {
  const request = /** @type {ToWorker} */ (data);
  if ("bring" in request) {
    coming = bringProgram(request.bring, request.checksum, (loaded) => tell({ loaded }));
    coming.catch(() => {}); // heard when it is to wake
    return;
  }
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
    else answer = await startFrozen(request.wake);
    tell({ ready: true });
  } catch (error) {
    tell({ failed: String(error) });
  }
};
tell({ alive: true });
