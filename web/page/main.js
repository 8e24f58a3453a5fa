// The page: what a player does becomes a question to Python, and the answer is shown.
//
// The address is the game. This file keeps only what is being done right now.

import { computer } from "./computer.js";
import { app, choices, forget, isBound, picture } from "./state.js";
import "../panels/dialogs.js";
import { Stage } from "../board/canvas.js";
import { Grid } from "../board/grid.js";
import { pick } from "../board/picker.js";
import { keep } from "../offline/register.js";
import { keys } from "../panels/keys.js";
import { rulebook } from "../panels/learn.js";
import * as panel from "../panels/panel.js";
import { looking, showLooking } from "../panels/replay.js";
import { sending } from "../panels/send.js";
import { change, onChange, settings } from "../panels/settings.js";
import { Engine } from "../python/engine.js";
import * as trail from "./address.js";
import { part } from "./dom.js";
import { isOpening, openings } from "./opening.js";
import { click } from "./sound.js";
import { remember, table } from "./table.js";
import { queue } from "./tasks.js";
import { t, translatePage } from "./words.js";

/** @import { Question, Refusal, View } from "../types.js" */

const stage = new Stage(part("frame"), picture);
const engine = new Engine({
  progress: panel.showProgress,
  stalled: () => panel.showStalled(true),
});

const { act, ask, isLive } = queue(engine, draw);
/** What has a use of its own for a click. */
const USES_CLICK = "[data-site], a, button, summary, input, select, textarea, label, dialog";
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
  if (!opponent.lets()) return;
  const step = pick(choices(), app.picked, site, isBound());
  if (step.move && touched && settings.confirm && app.aim !== site) {
    app.aim = site;
    return;
  }
  app.aim = null;
  app.refused = [];
  panel.alarm(app.view.error?.message ?? "");
  const { link } = app.view;
  const { turned } = settings;
  if (step.move) await play({ op: "play", link, move: step.move, turned });
  else if (step.refused) await play({ op: "play", link, path: step.refused, turned });
  else await hold(step.picked);
}

/** The player wants the dice; the computer rolls its own. */
const rollNow = () => (opponent.lets() ? roll() : undefined);

/** Roll the dice that are due. */
async function roll() {
  const { link, turn } = app.view;
  if (turn !== "chance") return;
  await play({ op: "roll", link, table: table().id, turned: settings.turned });
}

/**
 * Play a move and show it, or say why not.
 *
 * @param {Question} question
 * @returns {Promise<boolean>} whether it was played
 */
async function play(question) {
  player.stop();
  const before = trail.here();
  const answer = await ask(question);
  if (trail.here() !== before) return false; // the player is elsewhere by now
  if (!answer.ok) {
    refuse(answer.error);
    return false;
  }
  opponent.goOn();
  const { ply, moves, links } = app.view;
  const captured = answer.view.marks.ghosts.length > 0;
  trail.played(answer.view.link, links.home);
  remember({ link: answer.view.link });
  show(answer.view, captured);
  if (settings.sound) click(captured);
  if (ply < moves.length) {
    panel.remark(t("A new line from move {ply}; Back returns to the old one.", { ply }));
  }
  return true;
}

/** Say why something is refused, and mark what forbids it. @param {Refusal} error */
function refuse(error) {
  app.refused = error.sites;
  panel.alarm(error.message);
}

/** A move was typed. @param {string} move */
async function type(move) {
  if (!opponent.lets()) return false;
  panel.alarm("");
  return play({ op: "play", link: app.view.link, move, turned: settings.turned });
}

/**
 * A move is begun: let the rules say how it can go on.
 *
 * @param {string[]} picked
 */
async function hold(picked) {
  const { turned } = settings;
  const answer = await ask({ op: "pick", link: app.view.link, path: picked, turned });
  if (!answer.ok) return refuse(answer.error);
  app.picked = picked;
  app.half = answer.preview;
  grid.show(app.view.title, app.half.scene);
  panel.remark(app.half.prompt);
}

/** Take back a move that was begun. */
function letGo() {
  forget();
  grid.show(app.view.title, app.view.scene);
  panel.showStory(app.view);
}

