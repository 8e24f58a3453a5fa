"""The computer player: in the page against CPython, and what the page feels of it.

The same positions are thought about by Python in the browser's worker and by CPython
here, in turns. Then: the longest gap between two frames while it thinks, and how long
level 1 takes on a small screen with a processor four times slower.
"""

import json
import statistics
import threading
import time
from contextlib import ExitStack
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import build
import server
from tests.bench._line import slowed
from tests.e2e import browsers
from trisq import link
from trisq.computer import analyse
from trisq.dice import draw
from trisq.game import Seat
from trisq.games import GAMES
from trisq.games.pack import LEVELS
from trisq.match import Match, play, start
from trisq.service import handle

PLACES = (0.03, 0.06, 0.12, 0.25, 0.37, 0.5, 0.62)  # parts of a game
SLOW = 4
PHONE: Any = {"width": 390, "height": 844}

THINK = """async (question) => {
  const module = document.querySelector("script[src$='main.js']").src;
  const { think } = await import(module.replace("page/main.js", "python/thinker.js"));
  const start = performance.now();
  await think(question);
  return (performance.now() - start) / 1000;
}"""
GAPS = """async (question) => {
  const module = document.querySelector("script[src$='main.js']").src;
  const { think } = await import(module.replace("page/main.js", "python/thinker.js"));
  let last = performance.now();
  let over = false;
  const gaps = [];
  const frame = (now) => {
    gaps.push(now - last);
    last = now;
    if (!over) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(frame); });
  await think(question);
  over = true;
  return gaps;
}"""
ANSWER = """async (seat) => {
  const root = document.documentElement;
  const select = document.querySelector(`[data-${seat}-seat]`);
  const list = document.querySelector("[data-moves]");
  const written = () => list.querySelectorAll("a").length;
  const count = written();
  const start = performance.now();
  select.value = "1";
  select.dispatchEvent(new Event("change"));
  await new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (written() > count && root.dataset.state === "ready") done();
    });
    watch.observe(root, { subtree: true, childList: true, attributes: true });
  });
  return (performance.now() - start) / 1000;
}"""


@cache
def played(name: str) -> Match:
    """Return a game between beginners."""
    game, chance = GAMES[name], Random(11)
    match = start(game)
    while not game.outcome(match.state):
        if game.to_move(match.state) is Seat.CHANCE:
            match = play(match, draw(match, chance))
        else:
            seed = chance.randrange(1000)
            match = play(match, analyse(match, 1, seed).move)
    return match


def places(name: str) -> list[str]:
    """Return links to positions along a game in which a player is to move."""
    game, match = GAMES[name], played(name)
    found = []
    for part in PLACES:
        ply = int(part * len(match.moves))
        while game.to_move(match.states[ply]) is Seat.CHANCE:
            ply += 1
        found.append(link.write(name, match.moves[:ply]))
    return found


def here(question: dict[str, Any]) -> float:
    """Return the seconds of processor time that CPython needs."""
    start = time.process_time()
    handle(json.dumps(question))
    return time.process_time() - start


def compare(page: Page) -> None:
    """Print, for every game and level, the time in the page and in CPython."""
    print(
        f"{'seconds a move':<16} {'level':>5} {'page':>7} {'CPython':>8} {'ratio':>6}"
    )
    for name in GAMES:
        page.evaluate(THINK, {"op": "view", "link": places(name)[-1]})  # known to both
        for level in LEVELS:
            ours, ratios = [], []
            for address in places(name):  # each once: players may remember
                question = {"op": "think", "link": address, "level": level, "seed": 1}
                slow, fast = page.evaluate(THINK, question), here(question)
                ours.append(slow)
                ratios.append(slow / fast)
            middle, ratio = statistics.median(ours), statistics.median(ratios)
            print(
                f"{name:<16} {level:>5} {middle:>7.2f} {middle / ratio:>8.2f}"
                f" {ratio:>6.2f}",
                flush=True,
            )


def gaps(page: Page) -> None:
    """Print the longest gaps between frames while level 3 thinks."""
    for name in GAMES:
        question = {"op": "think", "link": places(name)[1], "level": 3, "seed": 2}
        seen = sorted(page.evaluate(GAPS, question)) or [0.0]  # shorter than a frame
        print(
            f"{name:<16} {len(seen):>4} frames, longest gap {seen[-1]:.0f} ms,"
            f" 99 of 100 within {seen[int(0.99 * (len(seen) - 1))]:.0f} ms",
            flush=True,
        )


def answers(browser: Browser, root: str) -> None:
    """Print how long level 1 takes on a slow phone, from the wish to the drawn move."""
    system = browser.new_browser_cdp_session()
    found = system.send("SystemInfo.getProcessInfo")["processInfo"]
    process = next(some["id"] for some in found if some["type"] == "browser")
    for name in GAMES:
        times = []
        for address in places(name)[::3]:
            context = browser.new_context(viewport=PHONE, is_mobile=True)
            page = context.new_page()
            page.goto(root + address)
            page.wait_for_selector("html[data-state=ready]")
            whose = json.loads(handle(json.dumps({"op": "view", "link": address})))
            seat = ("first", "second")[whose["view"]["whose"]]
            page.evaluate(THINK, {"op": "games"})  # as after its first move
            with slowed(process, SLOW):
                times.append(page.evaluate(ANSWER, seat))
            context.close()
        print(f"{name:<16} level 1 answers in {max(times):.2f} s at most", flush=True)


def main() -> None:
    """Measure and print."""
    with ExitStack() as stack:
        running = stack.enter_context(server.listen(build.DIST, port=0))
        threading.Thread(target=running.serve_forever, daemon=True).start()
        root = f"http://127.0.0.1:{running.server_port}/"
        playwright = stack.enter_context(sync_playwright())
        options = browsers.find(playwright.chromium)
        browser = stack.enter_context(playwright.chromium.launch(**options))
        page = browser.new_page()
        page.goto(root)
        page.wait_for_selector("html[data-state=ready]")
        compare(page)
        gaps(page)
        page.close()
        answers(browser, root)


if __name__ == "__main__":
    main()
