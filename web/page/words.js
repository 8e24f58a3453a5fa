// The page in the player's language. Keys are the English texts themselves, in scripts as in
// index.html; the build makes one file of each language's catalogue.

import { start, texts } from "../python/start.js";

const ATTRIBUTES = ["aria-label", "title", "data-empty", "data-failed", "content"];

const said = await texts;
const { words } = said;

/** The language that is spoken. */
export const { language } = said;

/** The opening views of all games in that language, if it is not English. */
export const openings = words?.openings ?? null;

/** What is said of all games in that language, if it is not English. */
export const invitations = words?.invitations ?? null;

/** What browsers call it. */
export const { tag } = start.languages[language];

const plural = new Intl.PluralRules(tag);
/** Which of the forms behind a number fits; the last one fits all that have none of their own. */
const FORMS = ["one", "few", "many", "other"].filter((form) =>
  plural.resolvedOptions().pluralCategories.includes(/** @type {Intl.LDMLPluralRule} */ (form)),
);

/**
 * Say something: `{name}` is a value, `{name:move|moves}` the form that fits a number.
 *
 * @param {string} template in English
 * @param {Record<string, string | number>} [values]
 */
export function t(template, values = {}) {
  const text = words?.page[template] ?? template;
  return text.replace(/\{(\w+)(?::([^}]*))?\}/g, (_, name, choice) => {
    const value = values[name];
    if (!choice) return String(value);
    const forms = choice.split("|");
    const index = FORMS.indexOf(plural.select(Number(value)));
    return forms[Math.min(index, forms.length - 1)];
  });
}

/**
 * Write a number with one decimal as the language does.
 *
 * @param {number} value
 */
export const decimal = (value) =>
  value.toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
]);
const past = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });

/**
 * Say how long ago something was; what a wrong clock puts into the future is now.
 *
 * @param {number} at in milliseconds, as `Date.now`
 */
export function ago(at) {
  const passed = Math.max(0, Date.now() - at);
  const [unit, length] = UNITS.find(([, some]) => passed >= some) ?? ["second", 0];
  return past.format(length ? -Math.floor(passed / length) : 0, unit);
}

/** @param {string} text that begins a line */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);

/** Say what stands in the page from the beginning. */
export function translatePage() {
  document.documentElement.lang = tag;
  if (!words) return;
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.nodeValue?.trim() ?? "";
    const said = words.page[text.replace(/\s+/g, " ")];
    if (said) node.nodeValue = node.nodeValue?.replace(text, () => said) ?? said; // with its spaces
  }
  for (const name of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? "";
      if (words.page[text]) element.setAttribute(name, words.page[text]);
    }
  }
}
