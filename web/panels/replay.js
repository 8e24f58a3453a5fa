// Looking at earlier moves: buttons, keys in the list of moves, and a player that goes on.

import { enable, onPress, part } from "../page/dom.js";
import { listen } from "../page/news.js";
import { settings } from "../page/settings.js";

/** @import { View } from "../types.js" */

/** @type {Record<string, string>} a key in the list does what the button does */
const KEYS = { Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last" };
/** Where the arrows have another use. */
const USES_ARROWS = "input, select, textarea, [contenteditable], pre, [data-grid], dialog";
const VERTICAL = { ArrowUp: "ArrowLeft", ArrowDown: "ArrowRight" };

/** @type {Record<string, (ply: number, end: number) => number>} */
const STEPS = {
  first: () => 0,
  previous: (ply) => Math.max(0, ply - 1),
  next: (ply, end) => Math.min(end, ply + 1),
  last: (_, end) => end,
};

/**
 * @param {() => View} view what is shown now
 * @param {(ply: number) => Promise<unknown>} look
 */
export function replay(view, look) {
  const list = part("moves");
  const play = part("play");
  let timer = 0;

  /** @param {string} name */
  function step(name) {
    const { ply, moves } = view();
    const to = STEPS[name](ply, moves.length);
    return to === ply ? Promise.resolve() : look(to);
  }

  function stop() {
    clearTimeout(timer);
    timer = 0;
    play.setAttribute("aria-pressed", "false");
  }

  /** Show move after move; a game seen to its end begins again. */
  async function start() {
    play.setAttribute("aria-pressed", "true");
    if (view().ply === view().moves.length) await look(0);
    const tick = async () => {
      await step("next");
      if (timer && view().ply < view().moves.length)
        timer = setTimeout(tick, Number(settings.speed));
      else stop();
    };
    timer = setTimeout(tick, Number(settings.speed));
  }

  for (const name of Object.keys(STEPS)) {
    onPress(name, () => {
      stop();
      step(name);
    });
  }
  onPress("play", () => (timer ? stop() : start()));
  list.addEventListener("keydown", async (event) => {
    const key = VERTICAL[/** @type {keyof typeof VERTICAL} */ (event.key)] ?? event.key;
    if (!(key in KEYS) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    stop();
    await step(KEYS[key]);
    const current = list.querySelector("[tabindex='0']");
    if (current instanceof HTMLElement) current.focus();
  });
  document.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    if (!["ArrowLeft", "ArrowRight"].includes(key) || defaultPrevented) return;
    const used = target instanceof Element && target.closest(USES_ARROWS);
    const open = document.querySelector("dialog[open]");
    if (used || open || ctrlKey || metaKey || altKey || shiftKey) return;
    event.preventDefault();
    stop();
    step(KEYS[key]);
  });
  listen("touched", stop);
}

/**
 * Which of the buttons can be used, and the one tab stop of the list.
 *
 * @param {View} view
 */
export function showReplay({ ply, moves }) {
  const before = ply > 0;
  const after = ply < moves.length;
  for (const name of ["first", "previous"]) enable(name, before);
  for (const name of ["next", "last"]) enable(name, after);
  enable("play", moves.length > 0);
  const anchors = part("moves").querySelectorAll("a");
  for (const [index, anchor] of anchors.entries()) {
    const stop = index === Math.max(0, ply - 1) ? "0" : "-1";
    // Each writing costs, also of what is there already.
    if (anchor.getAttribute("tabindex") !== stop) anchor.setAttribute("tabindex", stop);
  }
}
