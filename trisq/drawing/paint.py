"""Draws any scene: what lies below the pieces, they, and what lies above them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from trisq.drawing import figures, marks, trails
from trisq.drawing.figures import Brush
from trisq.drawing.ground import ground
from trisq.drawing.pen import Point
from trisq.drawing.places import Box, is_slot, outline, pill, standing, tray

if TYPE_CHECKING:
    from trisq import answers, plain

MANY = 5  # men on a stack that want to be counted


@dataclass(frozen=True, slots=True)
class Picture:
    """What is to be seen: a scene, and marks on it.

    ``last`` are the sites of the last move, ``past`` if it is not the latest one;
    ``ghosts`` what it captured, ``steps`` the opponent's whole last turn, ``hint`` the
    sites of a move that is advised and ``shape`` what it would put there.
    """

    scene: "plain.Scene"
    last: Sequence[str] = ()
    past: bool = False
    ghosts: "Sequence[answers.Ghost]" = ()
    steps: "Sequence[answers.Step]" = ()
    hint: Sequence[str] = ()
    shape: str | None = None


class Painting:
    """One drawing of a picture."""

    def __init__(self, brush: Brush, picture: Picture) -> None:
        """Find out what is where."""
        self._brush, self._picture = brush, picture
        self._scene = scene = picture.scene
        self._sites = {site["id"]: site for site in scene["sites"]}
        self._pieces = {piece["site"]: piece for piece in scene["pieces"]}
        self._trays = {
            some["site"]: pill(brush, scene, self._sites[some["site"]], some["text"])
            for some in scene["trays"]
        }

    def draw(self, back: str) -> None:
        """Draw all of it, on a ground in a colour."""
        brush, scene, unit = self._brush, self._scene, self._brush.unit
        if back:
            brush.pen.set(fill=back)
            brush.pen.rect(
                0, 0, ceil(scene["width"] * unit), ceil(scene["height"] * unit)
            )
        ground(brush, scene)
        for some in self._trays.values():
            self._frame(some.box, "field", None)
        for trail in scene["trails"]:
            trails.trail(brush, trail, [self._sites[name] for name in trail["sites"]])
        self._below()
        for site, piece in self._pieces.items():
            if site not in self._trays:
                self._stack(self._sites[site], piece)
        for some in self._trays.values():
            tray(brush, some)
        self._above()
        self._hint()

    def _below(self) -> None:
        """Draw the ground of what was taken, and the last move on it."""
        for ghost in self._taken():
            site = self._sites[ghost["site"]]
            if not is_slot(site):
                with self._at(site):
                    marks.hollow(self._brush)
        self._last()

    def _last(self) -> None:
        """Draw the last move: a ring around who moved, and where he came from."""
        touched = [site for site in self._picture.last if site not in self._trays]
        here = [site for site in touched if site in self._pieces]
        for name in touched:
            site = self._sites.get(name)
            if site and name in self._pieces:
                self._mark(site, "pad", None if self._picture.past else "mark")
            elif site:
                self._origin(site, self._sites[here[0]] if here else None)

    def _above(self) -> None:
        """Draw what was taken, what dice did and may do, and where all ends."""
        brush, scene, picture = self._brush, self._scene, self._picture
        for ghost in self._taken():
            self._ghost(self._sites[ghost["site"]], ghost["shape"])
        dice: list[Point] = []
        for step in picture.steps:
            start, end = (
                None if name in self._trays else self._sites[name]
                for name in (step["start"], step["end"])
            )
            trails.step(brush, step, start, end, dice)
        for at, tag in enumerate(scene["tags"]):
            self._tag(self._sites[tag["site"]], tag["dice"], at == 0)
        for name in scene["closed"]:
            with self._at(self._sites[name]):
                (marks.shut if name in self._pieces else marks.closed)(brush)
        for name in scene["ready"]:
            site = self._sites[name]
            y = site["y"] - site["tall"] / 2 + 0.42
            with self._within(site["x"], y, 0.24):
                marks.ready(brush)

    def _hint(self) -> None:
        """Draw a move that is advised."""
        shape = self._picture.shape
        for name in self._picture.hint:
            site = self._sites.get(name)
            if site and shape and name not in self._pieces:
                with self._at(site):
                    figures.faint(self._brush, shape, 0.32)
            if site:
                self._corners(site)

    @contextmanager
    def _within(self, x: float, y: float, radius: float) -> Iterator[None]:
        unit = self._brush.unit
        with self._brush.pen.around(x * unit, y * unit, unit * radius):
            yield

    @contextmanager
    def _at(self, site: "plain.Site", above: int = 0) -> Iterator[None]:
        """Draw around where a man stands on a site, above so many others."""
        y = standing(site, above + 1)[-1]
        with self._within(site["x"], y, self._scene["radius"]):
            yield

    def _stack(self, site: "plain.Site", piece: "plain.Piece") -> None:
        heights = standing(site, piece["count"])
        for y in heights:
            with self._within(site["x"], y, self._scene["radius"]):
                figures.piece(self._brush, piece["shape"])
        if piece["count"] >= (MANY if is_slot(site) else 2):
            with self._within(site["x"], heights[-1], self._scene["radius"]):
                figures.count(self._brush, piece["count"])

    def _mark(self, site: "plain.Site", fill: str, line: str | None) -> None:
        """Draw a ground and an outline: the field's own, or a ring."""
        box = outline(self._scene, site)
        if box:
            self._frame(box, fill, line)
        else:
            with self._at(site):
                marks.ring(self._brush, fill, line)

    def _frame(self, box: Box, fill: str, line: str | None) -> None:
        brush, unit = self._brush, self._brush.unit
        brush.pen.begin()
        x, y, wide, tall, around = (side * unit for side in box)
        brush.pen.box(x, y, wide, tall, around)
        brush.fill(fill)
        if line:
            brush.pen.set(cap="butt")
            brush.stroke(line, unit * 0.08)

    def _origin(self, site: "plain.Site", to: "plain.Site | None") -> None:
        """Draw where the last man came from, and his way."""
        is_dug = any(
            area["x"] < site["x"] < area["x"] + area["width"]
            and area["y"] < site["y"] < area["y"] + area["height"]
            for area in self._scene["areas"]
        )
        name = "dug-mark" if is_dug else "mark"
        with self._at(site):
            marks.origin(self._brush, name)
        if to and not is_slot(site):
            trails.way(self._brush, site, to, self._scene["radius"], name)

    def _taken(self) -> "list[answers.Ghost]":
        """Return what was just taken, where nobody has been put since."""
        return [
            ghost
            for ghost in self._picture.ghosts
            if is_slot(self._sites[ghost["site"]]) or ghost["site"] not in self._pieces
        ]

    def _ghost(self, site: "plain.Site", shape: str) -> None:
        piece = self._pieces.get(site["id"])
        with self._at(site, piece["count"] if piece else 0):
            marks.ghost(self._brush, shape)

    def _tag(self, site: "plain.Site", dice: Sequence[int], first: bool) -> None:
        """Draw dice on a site that they lead to; the first is the one chosen."""
        box = self._trays[site["id"]].box if site["id"] in self._trays else None
        half = 0.24 if len(dice) > 1 else 0.3
        for number, pips in enumerate(dice):
            further = 2.2 * half * number
            x, y = site["x"], site["y"] - site["tall"] / 2 + 0.2 + half + further
            if box:
                x, y = box.x - 0.5 - further, box.y + box.tall / 2
            with self._within(x, y, half):
                figures.die(self._brush, pips, "mark", solid=first)

    def _corners(self, site: "plain.Site") -> None:
        radius = self._scene["radius"]
        box = outline(self._scene, site) if is_slot(site) else None
        if site["id"] in self._trays:
            box = self._trays[site["id"]].box
        wide, tall = (box.wide, box.tall) if box else (2.1 * radius, 2.1 * radius)
        x, y = site["x"], site["y"]
        if box:
            x, y = box.x + box.wide / 2, box.y + box.tall / 2
        with self._within(x, y, radius):
            marks.hint(self._brush, wide / 2 / radius, tall / 2 / radius)
