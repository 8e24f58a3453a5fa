"""Single keys on the board, typed moves, help: everything without a mouse."""

import pytest
from playwright.sync_api import expect

from tests.e2e.page import GamePage

LINK = "?trisq=e7-e6-d6-n13-e5-n11-f6"


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("l", "Triangle played f6 and captured the square on e6"),
        ("c", "Captured: ▲ 0, □ 1"),
        ("t", "Square to move"),
        ("w", "e7, triangle"),
        ("W", "e7, triangle"),
    ],
)
def test_a_key_says_what_is_asked(game: GamePage, key: str, said: str) -> None:
    game.visit(LINK)
    game.cell("e7").focus()
    live = game.page.locator("[data-say]")
    game.press(key)
    expect(live).to_have_text(said)
    first = live.locator("p").element_handle()
    game.press(key)
    assert not first.evaluate("line => line.isConnected"), "what is repeated is said"
    expect(live).to_have_text(said)


def test_a_move_can_be_typed(game: GamePage) -> None:
    game.cell("g7").focus()
    game.press("m")
    box = game.page.get_by_label("Type a move")
    expect(box).to_be_focused()
    box.fill("A13")
    game.press("Enter")
    game.wait()
    assert game.link == "?trisq=a13"
    expect(box).to_have_value("")
    expect(box).to_be_focused()
    box.fill("a13")
    game.press("Enter")
    expect(game.alert).to_contain_text("Move 2 (a13): a13 is taken")
    expect(box).to_have_value("a13")
    game.press("Escape")
    assert game.focused == "g7"


def test_what_was_typed_is_not_kept_for_another_game(game: GamePage) -> None:
    game.open_menu("Type a move")
    box = game.page.get_by_label("Type a move")
    box.fill("z9")
    game.press("Enter")
    expect(game.alert).to_contain_text("z9")
    game.visit("?trisq=a13")
    expect(box).to_have_value("z9")
    game.visit("?dama")
    expect(box).to_have_value("")


def test_a_typed_move_of_several_parts(game: GamePage) -> None:
    game.visit("?dama=d2-b4-d3-b2")
    game.open_menu("Type a move")
    box = game.page.get_by_label("Type a move")
    box.fill("d1xb4")
    game.press("Enter")
    game.wait()
    assert game.link == "?dama=d2-b4-d3-b2-d1xb4"


def test_help_is_one_key_away(game: GamePage) -> None:
    game.cell("g7").focus()
    game.press("?")
    dialog = game.page.get_by_role("dialog", name="Help")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("hear what is here")
    game.press("Escape")
    expect(dialog).to_be_hidden()
    assert game.focused == "g7"
    game.button("Help").click()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    expect(game.button("More")).to_be_focused()


def test_letters_elsewhere_do_nothing(game: GamePage) -> None:
    game.button("Copy link").focus()
    game.press("m")
    expect(game.button("Copy link")).to_be_focused()
