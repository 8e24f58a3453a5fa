"""How far the men of XII Scripta have to go, and whether they can still meet."""

from collections.abc import Sequence

from trisq.game import PLAYERS, Seat
from trisq.games.scripta.board import HOME, LAST, SIDES, Side, opposite
from trisq.words import Text, say


def pips(side: Side) -> int:
    """Return how many points of dice a player needs at least to take all men off.

    Who stands on the second of the end points needs a 2, and no more.

    >>> pips(Side()), pips(Side(waiting=0))
    (480, 0)
    """
    first = HOME + 1  # of the end points; a 1 takes a man off there
    way = sum(
        count * (first + 1 - point if point <= first else point - HOME)
        for point, count in enumerate(side.men)
    )
    return way + (side.waiting + side.captured) * (first + 1)


def can_meet(sides: Sequence[Side]) -> bool:
    """Tell whether a man may still land where an enemy man stands or will stand."""
    one, other = (_last(side) for side in sides)
    if one > LAST or other > LAST:
        return False  # somebody has finished
    return any(
        point >= one and opposite(point) >= other and (point, opposite(point)) != both
        for both in ((one, other),)
        for point in range(1, LAST + 1)
    )


def is_pure(sides: Sequence[Side]) -> bool:
    """Tell whether only the dice decide from now on, and have not yet."""
    return not can_meet(sides) and all(map(pips, sides))


def _last(side: Side) -> int:
    """Return where the hindmost man of a player is, 0 for the hand."""
    if side.waiting or side.captured:
        return 0
    return next((point for point, count in enumerate(side.men) if count), LAST + 1)


def told(sides: Sequence[Side], reader: Seat | None) -> Text:
    """Say that only the dice decide now, and who is ahead."""
    first, second = map(pips, sides)
    if first == second:
        return say("No more contact: a pure race, and it is level")
    ahead, count = PLAYERS[first > second], abs(first - second)
    if reader is None:
        return say(
            "No more contact: a pure race, {side} lead by {count} {count:point|points}",
            side=SIDES[ahead],
            count=count,
        )
    if ahead is reader:
        return say(
            "No more contact: a pure race, you lead by {count} {count:point|points}",
            count=count,
        )
    return say(
        "No more contact: a pure race, you are {count} {count:point|points} behind",
        count=count,
    )
