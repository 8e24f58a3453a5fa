"""The board itself: grounds, tunnels, lines and ornaments, coordinates."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, floor, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from trisq.drawing.figures import Brush, flat
from trisq.drawing.pen import Point, nearest

if TYPE_CHECKING:
    from trisq import plain

# How an area looks by its tone: filled in a colour, outlined in one, and so thick.
AREAS: dict[str, tuple[str | None, str | None, float]] = {
    "field": ("field", None, 0),
    "wall": ("field", "wall", 0.1),
    "gold": (None, "gold", 0.025),
    **{name: (name, "line", 0.03) for name in ("slot", "slot-2", "home-0", "home-1")},
}
LINES = {"drawn": 0.035, "thin": 0.028, "carved": 0.06}
GROOVE = 0.1  # the light that falls on the lower side of a carved line

# How far a tunnel is from its cells' sides, how round, how thick its rims are.
INSET, ROUND, RIM, UPPER = 0.035, 0.34, 0.04, 0.14
LAP = 0.02  # how far cells reach over each other, so that no seam shines through
LAYERS = (("dug-line", 0.0, 0.0), ("dug-rim", RIM, 0.0), ("dug", RIM, UPPER))
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))  # clockwise: right or left, down or up
TURNS = ((1, 0), (0, 1), (-1, 0), (0, -1))  # by quarters of a circle

SMALLEST, LARGEST = 10, 17  # pixels of a text: can be read, is no headline
NEARLY = 0.85  # how much of the smallest one's room is enough for it


def ground(brush: Brush, scene: "plain.Scene") -> None:
    """Draw all of it."""
    for goal in scene["goals"]:
        _area(brush, goal)
    _lines(brush, scene["lines"])
    _dug(brush, [area for area in scene["areas"] if area["tone"] == "dug"])
    for loop in scene["loops"]:
        _loop(brush, loop["points"])
    unit = brush.unit
    for dot in scene["dots"]:
        with brush.pen.around(dot["x"] * unit, dot["y"] * unit, unit):
            DOTS[dot["kind"]](brush, dot["turn"])
    for spare in scene["spares"]:
        size = unit * (spare["size"] / 2)
        with brush.pen.around(spare["x"] * unit, spare["y"] * unit, size):
            flat(brush, spare["shape"])
    for label in scene["labels"]:
        _text(brush, label)


def _text(brush: Brush, label: "plain.Label") -> None:
    """Write a coordinate, none where it would be too small to read."""
    fits = min(brush.unit * label["size"], LARGEST)
    if fits >= NEARLY * SMALLEST:
        high = nearest(max(fits, SMALLEST))
        name = "ink" if label["ground"] == "field" else "label"
        brush.pen.set(fill=brush.colour[name], size=high, bold=False)
        brush.pen.text(label["text"], label["x"] * brush.unit, label["y"] * brush.unit)


def _area(brush: Brush, area: "plain.Area") -> None:
    fill, line, thick = AREAS[area["tone"]]
    unit = brush.unit
    brush.pen.begin()
    sides = (area["x"], area["y"], area["width"], area["height"], area["round"])
    x, y, wide, tall, around = (side * unit for side in sides)
    brush.pen.box(x, y, wide, tall, around)
    if fill:
        brush.fill(fill)
    if line:
        brush.pen.set(join="round")
        brush.stroke(line, max(1, unit * thick))


def _lines(brush: Brush, lines: "Sequence[plain.Line]") -> None:
    """Draw lines a whole number of pixels wide that lie on them: so they are crisp."""
    unit, pen = brush.unit, brush.pen
    for kind, thick in LINES.items():
        some = [line for line in lines if line["kind"] == kind]
        width = max(1, nearest(unit * thick))
        groove = nearest((unit * GROOVE) / 2)

        def snap(value: float, aside: int, odd: int = width % 2) -> float:
            place = value * unit
            return (floor(place) + 0.5 if odd else nearest(place)) + aside

        layers = [("line", 0)]
        if kind == "carved":
            layers.insert(0, ("pad", groove))
        for name, aside in layers if some else ():
            pen.set(cap="square")
            pen.begin()
            for line in some:
                pen.start(snap(line["x1"], aside), snap(line["y1"], aside))
                pen.line(snap(line["x2"], aside), snap(line["y2"], aside))
            brush.stroke(name, width)


def _dug(brush: Brush, cells: "Sequence[plain.Area]") -> None:
    """Draw dug cells; those that lie side by side are one tunnel.

    What is drawn of one of them reaches into the next, over its outline.
    """
    known = {(f"{cell['x']:.2f}", f"{cell['y']:.2f}") for cell in cells}
    unit = brush.unit
    for name, rim, upper in LAYERS:
        for cell in cells:
            x, y, wide, tall = cell["x"], cell["y"], cell["width"], cell["height"]

            def has(right: int, down: int, cell: "plain.Area" = cell) -> bool:
                far = cell["x"] + right * cell["width"]
                low = cell["y"] + down * cell["height"]
                return (f"{far:.2f}", f"{low:.2f}") in known

            gap = INSET + rim
            brush.pen.begin()
            begin = x + (-LAP if has(-1, 0) else gap)
            brush.pen.start(begin * unit, (y + tall / 2) * unit)
            for right, down in CORNERS:
                edges = x if right < 0 else x + wide, y if down < 0 else y + tall
                gaps = gap, gap + upper if down < 0 else gap
                joined = has(right, 0), has(0, down), has(right, down)
                corner = Corner((right, down), edges, gaps, joined)
                _corner(brush, corner, ROUND - rim)
            brush.pen.close()
            brush.fill(name)


class Corner(NamedTuple):
    """A corner of a dug cell: to the right or left, and down or up.

    Where its two sides are and how far from them a tunnel ends; whether it goes on
    across the one, across the other, and beyond both.
    """

    ways: tuple[int, int]
    edges: Point
    gaps: Point
    joined: tuple[bool, bool, bool]


def _corner(brush: Brush, corner: Corner, around: float) -> None:
    """Lead a tunnel around a corner of a cell: a bend, a way straight on, or a nook."""
    unit, pen = brush.unit, brush.pen
    ways, edges, gaps, (across, upright, beyond) = corner
    right, down = ways
    in_x, in_y = (edge - way * gap for edge, way, gap in zip(edges, ways, gaps))
    out_x, out_y = (edge + way * LAP for edge, way in zip(edges, ways))
    at = out_x if across else in_x, out_y if upright else in_y
    if across and upright and not beyond:
        # A corner of the ground stands into the tunnel; the shade below it is no wider.
        brow, foot = edges[0] - right * INSET, edges[1] - down * gaps[0]
        nook = [(out_x, in_y), (brow, in_y), (brow, foot), (in_x, foot), (in_x, out_y)]
        for far, low in nook if right * down > 0 else reversed(nook):
            pen.line(far * unit, low * unit)
    elif across or upright:
        pen.line(at[0] * unit, at[1] * unit)
    else:
        far, low = (at[0] - right, at[1]) if right * down > 0 else (at[0], at[1] - down)
        to = far * unit, low * unit
        pen.corner(at[0] * unit, at[1] * unit, to, around * unit)


def _loop(brush: Brush, points: Sequence[Point]) -> None:
    brush.pen.set(cap="round")
    brush.pen.begin()
    far = [(x * brush.unit, y * brush.unit) for x, y in points]
    brush.pen.start(*far[0])
    for (x, y), to in pairwise(far[1:]):
        brush.pen.corner(x, y, to, 0.4 * brush.unit)
    brush.pen.line(*far[-1])
    brush.stroke("course", brush.unit * 0.07)


def _star(brush: Brush, turn: int) -> None:
    del turn
    brush.pen.shape([(0, -0.14), (0.14, 0), (0, 0.14), (-0.14, 0)])
    brush.fill("line")


def _socket(brush: Brush, turn: int) -> None:
    del turn
    brush.disc(0.115, "field", "line", 0.055)


def _rosette(brush: Brush, turn: int) -> None:
    """Draw six leaves in a ring."""
    del turn
    brush.disc(0.46, None, "course", 0.03)
    with brush.pen.aside():
        brush.pen.set(alpha=0.5)
        brush.pen.begin()
        for leaf in range(6):
            angle = leaf * pi / 3
            dx, dy = sin(angle), -cos(angle)
            x, y, wide = 0.36 * dx, 0.36 * dy, 0.2
            brush.pen.start(0, 0)
            brush.pen.curve(
                (x / 3 + wide * dy, y / 3 - wide * dx),
                (x + wide * dy * 0.6, y - wide * dx * 0.6),
                (x, y),
            )
            brush.pen.curve(
                (x - wide * dy * 0.6, y + wide * dx * 0.6),
                (x / 3 - wide * dy, y / 3 + wide * dx),
                (0, 0),
            )
        brush.fill("course")


def _arrow(brush: Brush, turn: int) -> None:
    x, y = TURNS[turn]
    brush.pen.set(cap="round", join="round")
    brush.pen.begin()
    brush.pen.start(-0.09 * x - 0.17 * y, 0.17 * x - 0.09 * y)
    brush.pen.line(0.09 * x, 0.09 * y)
    brush.pen.line(-0.09 * x + 0.17 * y, -0.17 * x - 0.09 * y)
    brush.stroke("course", 0.075)


DOTS: dict[str, Callable[[Brush, int], None]] = {
    "star": _star,
    "socket": _socket,
    "rosette": _rosette,
    "arrow": _arrow,
}
