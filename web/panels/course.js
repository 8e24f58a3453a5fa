// A step of a lesson beside the board: what it is about, what is to be done, and how far one is.
// The words stand where those of a game do, so they are read out in the same way.

import { onPress, part, write } from "../page/dom.js";
import { t } from "../page/words.js";
import { remark, showTodo } from "./status.js";

/** @import { State } from "../page/state.js" */
/** @import { View } from "../types.js" */

/** @typedef {NonNullable<State["lesson"]>} Step */

const SWIPE = 56; // pixels of a finger's way that go on to another step
/** Where the arrows have another use. */
const USES_ARROWS = "input, select, textarea, [contenteditable], pre, [data-grid], dialog";

/** Whether a lesson is on the board. */
export const isLearning = () => document.documentElement.dataset.phase === "learn";

/**
 * Say what a step is about. While a move is begun, what comes next in it is to be done.
 *
 * @param {Step} lesson
 * @param {View} view
 * @param {string} [prompt] of a move that is begun
 */
export function showStep(lesson, { story, outcome, title: whole }, prompt) {
  const { step, count, heading, text, task, standing, solved, away, title, marks } = lesson;
  const ended = step > count;
  const place = t("Step {step} of {count}", { step: Math.min(step, count), count });
  const name = t("Learn {title}", { title });
  document.querySelector("[data-turn]")?.setAttribute("data-turn", "");
  write("who", ended ? name : place);
  write("headline", heading);
  part("headline").removeAttribute("data-arrived");
  part("headline").parentElement?.toggleAttribute("data-lengthy", heading.length > 22);
  remark(text);
  const done = `${t("That’s it.")} ${outcome?.sentence ?? `${story}.`}`;
  const now = solved ? done : (prompt ?? task);
  showTodo(ended ? "" : now);
  write("whose", ended ? "" : solved ? done : `${standing} ${task}`.trim());
  const isPoint = marks.length > 0 && !solved && !prompt;
  write("tip", isPoint ? t("It is marked in green.") : "");
  write("leave-text", away ? t("Back to my game") : t("Leave the lesson"));
  write("course-name", name);
  document.title = `${ended ? heading : place} · ${whole}`;
  showDots(step, count, place);
  part("course").hidden = ended;
  part("course-end").hidden = !ended;
  part("step-back").setAttribute("aria-disabled", String(step === 1));
  part("showme").setAttribute("aria-disabled", String(solved));
  for (const [kind, on] of /** @type {const} */ ([
    ["primary", solved],
    ["quiet", !solved],
  ])) {
    part("step-next").classList.toggle(kind, on);
  }
}

/** @param {number} step @param {number} count @param {string} place */
function showDots(step, count, place) {
  const dots = part("dots");
  dots.setAttribute("aria-label", place);
  if (dots.childElementCount !== count) {
    dots.replaceChildren(...Array.from({ length: count }, () => document.createElement("i")));
  }
  for (const [at, dot] of [...dots.children].entries()) dot.toggleAttribute("data-on", at < step);
}

/**
 * The buttons of a lesson, its keys, and a finger that swipes.
 *
 * @param {object} does
 * @param {(by: number) => void} does.go to another step
 * @param {() => void} does.show what is right
 * @param {() => void} does.leave
 * @param {(site: string) => boolean} does.mayTake whether a finger on a site carries a man
 */
export function course({ go, show, leave, mayTake }) {
  onPress("step-back", () => go(-1));
  onPress("step-next", () => go(1));
  onPress("again-step", () => go(-1));
  onPress("showme", show);
  onPress("leave", leave);
  document.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!isLearning() || ctrlKey || metaKey || altKey || shiftKey) return;
    if (!["ArrowLeft", "ArrowRight"].includes(key)) return;
    const used = target instanceof Element && target.closest(USES_ARROWS);
    if (used || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    go(key === "ArrowLeft" ? -1 : 1);
  });
  swipes(go, mayTake);
}

/** @param {(by: number) => void} go @param {(site: string) => boolean} mayTake */
function swipes(go, mayTake) {
  /** @type {{ x: number, y: number } | null} */
  let from = null;
  const main = /** @type {HTMLElement} */ (document.querySelector("main"));
  main.addEventListener(
    "touchstart",
    ({ touches, target }) => {
      const [{ clientX: x, clientY: y }] = touches;
      const cell = target instanceof Element ? target.closest("[data-site]") : null;
      const carries = cell instanceof HTMLElement && mayTake(cell.dataset.site ?? "");
      from = isLearning() && touches.length === 1 && !carries ? { x, y } : null;
    },
    { passive: true },
  );
  main.addEventListener("touchcancel", () => {
    from = null;
  });
  main.addEventListener("touchend", ({ changedTouches }) => {
    if (!from) return;
    const [{ clientX, clientY }] = changedTouches;
    const [x, y] = [clientX - from.x, clientY - from.y];
    from = null;
    if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return;
    const right = getComputedStyle(main).direction === "rtl" ? -1 : 1;
    go(x * right < 0 ? 1 : -1);
  });
}
