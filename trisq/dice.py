"""Throws of the dice: when one is due, and how it is drawn."""

from random import Random, SystemRandom

from trisq.errors import RequestError
from trisq.game import Seat
from trisq.match import Match
from trisq.words import say

_DICE = SystemRandom()


def due(match: Match) -> bool:
    """Tell whether chance is to move."""
    game, state = match.game, match.state
    return not game.outcome(state) and game.to_move(state) is Seat.CHANCE


def draw(match: Match, dice: Random = _DICE) -> str:
    """Return the move of chance that is due, drawn by its odds.

    The machine's own randomness draws it, unless a seeded one is given.
    """
    if not due(match):
        raise RequestError("no-dice", say("There are no dice to roll now."))
    moves, weights = zip(*match.game.odds(match.state))
    return match.game.format(dice.choices(moves, weights)[0])
