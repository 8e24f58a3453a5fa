// The page's end of the worker: a question goes in, a promise of the answer comes out.

/** @import { Answer, FromWorker, Question, Start } from "./types.js" */

/**
 * @typedef {object} Waiting
 * @property {(answer: Answer) => void} resolve
 * @property {(error: Error) => void} reject
 */

export class Engine {
  #id = 0;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Promise<void>} */
  #ready = Promise.resolve();
  #start;
  #progress;

  /**
   * @param {Start} start
   * @param {(loaded: number) => void} progress called with the bytes loaded so far
   */
  constructor(start, progress) {
    this.#start = start;
    this.#progress = progress;
  }

  /**
   * Ask Python, starting it first if it does not run; questions hold the whole game, so one
   * that failed can simply be asked again.
   *
   * @param {Question} question
   * @returns {Promise<Answer>}
   */
  async ask(question) {
    const worker = this.#worker ?? this.#boot();
    try {
      await this.#ready;
      return await new Promise((resolve, reject) => {
        this.#waiting.set(++this.#id, { resolve, reject });
        worker.postMessage({ id: this.#id, question: JSON.stringify(question) });
      });
    } catch (error) {
      this.#stop();
      throw error;
    }
  }

  #boot() {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    this.#worker = worker;
    this.#ready = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => this.#hear(data, resolve, reject);
      worker.onerror = (event) => {
        event.preventDefault();
        const error = new Error(event.message || "the worker could not be loaded");
        reject(error);
        for (const { reject } of this.#waiting.values()) reject(error);
      };
    });
    const here = (/** @type {string} */ path) => new URL(path, document.baseURI).href;
    const { pyodide, archive } = this.#start;
    worker.postMessage({ start: { pyodide: here(pyodide), archive: here(archive) } });
    return worker;
  }

  #stop() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }

  /**
   * @param {FromWorker} reply
   * @param {() => void} resolve
   * @param {(error: Error) => void} reject
   */
  #hear(reply, resolve, reject) {
    if ("loaded" in reply) return this.#progress(reply.loaded);
    if ("ready" in reply) return resolve();
    if ("failed" in reply) return reject(new Error(reply.failed));
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ("answer" in reply) waiting?.resolve(JSON.parse(reply.answer));
    else waiting?.reject(new Error(reply.crash));
  }
}
