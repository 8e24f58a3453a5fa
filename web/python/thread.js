// One worker and the Python in it: it is woken once, asked often, and ended.

import { newWorker } from "./start.js";
import { within } from "./wait.js";

/** @import { FromWorker, ToWorker } from "../types.js" */

/**
 * @typedef {object} Waiting
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 *
 * @typedef {object} Hearing who looks on while Python wakes
 * @property {(loaded: number) => number} loaded is told the bytes so far; tells how long to wait for more
 * @property {(program: WebAssembly.Module) => void} compiled
 */

export class Thread {
  #id = 0;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** @type {Error | null} why nobody answers any more */
  #over = null;
  #giveUp = (/** @type {Error} */ _) => {};
  /** @type {Promise<never>} fails when it is over, and tells why */
  ended;
  #worker;

  /** @param {Promise<Worker>} [worker] one that is already coming */
  constructor(worker = newWorker()) {
    this.#worker = worker;
    worker.catch(() => {}); // heard when it is to wake, unless the program fails first
    this.ended = new Promise((_, reject) => (this.#giveUp = reject));
    this.ended.catch(() => {});
  }

  /** Whether nobody waits for an answer. */
  get idle() {
    return this.#waiting.size === 0;
  }

  /**
   * @param {ToWorker} request
   * @param {number} limit
   * @param {Hearing} hearing
   */
  async wake(request, limit, hearing) {
    const worker = await this.#worker;
    if (this.#over) throw this.#over;
    const awake = (/** @type {(next?: number) => void} */ sign) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => {
          const reply = /** @type {FromWorker} */ (data);
          if ("loaded" in reply) sign(hearing.loaded(reply.loaded));
          else if ("compiled" in reply) hearing.compiled(reply.compiled);
          else if ("ready" in reply) resolve(null);
          else if ("failed" in reply) reject(new Error(reply.failed));
          else if ("id" in reply) this.#hear(reply);
        };
        worker.onerror = (event) => {
          event.preventDefault();
          this.end(new Error(event.message));
        };
        worker.postMessage(request);
      });
    await within(limit, "Python", awake);
  }

  /**
   * @param {object} question
   * @param {number} limit
   * @returns {Promise<any>}
   */
  async ask(question, limit) {
    const worker = await this.#worker;
    if (this.#over) throw this.#over;
    const id = ++this.#id;
    return within(limit, "an answer", () => {
      const coming = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
      worker.postMessage({ id, question: JSON.stringify(question) });
      return coming;
    });
  }

  /** Stop at once, whatever Python is doing; who waits is told why. @param {Error} reason */
  end(reason) {
    this.#over ??= reason;
    this.#worker.then((worker) => worker.terminate()).catch(() => {});
    this.#giveUp(reason);
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  /** @param {{ id: number, answer: string } | { id: number, crash: string }} reply */
  #hear(reply) {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ("crash" in reply) return waiting?.reject(new Error(reply.crash));
    try {
      waiting?.resolve(JSON.parse(reply.answer));
    } catch (error) {
      waiting?.reject(/** @type {Error} */ (error)); // Python is out of its mind: replace it
    }
  }
}
