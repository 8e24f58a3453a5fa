"""Positions as one word: written canonically, read in any order."""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from tests.kit import AnyGame

COLUMNS = "abcdefghjklmn"  # of Trisq: no i
DAMA = "a1 d1 g1 b2 d2 f2 c3 d3 e3 a4 b4 c4 e4 f4 g4 c5 d5 e5 b6 d6 f6 a7 d7 g7"
ITEM = re.compile(r"(h[ab]|c[ab]|o[ab]|[abde])([0-9]*)")


class ImpossibleError(Exception):
    """A word that is no position."""


@dataclass
class Position:
    """What a word says; ``cells`` counts men, those of the second side below zero."""

    turn: int
    cells: list[int]
    hand: list[int] = field(default_factory=lambda: [0, 0])
    captured: list[int] = field(default_factory=lambda: [0, 0])
    off: list[int] = field(default_factory=lambda: [0, 0])
    dice: list[int] = field(default_factory=list)


def places(game: AnyGame) -> list[str]:
    """Return the sites in the order of the word."""
    size = int(game.variant[4:] or 0) if game.variant.startswith("size") else 0
    match game.name:
        case "trisq":
            count = size or 13
            return [f"{c}{r}" for r in range(count, 0, -1) for c in COLUMNS[:count]]
        case "talpa":
            count = size or 8
            return [f"{r}{c + 1}" for r in "abcdefgh"[:count] for c in range(count)]
        case "dama":
            return DAMA.split()
    return [f"{row}{column + 1}" for row in "abc" for column in range(12)]


def men(game: AnyGame) -> int:
    """Return how many men a side has in all."""
    return {"men5": 5, "": 15}[game.variant] if game.name == "scripta" else 9


def of(game: AnyGame, state: Any) -> Position:
    """Return a position as the picture shows it; what it hides, the state says."""
    pieces = {piece.site: piece for piece in game.scene(state).pieces}
    cells = [
        (1, -1)[pieces[site].side] * pieces[site].count if site in pieces else 0
        for site in places(game)
    ]
    seen = Position(int(game.owner(state)), cells)
    if game.name == "dama":
        both = [state.own_hand, state.enemy_hand]
        seen.hand = both if seen.turn == 0 else both[::-1]
    if game.name == "scripta":
        seen.captured = [side.captured for side in state.sides]
        seen.off = [getattr(pieces.get(f"off{side}"), "count", 0) for side in (0, 1)]
        waiting = [getattr(pieces.get(f"hand{side}"), "count", 0) for side in (0, 1)]
        seen.hand = [all_ - held for all_, held in zip(waiting, seen.captured)]
        seen.dice = sorted(state.dice)
    return seen


def write(game: AnyGame, position: Position) -> str:
    """Return the canonical word."""
    return f"set{position.turn}{''.join(_items(game, position))}"


def _items(game: AnyGame, position: Position) -> Iterator[str]:
    cells = list(position.cells)
    while cells and not cells[-1]:
        del cells[-1]
    for men_here, run in groupby(cells):
        letter, length = "e" if not men_here else "ba"[men_here > 0], len(list(run))
        if game.name == "scripta" and men_here:
            yield from [_item(letter, abs(men_here))] * length
        else:
            yield _item(letter, length)
    hand = [0, 0] if game.name == "scripta" else position.hand
    for letter, pair in (("h", hand), ("c", position.captured), ("o", position.off)):
        for side in (0, 1):
            if pair[side]:
                yield _item(letter + "ab"[side], pair[side])
    if position.dice:
        yield "d" + "".join(map(str, sorted(position.dice)))


def _item(letters: str, number: int) -> str:
    return letters + (str(number) if number > 1 else "")


def read(game: AnyGame, word: str) -> Position:
    """Return what a word says, or raise; the laws of each game are not looked at."""
    if not re.fullmatch(rf"set[01](?:{ITEM.pattern})*", word):
        raise ImpossibleError("unreadable")
    position = Position(int(word[3]), [])
    named: set[str] = set()
    for letters, digits in ITEM.findall(word[4:]):
        if letters == "d":
            position.dice = _dice(digits)
        elif digits.startswith("0"):
            raise ImpossibleError("0, or a leading 0")
        elif letters in ("a", "b", "e"):
            position.cells += _cells(game, letters, int(digits or 1))
        else:
            kind = {"h": position.hand, "c": position.captured, "o": position.off}
            kind[letters[0]]["ab".index(letters[1])] = int(digits or 1)
        if letters not in ("a", "b", "e") and letters in named:
            raise ImpossibleError("twice")
        named.add(letters)
    _check(game, position, named)
    return position


def _dice(digits: str) -> list[int]:
    if not re.fullmatch("[1-6]{1,3}", digits):
        raise ImpossibleError("no dice")
    return sorted(map(int, digits))


def _cells(game: AnyGame, letter: str, number: int) -> list[int]:
    worth = {"a": 1, "b": -1, "e": 0}[letter]
    stacked = game.name == "scripta" and worth != 0
    return [worth * number] if stacked else [worth] * number


def _check(game: AnyGame, position: Position, named: set[str]) -> None:
    """Fill the board up, and refuse what the game has not or too much of."""
    known = {"dama": {"ha", "hb"}}.get(game.name, set[str]())
    if game.name == "scripta":
        known = {"ha", "hb", "ca", "cb", "oa", "ob", "d"}
    if named - known - {"a", "b", "e"}:
        raise ImpossibleError("not of this game")
    total = len(places(game))
    if len(position.cells) > total:
        raise ImpossibleError("too many cells")
    position.cells += [0] * (total - len(position.cells))
    if game.name == "trisq" and _is_smothered(position.cells, math.isqrt(total)):
        raise ImpossibleError("smothered")
    if game.name not in ("dama", "scripta"):
        return
    for side, sign in enumerate((1, -1)):
        board = sum(max(0, sign * count) for count in position.cells)
        others = position.captured[side] + position.off[side]
        if game.name == "scripta" and f"h{'ab'[side]}" not in named:
            position.hand[side] = men(game) - board - others
        due = board + others + position.hand[side]
        exact = game.name == "scripta"
        if due > men(game) or (exact and (due < men(game) or position.hand[side] < 0)):
            raise ImpossibleError("too many men, or too few")


def _is_smothered(cells: list[int], size: int) -> bool:
    """Tell whether all neighbours of some figure are enemies."""
    for at, own in enumerate(cells):
        row, column = divmod(at, size)
        around = [
            cells[r * size + c]
            for r, c in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            )
            if 0 <= r < size and 0 <= c < size
        ]
        if own and all(other == -own for other in around):
            return True
    return False
