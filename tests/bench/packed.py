"""What a packed link costs to open, against the same game with every move written out.

    python3 build.py bench packed 2000 5    entries of the game, rounds

Both take turns: as the rules read them in CPython, and in the page from the visit to
the drawn board. Other games are visited before each, so that nothing is remembered.
"""

import statistics
import sys
import threading
import time

from playwright.sync_api import Page, sync_playwright

import build
import server
from tests.e2e import browsers
from tests.games.scripta.endless import endless
from trisq import link
from trisq.games import GAMES, find
from trisq.match import replay, start

OTHERS = 8  # games that push one out of Python's memory
TIMEOUT = 180_000
VISIT = """async (link) => {
  const root = document.documentElement;
  const start = performance.now();
  history.pushState(null, "", link);
  dispatchEvent(new PopStateEvent("popstate"));
  await new Promise((done) => {
    const look = () => root.dataset.state === "ready" && done();
    new MutationObserver(look).observe(root, { attributeFilter: ["data-state"] });
    look();
  });
  return performance.now() - start;
}"""


def in_python(address: str) -> float:
    """Return the milliseconds in which the moves of a link are read."""
    begin = time.perf_counter()
    tokens = link.read(address, GAMES, "").tokens
    assert replay(start(find("scripta")), tokens).error is None
    return (time.perf_counter() - begin) * 1000


def in_page(page: Page, address: str) -> float:
    """Return the milliseconds from a visit to the drawn board."""
    for at in range(1, OTHERS + 1):
        page.evaluate(VISIT, f"?trisq=a{at}")
    spent: float = page.evaluate(VISIT, address)
    return spent


def report(where: str, plain: list[float], packed: list[float]) -> None:
    ratio = statistics.median(b / a for a, b in zip(plain, packed))
    medians = statistics.median(plain), statistics.median(packed)
    print(f"{where:<10} {medians[0]:>9.0f} ms {medians[1]:>9.0f} ms {ratio:>7.2f} x")


def main(entries: int = 2000, rounds: int = 5) -> None:
    moves = endless(entries)
    written = link.of(replay(start(find("scripta")), moves))
    links = link.write("scripta", moves), written
    print(f"{entries:,} entries: {len(links[0]):,} characters, packed {len(written):,}")
    print(f"{'':<10} {'readable':>12} {'packed':>12} {'ratio':>9}", flush=True)
    read = [[in_python(address) for address in links] for _ in range(rounds)]
    report("CPython", *map(list, zip(*read)))
    with server.listen(build.DIST, port=0) as running, sync_playwright() as playwright:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(**browsers.find(playwright.chromium))
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{running.server_port}/?trisq")
        ready = "html[data-state=ready][data-ready]"
        page.wait_for_selector(ready, state="attached", timeout=TIMEOUT)
        seen = [[in_page(page, address) for address in links] for _ in range(rounds)]
        report("the page", *map(list, zip(*seen)))
        browser.close()
        running.shutdown()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
