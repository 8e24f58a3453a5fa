"""Pack the lost positions for Dama's ``endgame.py``, which explains the format."""

import zlib
from collections.abc import Mapping


def pack(lost: Mapping[int, int]) -> bytes:
    """Pack numbers of positions and their plies.

    Positions with the same enemies have numbers close together, so most gaps fit into
    one byte, and bytes of the same kind in a row pack best.
    """
    numbers = sorted(lost)
    gaps = [after - before for before, after in zip([0, *numbers], numbers)]
    rows = [bytes(gap >> shift & 255 for gap in gaps) for shift in (0, 8, 16, 24)]
    halves = bytes(lost[number] // 2 for number in numbers)
    return zlib.compress(b"".join((*rows, halves)), 9)
