"""Reads the case files: the shared language for what a game must do."""

from dataclasses import dataclass
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Case:
    """Some moves, and the board or the error that they must lead to."""

    game: str
    name: str
    moves: tuple[str, ...]
    board: str | None
    captures: tuple[int, int] | None
    error: tuple[str, int] | None
    sites: tuple[str, ...] = ()  # that forbid the refused move

    @property
    def link(self) -> str:
        return f"?{self.game}={'-'.join(self.moves)}"

    @property
    def is_linkable(self) -> bool:
        """Whether a link would hold the same list of moves; ``a1.5`` is two there."""
        return all(move.isalnum() for move in self.moves)


def read(path: Path) -> list[Case]:
    parts = path.read_text("utf-8").split("\n=== ")
    return [
        _case(path.parent.name, part.rstrip("\n").split("\n")) for part in parts[1:]
    ]


def _case(game: str, lines: list[str]) -> Case:
    name, moves, verdict, *board = lines
    tokens = () if moves == "(no moves)" else tuple(moves.split())
    match verdict.split():
        case ["error", code, "at", number, *sites]:
            error = code, int(number) - 1
            return Case(game, name, tokens, None, None, error, tuple(sites))
        case ["captures", first, second]:
            counts = int(first), int(second)
            return Case(game, name, tokens, "\n".join(board), counts, None)
    raise ValueError(f"{game}: {name}: cannot read {verdict!r}")


CASES = [case for path in sorted(FOLDER.glob("*/cases.txt")) for case in read(path)]

every_case = pytest.mark.parametrize(
    "case", CASES, ids=[f"{case.game}-{case.name.split(':')[0]}" for case in CASES]
)
