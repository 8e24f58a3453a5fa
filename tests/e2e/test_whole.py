"""The first program answers, the whole one takes over, and nobody notices."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.page import PACKED, GamePage
from tests.scale import some

Fresh = Callable[..., GamePage]
FIRST, WHOLE = re.compile(r"/first-\w+/"), re.compile(r"/frozen-\w+/")
LATER = 61_000  # milliseconds, longer than any wait of the page
WORKERS = """
globalThis.workers = [];
globalThis.Worker = class extends Worker {
  constructor(...given) { super(...given); workers.push(this); }
};
"""


def listening(game: GamePage) -> list[str]:
    """Return a list that will hold all that the page asks for."""
    asked: list[str] = []
    game.page.on("request", lambda request: asked.append(request.url))
    return asked


def until_whole(game: GamePage) -> None:
    """Wait until the whole program has taken over."""
    mark = "performance.getEntriesByName('python whole').length"
    game.until(lambda: game.page.evaluate(mark), "the whole program takes over")


def test_the_whole_program_takes_over_and_the_first_is_thrown_away(
    fresh: Fresh,
) -> None:
    game = fresh(saving=False)
    asked = listening(game)
    game.load("?trisq=a13")
    assert game.way == "first"
    until_whole(game)
    game.click("c12")
    assert game.link == "?trisq=a13-c12"
    assert game.way == "frozen"
    assert len(game.page.workers) == 1
    game.button("Rules").click()
    expect(game.page.locator("[data-rulebook-list] > *").first).to_be_visible()
    programs = [url for url in asked if url.endswith(".wasm")]
    assert len(programs) == len(set(programs)) == 2


def test_whoever_saves_data_gets_the_whole_program_only_on_need(fresh: Fresh) -> None:
    game = fresh()
    game.page.clock.install()
    asked = listening(game)
    game.load("?dama=d2")
    game.page.clock.fast_forward(LATER)
    game.click("b4")
    assert game.link == "?dama=d2-b4"
    assert game.way == "first"
    assert not [url for url in asked if WHOLE.search(url)]
    game.button("Rules").click()
    expect(game.page.locator("[data-rulebook-list] > *").first).to_be_visible()
    game.page.keyboard.press("Escape")
    assert game.way == "frozen"
    game.click("d3")
    assert game.link == "?dama=d2-b4-d3"


def flipped(body: bytes) -> bytes:
    half = len(body) // 2
    return body[:half] + bytes([body[half] ^ 1]) + body[half + 1 :]


SPOILT: dict[str, Callable[[bytes], bytes | None]] = {
    "damaged": flipped,
    "cut": lambda body: body[: len(body) // 2],
    "empty": lambda _: b"",
    "missing": lambda _: None,
}


@pytest.mark.parametrize("how", some(zip(SPOILT), short=2))
def test_a_spoilt_first_program_is_passed_over(
    fresh: Fresh, built: Path, how: str
) -> None:
    (program,) = built.glob("first-*/python.wasm")
    body = SPOILT[how](program.read_bytes())

    def spoil(route: Route) -> None:
        if body is None:
            route.fulfill(status=404)
        else:
            route.fulfill(body=body, headers=PACKED)

    game = fresh()
    game.page.route(FIRST, spoil)
    game.load("?trisq=a13")
    assert game.way == "frozen"
    game.click("c12")
    assert game.link == "?trisq=a13-c12"
    game.trouble.clear()  # the missing file is one


def test_a_first_program_that_never_comes_is_given_up(fresh: Fresh) -> None:
    game = fresh()
    game.page.clock.install()
    game.page.route(FIRST, lambda _: None)
    game.page.goto(f"{game.root}?trisq=a13")
    expect(game.page.locator("html")).to_have_attribute("data-state", "loading")
    game.page.clock.fast_forward(15_001)
    game.wait()
    assert game.way == "frozen"
    game.page.unroute_all(behavior="ignoreErrors")
    game.trouble.clear()


def test_without_the_whole_program_the_first_plays_on(fresh: Fresh) -> None:
    game = fresh(saving=False)
    held = game.stall(WHOLE)
    game.load("?trisq=a13")
    game.until(lambda: held, "the whole program is asked for")
    game.page.route(WHOLE, lambda route: route.fulfill(status=404))
    held[0].fulfill(status=404)
    game.click("c12")
    assert game.way == "first"
    game.button("Rules").click()  # which it does not know
    rule = game.page.locator("[data-rulebook-list] > *").first
    expect(rule).to_be_visible(timeout=30_000)
    assert game.way == "ordinary"
    game.page.keyboard.press("Escape")
    game.click("f8")
    assert game.link == "?trisq=a13-c12-f8"
    game.trouble.clear()  # the missing files


@pytest.mark.parametrize("killed", ["first", "whole"])
def test_a_worker_that_is_killed_while_the_other_comes(
    fresh: Fresh, killed: str
) -> None:
    game = fresh(saving=False)
    game.page.clock.install()
    game.page.add_init_script(WORKERS)
    held = game.stall(WHOLE)
    game.load("?trisq=a13")
    game.page.clock.run_for(2000)
    game.until(lambda: held, "the whole program is asked for")
    game.page.evaluate(f"workers[{int(killed == 'whole')}].terminate()")
    held[0].continue_()
    game.cell("c12").click()
    game.until(lambda: tick(game), "the click is played")
    assert game.link == "?trisq=a13-c12"
    game.click("f8")
    assert game.link == "?trisq=a13-c12-f8"
    expect(game.alert).to_be_empty()
    game.trouble.clear()


def tick(game: GamePage) -> bool:
    """Let time go by, faster than any wait of the page."""
    game.page.clock.run_for(2000)
    return game.page.locator("html").get_attribute("data-state") == "ready"


def click(game: GamePage) -> None:
    game.cell("c12").click()


def back(game: GamePage) -> None:
    game.cell("c12").click()
    game.wait()
    game.page.go_back()
    game.wait()
    game.page.go_forward()


def rules(game: GamePage) -> None:
    game.button("Rules").click()
    expect(game.page.locator("[data-rulebook-list] > *").first).to_be_visible()
    game.page.keyboard.press("Escape")
    game.cell("c12").click()


def hint(game: GamePage) -> None:
    game.button("Hint").click()
    game.wait()
    game.cell("c12").click()


DEEDS = {deed.__name__: deed for deed in (click, back, rules, hint)}


@pytest.mark.long
@pytest.mark.parametrize("moment", [0, 100, 500, 1500])
@pytest.mark.parametrize("deed", DEEDS)
def test_whatever_is_done_meanwhile_ends_in_the_same_board(
    fresh: Fresh, deed: str, moment: int
) -> None:
    game = fresh(saving=False)
    game.load("?trisq=a13")
    game.page.wait_for_timeout(moment)
    DEEDS[deed](game)
    game.wait()
    assert game.link == "?trisq=a13-c12"
    until_whole_or_needed(game)
    game.click("f8")
    assert game.link == "?trisq=a13-c12-f8"
    assert game.way == "frozen"
    expect(game.cell("c12")).to_have_accessible_name("c12, square")


def until_whole_or_needed(game: GamePage) -> None:
    if game.way == "first":
        until_whole(game)
