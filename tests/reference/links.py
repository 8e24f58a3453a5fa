"""Packed moves and whole addresses, as slowly as the contract reads."""

from collections.abc import Iterable, Sequence
from typing import Any

from tests.kit import AnyGame

DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
BLOCK, READABLE, MODULUS = 64, 1500, 1021


class DamagedError(Exception):
    """A packed word that stands for no moves."""


def listed(game: AnyGame, state: Any) -> list[str]:
    """Return all legal moves, or throws, sorted as text."""
    return sorted(game.format(move) for move in game.legal_moves(state))


def after(game: AnyGame, state: Any, written: str) -> Any:
    """Return the position after a written move."""
    moves = {game.format(move): move for move in game.legal_moves(state)}
    return game.apply(state, moves[written])


def checked(number: int, before: Iterable[str]) -> int:
    """Return the check of a number behind some readable words."""
    total = 0
    for byte in "".join(f"{word}-" for word in before).encode("ascii"):
        total = (32 * total + byte) % MODULUS
    return (number + total) % MODULUS


def packed(
    game: AnyGame, states: Sequence[Any], moves: Sequence[str], before: Sequence[str]
) -> str:
    """Return the word for moves from as many positions, behind readable words."""
    number = 1
    for state, move in reversed(list(zip(states, moves, strict=True))):
        legal = listed(game, state)
        number = number * max(2, len(legal)) + legal.index(move)
    check = checked(number, before)
    digits = ""
    while number:
        number, digit = divmod(number, 32)
        digits = DIGITS[digit] + digits
    return f"z{DIGITS[check // 32]}{DIGITS[check % 32]}{digits}"


def unpacked(game: AnyGame, state: Any, word: str, before: Sequence[str]) -> list[str]:
    """Return the moves that a word stands for from a position; all or nothing."""
    if not set(word) <= set(DIGITS) or len(word) < 4 or word[3] == "0":
        raise DamagedError("no digits, or a leading zero")
    number = 0
    for sign in word[3:]:
        number = 32 * number + DIGITS.index(sign)
    if checked(number, before) != 32 * DIGITS.index(word[1]) + DIGITS.index(word[2]):
        raise DamagedError("wrong check")
    if number < 2:
        raise DamagedError("N < 2")
    moves: list[str] = []
    while number != 1:
        legal = listed(game, state)
        if not legal:
            raise DamagedError("the game is over")
        number, place = divmod(number, max(2, len(legal)))
        if place >= len(legal) or number < 1 or len(moves) == BLOCK:
            raise DamagedError("no such move, or too many")
        moves.append(legal[place])
        state = after(game, state, moves[-1])
    return moves


def address(
    game: AnyGame,
    head: Sequence[str],
    states: Sequence[Any],
    moves: Sequence[str],
    proof: str = "",
) -> str:
    """Return the link of a game; ``head`` is its variant and its set-up."""
    words = [*head, *moves]
    link, blocks = joined(game, words), list[str]()
    while len(link) > READABLE and BLOCK * (len(blocks) + 1) <= len(moves):
        first, last = BLOCK * len(blocks), BLOCK * (len(blocks) + 1)
        before = [*head, *moves[:first]]
        blocks.append(packed(game, states[first:last], moves[first:last], before))
        link = joined(game, [*head, *blocks, *moves[last:]])
    return link + (f"&dice={proof}" if proof else "")


def joined(game: AnyGame, words: Sequence[str]) -> str:
    return f"?{game.name}={'-'.join(words)}" if words else f"?{game.name}"
