// What is said anew comes up softly. It only fades, so it is the same for who wants no motion.

import { part } from "../page/dom.js";

const FADE = 120; // milliseconds
/** By a filter: what is being said has its whole colour for who measures it. */
const FROM_NOTHING = [{ filter: "opacity(0)" }, { filter: "opacity(1)" }];

const saying = new MutationObserver((changes) => {
  const places = new Set(changes.map(({ target }) => target));
  for (const place of places) {
    const element = place instanceof Element ? place : place.parentElement;
    element?.animate(FROM_NOTHING, FADE);
  }
});
for (const name of ["headline", "story", "todo", "alert"]) {
  saying.observe(part(name), { childList: true, characterData: true, subtree: true });
}
