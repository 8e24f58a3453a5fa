"""The endgames of Dama, solved: who wins with at most eight men in all, and how soon.

Kept are only the positions that are lost for the player to move, each with its plies
to the end; all others follow from them by one move. Who can move to a lost position
wins, who can reach none and has not lost draws. ``endgame.bin`` holds them packed, made
by the solver in ``web/endgame``.

Positions that look the same from another side, or with the outer ring and the inner
one exchanged, are one. Draws are where nobody can force a win; the rules about
repetition and quiet moves are left out. Best play repeats nothing, and the longest win
takes 33 plies, so they matter only when many quiet moves went before.
"""

import sys
import zlib
from functools import cache
from itertools import accumulate
from math import comb

from trisq.bits import points
from trisq.game import Seat
from trisq.games.dama.rules import Dama, State

NAME = "endgame.bin"
FILE = f"{__file__.rpartition('.')[0]}.bin"
FEWEST, MOST = 2 * 3, 2 * 8  # bits of men: each is written twice
NEAR = 2 * 9

_DAMA = Dama()
_LOST: dict[int, int] = {}  # plies to the end by number of position

_TURNS = tuple(
    tuple(
        sum(1 << (turn + way * i) % 8 for i in points(ring)) for ring in range(1 << 8)
    )
    for turn in (0, 2, 4, 6)
    for way in (1, -1)
)
_WAYS = range(2 * len(_TURNS))  # turned, mirrored, with the rings exchanged or not
_SMALLER = tuple(sum(comb(24, men) for men in range(3, most)) for most in range(7))


def probe(own: int, enemy: int) -> int | None:
    """Return n for a win in n plies of the player to move, -n for a loss, 0 for a draw.

    The men are those of a state, as ``board.py`` writes them, and no man is in hand.
    None for a position that is over or has too many men, or where no table can be had.

    >>> from trisq.games.dama.board import men
    >>> probe(men("a1", "d1", "b4"), men("c3", "e5", "f6"))
    1
    """
    if enemy.bit_count() < FEWEST or own.bit_count() + enemy.bit_count() > MOST:
        return None
    if not ready():
        return None
    state = _DAMA.position(own, enemy, (0, 0), Seat.FIRST)
    if state.over:
        return None
    if plies := _LOST.get(number(own, enemy)):
        return -plies
    return _soonest(state)


def wanted(state: State) -> bool:
    """Tell whether a game will soon be in the table, so that it is time to load it."""
    own, enemy, own_hand, enemy_hand, *_ = state
    return not (own_hand or enemy_hand) and own.bit_count() + enemy.bit_count() <= NEAR


def loaded() -> bool:
    """Tell whether the table is in memory."""
    return bool(_LOST)


def load(data: bytes) -> None:
    """Take the packed table, for where the package has no files: in the page.

    Unpacked it is five rows of bytes: four with the gaps between the numbers of the
    lost positions, low bytes first, and one with half of their plies, which are even.
    """
    try:
        rows = zlib.decompress(data)
    except zlib.error:
        rows = b""
    size, rest = divmod(len(rows), 5)
    if rest or not size:
        raise ValueError("this is not the table")
    *parts, halves = (rows[at : at + size] for at in range(0, 5 * size, size))
    gaps = (a | b << 8 | c << 16 | d << 24 for a, b, c, d in zip(*parts))
    _LOST.update(zip(accumulate(gaps), (2 * half for half in halves)))


def number(own: int, enemy: int) -> int:
    """Return the number of a position, the same for all that look like it.

    It is seen from where the enemy's men come first, and then the player's own.
    """
    first, ways = _first(enemy)
    return first + min([_rank(_seen(own, way)) for way in ways])


def ready() -> bool:
    """Tell whether there is a table; in the page only its scripts can get it."""
    if not _LOST and sys.platform != "emscripten":
        with open(FILE, "rb") as file:  # pathlib would have to come into the page, too
            load(file.read())
    return loaded()


def _soonest(state: State) -> int:
    """Return the plies of the quickest win, 0 if no move wins."""
    wins = []
    for move in _DAMA.legal_moves(state):
        own, enemy, *_, over = _DAMA.apply(state, move)
        if over:
            return 1
        if plies := _LOST.get(number(own, enemy)):
            wins.append(plies + 1)
    return min(wins, default=0)


@cache
def _first(men: int) -> tuple[int, tuple[int, ...]]:
    """Return where positions with these enemies begin, and from where to look."""
    ranks = [_rank(_seen(men, way)) for way in _WAYS]
    first = min(ranks)
    return first * _SMALLER[-1], tuple(way for way in _WAYS if ranks[way] == first)


def _seen(men: int, way: int) -> int:
    """Return men as seen from another side, in 24 bits without gaps."""
    outer, middle, inner = men & 255, men >> 16 & 255, men >> 32 & 255
    if way & 1:
        outer, inner = inner, outer
    turned = _TURNS[way >> 1]
    return turned[outer] | turned[middle] << 8 | turned[inner] << 16


@cache
def _rank(men: int) -> int:
    """Return how many sets of three to five men come before one: the smaller first."""
    before = sum(comb(point, nth + 1) for nth, point in enumerate(points(men)))
    return _SMALLER[men.bit_count()] + before
