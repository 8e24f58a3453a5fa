"""A game in the page: played, refused, undone, sent."""

import re

import pytest
from playwright.sync_api import expect

from tests.casebook import CASES
from tests.e2e.page import GamePage
from tests.kit import random_match
from trisq.games.trisq.rules import Trisq

KO = "?trisq=h1-h4-j2-j3-g2-g3-h3-h2"


@pytest.mark.parametrize("name", sorted({case.game for case in CASES}))
def test_every_case_holds_in_the_page(game: GamePage, name: str) -> None:
    for case in (case for case in CASES if case.game == name):
        game.visit(case.link)
        if case.error is None:
            assert game.board == case.board, case.name
            expect(game.alert).to_be_empty()
            continue
        expect(game.alert, case.name).to_contain_text(re.compile(r"^Move \d+ \("))
        expect(game.button("Continue from here")).to_be_visible()
        if case.is_linkable:
            assert len(game.moves()) == case.error[1], case.name


def test_a_click_plays_and_the_address_follows(game: GamePage) -> None:
    expect(game.status).to_contain_text("Triangle to move")
    game.click("a13")
    assert game.link == "?trisq=a13"
    expect(game.cell("a13")).to_have_accessible_name("a13, triangle")
    expect(game.cell("a13")).to_have_attribute("data-side", "0")
    expect(game.cell("c12")).to_have_accessible_name("c12, empty")
    expect(game.status).to_contain_text("Square to move")
    expect(game.status).to_contain_text("Triangle played a13")
    game.click("c12")
    assert game.link == "?trisq=a13-c12"
    assert game.board.split("\n")[2] == "12 ·  ·  □  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·"
    assert game.moves() == ["▲ a13", "□ c12"]


def test_a_capture_is_seen_and_told(game: GamePage) -> None:
    game.visit("?trisq=h1-h4-j2-j3-g2-g3-h3")
    game.click("h2")
    expect(game.cell("h3")).to_have_accessible_name("h3, empty")
    expect(game.status).to_contain_text("captured the triangle on h3")
    assert game.moves()[-1] == "□ h2 × h3"


def test_a_repetition_is_refused_in_words(game: GamePage) -> None:
    game.visit(KO)
    before = game.board
    game.click("h3")
    expect(game.alert).to_have_text(
        "H3 would repeat the position from two moves ago; play somewhere else first."
    )
    assert (game.link, game.board) == (KO, before)
    game.click("a1")
    expect(game.alert).to_be_empty()
    game.click("a13")
    game.click("h3")
    assert game.link == f"{KO}-a1-a13-h3"


def test_a_taken_point_and_self_capture_are_refused_in_words(game: GamePage) -> None:
    game.visit("?trisq=a12-n13-b13")
    game.click("a12")
    expect(game.alert).to_contain_text("A12 is taken")
    game.click("a13")
    expect(game.alert).to_contain_text("self-capture")
    assert game.link == "?trisq=a12-n13-b13"


def test_a_click_on_the_canvas_is_a_click_on_its_cell(game: GamePage) -> None:
    box = game.page.locator("canvas").bounding_box()
    assert box is not None
    # n1 is the lower right of the lines, close to the corner of the canvas
    game.page.mouse.click(
        box["x"] + box["width"] * 0.952, box["y"] + box["height"] * 0.93
    )
    game.wait()
    assert game.link == "?trisq=n1"


def test_back_undoes_and_forward_redoes(game: GamePage) -> None:
    game.click("a13", "c12", "f8")
    game.go_back()
    assert game.link == "?trisq=a13-c12"
    expect(game.cell("f8")).to_have_accessible_name("f8, empty")
    game.go_back()
    assert game.link == "?trisq=a13"
    game.go_forward()
    game.go_forward()
    assert game.link == "?trisq=a13-c12-f8"
    expect(game.cell("f8")).to_have_accessible_name("f8, triangle")


def test_undo_and_redo_go_along_the_history(game: GamePage) -> None:
    game.click("a13", "c12")
    expect(game.button("Redo")).to_be_disabled()
    game.push("Undo")
    assert game.link == "?trisq=a13"
    game.push("Undo")
    assert game.link == "?trisq"
    expect(game.button("Undo")).to_be_disabled()
    game.push("Redo")
    game.push("Redo")
    assert game.link == "?trisq=a13-c12"
    expect(game.button("Redo")).to_be_disabled()
    game.go_back()
    assert game.link == "?trisq=a13"
    game.push("Redo")
    assert game.link == "?trisq=a13-c12"


def test_a_game_opened_by_its_link_can_be_undone_and_redone(game: GamePage) -> None:
    game.visit("?trisq=a13-c12-f8")
    game.push("Undo")
    game.push("Undo")
    assert game.link == "?trisq=a13"
    game.push("Redo")
    assert game.link == "?trisq=a13-c12"
    game.push("Redo")
    assert game.link == "?trisq=a13-c12-f8"
    expect(game.button("Redo")).to_be_disabled()


def test_a_game_opened_by_its_link_is_not_lost_by_another_move(game: GamePage) -> None:
    game.visit("?trisq=a13-c12-f8")
    game.push("Undo")
    game.click("n1")
    assert game.link == "?trisq=a13-c12-n1"
    expect(game.button("Redo")).to_be_disabled()
    game.go_back()
    assert game.link == "?trisq=a13-c12-f8#2"


