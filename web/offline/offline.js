// The service worker: answers from what it has kept, so the page needs no network.
//
// The build puts this file beside the page and writes `site` before it: a version, the files
// that every visit needs, the whole Python that comes after the first one, and spares for
// browsers that cannot use either. All of them but the page itself have the hash of their
// content in their address, so what is kept is never stale, and files of two versions never mix.
// While somebody works on the page (`build.py serve`) it is `live`: what is kept is only for when
// nobody answers.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/**
 * @typedef {object} Site
 * @property {string} version
 * @property {string[]} files
 * @property {string[]} whole
 * @property {string[]} spares
 * @property {boolean} live
 */
const { version, files, whole, spares, live } = /** @type {Site} */ (
  /** @type {any} */ (self).site
);
const PAGE = "./";
const scope = new URL(worker.registration.scope);
// All pages of a host share its caches, so the name tells whose it is.
const OURS = `kept ${scope.pathname} `;
const KEPT = OURS + version;
const NEVER_STALE = /-[0-9a-f]{12}\//;

/**
 * Fetch a file to be kept. A host that is in the middle of an update, or that answers missing
 * files with a page of its own, must not spoil what is kept.
 *
 * @param {string} path
 */
async function fetchWhole(path) {
  const cache = NEVER_STALE.test(path) ? "default" : "no-cache";
  const response = await fetch(path, { cache });
  const type = response.headers.get("Content-Type") ?? "";
  const isPage = type.startsWith("text/html");
  if (!response.ok || isPage !== (path === PAGE)) throw new Error(`${path} did not come`);
  const body = await response.blob();
  if (isPage && !(await body.text()).includes(files[0])) throw new Error("not this build's page");
  return new Response(body, { headers: { "Content-Type": type } }); // without any redirection
}

/** @param {string[]} paths */
async function keep(paths) {
  const cache = await caches.open(KEPT);
  for (const path of paths) {
    if (!(await cache.match(path))) await cache.put(path, await fetchWhole(path));
  }
}

async function install() {
  const saving = /** @type {any} */ (navigator).connection?.saveData === true;
  await keep([PAGE, ...files, ...(saving ? [] : whole)]);
  await worker.skipWaiting();
}

/**
 * Remove older versions, unless a page of one may still be open, or a newer one is coming.
 *
 * @param {...string} coming pages that are only just opening: they get this version
 */
async function sweep(...coming) {
  const { installing, waiting } = worker.registration;
  const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = all.filter(({ url, id }) => url.startsWith(scope.href) && !coming.includes(id));
  if (installing || waiting || open.length > 0) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** @param {Request} request @returns {Promise<Response>} */
async function answer(request) {
  const isPage = request.mode === "navigate";
  if (isPage && live) {
    try {
      return await fetch(request);
    } catch {
      // Nobody is there any more.
    }
  }
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
  // Everything, not only the spares: a browser that is short of room may have dropped some.
  if (event.data === "spares") event.waitUntil(keep([PAGE, ...files, ...whole, ...spares]));
});
worker.addEventListener("fetch", (event) => {
  const { request, resultingClientId } = event;
  const url = new URL(request.url);
  const inside = url.origin === scope.origin && url.pathname.startsWith(scope.pathname);
  if (request.method !== "GET" || !inside) return;
  if (request.mode === "navigate") {
    const path = url.pathname.slice(scope.pathname.length);
    if (path !== "" && path !== "index.html") return;
    const { replacesClientId } = /** @type {any} */ (event);
    event.waitUntil(sweep(resultingClientId, replacesClientId ?? ""));
  }
  event.respondWith(answer(request));
});
