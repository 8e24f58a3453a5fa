// Words that are too long for their place: what can be read elsewhere goes, then they become smaller,
// and what is too long even then can be scrolled.

import { part } from "../page/dom.js";

const STEPS = ["", "brief", "small", "smaller"];

/** Make what is said fit into its place; who cannot see all of it can scroll, also by keys. */
export function fit() {
  const box = part("message");
  const isOver = () => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
  for (const step of STEPS) {
    if (box.dataset.fit !== step) box.dataset.fit = step;
    if (!isOver()) break;
  }
  if (isOver()) box.tabIndex = 0;
  else box.removeAttribute("tabindex");
}

addEventListener("resize", fit);
