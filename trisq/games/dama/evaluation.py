"""What a position of Dama is worth, by tables.

The value is a sum over the corners of the rings, each with the two points on either
side of it, and over the lines across; every side of a ring and every edge of the board
belongs to exactly one of these. Beside the worth of men and lines the sum counts
the ways each player has to step, for a table of its own: games against strong players
are mostly lost by men who are shut in, and one way more is worth the most to whom has
few.

Values are for white while they are summed up; a man is worth about 100.
"""

from functools import cache
from itertools import product
from typing import NamedTuple

from trisq.games.dama.fastboard import LOST, MEN, STEPPING, Position, unpacked
from trisq.search.alphabeta import WIN

_OVER = WIN + WIN // 4  # still a loss when all the rest is added
_STEPS = 1024  # below this are white's ways to step, 5 bits, and black's, 5 bits


class Weights(NamedTuple):
    """What things are worth in one phase of the game."""

    man: int
    mill: int  # three on a line
    pair: int  # two on a line, the third point empty
    ready: int  # a pair at a corner with a man who can step there
    shut: int  # a man on a corner who cannot move
    cross: int  # a man where four lines meet
    step: int  # a way to step
    tight: int  # the same, more, for the last few


PLACING = Weights(100, 15, 14, 6, -8, 6, 4, 4)
MOVING = Weights(100, 12, 8, 14, -8, 4, 8, 20)
AIRY = Weights(100, 10, 25, 0, 0, 0, 2, 4)  # somebody flies

FEW = 6  # ways to step, when each counts


class Tables(NamedTuple):
    """The sums of one phase: by ring, and by two lines across."""

    ring: list[int]
    lines: list[int]


def _line(weights: Weights, line: tuple[int, ...]) -> int:
    """Return what three points in a row are worth, and the ways to step along them."""
    total = 0
    for man, sign, way in ((1, 1, 32), (2, -1, 1)):
        if line.count(man) == 3:
            total += sign * weights.mill * _STEPS
        if line.count(man) == 2 and line.count(0) == 1:
            total += sign * weights.pair * _STEPS
        for pair in (line[:2], line[1:]):
            if set(pair) == {0, man}:
                total += way
    return total


def _corner(weights: Weights, window: tuple[int, ...]) -> int:
    """Return what a corner and its neighbours are worth, with the side behind it."""
    before, last, corner, after, beyond = window
    total = _line(weights, (corner, after, beyond))
    for man, sign in ((1, 1), (2, -1)):
        if corner == man and last and after:
            total += sign * weights.shut * _STEPS
        if corner == 0 and last == after == man and man in (before, beyond):
            total += sign * weights.ready * _STEPS
    return total


@cache
def tables(weights: Weights) -> Tables:
    """Work out the sums of one phase."""
    corners = [_corner(weights, w[::-1]) for w in product(range(3), repeat=5)]
    ring = []
    for code in range(3**8):
        twice = code * 6561 + code
        ring.append(
            corners[twice // 729 % 243]
            + corners[code % 243]
            + corners[code // 9 % 243]
            + corners[twice // 81 % 243]
        )
    lines = [0] * 4096
    for points in product(range(3), repeat=6):
        total = _line(weights, points[::2]) + _line(weights, points[1::2])
        for man, sign in ((1, 1), (2, -1)):
            total += sign * weights.cross * _STEPS * points[2:4].count(man)
        index = sum(
            1 << 4 * (at >> 1) + 2 * (man - 1) + (at & 1)
            for at, man in enumerate(points)
            if man
        )
        lines[index] = total
    return Tables(ring, lines)


def _across(ring: int) -> list[int]:
    """Return for every ring what it adds to the index of both pairs of lines.

    Equal numbers are kept once, for the page fetches this table with the program.
    """
    added = (
        (
            (w >> 1 & 1 | w >> 2 & 2 | b << 1 & 4 | b & 8)
            | (w >> 5 & 1 | w >> 6 & 2 | b >> 3 & 4 | b >> 4 & 8) << 12
        )
        << 4 * ring
        for w, b in zip(*MEN)
    )
    once: dict[int, int] = {}
    return [once.setdefault(number, number) for number in added]


ACROSS = _OUTER, _MIDDLE, _INNER = tuple(_across(ring) for ring in range(3))


def _freedom(weights: Weights, steps: int) -> int:
    """Return what it is worth to have so many ways to step."""
    return weights.step * steps - weights.tight * max(0, FEW - steps)


class Phases(dict[int, tuple[list[int], list[int], list[int]]]):
    """What the rest of a position means for its value: three tables.

    Sums of rings, sums of lines, and by the ways to step all that remains.
    """

    def __missing__(self, rest: int) -> tuple[list[int], list[int], list[int]]:
        """Work it out when it is first needed."""
        now = unpacked(rest)
        side, total = now.side, sum(now.men)
        airy = [men == 3 and not hand for men, hand in zip(now.men, now.hands)]
        weights = PLACING if any(now.hands) else AIRY if any(airy) else MOVING
        ring, lines = tables(weights)
        each = weights.man * (36 - total) // 18  # worth more among few
        men = each * (now.men[0] - now.men[1])
        free = [[0 if fly else _freedom(weights, n) for n in range(32)] for fly in airy]
        if now.phase == STEPPING:
            free[side][0] = -_OVER
        elif now.phase == LOST:
            free[side] = [-_OVER] * 32
        left = [men + white - black for white in free[0] for black in free[1]]
        self[rest] = ring, lines, left
        return self[rest]


PHASES = Phases()


def evaluate(position: Position) -> int:
    """Judge a position for the player to move; ``-WIN`` or less if he has lost."""
    a, b, c, rest = position
    ring, lines, left = PHASES[rest]
    across = _OUTER[a] | _MIDDLE[b] | _INNER[c]
    total = ring[a] + ring[b] + ring[c] + lines[across & 4095] + lines[across >> 12]
    value = (total >> 10) + left[total & 1023]
    return -value if rest & 1 else value
