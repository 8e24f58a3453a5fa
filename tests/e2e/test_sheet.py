"""The computer as an opponent: its level and one's own side in one small sheet."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.page import GamePage
from tests.e2e.test_access import violations
from tests.e2e.test_computer import Own, alone, answered, own
from tests.e2e.test_table import seats

__all__ = ["alone", "own"]


def sheet(game: GamePage) -> Locator:
    return game.page.get_by_role("dialog", name="Play the computer")


def choose(game: GamePage, level: str, side: str) -> None:
    """Choose by what stands in the sheet, and begin."""
    for name in (level, side):
        # The field itself is unseen: people press what is written beside it.
        radio = game.page.get_by_role("radio", name=re.compile(name))
        sheet(game).locator("label").filter(has=radio).click()
        expect(radio).to_be_checked()
    sheet(game).get_by_role("button", name="Start the game").click()
    game.wait()


def test_home_leads_to_a_game_against_the_computer(alone: Own) -> None:
    game = alone("")
    game.page.get_by_role("link", name="Play the computer").click()
    expect(sheet(game)).to_be_visible()
    expect(sheet(game).get_by_role("radio", checked=True)).to_have_count(2)
    choose(game, "Easy", "Square")
    answered(game, 1)
    assert game.link.startswith("?trisq=")
    assert seats(game) == ["1", "0"]
    expect(game.page.locator("html")).to_have_attribute("data-you", "1")


def test_an_empty_board_offers_the_computer(own: Own) -> None:
    game = own("?talpa=size6")
    game.push("Play the computer")
    words = sheet(game).inner_text()
    assert re.search(r"Red\s+you begin", words), words
    assert re.search(r"Blue\s+it begins", words), words
    told = game.page.locator("[data-story]")
    expect(told).to_contain_text("send the link")
    choose(game, "Easy", "Red")
    expect(told).to_be_empty()  # there is nobody to send a link to
    assert game.link == "?talpa=size6"
    assert seats(game) == ["0", "1"]
    expect(game.button("Play the computer")).to_be_hidden()
    game.click("a1", "a2")
    answered(game, 2)


def test_the_menu_lets_it_go_on_with_a_game(own: Own) -> None:
    game = own("?dama=d2-b4-d3")
    game.open_menu("Players")
    game.page.get_by_role("button", name="Choose the computer").click()
    expect(sheet(game).get_by_role("radio", name="Black")).to_be_checked()
    assert "begin" not in sheet(game).inner_text()
    choose(game, "Easy", "White")
    answered(game, 4)
    assert seats(game) == ["0", "1"]


def begun(own: Own) -> GamePage:
    """Return a game against the computer, which has answered the first move."""
    game = own("?dama")
    game.push("Play the computer")
    choose(game, "Easy", "White")
    game.click("d2")
    answered(game, 2)
    return game


def test_back_takes_back_its_answer_too_and_forward_plays_both(own: Own) -> None:
    game = begun(own)
    whole = game.link
    game.go_back()
    assert game.link == "?dama"
    game.go_forward()
    assert game.link == whole
    game.push("Undo")
    assert game.link == "?dama"
    game.push("Redo")
    assert game.link == whole
    game.go_back()
    assert game.link == "?dama"


def test_a_game_against_it_goes_on_after_a_reload(own: Own) -> None:
    game = begun(own)
    game.page.reload()
    game.wait()
    assert seats(game) == ["0", "1"]
    game.click(next(s for s in ("a1", "g1", "g7") if f"-{s}" not in game.link))
    answered(game, 4)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_it(phone: GamePage, scheme: str) -> None:
    phone.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    phone.visit("?dama")
    phone.page.locator("[data-versus]").focus()
    phone.press("Enter")
    assert violations(phone) == []
    phone.page.keyboard.press("Escape")
    expect(sheet(phone)).to_be_hidden()
    phone.page.emulate_media(color_scheme="light")
