"""The picture language: what a game shows, without pixels or colours.

Lengths are board units, y grows downwards. Python says what is there; the page and
its style sheet say how that looks, so a new game needs no new drawing code. Most things
are named tuples: at every start their classes cost far less than dataclasses do.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from trisq.words import say

if TYPE_CHECKING:
    from trisq import answers

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

    def json(self) -> "answers.Site":
        """Return a plain dictionary."""
        return {
            "id": self.id,
            "x": self.x,
            "y": self.y,
            "wide": self.wide,
            "tall": self.tall,
            "name": self.name or self.id,
        }


class Line(NamedTuple):
    """A straight line of the board."""

    x1: float
    y1: float
    x2: float
    y2: float

    def json(self) -> "answers.Line":
        """Return a plain dictionary."""
        return {"x1": self.x1, "y1": self.y1, "x2": self.x2, "y2": self.y2}


class Area(NamedTuple):
    """A rectangle: ``dug``, or in the colour of a shape when a side owns it."""

    x: float
    y: float
    width: float
    height: float
    tone: str

    def json(self) -> "answers.Area":
        """Return a plain dictionary."""
        return {
            "x": self.x,
            "y": self.y,
            "width": self.width,
            "height": self.height,
            "tone": self.tone,
        }


class Dot(NamedTuple):
    """A point that the eye can hold on to."""

    x: float
    y: float

    def json(self) -> "answers.Dot":
        """Return a plain dictionary."""
        return {"x": self.x, "y": self.y}


class Label(NamedTuple):
    """A coordinate or another short text of the board, so high at the most."""

    x: float
    y: float
    text: str
    size: float = 0.34

    def json(self) -> "answers.Label":
        """Return a plain dictionary."""
        return {"x": self.x, "y": self.y, "text": self.text, "size": self.size}


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure on a site, or a stack; ``name`` is what a screen reader says."""

    site: str
    side: int
    name: str
    shape: str
    count: int = 1

    def json(self) -> "answers.Piece":
        """Return a plain dictionary."""
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

    def json(self) -> "answers.Spare":
        """Return a plain dictionary."""
        return {"x": self.x, "y": self.y, "shape": self.shape}


class Die(NamedTuple):
    """A die on the table; a used one is struck out."""

    x: float
    y: float
    pips: int
    used: bool

    def json(self) -> "answers.Die":
        """Return a plain dictionary."""
        return {"x": self.x, "y": self.y, "pips": self.pips, "used": self.used}


class Button(NamedTuple):
    """Something to press beside the board that belongs to a move, as a site does.

    With ``pips`` it is the die that shows so many.
    """

    id: str
    label: str
    pips: int = 0

    def json(self) -> "answers.Button":
        """Return a plain dictionary."""
        return {"id": self.id, "label": self.label, "pips": self.pips}


class Trail(NamedTuple):
    """A line through sites that belong together, in the colour of a shape."""

    sites: tuple[str, ...]
    shape: str

    def json(self) -> "answers.Trail":
        """Return a plain dictionary."""
        return {"sites": list(self.sites), "shape": self.shape}


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
    def json(self) -> "answers.Board":
        """The same as plain dictionaries and lists; made once, never changed."""
        return {
            "width": self.width,
            "height": self.height,
            "radius": self.radius,
            "sites": [site.json() for site in self.sites],
            "lines": [line.json() for line in self.lines],
            "dots": [dot.json() for dot in self.dots],
            "labels": [label.json() for label in self.labels],
            "goals": [goal.json() for goal in self.goals],
            "edges": list(self.edges),
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

    def json(self) -> "answers.Scene":
        """Return plain dictionaries and lists."""
        return {**self.board.json, **self.changing()}

    def changing(self) -> "answers.Changing":
        """Return the same without the board, for who has that already."""
        return {
            "pieces": [piece.json() for piece in self.pieces],
            "areas": [area.json() for area in self.areas],
            "spares": [spare.json() for spare in self.spares],
            "trails": [trail.json() for trail in self.trails],
            "captions": [label.json() for label in self.captions],
            "dice": [die.json() for die in self.dice],
            "buttons": [button.json() for button in self.buttons],
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
