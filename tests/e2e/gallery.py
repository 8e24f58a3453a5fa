"""Draws every screen of the page, to be looked at beside the drafts of the design.

    .venv/bin/python -m tests.e2e.gallery FOLDER [NAME …]

serves ``dist/`` and writes a picture of each name in both schemes; what is named after
the drafts has their size. Languages, a wider font, forced colours and zoom follow.
"""

import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import build
import server
from tests.e2e import browsers, states
from tests.e2e.page import GamePage

SIZES = {
    "desktop": (1280, 800),
    "720": (1280, 720),
    "phone": (390, 844),
    "short": (390, 664),
    "320": (320, 640),
    "landscape": (844, 390),
    "tablet": (1000, 760),
}
DENSE = 2  # device pixels of a pixel, as in the drafts
TRISQ = "?trisq=" + (
    "a13-b12-c13-d12-e13-c12-f12-c10-d10-c9-m1-n4-n2-l2-k3-j4-m5-h5-k7-l6-g8-j8-"
    "c11-e11-g13-h12-j6-h9-h3-b11-k5-d11"
)
TALPA = "?talpa=set1bebeabebe3be2a2e2b2ae2a3e5ae3ba3eaeae4bebebaebeaebe4b-e4e5-c5c4"
DAMA = "?dama=d2-b4-d3-b2-d1xb4-c4-a7-e4-g7-d7"
ROLL = "?scripta=set1ebe8a2eb2e2a4b2eb2b5ae6be2bbe3a2-255-5m2-7m5-16m5"
SCRIPTA = f"{ROLL}-136-p6"
UNSENT = TRISQ.removesuffix("-b11-k5-d11")  # its last move is h3
BROKEN = "?trisq=a13-b12-c11-d12-c13-c12-m5-n4-d10-c9-n2-c9-k7-j8"
# One move before the end: a man taken in Dama, a tunnel in Talpa, no place in Trisq.
LAST_MAN = "?dama=set0e2aeae2ae2aebeb2e4ae3"
TUNNEL = "?talpa=" + (
    "g5g4-c6c7-f6g6-a4b4-a1a2-b3c3-h2h1-b5c5-c1b1-h5h6-e5d5-c2b2-a2b2-g8f8-f2g2-"
    "b7b6-d8c8-h7h8-e1e2-f7e7-e3e4-h3g3-g4g3-e6d6-d5d6-f5f4-e4f4-f3f4-b8a8-d1d2-"
    "e2d2-a6a7-d6d7-e7d7-a8a7-d3d2-d4c4-f1g1-c4b4-g1g2-c8c7-g2g3-g6h6"
)
FULL = "?trisq=" + (
    "set1a2eb2a4b6a2bab2ababa2b2a2b4a2ba6b3a3ba3b2ab3ab2a3beb2a2ba3b2ab2aba2ba2ba4"
    "ba3beb5ab4ab2eb2ababa3b2eba4bab2a2b3a3b2a3b3a2b4a4b2eb2eb2e"
)
MOVING = "?dama=e3-g1-c3-d2-d1-a1-a4-c5-e4-f2-g4-d3-f4xc5-b2xa4-a4-b4-c4-b6xd1"
LANGUAGES = ("ru-RU", "bg-BG", "cs-CZ", "pt-PT")
STATES = "states-desktop"  # not a screen, but every mark of every board
WIDER = "html { font-size: 112% }"

Doing = Callable[[GamePage], None]


@dataclass(frozen=True)
class Screen:
    """A picture: where the page is, how large, and what is done before."""

    name: str
    link: str
    size: str
    do: Doing = field(default=lambda _: None)
    options: dict[str, Any] = field(default_factory=dict)
    style: str = ""


def more(game: GamePage) -> None:
    game.page.locator("[data-more]").click()
    game.page.wait_for_timeout(600)


def tapped(*sites: str) -> Doing:
    return lambda game: game.tap(*sites)


def clicked(*sites: str) -> Doing:
    return lambda game: game.click(*sites)


def settled(game: GamePage) -> None:
    """Let a whole turn be seen."""
    game.page.wait_for_timeout(3000)


def sent(*sites: str) -> Doing:
    """Play a move and send it."""

    def do(game: GamePage) -> None:
        game.click(*sites)
        game.page.locator("[data-forward]").click()

    return do


def beaten(*sites: str) -> Doing:
    """Play a last move against the computer, and wait for what it makes of the game."""

    def do(game: GamePage) -> None:
        game.open_menu("Players")
        first = game.page.locator("html").get_attribute("data-you") == "1"
        name = "first" if first else "second"
        game.page.locator(f"[data-{name}-seat]").select_option("2")
        game.close_menu()
        game.page.evaluate("scrollTo(0, 0)")
        game.click(*sites)
        game.page.wait_for_timeout(4000)

    return do


def returning(game: GamePage) -> None:
    """Come home with two games on the device."""
    game.visit(UNSENT)
    game.visit(DAMA)
    game.visit("?")
    game.page.wait_for_timeout(1000)


def against(game: GamePage) -> None:
    game.page.locator("[data-versus]").click()


def rival(game: GamePage) -> None:
    game.page.locator("[data-others] a").first.tap()
    game.page.locator("[data-against]").tap()


