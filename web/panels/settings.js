// What a player likes: kept on the device, never in the link.

import { part } from "../page/dom.js";
import { start } from "../python/start.js";

/**
 * @typedef {object} Settings
 * @property {string} language a code, or "auto" for the browser's
 * @property {"auto" | "light" | "dark"} scheme
 * @property {boolean} coordinates whether the board shows them
 * @property {boolean} sound
 * @property {boolean} confirm whether a tap only aims
 * @property {boolean} turned whether the board is seen from the second seat
 */

/** @type {Settings} */
const USUAL = {
  language: "auto",
  scheme: "auto",
  coordinates: true,
  sound: false,
  confirm: true,
  turned: false,
};
const PLACE = "settings";

/** @returns {Settings} */
function read() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return { ...USUAL }; // nothing can be kept here, or what was kept is no JSON
  }
}

export const settings = read();

/** @type {() => void} */
let changed = () => {};

/** @param {Partial<Settings>} some */
export function change(some) {
  Object.assign(settings, some);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Private windows of some browsers keep nothing; it holds until the page is closed.
  }
  show();
  changed();
}

/** The scheme is a stylesheet with dark colours, for all, for some, or for nobody. */
function showScheme() {
  const sheet = /** @type {HTMLLinkElement} */ (part("dark"));
  const media = { auto: "(prefers-color-scheme: dark)", light: "not all", dark: "all" };
  sheet.media = media[settings.scheme];
  document.documentElement.dataset.scheme = settings.scheme;
}

function show() {
  showScheme();
  const form = /** @type {HTMLFormElement} */ (part("settings-form"));
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement) {
      field.checked = Boolean(settings[/** @type {keyof Settings} */ (field.name)]);
    } else if (field instanceof HTMLSelectElement) {
      field.value = String(settings[/** @type {keyof Settings} */ (field.name)]);
    }
  }
}

/** @param {() => void} listener is called when something was changed */
export function onChange(listener) {
  changed = listener;
  for (const [code, { name }] of Object.entries(start.languages)) {
    part("languages").append(new Option(name, code));
  }
  show();
  part("settings-form").addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) change({ [target.name]: target.checked });
    else if (target instanceof HTMLSelectElement) change({ [target.name]: target.value });
    // All texts come anew; the game is in the address.
    if (target instanceof HTMLSelectElement && target.name === "language") location.reload();
  });
}
