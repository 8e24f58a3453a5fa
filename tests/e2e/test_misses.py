"""A click that misses takes nothing back: what was begun stays begun."""

import pytest
from playwright.sync_api import expect

from tests.e2e.page import GamePage

MILL = "?dama=d2-b4-d3-b2"  # d1 closes the mill d1 d2 d3
TAKE = "You have a mill: capture b2 or b4."


def is_on_board(game: GamePage, site: str) -> bool:
    return game.cell(site).get_attribute("data-side") is not None


@pytest.mark.parametrize("site", ["a1", "f4", "d2", "d1", "g7"])
def test_a_click_beside_those_who_can_be_taken_keeps_the_mill(
    game: GamePage, site: str
) -> None:
    game.visit(MILL)
    game.click("d1")
    expect(game.status).to_contain_text(TAKE)
    game.click(site)
    assert is_on_board(game, "d1"), "the man stays where he was put"
    assert game.link == MILL
    expect(game.alert).to_contain_text("capture b2 or b4")
    game.click("b4")
    assert game.link == f"{MILL}-d1xb4"
    expect(game.alert).to_be_empty()


@pytest.mark.parametrize("place", ["between points", "beside the board"])
def test_a_click_on_nothing_keeps_the_mill_too(game: GamePage, place: str) -> None:
    game.visit(MILL)
    game.click("d1")
    if place == "between points":
        cell = game.cell("d2").bounding_box()
        assert cell is not None
        game.page.mouse.click(cell["x"] + cell["width"] / 2, cell["y"] - 2)
    else:
        game.page.mouse.click(5, 400)
    game.wait()
    assert is_on_board(game, "d1")
    expect(game.alert).to_contain_text("capture b2 or b4")
    game.click("b2")
    assert game.link == f"{MILL}-d1xb2"


@pytest.mark.parametrize("way", ["Escape", "Cancel"])
def test_escape_or_cancel_takes_the_mill_back(game: GamePage, way: str) -> None:
    game.visit(MILL)
    game.click("d1", "a1")
    if way == "Escape":
        game.press("Escape")
    else:
        game.push("Cancel")
    assert not is_on_board(game, "d1")
    assert game.link == MILL
    expect(game.alert).to_be_empty()
    game.click("a1")
    assert game.link == f"{MILL}-a1"


def test_a_man_that_is_only_chosen_can_be_exchanged(game: GamePage) -> None:
    game.visit("?scripta=146-p1-p4")
    game.click("b1")
    game.click("b4")
    expect(game.alert).to_be_empty()
    expect(game.button("Cancel")).to_be_visible()
    game.click("b10")
    assert game.link == "?scripta=146-p1-p4-4m6"


def test_a_refused_step_keeps_the_man_chosen(game: GamePage) -> None:
    game.visit("?scripta=446")
    game.click("hand0")
    prompt = game.status.inner_text()
    game.click("c1")
    expect(game.alert).not_to_be_empty()
    assert game.status.inner_text() == prompt
    expect(game.button("Cancel")).to_be_visible()


@pytest.mark.parametrize("name", ["Help", "Settings", "Rules"])
def test_closing_a_dialog_takes_nothing_back(game: GamePage, name: str) -> None:
    game.visit(MILL)
    game.click("d1")
    game.push(name)
    game.press("Escape")
    expect(game.page.locator("dialog[open]")).to_have_count(0)
    assert is_on_board(game, "d1")
    game.click("b4")
    assert game.link == f"{MILL}-d1xb4"
