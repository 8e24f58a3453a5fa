// Everything else that can be done: a menu beside the board; on a phone a part of the page
// below it, to which the button leads.

import { onPress, part } from "../page/dom.js";
import { PHONE } from "./places.js";

const button = part("more");
const sheet = part("sheet");
const strip = part("strip");
const story = part("history");

const isOpen = () => "open" in sheet.dataset;
const isUnrolled = () => "open" in story.dataset;

/** @param {boolean} open */
function toggle(open) {
  sheet.toggleAttribute("data-open", open);
  button.setAttribute("aria-expanded", String(open));
}

/** Show the menu, and what is wanted in it. @param {HTMLElement} [wanted] */
export function openMore(wanted) {
  if (!PHONE.matches) toggle(true);
  wanted?.closest("details")?.setAttribute("open", "");
  wanted?.focus();
}

/** Close the menu; who was in it is back at its button. */
function close() {
  if (!isOpen()) return;
  const inside = sheet.contains(document.activeElement);
  toggle(false);
  if (inside) button.focus();
}

/** On a phone: there, or back to the board. */
function scroll() {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = still ? "instant" : "smooth";
  const { top } = sheet.getBoundingClientRect();
  const there = top < innerHeight / 2;
  scrollTo({ top: there ? 0 : scrollY + top, behavior });
  if (!there) sheet.focus({ preventScroll: true });
}

/** The whole list of moves, where there is only a strip of them. @param {boolean} open */
export function unroll(open) {
  story.toggleAttribute("data-open", open);
  strip.setAttribute("aria-expanded", String(open));
}

onPress("more", () => {
  unroll(false);
  if (PHONE.matches) scroll();
  else if (isOpen()) close();
  else toggle(true);
});
onPress("strip", () => unroll(!isUnrolled()));
PHONE.addEventListener("change", () => toggle(false));

/** Escape closes what is open, and does nothing else then: whoever thinks goes on thinking. */
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
  if (isOpen() || isUnrolled()) event.stopImmediatePropagation();
  close();
  unroll(false);
});
/**
 * A button in the menu closes it, before what it does: a dialog gives the focus back to where
 * it was. What is unfolded in the menu keeps it open.
 *
 * @param {Event} event
 */
function leave({ target }) {
  if (!(target instanceof Element)) return;
  if (!target.closest("[data-history], [data-strip]")) unroll(false);
  const used = target.closest(".rows > button, .rows .plain");
  if (used || !target.closest("[data-sheet], [data-more], dialog")) close();
}

document.addEventListener("click", leave, { capture: true });
