// The page: what a player does becomes a question to Python, and the answer is shown.
//
// The address is the game. This file keeps only what is being done right now.

import { Engine } from "./engine.js";
import { Grid } from "./grid.js";
import { keep } from "./keep.js";
import * as panel from "./panel.js";
import { part } from "./panel.js";
import { pick, targets } from "./picker.js";
import { queue } from "./queue.js";
import { Stage } from "./stage.js";
import * as trail from "./trail.js";

/** @import { Picture } from "./board.js" */
/** @import { Preview, Question, View } from "./types.js" */

/** The opening view of every game; the build has put them into the page. */
const openings = /** @type {View[]} */ (JSON.parse(part("openings").textContent ?? ""));
const stage = new Stage(part("frame"), picture);
const engine = new Engine(panel.showProgress);

const app = {
  /** What is shown; before Python answers, an opening or only its board. */
  view: opening(),
  /** @type {string[]} sites of a move that is being made */
  picked: [],
  /** @type {Preview | null} and how the board looks meanwhile */
  half: null,
  /** @type {string | null} the site under the mouse */
  hover: null,
  /** @type {string | null} the site that a finger aims at */
  aim: null,
  /** Whether the board is seen from the second seat. */
  turned: false,
  /** @type {{ site: string, touched: boolean } | null} a click that waits for Python */
  kept: null,
};

/** @returns {View} the game that the address seems to name, without men if moves were made */
function opening() {
  const link = trail.here().toLowerCase();
  const view = openings.find((some) => link.startsWith(some.link)) ?? openings[0];
  if (isOpening(view)) return view;
  const empty = { pieces: [], areas: [], spares: [], trails: [], dice: [], captions: [] };
  return { ...view, choices: [], shortcuts: [], scene: { ...view.scene, ...empty } };
}

/** @param {View} view */
function isOpening(view) {
  return trail.here() === view.link || (trail.here() === "" && view.game === openings[0].game);
}

const { act, ask, isLive } = queue(engine, draw);
let visit = 0; // counts how often the player went elsewhere by the browser's own buttons

// --- What a player can do ----------------------------------------------------------------

/**
 * A site was chosen. A finger hides what it points at: its first tap on the site that would
 * play a move only aims, the second one plays.
 *
 * @param {string} site
 * @param {boolean} touched
 */
async function choose(site, touched) {
  const step = pick(choices(), app.picked, site);
  if (step.move && touched && app.aim !== site) {
    app.aim = site;
    return;
  }
  app.aim = null;
  panel.alarm(app.view.error?.message ?? "");
  const { link } = app.view;
  const { turned } = app;
  if (step.move) await play({ op: "play", link, move: step.move, turned });
  else if (step.refused) await play({ op: "play", link, path: step.refused, turned });
  else if (step.picked.length > 0) await hold(step.picked);
  else letGo();
}

/** All ways to click a legal move. */
function choices() {
  return [...app.view.choices, ...app.view.shortcuts];
}

/** Roll the dice that are due. */
async function roll() {
  const { link, turn } = app.view;
  if (turn !== "chance") return;
  await play({ op: "roll", link, table: trail.table(), turned: app.turned });
}

/** @param {Question} question */
async function play(question) {
  const before = trail.here();
  const answer = await ask(question);
  if (trail.here() !== before) return; // the player is elsewhere by now
  if (!answer.ok) {
    const refused = "path" in question ? question.path.at(-1) : "";
    const { scene } = app.half ?? app.view;
    if (!scene.pieces.some((piece) => piece.site === refused)) letGo();
    return panel.alarm(answer.error.message);
  }
  const { ply, moves, links } = app.view;
  trail.played(answer.view.link, links.home);
  show(answer.view);
  if (ply < moves.length) panel.remark(`A new line from move ${ply}; Back returns to the old one.`);
}

/**
 * A move is begun: let the rules say how it can go on.
 *
 * @param {string[]} picked
 */
async function hold(picked) {
  const { turned } = app;
  const answer = await ask({ op: "pick", link: app.view.link, path: picked, turned });
  if (!answer.ok) return panel.alarm(answer.error.message);
  app.picked = picked;
  app.half = answer.preview;
  grid.show(app.view.title, app.half.scene);
  panel.remark(app.half.prompt);
}

/** Take back a move that was begun. */
function letGo() {
  app.picked = [];
  app.half = null;
  app.aim = null;
  grid.show(app.view.title, app.view.scene);
  panel.showStory(app.view);
}

/** Show what the address says, and write the address properly if nothing is wrong with it. */
async function read() {
  const link = trail.here();
  const answer = await ask({ op: "view", link, line: trail.line(), turned: app.turned });
  if (trail.here() !== link) return;
  if (!answer.ok) return panel.alarm(answer.error.message);
  if (!answer.view.error && link && link !== answer.view.link) trail.rewritten(answer.view.link);
  show(answer.view);
}

