"""Draws the icon as PNG files, for where no SVG is taken: home screens of phones.

The same shapes as icon.svg, on a board of 64 units; and what other programs show of a
link to the page: the two figures beside a board.
"""

from collections.abc import Sequence
from pathlib import Path

from raster import Point, Raster, rounded
from tokens import colours

COLOUR = colours("light")
SIZE = 64
ICONS = {  # name: pixels, rounded corners, how big the shapes are
    "icon-180.png": (180, 0, 0.9),  # Apple rounds the corners itself
    "icon-192.png": (192, 14, 1.0),
    "icon-full.png": (192, 0, 0.75),  # maskable: anything outside 80 % may be cut off
}
PREVIEW = "preview.png"
WIDE, TALL = 1200, 630  # of the preview, as chat programs want it

# As in web/board/figures.js, where 1 is the radius of a piece.
TOP, RIGHT, LEFT, MIDDLE = (0.0, -0.86), (0.88, 0.64), (-0.88, 0.64), (0.0, 0.14)
TRIANGLE = (
    ("te", ((0.0, -0.99), (1.02, 0.72), (-1.02, 0.72))),
    ("t1", (TOP, MIDDLE, LEFT)),
    ("t2", (TOP, RIGHT, MIDDLE)),
    ("t3", (LEFT, MIDDLE, RIGHT)),
)
OUT, IN = 0.68, 0.33
SQUARE = (
    ("se", rounded(-0.755, -0.755, 1.51, 1.51, 0.075)),
    ("s1", ((-OUT, -OUT), (OUT, -OUT), (0.0, 0.0))),
    ("s2", ((-OUT, -OUT), (0.0, 0.0), (-OUT, OUT))),
    ("s3", ((OUT, -OUT), (OUT, OUT), (0.0, 0.0))),
    ("s4", ((-OUT, OUT), (0.0, 0.0), (OUT, OUT))),
    ("sh", rounded(-IN, -IN, 2 * IN, 2 * IN, 0)),
)
# The stones of the preview, by column and row of a board of seven lines.
TRIANGLES = ((1, 2), (2, 1), (3, 2), (5, 4), (4, 5))
SQUARES = ((2, 2), (2, 4), (3, 4), (5, 1), (4, 3))


def draw(folder: Path) -> None:
    """Draw all pictures into a new folder."""
    folder.mkdir(parents=True)
    for name, shape in ICONS.items():
        (folder / name).write_bytes(_icon(*shape))
    (folder / PREVIEW).write_bytes(_preview())


def _figure(
    picture: Raster,
    parts: Sequence[tuple[str, Sequence[Point]]],
    place: Point,
    radius: float,
) -> None:
    """Draw a figure around a point."""
    x, y = place
    for name, corners in parts:
        moved = [(x + radius * a, y + radius * b) for a, b in corners]
        picture.polygon(moved, COLOUR[name])


def _icon(pixels: int, corner: float, scale: float) -> bytes:
    """Return both figures on a ground."""
    picture = Raster(pixels, pixels, None)
    unit = pixels / SIZE
    picture.polygon(rounded(0, 0, pixels, pixels, corner * unit), COLOUR["board"])

    def at(x: float, y: float) -> Point:
        return (32 + (x - 32) * scale) * unit, (32 + (y - 32) * scale) * unit

    _figure(picture, TRIANGLE, at(27, 31), 21 * scale * unit)
    _figure(picture, SQUARE, at(44, 44), 15 * scale * unit)
    return picture.png()


def _preview() -> bytes:
    """Return the two figures, large, and a board on which they play."""
    picture = Raster(WIDE, TALL, COLOUR["page"])
    _figure(picture, TRIANGLE, (230, 300), 170)
    _figure(picture, SQUARE, (370, 400), 150)
    cell, left, top = 76, 632, 87
    board, wall = cell * 6, 47
    for name, far in (("board", 72), ("wall", wall + 4), ("field", wall - 4)):
        box = left - far, top - far, board + 2 * far, board + 2 * far
        picture.polygon(rounded(*box, 12), COLOUR[name])
    for step in range(7):
        across = rounded(left - 1, top + step * cell - 1, board + 2, 3, 0)
        down = rounded(left + step * cell - 1, top - 1, 3, board + 2, 0)
        for line in (across, down):
            picture.polygon(line, COLOUR["line"])
    for parts, places in ((TRIANGLE, TRIANGLES), (SQUARE, SQUARES)):
        for column, row in places:
            place = left + column * cell, top + row * cell
            _figure(picture, parts, place, cell / 2)
    return picture.png()
