// Being there without a network: the browser keeps the page and every game in it.

const QUIET = 15_000; // milliseconds until files are fetched that hardly anyone needs

/** Whether the player has done anything yet; a page that is in use is never reloaded. */
let used = false;
for (const kind of ["pointerdown", "keydown"]) {
  addEventListener(kind, () => (used = true), { once: true, capture: true });
}

/**
 * Let offline.js keep the page, once there is nothing more urgent to load. When it has
 * fetched a newer build, show that at once if the player has not begun; the game is in the
 * address, so nothing is lost. Otherwise the next visit shows it.
 */
export async function keep() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // not a secure page, or a browser without it
  const old = serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    if (old && !used) location.reload();
  });
  try {
    await serviceWorker.register("offline.js");
    const { active } = await serviceWorker.ready;
    document.documentElement.dataset.kept = "";
    const line = /** @type {any} */ (navigator).connection;
    if (!line?.saveData) setTimeout(() => active?.postMessage("spares"), QUIET);
  } catch {
    // A private window, or no room: the page works, but only with a network.
  }
}
