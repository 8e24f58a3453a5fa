// One thing after another: what the page does, and what it asks Python meanwhile.

import { showFailure, showLoading } from "../panels/loading.js";
import { alarm } from "../panels/status.js";
import { mark } from "../python/start.js";
import { isTurned } from "./table.js";
import { language, t } from "./words.js";

/** @import { Engine } from "../python/engine.js" */
/** @import { Answer, Question } from "../types.js" */

const root = document.documentElement;

/**
 * The page's state for tests and styles is on <html data-state>: busy from the moment that
 * something is to be done until it is drawn.
 *
 * @param {Engine} engine
 * @param {() => void} draw
 */
export function tasks(engine, draw) {
  let chain = Promise.resolve();
  let open = 0;
  let live = false; // whether Python has answered

  /**
   * Do something when all that came before it is done.
   *
   * @template T
   * @param {() => Promise<T> | T} task
   * @returns {Promise<T | void>} what came of it, once it is drawn
   */
  function act(task) {
    open += 1;
    if (live) root.dataset.state = "busy";
    const result = chain.then(task).catch(stumbled);
    chain = result.then(draw).then(settle);
    return chain.then(() => result);
  }

  function settle() {
    open -= 1;
    if (open > 0 || !live) return;
    if (root.dataset.state === "loading") mark("drawn");
    root.dataset.state = "ready";
  }

  /** @param {unknown} error */
  function stumbled(error) {
    alarm(`${t("Something went wrong. Your game has not changed.")} (${error})`);
  }

  /**
   * Ask Python. If it cannot start, or dies, say so and ask again when the player wants to.
   *
   * @template {Question} Q
   * @param {Q} question
   * @returns {Promise<Answer<Q["op"]>>}
   */
  async function ask(question) {
    for (;;) {
      try {
        const answer = await engine.ask({ turned: isTurned(), ...question, language });
        if (!live) mark("answer");
        live = true;
        root.dataset.ready = "";
        root.dataset.way = engine.way;
        showLoading(false);
        return answer;
      } catch (error) {
        await failed(String(error));
      }
    }
  }

  /** @param {string} reason */
  async function failed(reason) {
    const before = root.dataset.state;
    root.dataset.state = "failed";
    await showFailure(reason);
    root.dataset.state = before;
    showLoading(!live);
  }

  return { act, ask, isLive: () => live };
}
