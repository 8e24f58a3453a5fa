// Everything beside the board: status, alert, moves, link, progress. Text is only ever text.

import { part } from "../page/dom.js";
import { t } from "../page/words.js";

/** @import { View } from "../types.js" */

/** How a shape is written inside a line of text. */
const SIGNS = /** @type {Record<string, string>} */ ({ triangle: "▲", square: "□" });

/**
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  const element = part(name);
  if (element.textContent !== text) element.textContent = text;
}

/**
 * A button that cannot be used now keeps the focus: only its look and its name in the ear of
 * a screen reader change.
 *
 * @param {string} name
 * @param {boolean} enabled
 */
export function enable(name, enabled) {
  part(name).setAttribute("aria-disabled", String(!enabled));
}

/**
 * @param {string} name
 * @param {() => void} press
 */
export function onPress(name, press) {
  const button = part(name);
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") !== "true") press();
  });
}

/**
 * Follow links of one kind inside the page; with a key held down they stay ordinary links.
 *
 * @param {string} kind
 * @param {(link: string, remark: string) => void} follow
 */
export function onFollow(kind, follow) {
  document.addEventListener("click", (event) => {
    const anchor = event.target instanceof Element && event.target.closest(`a[data-${kind}]`);
    if (!anchor || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    follow(anchor.getAttribute("href") ?? "", anchor.getAttribute(`data-${kind}`) ?? "");
  });
}

/** @param {View} view */
export function showView(view) {
  write("title", view.title);
  write("headline", view.headline);
  showStory(view);
  write(
    "notes",
    [view.ply > 0 ? t("Move {ply}", { ply: view.ply }) : "", view.notes]
      .filter(Boolean)
      .join(" · "),
  );
  write("board", view.text);
  for (const [index, place] of ["first", "second"].entries()) {
    write(`${place}-side`, `${SIGNS[view.shapes[index]]} ${view.sides[index]}`);
  }
  write("link", new URL(view.link, document.baseURI).href);
  part("whole").setAttribute("href", view.link);
  const turn = view.outcome ? view.outcome.winner : view.turn;
  const shape = typeof turn === "number" ? view.shapes[turn] : "";
  document.querySelector("[data-turn]")?.setAttribute("data-turn", shape);
  document.title = `${view.headline} · ${view.title}`;
  showMoves(view);
  showActions(view);
  enable("undo", view.ply > 0);
  enable("redo", view.ply < view.moves.length || view.links.redo !== null);
  enable("new", view.moves.length > 0);
  for (const name of ["copy", "send", "qr", "copytext", "png", "svg"]) enable(name, true);
}

/**
 * What can be pressed under the board: the roll when dice are due, and what the scene offers.
 *
 * @param {View} view
 */
function showActions(view) {
  const bar = part("actions");
  const { buttons } = view.scene;
  const rolls = view.turn === "chance";
  part("roll").hidden = !rolls;
  part("turnboard").hidden = !view.opposite;
  bar.hidden = !rolls && !view.opposite && buttons.length === 0;
  for (const old of bar.querySelectorAll("[data-action]")) old.remove();
  const fresh = buttons.map(({ id, label }) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.dataset.action = id;
    return button;
  });
  part("roll").after(...fresh);
}

/** @param {(id: string) => void} press */
export function onAction(press) {
  part("actions").addEventListener("click", ({ target }) => {
    const id = target instanceof HTMLElement && target.dataset.action;
    if (id) press(id);
  });
}

/** What has a use of its own for the space bar. */
const USES_SPACE = "a, button, summary, input, select, textarea, [contenteditable]";

/**
 * The space bar rolls when dice are due, wherever the focus is but on what has a use for it
 * or in a dialog.
 *
 * @param {() => void} roll
 */
export function onSpace(roll) {
  const rolls = (/** @type {KeyboardEvent} */ event) => {
    const busy = event.target instanceof Element && event.target.closest(USES_SPACE);
    if (event.key !== " " || event.repeat || busy || part("roll").hidden) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    event.stopPropagation();
    roll();
  };
  document.addEventListener("keydown", rolls, { capture: true });
}

/** @param {View} view */
export function showStory(view) {
  const { ply, moves, story } = view;
  if (ply === moves.length) return remark(story);
  const from = ply + 1;
  const to = moves.length;
  const where = t("Looking back at move {ply} of {to}.", { ply, to });
  const left =
    from < to
      ? t("A move from here leaves out moves {from} to {to}; Back brings the old line home.", {
          from,
          to,
        })
      : t("A move from here leaves out move {from}; Back brings the old line home.", { from });
  remark(`${where} ${story}. ${left}`);
}

/**
 * Moves that stand there already stay, so that a long game costs no more than a short one and
 * nobody loses the focus.
 *
 * @param {View} view
 */
