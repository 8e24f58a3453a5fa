"""Hosts that know less than ours: few types, no packed files, no frozen program."""

import re
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

import server
from tests.e2e.page import GamePage

Fresh = Callable[..., GamePage]
KNOWN = (".js", ".css", ".html", ".svg", ".png", ".json")


class Plain(server.Handler):
    """A stock nginx: what it does not know is bytes, and nobody may guess.

    It packs nothing.
    """

    def do_GET(self) -> None:  # noqa: N802
        del self.headers["Accept-Encoding"]
        super().do_GET()

    def send_header(self, keyword: str, value: str) -> None:
        if keyword == "Content-Type" and not self.path.partition("?")[0].endswith(
            ("/", *KNOWN)
        ):
            value = "application/octet-stream"
        super().send_header(keyword, value)


@pytest.fixture(scope="module")
def plain(built: Path) -> Iterator[str]:
    """The address of the page on such a host."""
    handler = partial(Plain, folder=built.resolve(), below="/games/")
    with server.Server(("127.0.0.1", 0), handler) as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{running.server_port}/games/"
        running.shutdown()
        thread.join()


@pytest.mark.parametrize("way", ["first", "ordinary"])
def test_a_host_that_knows_few_types_serves_a_playable_page(
    fresh: Fresh, plain: str, way: str
) -> None:
    game = fresh()
    game.root = plain
    if way == "ordinary":
        gone = re.compile(r"python\.wasm$")
        game.page.route(gone, lambda route: route.fulfill(status=404))
    done: list[str] = []
    game.page.on("requestfinished", lambda request: done.append(request.url))
    game.load("?trisq=a13")
    assert game.way == way
    if way == "first":
        assert any(url.endswith("python.wasm.gz") for url in done)
        assert not any(url.endswith("python.wasm") for url in done), "given up at once"
    game.click("c12")
    assert game.link == "?trisq=a13-c12"
    game.visit("?dama=d2")
    game.click("b4")
    assert game.link == "?dama=d2-b4"
    game.trouble.clear()  # the missing file is one
