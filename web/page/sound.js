// Short clicks, made here: a figure put down, and a lower one when something is captured.

/** @type {AudioContext | null} */
let audio = null;

/** @param {boolean} captured */
export function click(captured) {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(captured ? 330 : 620, now);
  tone.frequency.exponentialRampToValueAtTime(captured ? 110 : 310, now + 0.09);
  loudness.gain.setValueAtTime(0.25, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.12);
  tone.connect(loudness).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.13);
}
