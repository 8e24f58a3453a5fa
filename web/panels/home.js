// The first page: what can be played, and the ways into it. The board beside it is the game's
// own. Small boards of the others play their last moves, one board at a time. On a phone, where
// all games are cards, a tap on one chooses it, and the ways lead into that game.

import { part } from "../page/dom.js";
import { onChange } from "../page/settings.js";
import { invitations as foreign, t } from "../page/words.js";
import { start } from "../python/start.js";
import { PHONE } from "./places.js";
import { drawing, drawSmall } from "./small.js";

/** @import { Invitation, Scene, Short } from "../types.js" */

const PAUSE = 6000; // milliseconds from one board's moves to the next one's
const STEP = 800; // and from a move to the next one
const SCHEMES = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];
const root = document.documentElement;

/** @returns {Invitation[]} */
const invitations = () => foreign ?? JSON.parse(part("invitations").textContent ?? "[]");

/** The boards, and which of its positions each shows. @type {Living[]} */
const living = [];

/** @typedef {{ image: HTMLImageElement, short: Short, at: number, svg: Drawing }} Living */
/** @import { Drawing } from "./small.js" */

const isWelcome = () => "welcome" in root.dataset;

/** Fill the first page; its boards come when somebody sees it. */
export function showHome() {
  const [first, ...others] = invitations();
  if (!first) return;
  part("first-title").textContent = first.title;
  part("first-goal").textContent = first.goal;
  part("first-short").textContent = first.short;
  part("first-game").setAttribute("href", first.link);
  const cards = part("others");
  if (cards.childElementCount !== others.length) {
    cards.replaceChildren(...others.map(() => blank()));
  }
  for (const [at, anchor] of [...cards.querySelectorAll("a")].entries()) fill(anchor, others[at]);
  choose(first.link);
  part("home").addEventListener("click", tapped, { capture: true });
  PHONE.addEventListener("change", () => choose(first.link));
  const look = { attributeFilter: ["data-welcome"] };
  const seeing = new MutationObserver(() => (isWelcome() ? begin() : scrollTo(0, 0)));
  seeing.observe(root, look);
  if (isWelcome()) begin();
}

let link = ""; // of the game that is chosen

/** The game that the ways lead into. */
export const chosen = () => invitations().find((some) => some.link === link) ?? { title: "", link };

const cards = () => part("home").querySelectorAll("[data-first-game], [data-others] a");

/** Let the ways lead into a game. @param {string} wanted its link */
function choose(wanted) {
  link = wanted;
  for (const card of cards()) {
    if (card.getAttribute("href") === link) card.setAttribute("aria-current", "true");
    else card.removeAttribute("aria-current");
  }
  for (const name of ["friend", "against"]) part(name).setAttribute("href", link);
  part("friend-title").textContent = t("Play {title} with a friend", { title: chosen().title });
}

/** On a phone the first tap on a card chooses its game, the second one opens it. @param {Event} event */
function tapped(event) {
  const card = event.target instanceof Element && event.target.closest("[data-home] a:has(img)");
  if (!card || !PHONE.matches || card.getAttribute("aria-current")) return;
  event.preventDefault();
  event.stopPropagation();
  choose(card.getAttribute("href") ?? "");
}

/** A card of a game, where the build has written none. */
function blank() {
  const anchor = document.createElement("a");
  const image = document.createElement("img");
  image.alt = "";
  const [brief, long] = ["brief", "long"].map((name) => {
    const span = document.createElement("span");
    span.className = name;
    return span;
  });
  anchor.append(image, document.createElement("strong"), brief, long);
  return anchor;
}

/** Say in the player's language what a card is of. @param {HTMLAnchorElement} anchor @param {Invitation} invitation */
function fill(anchor, { game, title, goal, short, link, tone, finish }) {
  Object.assign(anchor.dataset, { open: "", tone, finish });
  anchor.href = link;
  const [image, ...texts] = anchor.children;
  if (image instanceof HTMLElement) image.dataset.game = game;
  for (const [at, text] of [title, short, goal].entries()) texts[at].textContent = text;
}

let begun = false;

/** Fetch the short games, once, and let them be played. Without them the page is complete. */
async function begin() {
  if (begun) return;
  begun = true;
  const [first] = invitations();
  part("first-board").dataset.game = first.game;
  try {
    const [answer, svg] = await Promise.all([fetch(start.home), drawing()]);
    const shorts = /** @type {Record<string, Short>} */ (await answer.json());
    for (const image of part("home").querySelectorAll("img")) {
      const short = shorts[image.dataset.game ?? ""];
      if (!short) continue;
      hang({ image, short, at: short.frames.length - 1, svg });
      await new Promise((resolve) => setTimeout(resolve)); // somebody may want to do something
    }
  } catch {
    return; // words and links are there
  }
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!still) setInterval(play, PAUSE);
}

/** @param {Living} one */
function hang(one) {
  living.push(one);
  draw(one);
  onChange(() => draw(one));
  for (const scheme of SCHEMES) {
    matchMedia(scheme).addEventListener("change", () => draw(one));
  }
}

/** Draw a position, in the colours of its card. @param {Living} one */
function draw({ image, short, at, svg }) {
  const { scene, marks } = short.frames[at];
  const whole = /** @type {Scene} */ ({ ...short.board, ...scene });
  drawSmall(image, { scene: whole, marks }, svg);
}

let turn = 0;

/** Play the moves of the next board. */
function play() {
  if (!isWelcome() || document.hidden || living.length === 0) return;
  const one = living[turn++ % living.length];
  for (const at of one.short.frames.keys()) {
    setTimeout(() => {
      one.at = at;
      draw(one);
    }, at * STEP);
  }
}
