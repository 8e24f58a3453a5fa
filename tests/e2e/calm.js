// Frames cost the processor more than all else that tests do: what moves is there at once,
// unless a test is about that (`lively` in conftest.py).

const frame = window.requestAnimationFrame;
const { animate } = Element.prototype;
const SELDOM = 100; // milliseconds

window.requestAnimationFrame = (go) =>
  window.lively ? frame(go) : setTimeout(() => go(performance.now()), SELDOM);

Element.prototype.animate = function (...how) {
  const made = animate.apply(this, how);
  if (!window.lively) made.finish();
  return made;
};
