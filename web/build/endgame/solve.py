"""Solve endgames backwards: from positions with a known end to those one move before.

Ply by ply: who can move to a position lost in n has won in n + 1, and who can only move
to won ones, the longest of them won in n, has lost in n + 1. What is never reached is a
draw. A capture leads to fewer men, solved before; its value is there from the start.
"""

from collections.abc import Iterator

import numpy as np

from endgame.sets import NOWHERE, POINTS, Array
from endgame.table import Table

Tables = dict[tuple[int, int], Table]

CHUNK = 1 << 19  # positions looked at together: as many as the memory likes
NEVER = 255


def solve(one: int, other: int, tables: Tables) -> None:
    """Solve the positions of so many men, either player to move, and add them."""
    sides = dict.fromkeys(((one, other), (other, one)))
    pair = [Table(*side) for side in sides]
    works = [
        Work(table, then, tables.get((table.enemy.men - 1, table.own.men)))
        for table, then in zip(pair, reversed(pair))
    ]
    ply, news = 0, [work.stuck() for work in works]
    while any(map(len, news)) or any(work.later(ply) for work in works):
        ply += 1
        news = [
            work.wins(ply, new) if ply % 2 else work.losses(ply, new)
            for work, new in zip(works, reversed(news))
        ]
    tables.update(zip(sides, pair))


class Work:
    """What is known about a table while it is being solved.

    ``left`` counts the quiet moves that are not known to lose, of all the positions for
    which one stands, and all captures as one more. ``wins_at`` and ``loses_at`` are the
    plies in which captures win, and in which the last of them loses.
    """

    def __init__(self, table: Table, then: Table, caught: Table | None) -> None:
        """Take the tables after a quiet move and after a capture; None if that wins."""
        self.table, self.then, self.caught = table, then, caught
        size = len(table.value)
        self.left = np.zeros(size, np.int16)
        self.wins_at = np.full(size, NEVER, np.uint8)
        self.loses_at = np.zeros(size, np.uint8)
        for numbers in _chunks(table.positions):
            self._begin(numbers)

    def stuck(self) -> Array:
        """Return the positions that are lost because there is no move."""
        numbers = self.table.positions
        numbers = numbers[self.left[numbers] == 0]
        self.table.value[numbers] = 1
        return numbers

    def later(self, ply: int) -> bool:
        """Tell whether captures decide some position after so many plies."""
        ends = (self.wins_at, self.loses_at)
        return any((end[end != NEVER] > ply).any() for end in ends)

    def wins(self, ply: int, lost: Array) -> Array:
        """Return what is won in ``ply``, given what was found lost one ply later."""
        found = [np.flatnonzero(self.wins_at == ply)]
        for numbers in _chunks(lost):
            found += [before for before, _ in self._before(numbers)]
        return self._decide(ply, found)

    def losses(self, ply: int, won: Array) -> Array:
        """Return what is lost in ``ply``, given what was found won one ply later."""
        late = np.flatnonzero(self.loses_at == ply)
        self.left[late] -= 1
        found = [late[self.left[late] == 0]]
        for numbers in _chunks(won):
            weight = self.then.weight(numbers).astype(np.int16)
            for before, which in self._before(numbers):
                np.subtract.at(self.left, before, weight[which])
                found.append(before[self.left[before] == 0])
        return self._decide(ply, found)

    def _decide(self, ply: int, found: list[Array]) -> Array:
        """Write down what was not known yet, and return it."""
        value = self.table.value
        numbers = np.unique(np.concatenate(found))
        numbers = numbers[value[numbers] == 0]
        value[numbers] = ply + 1
        return numbers

    def _before(self, numbers: Array) -> Iterator[tuple[Array, Array]]:
        """Yield open positions one quiet move before some, and from which they come.

        The enemy has just moved: take that back. A man in a mill has not come quietly.
        """
        own, enemy = self.then.sets(numbers)
        taken, milled = self.then.own.masks[own], self.then.enemy.milled[enemy]
        for afters, left, goals, _ in zip(*self.then.enemy.moves):
            start, end = left[enemy], goals[enemy]
            quiet = ~(milled >> start | taken >> end) & 1 & (end != NOWHERE)
            which = np.flatnonzero(quiet)
            before = self.table.number(afters[enemy[which]], own[which])
            still = self.table.value[before] == 0
            yield before[still], which[still]

    def _begin(self, numbers: Array) -> None:
        """Count moves, and see what captures lead to."""
        own, enemy = self.table.sets(numbers)
        masks = self.table.enemy.masks[enemy]
        quiet = np.zeros(len(numbers), np.int16)
        closes = np.zeros(len(numbers), bool)
        for afters, _, goals, closing in zip(*self.table.own.moves):
            end, mill = goals[own], closing[own]
            free = (end != NOWHERE) & (masks >> end & 1 == 0)
            quiet += free & ~mill
            which = np.flatnonzero(free & mill)
            closes[which] = True
            self._capture(numbers[which], afters[own[which]], enemy[which])
        self.left[numbers] = quiet * self.table.weight(numbers) + closes

    def _capture(self, numbers: Array, own: Array, enemy: Array) -> None:
        """Note the quickest win and the slowest loss by taking one of the enemy's men.

        A capture that does not lose puts off the loss for ever.
        """
        if self.caught is None:
            self.wins_at[numbers] = 1
            return
        prey, masks = self.table.enemy.prey[enemy], self.table.enemy.masks[enemy]
        for point in POINTS:
            some = np.flatnonzero(prey >> point & 1)
            rest = self.caught.own.numbers(masks[some] ^ 1 << point)
            value = self.caught.value[self.caught.number(rest, own[some])]
            wins = np.where(value & 1, value, NEVER)
            loses = np.where((value & 1) | (value == 0), NEVER, value)
            here = numbers[some]
            self.wins_at[here] = np.minimum(self.wins_at[here], wins)
            self.loses_at[here] = np.maximum(self.loses_at[here], loses)


def _chunks(numbers: Array) -> Iterator[Array]:
    for at in range(0, len(numbers), CHUNK):
        yield numbers[at : at + CHUNK]
