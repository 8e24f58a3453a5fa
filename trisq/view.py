"""The View: everything a page shows of a match, as plain JSON data."""

from typing import Any

from trisq import link
from trisq.errors import GameError
from trisq.game import Seat
from trisq.match import Match
from trisq.scene import SHAPES

Json = dict[str, Any]

_SEATS = (0, 1, "chance")  # how a seat is written


def view(match: Match, ply: int | None = None) -> Json:
    """Return the View of a match, looking at it after move ``ply`` (default: all)."""
    game, moves = match.game, match.moves
    at = len(moves) if ply is None else min(ply, len(moves))
    state = match.states[at]
    outcome = game.outcome(state)
    seat = game.to_move(state)
    asked = outcome is None and seat is not Seat.CHANCE
    choices = game.legal_moves(state) if asked else ()
    return {
        "link": link.write(game.name, moves, at),
        "game": game.name,
        "title": game.title,
        "sides": list(game.sides),
        "shapes": list(SHAPES),
        "moves": list(moves),
        "seats": [_SEATS[step.seat] for step in match.steps],
        "captures": {
            str(index): list(step.captured)
            for index, step in enumerate(match.steps)
            if step.captured
        },
        "ply": at,
        "turn": None if outcome else _SEATS[seat],
        "outcome": outcome and {"winner": outcome.winner, "reason": outcome.reason},
        "choices": [
            {"move": game.format(move), "path": list(game.path(move))}
            for move in choices
        ],
        "headline": _headline(match, at),
        "story": _story(match, at),
        "notes": game.notes(state),
        "text": game.text(state),
        "scene": game.scene(state).json(),
        "marks": _marks(match, at),
        "links": _links(match, at),
        "error": error(match.error) if match.error else None,
    }


def error(refused: GameError) -> Json:
    """Return an Error: the sentence of a refusal and where it happened."""
    return {
        "code": refused.code,
        "message": str(refused),
        "index": refused.index,
        "token": refused.token,
    }


def _side(match: Match, seat: Seat) -> str:
    """Return the name of a seat at the start of a sentence."""
    return "Chance" if seat is Seat.CHANCE else match.game.sides[seat].capitalize()


def _headline(match: Match, at: int) -> str:
    """Say whose turn it is, or who won and why."""
    game, state = match.game, match.states[at]
    outcome = game.outcome(state)
    if outcome is None:
        return f"{_side(match, game.to_move(state))} to move"
    if outcome.winner is None:
        return f"Draw: {outcome.reason}"
    return f"{_side(match, outcome.winner)} wins: {outcome.reason}"


def _story(match: Match, at: int) -> str:
    """Say what the last move did."""
    if at == 0:
        return "No move yet"
    step = match.steps[at - 1]
    told = f"{_side(match, step.seat)} played {match.moves[at - 1]}"
    if not step.captured:
        return told
    enemy = match.game.sides[step.seat.other]
    plural = "s" if len(step.captured) > 1 else ""
    return f"{told} and captured the {enemy}{plural} on {' and '.join(step.captured)}"


def _marks(match: Match, at: int) -> Json:
    """Return what the last move touched: its sites, and the pieces it captured."""
    if at == 0:
        return {"last": [], "ghosts": []}
    game, step = match.game, match.steps[at - 1]
    side = step.seat.other if step.captured else step.seat
    return {
        "last": list(game.path(game.parse(match.moves[at - 1]))),
        "ghosts": [
            {"site": site, "side": int(side), "shape": SHAPES[side]}
            for site in step.captured
        ],
    }


def _links(match: Match, at: int) -> Json:
    """Return the links that the page's controls lead to; JS never writes one."""
    name, moves = match.game.name, match.moves
    return {
        "game": link.write(name, moves[:at]),
        "undo": link.write(name, moves[: at - 1]) if at else None,
        "new": link.write(name),
        "looks": f"{link.write(name, moves)}#",
    }
