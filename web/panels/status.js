// What is said: what the last move did, why something was refused. Text is only ever text.

import { onPress, part, write } from "../page/dom.js";
import { t } from "../page/words.js";

/** @import { View } from "../types.js" */

/** @param {View} view */
export function showStatus(view) {
  write("title", view.title);
  write("name", view.title);
  const number = view.ply > 0 ? t("Move {ply}", { ply: view.ply }) : "";
  write("notes", [number, view.notes].filter(Boolean).join(" · "));
  write("board", view.text);
}

/** @param {string} todo what is to be done now */
export function showTodo(todo) {
  write("todo", todo);
  part("todo").hidden = !todo;
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
  part("offer").hidden = true;
  if (!message) return;
  const line = document.createElement("p");
  line.textContent = message;
  element.append(line);
}

/** @type {() => void} what the button beside a refusal does */
let offered = () => {};

/** Offer to explain why something was refused. @param {() => void} press */
export function offer(press) {
  offered = press;
  part("offer").hidden = false;
}

onPress("offer", () => offered());

/** @param {string} message a short remark that is read out with the status */
export function remark(message) {
  write("story", message);
}

/** @param {string} message a remark about what has just happened */
export function add(message) {
  remark(`${part("story").textContent} ${message}`.trim());
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
