"""Links as they arrive: mended, refused in words, never a blank page."""

from playwright.sync_api import expect

from tests.e2e.page import GamePage


def test_a_mangled_link_is_read_and_written_properly(game: GamePage) -> None:
    game.visit("?utm_source=x&TRISQ=A13,c12)")
    assert game.link == "?trisq=a13-c12"
    expect(game.alert).to_be_empty()


def test_a_broken_link_shows_its_beginning_and_goes_on(game: GamePage) -> None:
    broken = "?trisq=a13-c12-i5-a1"
    game.visit(broken)
    expect(game.alert).to_contain_text("Move 3 (i5): there is no such point")
    expect(game.cell("c12")).to_have_accessible_name("c12, square")
    assert game.link == broken
    game.push("Continue from here")
    assert game.link == "?trisq=a13-c12"
    expect(game.alert).to_be_empty()
    expect(game.button("Continue from here")).to_be_hidden()
    game.go_back()
    assert game.link == broken


def test_a_move_can_be_played_on_a_broken_link(game: GamePage) -> None:
    game.visit("?trisq=a13-c12-i5-a1")
    game.click("f8")
    assert game.link == "?trisq=a13-c12-f8"


def test_an_unknown_game_is_named(game: GamePage) -> None:
    game.visit("?chess=e4")
    expect(game.alert).to_contain_text("There is no game called “chess”")
    game.click("a13")
    assert game.link == "?trisq=a13"


def test_text_from_the_address_is_only_text(game: GamePage) -> None:
    game.visit("?trisq=<img src=x onerror=alert(1)>")
    expect(game.alert).to_contain_text("Move 1 (<img): ")
    expect(game.alert.locator("img")).to_have_count(0)


def test_five_thousand_moves_are_answered(game: GamePage) -> None:
    game.visit("?trisq=" + "-".join(["a1", "b2"] * 2500))
    expect(game.alert).to_contain_text("Move 3 (a1): a1 is taken")


def test_a_lone_surrogate_is_answered(game: GamePage) -> None:
    game.visit("?trisq=%ED%A0%80-a1")
    expect(game.alert).to_contain_text("Move 1 (")
