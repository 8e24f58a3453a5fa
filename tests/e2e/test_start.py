"""Before Python is there, and when it cannot be."""

import re
import threading
from collections.abc import Callable
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.page import GamePage

Fresh = Callable[..., GamePage]


def hold(game: GamePage, pattern: str) -> list[Route]:
    """Keep requests waiting; the routes can be let go on later."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    game.page.route(re.compile(pattern), keep)
    return held


def test_a_click_made_while_python_loads_is_played(fresh: Fresh) -> None:
    game = fresh()
    held = hold(game, r"python_stdlib\.zip$")
    game.page.goto(f"{game.root}?trisq=a13")
    html = game.page.locator("html")
    expect(html).to_have_attribute("data-state", "loading")
    expect(html).not_to_have_attribute("data-ready", "")
    expect(game.cell("c12")).to_be_visible()
    bar = game.page.get_by_role("progressbar")
    expect(bar).to_be_visible()
    expect(game.page.get_by_text(re.compile(r"of \d+\.\d MB"))).to_be_visible()
    game.cell("f8").click()
    game.cell("c12").click()
    expect(game.page.get_by_text("Your click on c12 is kept")).to_be_visible()
    while not held:
        game.page.wait_for_timeout(50)
    held[0].continue_()
    game.wait()
    assert game.link == "?trisq=a13-c12", "the last click counts"
    expect(bar).to_be_hidden()


def test_the_empty_board_is_painted_before_python_is_there(fresh: Fresh) -> None:
    game = fresh(viewport={"width": 1280, "height": 800})
    hold(game, r"\.wasm$")
    game.page.goto(game.root)
    expect(game.status).to_contain_text("Triangle to move")
    expect(game.page.get_by_role("gridcell")).to_have_count(169)
    pixels = game.page.evaluate(
        "() => { const c = document.querySelector('canvas');"
        " return c.getContext('2d').getImageData(0, 0, c.width, c.height)"
        ".data.filter((v, i) => i % 4 === 3 && v > 0).length; }"
    )
    assert pixels > 10_000, "lines and coordinates are drawn"


def test_a_link_with_moves_shows_no_wrong_status_while_it_loads(fresh: Fresh) -> None:
    game = fresh()
    hold(game, r"\.wasm$")
    game.page.goto(f"{game.root}?trisq=a13")
    expect(game.status).to_contain_text("Opening the game")


def test_if_python_cannot_start_the_page_says_so_and_tries_again(fresh: Fresh) -> None:
    game = fresh()
    game.page.route("**/*.wasm", lambda route: route.abort())
    game.page.goto(f"{game.root}?trisq=a13")
    html = game.page.locator("html")
    expect(html).to_have_attribute("data-state", "failed", timeout=30_000)
    expect(game.alert).to_contain_text("Python did not start")
    expect(game.alert).to_contain_text("Your game is safe in the link")
    game.page.unroute("**/*.wasm")
    game.cell("c12").click()
    game.button("Retry").click()
    game.wait()
    assert game.link == "?trisq=a13-c12"
    expect(game.alert).to_be_empty()
    expect(game.button("Retry")).to_be_hidden()
    assert any("lost" in line for line in game.trouble)
    game.trouble.clear()


@pytest.mark.parametrize(
    ("file", "answer", "said"),
    [
        (r"/trisq-\w+\.zip$", {"status": 404}, "is missing (404)"),
        (r"/python_stdlib\.zip$", {"status": 503}, "is missing (503)"),
        (
            r"\.wasm$",
            {"body": "junk", "content_type": "application/wasm"},
            "CompileError",
        ),
        (r"/pyodide\.mjs$", {"status": 404}, "module"),
        (r"/worker\.js$", {"status": 404}, "the worker could not be loaded"),
    ],
    ids=["rules", "library", "program", "loader", "worker"],
)
def test_whatever_is_missing_or_damaged_is_reported(
    fresh: Fresh, file: str, answer: dict[str, Any], said: str
) -> None:
    game = fresh()
    game.page.route(re.compile(file), lambda route: route.fulfill(**answer))
    game.page.goto(game.root)
    expect(game.alert).to_contain_text(said, timeout=30_000)
    expect(game.button("Retry")).to_be_visible()
    game.trouble.clear()


def test_a_reload_keeps_everything(fresh: Fresh) -> None:
    game = fresh()
    game.load()
    game.click("a13", "c12")
    game.page.reload()
    game.wait()
    assert game.link == "?trisq=a13-c12"
    expect(game.cell("c12")).to_have_accessible_name("c12, square")
    game.push("Undo")
    assert game.link == "?trisq=a13"
    game.page.reload()
    game.wait()
    game.push("Redo")
    assert game.link == "?trisq=a13-c12"


def test_a_megabyte_of_rubbish_in_the_address_is_loaded_and_answered(
    fresh: Fresh,
) -> None:
    game = fresh()
    game.load("?trisq=" + "q" * 1_000_000)
    expect(game.alert).to_contain_text("no game is that long")


def test_two_visitors_at_once_get_the_same_policy(root: str) -> None:
    seen: list[str] = []

    def visit() -> None:
        with urlopen(root) as answer:
            seen.append(answer.headers["Content-Security-Policy"])

    threads = [threading.Thread(target=visit) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seen) == 4
    assert len(set(seen)) == 1
    with urlopen(root) as answer:
        page = answer.read().decode()
    assert f'content="{seen[0]}"' in page, "the page carries it where hosts cannot"
