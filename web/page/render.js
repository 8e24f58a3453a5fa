// What a player sees of the state: the board, the grid over it, and everything beside them.

import { Canvas } from "../board/canvas.js";
import { Grid } from "../board/grid.js";
import { onRooms, rooms, shaped } from "../board/shape.js";
import { showBroken } from "../panels/broken.js";
import { showActions, showAim, showPressed } from "../panels/buttons.js";
import { showControls } from "../panels/controls.js";
import { showStep } from "../panels/course.js";
import { showDice } from "../panels/dice.js";
import { fit } from "../panels/fit.js";
import { showCorrections, showNotice, showSending, showStamp } from "../panels/friend.js";
import { showGames } from "../panels/games.js";
import { clearTyped } from "../panels/keys.js";
import { showMoves } from "../panels/moves.js";
import { nameOf } from "../panels/names.js";
import { isOver, isUntold, showOver } from "../panels/over.js";
import { showPairing, showSides } from "../panels/players.js";
import { showPostcard } from "../panels/postcard.js";
import { showReplay } from "../panels/replay.js";
import { showVersus } from "../panels/rival.js";
import { showPlates } from "../panels/seats.js";
import { showLink } from "../panels/send.js";
import { remark, showError, showStatus, showTodo } from "../panels/status.js";
import { showActive, showThrow } from "../panels/throw.js";
import { showTrial } from "../panels/trial.js";
import { showStory, showTurn } from "../panels/turn.js";
import { showVariants } from "../panels/variants.js";
import { showWent } from "../panels/went.js";
import { trial } from "./address.js";
import { part } from "./dom.js";
import { isOpening, openings } from "./opening.js";
import { phase, showPhase } from "./phase.js";
import { forget, picture, scene, state } from "./state.js";
import { seats, sitting } from "./table.js";
import { t } from "./words.js";

/** @import { Carried } from "../board/drag.js" */
/** @import { Sending } from "../panels/friend.js" */
/** @import { Scene, View } from "../types.js" */

const FINGER = 36; // pixels of the smallest point that is hit without aiming

const canvas = new Canvas(part("frame"), picture);
export const grid = new Grid(part("grid"));
/** @type {Scene | null} the board that Python has shown last */
let seen = null;

onRooms(() => {
  seen &&= scene(); // another shape of the board is no move on it
  canvas.fit(scene());
  grid.show(state.view.title, scene());
  canvas.draw();
});

/** @param {View} view */
export function show(view) {
  const { error, ply, moves } = view;
  if (view.game !== state.view.game) clearTyped();
  const way = [...state.view.marks.last, ...view.marks.last];
  state.view = view;
  forget();
  part("message").removeAttribute("data-begun");
  move(way);
  state.refused = error && ply === moves.length ? error.sites : [];
  showBoard(view);
  keepFocus(() => {
    showPanels(view);
    showReplay(view);
    showError(view);
    showBroken(view);
  });
  showPhase(view);
}

/** Show the opening at once; everything else waits for Python. */
export function showOpening() {
  const { view } = state;
  showBoard(view);
  if (isOpening(view)) showPanels(view);
  draw();
}

/**
 * Let what stands on the board go where it stands next, if somebody has seen it there.
 *
 * @param {string[]} way the sites of the move
 */
function move(way) {
  const now = scene();
  if (seen) canvas.move(seen, now, way);
  seen = now;
}

/** @param {View} view */
function showBoard(view) {
  const { tone, finish } = view;
  Object.assign(document.documentElement.dataset, { tone, finish }); // the canvas reads them
  canvas.fit(scene());
  grid.show(view.title, scene());
  showGames(openings, view.game);
}

/** @param {View} view */
function showPanels(view) {
  showStatus(view);
  showStory(view, sitting(view));
  showVariants(view);
  showDice(view, seats().some(Boolean));
  showSeated();
  showThrow(view);
  showSides(view);
  showLink(view);
  showMoves(view);
  showActions(view);
  showControls(view);
}

/** Show who plays, and to whom that speaks. */
export function showSeated() {
  const { view, found } = state;
  const who = sitting(view);
  showTurn(view, who, found !== null);
  showPlates(view, who);
  showPairing(who);
  showOver(view, who);
  showWent(view, who.you);
  showVersus(view, !who.levels.some(Boolean));
  showCorrections(view, who);
  showNotice(found);
  showTrial(view, trial());
  if (state.lesson) showStep(state.lesson, view);
  const sends = phase(view) === "send" && !who.sent;
  showStamp(view, sends || (found !== null && view.whose === who.you));
}

/** Show that the link is on its way. */
export function showSent() {
  showSeated();
  showTold();
}

/** Tell what happened to who sits here now. */
export function showTold() {
  const { view, half, lesson } = state;
  if (!half && !lesson) showStory(view, sitting(view));
}

/** Show a move that is begun, or that it was taken back. */
export function showBegun() {
  const { view, half, picked } = state;
  move(picked);
  grid.show(view.title, scene());
  const { lesson } = state;
  part("message").toggleAttribute("data-begun", half !== null && !lesson);
  if (lesson) showStep(lesson, view, half?.prompt);
  else if (half) {
    showTodo("");
    remark(half.prompt);
  } else showStory(view, sitting(view));
}

/** Show what a finger aims at, and how to go on. @param {string} site */
export function showAimed(site) {
  part("message").toggleAttribute("data-begun", true);
  remark(
    t("Aimed at {site}. Tap it again, or press Place.", { site: nameOf(state.view.scene, site) }),
  );
}

/** Whether a finger covers a site so that nobody sees what it points at. @param {string} id */
export function isSmall(id) {
  const { sites, width } = scene();
  const site = sites.find((some) => some.id === id);
  if (!site) return false;
  const unit = part("frame").clientWidth / width;
  return site.wide * site.tall * unit ** 2 < FINGER ** 2;
}

/** Show a man in a hand. @param {Carried | null} carried */
export const showCarried = (carried) => canvas.carry(carried);

/** Show again how boards became each other, and what is there. @param {Scene[]} earlier */
export const showAgain = (earlier) =>
  canvas.again([...earlier.map((some) => shaped(some, rooms())), scene()]);

/** Show that something is refused. */
export const showRefused = () => canvas.shake();

/** @param {string | null} site that the mouse is over */
export function showHover(site) {
  state.hover = site;
  canvas.drawSoon();
}

/**
 * A button that goes away hands the focus to the board, not to nowhere.
 *
 * @param {() => void} update
 */
export function keepFocus(update) {
  const focused = document.activeElement;
  update();
  if (focused?.closest("[hidden]")) grid.focus();
}

/** What is to be done with the link: nothing while a move is being made. @returns {Sending} */
function sendingNow() {
  const { view, picked, aim } = state;
  if (isUntold(view, sitting(view))) return "last";
  if (phase(view) !== "send" || picked.length > 0 || aim !== null) return "";
  return sitting(view).sent ? "wait" : "send";
}

/** Draw what is being done. */
export function draw() {
  keepFocus(() => {
    showAim(state.aim, state.picked, state.half?.scene ?? { tags: [], trays: [] });
    const now = sendingNow();
    showSending(now, state.found !== null && state.newcomer && !isOver(state.view));
    showPostcard(state.view, picture, now === "send");
  });
  showPressed(state.picked);
  showActive(state.half?.scene.tags ?? [], state.picked);
  fit();
  canvas.draw();
}
