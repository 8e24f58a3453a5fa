"""Positions of Dama by the names of points."""

import json
from pathlib import Path
from typing import Any

from trisq.game import Seat
from trisq.games.dama import board
from trisq.games.dama.rules import Dama, State
from trisq.match import play, start

FOLDER = Path(__file__).parent
VECTORS = json.loads((FOLDER / "vectors.json").read_text("utf-8"))
GAME = Dama()


def written(move: str) -> str:
    return move.lower().replace("-", "")


def men(names: str | list[str]) -> int:
    listed = names.split() if isinstance(names, str) else names
    return board.men(*map(str.lower, listed))


def position(
    white: str | list[str], black: str | list[str], turn: str, *hands: int
) -> State:
    seat = Seat.FIRST if turn == "W" else Seat.SECOND
    both = (hands[0], hands[1]) if hands else (0, 0)
    return GAME.position(men(white), men(black), both, seat)


def of_case(case: Any) -> State:
    if "white" in case:
        return position(case["white"], case["black"], case["turn"], *case["hand"])
    state: State = play(start(GAME), *map(written, case["moves"])).state
    return state


def legal(state: State) -> list[str]:
    return sorted(GAME.format(move) for move in GAME.legal_moves(state))
