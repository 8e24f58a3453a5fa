// What a player likes: kept on the device, never in the link.

/**
 * @typedef {object} Settings
 * @property {string} language a code, or "auto" for the browser's
 * @property {"auto" | "light" | "dark"} scheme
 * @property {string} speed milliseconds that a move is shown when a game is replayed
 * @property {boolean | null} coordinates whether boards show them; null: as each game likes
 * @property {boolean} sound
 * @property {boolean} confirm whether a tap only aims
 * @property {boolean} finish whether a turn with dice is over with the last of them
 * @property {boolean} turned whether the board is seen from the opposite seat
 */

/** @type {Settings} */
const USUAL = {
  language: "auto",
  scheme: "auto",
  speed: "1000",
  coordinates: null,
  sound: true,
  confirm: true,
  finish: true,
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

/** @type {(() => void)[]} */
const listeners = [];

/** @param {Partial<Settings>} some */
export function change(some) {
  Object.assign(settings, some);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Private windows of some browsers keep nothing; it holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** @param {() => void} listener is called when something was changed */
export function onChange(listener) {
  listeners.push(listener);
}
