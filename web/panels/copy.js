// A text for the clipboard. Where the browser forbids that, the text stands in a field over the page,
// selected, and whoever copies it there by hand has copied it, too.

import { part } from "../page/dom.js";
import { LIMITS, within } from "../python/wait.js";

/** @param {string} text @returns {Promise<boolean>} whether it was copied, as far as is known */
export async function copy(text) {
  try {
    await within(LIMITS.browser, "the clipboard", () => navigator.clipboard.writeText(text));
    return true;
  } catch {
    return byHand(text);
  }
}

/** @param {string} text @returns {Promise<boolean>} */
function byHand(text) {
  const dialog = /** @type {HTMLDialogElement} */ (part("copying"));
  const field = /** @type {HTMLTextAreaElement} */ (part("copied"));
  field.value = text;
  dialog.showModal();
  field.focus();
  field.select();
  return new Promise((resolve) => {
    const done = () => setTimeout(() => dialog.close()); // the browser has it by then
    field.addEventListener("copy", () => resolve(true), { once: true });
    field.addEventListener("copy", done, { once: true });
    dialog.addEventListener("close", () => resolve(false), { once: true });
  });
}
