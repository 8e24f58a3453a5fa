// Dice that were just thrown: each shows some faces before its own. What they are is there from
// the beginning, and whoever does something meanwhile sees it.

const FACES = 3;
const LONG = 480; // milliseconds
const STAGGER = 60; // from one die to the next
const FADE = 120; // for who wants no motion
const TURN = [
  { transform: "translateY(-10px) rotate(-70deg)" },
  { transform: "translateY(0) rotate(0)" },
];

/** @type {(() => void)[]} what is to be done when somebody does something */
let ending = [];

/** Let what tumbles lie. */
function end() {
  for (const one of ending) one();
  ending = [];
}

for (const done of ["pointerdown", "keydown"]) addEventListener(done, end, { capture: true });

/**
 * @param {Element[]} dice
 * @param {(pips: number) => SVGElement} drawn a face
 */
export function tumble(dice, drawn) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  end();
  for (const [at, die] of dice.entries()) {
    if (still) die.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    else roll(die, at * STAGGER, drawn);
  }
}

/** @param {Element} die @param {number} wait @param {(pips: number) => SVGElement} drawn */
function roll(die, wait, drawn) {
  const own = die.firstElementChild;
  if (!own) return;
  const turning = own.animate(TURN, { duration: LONG, delay: wait, easing: "ease-out" });
  const timers = Array.from({ length: FACES }, (_, face) =>
    setTimeout(() => show(some()), wait + (face * LONG) / (FACES + 1)),
  );
  const show = (/** @type {Iterable<Node>} */ parts) => own.replaceChildren(...parts);
  const some = () => drawn(1 + Math.floor(6 * Math.random())).childNodes;
  const mine = [...own.childNodes];
  const lie = () => {
    for (const timer of timers) clearTimeout(timer);
    turning.cancel();
    show(mine);
  };
  timers.push(setTimeout(lie, wait + LONG));
  ending.push(lie);
}
