// Being there without a network: the browser keeps the page and every game in it.

import { start } from "../python/start.js";

const QUIET = 15_000; // milliseconds until files are fetched that hardly anyone needs

/** Whether the player has done anything yet; a page that is in use is never reloaded. */
let used = false;
for (const kind of ["pointerdown", "keydown", "click"]) {
  addEventListener(kind, () => (used = true), { once: true, capture: true });
}

// When a newer build has come, show it at once if the player has not begun; the game is in the
// address, so nothing is lost. Otherwise the next visit shows it. A live page is the newest.
const { serviceWorker } = navigator; // not there on pages that are not secure
if (serviceWorker?.controller && !start.live) {
  serviceWorker.addEventListener("controllerchange", () => {
    if (!used) location.reload();
  });
}

/** Let offline.js keep the page, once there is nothing more urgent to load. */
export async function register() {
  if (!serviceWorker) return;
  try {
    await serviceWorker.register("offline.js");
    await serviceWorker.ready;
    document.documentElement.dataset.kept = "";
    const line = /** @type {any} */ (navigator).connection;
    if (line?.saveData) return;
    setTimeout(() => serviceWorker.controller?.postMessage("spares"), QUIET);
  } catch {
    // A private window, or no room: the page works, but only with a network.
  }
}
