// Python on its way: how much of it has come, that it has stalled, that it did not start.

import { part, write } from "../page/dom.js";
import { decimal, t } from "../page/words.js";
import { alarm, say } from "./status.js";

/**
 * @param {number} loaded
 * @param {number} total
 */
export function showProgress(loaded, total) {
  const percent = Math.min(100, Math.round((100 * loaded) / total));
  const megabytes = (/** @type {number} */ bytes) => decimal(bytes / 1e6);
  const done = megabytes(Math.min(loaded, total));
  write("bytes", t("{done} of {total} MB", { done, total: megabytes(total) }));
  const bar = part("bar");
  bar.setAttribute("aria-valuenow", String(percent));
  bar.style.setProperty("--done", `${percent}%`);
}

/** @param {boolean} stalled whether what is loading does not come any more */
export function showStalled(stalled) {
  part("stalled").hidden = !stalled;
  if (stalled) say(part("stalled-text").textContent ?? "");
}

/** @param {string} site what the place is called where a click waits for Python */
export function showKept(site) {
  document.documentElement.dataset.kept = "";
  write("held", t("Got it: {site} is played once loading is done.", { site }));
}

/** @param {boolean} loading */
export function showLoading(loading) {
  part("loading").hidden = !loading;
  if (!loading) delete document.documentElement.dataset.kept;
}

/**
 * Say that Python did not start, and wait until the player wants to try again.
 *
 * @param {string} reason
 */
export async function showFailure(reason) {
  showLoading(false);
  showStalled(false);
  write("headline", t("The game could not load"));
  const why = t(
    "The game could not load, so you cannot play right now. Your game is safe in the link.",
  );
  alarm(`${why} (${reason})`);
  const retry = part("retry");
  retry.hidden = false;
  await new Promise((resolve) => retry.addEventListener("click", resolve, { once: true }));
  retry.hidden = true;
  alarm("");
}
