"""Rectangular boards: names of points, and neighbours by shifting bits."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from trisq.bits import points
from trisq.words import say


@dataclass(frozen=True)
class Grid:
    """Points named row by row from the top; each is one bit of an int.

    An unused bit ends every row, so a shift to the side never reaches the next row.

    >>> grid = Grid((("a2", "b2"), ("a1", "b1")))
    >>> grid.name[grid.point["b1"]], grid.place(grid.point["b1"])
    ('b1', (1, 1))
    >>> sorted(grid.names_of(grid.near[grid.point["a2"]]))
    ['a1', 'b2']
    """

    names: tuple[tuple[str, ...], ...]

    # Derived once, and as plain attributes: rules look at them for every move tried.
    stride: int = field(init=False, repr=False, compare=False)
    name: dict[int, str] = field(init=False, repr=False, compare=False)
    point: dict[str, int] = field(init=False, repr=False, compare=False)
    all: int = field(init=False, repr=False, compare=False)
    spread: Callable[[int], int] = field(init=False, repr=False, compare=False)
    near: dict[int, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work out the tables."""
        stride = len(self.names[0]) + 1
        name = {
            row * stride + column: name
            for row, names in enumerate(self.names)
            for column, name in enumerate(names)
        }
        every = sum(1 << point for point in name)

        def spread(some: int) -> int:
            """Return the neighbours of some points, and bits off board to mask."""
            return some << 1 | some >> 1 | some << stride | some >> stride

        near = {point: spread(1 << point) & every for point in name}
        tables = {
            "stride": stride,
            "name": name,
            "point": {some: point for point, some in name.items()},
            "all": every,
            "spread": spread,
            "near": near,
        }
        for key, table in tables.items():
            object.__setattr__(self, key, table)

    @property
    def measure(self) -> str:
        """How many points it has across and down.

        >>> Grid((("a", "b", "c"), ("d", "e", "f"))).measure
        '3 × 2'
        """
        wide, tall = len(self.names[0]), len(self.names)
        return say("{wide} × {tall}", wide=wide, tall=tall)

    def names_of(self, some: int) -> tuple[str, ...]:
        """Return the names of some points in reading order."""
        if not some & (some - 1):  # at most one point, as in nearly every capture
            return (self.name[some.bit_length() - 1],) if some else ()
        return tuple(map(self.name.__getitem__, points(some)))

    def signs(self, one: int, other: int, symbols: Sequence[str]) -> list[list[str]]:
        """Return a sign for every point, row by row: nothing, one side or the other.

        >>> Grid((("a", "b", "c"),)).signs(0b001, 0b100, ".OX")
        [['O', '.', 'X']]
        """
        rows = []
        for names in self.names:
            count = range(len(names))
            rows.append([symbols[(one >> i & 1) + (other >> i & 1) * 2] for i in count])
            one >>= self.stride
            other >>= self.stride
        return rows

    def flood(self, some: int, within: int) -> int:
        """Return all points of ``within`` that can be reached from some of them."""
        stride = self.stride
        before = 0
        while some != before:
            before = some
            some |= (some << 1 | some >> 1 | some << stride | some >> stride) & within
        return some

    def way(self, within: int, start: int, end: int) -> Iterator[str]:
        """Yield a shortest way through ``within``, from its end to its start.

        >>> grid = Grid((("a", "b"), ("c", "d")))
        >>> a, b, c, d = (1 << grid.point[name] for name in "abcd")
        >>> list(grid.way(a | b | d, a, c | d))
        ['d', 'b', 'a']
        """
        rings = [within & start]
        while not rings[-1] & end:
            within &= ~rings[-1]
            rings.append(self.spread(rings[-1]) & within)
        step = rings[-1] & end
        for ring in reversed(rings):
            point = next(points(step & ring))
            yield self.name[point]
            step = self.near[point]

    def place(self, point: int) -> tuple[int, int]:
        """Return the column and the row of a point, from the top left."""
        row, column = divmod(point, self.stride)
        return column, row
