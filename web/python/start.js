// The first thing that runs: Python is under way before the rest of the page has come.

import { LIMITS, within } from "./wait.js";

/** @import { Invitation, Load, Start, View } from "../types.js" */

/** @typedef {{ page: Record<string, string>, openings: View[], invitations: Invitation[] }} Words */

/** What the build has written into the page. */
export const start = /** @type {Start} */ (
  JSON.parse(document.querySelector("[data-start]")?.textContent ?? "")
);

/** @param {string} stage of the start that is reached; `build.py bench start` reads these */
export const mark = (stage) => performance.mark(`python ${stage}`);

/** @param {string} path */
export const here = (path) => new URL(path, document.baseURI).href;

/** @returns {Promise<Worker>} a worker that has said its first word */
export async function newWorker() {
  const worker = new Worker(here(start.worker), { type: "module" });
  const alive = () =>
    new Promise((resolve, reject) => {
      worker.addEventListener("message", resolve, { once: true });
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message || "the worker could not be loaded"));
      };
    });
  try {
    await within(LIMITS.wake, "the worker", alive);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  mark("worker");
  return worker;
}

let loaded = 0;
/** @type {(loaded: number) => void} */
let hear = () => {};

/** @param {(loaded: number) => void} listener is told how many bytes of the program have come */
export function onProgress(listener) {
  hear = listener;
  hear(loaded);
}

/**
 * Fetch a frozen program. Where a host sends it unpacked, its packed twin lies beside it, and we
 * unpack that ourselves.
 *
 * @param {Load} program
 * @returns {Promise<Blob>}
 */
export async function fetchProgram({ path }) {
  const url = here(path);
  // What a service worker has kept is unpacked, and costs nothing.
  const unpacks = "DecompressionStream" in globalThis && !navigator.serviceWorker?.controller;
  if (!unpacks) return fetchFile(url);
  try {
    return await fetchFile(url, { packed: true });
  } catch (error) {
    if (!(error instanceof Unpacked)) throw error;
  }
  try {
    return await unpack(await fetchFile(`${url}.gz`));
  } catch {
    return fetchFile(url); // this host has no twins
  }
}

/** A file is being sent as it is. */
class Unpacked extends Error {}

/** @param {Blob} file @returns {Promise<Blob>} */
async function unpack(file) {
  const [one, two] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (one !== 0x1f || two !== 0x8b) return file; // the host has let the browser do it
  return new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))).blob();
}

/**
 * XMLHttpRequest tells how much has come without any work of ours, and a blob is handed on to the
 * worker without coming into this thread, which it would stop.
 *
 * @param {string} url
 * @param {{ packed?: boolean }} [only] if it comes packed
 * @returns {Promise<Blob>}
 */
async function fetchFile(url, only = {}) {
  const request = new XMLHttpRequest();
  try {
    return await within(LIMITS.line, url, (sign) => fetchBlob(request, url, sign, only));
  } catch (error) {
    request.abort(); // a line that stands still only takes room from the next try
    throw error;
  }
}

/**
 * @param {XMLHttpRequest} request
 * @param {string} url
 * @param {() => void} sign is called when more has come
 * @param {{ packed?: boolean }} only
 * @returns {Promise<Blob>}
 */
function fetchBlob(request, url, sign, { packed }) {
  return new Promise((resolve, reject) => {
    request.responseType = "blob";
    request.onreadystatechange = () => {
      if (!packed || request.readyState !== request.HEADERS_RECEIVED) return;
      if (request.status === 200 && !request.getResponseHeader("Content-Encoding"))
        reject(new Unpacked(url));
    };
    request.onprogress = (event) => {
      loaded = event.loaded;
      sign();
      hear(loaded);
    };
    request.onload = () => {
      mark("fetched");
      if (request.status === 200) resolve(request.response);
      else reject(new Error(`${url} is missing (${request.status})`));
    };
    request.onerror = () => reject(new Error(`${url} did not come`));
    request.open("GET", url);
    request.send();
  });
}

const ENGLISH = "en";

/** The language that the player has chosen, or the first of the browser's that we speak. */
function wanted() {
  const chosen = document.documentElement.dataset.language ?? "";
  const liked = [chosen, ...navigator.languages.map((some) => some.split("-")[0])];
  return liked.find((some) => Object.hasOwn(start.languages, some)) ?? ENGLISH;
}

/** @returns {Promise<{ language: string, words: Words | null }>} English needs no words */
async function fetchTexts() {
  const language = wanted();
  if (language === ENGLISH) return { language, words: null };
  try {
    const url = here(start.languages[language].path);
    const words = await within(LIMITS.wake, url, () => fetchJson(url));
    return { language, words };
  } catch {
    // English is better than nothing.
  }
  return { language: ENGLISH, words: null };
}

/** @param {string} url @returns {Promise<Words>} */
async function fetchJson(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} is missing (${response.status})`);
  return response.json();
}

mark("start");
/** What the page says, under way as early as Python. */
export const texts = fetchTexts();
/** The first worker and the program for it, if there is one; whoever awaits them hears if one fails. */
const earliest = start.first ?? start.frozen;
export const first = { worker: newWorker(), program: earliest ? fetchProgram(earliest) : null };
for (const promise of Object.values(first)) promise?.catch(() => {});
