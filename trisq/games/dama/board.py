"""The board of nine men's morris: three rings of eight points, as bits of an int.

Point ``16 * ring + i`` runs round each ring from its upper left corner, clockwise: even
``i`` are corners, odd ones the middles of sides, where the rings are joined.

A man is written twice, eight bits apart. So looking round a ring is one shift without
an edge: ``men >> 1`` shows every point the one ahead, ``men >> 7`` the one behind,
and a rule about lines is one expression over the whole board. Sets that are not men,
such as the results of these functions, are written once, in ``POINTS``.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from trisq.bits import points
from trisq.scene import Area, Band, Board, Dot, Label, Line, Site

Move = tuple[int, int, int]  # from (or HAND), to, the enemy man taken (or NONE)
HAND = NONE = -1

RINGS = (
    "a1 d1 g1 g4 g7 d7 a7 a4".split(),
    "b2 d2 f2 f4 f6 d6 b6 b4".split(),
    "c3 d3 e3 e4 e5 d5 c5 c4".split(),
)
NAME = {16 * r + i: name for r, ring in enumerate(RINGS) for i, name in enumerate(ring)}
POINT = {name: point for point, name in NAME.items()}
IN_ROWS = sorted(POINT, key=lambda name: (name[1], name[0]))  # from the top left
POINTS, CORNERS, MIDDLES = 0x00FF00FF00FF, 0x005500550055, 0x00AA00AA00AA
MAN = 0b1_0000_0001  # MAN << point is a man on it

LINES = (
    *((r + i, r + i + 1, r + (i + 2) % 8) for r in (0, 16, 32) for i in (0, 2, 4, 6)),
    *((i, i + 16, i + 32) for i in (1, 3, 5, 7)),
)
EDGES = tuple(pair for a, b, c in LINES for pair in ((a, b), (b, c)))
NEAR = {
    point: sum(1 << a + b - point for a, b in EDGES if point in (a, b))
    for point in NAME
}

# Where a man comes from who stands on a point after a step in each direction.
FORTH = tuple(point & 48 | (point - 1) & 7 for point in range(40))
BACK = tuple(point & 48 | (point + 1) & 7 for point in range(40))
INWARD = tuple(point - 16 for point in range(40))
OUTWARD = tuple(point + 16 for point in range(40))

_OUTER, _MIDDLE, _INNER = (
    [tuple(first + point for point in points(mask)) for mask in range(256)]
    for first in (0, 16, 32)
)

Step = tuple[tuple[int, ...], int, int]  # origins, ends without a mill, ends with one


def closers(men: int) -> int:
    """Return the points whose two partners on some line are both men.

    So ``men & closers(men)`` are the men in mills, and a man who comes from elsewhere
    to one of these points closes a mill.

    >>> names_of(closers(men("a1", "d1")))
    ('g1',)
    """
    ahead, behind = men >> 1, men >> 7
    across = (men << 16 | men >> 32) & (men << 32 | men >> 16)
    return (
        MIDDLES & (ahead & behind | across)
        | CORNERS & (ahead & men >> 2 | behind & men >> 6)
    )  # fmt: skip


def can_step(men: int, empty: int) -> bool:
    """Tell whether some man has an empty point beside him."""
    middles = men & MIDDLES
    return bool(
        men >> 7 & empty or men >> 1 & empty or (middles << 16 | middles >> 16) & empty
    )


def steps(men: int, empty: int) -> tuple[Step, ...]:
    """Return all steps along lines, by direction, and which of them close a mill.

    A man cannot close the line along which he moves, for he leaves it open behind him:
    round a ring he closes the next side at a corner or the line across at a middle, and
    from ring to ring the side that he comes to.
    """
    ahead, behind, middles = men >> 1, men >> 7, men & MIDDLES
    across = (men << 16 | men >> 32) & (men << 32 | men >> 16) & MIDDLES
    side = ahead & behind
    forth, back = behind & empty, ahead & empty
    inward, outward = middles << 16 & empty, middles >> 16 & empty
    forth_mills = forth & (CORNERS & ahead & men >> 2 | across)
    back_mills = back & (CORNERS & behind & men >> 6 | across)
    return (
        (FORTH, forth ^ forth_mills, forth_mills),
        (BACK, back ^ back_mills, back_mills),
        (INWARD, inward & ~side, inward & side),
        (OUTWARD, outward & ~side, outward & side),
    )


def placements(men: int, empty: int) -> tuple[Step, ...]:
    """Return all ways to place a man from the hand."""
    closing = closers(men) & empty
    return ((_FROM_HAND, empty ^ closing, closing),)


def flights(men: int, empty: int) -> tuple[Step, ...]:
    """Return all flights of three men: each to any empty point."""
    ways = []
    for man in listed(men):
        closing = _THIRD[men ^ MAN << man] & empty
        ways.append((_STAY[man], empty ^ closing, closing))
    return tuple(ways)


def listed(some: int) -> tuple[int, ...]:
    """Return the points of a set, men or not, ring by ring, from a table."""
    return _OUTER[some & 255] + _MIDDLE[some >> 16 & 255] + _INNER[some >> 32 & 255]


def names_of(some: int) -> tuple[str, ...]:
    """Return the names of the points of a set, men or not, ring by ring."""
    return tuple(NAME[point] for point in listed(some))


def men(*names: str) -> int:
    """Return the men on these points."""
    return sum(MAN << POINT[name] for name in names)


def place(point: int) -> tuple[int, int]:
    """Return the column and the row of a point, a1 at (0, 0)."""
    name = NAME[point]
    return "abcdefg".index(name[0]), int(name[1]) - 1


def mills(men: int, point: int | None = None) -> tuple[tuple[int, ...], ...]:
    """Return the lines of three men: all, or those through a point."""
    lines = (line for line in LINES if point is None or point in line)
    return tuple(line for line in lines if all(men >> some & 1 for some in line))


def mill_of(men: int, point: int) -> tuple[str, ...]:
    """Return the names of the men in mills with the one on a point.

    >>> mill_of(men("a1", "d1", "g1", "g4"), POINT["a1"])
    ('a1', 'd1', 'g1')
    """
    together = {some for line in mills(men, point) for some in line}
    return names_of(sum(1 << some for some in together))


_FROM_HAND = (HAND,) * 40
_STAY = [(point,) * 40 for point in range(40)]
_THIRD = {
    pair: closers(pair)
    for one in NAME
    for pair in (MAN << one, *(MAN << one | MAN << other for other in NAME))
}


class Turns(Sequence[Move]):
    """Moves by where they come from, not written out: most are never looked at."""

    __slots__ = ("_parts", "_takes")

    def __init__(self, parts: tuple[Step, ...], takes: tuple[int, ...]) -> None:
        """Take ends without and with a mill, and the men that a mill may take."""
        self._parts = parts
        self._takes = takes

    def __len__(self) -> int:
        count = 0
        for _, quiet, closing in self._parts:
            count += quiet.bit_count()
            if closing:
                count += closing.bit_count() * len(self._takes)
        return count

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return tuple(self)[index]
        if index < 0:
            index += len(self)
        for origins, quiet, closing in self._parts:
            count = quiet.bit_count()
            if 0 <= index < count:
                end = listed(quiet)[index]
                return origins[end], end, NONE
            index -= count
            if closing:
                mill, prey = divmod(index, len(self._takes))
                if 0 <= mill < closing.bit_count():
                    end = listed(closing)[mill]
                    return origins[end], end, self._takes[prey]
                index -= closing.bit_count() * len(self._takes)
        raise IndexError(index)

    def __iter__(self) -> Iterator[Move]:
        moves: list[Move] = []
        for origins, quiet, closing in self._parts:
            moves += [(origins[end], end, NONE) for end in listed(quiet)]
            for end in listed(closing):
                moves += [(origins[end], end, taken) for taken in self._takes]
        return iter(moves)


SYMBOLS = ("○", "●")
PICTURE = """\
    A   B   C   D   E   F   G

