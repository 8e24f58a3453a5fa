// The first thing that runs: Python is under way before the rest of the page has come.

/** @import { Start, View } from "./types.js" */

/** @typedef {{ page: Record<string, string>, openings: View[] }} Words */

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
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  return new Promise((resolve, reject) => {
    worker.onmessage = () => {
      mark("worker");
      resolve(worker);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message || "the worker could not be loaded"));
    };
  });
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
 * Fetch a file whole. XMLHttpRequest tells how much has come without any work of ours; to
 * count a stream, this thread would have to pump it, which takes longer than all the rest.
 *
 * @param {string} url
 * @returns {Promise<ArrayBuffer>}
 */
function fetchBytes(url) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "arraybuffer";
    request.onprogress = (event) => {
      loaded = event.loaded;
      hear(loaded);
    };
    request.onload = () => {
      if (request.status === 200) resolve(request.response);
      else reject(new Error(`${url} is missing (${request.status})`));
    };
    request.onerror = () => reject(new Error(`${url} did not come`));
    request.open("GET", url);
    request.send();
  });
}

/** Fetch the frozen program. */
export async function fetchProgram() {
  loaded = 0;
  const bytes = await fetchBytes(here(start.frozen.path));
  mark("fetched");
  return bytes;
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
    const response = await fetch(here(start.languages[language].path));
    if (response.ok) return { language, words: await response.json() };
  } catch {
    // English is better than nothing.
  }
  return { language: ENGLISH, words: null };
}

mark("start");
/** What the page says, under way as early as Python. */
export const texts = fetchTexts();
/** The first worker and the program for it; whoever awaits them hears if one fails. */
export const first = { worker: newWorker(), program: fetchProgram() };
for (const promise of Object.values(first)) promise.catch(() => {});
