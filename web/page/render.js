// What a player sees of the state: the board, the grid over it, and everything beside them.

import { Canvas } from "../board/canvas.js";
import { Grid } from "../board/grid.js";
import { showActions, showAim, showPressed } from "../panels/buttons.js";
import { showControls } from "../panels/controls.js";
import { showDice } from "../panels/dice.js";
import { showGames } from "../panels/games.js";
import { clearTyped } from "../panels/keys.js";
import { showMoves } from "../panels/moves.js";
import { showSides } from "../panels/players.js";
import { showReplay } from "../panels/replay.js";
import { showLink } from "../panels/send.js";
import { remark, showError, showStatus, showStory } from "../panels/status.js";
import { showVariants } from "../panels/variants.js";
import { part } from "./dom.js";
import { isOpening, openings } from "./opening.js";
import { forget, picture, state } from "./state.js";
import { seats } from "./table.js";

/** @import { View } from "../types.js" */

const canvas = new Canvas(part("frame"), picture);
export const grid = new Grid(part("grid"));

/** @param {View} view @param {boolean} captured whether pieces have just been captured */
export function show(view, captured = false) {
  const { error, ply, moves } = view;
  if (view.game !== state.view.game) clearTyped();
  state.view = view;
  forget();
  state.refused = error && ply === moves.length ? error.sites : [];
  canvas.leave(captured);
  showBoard(view);
  keepFocus(() => {
    showPanels(view);
    showReplay(view);
    showError(view);
  });
}

/** Show the opening at once; everything else waits for Python. */
export function showOpening() {
  const { view } = state;
  showBoard(view);
  if (isOpening(view)) showPanels(view);
  draw();
}

/** @param {View} view */
function showBoard(view) {
  canvas.fit(view.scene);
  grid.show(view.title, view.scene);
  showGames(openings, view.game);
}

/** @param {View} view */
function showPanels(view) {
  showStatus(view);
  showVariants(view);
  showDice(view, seats().some(Boolean));
  showSides(view);
  showLink(view);
  showMoves(view);
  showActions(view);
  showControls(view);
}

/** Show a move that is begun, or that it was taken back. */
export function showBegun() {
  const { view, half } = state;
  grid.show(view.title, (half ?? view).scene);
  if (half) remark(half.prompt);
  else showStory(view);
}

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

/** Draw what is being done. */
export function draw() {
  keepFocus(() => showAim(state.aim, state.view, state.picked));
  showPressed(state.picked);
  canvas.draw();
}
