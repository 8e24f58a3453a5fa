// A man taken up with the pointer and put down elsewhere: the two clicks of a move in one gesture.

/**
 * @typedef {object} Carried
 * @property {string} site where the man was taken up
 * @property {number} x how far along the board he is now, from 0 to 1
 * @property {number} y and how far down
 */
/**
 * @typedef {object} Carrier what happens when a man is carried
 * @property {(site: string) => boolean} mayTake whether a click there would take a man up
 * @property {(site: string) => void} take
 * @property {(at: Carried | null) => void} carry he is here now, or in nobody's hand
 * @property {(site: string) => void} put
 * @property {() => void} drop he was let go beside the board
 */

const FAR = { mouse: 6, pen: 8, touch: 12 }; // pixels beyond which a click is a drag

/** @typedef {{ site: string, pointer: number, x: number, y: number, far: number, on: boolean }} Grip */

/**
 * Let men be carried over a board. A press that does not move stays the click that it is.
 *
 * @param {HTMLElement} board with cells that have data-site
 * @param {Carrier} hands
 */
export function drag(board, hands) {
  /** @type {Grip | null} */
  let grip = null;

  board.addEventListener("pointerdown", (event) => {
    const site = siteAt(event);
    const { pointerId: pointer, clientX: x, clientY: y, pointerType } = event;
    const far = FAR[/** @type {keyof typeof FAR} */ (pointerType)] ?? FAR.mouse;
    grip = null;
    if (!event.isPrimary || event.button !== 0 || site === null || !hands.mayTake(site)) return;
    grip = { site, pointer, x, y, far, on: false };
  });
  // A finger that carries a man must not scroll the page as well.
  board.addEventListener("touchmove", (event) => grip && event.preventDefault(), {
    passive: false,
  });
  addEventListener("pointermove", (event) => {
    if (!grip || event.pointerId !== grip.pointer) return;
    if (!grip.on) {
      if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < grip.far) return;
      grip.on = true;
      hands.take(grip.site);
    }
    const box = board.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    hands.carry({ site: grip.site, x, y });
  });
  addEventListener("pointerup", (event) => {
    const done = end(event);
    if (!done) return;
    const site = siteAt(event);
    if (site === null) hands.drop();
    else if (site !== done.site) hands.put(site);
    hush();
  });
  addEventListener("pointercancel", (event) => end(event) && hands.drop());

  /** @param {PointerEvent} event @returns {Grip | null} what was carried */
  function end({ pointerId }) {
    if (!grip || grip.pointer !== pointerId) return null;
    const done = grip.on ? grip : null;
    grip = null;
    if (done) hands.carry(null);
    return done;
  }

  /** The site under a pointer, which a finger's events do not tell. @param {PointerEvent} event */
  function siteAt({ clientX, clientY }) {
    const under = document.elementFromPoint(clientX, clientY)?.closest("[data-site]");
    return under instanceof HTMLElement && board.contains(under)
      ? (under.dataset.site ?? null)
      : null;
  }
}

/** The click that some browsers send after a drag is not another one. */
function hush() {
  const stop = (/** @type {Event} */ event) => event.stopPropagation();
  addEventListener("click", stop, { capture: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}
