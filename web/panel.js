// Everything beside the board: status, alert, moves, link, progress. Text is only ever text.

/** @import { Start, View } from "./types.js" */

/** How a shape is written inside a line of text. */
const SIGNS = /** @type {Record<string, string>} */ ({ triangle: "▲", square: "□" });

/**
 * The element of the page that carries a data attribute.
 *
 * @param {string} name
 * @returns {HTMLElement}
 */
export function part(name) {
  const found = document.querySelector(`[data-${name}]`);
  if (!(found instanceof HTMLElement)) throw new Error(`the page has no [data-${name}]`);
  return found;
}

/**
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  const element = part(name);
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @param {string} name
 * @param {boolean} enabled
 */
export function enable(name, enabled) {
  /** @type {HTMLButtonElement} */ (part(name)).disabled = !enabled;
}

/** @param {View} view */
export function showView(view) {
  const looking = view.ply < view.moves.length;
  write("title", view.title);
  write("headline", view.headline);
  write("story", looking ? `Looking back. ${view.story}` : view.story);
  const of = looking ? ` of ${view.moves.length}` : "";
  const count = view.ply === 0 && !looking ? "" : `Move ${view.ply}${of}`;
  write("notes", [count, view.notes].filter(Boolean).join(" · "));
  write("board", view.text);
  write("link", new URL(view.link, document.baseURI).href);
  const turn = view.outcome ? view.outcome.winner : view.turn;
  const shape = typeof turn === "number" ? view.shapes[turn] : "";
  document.querySelector("[data-turn]")?.setAttribute("data-turn", shape);
  document.title = `${view.headline} · ${view.title}`;
  showMoves(view);
}

/** @param {View} view */
function showMoves(view) {
  const items = view.moves.map((move, index) => {
    const item = document.createElement("li");
    const anchor = document.createElement("a");
    const seat = view.seats[index];
    const sign = typeof seat === "number" ? SIGNS[view.shapes[seat]] : "";
    const took = view.captures[index];
    anchor.textContent = `${sign} ${move}${took ? "×".repeat(took.length) : ""}`;
    anchor.href = `${view.links.looks}${index + 1}`;
    anchor.dataset.look = "";
    if (index + 1 === view.ply) anchor.setAttribute("aria-current", "step");
    item.append(anchor);
    return item;
  });
  const list = part("moves");
  list.replaceChildren(...items);
  const current = list.querySelector("[aria-current]");
  if (current instanceof HTMLElement) {
    list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
  }
}

/**
 * Say why something was refused. A message that is repeated is said again, so the element is
 * emptied first.
 *
 * @param {string} message
 */
export function alarm(message) {
  const element = part("alert");
  element.replaceChildren();
  if (!message) return;
  const line = document.createElement("p");
  line.textContent = message;
  element.append(line);
}

/** @param {string} message a short remark that is read out with the status */
export function remark(message) {
  write("story", message);
}

/**
 * @param {number} loaded
 * @param {number} total
 */
export function showProgress(loaded, total) {
  const done = Math.min(100, Math.round((100 * loaded) / total));
  const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
  write("bytes", `${megabytes(Math.min(loaded, total))} of ${megabytes(total)} MB`);
  const bar = part("bar");
  bar.setAttribute("aria-valuenow", String(done));
  bar.style.setProperty("--done", `${done}%`);
}

/**
 * The menu of games: ordinary links, so each opens in a new tab too.
 *
 * @param {Start} start
 * @param {string} current
 */
export function showGames(start, current) {
  const links = start.views.map((view) => {
    const anchor = document.createElement("a");
    anchor.textContent = view.title;
    anchor.href = view.links.new;
    anchor.dataset.open = "";
    if (view.game === current) anchor.setAttribute("aria-current", "page");
    return anchor;
  });
  const menu = part("games");
  menu.hidden = links.length < 2;
  menu.replaceChildren(...links);
}

/**
 * The two buttons of an aimed move.
 *
 * @param {string | null} site
 * @param {string} shape
 */
export function showAim(site, shape) {
  part("aim").hidden = site === null;
  if (site !== null) part("place").textContent = `Place ${SIGNS[shape]} at ${site}`;
}