def screens() -> Iterator[Screen]:
    """Yield what the drafts show and the page has, then what they leave open."""
    for size in ("desktop", "720", "phone", "landscape", "tablet"):
        yield Screen(f"home-{size}", "", size)
    for size in SIZES:
        point = (
            tapped("g10") if size in ("phone", "short", "320", "landscape") else None
        )
        yield Screen(f"play-trisq-{size}", TRISQ, size, point or (lambda _: None))
        yield Screen(f"play-scripta-{size}", SCRIPTA, size, clicked("b9"))
    for size in ("desktop", "phone"):
        yield Screen(f"play-talpa-{size}", TALPA, size)
        yield Screen(f"play-dama-{size}", DAMA, size)
        yield Screen(f"more-{size}", TRISQ, size, more)
    yield Screen("roll-scripta-phone", ROLL, "phone", settled)
    yield Screen("mill-dama-phone", "?dama=d2-b4-d3-b2", "phone", tapped("d1"))
    yield Screen("mill-dama-desktop", "?dama=d2-b4-d3-b2", "desktop", clicked("d1"))
    before = UNSENT.removesuffix("-h3")
    for size in ("desktop", "phone", "short", "320", "landscape"):
        yield Screen(f"send-{size}", before, size, clicked("h3"))
        yield Screen(f"waiting-{size}", before, size, sent("h3"))
        yield Screen(f"arrival-{size}", UNSENT, size)
        yield Screen(f"broken-{size}", BROKEN, size)
        man = Screen(f"over-{size}", LAST_MAN, size, clicked("g1", "d1", "e4"))
        tunnel = Screen(f"over-talpa-{size}", TUNNEL, size, beaten("d7", "c7"))
        if size == "desktop":  # the drafts name their talpa so
            yield replace(man, name="over-dama-desktop")
            yield replace(tunnel, name="over-desktop")
        else:
            yield from (man, tunnel)
        yield Screen(f"over-trisq-{size}", FULL, size, beaten("c13"))
    yield Screen("computer-desktop", "?talpa", "desktop", against)
    yield Screen("computer-phone", "", "phone", rival)
    yield Screen("home-returning-desktop", "", "desktop", returning)
    yield Screen("home-returning-phone", "", "phone", returning)
    for locale in LANGUAGES:
        for size in ("320", "phone", "desktop"):
            options = {"locale": locale}
            yield Screen(f"home-{size}-{locale}", "", size, options=options)
            yield Screen(f"play-dama-{size}-{locale}", DAMA, size, options=options)
            yield Screen(
                f"play-scripta-{size}-{locale}", "?scripta", size, options=options
            )
            swap = Screen(f"arrival-{size}-{locale}", "?trisq=g7", size)
            sends = Screen(f"send-{size}-{locale}", before, size, clicked("h3"))
            waits = Screen(f"waiting-{size}-{locale}", before, size, sent("h3"))
            won = Screen(
                f"over-{size}-{locale}", LAST_MAN, size, clicked("g1", "d1", "e4")
            )
            for screen in (swap, sends, waits, won):
                yield replace(screen, options=options)
    for size in ("desktop", "phone"):
        forced = {"forced_colors": "active"}
        yield Screen(f"play-trisq-{size}-forced", TRISQ, size, options=forced)
        yield Screen(f"home-{size}-wider", "", size, style=WIDER)
        yield Screen(f"play-dama-{size}-wider", DAMA, size, style=WIDER)
    zoomed = {"viewport": {"width": 320, "height": 200}}
    yield Screen("play-trisq-desktop-zoomed", TRISQ, "desktop", options=zoomed)


def draw(browser: Browser, root: str, screen: Screen, scheme: Any, path: Path) -> None:
    """Write one picture."""
    width, height = SIZES[screen.size]
    hand = screen.size in ("phone", "short", "320", "landscape")
    options: dict[str, Any] = {
        "viewport": {"width": width, "height": height},
        "device_scale_factor": DENSE,
        "has_touch": hand,
        "is_mobile": hand,
        "color_scheme": scheme,
        "service_workers": "block",
        "bypass_csp": bool(screen.style),
        **screen.options,
    }
    context = browser.new_context(**options)
    if hand:  # a phone has a share sheet
        context.add_init_script("navigator.share = () => Promise.resolve()")
    game = GamePage(context.new_page(), root)
    game.load(screen.link)
    if screen.style:
        game.page.add_style_tag(content=screen.style)
    screen.do(game)
    game.page.wait_for_timeout(700)
    game.page.wait_for_selector("[data-frame]:not([data-moving])")
    game.picture(path)
    context.close()


def main(folder: str, *names: str) -> None:
    """Write the pictures, all or some."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with (
        server.listen(build.DIST, port=0, below="/") as running,
        sync_playwright() as p,
    ):
        threading.Thread(target=running.serve_forever, daemon=True).start()
        root = f"http://127.0.0.1:{running.server_port}/"
        browser = p.chromium.launch(**browsers.find(p.chromium))
        for scheme, suffix in (("light", ""), ("dark", "-dark")):
            if not names or STATES in names:
                path = Path(folder) / f"{STATES}{suffix}.png"
                states.draw(browser, scheme, DENSE, path)
                print(path.name, flush=True)
        for screen in screens():
            if names and screen.name not in names:
                continue
            for scheme, suffix in (("light", ""), ("dark", "-dark")):
                path = Path(folder) / f"{screen.name}{suffix}.png"
                draw(browser, root, screen, scheme, path)
                print(path.name, flush=True)
        browser.close()
        running.shutdown()


if __name__ == "__main__":
    main(*sys.argv[1:])
