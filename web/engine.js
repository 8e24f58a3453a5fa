// The page's end of the worker: a question goes in, a promise of the answer comes out.

import { fetchProgram, first, here, mark, newWorker, onProgress, start } from "./start.js";

/** @import { Answer, FromWorker, Question, ToWorker } from "./types.js" */

/**
 * @typedef {object} Waiting
 * @property {(answer: Answer) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** How Python can come; when one way fails, at the start or later, the next is tried. */
const WAYS = /** @type {const} */ (["frozen", "ordinary"]);

// What one engine has compiled or found out serves all others.
/** @type {WebAssembly.Module | null} */
let program = null;
let way = 0;

export class Engine {
  #id = 0;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** @type {Promise<Worker> | null} */
  #worker = null;
  /** @type {Promise<Worker> | null} a worker in which Python runs */
  #python = null;
  #way = way;
  #over = false;
  #fresh; // whether the worker that the page began with is its own
  #progress;

  /**
   * @param {(loaded: number, total: number) => void} [progress] is told the bytes loaded so far;
   *   an engine beside the first one has no such listener
   */
  constructor(progress) {
    this.#progress = progress;
    this.#fresh = progress !== undefined;
  }

  /** Stop at once, whatever Python is doing; questions that are open stay without an answer. */
  quit() {
    this.#over = true;
    this.#worker?.then((worker) => worker.terminate()).catch(() => {});
  }

  /** How Python came, or is coming. */
  get way() {
    return WAYS[this.#way];
  }

  /**
   * Ask Python, starting it first if it does not run; questions hold the whole game, so one
   * that failed can simply be asked again.
   *
   * @param {Question} question
   * @returns {Promise<Answer>}
   */
  async ask(question) {
    for (;;) {
      this.#python ??= this.#boot();
      const python = this.#python;
      try {
        return await this.#send(await python, question);
      } catch (error) {
        if (this.#over) throw error;
        if (python !== this.#python) continue; // somebody else has seen to it
        this.#stop();
        this.#way = (this.#way + 1) % WAYS.length;
        way = this.#way;
        if (this.#way === 0) throw error;
      }
    }
  }

  /**
   * @param {Worker} worker
   * @param {Question} question
   * @returns {Promise<Answer>}
   */
  #send(worker, question) {
    return new Promise((resolve, reject) => {
      this.#waiting.set(++this.#id, { resolve, reject });
      worker.postMessage({ id: this.#id, question: JSON.stringify(question) });
    });
  }

  /** @returns {Promise<Worker>} */
  async #boot() {
    const fresh = this.#fresh;
    this.#fresh = false;
    const { bytes } = start[this.way];
    this.#worker = fresh ? first.worker : newWorker();
    this.#worker.catch(() => {}); // heard below, unless the program fails first
    this.#progress?.(0, bytes);
    /** @type {ToWorker} */
    let request = { ordinary: here(start.ordinary.path) };
    if (this.way === "frozen") {
      if (this.#progress) onProgress((loaded) => this.#progress?.(loaded, bytes));
      const file = program ? null : await (fresh ? first.program : fetchProgram());
      if (program) request = { program };
      else if (file) request = { file, checksum: start.frozen.checksum };
    }
    const worker = await this.#worker;
    await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => this.#hear(data, resolve, reject);
      worker.onerror = (event) => {
        event.preventDefault();
        const error = new Error(event.message);
        reject(error);
        for (const { reject } of this.#waiting.values()) reject(error);
      };
      worker.postMessage(request);
    });
    mark("awake");
    return worker;
  }

  #stop() {
    this.#worker?.then((worker) => worker.terminate()).catch(() => {});
    this.#worker = null;
    this.#python = null;
    for (const { reject } of this.#waiting.values()) reject(new Error("Python was stopped"));
    this.#waiting.clear();
  }

  /**
   * @param {FromWorker} reply
   * @param {(nothing: unknown) => void} resolve
   * @param {(error: Error) => void} reject
   */
  #hear(reply, resolve, reject) {
    if ("alive" in reply) return;
    if ("loaded" in reply) return this.#progress?.(reply.loaded, start[this.way].bytes);
    if ("compiled" in reply) {
      program ??= reply.compiled;
      return mark("compiled");
    }
    if ("ready" in reply) return resolve(null);
    if ("failed" in reply) return reject(new Error(reply.failed));
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
