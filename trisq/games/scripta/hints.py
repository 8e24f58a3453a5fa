"""What is good about a move of XII Scripta, in words."""

from collections.abc import Iterator

from trisq.games.scripta import race, risk
from trisq.games.scripta.board import HOME, LAST, Side
from trisq.games.scripta.fastboard import THERE
from trisq.games.scripta.notation import Move
from trisq.games.scripta.rules import Scripta
from trisq.games.scripta.state import State, is_home
from trisq.words import say

GAME = Scripta()
ENTRY = 6  # men enter on points up to it


def reasons(state: State, move: Move) -> Iterator[str]:
    """Say what a use of a die does at once, the best first; others may do more."""
    if move.kind in ("roll", "pass"):
        return
    yield from _gains(state, move)
    if move.kind != "take":
        yield from _shelter(state, move)
        yield from _progress(state, move)
    if move.kind == "place" and not state.sides[state.seat].captured:
        yield say("brings a man into play")


def _gains(state: State, move: Move) -> Iterator[str]:
    """Say which men a move captures, brings back, home or off; whether it wins."""
    after = GAME.apply(state, move)
    before, own = state.sides[state.seat], after.sides[state.seat]
    if own.off == own.total:
        yield say("takes your last man off and wins")
        return
    if GAME.captures(state, move):
        yield say("captures the enemy man on point {point}", point=move.goal)
    if before.captured:
        yield say("brings a captured man back")
    if is_home(own) and not is_home(before):
        yield say("brings your last man to points 31 to 36")
    if move.kind == "take":
        yield say("takes a man off the board")


def _shelter(state: State, move: Move) -> Iterator[str]:
    """Say which men a move makes safe, and whom it shuts out."""
    after = GAME.apply(state, move)
    before, own = state.sides[state.seat], after.sides[state.seat]
    now, then = state.sides[state.seat.other], after.sides[state.seat.other]
    start, goal = move.start, move.goal
    if own.men[goal] == 2:
        if THERE[goal] <= ENTRY and (then.waiting or then.captured):
            yield say("blocks point {point}, where enemy men enter", point=goal)
        else:
            yield say("makes point {point} safe with a second man", point=goal)
    threat = risk.ways(before, now, start) if start else 0
    if threat and not risk.ways(own, then, goal):
        yield say("brings the man on point {point} to safety", point=start)
    if any(_alone(before)) and not any(_alone(own)):
        yield say("leaves none of your men alone")
    elif _exposed(own, then) < _exposed(before, now):
        yield say("leaves fewer throws that capture one of your men")


def _progress(state: State, move: Move) -> Iterator[str]:
    """Say what is good about going on."""
    after = GAME.apply(state, move)
    own, enemy = after.sides[state.seat], after.sides[state.seat.other]
    if move.start and not race.can_meet(state.sides):
        yield say("runs on where nobody can capture any more")
        return
    if move.start <= HOME < move.goal and not is_home(own):
        yield say("brings a man to the last six points")
    if own.men[move.goal] > 2:
        yield say("goes where two of your men stand already")
    elif (
        own.men[move.goal] == 1 and move.start and not risk.ways(own, enemy, move.goal)
    ):
        yield say("goes where no throw can capture it")


def _alone(own: Side) -> Iterator[int]:
    """Yield the points where a man stands alone."""
    return (point for point in range(1, LAST + 1) if own.men[point] == 1)


def _exposed(own: Side, enemy: Side) -> int:
    """Return how many throws capture men who stand alone, all men counted."""
    return sum(risk.ways(own, enemy, point) for point in _alone(own))
