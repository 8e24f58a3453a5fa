"""Lines from site to site: what belongs together, and what was done last."""

from collections.abc import Sequence
from math import hypot
from typing import TYPE_CHECKING

from trisq.drawing.figures import SHAPES, Brush, die
from trisq.drawing.pen import Point

if TYPE_CHECKING:
    from trisq import answers, plain

HIGH = 0.7  # how far an arc leads away from its sites
DIE = 0.27  # half of the one on it
PLACES = (0.5, 0.36, 0.64, 0.22, 0.78)  # of a die on its arc, as parts of that


def trail(brush: Brush, thing: "plain.Trail", sites: "Sequence[plain.Site]") -> None:
    """Draw a bar, the light of a shape between its dark, or light through sites."""
    square, light = thing["shape"] == "square", thing["kind"] == "light"
    edge = SHAPES[thing["shape"]].edge
    layers = [(edge, 0.22, 1.0), ("s2" if square else "t1", 0.12, 1.0)]
    points = [(site["x"], site["y"]) for site in sites]
    if light:
        layers = [(edge, 0.42, 0.6), ("lit-s" if square else "lit-t", 0.17, 1.0)]
        points = [_out(sites[0], sites[-1]), *points, _out(sites[-1], sites[0])]
    pen = brush.pen
    with pen.aside():
        pen.set(cap="butt" if light else "round", join="round")
        for name, thick, alpha in layers:
            pen.set(alpha=alpha)
            pen.begin()
            for x, y in points:
                pen.line(x * brush.unit, y * brush.unit)
            brush.stroke(name, brush.unit * thick)


def _out(end: "plain.Site", other: "plain.Site") -> Point:
    """Return a point half a step beyond the end of a way across the board."""
    far, low = end["x"] - other["x"], end["y"] - other["y"]
    if abs(far) >= abs(low):
        return end["x"] + ((far > 0) - (far < 0)) * end["wide"] / 2, end["y"]
    return end["x"], end["y"] + ((low > 0) - (low < 0)) * end["tall"] / 2


def way(
    brush: Brush, start: "plain.Site", end: "plain.Site", radius: float, name: str
) -> None:
    """Draw the way of the last man, from the ring where he was to that around him."""
    dx, dy = end["x"] - start["x"], end["y"] - start["y"]
    long = hypot(dx, dy)
    first, last = (0.51 * radius) / long, 1 - (1.2 * radius) / long
    if last <= first:
        return
    unit, pen = brush.unit, brush.pen
    pen.set(cap="butt", dash=(0.2 * unit, 0.12 * unit))
    pen.begin()
    pen.start((start["x"] + first * dx) * unit, (start["y"] + first * dy) * unit)
    pen.line((start["x"] + last * dx) * unit, (start["y"] + last * dy) * unit)
    brush.stroke(name, unit * radius * 0.2)
    pen.set(dash=())


def lies(arc: tuple[Point, Point, Point, Point], dice: Sequence[Point]) -> Point:
    """Return where a die lies on an arc: in the middle, or beside dice that are there.

    An arc has its ends, and between them what it leads to.
    """
    best, *others = (_on(arc, part) for part in PLACES)
    for some in others:
        if _room(some, dice) > _room(best, dice) + 0.01:
            best = some
    return best


def _on(arc: tuple[Point, Point, Point, Point], part: float) -> Point:
    """Return the point of an arc after a part of it."""
    rest = 1 - part
    x, y = (
        rest**3 * a
        + 3 * rest * rest * part * b
        + 3 * rest * part * part * c
        + part**3 * d
        for a, b, c, d in zip(*arc)
    )
    return x, y


def _room(place: Point, dice: Sequence[Point]) -> float:
    """Return how far a place is from the nearest die; twice its half is enough."""
    return min([2 * DIE, *(max(abs(x - place[0]), abs(y - place[1])) for x, y in dice)])


def step(
    brush: Brush,
    done: "answers.Step",
    start: "plain.Site | None",
    end: "plain.Site | None",
    dice: list[Point],
) -> None:
    """Draw what was done with one die; ``dice`` lie on other arcs, this one is added.

    An arc with the die on it, a ring where the man stood, and an arrow where he stands.
    Who comes from a tray or goes to one has only the end that is on the board.
    """
    unit, pen, rim = brush.unit, brush.pen, SHAPES[done["shape"]].edge
    drop = end["y"] - start["y"] if start and end else 0.0
    down, up = drop > 0.1, drop < -0.1
    begun = start and (start["x"], start["y"] + (1 if down else -1) * start["tall"] / 2)
    ended = end and (end["x"], end["y"] + (1 if up else -1) * end["tall"] / 2)
    one, other = begun or ended, ended or begun
    if not one or not other:
        return
    first = one[0], one[1] + (HIGH if down else -HIGH)
    second = other[0], other[1] + (HIGH if up else -HIGH)
    x, y = lies((one, first, second, other), dice)
    dice.append((x, y))
    pen.set(cap="round")
    pen.begin()
    pen.start(one[0] * unit, one[1] * unit)
    a, b, c = ((place[0] * unit, place[1] * unit) for place in (first, second, other))
    pen.curve(a, b, c)
    brush.stroke(rim, unit * 0.07)
    if ended:
        tip = -1 if up else 1
        with pen.around(ended[0] * unit, ended[1] * unit, unit * 0.16):
            pen.begin()
            pen.start(-0.9, -tip)
            pen.line(0.9, -tip)
            pen.line(0, 0.5 * tip)
            pen.close()
            brush.fill(rim)
    if begun:
        with pen.around(begun[0] * unit, begun[1] * unit, unit * 0.1):
            brush.disc(1, "field", rim, 0.7)
    with pen.around(x * unit, y * unit, unit * DIE):
        die(brush, done["pips"], rim)
