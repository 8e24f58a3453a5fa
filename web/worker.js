// Python, in a thread of its own: wakes or starts it, then answers text with text.

import { compile } from "./compile.js";
import { wake } from "./frozen.js";

/** @import { FromWorker, ToWorker } from "./types.js" */

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
    else {
      const program =
        "program" in request ? request.program : await compile(request.bytes, request.checksum);
      tell({ compiled: program });
      answer = wake(program).answer;
    }
    tell({ ready: true });
  } catch (error) {
    tell({ failed: String(error) });
  }
};
tell({ alive: true });
