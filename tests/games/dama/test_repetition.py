"""A position is the same only with the same player to move: colours count."""

import random

import pytest

from trisq.game import Seat
from trisq.games.dama.board import NONE, men
from trisq.games.dama.rules import Dama, State

GAME = Dama()
POINTS = "a1 g7 d2 b4 f4 d6 c5".split()  # few, so that men soon come back to them


def board(state: State) -> tuple[object, ...]:
    """Return who stands where and who is to move, as people see it."""
    pieces = {(piece.site, piece.side) for piece in GAME.scene(state).pieces}
    return frozenset(pieces), GAME.to_move(state)


def walked(seed: int) -> bool:
    """Let three men each fly among seven points; return whether it became a draw so.

    Each side soon stands where the other stood, and that is another position.
    """
    rng = random.Random(seed)
    names = rng.sample(POINTS, 6)
    white, black = men(*names[:3]), men(*names[3:])
    state = GAME.position(white, black, (0, 0), rng.choice((Seat.FIRST, Seat.SECOND)))
    seen, drawn = [board(state)], False
    while GAME.outcome(state) is None:
        quiet = [
            move
            for move in GAME.legal_moves(state)
            if move[2] == NONE and GAME.format(move)[2:] in POINTS
        ]
        state = GAME.apply(state, rng.choice(quiet))
        seen.append(board(state))
        over = GAME.outcome(state)
        drawn = over is not None and "third time" in over.reason
        assert drawn == (seen.count(seen[-1]) == 3), (seed, len(seen))
    return drawn


@pytest.mark.no_cover
def test_a_draw_comes_exactly_with_the_third_occurrence() -> None:
    assert sum(walked(seed) for seed in range(12)) > 3
