"""A link with a mistake in it: how far it is fine, where it breaks, and what to do."""

import pytest
from playwright.sync_api import expect

from tests.e2e.page import GamePage

GOOD = "?trisq=a13-c12-a11"
BROKEN = f"{GOOD}-c12-a1-b2"


def test_it_says_how_far_the_link_is_fine_and_where_it_breaks(game: GamePage) -> None:
    game.visit(BROKEN)
    expect(game.page.locator("html")).to_have_attribute("data-phase", "broken")
    expect(game.page.get_by_text("The link breaks at move 4")).to_be_visible()
    expect(game.status).to_contain_text("3 moves are fine")
    expect(game.alert).to_contain_text("Move 4 (c12): c12 is taken")
    shown = game.page.locator(".broken .link").first
    expect(shown).to_have_text(BROKEN)
    expect(shown.locator("mark")).to_have_text("c12")
    expect(shown.locator("s")).to_have_text("-a1-b2")
    expect(game.page.get_by_text("2 later moves were not read.")).to_be_visible()


def test_a_click_on_the_board_first_goes_on_and_then_counts(game: GamePage) -> None:
    game.visit(BROKEN)
    game.click("f8")
    assert game.link == f"{GOOD}-f8"
    game.go_back()
    assert game.link == GOOD
    expect(game.page.locator("html")).to_have_attribute("data-phase", "play")
    game.go_back()
    assert game.link == BROKEN


def test_a_click_that_only_begins_a_move_goes_on_too(game: GamePage) -> None:
    game.visit("?talpa=a1a2-a1a2")
    game.click("b1")
    assert game.link == "?talpa=a1a2"
    expect(game.alert).to_be_empty()


@pytest.mark.parametrize("link", ["?chess=e4", "?dama=size9", "?dama=set0x"])
def test_who_can_read_nothing_of_a_link_can_go_on(game: GamePage, link: str) -> None:
    game.visit(link)
    expect(game.page.get_by_text("The link is broken")).to_be_visible()
    expect(game.status).to_contain_text("No move could be played")
    expect(game.page.locator(".broken mark")).to_have_text(link)
    game.push("Continue from here")
    expect(game.page.locator("html")).to_have_attribute("data-phase", "play")


def test_a_message_asks_for_the_link_again(game: GamePage, browser_name: str) -> None:
    if browser_name == "chromium":
        game.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    game.visit(BROKEN)
    game.push("Ask for it again")
    expect(game.status).to_contain_text("Message copied")
    if browser_name != "chromium":
        return  # others let nobody read it
    told = game.page.evaluate("navigator.clipboard.readText()")
    assert "Move 4 (c12): c12 is taken" in told
    assert told.endswith(game.root + GOOD)


def test_on_a_phone_the_link_is_a_tap_away(phone: GamePage) -> None:
    phone.visit(BROKEN)
    shown = phone.page.locator(".broken mark")
    expect(shown).to_be_hidden()
    phone.push("See the link")
    expect(shown).to_have_text("c12")
    phone.page.keyboard.press("Escape")
    expect(shown).to_be_hidden()
    phone.push("Continue from here")
    assert phone.link == GOOD
