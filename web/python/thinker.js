// A second Python that thinks, so that the board stays alive, and can be stopped at any time.

import { language } from "../page/words.js";
import { Engine } from "./engine.js";
import { here, start } from "./start.js";

/** @import { Answer, Thought } from "../types.js" */

/**
 * @typedef {object} Thinker
 * @property {Engine} engine
 * @property {Set<string>} asked the files that it has been or is being brought
 * @property {Promise<null>} stopped
 * @property {() => void} stop
 */

/** @type {Thinker | null} */
let thinker = null;

/** @returns {Thinker} */
function fresh() {
  let stop = () => {};
  /** @type {Promise<null>} */
  const stopped = new Promise((resolve) => {
    stop = () => resolve(null);
  });
  return { engine: new Engine(), asked: new Set(), stopped, stop };
}

/**
 * @template {Thought} Q
 * @param {Q} question
 * @returns {Promise<Answer<Q["op"]> | null>} nothing if it was stopped
 */
export async function think(question) {
  thinker ??= fresh();
  const { engine, asked, stopped } = thinker;
  const answer = await Promise.race([engine.ask({ ...question, language }), stopped]);
  const wants = answer?.ok && answer.analysis?.wants;
  if (wants && !asked.has(wants)) {
    asked.add(wants);
    bring(engine, question.link, wants).catch(() => asked.delete(wants)); // once more next time
  }
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
  const response = await fetch(here(start.tables[name]));
  if (!response.ok) throw new Error(`${name} did not come`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  await engine.ask({ op: "take", link, data });
}

/** Python cannot be interrupted, but it can be thrown away: the next one wakes at once. */
export function stopThinking() {
  thinker?.engine.quit();
  thinker?.stop();
  thinker = null;
}
