"""How long the links of games get: readable, as they are written, with a proof.

The last column is the longest of all links on the way (of 300, in a longer game): what
is packed is shorter than the readable link before it.

    python3 build.py bench links 200 20    games of each kind, of level 3

Random players in every game and variant; in XII Scripta also simple ones, who hit
whenever they can, and level 3.
"""

import random
import statistics
import sys
from collections.abc import Callable
from typing import Any

from trisq import dice, link
from trisq.computer import mind
from trisq.game import Game
from trisq.games import GAMES, load
from trisq.games.scripta.notation import Move
from trisq.games.scripta.rules import Scripta
from trisq.match import Match, play, start

AnyGame = Game[Any, Any]
Player = Callable[[AnyGame, Any, random.Random], Any]
LONGEST = 4_000  # moves; random players of XII Scripta may go on for ever
LOOKS = 300  # links of a game that are written on the way


def at_random(game: AnyGame, state: Any, rng: random.Random) -> Any:
    return rng.choice(game.legal_moves(state))


def hitter(game: AnyGame, state: Any, rng: random.Random) -> Any:
    """Take off, hit, enter, leave no man alone, or else move the last man on."""
    del rng

    def worth(move: Move) -> tuple[bool, bool, int, int]:
        after = game.apply(state, move).sides[state.seat]
        alone = sum(men == 1 for men in after.men[:31])
        hits = bool(game.captures(state, move))
        return move.kind == "take", hits, -alone, -move.point

    return max(game.legal_moves(state), key=worth)


def master(game: AnyGame, state: Any, rng: random.Random) -> Any:
    return mind(game).levels[-1].think(game, state, rng).move


def played(game: AnyGame, player: Player, seed: int) -> Match:
    """Play a game whose dice, if it has any, are proved."""
    rng, match, turns = random.Random(seed), start(game), 0
    while not game.outcome(match.state) and len(match.moves) < LONGEST:
        if dice.due(match):
            secret = bytes([seed % 256, turns % 2] * 8)
            match = dice.proved(match, secret) or play(match, dice.draw(match, rng))
            turns += 1
        else:
            match = play(match, game.format(player(game, match.state, rng)))
    return match


def told(sizes: list[int]) -> str:
    return f"{statistics.median(sizes):>8,.0f} {max(sizes):>8,}"


def measure(name: str, game: AnyGame, player: Player, count: int) -> None:
    plies, plain, packed, proved, way = [], [], [], [], []
    for seed in range(count):
        match = played(game, player, seed)
        words = [*match.head, *match.moves]
        address = link.of(match)
        plies.append(len(match.moves))
        plain.append(len(link.write(game.name, words)))
        packed.append(len(address.partition("&")[0]))
        proved.append(len(address))
        looks = range(len(match.moves), 0, -(1 + len(match.moves) // LOOKS))
        way.append(max(len(link.of(match, count)) for count in looks))
    columns = map(told, (plies, plain, packed, proved, way))
    print(f"{game.full_title:<24} {name:<9}", *columns, flush=True)


def main(count: int = 200, masters: int = 2) -> None:
    heads = ("moves", "readable", "written", "with proof", "on the way")
    print(f"median, longest{'':<19}", *(f"{head:>17}" for head in heads))
    for game in (rules for name in GAMES for rules in load(name).all_rules):
        measure("random", game, at_random, count)
        if isinstance(game, Scripta):
            measure("hitters", game, hitter, count)
            measure("level 3", game, master, masters)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
