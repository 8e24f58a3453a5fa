// The service worker: answers from what it has kept, so the page needs no network.
//
// The build puts this file beside the page and writes `site` before it: a version, the files
// that every visit needs, and spares for browsers that cannot use the frozen Python. All of
// them but the page itself have the hash of their content in their address, so what is kept
// is never stale, and files of two versions never mix.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { version, files, spares } =
  /** @type {{ version: string, files: string[], spares: string[] }} */ (
    /** @type {any} */ (self).site
  );
const PAGE = "./";
const KEPT = `kept ${version}`;
const scope = new URL(worker.registration.scope);

/** @param {string[]} paths */
async function keep(paths) {
  const cache = await caches.open(KEPT);
  const missing = [];
  for (const path of paths) if (!(await cache.match(path))) missing.push(path);
  await cache.addAll(missing);
}

async function install() {
  const cache = await caches.open(KEPT);
  await cache.add(new Request(PAGE, { cache: "no-cache" }));
  await keep(files);
  await worker.skipWaiting();
}

/**
 * Remove older versions, unless a page of one may still be open.
 *
 * @param {...string} coming pages that are only just opening: they get this version
 */
async function sweep(...coming) {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.some(({ id }) => !coming.includes(id))) return;
  const old = (await caches.keys()).filter((name) => name.startsWith("kept ") && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function answer(request) {
  const isPage = request.mode === "navigate";
  const kept = isPage
    ? await (await caches.open(KEPT)).match(PAGE)
    : await caches.match(request.url);
  return kept ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), sweep()])),
);
worker.addEventListener("message", (event) => {
  if (event.data === "spares") event.waitUntil(keep(spares));
});
worker.addEventListener("fetch", (event) => {
  const { request, resultingClientId, clientId } = event;
  const url = new URL(request.url);
  const inside = url.origin === scope.origin && url.pathname.startsWith(scope.pathname);
  if (request.method !== "GET" || !inside) return;
  if (request.mode === "navigate") {
    const path = url.pathname.slice(scope.pathname.length);
    if (path !== "" && path !== "index.html") return;
    event.waitUntil(sweep(resultingClientId, clientId));
  }
  event.respondWith(answer(request));
});
