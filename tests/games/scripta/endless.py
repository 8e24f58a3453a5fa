"""Legal games as long as one likes: players of XII Scripta who never take a man off."""

import random

from trisq.games.scripta.rules import Scripta


def endless(plies: int) -> list[str]:
    """Return so many entries of a game that hits wherever it can and never ends."""
    game, rng = Scripta(), random.Random(1)
    state, moves = game.initial(), list[str]()
    while len(moves) < plies:
        legal = list(game.legal_moves(state))
        stays = [move for move in legal if move.kind != "take"] or legal
        hits = [move for move in stays if game.captures(state, move)]
        move = rng.choice(hits or stays)
        moves.append(game.format(move))
        state = game.apply(state, move)
    assert game.outcome(state) is None
    return moves
