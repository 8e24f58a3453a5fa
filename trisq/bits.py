"""Sets of points as the bits of one int, and such a set read as a sequence."""

from collections.abc import Iterator, Sequence
from typing import overload

_CHUNK = 10
_LOW = (1 << _CHUNK) - 1
_LOW_45, _LOW_90 = (1 << 45) - 1, (1 << 90) - 1


def points(mask: int) -> Iterator[int]:
    """Yield the points of a set, lowest first.

    >>> list(points(0b10110))
    [1, 2, 4]
    """
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


_CHUNKS = tuple(tuple(points(mask)) for mask in range(1 << _CHUNK))


def nth(mask: int, index: int) -> int:
    """Return the point of a set that has ``index`` others below it.

    Half of a large board is left behind in one step, a quarter in the next, then ten
    points at a time: much faster than making the list to look at one of its entries.

    >>> nth(0b10110, 1)
    2
    """
    point = 0
    if mask >> 90 and index >= (count := (mask & _LOW_90).bit_count()):
        index -= count
        mask >>= 90
        point = 90
    if mask >> 45 and index >= (count := (mask & _LOW_45).bit_count()):
        index -= count
        mask >>= 45
        point += 45
    while index >= (count := (mask & _LOW).bit_count()):
        index -= count
        mask >>= _CHUNK
        point += _CHUNK
        if not mask:
            raise IndexError(index)
    return point + _CHUNKS[mask & _LOW][index]


class PointSet(Sequence[int]):
    """The points of a mask as a read-only sequence that is never written out.

    >>> some = PointSet(0b10110)
    >>> len(some), some[1], some[-1], list(some), 3 in some
    (3, 2, 4, [1, 2, 4], False)
    """

    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        """Wrap a mask; nothing is computed."""
        self.mask = mask

    def __len__(self) -> int:
        return self.mask.bit_count()

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[int]: ...
    def __getitem__(self, index: int | slice) -> int | Sequence[int]:
        if isinstance(index, slice):
            return tuple(points(self.mask))[index]
        mask = self.mask
        if index < 0:
            index += mask.bit_count()
            if index < 0:
                raise IndexError(index)
        return nth(mask, index)

    def __iter__(self) -> Iterator[int]:
        return points(self.mask)

    def __contains__(self, point: object) -> bool:
        return isinstance(point, int) and point >= 0 and bool(self.mask >> point & 1)

    def __repr__(self) -> str:
        return f"PointSet({self.mask:#x})"


class Shifts(Sequence[tuple[int, int]]):
    """Moves by a few distances: pairs of a distance and the points that may go it.

    Read like ``PointSet``, without writing all moves out.

    >>> list(Shifts(((1, 0b101), (-2, 0b100))))
    [(0, 1), (2, 3), (2, 0)]
    """

    __slots__ = ("_parts",)

    def __init__(self, parts: tuple[tuple[int, int], ...]) -> None:
        """Take pairs of a distance and a mask; nothing is computed."""
        self._parts = parts

    def __len__(self) -> int:
        count = 0
        for _, mask in self._parts:
            count += mask.bit_count()
        return count

    @overload
    def __getitem__(self, index: int) -> tuple[int, int]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[tuple[int, int]]: ...
    def __getitem__(
        self, index: int | slice
    ) -> tuple[int, int] | Sequence[tuple[int, int]]:
        if isinstance(index, slice):
            return tuple(self)[index]
        if index < 0:
            index += len(self)
        for distance, mask in self._parts:
            count = mask.bit_count()
            if 0 <= index < count:
                point = nth(mask, index)
                return point, point + distance
            index -= count
        raise IndexError(index)

    def __iter__(self) -> Iterator[tuple[int, int]]:
        for distance, mask in self._parts:
            for point in points(mask):
                yield point, point + distance
