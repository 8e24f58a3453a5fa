// Put first into the page under test: WebKit's driver tells nobody what goes wrong in a page.

window.trouble = [];

for (const kind of ["error", "warn"]) {
  const { [kind]: write } = console;
  console[kind] = (...words) => {
    window.trouble.push(`console: ${words.join(" ")}`);
    write.apply(console, words);
  };
}
addEventListener(
  "error",
  ({ message, target }) =>
    window.trouble.push(message ? `error: ${message}` : `lost: ${target.href ?? target.src}`),
  { capture: true }, // what a file of the page does not bubble
);
addEventListener("unhandledrejection", ({ reason }) => window.trouble.push(`promise: ${reason}`));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  window.trouble.push(`policy: ${violatedDirective} ${blockedURI}`),
);