1   ·-----------·-----------·
    |           |           |
2   |   ·-------·-------·   |
    |   |       |       |   |
3   |   |   ·---·---·   |   |
    |   |   |       |   |   |
4   ·---·---·       ·---·---·
    |   |   |       |   |   |
5   |   |   ·---·---·   |   |
    |   |       |       |   |
6   |   ·-------·-------·   |
    |           |           |
7   ·-----------·-----------·"""


def drawn(boards: Iterable[int]) -> str:
    """Return the board in characters, with the men of white and of black."""
    lines = [list(line) for line in PICTURE.split("\n")]
    for symbol, men in zip(SYMBOLS, boards):
        for column, row in map(place, listed(men)):
            lines[2 * row + 2][4 * column + 4] = symbol
    return "\n".join(map("".join, lines))


def _board() -> Board:
    """Draw the lines, carved, with letters above and numbers to the left."""
    margin, ground = 1.02, 0.42
    width = 2 * margin + 6
    places = {p: (margin + x, margin + y) for p, (x, y) in zip(NAME, map(place, NAME))}
    return Board(
        width=width,
        height=width,
        radius=0.41,
        sites=tuple(Site(name, *places[point]) for point, name in NAME.items()),
        lines=tuple(Line(*places[a], *places[b], "carved") for a, b in EDGES),
        dots=tuple(Dot(x, y, "socket") for x, y in places.values()),
        labels=(
            *(Label(margin + i, 0.22, name, 0.25) for i, name in enumerate("ABCDEFG")),
            *(Label(0.22, margin + i, str(i + 1), 0.25) for i in range(7)),
        ),
        goals=(
            Area(ground, ground, width - 2 * ground, width - 2 * ground, "field", 0.12),
        ),
        edges=tuple((NAME[a], NAME[b]) for a, b in EDGES),
        bands=tuple(
            Band(axis, *edge, {"narrow": 0.1})
            for axis in "xy"
            for edge in ((0.0, ground), (width - ground, width))
        ),
    )


BOARD = _board()
