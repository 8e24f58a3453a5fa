"""The boards of the sources that no game leads to, as words of links."""

import json
from typing import Any

from tests.kit import ROOT

GAMES = ROOT / "tests" / "games"
# The middle and the end of the source of Talpa, neither of which can be reached.
MIDDLE = (
    "OXX O OX/ X   O X/XOO X OX/  XO  X / OOOOXO / XX    O/OXOXO X /XOXX XXO".split("/")
)
END = "OXX O OX/ X   O X/XOO X X /  XO  X / X OOO  / O     O/    X X /XOOX  X ".split(
    "/"
)


def vectors(game: str) -> Any:
    return json.loads((GAMES / game / "vectors.json").read_text("utf-8"))


def word(turn: int, rows: list[str]) -> str:
    """Write rows of signs as a position, each place for itself."""
    signs = {"O": "a", "X": "b", " ": "e"}
    return f"set{turn}" + "".join(signs[sign] for row in rows for sign in row)


# The boards of the sources that no game leads to.
SOURCES = {
    "the middle of Talpa": ("talpa", word(1, MIDDLE)),
    "the end of Talpa": ("talpa", word(1, END)),
    "the running mill of Dama": ("dama", "set1e5ae2bea2bae3babaeb"),
}
