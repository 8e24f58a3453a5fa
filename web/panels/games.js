// The menu of games: ordinary links, so each opens in a new tab too.

import { part } from "../page/dom.js";

/** @import { View } from "../types.js" */

/**
 * @param {View[]} openings
 * @param {string} current
 */
export function showGames(openings, current) {
  const menu = part("games");
  if (menu.dataset.games === current) return;
  menu.dataset.games = current;
  const ordinary = openings.filter(({ variant }) => variant === null);
  const links = ordinary.map((view) => {
    const anchor = document.createElement("a");
    anchor.textContent = view.title;
    anchor.href = view.links.new;
    anchor.dataset.open = "";
    if (view.game === current) anchor.setAttribute("aria-current", "page");
    return anchor;
  });
  menu.hidden = links.length < 2;
  const focused = [...menu.children].indexOf(document.activeElement ?? menu);
  menu.replaceChildren(...links);
  links[focused]?.focus();
}
