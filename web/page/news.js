// What has happened, told to whoever wants to know: the one who tells it knows nobody.

/**
 * @typedef {"touched" | "played" | "opened" | "left" | "shown" | "begun" | "arrived"} News
 *   touched: the player begins to do something; what runs by itself gives way
 *   played: a move was played, by whomever
 *   opened: another game is opened, or this one without what is wrong with it
 *   left: the player looks elsewhere, and decides himself what happens there
 *   shown: there is another view to see
 *   begun: a move is begun, or let go
 *   arrived: it is of a link that came from elsewhere
 */

/** @type {Map<News, (() => unknown)[]>} */
const listeners = new Map();

/** @param {News} news @param {() => unknown} listener */
export function listen(news, listener) {
  listeners.set(news, [...(listeners.get(news) ?? []), listener]);
}

/** @param {News} news */
export function announce(news) {
  for (const listener of listeners.get(news) ?? []) listener();
}
