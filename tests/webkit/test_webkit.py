"""What a player does most, in the engine of Safari."""

import random
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
from selenium.webdriver.common.keys import Keys

from tests.e2e.test_offline import MOVES, Site
from tests.webkit.page import GamePage
from trisq import link
from trisq.games import GAMES
from trisq.match import Match, play, start
from trisq.texts import LANGUAGES, catalogue
from trisq.view import view
from trisq.words import say


def test_the_frozen_python_wakes(game: GamePage) -> None:
    assert game.woken
    assert "Triangle to move" in game.status
    assert game.alert == ""


WRONG = """
console.error("said");
setTimeout(() => { throw new Error("thrown"); });
Promise.reject(new Error("rejected"));
new Image().src = "https://trisq.invalid/";
document.head.append(Object.assign(document.createElement("script"), { src: "no.js" }));
"""
HEARD = {"console: said", "error: Error: thrown", "promise: Error: rejected"}


def test_what_goes_wrong_in_the_page_is_heard(game: GamePage) -> None:
    game.driver.execute_script(WRONG)
    lost = {f"lost: {game.root}no.js", "policy: img-src https://trisq.invalid/"}

    def heard() -> bool:
        game.listen()
        return set(game.trouble) == HEARD | lost

    game.until(heard, "everything that went wrong")
    game.trouble.clear()


def test_a_click_plays_and_the_address_is_the_game(game: GamePage) -> None:
    game.click("a13", "c12")
    assert game.link == "?trisq=a13-c12"
    assert game.name("c12") == "c12, square"
    assert game.board == view(play(start(GAMES["trisq"]), "a13", "c12"))["text"]
    game.click("c12")
    assert "C12 is taken" in game.alert


def test_back_takes_a_move_back_and_forward_plays_it_again(game: GamePage) -> None:
    game.click("a13", "c12")
    game.go_back()
    assert game.link == "?trisq=a13"
    assert game.name("c12") == "c12, empty"
    game.go_forward()
    assert game.link == "?trisq=a13-c12"
    assert game.name("c12") == "c12, square"


def test_undo_and_redo(game: GamePage) -> None:
    game.visit("?dama=d2-b4-d3-b2-d1xb4")
    game.push("Undo")
    assert game.link == "?dama=d2-b4-d3-b2"
    assert game.name("b4") == "b4, black man"
    game.push("Redo")
    assert game.link == "?dama=d2-b4-d3-b2-d1xb4"
    assert game.name("b4") == "b4, empty"


def test_the_keyboard_moves_plays_and_types(game: GamePage) -> None:
    game.click("g7")
    assert game.focused == "g7"
    game.press(Keys.ARROW_RIGHT, Keys.ARROW_UP)
    assert game.focused == "h8"
    game.press(Keys.ENTER)
    assert game.link == "?trisq=g7-h8"
    game.press(Keys.ARROW_LEFT, Keys.SPACE)
    assert game.link == "?trisq=g7-h8-g8"
    game.press("m")
    game.press("a13", Keys.ENTER)
    game.until(lambda: game.link == "?trisq=g7-h8-g8-a13", "the typed move")


@pytest.mark.parametrize(("name", "first"), [("trisq", "g7"), ("dama", "d2")])
def test_the_computer_answers(visitor: GamePage, name: str, first: str) -> None:
    game = visitor
    game.visit(f"?{name}")
    game.open_menu("Players")
    game.choose("[data-second-seat]", "1")
    game.press(Keys.ESCAPE)
    game.click(first)
    game.until(lambda: len(game.moves()) == 2, "the computer's move")
    game.wait()
    assert game.link.startswith(f"?{name}={first}-")
    assert game.woken


def test_another_language_changes_everything(visitor: GamePage) -> None:
    game = visitor
    czech = LANGUAGES["cs"]
    game.push("Settings")
    game.choose("[name=language]", "cs")
    game.until(lambda: game.found("html[lang=cs]"), "Czech")
    game.press(Keys.ESCAPE)
    assert game.button(catalogue("cs")["page"]["Undo"]).is_displayed()
    assert say("{Side} to move", side=say("triangle")).into(czech) in game.status
    game.click("g7")
    assert catalogue("cs")["page"]["Now send your move"] in game.status
    game.load("?trisq=g7")
    assert game.found("html[lang=cs]"), "it is remembered"


def capturing(characters: int) -> Match:
    """Play XII Scripta with two who capture wherever they can: that takes long."""
    rules, rng = GAMES["scripta"], random.Random(0)
    match = start(rules)
    while len("-".join(match.moves)) < characters:
        after = {
            rules.format(move): rules.apply(match.state, move)
            for move in rules.legal_moves(match.state)
        }
        caught = {
            move: sum(side.captured for side in state.sides)
            for move, state in after.items()
        }
        most = max(caught.values())
        best = [move for move, count in caught.items() if count == most]
        match = play(match, rng.choice(best))
    return match


def test_a_long_link_is_opened_and_played_on(game: GamePage) -> None:
    match = capturing(8_000)
    game.load(link.write("scripta", match.moves))
    assert game.alert == ""
    assert game.board == view(match)["text"]
    assert len(game.moves()) == len(match.moves)
    game.push("Undo")
    assert len(game.moves()) == len(match.moves) - 1


def test_after_one_visit_the_page_opens_and_plays_without_a_network(
    visitor: GamePage, site: Site
) -> None:
    game = visitor
    game.until(lambda: game.found("html[data-kept]"), "the page to be kept")
    site.stop()
    for address, (point, after) in MOVES.items():
        game.load(address)
        assert game.woken
        game.click(point)
        assert game.link == after


def test_the_canvas_shows_what_is_played(game: GamePage) -> None:
    look = "return document.querySelector('canvas').toDataURL()"
    empty = game.driver.execute_script(look)
    game.click("g7")
    played = game.driver.execute_script(look)
    assert played != empty
    game.push("Undo")
    game.until(lambda: game.driver.execute_script(look) != played, "an empty board")


@pytest.mark.parametrize("kind", ["PNG", "SVG"])
def test_the_board_can_be_saved_as_a_picture(
    game: GamePage, home: Path, kind: str
) -> None:
    game.click("g7")
    game.open_menu()
    game.push(f"Save {kind}")
    name = f"trisq-1.{kind.lower()}"
    assert f"Saved as {name}" in game.status
    file = home / "Downloads" / name
    game.until(file.exists, f"{name} to be saved")
    content = file.read_bytes()
    if kind == "PNG":
        assert max(struct.unpack(">II", content[16:24])) == 1600
    else:
        assert ElementTree.fromstring(content).tag.endswith("svg")
