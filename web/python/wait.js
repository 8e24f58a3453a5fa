// Waiting, but never for ever: every wait of the page goes through here and has an end.

/** Milliseconds without a sign after which something is given up. */
export const LIMITS = {
  /** for more bytes of a file that is being fetched */
  line: 15_000,
  /** for a small file, a worker or a picture to come, and for Python to wake */
  wake: 30_000,
  /** for Python to start by Pyodide, which says nothing while it compiles */
  start: 60_000,
  /** for an answer; thinking takes as long as it likes, and can be stopped */
  answer: 20_000,
  /** for the browser to copy or to go back */
  browser: 5_000,
};

/** What was waited for has not come. */
export class Late extends Error {}

/**
 * Wait for something; fail when so many milliseconds pass without a sign of it.
 *
 * @template T
 * @param {number} ms
 * @param {string} what is waited for, for the message
 * @param {(sign: (next?: number) => void) => Promise<T>} begin is given what to call at each sign of life
 *   (and, if that changes, how long to wait for the next one)
 * @returns {Promise<T>}
 */
export function within(ms, what, begin) {
  return new Promise((resolve, reject) => {
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    let open = true;
    const late = () => end(() => reject(new Late(`${what} did not come`)));
    const sign = (next = ms) => {
      clearTimeout(timer);
      if (open && next < Infinity) timer = setTimeout(late, next);
    };
    const end = (/** @type {() => void} */ settle) => {
      open = false;
      clearTimeout(timer);
      settle();
    };
    sign();
    begin(sign).then(
      (value) => end(() => resolve(value)),
      (error) => end(() => reject(error)),
    );
  });
}

/**
 * Wait for so many milliseconds, and until the browser has nothing better to do.
 *
 * @param {number} ms
 */
export async function calm(ms) {
  await new Promise((done) => setTimeout(done, ms));
  if (!("requestIdleCallback" in globalThis)) return; // Safari
  await new Promise((done) => requestIdleCallback(done, { timeout: LIMITS.browser }));
}
