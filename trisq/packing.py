"""Many moves in one short word of a link, for any game.

A word stands for a block of moves: each is its place among all legal ones, sorted as
they are written, and these places are the digits of one number. ``z``, two digits that
check it, and the number in base 32, in letters and digits that are hard to mistake.

The check depends on all that stands before the block, so that a block of another game,
or in another place, is found out.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from trisq.errors import NotationError
from trisq.game import Game
from trisq.words import say

MARK = "z"  # no written move of any game begins with it
BLOCK = 64  # moves in a word at most, and in all but the last when we write
DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
MODULUS = 1021  # a prime that two digits can hold

_PYTHON = (
    "0123456789abcdefghijklmnopqrstuv"  # the digits of base 32 as int() reads them
)
_INTO = str.maketrans(DIGITS, _PYTHON)


class Check:
    """Adds up the readable words before a block, none of them twice."""

    def __init__(self, head: Iterable[str]) -> None:
        """Begin with what stands before the moves."""
        self._value = 0
        self._count = 0
        self._add(head)

    def before(self, moves: Sequence[str]) -> int:
        """Return the check of all moves so far, which must be more every time."""
        self._add(moves[self._count :])
        self._count = len(moves)
        return self._value

    def _add(self, words: Iterable[str]) -> None:
        for byte in "".join(f"{word}-" for word in words).encode():
            self._value = (32 * self._value + byte) % MODULUS


def is_packed(word: str) -> bool:
    """Tell whether a word stands for a block of moves."""
    return word.startswith(MARK)


def pack(
    game: Game[Any, Any], states: Sequence[Any], moves: Sequence[str], check: int
) -> str:
    """Return a block of written moves in a word; ``states`` are those before each."""
    number = 1
    for state, move in zip(reversed(states), reversed(moves), strict=True):
        legal = spellings(game, state)
        number = number * max(2, len(legal)) + legal.index(move)
    high, low = divmod((number + check) % MODULUS, 32)
    return MARK + DIGITS[high] + DIGITS[low] + _written(number)


def unpack(game: Game[Any, Any], state: Any, word: str, check: int) -> list[str]:
    """Return the written moves of a word; all, or it is damaged and none."""
    number = _number(word, check)
    moves: list[str] = []
    while number > 1:
        legal = spellings(game, state)
        number, place = divmod(number, max(2, len(legal)))
        if place >= len(legal) or len(moves) == BLOCK or not number:
            raise damaged()
        moves.append(legal[place])
        state = game.apply(state, game.parse(legal[place]))
    return moves


def spellings(game: Game[Any, Any], state: Any) -> list[str]:
    """Return all legal moves as they are written, sorted as text."""
    return sorted(map(game.format, game.legal_moves(state)))


def damaged() -> NotationError:
    """Return that a block cannot be what somebody wrote."""
    why = say("this part of the link is damaged; ask for the link again.")
    return NotationError("damaged", why)


def _written(number: int) -> str:
    """Write a number in base 32."""
    digits = ""
    while number:
        number, digit = divmod(number, 32)
        digits = DIGITS[digit] + digits
    return digits


def _number(word: str, check: int) -> int:
    """Return the number of a word, if it is as we write it and the check is right."""
    digits = word[1:]
    if len(digits) < 3 or digits[2] == "0" or not {*digits} <= {*DIGITS}:
        raise damaged()
    plain = digits.translate(_INTO)
    number = int(plain[2:], 32)
    if number < 2 or int(plain[:2], 32) != (number + check) % MODULUS:
        raise damaged()
    return number
