// A second Python that thinks, so that the board stays alive, and can be stopped at any time.

import { Engine } from "./engine.js";
import { here, start } from "./start.js";
import { language } from "./words.js";

/** @import { Answer, Question } from "./types.js" */

/** @typedef {{ engine: Engine, stopped: Promise<null>, stop: () => void }} Thinker */

/** @type {Thinker | null} */
let thinker = null;

/** @returns {Thinker} */
function fresh() {
  let stop = () => {};
  /** @type {Promise<null>} */
  const stopped = new Promise((resolve) => {
    stop = () => resolve(null);
  });
  return { engine: new Engine(), stopped, stop };
}

/**
 * @param {Question} question
 * @returns {Promise<Answer | null>} nothing if it was stopped
 */
export async function think(question) {
  thinker ??= fresh();
  const { engine, stopped } = thinker;
  const answer = await Promise.race([engine.ask({ ...question, language }), stopped]);
  if (answer?.ok && answer.analysis?.wants) bring(engine, question.link, answer.analysis.wants);
  return answer;
}

/**
 * Fetch a file that would help, and hand it over; without it Python only thinks longer.
 *
 * @param {Engine} engine
 * @param {string} link
 * @param {string} name
 */
async function bring(engine, link, name) {
  try {
    const response = await fetch(here(start.tables[name]));
    const bytes = new Uint8Array(await response.arrayBuffer());
    const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    if (response.ok) await engine.ask({ op: "take", link, data });
  } catch {
    // It is asked for again after the next move.
  }
}

/** Python cannot be interrupted, but it can be thrown away: the next one wakes at once. */
export function stopThinking() {
  thinker?.engine.quit();
  thinker?.stop();
  thinker = null;
}
