"""What the computer says for its moves in Talpa is true."""

from random import Random

import pytest

from trisq.game import Seat
from trisq.games.talpa.computer import MIND
from trisq.games.talpa.hints import GAME, saves
from trisq.games.talpa.rules import Move, State


def board(*rows: str, turn: Seat) -> State:
    """Set up a position, one sign for each cell."""
    masks = [
        sum(
            1 << GAME.grid.point[f"{letter}{number}"]
            for letter, row in zip("abcdefgh", rows)
            for number, cell in enumerate(row, 1)
            if cell == sign
        )
        for sign in "OX"
    ]
    return GAME.position(masks[0], masks[1], turn)


WINS = "opens your tunnel and wins"
FULL = ("OXOXOXOX", "XOXOXOXO")
ONE_LEFT = (*FULL, "OXOXXXOX", "....O...", *FULL, *FULL)


def said(state: State, move: str) -> list[str]:
    return list(MIND.reasons(state, GAME.parse(move)))


def test_reasons_to_win_and_to_stop_a_win() -> None:
    assert said(board(*ONE_LEFT, turn=Seat.FIRST), "d5c5") == [WINS]
    state = board(*ONE_LEFT, turn=Seat.SECOND)
    assert said(state, "c5d5") == [
        "is the only move that does not lose at once",
        "stops the opponent’s tunnel through d5",
        "captures d5",
    ]
    assert said(state, "a2a1") == [
        "leaves 6 stones in the way of your tunnel",
        "captures a1",
    ]


def test_reasons_to_threaten() -> None:
    rows = (*FULL, "OXOXXXOX", "....OO..", *FULL, *FULL)
    state = board(*rows, turn=Seat.FIRST)
    threat = "threatens to open your tunnel through d6"
    assert said(state, "d5c5") == [threat, "captures c5"]


def test_there_is_no_good_reason_to_lose() -> None:
    rows = (*FULL, "OXOXOXOX", "....X...", *FULL, *FULL)
    state = board(*rows, turn=Seat.SECOND)
    assert said(state, "d5c5") == []


def test_reasons_when_the_opponent_can_only_lose() -> None:
    full = ("OOOOOOOO",) * 2
    rows = (*full, "OOOO.OOO", "....X...", "OOOO.OOO", *full, "OOOOOOOO")
    assert said(board(*rows, turn=Seat.FIRST), "xa1") == [
        "leaves the opponent only moves that open your tunnel",
        "keeps your tunnel 5 stones ahead",
    ]


def test_reasons_to_dig() -> None:
    state = GAME.initial()
    shorter = "leaves 7 stones in the way of your tunnel"
    assert said(state, "a1a2") == [shorter, "captures a2"]
    later = GAME.apply(GAME.apply(state, GAME.parse("a1a2")), GAME.parse("h4h5"))
    assert "shortens" not in " ".join(said(later, "d5e5"))


def test_the_only_legal_move_saves_nothing() -> None:
    """Nor is a move a rescue that loses like all others."""
    rows = (*FULL, "OXOXXXOX", "....OO..", *FULL, *FULL)
    state = board(*rows, turn=Seat.SECOND)
    assert not [move for move in GAME.legal_moves(state) if saves(state, move)]


def is_safe(state: State, move: Move) -> bool:
    """Tell whether nobody has won by a move, and the opponent cannot by his next."""
    after = GAME.apply(state, move)
    return after.winner is None and not any(
        GAME.apply(after, reply).winner is GAME.to_move(after)
        for reply in GAME.legal_moves(after)
    )


@pytest.mark.no_cover
def test_a_rescue_is_the_only_one_where_nothing_wins() -> None:
    seen = set()
    for seed in range(12):
        chance, state = Random(seed), GAME.initial()
        while state.winner is None:
            moves = list(GAME.legal_moves(state))
            mover = GAME.to_move(state)
            won = any(GAME.apply(state, one).winner is mover for one in moves)
            if state.ply > 20:
                safe = [move for move in moves if is_safe(state, move)]
                for move in moves:
                    due = not won and len(moves) > 1 and safe == [move]
                    assert saves(state, move) is due
                    seen.add(due)
            state = GAME.apply(state, chance.choice(moves))
    assert seen == {True, False}
