"""The picture language: what a game shows, without pixels or colours.

Lengths are board units, y grows downwards. Python says what is there; the page and
its style sheet say how that looks, so a new game needs no new drawing code. Most things
are named tuples: at every start their classes cost far less than dataclasses do.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from trisq.words import say

T = TypeVar("T", "Site", "Label")

SHAPES = ("triangle", "square")  # every piece of every game is one of our two figures


class Site(NamedTuple):
    """A place that can be clicked, so wide and so tall; people call it by its name."""

    id: str
    x: float
    y: float
    wide: float = 1.0
    tall: float = 1.0
    name: str = ""  # where the id is none


class Line(NamedTuple):
    """A straight line of the board."""

    x1: float
    y1: float
    x2: float
    y2: float


class Area(NamedTuple):
    """A rectangle: ``dug``, or in the colour of a shape when a side owns it."""

    x: float
    y: float
    width: float
    height: float
    tone: str


class Dot(NamedTuple):
    """A point that the eye can hold on to."""

    x: float
    y: float


class Label(NamedTuple):
    """A coordinate or another short text of the board, so high at the most."""

    x: float
    y: float
    text: str
    size: float = 0.34


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure on a site, or a stack; ``name`` is what a screen reader says."""

    site: str
    side: int
    name: str
    shape: str
    count: int = 1

    def json(self) -> dict[str, Any]:
        """Return a plain dictionary; spelled out, for there are many in every view."""
        return {
            "site": self.site,
            "side": self.side,
            "name": self.name,
            "shape": self.shape,
            "count": self.count,
        }


class Spare(NamedTuple):
    """A small figure beside the board, to be counted and not to be clicked."""

    x: float
    y: float
    shape: str


class Die(NamedTuple):
    """A die on the table; a used one is struck out."""

    x: float
    y: float
    pips: int
    used: bool


class Button(NamedTuple):
    """Something to press beside the board that belongs to a move, as a site does."""

    id: str
    label: str


class Trail(NamedTuple):
    """A line through sites that belong together, in the colour of a shape."""

    sites: tuple[str, ...]
    shape: str


@dataclass(frozen=True)
class Board:
    """What never changes while a game is played."""

    width: float
    height: float
    radius: float  # of the pieces
    sites: tuple[Site, ...] = ()
    lines: tuple[Line, ...] = ()
    dots: tuple[Dot, ...] = ()
    labels: tuple[Label, ...] = ()
    goals: tuple[Area, ...] = ()
    edges: tuple[tuple[str, str], ...] = ()  # where arrow keys lead, if not straight on
    turns: float = 0.0  # the height of the part that an opponent sees turned

    @cached_property
    def json(self) -> dict[str, Any]:
        """The same as plain dictionaries and lists; made once, never changed."""
        return {
            "width": self.width,
            "height": self.height,
            "radius": self.radius,
            "sites": [
                {**site._asdict(), "name": site.name or site.id} for site in self.sites
            ],
            "lines": [line._asdict() for line in self.lines],
            "dots": [dot._asdict() for dot in self.dots],
            "labels": [label._asdict() for label in self.labels],
            "goals": [goal._asdict() for goal in self.goals],
            "edges": self.edges,
            "turns": self.turns,
        }


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture: the board, the pieces on it, and what else came to be seen."""

    board: Board
    pieces: tuple[Piece, ...] = ()
    areas: tuple[Area, ...] = ()
    spares: tuple[Spare, ...] = ()
    trails: tuple[Trail, ...] = ()
    captions: tuple[Label, ...] = ()
    dice: tuple[Die, ...] = ()
    buttons: tuple[Button, ...] = ()
    empty: str = say("empty")  # what a screen reader says of a site without a piece

    def json(self) -> dict[str, Any]:
        """Return plain dictionaries and lists."""
        return {
            **self.board.json,
            "pieces": [piece.json() for piece in self.pieces],
            "areas": [area._asdict() for area in self.areas],
            "spares": [spare._asdict() for spare in self.spares],
            "trails": [trail._asdict() for trail in self.trails],
            "captions": [label._asdict() for label in self.captions],
            "dice": [die._asdict() for die in self.dice],
            "buttons": [button._asdict() for button in self.buttons],
            "empty": self.empty,
        }

    def flipped(self) -> "Scene":
        """Return the picture as who sits opposite sees it, turned by half a circle.

        Text stays upright, and what lies below the board stays below it.
        """
        board = self.board
        width, height = board.width, board.turns

        def flip(thing: T) -> T:
            if thing.y >= height:
                return thing
            return thing._replace(x=width - thing.x, y=height - thing.y)

        def flip_area(area: Area) -> Area:
            x, y = width - area.x - area.width, height - area.y - area.height
            return area._replace(x=x, y=y)

        flipped = replace(
            board,
            sites=tuple(map(flip, board.sites)),
            labels=tuple(map(flip, board.labels)),
            goals=tuple(map(flip_area, board.goals)),
        )
        return replace(self, board=flipped, captions=tuple(map(flip, self.captions)))
