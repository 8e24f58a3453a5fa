"""The picture language: what a game shows, without pixels or colours.

Lengths are board units, y grows downwards. Python says what is there; the page and
its style sheet say how that looks, so a new game needs no new drawing code.
"""

from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

SHAPES = ("triangle", "square")  # every piece of every game is one of our two figures


@dataclass(frozen=True, slots=True)
class Site:
    """A place that can be clicked and named; ``size`` is the width of its target."""

    id: str
    x: float
    y: float
    size: float = 1.0


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line of the board."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True, slots=True)
class Dot:
    """A point that the eye can hold on to."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Label:
    """A coordinate or another short text of the board."""

    x: float
    y: float
    text: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure on a site; ``name`` is what a screen reader says."""

    site: str
    side: int
    name: str
    shape: str

    def json(self) -> dict[str, Any]:
        """Return a plain dictionary; spelled out, for there are many in every view."""
        return {
            "site": self.site,
            "side": self.side,
            "name": self.name,
            "shape": self.shape,
        }


@dataclass(frozen=True)
class Board:
    """What never changes while a game is played."""

    width: float
    height: float
    sites: tuple[Site, ...] = ()
    lines: tuple[Line, ...] = ()
    dots: tuple[Dot, ...] = ()
    labels: tuple[Label, ...] = ()

    @cached_property
    def json(self) -> dict[str, Any]:
        """The same as plain dictionaries and lists; made once, never changed."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture: the board and the pieces on it."""

    board: Board
    pieces: tuple[Piece, ...] = ()

    def json(self) -> dict[str, Any]:
        """Return plain dictionaries and lists."""
        return {**self.board.json, "pieces": [piece.json() for piece in self.pieces]}
