// A game between two who send each other the link: the ways to send it, to wait for the answer, to
// go where the game stands, and to say that the page is wrong about whose game it is.

import { part, write } from "../page/dom.js";
import { t } from "../page/words.js";
import { offerRecall } from "./places.js";

/** @import { Sitting } from "../page/table.js" */
/** @import { Find } from "../page/tables.js" */
/** @import { View } from "../types.js" */

/** @typedef {"" | "send" | "wait" | "last"} Sending what is to be done with the link */

/**
 * Send it, or wait for the answer; when the game is over nothing is waited for. A newcomer who was sent one can learn the game.
 *
 * @param {Sending} now
 * @param {boolean} isNewcomer
 */
export function showSending(now, isNewcomer) {
  for (const name of ["duplicate", "scan", "takeback"]) part(name).hidden = now !== "send";
  for (const name of ["paste", "resend", "another"]) part(name).hidden = now !== "wait";
  part("forward").hidden = now !== "send" && now !== "last";
  write("forward-text", now === "last" ? t("Send the last move") : t("Send the link"));
  part("newcomer").hidden = !isNewcomer || now === "send"; // who sends has played
  offerRecall(isNewcomer, now === "");
  part("ways").hidden = (now === "" || now === "last") && !isNewcomer;
}

/**
 * The stamp of a move that is on its way, or has come.
 *
 * @param {View} view
 * @param {boolean} wanted
 */
export function showStamp({ ply, owners, shapes, error }, wanted) {
  const stamp = document.querySelector("[data-stamp]");
  stamp?.toggleAttribute("hidden", !wanted || ply === 0 || error !== null);
  for (const use of document.querySelectorAll(".stamped use")) {
    use.setAttribute("href", `#${shapes[owners.at(-1) ?? 0]}`);
  }
  for (const number of document.querySelectorAll(".stamped text")) {
    number.textContent = t("No. {ply}", { ply });
  }
}

/** How a link differs from what this device knows, and the way there. @param {Find | null} found */
export function showNotice(found) {
  const [sentence, way] = noticed(found);
  part("notice").hidden = !sentence;
  write("notice-text", sentence);
  write("known", way);
}

/** What is said of a link, and what its button is called. @param {Find | null} found */
function noticed(found) {
  const { as, other, move } = found ?? {};
  if (!as || !other) return ["", ""];
  const to = other.moves.length;
  const told = {
    earlier: () => [t("This is an earlier point in your game."), t("Go to move {to}", { to })],
    changed: () => [
      t("This link changes move {move} of one of your games.", { move: move ?? 0 }),
      t("Show my game"),
    ],
    computer: () => [
      t("You are playing this game against the computer."),
      t("Go on with your game against the computer"),
    ],
  };
  return told[as]();
}

/** @param {View} view @param {Sitting} who */
export function showCorrections({ moves, plates }, { you, rival }) {
  const isOurs = rival === "friend" && you !== null && moves.length > 0;
  part("otherside").hidden = part("othergame").hidden = !isOurs;
  if (isOurs) write("otherside-text", t("I play {crew}", { crew: plates[1 - you].crew }));
}
