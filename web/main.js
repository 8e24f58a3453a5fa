// The page: what a player does becomes a question to Python, and the answer is shown.
//
// The address is the game. This file keeps only what is being done right now.

import { Engine } from "./engine.js";
import { Grid } from "./grid.js";
import {
  alarm,
  enable,
  part,
  remark,
  showAim,
  showGames,
  showProgress,
  showView,
} from "./panel.js";
import { pick, targets } from "./picker.js";
import { Stage } from "./stage.js";
import * as trail from "./trail.js";

/** @import { Picture } from "./board.js" */
/** @import { Question, Start, View } from "./types.js" */

const root = document.documentElement;
const start = /** @type {Start} */ (JSON.parse(part("start").textContent ?? ""));
const stage = new Stage(part("frame"), picture);
const engine = new Engine(start, (loaded) => showProgress(loaded, start.bytes));

const app = {
  /** What is shown; before Python answers, the opening that the build has put into the page. */
  view: opening(),
  /** @type {string[]} sites of a move that is being made */
  picked: [],
  /** @type {string | null} the site under the mouse */
  hover: null,
  /** @type {string | null} the site that a finger aims at */
  aim: null,
};

/** @returns {View} the board of the game that the address seems to name */
function opening() {
  const link = trail.here().toLowerCase();
  const view = start.views.find((some) => link.startsWith(some.link)) ?? start.views[0];
  return { ...view, choices: isOpening(view) ? view.choices : [] };
}

/** @param {View} view */
function isOpening(view) {
  return trail.here() === view.link || (trail.here() === "" && view.game === start.views[0].game);
}

// --- One thing after another -------------------------------------------------------------

let chain = Promise.resolve();
let open = 0;
let live = false; // whether Python has answered

/**
 * Do something when all that came before it is done. Until then the page is busy; what a
 * player does while Python loads therefore waits here.
 *
 * @param {() => Promise<void> | void} task
 */
function act(task) {
  open += 1;
  if (live) root.dataset.state = "busy";
  chain = chain.then(task).then(draw).then(settle);
}

function draw() {
  const side = typeof app.view.turn === "number" ? app.view.turn : 0;
  showAim(app.aim, app.view.shapes[side]);
  return stage.draw();
}

function settle() {
  open -= 1;
  if (open === 0 && live) root.dataset.state = "ready";
}

/**
 * Ask Python. If it cannot start, or dies, say so and ask again when the player wants to.
 *
 * @param {Question} question
 */
async function ask(question) {
  for (;;) {
    try {
      const answer = await engine.ask(question);
      live = true;
      root.dataset.ready = "";
      part("loading").hidden = true;
      return answer;
    } catch (error) {
      await failed(String(error));
    }
  }
}

/** @param {string} reason */
async function failed(reason) {
  const before = root.dataset.state;
  root.dataset.state = "failed";
  part("loading").hidden = true;
  alarm(
    `Python could not start, so no move can be played. Your game is safe in the link. (${reason})`,
  );
  const retry = part("retry");
  retry.hidden = false;
  await new Promise((resolve) => retry.addEventListener("click", resolve, { once: true }));
  retry.hidden = true;
  alarm("");
  root.dataset.state = before;
  part("loading").hidden = live;
}

// --- What a player can do ----------------------------------------------------------------

/** @param {string} site */
async function choose(site) {
  const { choices } = app.view;
  const step = pick(choices, app.picked, site);
  app.picked = step.picked;
  if (step.move) await play({ op: "play", link: app.view.link, move: step.move });
  else if (step.refused) await play({ op: "play", link: app.view.link, path: step.refused });
}

/** @param {Question} question */
async function play(question) {
  const answer = await ask(question);
  if (!answer.ok) return alarm(answer.error.message);
  trail.played(answer.view.link);
  show(answer.view);
}

/** Show what the address says, and write the address properly if nothing is wrong with it. */
async function read() {
  const link = trail.here();
  const answer = await ask({ op: "view", link });
  if (!answer.ok) return alarm(answer.error.message);
  if (!answer.view.error && link && link !== answer.view.link) trail.rewritten(answer.view.link);
  show(answer.view);
}

