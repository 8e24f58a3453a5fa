// Short quiet sounds, made here: what happened on the board can be heard, too.

/** @import { View } from "../types.js" */

/**
 * @typedef {object} Note
 * @property {number} at seconds after the beginning
 * @property {number} high in hertz where it begins
 * @property {number} [low] and where it ends
 * @property {number} long in seconds
 * @property {OscillatorType} [type]
 */

/** @typedef {"placed" | "took" | "rolled" | "refused" | "won"} Sound */

/** @type {Record<Sound, Note[]>} */
const SOUNDS = {
  placed: [{ at: 0, high: 620, low: 310, long: 0.12 }],
  took: [
    { at: 0, high: 494, long: 0.12 },
    { at: 0.09, high: 330, low: 300, long: 0.16 },
  ],
  rolled: [0, 0.05, 0.09, 0.16, 0.22, 0.3].map((at) => ({
    at,
    high: 900 - 900 * at,
    low: 200,
    long: 0.04,
    type: "square",
  })),
  refused: [{ at: 0, high: 130, low: 70, long: 0.1, type: "sine" }],
  won: [523, 659, 784].map((high, place) => ({ at: 0.14 * place, high, long: 0.3 })),
};
const LOUD = 0.12;

/** @type {AudioContext | null} */
let audio = null;

/** What is to be heard of the last move of a game. @param {View} view @returns {Sound} */
export function heard({ outcome, seats, marks }) {
  if (outcome) return "won";
  if (seats.at(-1) === "chance") return "rolled";
  return marks.ghosts.length > 0 ? "took" : "placed";
}

/** Browsers let a page be heard once somebody has done something in it. @param {Sound} name */
export function sound(name) {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const note of SOUNDS[name]) strike(audio, note);
}

/** @param {AudioContext} audio @param {Note} note */
function strike(audio, { at, high, low = high, long, type = "triangle" }) {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(high, start);
  tone.frequency.exponentialRampToValueAtTime(low, start + long);
  loudness.gain.setValueAtTime(LOUD, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + long);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + long);
}
