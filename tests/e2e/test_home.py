"""The bare address: what can be played, ways into it, a board that plays at once."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.e2e.page import GamePage
from tests.e2e.test_access import looking, violations
from tests.kit import random_match
from tests.scale import some
from trisq import link
from trisq.games import GAMES, default

Fresh = Callable[..., GamePage]
SIZES = [(1280, 720), (1280, 800), (1920, 1080), (900, 700)]
# Three points of the board at 1280 × 720, measured once: g7, c11, l3.
POINTS = {"g7": (419, 377), "c11": (246, 203), "l3": (593, 551)}
# Each screen and scheme once, then all of them.
SIGHTS = [
    ((1280, 800), "light"),
    ((390, 844), "dark"),
    ((320, 640), "light"),
    ((1280, 800), "dark"),
    ((390, 844), "light"),
    ((320, 640), "dark"),
]


def box(game: GamePage) -> FloatRect:
    found = game.page.locator("[data-frame]").bounding_box()
    assert found
    return found


def is_home(game: GamePage) -> bool:
    return game.page.locator("[data-home]").is_visible()


def phase(game: GamePage) -> str | None:
    return game.page.locator("html").get_attribute("data-phase")


def test_the_board_of_the_first_page_is_where_it_is_in_a_game(game: GamePage) -> None:
    for width, height in SIZES:
        with looking(game, width, height, "light"):
            game.visit("?trisq")
            assert not is_home(game)
            there = box(game)
            game.visit("?")
            assert is_home(game)
            here = box(game)
        for side in ("x", "y", "width", "height"):
            assert abs(here[side] - there[side]) <= 1, (width, side)
        assert here["x"] >= 0
        assert here["y"] >= 0
        assert here["y"] + here["height"] <= height


def test_nothing_of_a_game_is_seen_behind_the_first_page(game: GamePage) -> None:
    for width, height in [*SIZES, (844, 390)]:
        with looking(game, width, height, "light"):
            game.visit("?")
            hidden = game.page.locator(".now").evaluate(
                "box => [getComputedStyle(box).display, box.offsetWidth]"
            )
        assert hidden[0] != "contents", (width, height)
        assert hidden[1] <= 1, (width, height)


def test_the_first_click_plays_and_moves_nothing(fresh: Fresh) -> None:
    game = fresh(viewport={"width": 1280, "height": 720})
    game.load()
    before, played = box(game), []
    assert phase(game) == "home"
    for site, place in POINTS.items():
        game.page.mouse.click(*place)
        game.wait()
        played.append(site)
        assert game.link == "?trisq=" + "-".join(played)
        assert box(game) == before
        assert not is_home(game)
        assert phase(game) == ("send" if len(played) == 1 else "play")


def test_only_the_bare_address_is_the_first_page(game: GamePage) -> None:
    for name in GAMES:
        match = random_match(GAMES[name], seed=1, plies=6)
        for address in (f"?{name}", link.of(match, 6), f"{link.of(match, 6)}#0"):
            game.visit(address)
            assert not is_home(game), address
            assert phase(game) != "home"
    game.visit("?utm_source=mail")
    assert not game.page.locator("[data-frame]").is_hidden()


@pytest.mark.parametrize(
    ("address", "what"),
    [
        ("?", "home"),
        ("?trisq", "play"),
        ("?trisq=g7", "play"),
        ("?trisq=g7-h8#1", "look"),
        ("?trisq=g7-g7", "broken"),
        (link.write("dama", random_match(GAMES["dama"], 1).moves), "over"),
    ],
)
def test_the_page_says_what_is_going_on(
    game: GamePage, address: str, what: str
) -> None:
    game.visit(address)
    assert phase(game) == what


def test_the_first_page_waits_for_nothing(fresh: Fresh) -> None:
    game = fresh(viewport={"width": 1280, "height": 720})
    game.stall(re.compile(r"\.wasm$|home\.json$"))
    game.page.goto(game.root)
    expect(game.page.get_by_role("link", name="Play a friend")).to_be_visible()
    expect(game.page.get_by_role("heading", name="Play a move.")).to_be_visible()
    assert phase(game) is None, "there is none before Python has answered"


def test_three_ways_lead_into_a_game(game: GamePage) -> None:
    game.visit("?")
    game.page.get_by_role("link", name="Play a friend").click()
    game.wait()
    assert (game.link, phase(game)) == (f"?{default().name}", "play")
    game.go_back()
    assert is_home(game)
    game.page.get_by_role("button", name="Learn in 1 minute").click()
    game.wait()
    assert (game.link, phase(game)) == (f"?{default().name}&learn=1", "learn")
    game.push("Back to my game")
    assert is_home(game)
    game.page.get_by_role("link", name="Play the computer").click()
    game.page.get_by_role("button", name="Start the game").click()
    game.wait()
    assert not is_home(game)
    expect(game.page.locator("[data-second-seat]")).to_have_value("2")
    expect(game.status).to_contain_text("Your turn")
    game.click("g7")
    assert phase(game) in ("think", "play")
    expect(game.page.locator("[data-moves] a")).to_have_count(2, timeout=30_000)
    game.wait()


def card_of(phone: GamePage, name: str) -> Locator:
    home = phone.page.locator("[data-home]")
    return home.locator("a:has(img)").filter(has_text=str(GAMES[name].title))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.skip_browser("firefox")  # driven so, it has no fingers
def test_on_a_phone_every_game_is_two_taps_away(phone: GamePage, name: str) -> None:
    phone.visit("?")
    phone.page.evaluate("scrollTo(0, 0)")
    card = card_of(phone, name)
    expect(card).to_be_in_viewport()
    if not card.get_attribute("aria-current"):
        card.tap()
    assert is_home(phone), "a game is only chosen"
    expect(phone.page.locator("[data-home] [aria-current]")).to_have_count(1)
    way = phone.page.get_by_role("link", name=f"Play {GAMES[name].title} with a friend")
    expect(way).to_be_in_viewport()
    way.tap()
    phone.wait()
    assert phone.link == f"?{name}"
    expect(phone.page.locator("[data-frame]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.skip_browser("firefox")  # driven so, it has no fingers
def test_a_chosen_game_is_opened_by_its_card_too(phone: GamePage, name: str) -> None:
    phone.visit("?")
    for _ in range(2):
        if is_home(phone):
            card_of(phone, name).tap()
            phone.wait()
    assert phone.link == f"?{name}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.skip_browser("firefox")  # driven so, it has no fingers
def test_on_a_phone_all_ways_lead_into_the_chosen_game(
    phone: GamePage, name: str
) -> None:
    phone.visit("?")
    phone.page.evaluate("scrollTo(0, 0)")
    if not card_of(phone, name).get_attribute("aria-current"):
        card_of(phone, name).tap()
    phone.page.locator("[data-lesson]").tap()
    phone.wait()
    assert phone.link == f"?{name}&learn=1"
    phone.push("Back to my game")
    if not card_of(phone, name).get_attribute("aria-current"):
        card_of(phone, name).tap()
    phone.page.locator("[data-against]").tap()
    phone.page.get_by_role("button", name="Start the game").tap()
    phone.wait()
    assert phone.link == f"?{name}"
    expect(phone.page.locator("[data-second-seat]")).to_have_value("2")


def test_small_boards_are_drawn(game: GamePage) -> None:
    game.visit("?")
    drawn = """() => [...document.querySelectorAll("[data-others] img")]
      .map(({ complete, naturalWidth }) => complete && naturalWidth)"""
    game.until(lambda: all(game.page.evaluate(drawn)), "boards of the other games")
    assert len(game.page.evaluate(drawn)) == len(GAMES) - 1


@pytest.mark.parametrize(("size", "scheme"), some(SIGHTS, short=3))
def test_the_first_page_is_open_to_everyone(
    game: GamePage, size: tuple[int, int], scheme: str
) -> None:
    with looking(game, *size, scheme):
        game.visit("?")
        found = violations(game)
        over = game.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert found == []
    assert over <= 0
