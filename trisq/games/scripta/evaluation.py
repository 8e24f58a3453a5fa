"""How good the end of a turn is in XII Scripta: a sum over points, from weights.

All that depends on the opponent is worked out once for his men; then every end of the
turn that leaves them so costs one look into a table for each of its own places. Sums
are exact, for ``sum`` rounds otherwise since Python 3.12, and equals would not stay so.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import accumulate, pairwise, product
from math import fsum, inf
from operator import getitem, neg, sub
from typing import NamedTuple

from trisq.games.scripta.board import LAST, MEN
from trisq.games.scripta.fastboard import CAPTURED, HAND, OFF, THERE, Position

WAYS = 6**3
FAR = 18  # no throw leads further
CROWD = 3  # so many men in a hand count as stopped, as no throw brings in more
KEPT = 1024  # sides of the opponent whose tables are remembered

Rows = tuple[tuple[float, ...], ...]  # by place and number of men there
Changes = tuple[list[tuple[float, ...]], list[tuple[float, ...]]]


class Weights(NamedTuple):
    """What is worth how much; a man in the hand is worth nothing.

    A score is the sum for one player less that for the other: 0 is even, and who has 2
    more wins about seven games of eight. Points count in rows of six.
    """

    place: tuple[tuple[float, ...], ...]  # a man on points 1 to 30
    pair: tuple[float, ...]  # more for the second man on such a point, by rows
    crowd: tuple[float, ...]  # more for each further man, by rows
    home: tuple[tuple[float, ...], ...]  # first, second … man on end points I to VI
    off: float  # a man who has finished
    captured: float  # a man who must enter again
    exposed: float  # a single man who will be hit, by the share of the way he loses
    jam: float  # a man and a point that one die would lead to, if it were not blocked
    tempo: float  # that the opponent throws next


def _reach(most: int) -> tuple[int, ...]:
    """Return for each distance the throws, as bits, that lead there by so many dice."""
    masks = [0] * (FAR + 1)
    for number, (a, b, c) in enumerate(product(range(1, 7), repeat=3)):
        sums = ((a, b, c), (a + b, a + c, b + c), (a + b + c,))[:most]
        for distance in (some for each in sums for some in each):
            masks[distance] |= 1 << number
    return tuple(masks)


REACH = tuple(_reach(most) for most in range(4))


def danger(point: int, enemy: bytes) -> float:
    """Return how likely a single man is hit there, if nothing stands in the way.

    Captured men use up dice, for they have to enter first.
    """
    goal, mask, captured = THERE[point], 0, enemy[CAPTURED]
    from_board = REACH[max(0, 3 - captured)]
    for at in range(max(1, goal - FAR), goal):
        if enemy[at]:
            mask |= from_board[goal - at]
    if enemy[HAND] and goal <= FAR:
        mask |= REACH[max(1, min(3, 4 - captured))][goal]
    return mask.bit_count() / WAYS


# How much a score counts while the player who is nearer has so many points to go: early
# on, whoever is ahead wins less often. The best of 5,400 games of self-play, which are
# others than those that tests/bench/calibration.py judges it by; from fewer, what holds
# early in a game cannot be told from noise.
CERTAINTY = (
    (0, 2.3),
    (10, 1.6),
    (20, 1.15),
    (35, 1.0),
    (90, 0.95),
    (120, 0.7),
    (200, 0.4),
    (300, 0.3),
    (600, 0.3),
)


def certainty(position: Position) -> float:
    """Return how much a score counts in a position.

    A game with fewer men is as far as one with all of them that goes on as long.
    """
    near = inf
    for side in position:
        way = sum(count * (OFF - at) for at, count in enumerate(side[:OFF]))
        near = min(near, way * MEN / (sum(side) - side[CAPTURED]))
    near = min(near, CERTAINTY[-1][0])
    (start, most), (end, least) = next(
        pair for pair in pairwise(CERTAINTY) if near <= pair[1][0]
    )
    return most + (least - most) * (near - start) / (end - start)


class Judge:
    """Scores ends of a turn, for the player who made it."""

    def __init__(self, weights: Weights) -> None:
        """Add up the weights of men who stand together."""
        self.weights = weights
        men = [[0.0]]
        for number, row in enumerate(weights.place):
            pair, crowd = weights.pair[number], weights.crowd[number]
            men += ([man, man + pair, man + crowd] for man in row)
        men += [*map(list, weights.home), [weights.off], [weights.captured]]
        full = ([*each, *[each[-1]] * (MEN - len(each))] for each in men)
        self.base = [list(accumulate(each, initial=0.0)) for each in full]
        self._rows: Callable[[bytes], Rows] = lru_cache(KEPT)(self._against)
        self.changes: Callable[[bytes], Changes] = lru_cache(KEPT)(self._changed)

    def scores(self, ends: Iterable[Position]) -> list[float]:
        """Score ends of turns; infinity is won."""
        rows = self._rows
        return [fsum(map(getitem, rows(enemy), own)) for own, enemy in ends]

    def _changed(self, enemy: bytes) -> Changes:
        """Return what one man less and one man more mean in each place, by its men."""
        more = [(*map(sub, row[1:], row), 0.0) for row in self._rows(enemy)]
        less = [(0.0, *map(neg, row)) for row in more]
        return less, more

    def _against(self, enemy: bytes) -> Rows:
        """Return what own men are worth in each place against these men."""
        weights, base = self.weights, self.base
        closed = [False, *(enemy[there] >= 2 for there in THERE[1:]), *[False] * 6]
        crowd = bytes((min(enemy[HAND], CROWD),)) + enemy[1:]
        jam = weights.jam * sum(closed[1:7])
        rows = [tuple(-jam * min(count, CROWD) for count in range(MEN + 1))]
        for point in range(1, LAST + 1):
            goal = THERE[point]
            stops = weights.jam * sum(crowd[max(0, goal - 6) : goal])
            row = [worth + stops for worth in base[point]]
            lost = (point + 6) / LAST  # who has to enter again loses time, too
            row[:2] = (
                0.0,
                base[point][1] - weights.exposed * danger(point, enemy) * lost,
            )
            jam = weights.jam * sum(closed[point + 1 : point + 7])
            if jam:
                row = [worth - jam * count for count, worth in enumerate(row)]
            rows.append(tuple(row))
        level = weights.tempo - fsum(map(getitem, base, enemy))
        off = [worth + level for worth in base[OFF]]
        off[sum(enemy) - enemy[CAPTURED]] = inf  # both began with as many men
        rows.append(tuple(off))
        rows.append(tuple(base[CAPTURED]))
        return tuple(rows)
