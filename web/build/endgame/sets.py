"""Sets of men on the board of nine men's morris, numbered, as arrays.

A set is an int of 24 bits, eight for each ring, and has a number among the sets of as
many men. Whatever the solver asks about a set is looked up by that number.
"""

from functools import cache, cached_property
from typing import Any, TypeAlias

import numpy as np

from trisq.games.dama.board import LINES, NAME, NEAR

Array: TypeAlias = "np.ndarray[Any, Any]"

POINTS = range(24)
NOWHERE = len(POINTS)
FLYING = 3


def _bit(point: int) -> int:
    """Return the bit of a point of ``trisq.games.dama.board``, which leaves gaps."""
    return point // 16 * 8 + point % 8


BESIDE = {
    _bit(point): {_bit(other) for other in NAME if NEAR[point] >> other & 1}
    for point in NAME
}
MILLS = [sum(1 << _bit(point) for point in line) for line in LINES]
SYMMETRIES = [
    [
        8 * (2 - ring if swapped else ring) + (turn + way * i) % 8
        for ring in range(3)
        for i in range(8)
    ]
    for swapped in (False, True)
    for way in (1, -1)
    for turn in (0, 2, 4, 6)
]


class Sets:
    """All sets of so many men.

    ``images`` are the numbers of what each set looks like from all sides. Sets that
    look the same are of one ``orbit``, and ``firsts`` has the first of each. ``way``
    leads into ``ways``, from where a set looks like that first one, as bits.
    """

    def __init__(self, men: int) -> None:
        """Give them numbers, and see which look the same from another side."""
        every = np.arange(1 << len(POINTS), dtype=np.int32)
        self.men = men
        self.masks = every[np.bitwise_count(every) == men]
        self.count = len(self.masks)
        self.images = np.stack([self._turned(way) for way in SYMMETRIES])
        first = self.images.min(axis=0)
        self.firsts, self.orbit = np.unique(first, return_inverse=True)
        ways = ((self.images == first) << np.arange(len(SYMMETRIES))[:, None]).sum(0)
        self.ways, self.way = np.unique(ways, return_inverse=True)

    def numbers(self, masks: Array) -> Array:
        """Return the numbers of sets."""
        return np.searchsorted(self.masks, masks).astype(np.int32)

    def _turned(self, way: list[int]) -> Array:
        turned = np.zeros_like(self.masks)
        for point in POINTS:
            turned |= (self.masks >> point & 1) << way[point]
        return self.numbers(turned)

    @cached_property
    def milled(self) -> Array:
        """The men of each set that stand in mills."""
        milled = np.zeros_like(self.masks)
        for mill in MILLS:
            milled |= np.where(self.masks & mill == mill, mill, 0)
        return milled

    @cached_property
    def prey(self) -> Array:
        """The men of each set that a mill may take."""
        free = self.masks & ~self.milled
        return np.where(free, free, self.masks)

    @cached_property
    def moves(self) -> tuple[Array, Array, Array, Array]:
        """Where the men of each set can go, were they alone on the board.

        Four arrays with a row for each way to go and a column for each set: the set
        after it, the point left and the point gone to (``NOWHERE`` where a set has
        fewer moves), and whether that closes a mill.
        """
        froms, starts, ends = map(np.concatenate, zip(*self._ways_to_go()))
        order = np.argsort(froms, kind="stable")
        froms, starts, ends = froms[order], starts[order], ends[order]
        row = np.arange(len(froms)) - np.searchsorted(froms, froms)
        shape = row.max() + 1, self.count
        afters = np.zeros(shape, np.int32)
        left, goals = (np.full(shape, NOWHERE, np.int32) for _ in range(2))
        left[row, froms], goals[row, froms] = starts, ends
        afters[row, froms] = self.numbers(self.masks[froms] ^ 1 << starts ^ 1 << ends)
        return afters, left, goals, (self.milled[afters] >> goals & 1).astype(bool)

    def _ways_to_go(self) -> list[tuple[Array, Array, Array]]:
        """Return for two points at a time the sets with a man to go, and the points."""
        found = []
        for start in POINTS:
            goals = BESIDE[start] if self.men > FLYING else {*POINTS} - {start}
            for end in sorted(goals):
                sets = np.flatnonzero(self.masks >> start & ~self.masks >> end & 1)
                points = (np.full(len(sets), point, np.int32) for point in (start, end))
                found.append((sets, *points))
        return found


@cache
def sets_of(men: int) -> Sets:
    """Return all sets of so many men, made once."""
    return Sets(men)
