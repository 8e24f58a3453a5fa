"""Games for the comparison with the second program of ``tests/reference``."""

import random
from typing import Any

import pytest

from tests.kit import SHIPPED, AnyGame, ask
from tests.reference import links, positions
from trisq.match import Match, play, start

RACES = [name for name, game in SHIPPED.items() if game.dice]
every_race = pytest.mark.parametrize("name", RACES)


def played(game: AnyGame, rng: random.Random, plies: int, match: Match) -> Match:
    """Play on at random; who may swap does so half of the time."""
    while len(match.moves) < plies and (legal := game.legal_moves(match.state)):
        written = game.format(rng.choice(legal))
        if game.format(legal[-1]) == "swap" and rng.random() < 0.5:
            written = "swap"
        match = play(match, written)
    return match


def begun(game: AnyGame, rng: random.Random) -> Match:
    """Begin a game, every second time from a position that was set up."""
    if rng.random() < 0.5:
        return start(game)
    there = played(game, rng, rng.randint(1, 40), start(game)).state
    return start(game, positions.write(game, positions.of(game, there)))


def address(match: Match, count: int, proof: str = "") -> str:
    """Return the link after some moves, by the second program."""
    head = [word for word in (match.game.variant, match.setup) if word]
    states, moves = match.states[:count], match.moves[:count]
    return links.address(match.game, head, states, moves, proof)


def seen(link: str) -> Any:
    return ask(op="view", link=link)["view"]


def hurt(word: str, rng: random.Random) -> str:
    """Change a packed word, sometimes so that its check is right again."""
    body = list(word[1:])
    at = rng.randrange(len(body))
    match rng.randrange(4):
        case 0:
            body[at] = rng.choice(links.DIGITS)
        case 1:
            body.insert(at, rng.choice(links.DIGITS + "ilou"))
        case 2:
            del body[at]
        case _:
            other = (links.DIGITS.index(body[-1]) + 1) % 32
            body[-1] = links.DIGITS[other]
            if other:
                check = 32 * links.DIGITS.index(body[0]) + links.DIGITS.index(body[1])
                high, low = divmod((check + 1) % links.MODULUS, 32)
                body[:2] = [links.DIGITS[high], links.DIGITS[low]]
    return "z" + "".join(body)
