"""The picture language: what a game shows, without pixels or colours.

Lengths are board units, y grows downwards. Python says what is there; the page and
its style sheet say how that looks, so a new game needs no new drawing code.
"""

from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import Any, TypeVar

from trisq.words import say

T = TypeVar("T", "Site", "Label")

SHAPES = ("triangle", "square")  # every piece of every game is one of our two figures


@dataclass(frozen=True, slots=True)
class Site:
    """A place that can be clicked and named, so wide and so tall."""

    id: str
    x: float
    y: float
    wide: float = 1.0
    tall: float = 1.0


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line of the board."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle: ``dug``, or in the colour of a shape when a side owns it."""

    x: float
    y: float
    width: float
    height: float
    tone: str


@dataclass(frozen=True, slots=True)
class Dot:
    """A point that the eye can hold on to."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Label:
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


@dataclass(frozen=True, slots=True)
class Spare:
    """A small figure beside the board, to be counted and not to be clicked."""

    x: float
    y: float
    shape: str


@dataclass(frozen=True, slots=True)
class Die:
    """A die on the table; a used one is struck out."""

    x: float
    y: float
    pips: int
    used: bool


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press beside the board that belongs to a move, as a site does."""

    id: str
    label: str


@dataclass(frozen=True, slots=True)
class Trail:
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
        return asdict(self)


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
            "areas": [asdict(area) for area in self.areas],
            "spares": [asdict(spare) for spare in self.spares],
            "trails": [asdict(trail) for trail in self.trails],
            "captions": [asdict(label) for label in self.captions],
            "dice": [asdict(die) for die in self.dice],
            "buttons": [asdict(button) for button in self.buttons],
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
            return replace(thing, x=width - thing.x, y=height - thing.y)

        def flip_area(area: Area) -> Area:
            x, y = width - area.x - area.width, height - area.y - area.height
            return replace(area, x=x, y=y)

        flipped = replace(
            board,
            sites=tuple(map(flip, board.sites)),
            labels=tuple(map(flip, board.labels)),
            goals=tuple(map(flip_area, board.goals)),
        )
        return replace(self, board=flipped, captions=tuple(map(flip, self.captions)))
