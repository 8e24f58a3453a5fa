// Where buttons are: on a phone the bar under the thumb holds others than beside a large board.
// They change their place in the document, so that what is read is in the order of what is seen.

import { part } from "../page/dom.js";

export const PHONE = matchMedia(
  "(max-width: 820px) and (orientation: portrait), (max-width: 559px)",
);
const ROOMY = matchMedia("(min-height: 720px)"); // for a row of its own on a phone
const LOW = matchMedia("(max-height: 500px) and (min-width: 560px)");

/** What each place holds, from its beginning. @typedef {Record<string, string[]>} Places */

/** @type {Places} */
const DESKTOP = {
  tools: ["learn", "settings", "more"],
  controls: ["undo", "redo", "new", "copy", "strip"],
};

/** @type {Places} */
const BELOW = {
  "rows-game": ["recall", "redo", "new"],
  "rows-send": ["copy"],
  "rows-help": ["settings"],
};

/** The first page has its own way to learn. @type {Places} */
const WELCOME = {
  tools: ["settings"],
  controls: ["undo", "hint", "strip", "more"],
  ...BELOW,
  "rows-help": ["learn"],
};

/** @type {Places} */
const UPRIGHT = { tools: ["learn"], controls: ["undo", "hint", "strip", "more"], ...BELOW };

/** @type {Places} */
const ASIDE = { tools: ["more"], controls: ["undo", "hint", "strip", "learn"], ...BELOW };

/** What there is to do now and then, below the one thing that is to be done. */
const RARE = ["versus", "review", "share", "ask", "see"];

/** Whether everything is beside a large board. */
export const isAside = () => !LOW.matches && !PHONE.matches;

const root = document.documentElement;
const isWelcome = () => "welcome" in root.dataset;

/** Put every button where it belongs; what has the focus keeps it. */
function arrange() {
  const focused = document.activeElement;
  const upright = isWelcome() ? WELCOME : UPRIGHT;
  const places = LOW.matches ? ASIDE : PHONE.matches ? upright : DESKTOP;
  part(places === DESKTOP ? "actions" : "row").append(part("turnboard"), ...RARE.map(part));
  part(places === DESKTOP ? "dock" : "row").append(part("ways"));
  part(places === DESKTOP ? "actions" : "ways").append(part("newcomer"));
  if (places === DESKTOP) part("turnboard").before(part("hint"), part("recall"));
  for (const [place, names] of Object.entries(places)) part(place).prepend(...names.map(part));
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus();
}

/**
 * On a phone, to see the last turn again is in sight for whom a link is new, and beside dice that are
 * to be rolled; else below.
 *
 * @param {boolean} offered
 * @param {boolean} due whether dice, if there are any, are rolled here
 */
export function offerRecall(offered, due) {
  if (isAside()) return;
  const dice = !part("throw").hidden;
  const near = ROOMY.matches && !LOW.matches && (dice ? due && !part("roll").hidden : offered);
  const place = part(!near ? "rows-game" : dice ? "row" : "ways");
  if (part("recall").parentElement === place) return;
  if (place === part("row")) part("turnboard").before(part("recall"));
  else place.prepend(part("recall"));
}

arrange();
for (const width of [PHONE, LOW]) width.addEventListener("change", arrange);
new MutationObserver(arrange).observe(root, { attributeFilter: ["data-welcome"] });
