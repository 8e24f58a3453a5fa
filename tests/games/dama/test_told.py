"""What players of Dama see and read: moves on the way, men in hand, refusals."""

import pytest

from tests.games.dama.positions import GAME, position
from trisq.game import Seat
from trisq.games.dama.rules import State
from trisq.match import play, start


def test_the_way_of_a_move_is_shown_before_it_is_played() -> None:
    placing = position("d2 d3", "b4 b2", "W", 5, 5)
    half = GAME.preview(placing, ["d1"])
    assert half.prompt.startswith("You have a mill: capture b2 or b4.")
    assert "d1" in {piece.site for piece in half.scene.pieces}
    assert len(half.scene.trails) == 1
    moving = position("a1 d1 g4 f6", "g7 d7 e3 c5 b2", "W")
    assert GAME.preview(moving, ["g4"]).prompt.startswith("From g4: f4 or g1.")
    closed = GAME.preview(moving, ["g4", "g1"])
    sites = {piece.site for piece in closed.scene.pieces if piece.side == 0}
    assert sites == {"a1", "d1", "g1", "f6"}


def test_men_in_hand_are_counted() -> None:
    state = play(start(GAME), "d2", "b4", "d3").state
    assert GAME.status_note(state) == "In hand: white 7, black 8"
    assert GAME.tally(state, Seat.FIRST) == "2 men, 7 in hand"
    assert GAME.todo(state) == "Place a man on any free point."
    moving = position("a1 d1 g4 f6", "g7 d7 e3", "W")
    assert GAME.tally(moving, Seat.FIRST) == "4 men · lost 5"
    assert GAME.todo(moving).startswith("Move a man along a line")
    flying = position("a1 d1 g4 f6", "g7 d7 e3", "B")
    assert GAME.todo(flying) == "Move a man to any free point."


def test_moves_are_told_in_words() -> None:
    assert GAME.describe(GAME.initial(), GAME.parse("d2xb4")) == "placed a man on d2"
    assert GAME.describe(GAME.initial(), GAME.parse("e5d5")) == "moved e5 to d5"


MEN = "a1 d1 b2 f6", "g7 f2 e3 c5"


@pytest.mark.parametrize(
    ("state", "move", "sites"),
    [
        (position("d2 d3", "b2 b4 b6 f6", "W", 5, 5), "d1xb4", "b2 b6 b4"),
        (position("d2 d3", "b2 b4", "W", 5, 5), "d1", "d1 d2 d3"),
        (position("a1 g1 d2 d3", "b2 b4", "W", 5, 5), "d1", "a1 d1 g1 d2 d3"),
        (position("d2 d3", "b2 b4", "W", 5, 5), "d1xf6", "f6"),
        (position("d2 d3", "b2 b4", "W", 5, 5), "g1xb4", ""),
        (position("d2 d3", "b2 b4", "W", 5, 5), "d2d1", ""),
        (position(*MEN, "W"), "g7d7", "g7"),
        (position(*MEN, "W"), "d3", "d3"),
        (position(*MEN, "W"), "a1d1", "d1"),
        (position(*MEN, "W"), "a1g4", ""),
        (position("a1 d1 b2 f6", "d2 g1 a4 c5", "W"), "a1", "d1 a4"),
    ],
)
def test_a_refusal_names_what_forbids(state: State, move: str, sites: str) -> None:
    refusal = GAME.refusal(state, GAME.parse(move))
    assert refusal is not None
    assert refusal.sites == tuple(sites.split())


@pytest.mark.parametrize(
    ("written", "label", "words"),
    [
        ("d2", "d2", "place a man on d2"),
        ("d2xb4", "d2 × b4", "place a man on d2"),
        ("e5d5", "e5 → d5", "move e5 to d5"),
        ("e5d5xb4", "e5 → d5 × b4", "move e5 to d5"),
    ],
)
def test_moves_in_short_and_in_words(written: str, label: str, words: str) -> None:
    state, move = GAME.initial(), GAME.parse(written)
    assert GAME.label(state, move) == label
    assert GAME.instruction(state, move) == words


def test_men_who_are_shut_in_are_shown_when_that_ends_the_game() -> None:
    around = "d2 f4 g7 a4"
    over = position("a1 d1 g1 g4", around, "W")
    assert set(GAME.scene(over).closed) == {"a1", "d1", "g1", "g4"}
    assert GAME.scene(position("a1 d1 g1 f6", around, "W")).closed == ()
