// The page's end of Python: a question goes in, a promise of the answer comes out.

import { fetchProgram, first, here, mark, onProgress, start } from "./start.js";
import { Thread } from "./thread.js";
import { calm, Late, LIMITS } from "./wait.js";

/** @import { Answer, Question, ToWorker } from "../types.js" */

/**
 * @typedef {object} Listener who looks on while Python comes
 * @property {(loaded: number, total: number) => void} progress is told the bytes loaded so far
 * @property {() => void} stalled is told that nothing comes any more; another way is tried
 */

/** @typedef {"first" | "frozen" | "ordinary"} Way */

/**
 * How Python can come; when one way fails, at the start or later, the next is tried. The first
 * program is small: it answers what most visits begin with, and anything else is a failure.
 */
const WAYS = /** @type {Way[]} */ (["first", "frozen", "ordinary"]).filter((way) => start[way]);
/** The first way that can answer everything. */
const WHOLE = WAYS.findIndex((way) => way !== "first");
/** Thinking takes as long as it likes; whoever waits for it can stop it. */
const THINKING = ["think", "hint"];
/** Milliseconds after the first answer; until then the page has better things to do. */
const SETTLED = 1000;

// What one engine has compiled or found out serves all others.
/** @type {Partial<Record<Way, WebAssembly.Module>>} */
const programs = {};
/** @type {Partial<Record<Way, Promise<Blob>>>} */
const coming = {};
let way = 0;

/** @param {Question} question */
const limit = ({ op }) => (THINKING.includes(op) ? Infinity : LIMITS.answer);

/** Whether the player asks pages to load little: then the whole program comes only on need. */
const saving = () => /** @type {any} */ (navigator).connection?.saveData === true;

/**
 * @param {Thread} thread
 * @param {Way} way
 * @param {(loaded: number) => void} [progress]
 * @param {Promise<Blob>} [file] that has been asked for already
 */
async function wake(thread, way, progress = () => {}, file) {
  const load = way === "ordinary" ? null : start[way];
  const program = programs[way];
  /** @type {ToWorker} */
  let request = { ordinary: here(start.ordinary.path) };
  if (program) request = { program };
  else if (load) {
    coming[way] = file ?? coming[way] ?? fetchProgram(load);
    try {
      request = { file: await coming[way], checksum: load.checksum };
    } finally {
      delete coming[way];
    }
  }
  const bytes = start[way]?.bytes ?? 0;
  await thread.wake(request, load ? LIMITS.wake : LIMITS.line, {
    loaded(some) {
      progress(some);
      return some < bytes ? LIMITS.line : LIMITS.start;
    },
    compiled(program) {
      programs[way] ??= program;
      mark("compiled");
    },
  });
  mark("awake");
}

export class Engine {
  /** @type {Promise<Thread> | null} a Python that runs, or will */
  #python = null;
  /** @type {Thread | null} the thread it runs in */
  #thread = null;
  /** @type {Promise<Thread> | null} the whole Python, which wakes while the first one answers */
  #whole = null;
  /** @type {Thread | null} the same, when it is awake */
  #awake = null;
  #growing = false; // whether it was asked for
  #over = false;
  #answers = false; // whether Python has answered since it was started
  #fresh; // whether the worker that the page began with is its own
  #listener;
  #least; // the first way that it may go
  #way;

  /** @param {Listener} [listener] an engine beside the first one has none, and can think */
  constructor(listener) {
    this.#listener = listener;
    this.#fresh = listener !== undefined;
    this.#least = listener ? 0 : WHOLE;
    this.#way = Math.max(way, this.#least);
  }

  /** Stop at once, whatever Python is doing; questions that are open stay without an answer. */
  quit() {
    this.#over = true;
    this.#thread?.end(new Error("Python was stopped"));
  }

  /** Start from the beginning; questions that are open are asked again. */
  restart() {
    this.#go(this.#least);
    this.#stop();
  }

  /** How Python came, or is coming. */
  get way() {
    return WAYS[this.#way];
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
        const thread = await python;
        if (python === this.#python) this.#thread = thread;
        const answer = await thread.ask(question, limit(question));
        this.#answers = true;
        this.#grow();
        return answer;
      } catch (error) {
        if (this.#over) throw error;
        if (python !== this.#python) continue; // somebody else has seen to it
        const answered = this.#answers;
        this.#stop();
        // Who has worked and falls silent may have been put to sleep: wake him once more.
        if (error instanceof Late && answered) continue;
        if (error instanceof Late) this.#listener?.stalled();
        if (this.#way + 1 === WAYS.length) {
          this.#go(this.#least);
          throw error;
        }
        this.#go(this.#way + 1);
        if (this.#way === WHOLE) this.#python = this.#taken(); // it may be on its way already
      }
    }
  }

  /** @param {number} next */
  #go(next) {
    this.#way = next;
    way = next;
  }

  /** @returns {Promise<Thread>} */
  async #boot() {
    const fresh = this.#fresh;
    this.#fresh = false;
    const thread = new Thread(fresh ? first.worker : undefined);
    this.#thread = thread;
    const bytes = start[this.way]?.bytes ?? 0;
    const progress = (/** @type {number} */ loaded) => this.#listener?.progress(loaded, bytes);
    progress(0);
    if (this.#listener) onProgress(progress);
    const file = (fresh && first.program) || undefined;
    await Promise.race([wake(thread, this.way, progress, file), thread.ended]);
    return thread;
  }

  #stop() {
    this.#thread?.end(new Error("Python was stopped"));
    this.#thread = null;
    this.#python = null;
    this.#answers = false;
  }

  /** When the first program has answered, let the whole one wake beside it. */
  async #grow() {
    this.#changeOver();
    if (this.way !== "first" || this.#growing || saving()) return;
    this.#growing = true;
    await calm(SETTLED);
    if (this.way !== "first") return; // it was needed earlier
    const thread = new Thread();
    const whole = wake(thread, WAYS[WHOLE]).then(() => thread);
    this.#whole = whole;
    try {
      await whole;
    } catch (error) {
      thread.end(/** @type {Error} */ (error));
      if (this.#whole === whole) this.#whole = null; // it is asked for again when it is needed
      return;
    }
    if (this.#whole === whole) this.#awake = thread;
    this.#changeOver();
  }

  /** Go on with the whole program, but never while a question is open. */
  #changeOver() {
    if (this.way !== "first" || !this.#awake || !this.#thread?.idle || !this.#answers) return;
    this.#thread.end(new Error("the whole Python has come"));
    this.#thread = this.#awake;
    this.#python = this.#taken();
    this.#go(WHOLE);
    mark("whole");
  }

  /** The whole Python that wakes or is awake, if there is one. */
  #taken() {
    const whole = this.#whole;
    this.#whole = this.#awake = null;
    return whole;
  }
}
