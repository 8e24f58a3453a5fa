"""Dice in the page: rolled once, used one by one, seen from two sides."""

import re

from playwright.sync_api import expect

from tests.e2e.page import GamePage
from tests.kit import random_match
from trisq.games.scripta.notation import PASS
from trisq.games.scripta.rules import Scripta

ROLLED = r"\?scripta=[1-6]{3}&dice=[a-z2-7]{16}-[a-z2-7]{16}"
OPENING = "?scripta=146-p4-p1-p6-335-p3-p5-p3-222"


def test_dice_are_rolled_by_the_button_and_come_into_the_link(game: GamePage) -> None:
    game.visit("?scripta")
    expect(game.status).to_contain_text("Triangles to roll")
    game.push("Roll")
    assert re.fullmatch(ROLLED, game.link)
    expect(game.button("Roll")).to_be_hidden()
    assert game.focused is not None, "the focus goes to the board"
    expect(game.status).to_contain_text("Triangles to move")


def test_the_space_bar_rolls(game: GamePage) -> None:
    game.visit("?scripta")
    game.cell("b4").focus()
    game.press("Space")
    assert re.fullmatch(ROLLED, game.link)
    expect(game.alert).to_be_empty()


def test_going_back_behind_a_roll_does_not_give_other_dice(game: GamePage) -> None:
    game.visit("?scripta=111-p1-p1-p1")
    game.push("Roll")
    rolled = game.link
    for _ in range(4):
        game.push("Undo")
        assert game.link == "?scripta=111-p1-p1-p1"
        game.push("Roll")
        assert game.link == rolled
    game.go_back()
    game.push("Redo")
    assert game.link == rolled


def test_undo_takes_back_one_die(game: GamePage) -> None:
    game.visit(OPENING)
    game.click("b6", "b8")
    game.click("b4", "b6")
    assert game.link == f"{OPENING}-6m2-4m2"
    game.push("Undo")
    assert game.link == f"{OPENING}-6m2"
    expect(game.cell("b4")).to_have_accessible_name("b4, 1 triangle")


def test_a_man_shows_where_the_dice_take_him(game: GamePage) -> None:
    game.visit("?scripta=146-p4")
    game.click("b4")
    expect(game.status).to_contain_text(
        "Go 1 or 6 points on, or further with several dice."
    )
    game.click("b10")
    assert game.link == "?scripta=146-p4-4m6"


def test_a_die_can_be_chosen_first(game: GamePage) -> None:
    game.visit("?scripta=146-p4")
    game.push("Die 6")
    expect(game.status).to_contain_text("Choose a man for the 6.")
    expect(game.button("Die 6")).to_have_attribute("aria-pressed", "true")
    game.click("b4")
    assert game.link == "?scripta=146-p4-4m6"


def test_stacks_and_hands_are_counted(game: GamePage) -> None:
    game.visit(f"{OPENING}-6m2")
    expect(game.cell("b10")).to_have_accessible_name("b10, 2 squares")
    expect(game.cell("b10")).to_have_attribute("data-count", "2")
    expect(game.cell("b10")).to_have_attribute("data-side", "1")
    expect(game.cell("hand1")).to_have_accessible_name("squares waiting, 13 squares")
    expect(game.cell("off0")).to_have_accessible_name("triangles off the board, empty")
    expect(game.status).to_contain_text("one man ran 2 points, and took")


def test_refusals_name_the_rule(game: GamePage) -> None:
    game.visit("?scripta")
    game.click("b4")
    expect(game.alert).to_contain_text("Roll the dice first")
    game.visit(f"{OPENING}-6m2")
    game.click("b8")
    expect(game.alert).to_contain_text("Two or more enemy men hold your point 10")
    game.click("b1", "b9")
    expect(game.alert).to_contain_text("No die shows 8; you can use 2")
    game.click("a7")
    expect(game.alert).to_contain_text("No die shows 17; you can use 2")
    game.visit(f"{OPENING}-6m2-4m2-6m2-345")
    game.click("b10")
    expect(game.alert).to_contain_text("Enter your captured man first")


def test_pass_appears_only_when_nothing_else_is_legal(game: GamePage) -> None:
    rules = Scripta()
    for seed in range(30):
        match = random_match(rules, seed)
        stuck = [i for i, move in enumerate(match.moves) if move == "pass"]
        if stuck:
            break
    index = stuck[0]
    assert list(rules.legal_moves(match.states[index])) == [PASS]
    game.visit("?scripta=" + "-".join(match.moves[:index]))
    expect(game.page.get_by_text("No die fits: the turn passes.")).to_be_visible()
    game.push("Pass")
    assert game.link.endswith("-pass")
    expect(game.status).to_contain_text("no die fits")
    expect(game.button("Pass")).to_be_hidden()


def test_the_board_can_be_turned(game: GamePage) -> None:
    game.visit("?scripta=146-p4")
    before = game.cell("b4").bounding_box()
    text = game.board
    game.push("Turn the board")
    after = game.cell("b4").bounding_box()
    assert before is not None
    assert after is not None
    canvas = game.page.locator("canvas").bounding_box()
    assert canvas is not None
    middle = canvas["x"] + canvas["width"] / 2
    assert before["x"] < middle < after["x"]
    assert game.board != text
    game.click("b4", "b5")
    assert game.link == "?scripta=146-p4-4m1"
    game.push("Turn the board")
    assert game.board.split("\n")[1].startswith("_ _ _ _ 1")


def test_everybody_sees_the_board_from_his_own_side(game: GamePage) -> None:
    def middle(site: str) -> float:
        box = game.cell(site).bounding_box()
        assert box is not None
        return box["y"] + box["height"] / 2

    game.visit("?scripta=146-p4-p1")  # triangles go on
    assert middle("a1") < middle("c1")
    game.forget()
    game.visit("?scripta=146-p4-p1-p6")  # squares are to roll
    assert middle("a1") > middle("c1")
    game.push("Roll")
    assert middle("a1") > middle("c1")
    game.push("Turn the board")
    assert middle("a1") < middle("c1")
    game.push("Turn the board")
    game.open_menu()
    game.page.get_by_role("button", name="I play triangles").click()
    game.wait()
    assert middle("a1") < middle("c1")
