// Which functions of a traced program were called; see wasm.py.

const MARK = "called ";

/** @param {any} python a traced program's exports */
export function forgetCalls(python) {
  for (const name of Object.keys(python)) if (name.startsWith(MARK)) python[name].value = 0;
}

/** @param {any} python @returns {number[]} the numbers of the functions */
export function calledBy(python) {
  const marks = Object.keys(python).filter((name) => name.startsWith(MARK));
  const called = marks.filter((name) => python[name].value === 1);
  return called.map((name) => Number(name.slice(MARK.length)));
}
