"""What no player overlooks, however weak: a win in one move, and a loss in one."""

from collections.abc import Sequence
from typing import Any

from trisq.game import Game, Seat


def winning(game: Game[Any, Any], state: Any, moves: Sequence[Any]) -> Any | None:
    """Return a move that wins at once, None if there is none."""
    seat = game.to_move(state)
    return next((move for move in moves if _won(game, state, move, seat)), None)


def safe(game: Game[Any, Any], state: Any, moves: Sequence[Any]) -> Sequence[Any]:
    """Return the moves that neither lose at once nor let the opponent win at once.

    All moves if each of them does: then it does not matter.
    """
    seat = game.to_move(state)
    kept = [move for move in moves if _holds(game, game.apply(state, move), seat)]
    return kept or moves


def _won(game: Game[Any, Any], state: Any, move: Any, seat: Seat) -> bool:
    outcome = game.outcome(game.apply(state, move))
    return outcome is not None and outcome.winner is seat


def _holds(game: Game[Any, Any], after: Any, seat: Seat) -> bool:
    """Tell whether a player has not lost, and cannot be beaten by the next move."""
    outcome = game.outcome(after)
    if outcome is not None:
        return outcome.winner is not seat.other
    if game.to_move(after) is not seat.other:  # his own turn goes on, or dice are due
        return True
    return winning(game, after, game.legal_moves(after)) is None
