// What a game can be begun as, while nothing is played: ordinary links in one line.

import { part } from "../page/dom.js";

/** @import { Variant, View } from "../types.js" */

/** @param {View} view */
export function showVariants({ variants, variant, moves, setup }) {
  const group = part("variants");
  group.hidden = variants.length === 0 || moves.length > 0 || setup !== null;
  if (group.hidden) return;
  const wanted = variants.map(({ link, label }) => `${label} ${link}`).join();
  // Who has just followed one of them keeps the focus there.
  if (group.dataset.variants !== wanted) fill(group, variants);
  group.dataset.variants = wanted;
  for (const [at, anchor] of group.querySelectorAll("a").entries()) {
    if (variants[at].variant === variant) anchor.setAttribute("aria-current", "true");
    else anchor.removeAttribute("aria-current");
  }
}

/** @param {HTMLElement} group @param {Variant[]} variants */
function fill(group, variants) {
  const [{ kind }] = variants;
  const name = document.createElement("span");
  name.setAttribute("aria-hidden", "true"); // the group is called so
  name.textContent = `${kind}:`;
  group.setAttribute("aria-label", kind);
  group.replaceChildren(name, ...variants.map(anchorOf));
}

/** @param {Variant} variant */
function anchorOf({ link, label }) {
  const anchor = document.createElement("a");
  anchor.textContent = label;
  anchor.href = link;
  anchor.dataset.begin = "";
  return anchor;
}
