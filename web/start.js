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

/**
 * @param {boolean} bring whether it is to fetch and compile the frozen program
 * @returns {Promise<Worker>} a worker that has said its first word
 */
export async function newWorker(bring) {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  const { path, checksum } = start.frozen;
  if (bring) worker.postMessage({ bring: here(path), checksum });
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
/** The first worker, which brings the program from its first moment on. */
export const first = newWorker(true);
first.catch(() => {}); // whoever awaits it hears if it fails
