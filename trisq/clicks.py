"""What clicks mean: a legal move, the beginning of one, or why neither."""

from collections.abc import Iterable
from typing import Any

from trisq.errors import GameError, RequestError
from trisq.match import Match, replay
from trisq.words import say

Clicks = tuple[str, ...]

NO_SUCH_MOVE = say("No legal move starts here.")


def ways(known: Match) -> dict[Clicks, Any]:
    """Return all clicks that mean a legal move, with this move."""
    game, state = known.game, known.state
    moves = () if game.outcome(state) else game.legal_moves(state)
    return {
        clicks: move
        for move in moves
        for clicks in (game.path(state, move), game.shortcut(state, move))
        if clicks
    }


def misclick(known: Match, path: Clicks, ways: Iterable[Clicks]) -> GameError:
    """Return why clicks mean no legal move; whatever they spell, it is not played.

    Best is the rule that forbids what they spell; else what their beginning allows.
    """
    game, state = known.game, known.state
    if begin(path, ways):
        return RequestError("unfinished", game.preview(state, path).prompt)
    try:
        spelled = game.move_from_clicks(state, path)
    except GameError as refused:
        return refused
    if spelled and (refusal := replay(known, [spelled]).error):
        return refusal
    begun = path[:1]
    if begin(begun, ways):
        return RequestError("no-such-move", game.preview(state, begun).prompt)
    return RequestError("no-such-move", NO_SUCH_MOVE)


def begin(clicks: Clicks, ways: Iterable[Clicks]) -> bool:
    """Tell whether clicks are the beginning of a legal move, and not the whole."""
    count = len(clicks)
    return any(count < len(way) and way[:count] == clicks for way in ways)