/** @param {string} link @param {string} [remark] */
function goTo(link, remark) {
  act(async () => {
    if (link !== trail.here()) trail.opened(link);
    await read();
    if (remark) panel.remark(remark);
  });
}

/** @param {number} step */
function stepBy(step) {
  act(async () => {
    const { ply, moves, links } = app.view;
    if (app.picked.length > 0) return letGo(); // a move that was only begun is undone first
    if (step > 0 && links.redo) trail.replayed(links.redo);
    else if (ply < moves.length) trail.rewritten(`#${ply + step}`);
    else if (step < 0 && links.undo) await trail.undone(links.undo);
    await read();
  });
}

/** Copy the address; where the browser forbids it, select it for the player to copy. */
async function copy() {
  const address = part("link");
  try {
    await navigator.clipboard.writeText(address.textContent ?? "");
    panel.remark("Link copied. Send it to the other player.");
  } catch {
    getSelection()?.selectAllChildren(address);
    panel.remark("The link is selected: copy it with Ctrl+C, or press it for long.");
  }
}

const grid = new Grid(part("grid"), {
  choose(site, touched) {
    const here = visit;
    if (isLive()) return act(() => (here === visit ? choose(site, touched) : undefined));
    app.kept = { site, touched };
    panel.showKept(site);
    draw();
  },
  hover(site) {
    app.hover = site;
    stage.drawSoon();
  },
});

/** Let go of what was begun, and of what was said about it. */
function stepBack() {
  act(() => {
    panel.alarm("");
    letGo();
  });
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") stepBack();
});
document.addEventListener("click", ({ target }) => {
  const used = target instanceof Element && target.closest("[data-site], a, button, summary");
  if (!used && (app.picked.length > 0 || app.aim !== null)) stepBack();
});

panel.onPress("cancel", stepBack);
panel.onPress("place", () => act(() => (app.aim === null ? undefined : choose(app.aim, false))));
panel.onPress("undo", () => stepBy(-1));
panel.onPress("redo", () => stepBy(1));
panel.onPress("new", () => goTo(app.view.links.new, "A new game. Back returns to the old one."));
panel.onPress("continue", () => goTo(app.view.link));
panel.onPress("copy", () => act(copy));
panel.onPress("roll", () => act(roll));
panel.onPress("turnboard", () =>
  act(() => {
    app.turned = !app.turned;
    return read();
  }),
);
panel.onSpace(() => act(roll));
panel.onAction((id) => act(() => choose(id, false)));
panel.onFollow("open", (link) => goTo(link));
panel.onFollow("look", (link) =>
  act(async () => {
    trail.rewritten(link);
    await read();
  }),
);
addEventListener("popstate", () => {
  if (!trail.arrived()) return;
  visit += 1;
  app.kept = null;
  act(read);
});

// --- What a player sees ------------------------------------------------------------------

/** @param {View} view */
function show(view) {
  app.view = view;
  app.picked = [];
  app.half = null;
  app.aim = null;
  showBoard(view);
  keepFocus(() => {
    panel.showView(view);
    panel.showError(view);
  });
}

/**
 * A button that goes away hands the focus to the board, not to nowhere.
 *
 * @param {() => void} update
 */
function keepFocus(update) {
  const focused = document.activeElement;
  update();
  if (focused?.closest("[hidden]")) grid.focus();
}

/** @param {View} view */
function showBoard(view) {
  stage.fit(view.scene);
  grid.show(view.title, view.scene);
  panel.showGames(openings, view.game);
}

function draw() {
  keepFocus(() => panel.showAim(app.aim, app.view, app.picked));
  panel.showPressed(app.picked);
  stage.draw();
}

/** @returns {Picture} */
function picture() {
  const { view, half, picked, hover, aim, kept } = app;
  const open = targets(choices(), picked);
  return {
    scene: half?.scene ?? view.scene,
    last: half ? [] : view.marks.last,
    ghosts: half ? [] : view.marks.ghosts,
    picked: kept ? [kept.site] : picked,
    targets: picked.length > 0 ? open : new Set(),
    hover: aim ?? (hover !== null && open.has(hover) ? hover : null),
    side: typeof view.turn === "number" ? view.turn : null,
    shape: typeof view.turn === "number" ? view.shapes[view.turn] : null,
    aimed: aim !== null,
  };
}

/** Paint the opening at once; everything else waits for Python. */
function begin() {
  const { view } = app;
  showBoard(view);
  if (isOpening(view)) panel.showView(view);
  draw();
  act(read);
  act(() => {
    const { kept } = app;
    app.kept = null;
    return kept ? choose(kept.site, kept.touched) : undefined;
  });
  act(() => void keep());
}

document.documentElement.dataset.alive = "";
begin();
