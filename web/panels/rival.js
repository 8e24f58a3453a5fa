// The computer as an opponent: how strong it is to be, and what the person here plays.

import { onFollow, onPress, part, write } from "../page/dom.js";
import { openings } from "../page/opening.js";
import { tables } from "../page/table.js";
import { capital, t } from "../page/words.js";
import { drawing, drawSmall } from "./small.js";

/** @import { Player, View } from "../types.js" */

/**
 * @typedef {object} Challenge
 * @property {View} game that is to be begun, or gone on with
 * @property {[number, number]} seats the level of the computer on each side, 0 for a person
 */

const USUAL_LEVEL = 2; // for who has chosen none
/** @type {["first", "second"]} */
const SIDES = ["first", "second"];
const dialog = /** @type {HTMLDialogElement} */ (part("rival"));
const form = /** @type {HTMLFormElement} */ (part("rival-form"));
const image = /** @type {HTMLImageElement} */ (part("rival-board"));

/** The level that was chosen last. */
function usual() {
  const played = tables().filter(({ seats }) => seats.some(Boolean));
  const [newest] = played.sort((one, other) => other.at - one.at);
  return newest ? Math.max(...newest.seats) : USUAL_LEVEL;
}

/**
 * Ask for it. Who begins is said where nothing is played yet.
 *
 * @param {View} game
 * @param {Player} side that is chosen unless another is
 */
async function open(game, side) {
  form.level.value = String(usual());
  form.side.value = String(side);
  for (const [at, name] of SIDES.entries()) {
    write(`rival-${name}`, capital(game.sides[at]));
    write(`rival-${name}-turn`, at === game.whose ? t("you begin") : t("it begins"));
    part(`rival-${name}-turn`).hidden = game.moves.length > 0;
    part(`rival-${name}`)
      .closest("label")
      ?.querySelector(".figure")
      ?.setAttribute("data-shape", game.shapes[at]);
  }
  Object.assign(dialog.dataset, { tone: game.tone, finish: game.finish });
  image.hidden = true;
  dialog.showModal();
  try {
    drawSmall(image, game, await drawing());
    image.hidden = false;
  } catch {
    // The sheet is complete without a picture.
  }
}

/**
 * @param {() => View} view what is shown now
 * @param {() => Player | null} you the side of the person here
 * @param {(challenge: Challenge) => void} start
 */
export function rivals(view, you, start) {
  let game = view();

  /** @param {View} some */
  function ask(some) {
    game = some;
    open(some, some.moves.length > 0 ? (you() ?? some.whose ?? 0) : 0);
  }

  onFollow("against", (link) => ask(openings.find(({ links }) => links.new === link) ?? view()));
  onPress("versus", () => ask(view()));
  onPress("opponent", () => ask(view()));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.close();
    const level = Number(form.level.value);
    start({ game, seats: form.side.value === "0" ? [0, level] : [level, 0] });
  });
}

/** The way to the computer, while nothing is played. @param {View} view @param {boolean} isFree */
export function showVersus({ moves, error, outcome }, isFree) {
  part("versus").hidden = !isFree || moves.length > 0 || error !== null || outcome !== null;
}
