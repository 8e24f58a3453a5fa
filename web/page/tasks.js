// One thing after another: what the page does, and what it asks Python meanwhile.

import * as panel from "../panels/panel.js";
import { mark } from "../python/start.js";
import { part } from "./dom.js";
import { language, t } from "./words.js";

/** @import { Engine } from "../python/engine.js" */
/** @import { Question } from "../types.js" */

const root = document.documentElement;

/**
 * The page's state for tests and styles is on <html data-state>: busy from the moment that
 * something is to be done until it is drawn.
 *
 * @param {Engine} engine
 * @param {() => void} draw
 */
export function queue(engine, draw) {
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
    panel.alarm(`${t("Something went wrong, and nothing was changed.")} (${error})`);
  }

  /**
   * Ask Python. If it cannot start, or dies, say so and ask again when the player wants to.
   *
   * @param {Question} question
   */
  async function ask(question) {
    for (;;) {
      try {
        const answer = await engine.ask({ ...question, language });
        if (!live) mark("answer");
        live = true;
        root.dataset.ready = "";
        root.dataset.way = engine.way;
        part("loading").hidden = true;
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
    part("loading").hidden = true;
    panel.showStalled(false);
    panel.showFailure(reason);
    const retry = part("retry");
    retry.hidden = false;
    await new Promise((resolve) => retry.addEventListener("click", resolve, { once: true }));
    retry.hidden = true;
    panel.alarm("");
    root.dataset.state = before;
    part("loading").hidden = live;
  }

  return { act, ask, isLive: () => live };
}
