"""A pen that writes SVG, used as a canvas is used.

It puts every point where it belongs at once, so the text has no nested transforms, and
rounds to hundredths, so the same drawing is the same text everywhere.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from math import floor

MIDDLE = 0.35  # where the middle of a line of text lies above its baseline, in heights
WIDE = 0.56  # of a letter, in heights
_FAINT = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")

Point = tuple[float, float]
Attributes = list[tuple[str, str]]


@dataclass(slots=True)
class Style:
    """How to draw, and where; a pen changes its own."""

    fill: str = "#000"
    line: str = "#000"
    thick: float = 1
    cap: str = "butt"
    join: str = "miter"
    alpha: float = 1
    size: float = 10  # of a text
    bold: bool = False
    dash: tuple[float, ...] = ()
    zoom: float = 1
    left: float = 0
    top: float = 0


class Pen:
    """What is drawn so far, the path that is being made, and the style."""

    def __init__(self) -> None:
        """Begin an empty sheet."""
        self.style = Style()
        self._path: list[str] = []
        self._here: Point = (0, 0)
        self._drawn: list[tuple[str, Attributes, str]] = []
        self._parts: list[int] = []  # where each part of the drawing begins
        self._around = False  # a part is all that is drawn around one point
        self._filled: Attributes | None = None  # of what a stroke would outline

    # --- How and where ------------------------------------------------------------

    def set(self, **style: float | str | bool | tuple[float, ...]) -> None:
        """Draw so from now on."""
        for name, value in style.items():
            setattr(self.style, name, value)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Forget afterwards what is set meanwhile."""
        style = copy(self.style)
        yield
        self.style = style

    @contextmanager
    def around(self, x: float, y: float, radius: float) -> Iterator[None]:
        """Draw around a point, in units of a radius; forget what is set meanwhile.

        Never inside another one: what is drawn meanwhile is one part of the drawing.
        """
        with self.aside():
            self.move(x, y)
            self.style.zoom *= radius
            self._parts.append(len(self._drawn))
            self._around = True
            yield
            self._around = False

    def move(self, x: float, y: float) -> None:
        """Draw around another point."""
        style = self.style
        style.left += x * style.zoom
        style.top += y * style.zoom

    # --- Paths --------------------------------------------------------------------

    def begin(self) -> None:
        """Begin a path."""
        self._path = []
        self._filled = None

    def start(self, x: float, y: float) -> None:
        """Go on from another point."""
        self._path.append(f"M{self._at(x, y)}")
        self._here = (x, y)

    def line(self, x: float, y: float) -> None:
        """Go straight to a point; the first one begins the path."""
        self._path.append(f"{'L' if self._path else 'M'}{self._at(x, y)}")
        self._here = (x, y)

    def close(self) -> None:
        """Go back to where the path began."""
        self._path.append("Z")

    def shape(self, corners: Iterable[Point]) -> None:
        """Begin a path that leads around some corners."""
        self.begin()
        for x, y in corners:
            self.line(x, y)
        self.close()

    def box(self, x: float, y: float, wide: float, tall: float, around: float) -> None:
        """Lead around a rectangle with round corners."""
        right, bottom = x + wide, y + tall
        turns = (
            (right - around, y, right, y + around),
            (right, bottom - around, right - around, bottom),
            (x + around, bottom, x, bottom - around),
            (x, y + around, x + around, y),
        )
        self.start(x + around, y)
        for far, low, next_far, next_low in turns:
            self.line(far, low)
            if around > 0:
                self._turn(around, next_far, next_low)
        self.close()

    def corner(self, x: float, y: float, to: Point, radius: float) -> None:
        """Go to a right angle and around it in a quarter of a circle."""
        in_x, in_y = _sign(x - self._here[0]), _sign(y - self._here[1])
        out_x, out_y = _sign(to[0] - x), _sign(to[1] - y)
        self.line(x - in_x * radius, y - in_y * radius)
        clockwise = in_x * out_y - in_y * out_x > 0
        self._turn(radius, x + out_x * radius, y + out_y * radius, clockwise)

    def curve(self, first: Point, second: Point, end: Point) -> None:
        """Go on in a curve that two points draw to themselves."""
        places = " ".join(self._at(x, y) for x, y in (first, second, end))
        self._path.append(f"C{places}")
        self._here = end

    def circle(self, x: float, y: float, radius: float) -> None:
        """Draw a whole one; it begins on the right, so that dashes lie alike."""
        self.start(x + radius, y)
        self._turn(radius, x - radius, y)
        self._turn(radius, x + radius, y)
        self.close()

    # --- Marks on the paper -------------------------------------------------------

    def fill(self) -> None:
        """Fill the path."""
        self._filled = [("d", "".join(self._path)), *self._inside()]
        self._draw("path", self._filled)

    def stroke(self) -> None:
        """Outline the path; if it has just been filled, both are one element."""
        if self._filled is not None:
            self._filled += self._outline()
        else:
            path = [("d", "".join(self._path)), ("fill", "none"), *self._outline()]
            self._draw("path", path)
        self._filled = None

    def rect(self, x: float, y: float, wide: float, tall: float) -> None:
        """Fill a rectangle."""
        left, top = self._at(x, y).split()
        box = [("x", left), ("y", top)]
        box += [("width", self._long(wide)), ("height", self._long(tall))]
        self._draw("rect", [*box, *self._inside()])

    def text(self, text: str, x: float, y: float) -> None:
        """Write a text around a point."""
        size = self.style.size
        left, base = self._at(x, y + MIDDLE * size).split()
        place = [("x", left), ("y", base), ("font-size", self._long(size))]
        place += [("font-weight", "bold")] * self.style.bold
        self._draw("text", [*place, *self._inside()], text)

    def width(self, text: str) -> float:
        """Return how wide a text is, at about: the reader's font is not known."""
        return WIDE * self.style.size * len(text)

    def svg(self, width: float, height: float, font: str) -> str:
        """Return the drawing as a file of its own."""
        wide, tall = rounded(width), rounded(height)
        head = [
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("width", wide),
            ("height", tall),
            ("viewBox", f"0 0 {wide} {tall}"),
            ("font-family", font),
            ("text-anchor", "middle"),
        ]
        lines = "\n".join(self.parts())
        return f"<svg {_written(head)}>\n{lines}\n</svg>\n"

    def parts(self) -> list[str]:
        """Return what was drawn, in parts that belong together, such as a stone."""
        lines = [_element(*drawn) for drawn in self._drawn]
        ends = [*self._parts[1:], len(lines)]
        found = ("\n".join(lines[at:end]) for at, end in zip(self._parts, ends))
        return [part for part in found if part]

    def _draw(self, name: str, attributes: Attributes, text: str = "") -> None:
        if not self._around:
            self._parts.append(len(self._drawn))
        self._drawn.append((name, attributes, text))

    # --- Numbers and attributes ---------------------------------------------------

    def _at(self, x: float, y: float) -> str:
        left, top, zoom = self.style.left, self.style.top, self.style.zoom
        return f"{rounded(left + x * zoom)} {rounded(top + y * zoom)}"

    def _long(self, length: float) -> str:
        return rounded(length * self.style.zoom)

    def _turn(self, radius: float, x: float, y: float, clockwise: bool = True) -> None:
        long = self._long(radius)
        self._path.append(f"A{long} {long} 0 0 {int(clockwise)} {self._at(x, y)}")
        self._here = (x, y)

    def _inside(self) -> Attributes:
        found = _FAINT.fullmatch(self.style.fill)
        if not found:
            return [("fill", self.style.fill), *self._alpha("fill-opacity")]
        digits = "".join(f"{int(part):02x}" for part in found.groups()[:3])
        return [("fill", f"#{digits}"), ("fill-opacity", found[4])]

    def _outline(self) -> Attributes:
        style = self.style
        line = [("stroke", style.line), ("stroke-width", self._long(style.thick))]
        if style.cap != "butt":
            line.append(("stroke-linecap", style.cap))
        if style.join != "miter":
            line.append(("stroke-linejoin", style.join))
        if style.dash:
            line.append(("stroke-dasharray", " ".join(map(self._long, style.dash))))
        return [*line, *self._alpha("stroke-opacity")]

    def _alpha(self, name: str) -> Attributes:
        return [(name, rounded(self.style.alpha))] * (self.style.alpha < 1)


def rounded(value: float) -> str:
    """Return a number in hundredths, as short as it can be written.

    >>> rounded(2.0), rounded(1 / 3), rounded(-0.001)
    ('2', '0.33', '0')
    """
    hundredths = nearest(value * 100) / 100
    return str(int(hundredths) if hundredths.is_integer() else hundredths)


def nearest(value: float) -> int:
    """Return the nearest whole number, of two the larger one.

    >>> nearest(0.5), nearest(1.5), nearest(-0.5)
    (1, 2, 0)
    """
    return floor(value + 0.5)


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def _element(name: str, attributes: Attributes, text: str) -> str:
    end = f">{_escaped(text)}</{name}>" if name == "text" else "/>"
    return f"<{name} {_written(attributes)}{end}"


def _written(attributes: Sequence[tuple[str, str]]) -> str:
    return " ".join(f'{name}="{_escaped(value)}"' for name, value in attributes)


def _escaped(text: str) -> str:
    return re.sub('[&<>"]', lambda sign: f"&#{ord(sign[0])};", text)
