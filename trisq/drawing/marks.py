"""Marks on sites, around a point in units of the pieces' radius.

Green is what a player may do, red forbids or takes.
"""

from trisq.drawing.figures import SHAPES, Brush
from trisq.drawing.ground import CORNERS

RING = 1.16  # around a figure
THICK = 0.16
ARROW = ((-1, -0.35), (0, -0.35), (0, -1), (1, 0), (0, 1), (0, 0.35), (-1, 0.35))


def ring(brush: Brush, fill: str | None, line: str | None) -> None:
    """Draw a disc and a ring around a figure."""
    brush.disc(RING, fill, line, THICK)


def ready(brush: Brush) -> None:
    """Who stands here can leave the board: draw an arrow on its way out."""
    brush.pen.shape(ARROW)
    brush.fill("mark")


def origin(brush: Brush, name: str) -> None:
    """Draw where the last man came from; nothing carved is seen through it."""
    brush.disc(0.42, "pad" if name == "mark" else None, name, 0.18)


def hollow(brush: Brush) -> None:
    """Draw what lines do not run through, below a piece that was just taken."""
    brush.disc(1, "pad", None)


def ghost(brush: Brush, shape: str) -> None:
    """Draw the outline of a piece that was just taken, and a cross."""
    figure = SHAPES[shape]
    brush.pen.set(cap="butt", dash=(0.3, 0.2))
    brush.pen.shape(figure.outline)
    brush.stroke(figure.edge, 0.13)
    brush.pen.set(dash=())
    _cross(brush, 0.2, 0.12 if shape == "triangle" else 0)


def _cross(brush: Brush, half: float, y: float) -> None:
    pen = brush.pen
    pen.set(cap="round")
    pen.begin()
    pen.start(-half, y - half)
    pen.line(half, y + half)
    pen.start(half, y - half)
    pen.line(-half, y + half)
    pen.stroke()


def closed(brush: Brush) -> None:
    """Draw a free site where nobody can play any more."""
    brush.disc(0.9, "alarm-soft", "alarm", 0.1)
    brush.pen.set(thick=0.16)
    _cross(brush, 0.32, 0)


def shut(brush: Brush) -> None:
    """Draw a man who can never move again."""
    ring(brush, None, "alarm")
    with brush.pen.aside():
        brush.pen.move(0.86, -0.86)
        brush.disc(0.44, "alarm-soft", "alarm", 0.1)
        brush.pen.set(thick=0.14)
        _cross(brush, 0.16, 0)


def hint(brush: Brush, wide: float, tall: float) -> None:
    """Draw the corners of a frame around a move that is advised."""
    brush.pen.set(cap="round", join="round")
    brush.pen.begin()
    for x, y in CORNERS:
        brush.pen.start(wide * x, (tall - 0.5) * y)
        brush.pen.line(wide * x, tall * y)
        brush.pen.line((wide - 0.5) * x, tall * y)
    brush.stroke("mark", 0.18)
