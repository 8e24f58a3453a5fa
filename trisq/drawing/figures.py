"""The figures on a board and the dice, drawn around a point in units of their radius.

Two cut stones: a triangle of three facets, and a square whose frame of four lies around
a light heart. Light comes from the upper left.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from trisq.drawing.pen import Pen, Point

Corners = Sequence[Point]


@dataclass(frozen=True, slots=True)
class Brush:
    """A pen, how many pixels a board unit has, and the colours by their names."""

    pen: Pen
    unit: float
    colour: Mapping[str, str]

    def fill(self, name: str) -> None:
        """Fill the path in a colour."""
        self.pen.set(fill=self.colour[name])
        self.pen.fill()

    def stroke(self, name: str, thick: float) -> None:
        """Outline the path in a colour."""
        self.pen.set(line=self.colour[name], thick=thick)
        self.pen.stroke()

    def disc(
        self, radius: float, fill: str | None, line: str | None, thick: float = 0
    ) -> None:
        """Draw a circle around the point, filled, outlined or both."""
        self.pen.begin()
        self.pen.circle(0, 0, radius)
        if fill:
            self.fill(fill)
        if line:
            self.stroke(line, thick)


class Figure(NamedTuple):
    """What a shape is made of: facets on a base, which no gap between them shows."""

    outline: Corners
    facets: tuple[tuple[str, Corners], ...]
    base: str
    edge: str
    thick: float


def _box(half: float) -> Corners:
    return ((-half, -half), (half, -half), (half, half), (-half, half))


def _side(x: int, y: int, u: int, v: int) -> Corners:
    """Return one side of the frame, from one corner to another."""
    return ((x * OUT, y * OUT), (u * OUT, v * OUT), (u * IN, v * IN), (x * IN, y * IN))


TOP, RIGHT, LEFT, MIDDLE = (0, -0.86), (0.88, 0.64), (-0.88, 0.64), (0, 0.14)
OUT, IN = 0.68, 0.33  # half a square, and half its heart

SHAPES = {
    "triangle": Figure(
        (TOP, RIGHT, LEFT),
        (
            ("t1", (TOP, MIDDLE, LEFT)),
            ("t2", (TOP, RIGHT, MIDDLE)),
            ("t3", (LEFT, MIDDLE, RIGHT)),
        ),
        "t2",
        "te",
        0.16,
    ),
    "square": Figure(
        _box(OUT),
        (
            ("s1", _side(-1, -1, 1, -1)),
            ("s2", _side(-1, 1, -1, -1)),
            ("s3", _side(1, -1, 1, 1)),
            ("s4", _side(1, 1, -1, 1)),
        ),
        "s2",
        "se",
        0.15,
    ),
}

# Where the pips of a die lie, in rows of three from the upper left.
PIPS = ((4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))


def piece(brush: Brush, shape: str) -> None:
    """Draw a stone and its shadow."""
    figure = SHAPES[shape]
    with brush.pen.aside():
        brush.pen.move(0.05, 0.14)
        brush.pen.shape(figure.outline)
        brush.fill("shadow")
    stone(brush, shape, figure.thick)


def stone(brush: Brush, shape: str, thick: float) -> None:
    """Draw a stone with an edge so thick."""
    figure, pen = SHAPES[shape], brush.pen
    pen.shape(figure.outline)
    pen.set(cap="butt", join="round")
    brush.fill(figure.base)
    brush.stroke(figure.edge, thick)
    for name, corners in figure.facets:
        pen.shape(corners)
        brush.fill(name)
    if shape == "square":
        pen.shape(_box(IN))
        brush.fill("sh")
        brush.stroke("se", 0.045)


def flat(brush: Brush, shape: str) -> None:
    """Draw a figure so small that nobody would see facets."""
    figure = SHAPES[shape]
    brush.pen.shape(figure.outline)
    brush.fill(figure.edge if shape == "square" else figure.base)
    if shape == "square":
        brush.pen.shape(_box(IN))
        brush.fill("sh")


def faint(brush: Brush, shape: str, alpha: float) -> None:
    """Draw a stone that is not there yet."""
    with brush.pen.aside():
        brush.pen.set(alpha=alpha)
        stone(brush, shape, 0.06)


def count(brush: Brush, number: int) -> None:
    """Say how many stones there are, on a disc: nobody counts five at a glance."""
    brush.disc(0.52, "die", "pip", 0.08)
    size = 0.6 if number > 9 else 0.74
    brush.pen.set(fill=brush.colour["pip"], size=size, bold=True)
    brush.pen.text(str(number), 0, 0.04)


def die(brush: Brush, pips: int, rim: str, solid: bool = False) -> None:
    """Draw a die with a rim; a solid one is in its colour, and its pips are light."""
    brush.pen.begin()
    brush.pen.box(-1, -1, 2, 2, 0.4)
    brush.fill(rim if solid else "die")
    brush.stroke(rim, 0.2)
    for place in PIPS[pips - 1]:
        brush.pen.begin()
        brush.pen.circle((place % 3 - 1) * 0.5, (place // 3 - 1) * 0.5, 0.17)
        brush.fill("go-on" if solid else "pip")
