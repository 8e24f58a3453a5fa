"""Whether a player of Trisq who only copies is beaten, now that squares may swap.

The mirror opens in the centre, takes over who else opens there, and answers every move
by the point across the centre while that is legal. Before the swap it won 24 games of
24, 8 of them against level 3.

    python3 build.py bench mirror 13 40 3    size, games, level
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any

from trisq.arena import Result, contest, table
from trisq.bits import points
from trisq.computer import mind
from trisq.game import Game
from trisq.games.trisq.rules import SWAP, State, Trisq
from trisq.search.player import Thought

JOBS = 2


class Mirror:
    """Copies across the centre; where it cannot, it plays anything."""

    name = "mirror"

    def think(self, game: Game[Any, Any], state: State, chance: Random) -> Thought:
        assert isinstance(game, Trisq)
        last = max(game.grid.name)
        centre = 1 << last // 2
        if game.can_swap(state) and state.enemy == centre:
            return Thought(SWAP, 0.0, 1)
        if state.legal & centre and not state.ply:
            return Thought(last // 2, 0.0, 1)
        across = sum(1 << last - point for point in points(state.enemy))
        copies = list(points(across & ~state.own & state.legal))
        return Thought(chance.choice(copies or game.legal_moves(state)), 0.0, 1)


def played(size: int, level: int, number: int) -> Result:
    game = Trisq(size)
    pair = (mind(game).levels[level - 1], Mirror())
    return contest(game, pair, number, seed=1, free=0)


def main(size: int = 13, games: int = 40, level: int = 3) -> None:
    with ProcessPoolExecutor(JOBS) as pool:
        results = list(pool.map(partial(played, size, level), range(games)))
    print(table((f"level {level} on {size} x {size}", "mirror"), results))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
