"""What is good about a move of XII Scripta, in words."""

from collections.abc import Iterator

from trisq.games.scripta.board import SITE, Side
from trisq.games.scripta.fastboard import THERE, ends, read
from trisq.games.scripta.notation import THROWS, Move
from trisq.games.scripta.rules import Scripta, State, is_home
from trisq.words import say

GAME = Scripta()
ENTRY = 6  # men enter on points up to it


def reasons(state: State, move: Move) -> Iterator[str]:
    """Say what a use of a die does at once; dice that are left may do more."""
    if move.kind in ("roll", "pass"):
        return
    yield from _gains(state, move)
    if move.kind != "take":
        yield from _shelter(state, move)
    if move.kind == "place" and not state.sides[state.seat].captured:
        yield say("brings a man into play")


def _gains(state: State, move: Move) -> Iterator[str]:
    """Say which men a move captures, brings back or home, and whether it wins."""
    after = GAME.apply(state, move)
    before, own = state.sides[state.seat], after.sides[state.seat]
    if own.off == own.total:
        yield say("takes your last man off and wins")
        return
    for site in GAME.captures(state, move):
        yield say("captures {sites}", sites=site)
    if before.captured:
        yield say("brings a captured man back")
    if is_home(own) and not is_home(before):
        yield say("brings your last man to points 31 to 36")


def _shelter(state: State, move: Move) -> Iterator[str]:
    """Say which men a move makes safe, and whom it shuts out."""
    after = GAME.apply(state, move)
    before, own = state.sides[state.seat], after.sides[state.seat]
    enemy = after.sides[state.seat.other]
    start, goal, sites = move.start, move.goal, SITE[state.seat]
    if own.men[goal] == 2:
        if THERE[goal] <= ENTRY and (enemy.waiting or enemy.captured):
            yield say("blocks {site}, where enemy men enter", site=sites[goal])
        else:
            yield say("makes {site} safe with a second man", site=sites[goal])
    alone = start > 0 and before.men[start] == 1
    if alone and _hit(state, start) and not _hit(after._replace(seat=state.seat), goal):
        yield say("brings the man on {site} to safety", site=sites[start])
    if any(_alone(before)) and not any(_alone(own)):
        yield say("leaves none of your men alone")


def _alone(own: Side) -> Iterator[int]:
    """Yield the points where a man stands alone."""
    return (point for point, count in enumerate(own.men) if count == 1)


def _hit(state: State, point: int) -> bool:
    """Tell whether a throw could capture the player's man on a point, as it stands."""
    own, enemy = read(state, state.seat)
    return any(
        left[point] < own[point]
        for throw, _ in THROWS
        for _, left in ends((enemy, own), throw.throw)
    )
