// What is said: whose turn it is, what the last move did, why something was refused. Text is
// only ever text.

import { part, write } from "../page/dom.js";
import { t } from "../page/words.js";
import { isOver } from "./over.js";
import { you } from "./seats.js";

/** @import { View } from "../types.js" */

const LONG = 20; // letters of a headline that fit in a line

/** @param {View} view */
export function showStatus(view) {
  write("title", view.title);
  write("name", view.title);
  showStory(view);
  showTodo(view.error ? "" : view.todo); // there is another thing to do first
  const number = view.ply > 0 ? t("Move {ply}", { ply: view.ply }) : "";
  write("notes", [number, view.notes].filter(Boolean).join(" · "));
  write("board", view.text);
  document.title = namesItself(view) ? view.headline : `${view.headline} · ${view.title}`;
}

/** @param {string} todo what is to be done now */
export function showTodo(todo) {
  write("todo", todo);
  part("todo").hidden = !todo;
}

/**
 * Say whose turn it is: to a person who plays against the computer, that it is hers.
 *
 * @param {View} view
 * @param {number[]} levels of the computer on each side, 0 for a person
 */
export function showTurn(view, levels) {
  const { outcome, whose, ply, moves, plates } = view;
  if (view.error) return showFlaw(view);
  if (isOver(view)) return;
  const mine = you(levels);
  const side = mine ?? (outcome ? outcome.winner : whose);
  const shape = side === null ? "" : view.shapes[side];
  document.querySelector("[data-turn]")?.setAttribute("data-turn", shape);
  const move = ply > 0 ? t("Move {ply}", { ply }) : view.title;
  write("who", mine === null ? move : t("You play {crew}", { crew: plates[mine].crew }));
  if (mine === null || outcome || ply < moves.length) showHeadline(view);
  else write("headline", whose === mine ? t("Your turn") : t("Computer’s turn"));
  const { textContent, parentElement } = part("headline");
  parentElement?.toggleAttribute("data-long", (textContent ?? "").length > LONG);
}

/** Say where a link breaks, and how far it is fine. @param {View} view */
function showFlaw({ error, moves, title }) {
  const count = moves.length;
  const where =
    error?.index === null
      ? t("The link is broken")
      : t("The link breaks at move {number}", { number: count + 1 });
  document.querySelector("[data-turn]")?.setAttribute("data-turn", "");
  write("who", where);
  write(
    "headline",
    count > 0 ? t("{count} {count:move is|moves are} fine", { count }) : t("No move is fine"),
  );
  part("headline").parentElement?.removeAttribute("data-long");
  document.title = `${where} · ${title}`;
}

/** Whether a headline says itself which game it is of. @param {View} view */
const namesItself = ({ headline, title }) => headline.endsWith(title);

/** The name of a game at the end of a headline stays in one line. @param {View} view */
function showHeadline(view) {
  const { headline, title } = view;
  if (!namesItself(view)) return write("headline", headline);
  if (part("headline").textContent === headline) return;
  const name = document.createElement("span");
  name.textContent = title;
  part("headline").replaceChildren(headline.slice(0, -title.length), name);
}

/** @param {View} view */
export function showStory(view) {
  const { ply, moves, story } = view;
  if (ply === moves.length) return remark(ply > 0 ? story : ""); // else nothing happened yet
  const from = ply + 1;
  const to = moves.length;
  const where = t("You are looking at move {ply} of {to}.", { ply, to });
  const left =
    from < to
      ? t(
          "If you play from here, moves {from} to {to} are dropped. Your browser’s Back button brings them back.",
          {
            from,
            to,
          },
        )
      : t(
          "If you play from here, move {from} is dropped. Your browser’s Back button brings it back.",
          { from },
        );
  remark(`${where} ${story}. ${left}`);
}

/** @param {View} view */
export function showError(view) {
  alarm(view.error?.message ?? "");
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

/** What is too long for its place can be scrolled, also by keys. */
export function showWhole() {
  const box = part("message");
  const over = box.scrollHeight > box.clientHeight + 1;
  if (over) box.tabIndex = 0;
  else box.removeAttribute("tabindex");
}

/** @param {string} message a short remark that is read out with the status */
export function remark(message) {
  write("story", message);
}

/** @param {string} message a remark about what has just happened */
export function add(message) {
  remark(`${part("story").textContent}. ${message}`);
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
