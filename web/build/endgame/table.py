"""All positions with so many men, numbered; one stands for those that look like it."""

from functools import cached_property

import numpy as np

from endgame.sets import SYMMETRIES, Array, sets_of


class Table:
    """The positions of ``own`` men to move against ``enemy`` men, and their values.

    A position is seen from where the own men come first, then the enemy's; its number
    is made of theirs. A value is 0 for a draw, else one more than the plies to the end,
    so the odd ones are lost.
    """

    def __init__(self, own: int, enemy: int) -> None:
        """Give the positions numbers; all are draws until they are solved."""
        self.own, self.enemy = sets_of(own), sets_of(enemy)
        self.value = np.zeros(len(self.own.firsts) * self.enemy.count, np.uint8)
        sides = range(len(SYMMETRIES))
        self._first = np.stack(
            [
                self.enemy.images[[side for side in sides if way >> side & 1]].min(0)
                for way in self.own.ways
            ]
        )

    def number(self, own: Array, enemy: Array) -> Array:
        """Return the numbers of positions, given as the numbers of two sets."""
        enemy = self._first[self.own.way[own], enemy]
        return self.own.orbit[own] * self.enemy.count + enemy

    def sets(self, numbers: Array) -> tuple[Array, Array]:
        """Return the numbers of the two sets of each position."""
        orbit, enemy = np.divmod(numbers, self.enemy.count)
        return self.own.firsts[orbit], enemy

    @cached_property
    def positions(self) -> Array:
        """The numbers of all positions; some below the highest are not used."""
        own, enemy = self.sets(np.arange(len(self.value)))
        apart = self.own.masks[own] & self.enemy.masks[enemy] == 0
        return np.flatnonzero(apart & (self._first[self.own.way[own], enemy] == enemy))

    def weight(self, numbers: Array) -> Array:
        """Return for how many positions each stands, itself included."""
        own, enemy = self.sets(numbers)
        ways = self.own.ways[self.own.way[own]]
        same = sum(
            ways >> side & (image[enemy] == enemy)
            for side, image in enumerate(self.enemy.images)
        )
        return len(SYMMETRIES) // same