/** Show what the address says, and write the address properly if nothing is wrong with it. */
async function read() {
  const link = trail.here();
  const answer = await ask({ op: "view", link, line: trail.line(), turned: settings.turned });
  if (trail.here() !== link) return;
  if (!answer.ok) return refuse(answer.error);
  if (!answer.view.error && link && link !== answer.view.link) trail.rewritten(answer.view.link);
  show(answer.view);
}

/**
 * @param {string} link
 * @param {string} [remark]
 * @param {(link: string) => void} [open] writes it into the address
 */
function goTo(link, remark, open = trail.opened) {
  player.stop();
  opponent.goOn();
  act(async () => {
    if (link !== trail.here()) open(link);
    await read();
    if (remark) panel.remark(remark);
  });
}

/** Another game between the same players. @param {string} link */
function openAnew(link) {
  const { seats } = table();
  trail.opened(link);
  remember({ seats });
}

/** Look at the game after some of its moves. @param {number} ply */
function look(ply) {
  opponent.pause();
  return act(async () => {
    trail.rewritten(`#${ply}`);
    await read();
  });
}

/** @param {number} step */
function stepBy(step) {
  opponent.pause();
  act(async () => {
    if (app.picked.length > 0) return letGo(); // a move that was only begun is undone first
    // The computer's moves go and come with the player's own.
    for (let before; before !== app.view && (!before || opponent.isAnswer(app.view, step)); ) {
      before = app.view;
      await stepOnce(step);
    }
  });
}

/** @param {number} step */
async function stepOnce(step) {
  const { ply, moves, links } = app.view;
  if (step > 0 && links.redo) trail.replayed(links.redo);
  else if (ply < moves.length) trail.rewritten(`#${ply + step}`);
  else if (step < 0 && links.undo) await trail.undone(links.undo);
  await read();
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

/** A click beside everything takes back nothing that is on the board. */
function missed() {
  if (!app.half || !isBound()) return stepBack();
  const { prompt } = app.half;
  act(() => panel.alarm(prompt));
}

document.addEventListener("keydown", ({ key }) => {
  const closes = document.querySelector("dialog[open]"); // then Escape is for the dialog
  if (key === "Escape" && !closes) stepBack();
});
document.addEventListener("click", ({ target }) => {
  const used = target instanceof Element && target.closest(USES_CLICK);
  if (!used && (app.picked.length > 0 || app.aim !== null)) missed();
});

panel.onPress("cancel", stepBack);
panel.onPress("again", () => {
  panel.showStalled(false);
  engine.restart();
});
panel.onPress("place", () => act(() => (app.aim === null ? undefined : choose(app.aim, false))));
panel.onPress("undo", () => stepBy(-1));
panel.onPress("redo", () => stepBy(1));
panel.onPress("new", () => {
  goTo(app.view.links.new, t("A new game. Back returns to the old one."), openAnew);
});
panel.onPress("continue", () => goTo(app.view.link, "", trail.continued));
sending(act, () => app.view, picture);
panel.onPress("roll", () => act(rollNow));
panel.onPress("turnboard", () => change({ turned: !settings.turned }));
onChange(() => act(read));
panel.onSpace(() => act(rollNow));
panel.onAction((id) => act(() => choose(id, false)));
panel.onFollow("open", (link, remark) => {
  goTo(link, remark);
  if (remark) opponent.pause(); // a rule is to be tried by the player
});
panel.onFollow("look", (_, ply) => look(Number(ply)));
const player = looking(() => app.view, look);
const typing = keys(
  () => app.view,
  (move) => act(() => type(move)),
);
rulebook(act, ask, () => app.view, grid);
const opponent = computer({ act, play, roll, isLive, keepFocus });
addEventListener("popstate", () => {
  if (!trail.arrived()) return;
  visit += 1;
  player.stop();
  opponent.pause();
  app.kept = null;
  act(read);
});

// --- What a player sees ------------------------------------------------------------------

/** @param {View} view @param {boolean} captured whether pieces have just been captured */
function show(view, captured = false) {
  const { error, ply, moves } = view;
  if (view.game !== app.view.game) typing.clear();
  app.view = view;
  forget();
  app.refused = error && ply === moves.length ? error.sites : [];
  stage.leave(captured);
  showBoard(view);
  keepFocus(() => {
    panel.showView(view);
    showLooking(view);
    panel.showError(view);
  });
  opponent.consider();
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
translatePage();
document.documentElement.toggleAttribute("data-embed", trail.embedded);
begin();