function showMoves(view) {
  const list = part("moves");
  const labels = view.moves.map((move, index) => {
    const seat = view.seats[index];
    const sign = typeof seat === "number" ? `${SIGNS[view.shapes[seat]]} ` : "";
    const taken = move.includes("x") ? 0 : (view.captures[index]?.length ?? 0);
    return `${sign}${move}${"×".repeat(taken)}`;
  });
  list.classList.toggle("loose", view.seats.includes("chance"));
  const old = [...list.children];
  const first = old.findIndex((item, index) => item.textContent !== labels[index]);
  const same = first < 0 ? old.length : first;
  for (const item of old.slice(same)) item.remove();
  const fresh = labels.slice(same).map((label, index) => moveItem(view, label, same + index));
  list.append(...fresh);
  for (const [index, item] of [...list.children].entries()) {
    item.classList.toggle("later", index >= view.ply);
  }
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const current = list.children[view.ply - 1]?.firstElementChild;
  if (!(current instanceof HTMLElement)) return;
  current.setAttribute("aria-current", "step");
  list.scrollTop = current.offsetTop - (list.clientHeight - current.offsetHeight) / 2;
}

/**
 * @param {View} view
 * @param {string} label
 * @param {number} index
 */
function moveItem(view, label, index) {
  const item = document.createElement("li");
  const anchor = document.createElement("a");
  item.className = view.seats[index] === "chance" ? "throw" : "";
  if (index % 2 === 0) item.dataset.pair = String(index / 2 + 1);
  anchor.textContent = label;
  anchor.setAttribute("role", "link");
  anchor.dataset.look = String(index + 1);
  item.append(anchor);
  return item;
}

/**
 * A move gets its address when somebody comes near it. A browser reads every address in a page
 * together with the page's own, and that holds the whole game: for all moves at once that would
 * cost the square of the game's length.
 */
for (const near of ["pointerover", "focusin"]) {
  part("moves").addEventListener(near, ({ target }) => {
    const anchor = target instanceof Element && target.closest("a[data-look]");
    if (anchor) anchor.setAttribute("href", `#${anchor.getAttribute("data-look")}`);
  });
}

/** @param {View} view */
export function showError(view) {
  const { error, ply, moves } = view;
  const atEnd = error && error.index !== null && ply === moves.length;
  const where = atEnd ? ` ${t("The board shows what came before it.")}` : "";
  alarm(error ? `${error.message}${where}` : "");
  part("continue").hidden = !error || error.index === null;
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
 * Say something to the ear alone. What was said before is said again.
 *
 * @param {string} message
 */
export function say(message) {
  const line = document.createElement("p");
  line.textContent = message;
  part("say").replaceChildren(line);
}

/** @param {string} reason */
export function showFailure(reason) {
  write("headline", t("The game could not start"));
  write("link", document.URL);
  const why = t("Python did not start, so nothing can be played. Your game is safe in the link.");
  alarm(`${why} (${reason})`);
}

/**
 * @param {number} loaded
 * @param {number} total
 */
export function showProgress(loaded, total) {
  const percent = Math.min(100, Math.round((100 * loaded) / total));
  const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
  const done = megabytes(Math.min(loaded, total));
  write("bytes", t("{done} of {total} MB", { done, total: megabytes(total) }));
  const bar = part("bar");
  bar.setAttribute("aria-valuenow", String(percent));
  bar.style.setProperty("--done", `${percent}%`);
}

/** @param {boolean} stalled whether what is loading does not come any more */
export function showStalled(stalled) {
  part("stalled").hidden = !stalled;
  if (stalled) say(part("stalled-text").textContent ?? "");
}

/** @param {string} site a click that waits for Python */
export function showKept(site) {
  write("held", t("Your click on {site} is kept and played when Python is ready.", { site }));
}

/**
 * The menu of games: ordinary links, so each opens in a new tab too.
 *
 * @param {View[]} openings
 * @param {string} current
 */
export function showGames(openings, current) {
  const menu = part("games");
  if (menu.dataset.games === current) return;
  menu.dataset.games = current;
  menu.hidden = openings.length < 2;
  const links = openings.map((view) => {
    const anchor = document.createElement("a");
    anchor.textContent = view.title;
    anchor.href = view.links.new;
    anchor.dataset.open = "";
    if (view.game === current) anchor.setAttribute("aria-current", "page");
    return anchor;
  });
  const focused = [...menu.children].indexOf(document.activeElement ?? menu);
  menu.replaceChildren(...links);
  links[focused]?.focus();
}

/** @param {string[]} picked what was chosen so far, of which some may be buttons */
export function showPressed(picked) {
  for (const button of part("actions").querySelectorAll("[data-action]")) {
    const id = button.getAttribute("data-action") ?? "";
    button.setAttribute("aria-pressed", String(picked.includes(id)));
  }
}

/**
 * The buttons of a move that is begun or aimed at: to let go of it, and to play it.
 *
 * @param {string | null} site
 * @param {View} view
 * @param {string[]} picked
 */
export function showAim(site, view, picked) {
  part("aim").hidden = site === null && picked.length === 0;
  part("place").hidden = site === null;
  if (site === null) return;
  const sign = typeof view.turn === "number" ? SIGNS[view.shapes[view.turn]] : "";
  const way = picked.length > 0 ? `${picked.join(" ")} ${site}` : "";
  part("place").textContent = way
    ? t("Play {sign} {way}", { sign, way })
    : t("Place {sign} at {site}", { sign, site });
}
