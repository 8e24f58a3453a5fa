"""Draws every screen of the page, to be looked at beside the drafts of the design.

    .venv/bin/python -m tests.e2e.gallery FOLDER [NAME …]

serves ``dist/`` and writes a picture of each name in both schemes; what is named after
the drafts has their size. Languages, a wider font, forced colours and zoom follow.
"""

import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import build
import server
from tests.e2e import browsers
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
SCRIPTA = "?scripta=146-p4-p1-p6-335-p3-p5-p3-222-6m2"
LANGUAGES = ("ru-RU", "bg-BG", "cs-CZ", "pt-PT")
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


def screens() -> Iterator[Screen]:
    """Yield what the drafts show and the page has, then what they leave open."""
    for size in ("desktop", "720", "phone", "landscape", "tablet"):
        yield Screen(f"home-{size}", "", size)
    for size in SIZES:
        point = (
            tapped("g10") if size in ("phone", "short", "320", "landscape") else None
        )
        yield Screen(f"play-trisq-{size}", TRISQ, size, point or (lambda _: None))
        yield Screen(f"play-scripta-{size}", SCRIPTA, size)
    for size in ("desktop", "phone"):
        yield Screen(f"play-talpa-{size}", TALPA, size)
        yield Screen(f"play-dama-{size}", DAMA, size)
        yield Screen(f"more-{size}", TRISQ, size, more)
    yield Screen("roll-scripta-phone", "?scripta=146-p4-p1-p6", "phone")
    yield Screen("mill-dama-phone", "?dama=d2-b4-d3-b2", "phone", tapped("d1"))
    yield Screen("mill-dama-desktop", "?dama=d2-b4-d3-b2", "desktop", clicked("d1"))
    yield Screen("broken-desktop", "?trisq=g7-h8-g7", "desktop")
    yield Screen("broken-phone", "?trisq=g7-h8-g7", "phone")
    for locale in LANGUAGES:
        for size in ("320", "phone", "desktop"):
            options = {"locale": locale}
            yield Screen(f"home-{size}-{locale}", "", size, options=options)
            yield Screen(f"play-dama-{size}-{locale}", DAMA, size, options=options)
            yield Screen(
                f"play-scripta-{size}-{locale}", "?scripta", size, options=options
            )
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
    game = GamePage(context.new_page(), root)
    game.load(screen.link)
    if screen.style:
        game.page.add_style_tag(content=screen.style)
    screen.do(game)
    game.page.wait_for_timeout(700)  # what moves has come to rest
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
