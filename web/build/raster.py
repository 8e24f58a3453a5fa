"""Draws convex polygons into a PNG picture, with smooth edges and nothing installed."""

import struct
import zlib
from collections.abc import Sequence
from math import ceil, cos, floor, pi, sin

Point = tuple[float, float]
SAMPLES = 4  # lines looked at in each row of pixels


class Raster:
    """A picture of so many pixels, as a page of one colour; #rrggbb, or None for none.

    >>> picture = Raster(2, 1, "#ffffff")
    >>> picture.polygon([(0, 0), (1.5, 0), (1.5, 1), (0, 1)], "#000000")
    >>> picture.rows[0].hex(" ", 4)
    '000000ff 7f7f7fff'
    """

    def __init__(self, width: int, height: int, ground: str | None) -> None:
        """Fill the page."""
        self.width, self.height = width, height
        pixel = bytes((*_rgb(ground), 255)) if ground else bytes(4)
        self.rows = [bytearray(pixel * width) for _ in range(height)]

    def polygon(self, corners: Sequence[Point], colour: str) -> None:
        """Fill a convex polygon."""
        rgb = _rgb(colour)
        solid = bytes((*rgb, 255))
        top = max(0, floor(min(y for _, y in corners)))
        bottom = min(self.height, ceil(max(y for _, y in corners)))
        for number in range(top, bottom):
            row = self.rows[number]
            lines = [number + (line + 0.5) / SAMPLES for line in range(SAMPLES)]
            spans = [span for y in lines if (span := self._span(corners, y))]
            if not spans:
                continue
            start = floor(min(left for left, _ in spans))
            end = min(self.width, ceil(max(right for _, right in spans)))
            inner, outer = end, end
            if len(spans) == SAMPLES:  # between these the whole row is covered
                inner = min(end, ceil(max(left for left, _ in spans)))
                outer = max(inner, floor(min(right for _, right in spans)))
                row[4 * inner : 4 * outer] = solid * (outer - inner)
            for x in (*range(start, inner), *range(outer, end)):
                covered = sum(
                    max(0.0, min(right, x + 1) - max(left, x)) for left, right in spans
                )
                _blend(row, 4 * x, rgb, covered / SAMPLES)

    def _span(self, corners: Sequence[Point], y: float) -> tuple[float, float] | None:
        """Return from where to where a line crosses a polygon, inside the picture."""
        found = [
            x + (y - v) * (u - x) / (w - v)
            for (x, v), (u, w) in zip(corners, (*corners[1:], corners[0]))
            if (v <= y) is not (w <= y)
        ]
        if not found:
            return None
        left, right = max(0.0, min(found)), min(float(self.width), max(found))
        return (left, right) if left < right else None

    def png(self) -> bytes:
        """Return the picture as a file."""
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 6, 0, 0, 0)
        data = b"".join(b"\0" + row for row in self.rows)  # no filter
        parts = (b"IHDR", header), (b"IDAT", zlib.compress(data, 9)), (b"IEND", b"")
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)


def rounded(
    x: float, y: float, width: float, height: float, corner: float
) -> list[Point]:
    """Return the corners of a rectangle that has round ones."""
    middles = (
        (x + width - corner, y + height - corner, 0),
        (x + corner, y + height - corner, 1),
        (x + corner, y + corner, 2),
        (x + width - corner, y + corner, 3),
    )
    steps = 12 if corner else 0
    return [
        (across + corner * cos(angle), down + corner * sin(angle))
        for across, down, quarter in middles
        for step in range(steps + 1)
        for angle in [(quarter + step / (steps or 1)) * pi / 2]
    ]


def _rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


def _blend(row: bytearray, at: int, rgb: Sequence[int], part: float) -> None:
    """Lay a part of a colour over a pixel; over nothing it is that colour, faint."""
    below = row[at + 3] / 255
    whole = part + below * (1 - part)
    if whole <= 0:
        return
    for channel in range(3):
        old = row[at + channel] * below * (1 - part)
        row[at + channel] = int((rgb[channel] * part + old) / whole)
    row[at + 3] = round(255 * whole)


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
