// The games of this device: on the first page a line that tells of them, behind it the list. Each has
// a small board that shows where it stands, once somebody sees it.

import { onFollow, onPress, part, write } from "../page/dom.js";
import { openings } from "../page/opening.js";
import { bringBack, forget, games, isTurned, rename } from "../page/table.js";
import { isYourTurn, mine, opening, opponent } from "../page/tables.js";
import { ago, t } from "../page/words.js";
import { drawing, drawSmall } from "./small.js";

/** @import { Table } from "../page/tables.js" */
/** @import { tasks } from "../page/tasks.js" */

const root = document.documentElement;
const dialog = /** @type {HTMLDialogElement} */ (part("yours"));

/** How a game of this kind begins. @param {Table} table */
const begun = (table) => openings.find((view) => opening(view) === table.game) ?? null;

/** What it is called; a position that was set up has the name of its game. @param {Table} table */
function titleOf(table) {
  const near = openings.findLast((view) => table.game.startsWith(opening(view).trimEnd()));
  return (begun(table) ?? near)?.title ?? "";
}

/** How it stands, in few words. @param {Table} table */
function standing(table) {
  const { result, moves } = table;
  const side = mine(table);
  if (result) {
    if (result.winner === null) return t("Draw");
    if (side === null) return t("Over");
    return result.winner === side ? t("You won") : t("You lost");
  }
  const rival = opponent(table, moves.length);
  if (isYourTurn(table)) return rival === "screen" ? t("Go on") : t("Your turn");
  return rival === "computer" ? t("Computer’s turn") : t("Your friend’s turn");
}

/** Who plays the other side. @param {Table} table */
function rivalOf(table) {
  const rival = opponent(table, table.moves.length);
  if (rival === "computer") return t("Computer");
  return rival === "screen" ? t("Two people") : table.name || t("Friend");
}

/** On the first page: how many there are, and where it is one's turn. */
export function showYours() {
  const all = games();
  const [first] = all;
  part("mine").hidden = !first;
  if (!first) return;
  const count = all.length;
  const isDue = isYourTurn(first);
  part("mine").toggleAttribute("data-due", isDue);
  const { tone, finish } = begun(first) ?? openings[0];
  Object.assign(part("mine").dataset, { tone, finish });
  write("mine-count", t("Your games ({count})", { count }) + (isDue ? ":" : ""));
  write("mine-due", isDue ? t("your turn in {title}", { title: titleOf(first) }) : "");
}

/**
 * @param {ReturnType<typeof tasks>["ask"]} ask
 * @param {(table: Table) => void} resume
 * @param {() => void} renamed
 */
export function yours(ask, resume, renamed) {
  /** @type {Map<Element, Table>} the pictures that nobody has seen yet */
  const unseen = new Map();
  const seeing = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) draw(target);
  });

  /** @param {Element} image */
  async function draw(image) {
    const table = unseen.get(image);
    if (!table || !(image instanceof HTMLImageElement)) return;
    unseen.delete(image);
    seeing.unobserve(image);
    try {
      const [answer, svg] = await Promise.all([
        ask({ op: "view", link: table.link, turned: isTurned(table) }),
        drawing(),
      ]);
      if (answer.ok) drawSmall(image, answer.view, svg);
    } catch {
      // What is said beside it is enough.
    }
  }

  /** @param {Table} table */
  function item(table) {
    const { tone, finish } = begun(table) ?? openings[0];
    const entry = document.createElement("li");
    Object.assign(entry.dataset, { tone, finish });
    const way = document.createElement("a");
    way.href = table.link;
    way.dataset.resume = table.id;
    const image = document.createElement("img");
    image.alt = "";
    unseen.set(image, table);
    way.append(
      image,
      line("strong", titleOf(table)),
      line("span", standing(table), isYourTurn(table) ? "due" : ""),
      line("small", `${rivalOf(table)} · ${ago(table.at)}`),
    );
    entry.append(way);
    if (opponent(table, table.moves.length) === "friend") entry.append(nameField(table));
    entry.append(button(t("Delete"), titleOf(table), () => remove(table, entry)));
    return entry;
  }

  /** What the friend is called: on this device only. @param {Table} table */
  function nameField(table) {
    const field = document.createElement("input");
    field.value = table.name;
    field.placeholder = t("Friend’s name");
    field.setAttribute("aria-label", t("Friend’s name"));
    field.addEventListener("change", () => {
      rename(table.id, field.value);
      renamed();
    });
    return field;
  }

  /** @param {Table} table @param {HTMLElement} entry */
  function remove(table, entry) {
    forget(table.id);
    const back = button(t("Bring it back"), titleOf(table), () => {
      bringBack(table.id);
      const again = item(table);
      entry.replaceWith(again);
      look();
      again.querySelector("a")?.focus();
    });
    entry.replaceChildren(line("span", t("{title} is deleted.", { title: titleOf(table) })), back);
    back.focus();
    showYours();
  }

  function look() {
    for (const image of unseen.keys()) seeing.observe(image);
    showYours();
  }

  function open() {
    unseen.clear();
    const all = games();
    part("yours-none").hidden = all.length > 0;
    part("yours-list").replaceChildren(...all.map(item));
    dialog.showModal();
    look();
  }

  onPress("mine", open);
  onPress("mine-row", open);
  onFollow("resume", (_, id) => {
    const table = games().find((some) => some.id === id);
    dialog.close();
    if (table) resume(table);
  });
  const welcome = { attributeFilter: ["data-welcome"] };
  new MutationObserver(() => "welcome" in root.dataset && showYours()).observe(root, welcome);
  showYours();
}

/** @param {string} kind @param {string} text @param {string} [name] of its class */
function line(kind, text, name = "") {
  const element = document.createElement(kind);
  element.className = name;
  element.textContent = text;
  return element;
}

/** @param {string} text @param {string} what it is about @param {() => void} press */
function button(text, what, press) {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "plain";
  element.textContent = text;
  element.setAttribute("aria-label", `${text}: ${what}`);
  element.addEventListener("click", press);
  return element;
}
