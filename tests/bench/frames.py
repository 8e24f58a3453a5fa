"""How even men move on a phone: the gaps between frames while moves are played.

The page is 390 × 844 and its processor four times slower than this machine's.
"""

import statistics
import threading

from playwright.sync_api import Page, sync_playwright

import build
import server
from tests.e2e import browsers
from tests.e2e.page import GamePage
from tests.kit import random_match
from trisq import link
from trisq.games import GAMES

SLOWER = 4
PLIES = 40
SEEN = 500  # milliseconds in which a move is over
WATCH = """() => {
  const frame = document.querySelector("[data-frame]");
  window.gaps = [];
  let last = 0;
  const look = (now) => {
    const moving = "moving" in frame.dataset;
    if (moving && last) window.gaps.push(now - last);
    last = moving ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def gaps(page: Page, root: str, name: str) -> list[float]:
    """Return the milliseconds between frames while a game is played move by move."""
    game = GamePage(page, root)
    match = random_match(GAMES[name], seed=5, plies=PLIES)
    game.load(link.of(match, 0))
    page.context.new_cdp_session(page).send(
        "Emulation.setCPUThrottlingRate", {"rate": SLOWER}
    )
    page.evaluate(WATCH)
    for ply in range(1, len(match.moves) + 1):
        game.visit(link.of(match, ply))
        page.wait_for_timeout(SEEN)
    found: list[float] = page.evaluate("window.gaps")
    return found


def main() -> None:
    """Print the gaps of every game."""
    with (
        server.listen(build.DIST, port=0, below="/") as running,
        sync_playwright() as playwright,
    ):
        threading.Thread(target=running.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(**browsers.find(playwright.chromium))
        for name in GAMES:
            context = browser.new_context(
                viewport={"width": 390, "height": 844},
                device_scale_factor=2,
                has_touch=True,
                is_mobile=True,
                service_workers="block",
            )
            root = f"http://127.0.0.1:{running.server_port}/"
            found = sorted(gaps(context.new_page(), root, name))
            context.close()
            usual, late = statistics.median(found), found[int(len(found) * 0.95)]
            print(
                f"{name:8} {len(found):5} gaps: median {usual:.1f} ms,"
                f" 95 % within {late:.1f} ms, longest {found[-1]:.1f} ms"
            )
        browser.close()
        running.shutdown()


if __name__ == "__main__":
    main()
