"""Trying a line: from any place of a game one plays on freely, and the game stays."""

from playwright.sync_api import expect

from tests.contract.test_rulebook import RULES
from tests.e2e.page import GamePage
from tests.e2e.test_learn import kept, phase

GAME = "?dama=d2-b4-d3-b2-d1xb4-f4"


def back(game: GamePage) -> None:
    game.push("Back to the game")


def test_a_line_leaves_the_game_as_it_is(game: GamePage) -> None:
    game.visit(GAME)
    before = kept(game)
    game.page.locator("[data-first]").click()
    game.wait()
    game.page.locator("[data-next]").click()
    game.wait()
    expect(game.button("Back to the game")).to_be_hidden()
    game.click("g7")
    assert (game.link, phase(game)) == ("?dama=d2-g7", "play")
    expect(game.status).to_contain_text("Trying a line: 1 move")
    game.click("a1")
    game.click("a4")
    assert game.link == "?dama=d2-g7-a1-a4"
    expect(game.status).to_contain_text("Trying a line: 3 moves")
    game.push("Undo")
    expect(game.status).to_contain_text("Trying a line: 2 moves")
    game.push("Redo")
    expect(game.status).to_contain_text("Trying a line: 3 moves")
    assert kept(game) == before, "no table knows of it"
    back(game)
    assert (game.link, phase(game)) == (f"{GAME}#1", "look")
    assert len(game.moves()) == 6
    expect(game.button("Back to the game")).to_be_hidden()
    game.page.locator("[data-last]").click()
    game.wait()
    assert (game.link, phase(game)) == (GAME, "play")
    assert kept(game) == before


def test_a_line_is_a_link_that_can_be_sent(game: GamePage, browser_name: str) -> None:
    if browser_name == "chromium":
        game.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    game.visit(f"{GAME}#2")
    game.click("a1")
    game.push("Send this line")
    if browser_name == "chromium":
        copied = game.page.evaluate("navigator.clipboard.readText()")
        assert copied.endswith("?dama=d2-b4-a1")
    else:
        game.press("Escape")
    back(game)
    assert game.link == f"{GAME}#2"


def test_the_computer_does_not_play_in_a_line(game: GamePage) -> None:
    game.visit("?dama=d2-b4-d3-b2")
    game.seat(1, 1)
    game.page.locator("[data-first]").click()
    game.wait()
    game.click("a1")
    assert game.link == "?dama=a1"
    game.page.wait_for_timeout(600)
    assert game.link == "?dama=a1"
    back(game)
    game.page.locator("[data-last]").click()
    game.wait()
    expect(game.page.locator("[data-second-seat]")).to_have_value("1")
    assert game.link == "?dama=d2-b4-d3-b2"
    game.seat(1, 0)


def test_dice_of_a_line_are_not_kept(game: GamePage) -> None:
    game.visit("?scripta=146-p1-p4-p6-335#1")
    before = kept(game)
    game.click("hand0", "b6")
    for _ in range(2):
        game.click("hand0")
        game.page.locator("[data-place]").click()
        game.wait()
    game.push("Roll")
    assert kept(game) == before
    back(game)
    assert game.link == "?scripta=146-p1-p4-p6-335#1"


def test_a_rule_that_is_tried_leads_back_to_the_game(game: GamePage) -> None:
    game.visit(GAME)
    before = kept(game)
    game.push("Rules")
    rule = RULES["dama"][1]
    game.page.locator(f'dialog[open] a[href="{rule.link}"]').first.click()
    game.wait()
    game.click("d1", "b4")
    assert game.link == f"{rule.link}-{rule.move}"
    back(game)
    assert game.link == GAME
    assert kept(game) == before


def test_a_line_survives_a_new_load(game: GamePage) -> None:
    game.visit(f"{GAME}#2")
    game.click("a1")
    game.page.reload()
    game.wait()
    expect(game.status).to_contain_text("Trying a line: 1 move")
    back(game)
    assert game.link == f"{GAME}#2"
    assert len(game.moves()) == 6