/** @param {string} link */
function goTo(link) {
  act(async () => {
    if (link !== trail.here()) trail.opened(link);
    await read();
  });
}

/** @param {number} step */
function stepBy(step) {
  act(async () => {
    const { view } = app;
    if (view.ply < view.moves.length) trail.rewritten(`${view.links.looks}${view.ply + step}`);
    else {
      const travel = step < 0 ? trail.undo(view.links.undo) : trail.redo();
      if (travel) return travel; // the browser's own step is followed by a read of its own
    }
    await read();
  });
}

/** Copy the address; where the browser forbids it, select it for the player to copy. */
async function copy() {
  const address = part("link");
  try {
    await navigator.clipboard.writeText(address.textContent ?? "");
    remark("Link copied. Send it to the other player.");
  } catch {
    getSelection()?.selectAllChildren(address);
    remark("The link is selected: copy it with Ctrl+C, or press it for long.");
  }
}

/** @param {string | null} site */
function aim(site) {
  act(() => {
    app.aim = site;
  });
}

const grid = new Grid(part("grid"), {
  choose(site, touched) {
    // A finger hides what it points at: the first tap aims, the second one plays.
    if (touched && app.aim !== site) return live ? aim(site) : aimWhileLoading(site);
    app.aim = null;
    act(() => choose(site));
    if (!live) keep(site);
  },
  hover(site) {
    app.hover = site;
    draw();
  },
  escape() {
    act(() => {
      app.picked = [];
      app.aim = null;
      alarm("");
    });
  },
});

/** @param {string} site */
function aimWhileLoading(site) {
  app.aim = site;
  draw();
}

/** @param {string} site a click that waits for Python */
function keep(site) {
  app.picked = [...app.picked, site];
  part("kept").textContent = `Your click on ${site} is kept and played when Python is ready.`;
  draw();
}

part("cancel").addEventListener("click", () => aim(null));
part("place").addEventListener("click", () => {
  const site = app.aim;
  app.aim = null;
  if (site !== null) act(() => choose(site));
});
part("undo").addEventListener("click", () => stepBy(-1));
part("redo").addEventListener("click", () => stepBy(1));
part("new").addEventListener("click", () => goTo(app.view.links.new));
part("continue").addEventListener("click", () => goTo(app.view.link));
part("copy").addEventListener("click", () => act(copy));
addEventListener("popstate", () => {
  trail.arrived();
  act(read);
});
document.addEventListener("click", (event) => {
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);
  if (!anchor || !plain) return;
  const link = anchor.getAttribute("href") ?? "";
  if ("open" in anchor.dataset) goTo(link);
  else if ("look" in anchor.dataset) {
    act(async () => {
      trail.rewritten(link);
      await read();
    });
  } else return;
  event.preventDefault();
});

// --- What a player sees ------------------------------------------------------------------

/** @param {View} view */
function show(view) {
  app.view = view;
  app.picked = [];
  app.aim = null;
  showBoard(view);
  showView(view);
  alarm(view.error ? `${view.error.message} The board shows what came before it.` : "");
  part("continue").hidden = !view.error;
  enable("undo", view.ply > 0);
  enable("redo", view.ply < view.moves.length || trail.canRedo());
  enable("new", view.moves.length > 0);
  enable("copy", true);
}

/** @param {View} view */
function showBoard(view) {
  stage.fit(view.scene);
  grid.show(view.title, view.scene);
  showGames(start, view.game);
}

/** @returns {Picture} */
function picture() {
  const { view, picked, hover, aim } = app;
  const side = typeof view.turn === "number" ? view.turn : null;
  const open = targets(view.choices, picked);
  const site = aim ?? (hover !== null && open.has(hover) ? hover : null);
  return {
    scene: view.scene,
    last: view.marks.last,
    ghosts: view.marks.ghosts,
    picked,
    targets: picked.length > 0 ? open : [],
    hover: site === null || side === null ? null : { site, side, shape: view.shapes[side] },
    aimed: aim !== null,
  };
}

/** Paint the opening at once; everything else waits for Python. */
function begin() {
  const { view } = app;
  showBoard(view);
  showProgress(0, start.bytes);
  if (isOpening(view)) showView(view);
  draw();
  act(read);
}

root.dataset.alive = "";
begin();
