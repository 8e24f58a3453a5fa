"""Sets of points as the bits of one int, and such a set read as a sequence."""

from collections.abc import Iterator, Sequence
from typing import overload

_CHUNK = 10
_LOW = (1 << _CHUNK) - 1
_HALVES = tuple((width, (1 << width) - 1) for width in (90, 45))


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


class PointSet(Sequence[int]):
    """The points of a mask as a read-only sequence that is never written out.

    A playout asks for one point of a hundred: counting and stepping over bits finds
    it several times faster than making the list.

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
        # Leave half of a large board behind in one step, then again, then in chunks.
        point = 0
        for width, lower in _HALVES:
            low = mask & lower
            count = low.bit_count()
            if index < count:
                mask = low
            else:
                index -= count
                mask >>= width
                point += width
        while index >= (count := (mask & _LOW).bit_count()):
            index -= count
            mask >>= _CHUNK
            point += _CHUNK
            if not mask:
                raise IndexError(index)
        return point + _CHUNKS[mask & _LOW][index]

    def __iter__(self) -> Iterator[int]:
        return points(self.mask)

    def __contains__(self, point: object) -> bool:
        return isinstance(point, int) and point >= 0 and bool(self.mask >> point & 1)

    def __repr__(self) -> str:
        return f"PointSet({self.mask:#x})"
