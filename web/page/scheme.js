// Runs before anything is painted, so that a dark page is never white for a moment, that the
// page has the colours of its game from the beginning, and that nobody reads English who will
// read another language a moment later.
// Not a module: modules wait.

(() => {
  const { documentElement: html } = document;
  /** @type {{ scheme?: string, language?: string }} */
  let liked = {};
  try {
    liked = JSON.parse(localStorage.getItem("settings") ?? "{}") ?? {};
  } catch {
    // Nothing is kept here: the system's scheme and the browser's language it is.
  }
  const { scheme = "auto", language = "auto" } = liked;
  html.dataset.language = language; // start.js fetches its texts
  const spoken = language === "auto" ? navigator.language : language;
  html.toggleAttribute("data-foreign", !/^en\b/i.test(spoken));
  /** @type {{ game: string, tone: string, finish: string }[]} */
  const rooms = JSON.parse(document.querySelector("[data-rooms]")?.textContent || "[]");
  const room = rooms.find(({ game }) =>
    new RegExp(`[?&;]${game}([=&#]|$)`, "i").test(location.search),
  );
  if (room) Object.assign(html.dataset, { tone: room.tone, finish: room.finish });
  html.toggleAttribute("data-welcome", location.search + location.hash === "");
  html.toggleAttribute("data-opening", !location.search.includes("="));
  const sheet = document.querySelector("[data-dark]");
  if (!(sheet instanceof HTMLLinkElement) || !["light", "dark"].includes(scheme)) return;
  sheet.media = scheme === "dark" ? "all" : "not all";
  html.dataset.scheme = scheme;
})();
