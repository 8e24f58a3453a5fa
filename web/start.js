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
    const alive = () => {
      mark("worker");
      resolve(worker);
    };
    worker.addEventListener("message", alive, { once: true });
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
 * Fetch the frozen program. XMLHttpRequest tells how much has come without any work of ours,
 * and a blob is handed on to the worker without coming into this thread, which it would stop.
 *
 * @returns {Promise<Blob>}
 */
export function fetchProgram() {
  const url = here(start.frozen.path);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "blob";
    request.onprogress = (event) => {
      loaded = event.loaded;
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
