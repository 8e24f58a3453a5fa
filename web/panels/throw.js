// The dice of this turn beside the board: to be rolled, to be used, used.

import { part } from "../page/dom.js";
import { tumble } from "./tumble.js";

/** @import { View } from "../types.js" */

const SPACE = "http://www.w3.org/2000/svg";

const TICK = "M58 82 74 98 106 60";

/** Where the pips are, in a square of 100. @type {Record<number, [number, number][]>} */
const PIPS = {
  0: [],
  1: [[50, 50]],
  2: [
    [72, 28],
    [28, 72],
  ],
  3: [
    [72, 28],
    [50, 50],
    [28, 72],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  6: [
    [28, 26],
    [72, 26],
    [28, 50],
    [72, 50],
    [28, 74],
    [72, 74],
  ],
};

/**
 * A die that can be used is a button; the second of two alike is the same button once more.
 *
 * @param {View} view
 */
export function showThrow({ throws, scene, turn, outcome }) {
  const group = part("throw");
  group.hidden = throws === 0 || outcome !== null;
  if (group.hidden) return;
  const due = Array.from({ length: throws }, () => ({ pips: 0, used: false }));
  const dice = turn === "chance" ? due : scene.dice;
  const thrown = group.querySelector("[data-due]") !== null && dice.some(({ pips }) => pips > 0);
  /** @type {Set<string>} */
  const offered = new Set();
  group.replaceChildren(
    ...dice.map(({ pips, used }) => {
      const button = used ? undefined : scene.buttons.find((some) => some.pips === pips);
      if (pips === 0 || !button) return face(pips, pips === 0 ? "due" : used ? "used" : "idle");
      const again = offered.has(button.id);
      offered.add(button.id);
      return again ? twin(pips, button.id) : pressable(pips, button);
    }),
  );
  if (thrown) tumble([...group.children], drawn);
}

/**
 * The die that leads: the one that a man in the hand goes by next, or that was chosen first.
 *
 * @param {{ dice: number[] }[]} tags the leading one is first
 * @param {string[]} picked
 */
export function showActive([tag], picked) {
  const dice = [...part("throw").querySelectorAll("button.die")];
  for (const die of dice) {
    const isChosen = picked.includes(die.getAttribute("data-action") ?? "");
    const leads = die.getAttribute("data-pips") === String(tag?.dice[0]);
    die.toggleAttribute("data-active", isChosen || leads);
  }
}

/** @param {number} pips @param {string} kind */
function face(pips, kind) {
  const die = document.createElement("span");
  die.className = "die";
  die.dataset[kind] = "";
  die.append(drawn(pips));
  if (kind === "used") die.firstElementChild?.append(shape("path", { class: "tick", d: TICK }));
  return die;
}

/** @param {number} pips @param {string} id */
function twin(pips, id) {
  const die = face(pips, "twin");
  die.setAttribute("aria-hidden", "true");
  die.dataset.action = id;
  return die;
}

/** @param {number} pips @param {{ id: string, label: string }} button */
function pressable(pips, { id, label }) {
  const die = document.createElement("button");
  die.type = "button";
  die.className = "die";
  Object.assign(die.dataset, { action: id, pips });
  die.setAttribute("aria-label", label);
  die.append(drawn(pips));
  return die;
}

/** @param {number} pips */
function drawn(pips) {
  const svg = document.createElementNS(SPACE, "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("aria-hidden", "true");
  const body = shape("rect", { x: 4, y: 4, width: 92, height: 92, rx: 20 });
  svg.append(body, ...PIPS[pips].map(([cx, cy]) => shape("circle", { cx, cy, r: 9.5 })));
  return svg;
}

/** @param {string} kind @param {Record<string, number | string>} places */
function shape(kind, places) {
  const element = document.createElementNS(SPACE, kind);
  for (const [name, value] of Object.entries(places)) element.setAttribute(name, String(value));
  return element;
}
