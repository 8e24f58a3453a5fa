// Every wait has an end: what never comes is given up, and what comes is handed on.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Late, within } from "../../web/python/wait.js";

const never = () => new Promise(() => {});

/** Let promises that are settled be heard. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("what never comes is given up after its time", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let trouble;
  within(100, "the tide", never).catch((error) => {
    trouble = error;
  });
  mock.timers.tick(99);
  await settled();
  assert.equal(trouble, undefined);
  mock.timers.tick(1);
  await settled();
  assert.ok(trouble instanceof Late);
  assert.match(trouble.message, /the tide/);
  mock.timers.reset();
});

test("each sign of life begins the wait anew, and can change it", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let trouble;
  let sign = (_) => {};
  within(100, "a file", (given) => {
    sign = given;
    return never();
  }).catch((error) => {
    trouble = error;
  });
  for (let times = 0; times < 5; times++) {
    mock.timers.tick(90);
    sign();
  }
  sign(500);
  mock.timers.tick(499);
  await settled();
  assert.equal(trouble, undefined);
  mock.timers.tick(1);
  await settled();
  assert.ok(trouble instanceof Late);
  mock.timers.reset();
});

test("what comes in time is handed on, and so is what fails", async () => {
  assert.equal(await within(1000, "a word", async () => "word"), "word");
  const fail = async () => {
    throw new Error("no");
  };
  await assert.rejects(within(1000, "a word", fail), /^Error: no$/);
});

test("a sign that comes after the end starts no timer", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let late = () => {};
  await within(100, "a word", async (sign) => {
    late = sign;
  });
  late();
  mock.timers.runAll();
  await settled();
  mock.timers.reset();
});

test("who may take as long as he likes is never given up", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let trouble;
  within(Number.POSITIVE_INFINITY, "a thought", never).catch((error) => {
    trouble = error;
  });
  mock.timers.tick(1e9);
  await settled();
  assert.equal(trouble, undefined);
  mock.timers.reset();
});
