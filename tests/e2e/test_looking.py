"""Looking at earlier moves: by buttons, by keys, by itself; and inside another page."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.page import GamePage

Fresh = Callable[..., GamePage]
LINK = "?trisq=e7-e6-d6-n13-e5-n11-f6"


def test_the_buttons_go_through_the_game(game: GamePage) -> None:
    game.visit(LINK)
    for name, fragment in (
        ("Previous move", "#6"),
        ("Start", "#0"),
        ("Next move", "#1"),
        ("Next move", "#2"),
        ("Latest move", ""),
    ):
        game.push(name)
        assert game.link == LINK + fragment
    expect(game.button("Next move")).to_have_attribute("aria-disabled", "true")
    expect(game.button("Latest move")).to_have_attribute("aria-disabled", "true")


def test_keys_in_the_list_go_through_the_game(game: GamePage) -> None:
    game.visit(LINK)
    moves = game.page.get_by_role("region", name="Moves")
    moves.get_by_role("link", name="f6").focus()
    for key, fragment in (
        ("ArrowLeft", "#6"),
        ("ArrowUp", "#5"),
        ("Home", "#0"),
        ("ArrowRight", "#1"),
        ("ArrowDown", "#2"),
        ("End", ""),
    ):
        game.press(key)
        game.page.wait_for_function(
            "link => location.search + location.hash === link", arg=LINK + fragment
        )
        game.wait()
    expect(moves.get_by_role("link", name="f6")).to_be_focused()


def test_left_and_right_go_through_the_game_everywhere_but_on_the_board(
    game: GamePage,
) -> None:
    game.visit(LINK)
    game.page.locator("body").click(position={"x": 2, "y": 2})
    game.press("ArrowLeft")
    assert game.link == f"{LINK}#6"
    game.button("Copy link").focus()
    game.press("ArrowLeft")
    assert game.link == f"{LINK}#5"
    game.press("Alt+Shift+ArrowLeft")
    game.press("ArrowRight")
    game.press("ArrowRight")
    assert game.link == LINK
    game.cell("g7").focus()
    game.press("ArrowLeft")
    assert game.link == LINK
    assert game.focused == "f7"


def test_the_list_is_one_tab_stop(game: GamePage) -> None:
    game.visit(LINK)
    stops = game.page.locator("[data-moves] a[tabindex='0']")
    expect(stops).to_have_count(1)
    game.push("Start")
    expect(stops).to_have_count(1)


def test_looking_back_says_that_a_move_tries_a_line(game: GamePage) -> None:
    game.visit(f"{LINK}#4")
    expect(game.status).to_contain_text("Play from here to try a line. The game stays.")
    game.click("a1")
    assert game.link == "?trisq=e7-e6-d6-n13-a1"
    game.go_back()
    assert game.link == f"{LINK}#4"


def test_a_game_is_played_by_itself_to_its_end(game: GamePage) -> None:
    game.visit(LINK)
    game.replay_speed("Fast")
    play = game.button("Replay")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "true")
    seen = re.compile(r"#[1-6]$")
    expect(game.page).to_have_url(seen)
    expect(play).to_have_attribute("aria-pressed", "false", timeout=10_000)
    game.wait()
    assert game.link == LINK


def test_whatever_the_player_does_stops_the_playing(game: GamePage) -> None:
    game.visit(LINK)
    play = game.button("Replay")
    play.click()
    expect(game.page).to_have_url(re.compile(r"#0$"))
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")
    play.click()
    game.push("Latest move")
    expect(play).to_have_attribute("aria-pressed", "false")
    assert game.link == LINK


def test_a_move_that_is_only_begun_stops_the_playing(game: GamePage) -> None:
    game.visit("?talpa=a1a2-c4c3")
    play = game.page.get_by_role("button", name="Replay", exact=True)
    play.click()
    expect(game.page).to_have_url(re.compile(r"#0$"))
    game.click("a1")
    expect(play).to_have_attribute("aria-pressed", "false")
    expect(game.button("Cancel")).to_be_visible()


def test_undo_stops_the_playing(game: GamePage) -> None:
    game.visit(LINK)
    play = game.button("Replay")
    game.replay_speed("Slow")
    play.click()
    expect(game.page).to_have_url(re.compile(r"#[1-6]$"))
    game.push("Undo")
    expect(play).to_have_attribute("aria-pressed", "false")
    assert re.search(r"#[0-5]$", game.link)
    game.replay_speed("Normal")


def test_inside_another_page_only_board_moves_and_a_way_out_are_shown(
    fresh: Fresh,
) -> None:
    game = fresh()
    game.load("?embed&trisq")
    for name in ("Undo", "New game", "Copy link", "More", "Settings"):
        expect(game.button(name)).to_be_hidden()
    expect(game.page.get_by_role("navigation")).to_be_hidden()
    expect(game.button("Next move")).to_be_visible()
    game.click("e7", "e6")
    game.click("a13")
    assert game.link == "?embed&trisq=e7-e6-a13"
    way = game.page.get_by_role("link", name="Open the full page")
    expect(way).to_have_attribute("href", "?trisq=e7-e6-a13")
    expect(way).to_have_attribute("target", "_top")
    game.page.go_back()
    game.wait()
    assert game.link == "?embed&trisq=e7-e6"
