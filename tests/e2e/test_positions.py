"""Positions that were set up: seen, played on, taken back."""

import re

import pytest
from playwright.sync_api import expect

from tests.core.source_positions import SOURCES
from tests.e2e.page import GamePage
from tests.kit import ask


@pytest.mark.parametrize("source", SOURCES)
def test_a_board_of_the_sources_is_played_on(game: GamePage, source: str) -> None:
    name, token = SOURCES[source]
    view = ask(op="view", link=f"?{name}={token}")["view"]
    game.visit(f"?{name}={token}")
    assert (game.link, game.board) == (view["link"], view["text"])
    expect(game.alert).to_be_empty()
    for piece in view["scene"]["pieces"]:
        side = str(piece["side"])
        expect(game.cell(piece["site"])).to_have_attribute("data-side", side)
    men = game.page.locator("[role=gridcell][data-side]")
    expect(men).to_have_count(len(view["scene"]["pieces"]))
    expect(game.button("New game")).to_be_visible()
    if view["outcome"]:
        expect(game.status).to_contain_text("Red wins")
        game.click("a1")
        expect(game.alert).to_contain_text("The game is over")
        return
    choice = view["choices"][0]
    game.click(*choice["path"])
    assert game.link == f"{view['link']}-{choice['move']}"
    assert len(game.moves()) == 1
    game.push("Undo")
    assert (game.link, game.board) == (view["link"], view["text"])


def test_a_position_that_cannot_be_is_refused_in_words(game: GamePage) -> None:
    game.visit("?dama=set0a7ha3")
    expect(game.alert).to_contain_text("White cannot have 10 men.")
    expect(game.page.locator("[role=gridcell][data-side]")).to_have_count(0)


def test_who_sets_up_a_position_is_offered_no_other_board(game: GamePage) -> None:
    game.visit("?trisq=size7-set0a2e3b")
    expect(game.page.locator("[data-variants]")).to_be_hidden()
    assert re.search("7 × 7", game.page.title())
