"""Rectangular boards: names of points, and neighbours by shifting bits."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from trisq.bits import points


@dataclass(frozen=True)
class Grid:
    """Points named row by row from the top; each is one bit of an int.

    An unused bit ends every row, so a shift to the side never reaches the next row.

    >>> grid = Grid((("a2", "b2"), ("a1", "b1")))
    >>> grid.name[grid.point["b1"]], grid.place(grid.point["b1"])
    ('b1', (1, 1))
    >>> sorted(grid.names_of(grid.spread(1 << grid.point["a2"])))
    ['a1', 'b2']
    """

    names: tuple[tuple[str, ...], ...]

    @cached_property
    def stride(self) -> int:
        """How far apart two points are that stand below each other."""
        return len(self.names[0]) + 1

    @cached_property
    def name(self) -> dict[int, str]:
        """The name of each point, in reading order."""
        return {
            row * self.stride + column: name
            for row, names in enumerate(self.names)
            for column, name in enumerate(names)
        }

    @cached_property
    def point(self) -> dict[str, int]:
        """The point of each name."""
        return {name: point for point, name in self.name.items()}

    @cached_property
    def all(self) -> int:
        """All points of the board."""
        return sum(1 << point for point in self.name)

    @cached_property
    def near(self) -> dict[int, int]:
        """The neighbours of each point."""
        return {point: self.spread(1 << point) & self.all for point in self.name}

    @cached_property
    def spread(self) -> Callable[[int], int]:
        """A function from points to their neighbours, and bits off board to mask.

        A closure, because it is called several times for every move ever tried.
        """
        stride = self.stride

        def spread(some: int) -> int:
            return some << 1 | some >> 1 | some << stride | some >> stride

        return spread

    def names_of(self, some: int) -> tuple[str, ...]:
        """Return the names of some points in reading order."""
        return tuple(self.name[point] for point in points(some))

    def place(self, point: int) -> tuple[int, int]:
        """Return the column and the row of a point, from the top left."""
        row, column = divmod(point, self.stride)
        return column, row
