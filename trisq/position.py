"""Positions set up by hand, as one word of a link: ``set0ab2e5a``.

``set``, the side to move (0 or 1), and items: letters with a number behind them if it
is not one. ``a`` and ``b`` are pieces of the first and the second side, ``e`` is an
empty place, from place to place as the game orders them; what a number means there is
the game's own. Behind the board come men in hand or waiting (``ha``, ``hb``), captured
(``ca``, ``cb``) and borne off (``oa``, ``ob``), and dice still to be used (``d14``).
Read in any order, written in this one, runs joined and nothing said that is zero.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from trisq.errors import PositionError, shown
from trisq.words import say

FIRST, SECOND, EMPTY = SIGNS = "abe"
ON_GRID = EMPTY + FIRST + SECOND  # as ``Grid.signs`` wants them
COUNTS = ("ha", "hb", "ca", "cb", "oa", "ob")
FACES, MOST_DICE = "123456", 3
FAR = 7  # digits: no board has so many places

_WORD = re.compile(r"set([01])([a-z0-9]*)")
_ITEM = re.compile(r"([hco][ab]|[abed])([0-9]*)")

Run = tuple[str, int]  # a sign of the board and its number


class Setup(NamedTuple):
    """What such a word says."""

    turn: int
    board: tuple[Run, ...] = ()
    counts: Mapping[str, int] = {}
    dice: tuple[int, ...] = ()


def begins(word: str) -> bool:
    """Tell whether a word is meant to be a position."""
    return word.startswith("set")


def parse(word: str) -> Setup:
    """Read a position, or say what is wrong with how it is written.

    >>> parse("set1ab2e5ha3d41")
    Setup(turn=1, board=(('a', 1), ('b', 2), ('e', 5)), counts={'ha': 3}, dice=(1, 4))
    """
    whole = _WORD.fullmatch(word)
    items = _ITEM.findall(whole[2]) if whole else []
    if whole is None or "".join(map("".join, items)) != whole[2]:
        why = say(
            "This is not a position; write set0 or set1, then a, b and e with numbers."
        )
        raise PositionError("bad-position", why)
    board: list[Run] = []
    counts: dict[str, int] = {}
    dice: tuple[int, ...] = ()
    for name, digits in items:
        if name in counts or (name == "d" and dice):
            why = say("“{item}” is in the position twice; write it once.", item=name)
            raise PositionError("bad-position", why)
        if name == "d":
            dice = _dice(digits)
        elif name in SIGNS:
            board.append((name, _number(name, digits)))
        else:
            counts[name] = _number(name, digits)
    return Setup(int(whole[1]), tuple(board), counts, dice)


def write(setup: Setup) -> str:
    """Write a position canonically.

    >>> write(Setup(1, (("a", 1), ("b", 2), ("e", 5)), {"ob": 1, "ha": 0}, (4, 1)))
    'set1ab2obd14'
    """
    board = list(setup.board)
    while board and board[-1][0] == EMPTY:
        board.pop()
    counts = ((name, setup.counts.get(name, 0)) for name in COUNTS)
    items = [*board, *(item for item in counts if item[1])]
    told = "".join(name if count == 1 else f"{name}{count}" for name, count in items)
    dice = "d" + "".join(map(str, sorted(setup.dice))) if setup.dice else ""
    return f"set{int(setup.turn)}{told}{dice}"


def runs(signs: Iterable[str]) -> tuple[Run, ...]:
    """Join the signs of places that follow each other.

    >>> runs("abbe")
    (('a', 1), ('b', 2), ('e', 1))
    """
    return tuple((sign, len(list(some))) for sign, some in groupby(signs))


def placed(setup: Setup, names: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return where the pieces of both sides stand, one on a place, by their names."""
    refuse_beyond(sum(count for _, count in setup.board), len(names))
    signs = "".join(sign * count for sign, count in setup.board)
    first, second = (
        [name for name, sign in zip(names, signs) if sign == side]
        for side in (FIRST, SECOND)
    )
    return first, second


def refuse_beyond(count: int, limit: int) -> None:
    """Refuse a position with more places than the board has."""
    if count > limit:
        why = say(
            "The position names {count} places, but the board has only {limit}.",
            count=count,
            limit=limit,
        )
        raise PositionError("bad-position", why)


def refuse_strange(setup: Setup, known: Iterable[str], title: str) -> None:
    """Refuse items that a game does not have; ``d`` are dice."""
    given = [*setup.counts, *(["d"] if setup.dice else [])]
    for item in given:
        if item not in known:
            why = say(
                "“{item}” does not belong in a position of {title}; leave it out.",
                item=item,
                title=title,
            )
            raise PositionError("bad-position", why)


def wrong_count(side: str, count: int) -> PositionError:
    """Return that a side has another number of men than it can have."""
    why = say("{Side} cannot have {count} {count:man|men}.", side=side, count=count)
    return PositionError("bad-position", why)


def _number(name: str, digits: str) -> int:
    """Return the number behind a name; one if there is none."""
    if digits.startswith("0"):
        why = say(
            "The number in “{item}” is 0 or starts with 0; write 1 or more.",
            item=shown(name + digits),
        )
        raise PositionError("bad-position", why)
    return int(digits[:FAR] or 1) if len(digits) <= FAR else 10**FAR


def _dice(digits: str) -> tuple[int, ...]:
    if not (0 < len(digits) <= MOST_DICE and set(digits) <= {*FACES}):
        why = say("The dice of a position must be one to three numbers from 1 to 6.")
        raise PositionError("bad-position", why)
    return tuple(sorted(map(int, digits)))
