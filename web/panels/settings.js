// The form with the settings, and what it changes at once.

import { part } from "../page/dom.js";
import { change, onChange, settings } from "../page/settings.js";
import { start } from "../python/start.js";

/** @import { Settings } from "../page/settings.js" */

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
      const value = settings[/** @type {keyof Settings} */ (field.name)];
      field.indeterminate = value === null;
      field.checked = value === null || Boolean(value);
    } else if (field instanceof HTMLSelectElement) {
      field.value = String(settings[/** @type {keyof Settings} */ (field.name)]);
    }
  }
}

/** Show what is set, now and whenever it changes. */
export function showSettings() {
  for (const [code, { name }] of Object.entries(start.languages)) {
    part("languages").append(new Option(name, code));
  }
  show();
  onChange(show);
  part("settings-form").addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) change({ [target.name]: target.checked });
    else if (target instanceof HTMLSelectElement) change({ [target.name]: target.value });
    // All texts come anew; the game is in the address.
    if (target instanceof HTMLSelectElement && target.name === "language") location.reload();
  });
}
