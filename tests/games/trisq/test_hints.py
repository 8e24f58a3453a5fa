"""What the computer says for its moves in Trisq is true."""

from tests.games.trisq.test_computer import after, random_game
from trisq.games.trisq.computer import (
    MIND,
)
from trisq.games.trisq.hints import GAME


def said(*moves: str) -> list[str]:
    """Return the reasons for the last of some moves."""
    return list(MIND.reasons(after(*moves[:-1]), GAME.parse(moves[-1])))


def test_reasons_to_capture_and_to_save() -> None:
    assert said("a12", "a13", "b13") == ["captures a13"]
    disputed = "contests b12, where only the opponent was"
    assert said("a12", "a13", "g7", "b13") == ["saves a13 from capture", disputed]
    assert said("g7") == []


def test_reasons_to_threaten_and_to_join() -> None:
    assert said("g7", "a13", "a12") == ["threatens to capture a13"]
    assert said("g7", "a13", "a12", "n1", "g11") == [], "it was threatened before"
    assert said("g7", "a1", "g8") == ["makes g7 safe for good"]
    assert said("g7", "a1", "g9") == []


def test_reasons_to_prepare_and_to_dispute() -> None:
    assert said("a12") == ["prepares to close a13 to the opponent"]
    assert said("a12", "g7", "b12") == ["makes a12 safe for good"]
    assert said("g7", "g9") == ["contests g8, where only the opponent was"]
    assert said("b13", "k3", "d13", "k9", "c11", "c13") == [], (
        "it can be captured there"
    )


def test_reasons_about_points_of_one_side() -> None:
    corner = ("a12", "g7", "a11")
    disputed = "contests b12, where only the opponent was"
    assert said(*corner, "b13") == [
        "stops the opponent from closing a13 to you",
        disputed,
    ]
    closing = (*corner, "g6", "b13", "g5", "c13")
    assert said(*closing) == ["keeps a13 for you alone", "makes b13 safe for good"]
    assert said(*closing, "k4", "a13") == []


def test_the_reason_for_the_last_move() -> None:
    *_, (state, move) = random_game(2)
    assert (
        next(iter(MIND.reasons(state, move))) == "leaves the opponent nowhere to play"
    )
