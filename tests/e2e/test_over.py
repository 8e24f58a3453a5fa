"""The end of a game: who has won and why, on the board too, and what comes next."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.gallery import TUNNEL
from tests.e2e.page import GamePage
from tests.e2e.test_access import violations
from tests.e2e.test_computer import Own, own, seat

__all__ = ["own"]

# Positions in which one move ends the game, that move in clicks, and how it is told.
ENDS = {
    "?dama=set0e3ae5bea2e4bae3b": ("c4 b4 a4", "Black has only two men left."),
    "?talpa=size6-set1bae3be2aeaeae2aeae2be2a2e2b2e2be3b": (
        "a1 a2",
        "Blue opened its own tunnel.",
    ),
    "?trisq=size7-set1a2b2a6b3a2b2ab2ab3abeba2ba2b5a4b4a3": (
        "f4",
        "Triangle has nowhere to play.",
    ),
    "?scripta=men5-set0ebbe32aoa4ob3d6": ("c12 off0", "Triangles have all men off"),
}
LOST = "?dama=set0e3ae5bea2e4bae3b-c4b4xa4"


def headline(game: GamePage) -> Locator:
    return game.page.locator("[data-headline]")


@pytest.mark.parametrize("link", ENDS)
def test_who_makes_the_last_move_is_told_and_sends_it(
    game: GamePage, link: str
) -> None:
    clicks, why = ENDS[link]
    game.visit(link)
    game.click(*clicks.split())
    expect(game.page.locator("html")).to_have_attribute("data-phase", "over")
    expect(headline(game)).to_have_text("You won")
    expect(game.page.locator("[data-why]")).to_contain_text(why)
    expect(game.button("Send the last move")).to_be_visible()
    expect(game.page.locator(".primary:visible")).to_have_count(1)


def test_who_opens_the_last_move_has_lost(game: GamePage) -> None:
    game.visit(LOST)
    expect(headline(game)).to_have_text("You lost")
    expect(game.status).to_contain_text("White wins: black has only two men left")
    expect(game.page.locator("html")).to_have_attribute("data-you", "1")
    expect(game.button("Send the last move")).to_be_hidden()


def test_a_rematch_with_a_friend_swaps_the_sides(game: GamePage) -> None:
    game.visit(LOST)
    game.push("Rematch, sides swapped")
    assert game.link == "?dama"
    expect(game.page.locator("html")).to_have_attribute("data-you", "0")
    game.click("d2")
    expect(game.page.locator("html")).to_have_attribute("data-phase", "send")
    game.go_back()
    game.go_back()
    assert game.link == LOST


def test_a_rematch_with_the_computer_swaps_the_sides(own: Own) -> None:
    game = own("?dama=set0e3ae5bea2e4bae3b")
    seat(game, "black", 1)
    game.click("c4", "b4", "a4")
    expect(headline(game)).to_have_text("You won")
    expect(game.button("Send the last move")).to_be_hidden()
    game.push("Rematch, sides swapped")
    game.until(lambda: re.search(r"\?dama=\w+$", game.link), "it begins")
    expect(game.page.locator("html")).to_have_attribute("data-you", "1")


def test_review_looks_at_the_first_move(game: GamePage) -> None:
    link = "?dama=set0e3ae5bea2e4bae3b-e4e3-e5e4-c4b4xa4"
    game.visit(link)
    expect(game.page.locator("html")).to_have_attribute("data-phase", "over")
    game.push("Review")
    assert game.link == f"{link}#1"
    expect(game.page.locator("html")).to_have_attribute("data-phase", "look")
    expect(game.button("Review")).to_be_hidden()


@pytest.mark.skip_browser("firefox")  # driven so, it tells of no download
def test_the_picture_of_the_end_says_the_result(game: GamePage) -> None:
    """Its strip is below the board, which is square."""
    game.visit(LOST)
    with game.page.expect_download() as saved:
        game.push("Share picture")
    header = saved.value.path().read_bytes()[16:24]
    wide, tall = (int.from_bytes(header[at : at + 4]) for at in (0, 4))
    assert saved.value.suggested_filename == "dama-1.png"
    assert tall == wide + 120


def test_everybody_can_use_it(phone: GamePage) -> None:
    phone.visit(LOST)
    assert violations(phone) == []
    phone.page.locator("[data-rematch]").focus()
    phone.press("Enter")
    assert phone.link == "?dama"


def test_who_stays_is_told_how_the_game_went(game: GamePage) -> None:
    game.visit(f"{TUNNEL}-d7c7")
    figure = game.page.get_by_role("figure", name="How the game went")
    expect(figure).to_be_visible()
    turned = re.compile(r"Move \d+ turned it: [a-h]\d × [a-h]\d\.")
    expect(figure).to_contain_text(turned, timeout=30_000)
    game.push("Review")
    expect(figure).to_be_hidden()
