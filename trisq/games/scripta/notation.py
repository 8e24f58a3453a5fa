"""The written moves of XII Scripta: short ones for links, and the source's commands."""

import re
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import NamedTuple

from trisq.errors import IllegalMoveError, NotationError
from trisq.games.scripta.board import HANDS, HOME, LAST, MEN, OFF, OFFS, point
from trisq.words import say

DICE = 3
FACES = range(1, 7)
NUMBER = re.compile(r"\d{1,2}", re.ASCII)
WRITTEN = re.compile(r"([1-6]{3})|p([1-6])|(\d{1,2})m(\d{1,2})|t([1-6])|pass", re.ASCII)

NOT_YOURS = say("That is your opponent’s; choose one of your own men.")


class Move(NamedTuple):
    """A throw, or one die used; ``nth`` is a step of the man counted from the start."""

    kind: str  # roll, place, step, take, pass or nth
    die: int = 0
    point: int = 0
    throw: tuple[int, ...] = ()

    @property
    def start(self) -> int:
        """Where a man comes from, 0 for the hand."""
        if self.kind == "step":
            return self.point
        return HOME + self.die if self.kind == "take" else 0

    @property
    def goal(self) -> int:
        """Where a man goes to, beyond the last point if he leaves the board."""
        return LAST + 1 if self.kind == "take" else self.start + self.die


PASS = Move("pass")


def _chance(throw: tuple[int, ...]) -> float:
    """Return the probability of a throw: how many of the ways to roll lead to it."""
    ways = factorial(DICE)
    for face in set(throw):
        ways //= factorial(throw.count(face))
    return ways / float(len(FACES) ** DICE)


THROWS = tuple(
    (Move("roll", throw=throw), _chance(throw))
    for throw in combinations_with_replacement(FACES, DICE)
)


def parse(text: str) -> Move:
    """Read ``146``, ``p4``, ``6m2``, ``t2``, ``pass`` or the source's commands.

    >>> parse("roll 6 4 1") == parse("641") == parse("146")
    True
    """
    words = text.split()
    if len(words) == 1:
        return _read(words[0])
    numbers = [int(word) for word in words[1:] if NUMBER.fullmatch(word)]
    match (words[0] if words else "", numbers, len(words)):
        case ("roll", [*throw], 4) if _are_dice(throw):
            return Move("roll", throw=tuple(sorted(throw)))
        case ("place" | "take" as kind, [die], 2) if die in FACES:
            return Move(kind, die)
        case ("move", [number, die], 3) if die in FACES and 0 < number <= MEN:
            return Move("nth", die, number)
    return _read("")


def write(move: Move) -> str:
    """Write a throw in ascending order, or the use of a die.

    >>> [write(parse(text)) for text in ("641", "place 4", "6m2", "take 2", "pass")]
    ['146', 'p4', '6m2', 't2', 'pass']
    """
    match move.kind:
        case "roll":
            return "".join(map(str, move.throw))
        case "place" | "take":
            return f"{move.kind[0]}{move.die}"
        case "step":
            return f"{move.point}m{move.die}"
    return move.kind


def move_from_clicks(path: Sequence[str], side: int, dice: Sequence[int]) -> str | None:
    """Write down what a player's clicks seem to mean, to be told why they do not.

    Where they leave the die open, the first will do: clicks that begin no legal move
    are wrong with every die.
    """
    if path[0] == "pass":
        return "pass"
    if not dice:
        return "p1"
    chosen = path[0].removeprefix("die") if path[0].startswith("die") else ""
    man, die = path[-1] if chosen else path[0], chosen or str(dice[0])
    if man in (HANDS[1 - side], OFFS[1 - side]):
        raise IllegalMoveError("not-your-piece", NOT_YOURS, sites=(man,))
    start, goal = point(man, side), point(path[-1], side)
    if start is None or goal is None:
        return None
    if OFF in (start, goal):
        return f"t{start - HOME if HOME < start < OFF else die}"
    if chosen or len(path) == 1:
        return f"{start}m{die}" if start else f"p{die}"
    if start:
        return f"{start}m{max(0, goal - start)}"
    return f"p{goal}" if goal in FACES else None


def _are_dice(numbers: Sequence[int]) -> bool:
    return len(numbers) == DICE and all(number in FACES for number in numbers)


@cache
def _read(written: str) -> Move:
    """Read a move as it is written in links; there are only some hundreds."""
    if found := WRITTEN.fullmatch(written):
        throw, place, point, die, take = found.groups()
        if throw:
            return Move("roll", throw=tuple(sorted(map(int, throw))))
        if place or take:
            return Move("place" if place else "take", int(place or take))
        if point is None:
            return PASS
        if 0 < int(point) <= LAST and not point.startswith("0"):
            return Move("step", int(die), int(point))
    raise NotationError(
        "unreadable",
        say(
            "that is not a move; write a roll as 146, then p4 to enter a"
            " man, 6m2 to move the man on your point 6 by 2, t2 to take one"
            " off, or pass."
        ),
    )
