"""Draws the icon as PNG files, for where no SVG is taken: home screens of phones.

The same shapes as icon.svg, on a board of 64 units.
"""

import struct
import zlib
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

Colour = tuple[int, int, int]
Shape = Callable[[float, float], bool]

SIZE = 64
SAMPLES = 4  # points looked at in each pixel, in both directions
FIELD: Colour = (0xEF, 0xE3, 0xCC)
TRIANGLE: Colour = (0x0B, 0x4F, 0x80)
SQUARE: Colour = (0xA6, 0x3A, 0x00)
INSIDE: Colour = (0xFD, 0xF6, 0xEA)
ICONS = {  # name: pixels, rounded corners, how big the shapes are
    "icon-180.png": (180, 0, 0.9),  # Apple rounds the corners itself
    "icon-192.png": (192, 14, 1.0),
    "icon-full.png": (192, 0, 0.75),  # maskable: anything outside 80 % may be cut off
}


def draw(folder: Path) -> None:
    """Draw all icons into a new folder."""
    folder.mkdir(parents=True)
    for name, shape in ICONS.items():
        (folder / name).write_bytes(_icon(*shape))


def _box(left: float, top: float, size: float, corner: float) -> Shape:
    """Return a square with rounded corners."""

    def covers(x: float, y: float) -> bool:
        inset_x = max(left + corner - x, x - (left + size - corner), 0)
        inset_y = max(top + corner - y, y - (top + size - corner), 0)
        return inset_x * inset_x + inset_y * inset_y <= corner * corner

    return covers


def _triangle(x: float, y: float) -> bool:
    return 12 <= y <= 40 and abs(x - 23) <= (y - 12) * 16 / 28


def _icon(pixels: int, corner: float, scale: float) -> bytes:
    """Return a PNG picture."""
    field = _box(0, 0, SIZE, corner)
    layers = ((_box(36, 34, 16, 0), INSIDE), (_box(30, 28, 28, 5), SQUARE))

    def colour(x: float, y: float) -> tuple[int, int, int, int]:
        if not field(x, y):
            return *FIELD, 0
        x, y = ((value - SIZE / 2) / scale + SIZE / 2 for value in (x, y))
        for covers, paint in (*layers, (_triangle, TRIANGLE)):
            if covers(x, y):
                return *paint, 255
        return *FIELD, 255

    unit = SIZE / pixels
    corners = [
        [bytes(colour(column * unit, row * unit)) for column in range(pixels + 1)]
        for row in range(pixels + 1)
    ]
    points = [(step + 0.5) / SAMPLES for step in range(SAMPLES)]
    rows = []
    for row, (above, below) in enumerate(pairwise(corners)):
        line = [b"\0"]  # no filter
        for column in range(pixels):
            one = above[column]
            if one == above[column + 1] == below[column] == below[column + 1]:
                line.append(one)
                continue
            found = [  # an edge: look closer
                colour((column + x) * unit, (row + y) * unit)
                for y in points
                for x in points
            ]
            line.append(bytes(sum(part) // len(found) for part in zip(*found)))
        rows.append(b"".join(line))
    header = struct.pack(">IIBBBBB", pixels, pixels, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(kind, data)
        for kind, data in (
            (b"IHDR", header),
            (b"IDAT", zlib.compress(b"".join(rows), 9)),
            (b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
