// The page's end of the worker: a question goes in, a promise of the answer comes out.

import { fetchProgram, first, here, mark, newWorker, onProgress, start } from "./start.js";
import { Late, LIMITS, within } from "./wait.js";

/** @import { Answer, FromWorker, Question, ToWorker } from "../types.js" */

/**
 * @typedef {object} Waiting
 * @property {(answer: any) => void} resolve is given what the question's operation answers
 * @property {(error: Error) => void} reject
 *
 * @typedef {object} Listener who looks on while Python comes
 * @property {(loaded: number, total: number) => void} progress is told the bytes loaded so far
 * @property {() => void} stalled is told that nothing comes any more; another way is tried
 */

/**
 * How Python can come; when one way fails, at the start or later, the next is tried.
 *
 * @type {("frozen" | "ordinary")[]}
 */
const WAYS = start.frozen ? ["frozen", "ordinary"] : ["ordinary"];
/** Thinking takes as long as it likes; whoever waits for it can stop it. */
const THINKING = ["think", "hint"];

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
  #giveUp = (/** @type {Error} */ _) => {}; // what is being started
  #way = way;
  #over = false;
  #answers = false; // whether Python has answered since it was started
  #fresh; // whether the worker that the page began with is its own
  #listener;

  /** @param {Listener} [listener] an engine beside the first one has none */
  constructor(listener) {
    this.#listener = listener;
    this.#fresh = listener !== undefined;
  }

  /** Stop at once, whatever Python is doing; questions that are open stay without an answer. */
  quit() {
    this.#over = true;
    this.#worker?.then((worker) => worker.terminate()).catch(() => {});
  }

  /** Start from the beginning; questions that are open are asked again. */
  restart() {
    this.#go(0);
    this.#stop();
  }

  /** How Python came, or is coming. */
  get way() {
    return WAYS[this.#way];
  }

  /** How many bytes come before Python does. */
  get #bytes() {
    return start[this.way]?.bytes ?? 0;
  }

  /**
   * Ask Python, starting it first if it does not run; questions hold the whole game, so one
   * that failed can simply be asked again.
   *
   * @template {Question} Q
   * @param {Q} question
   * @returns {Promise<Answer<Q["op"]>>}
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
        const answered = this.#answers;
        this.#stop();
        // Who has worked and falls silent may have been put to sleep: wake him once more.
        if (error instanceof Late && answered) continue;
        if (error instanceof Late) this.#listener?.stalled();
        this.#go((this.#way + 1) % WAYS.length);
        if (this.#way === 0) throw error;
      }
    }
  }

  /** @param {number} next */
  #go(next) {
    this.#way = next;
    way = next;
  }

  /**
   * @template {Question} Q
   * @param {Worker} worker
   * @param {Q} question
   * @returns {Promise<Answer<Q["op"]>>}
   */
  async #send(worker, question) {
    const id = ++this.#id;
    const limit = THINKING.includes(question.op) ? Infinity : LIMITS.answer;
    const text = JSON.stringify(question);
    const answer = await within(limit, "an answer", () => {
      /** @type {Promise<Answer<Q["op"]>>} */
      const coming = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
      worker.postMessage({ id, question: text });
      return coming;
    });
    this.#answers = true;
    return answer;
  }

  /** @returns {Promise<Worker>} */
  #boot() {
    return new Promise((resolve, reject) => {
      this.#giveUp = reject;
      this.#start().then(resolve, reject);
    });
  }

  async #start() {
    const fresh = this.#fresh;
    this.#fresh = false;
    const bytes = this.#bytes;
    const coming = fresh ? first.worker : newWorker();
    this.#worker = coming;
    coming.catch(() => {}); // heard below, unless the program fails first
    this.#listener?.progress(0, bytes);
    /** @type {ToWorker} */
    let request = { ordinary: here(start.ordinary.path) };
    let limit = LIMITS.wake;
    if (start.frozen && this.way === "frozen") {
      if (this.#listener) onProgress((loaded) => this.#listener?.progress(loaded, bytes));
      const file = program ? null : await (fresh ? first.program : fetchProgram());
      if (program) request = { program };
      else if (file) request = { file, checksum: start.frozen.checksum };
    } else limit = LIMITS.line;
    const worker = await coming;
    await within(limit, "Python", (sign) => this.#wake(worker, request, sign));
    mark("awake");
    return worker;
  }

  /**
   * @param {Worker} worker
   * @param {ToWorker} request
   * @param {(next?: number) => void} sign
   */
  #wake(worker, request, sign) {
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => this.#hear(data, resolve, reject, sign);
      worker.onerror = (event) => {
        event.preventDefault();
        const error = new Error(event.message);
        reject(error);
        for (const { reject } of this.#waiting.values()) reject(error);
      };
      worker.postMessage(request);
    });
  }

  #stop() {
    this.#worker?.then((worker) => worker.terminate()).catch(() => {});
    this.#worker = null;
    this.#python = null;
    this.#answers = false;
    const stopped = new Error("Python was stopped");
    this.#giveUp(stopped);
    for (const { reject } of this.#waiting.values()) reject(stopped);
    this.#waiting.clear();
  }

  /**
   * @param {FromWorker} reply
   * @param {(nothing: unknown) => void} resolve
   * @param {(error: Error) => void} reject
   * @param {(next?: number) => void} sign
   */
  #hear(reply, resolve, reject, sign) {
    if ("alive" in reply) return;
    if ("loaded" in reply) {
      const bytes = this.#bytes;
      sign(reply.loaded < bytes ? LIMITS.line : LIMITS.start);
      return this.#listener?.progress(reply.loaded, bytes);
    }
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
