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
    from trisq import plain

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

    def json(self) -> "plain.Site":
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
    """A straight line of the board: ``drawn``, ``thin`` or ``carved``."""

    x1: float
    y1: float
    x2: float
    y2: float
    kind: str = "drawn"

    def json(self) -> "plain.Line":
        """Return a plain dictionary."""
        return {
            "x1": self.x1,
            "y1": self.y1,
            "x2": self.x2,
            "y2": self.y2,
            "kind": self.kind,
        }


class Loop(NamedTuple):
    """A line with round corners: the way of who looks, from there to here."""

    points: tuple[tuple[float, float], ...]

    def json(self) -> "plain.Loop":
        """Return a plain dictionary."""
        return {"points": list(self.points)}


class Area(NamedTuple):
    """A rectangle in a tone, with corners so round.

    ``field`` and ``wall`` are a ground without and with a wall around it, ``gold`` is
    only a thin line; ``slot``, ``slot-2``, ``home-0`` and ``home-1`` are fields in turn
    and at a side's end of the course; ``dug`` are cells that join their neighbours.
    """

    x: float
    y: float
    width: float
    height: float
    tone: str
    round: float = 0.0

    def json(self) -> "plain.Area":
        """Return a plain dictionary."""
        return {
            "x": self.x,
            "y": self.y,
            "width": self.width,
            "height": self.height,
            "tone": self.tone,
            "round": self.round,
        }


class Dot(NamedTuple):
    """What the eye holds on to: a ``star``, ``socket``, ``rosette`` or ``arrow``.

    An arrow points to the right, or so many quarters of a circle further clockwise.
    """

    x: float
    y: float
    kind: str = "star"
    turn: int = 0

    def json(self) -> "plain.Dot":
        """Return a plain dictionary."""
        return {"x": self.x, "y": self.y, "kind": self.kind, "turn": self.turn}


class Label(NamedTuple):
    """A coordinate, so high at the most, on the ``board`` or on a ``field`` of it.

    One that is ``counted`` from the seat of who looks stays where he sees it.
    """

    x: float
    y: float
    text: str
    size: float = 0.34
    ground: str = "board"
    counted: bool = False

    def json(self) -> "plain.Label":
        """Return a plain dictionary."""
        return {
            "x": self.x,
            "y": self.y,
            "text": self.text,
            "size": self.size,
            "ground": self.ground,
        }


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure on a site, or a stack; ``name`` is what a screen reader says."""

    site: str
    side: int
    name: str
    shape: str
    count: int = 1

    def json(self) -> "plain.Piece":
        """Return a plain dictionary."""
        return {
            "site": self.site,
            "side": self.side,
            "name": self.name,
            "shape": self.shape,
            "count": self.count,
        }


class Spare(NamedTuple):
    """A flat figure beside the board that says whose side it is; 1 is a cell's size."""

    x: float
    y: float
    shape: str
    size: float

    def json(self) -> "plain.Spare":
        """Return a plain dictionary."""
        return {"x": self.x, "y": self.y, "shape": self.shape, "size": self.size}


class Tray(NamedTuple):
    """A site beside the board where men lie in a row, with what they do there."""

    site: str
    text: str

    def json(self) -> "plain.Tray":
        """Return a plain dictionary."""
        return {"site": self.site, "text": self.text}


class Die(NamedTuple):
    """A die on the table, beside the board; a used one is ticked off."""

    pips: int
    used: bool

    def json(self) -> "plain.Die":
        """Return a plain dictionary."""
        return {"pips": self.pips, "used": self.used}


class Tag(NamedTuple):
    """Dice on a site: that number leads there, or all of them one after another."""

    site: str
    dice: tuple[int, ...]

    def json(self) -> "plain.Tag":
        """Return a plain dictionary."""
        return {"site": self.site, "dice": list(self.dice)}


class Button(NamedTuple):
    """Something to press beside the board that belongs to a move, as a site does.

    With ``pips`` it is the die that shows so many.
    """

    id: str
    label: str
    pips: int = 0

    def json(self) -> "plain.Button":
        """Return a plain dictionary."""
        return {"id": self.id, "label": self.label, "pips": self.pips}


class Trail(NamedTuple):
    """A line through sites that belong together, in the colour of a shape.

    A ``bar`` holds men together; ``light`` falls through a tunnel, from end to end.
    """

    sites: tuple[str, ...]
    shape: str
    kind: str = "bar"

    def json(self) -> "plain.Trail":
        """Return a plain dictionary."""
        return {"sites": list(self.sites), "shape": self.shape, "kind": self.kind}