def test_new_game_can_be_taken_back(game: GamePage) -> None:
    game.click("a13")
    game.push("New game")
    assert game.link == "?trisq"
    assert game.moves() == []
    expect(game.button("New game")).to_be_disabled()
    game.go_back()
    assert game.link == "?trisq=a13"
    expect(game.button("Redo")).to_be_disabled()


def test_looking_back_only_changes_what_is_shown(game: GamePage) -> None:
    game.visit(KO)
    entries = game.page.evaluate("history.length")
    game.page.get_by_role("link", name="▲ h3").click()
    game.wait()
    assert game.link == f"{KO}#7"
    expect(game.cell("h3")).to_have_accessible_name("h3, triangle")
    expect(game.status).to_contain_text("You are looking at move 7 of 8.")
    assert len(game.moves()) == 8
    game.push("Undo")
    assert game.link == f"{KO}#6"
    game.push("Redo")
    game.push("Redo")
    assert game.link == KO
    assert game.page.evaluate("history.length") == entries


def test_playing_while_looking_back_starts_a_new_line(game: GamePage) -> None:
    game.visit(f"{KO}#2")
    game.click("a1")
    assert game.link == "?trisq=h1-h4-a1"
    expect(game.status).to_contain_text("Trying a line: 1 move")
    game.push("Undo")
    assert game.link == f"{KO}#2"
    assert len(game.moves()) == 8
    game.push("Redo")
    assert game.link == f"{KO}#3", "the game has not changed"


def test_the_link_can_be_copied(game: GamePage, browser_name: str) -> None:
    if browser_name == "chromium":
        game.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    game.click("a13")
    game.push("Copy link")
    expect(game.status).to_contain_text("Link copied")
    if browser_name == "chromium":  # others let nobody read it
        copied = game.page.evaluate("navigator.clipboard.readText()")
        assert copied == game.page.url


@pytest.mark.parametrize("seed", [2, 3])
def test_the_end_of_a_game_is_told_with_its_reason(game: GamePage, seed: int) -> None:
    match = random_match(Trisq(), seed)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    game.visit("?trisq=" + "-".join(match.moves[:-1]))
    game.click(match.moves[-1])
    winner = ("Triangle", "Square")[outcome.winner or 0]
    expect(game.status).to_contain_text(f"{winner} wins: {outcome.reason}")
    game.click("a1")
    expect(game.alert).to_contain_text("The game is over")


def test_undo_pressed_twice_at_once_takes_back_two_moves(game: GamePage) -> None:
    game.visit("?trisq=a13-c12")
    game.click("f8")
    game.button("Undo").dblclick()
    game.wait()
    assert game.link == "?trisq=a13"


def test_an_accident_does_not_stop_the_game(game: GamePage) -> None:
    game.page.evaluate(
        "() => Object.defineProperty(document, 'title', { configurable: true,"
        " set() { delete document.title; throw new Error('no room'); } })"
    )
    game.click("a13")
    expect(game.alert).to_contain_text("Something went wrong")
    game.click("c12")
    assert game.link == "?trisq=a13-c12"
    expect(game.alert).to_be_empty()


def test_looking_at_a_move_of_a_broken_link_keeps_the_link(game: GamePage) -> None:
    broken = "?trisq=a13-c12-i5-f8"
    game.visit(broken)
    game.page.get_by_role("link", name="▲ a13").click()
    game.wait()
    assert game.link == f"{broken}#1"
    expect(game.alert).to_contain_text("Move 3 (i5)")


def test_a_change_of_the_fragment_is_followed(game: GamePage) -> None:
    game.visit("?trisq=a13-c12")
    game.page.evaluate("() => { location.hash = '#1'; }")
    game.wait()
    expect(game.status).to_contain_text("You are looking at move 1 of 2.")
    game.push("Redo")
    assert game.link == "?trisq=a13-c12"


def test_the_focus_is_never_lost(game: GamePage) -> None:
    game.visit("?trisq=a13-c12-i5")
    game.button("Continue from here").press("Enter")
    game.wait()
    assert game.focused is not None
    game.page.get_by_role("link", name="▲ a13").press("Enter")
    game.wait()
    expect(game.page.get_by_role("link", name="▲ a13")).to_be_focused()
    game.button("Undo").press("Enter")
    game.wait()
    expect(game.button("Undo")).to_be_focused()


def test_the_current_move_of_a_long_game_is_in_sight(game: GamePage) -> None:
    moves = random_match(Trisq(), seed=2).moves
    game.visit("?trisq=" + "-".join(moves))
    current = game.page.locator("[aria-current=step]")
    expect(current).to_be_in_viewport(ratio=0.9)
    game.visit("?trisq=" + "-".join(moves) + "#20")
    expect(current).to_be_in_viewport(ratio=0.9)


@pytest.mark.skip_browser("firefox")  # driven so, it does not count clicks
def test_a_double_click_plays_once(game: GamePage) -> None:
    game.cell("a13").dblclick()
    game.wait()
    assert game.link == "?trisq=a13"
    expect(game.alert).to_be_empty()
