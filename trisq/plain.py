"""A scene as plain data: the types of what ``scene.py`` is written out as.

As in ``answers.py``, which they are a part of: ``web/types.d.ts`` has the same names,
and only who checks types imports this file.
"""

from typing import TypedDict


class Site(TypedDict):
    """A place that can be clicked, and what people call it."""

    id: str
    x: float
    y: float
    wide: float
    tall: float
    name: str


class Line(TypedDict):
    """A straight line of the board."""

    x1: float
    y1: float
    x2: float
    y2: float
    kind: str


class Loop(TypedDict):
    """A line with round corners."""

    points: list[tuple[float, float]]


class Dot(TypedDict):
    """What the eye holds on to."""

    x: float
    y: float
    kind: str
    turn: int


class Label(TypedDict):
    """A coordinate."""

    x: float
    y: float
    text: str
    size: float
    ground: str


class Area(TypedDict):
    """A rectangle in a tone."""

    x: float
    y: float
    width: float
    height: float
    tone: str
    round: float


class Piece(TypedDict):
    """A figure on a site, or a stack of them."""

    site: str
    side: int
    name: str
    shape: str
    count: int


class Spare(TypedDict):
    """A flat figure beside the board."""

    x: float
    y: float
    shape: str
    size: float


class Tray(TypedDict):
    """A site where men lie in a row, and what they do there."""

    site: str
    text: str


class Trail(TypedDict):
    """A line through sites."""

    sites: list[str]
    shape: str
    kind: str


class Die(TypedDict):
    """A die on the table."""

    pips: int
    used: bool


class Tag(TypedDict):
    """Dice on a site."""

    site: str
    dice: list[int]


class Button(TypedDict):
    """Something to press that belongs to a move."""

    id: str
    label: str
    pips: int


class Band(TypedDict):
    """A strip across the board, and how long it is in some rooms of the page."""

    axis: str
    start: float
    end: float
    rooms: dict[str, float]


class Board(TypedDict):
    """What never changes while a game is played."""

    width: float
    height: float
    radius: float
    sites: list[Site]
    corner: float
    lines: list[Line]
    loops: list[Loop]
    dots: list[Dot]
    labels: list[Label]
    named: bool
    goals: list[Area]
    spares: list[Spare]
    edges: list[tuple[str, str]]
    bands: list[Band]


class Changing(TypedDict):
    """What changes with every move."""

    pieces: list[Piece]
    areas: list[Area]
    trails: list[Trail]
    trays: list[Tray]
    tags: list[Tag]
    closed: list[str]
    ready: list[str]
    dice: list[Die]
    buttons: list[Button]
    empty: str


class Scene(Board, Changing):
    """A whole picture."""
