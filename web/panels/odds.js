// The odds of a game with dice: what can be counted exactly, and of the man who is picked up. Who
// plays a friend opens them himself.

import { part } from "../page/dom.js";
import { listen } from "../page/news.js";
import { state } from "../page/state.js";
import { sitting } from "../page/table.js";

/** @import { tasks } from "../page/tasks.js" */

const box = /** @type {HTMLDetailsElement} */ (part("odds"));

/** @param {ReturnType<typeof tasks>["ask"]} ask @param {ReturnType<typeof tasks>["act"]} act */
export function odds(ask, act) {
  let chosen = false; // whether somebody has opened or closed it
  let shown = "";

  /** Count, if somebody looks. */
  async function count() {
    const { view, picked } = state;
    box.hidden = view.throws === 0;
    if (!chosen) box.open = sitting(view).rival !== "friend";
    if (box.hidden || !box.open || view.error) return;
    const site = picked.at(-1) ?? null;
    const asked = `${view.link} ${site}`;
    if (asked === shown) return;
    shown = asked;
    const answer = await ask({ op: "odds", link: view.link, site });
    if (!answer.ok || shown !== asked) return;
    part("odds-told").replaceChildren(
      ...answer.odds.map((sentence) => {
        const line = document.createElement("p");
        line.textContent = sentence;
        return line;
      }),
    );
  }

  box.querySelector("summary")?.addEventListener("click", () => {
    chosen = true;
  });
  box.addEventListener("toggle", () => act(count));
  listen("shown", count);
  listen("begun", count);
}
