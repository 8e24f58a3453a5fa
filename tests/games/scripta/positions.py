"""Positions of XII Scripta, point by point."""

import json
from pathlib import Path
from typing import Any

from trisq.game import Seat
from trisq.games.scripta.board import LAST, Side
from trisq.games.scripta.rules import Scripta
from trisq.games.scripta.state import State

VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8"))
GAME = Scripta()


def side(men: dict[str, int], waiting: int, captured: int = 0) -> Side:
    places = tuple(men.get(str(point), 0) for point in range(LAST + 1))
    return Side(places, waiting, captured)


def at(dice: str, men: dict[str, int], **more: Any) -> State:
    thrown = tuple(map(int, dice))
    mine = side(men, more.get("waiting", 0), more.get("captured", 0))
    theirs = side(more.get("enemy", {}), 9)
    return State((mine, theirs), Seat.FIRST, thrown, thrown)