class Band(NamedTuple):
    """A strip across the board that is so long in one room of the page and another.

    From ``start`` to ``end`` along an axis, ``x`` or ``y``. Rooms are ``tall`` (a phone
    held upright), ``short`` (one that is not high), ``flat`` (on its side) and
    ``narrow`` (less than 360 pixels); elsewhere the strip is as long as it is written.
    """

    axis: str
    start: float
    end: float
    rooms: dict[str, float]

    def json(self) -> "plain.Band":
        """Return a plain dictionary."""
        return {
            "axis": self.axis,
            "start": self.start,
            "end": self.end,
            "rooms": self.rooms,
        }


@dataclass(frozen=True)
class Board:
    """What never changes while a game is played."""

    width: float
    height: float
    radius: float  # of the pieces
    sites: tuple[Site, ...] = ()
    corner: float = 0.0  # of sites that are fields; points have none, nor an outline
    lines: tuple[Line, ...] = ()
    loops: tuple[Loop, ...] = ()
    dots: tuple[Dot, ...] = ()
    labels: tuple[Label, ...] = ()
    named: bool = True  # whether they are to be seen though nobody asked for them
    goals: tuple[Area, ...] = ()
    spares: tuple[Spare, ...] = ()
    edges: tuple[tuple[str, str], ...] = ()  # where arrow keys lead, if not straight on
    bands: tuple[Band, ...] = ()

    @cached_property
    def json(self) -> "plain.Board":
        """The same as plain dictionaries and lists; made once, never changed."""
        return {
            "width": self.width,
            "height": self.height,
            "radius": self.radius,
            "sites": [site.json() for site in self.sites],
            "corner": self.corner,
            "lines": [line.json() for line in self.lines],
            "loops": [loop.json() for loop in self.loops],
            "dots": [dot.json() for dot in self.dots],
            "labels": [label.json() for label in self.labels],
            "named": self.named,
            "goals": [goal.json() for goal in self.goals],
            "spares": [spare.json() for spare in self.spares],
            "edges": list(self.edges),
            "bands": [band.json() for band in self.bands],
        }


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture: the board, the pieces on it, and what else came to be seen."""

    board: Board
    pieces: tuple[Piece, ...] = ()
    areas: tuple[Area, ...] = ()
    trails: tuple[Trail, ...] = ()
    trays: tuple[Tray, ...] = ()
    tags: tuple[Tag, ...] = ()
    closed: tuple[str, ...] = ()  # sites where, or from where, nobody can play any more
    ready: tuple[str, ...] = ()  # sites from where a man can leave the board now
    dice: tuple[Die, ...] = ()
    buttons: tuple[Button, ...] = ()
    empty: str = say("empty")  # what a screen reader says of a site without a piece

    def json(self) -> "plain.Scene":
        """Return plain dictionaries and lists."""
        return {**self.board.json, **self.changing()}

    def changing(self) -> "plain.Changing":
        """Return the same without the board, for who has that already."""
        return {
            "pieces": [piece.json() for piece in self.pieces],
            "areas": [area.json() for area in self.areas],
            "trails": [trail.json() for trail in self.trails],
            "trays": [tray.json() for tray in self.trays],
            "tags": [tag.json() for tag in self.tags],
            "closed": list(self.closed),
            "ready": list(self.ready),
            "dice": [die.json() for die in self.dice],
            "buttons": [button.json() for button in self.buttons],
            "empty": self.empty,
        }

    def flipped(self) -> "Scene":
        """Return the picture as who sits opposite sees it, turned by half a circle.

        Text stays upright, and so does the course: it is that of who looks.
        """
        board = self.board
        width, height = board.width, board.height

        def flip(thing: T) -> T:
            return thing._replace(x=width - thing.x, y=height - thing.y)

        def flip_area(area: Area) -> Area:
            x, y = width - area.x - area.width, height - area.y - area.height
            return area._replace(x=x, y=y)

        flipped = replace(
            board,
            sites=tuple(map(flip, board.sites)),
            labels=tuple(
                label if label.counted else flip(label) for label in board.labels
            ),
            goals=tuple(map(flip_area, board.goals)),
        )
        return replace(self, board=flipped)
