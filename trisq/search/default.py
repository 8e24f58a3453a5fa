"""The players that any game gets for nothing: they know its rules and nothing else."""

from collections.abc import Iterator
from operator import itemgetter
from random import Random
from typing import Any

from trisq.game import Game, Seat
from trisq.search import blunders
from trisq.search.baselines import backup, grown, sprout
from trisq.search.mind import Mind
from trisq.search.player import Player, Thought
from trisq.words import say

BUDGETS = (1_500, 12_000, 60_000)  # moves played in the mind: some 0.02, 0.1 and 0.6 s
LONGEST = 400  # moves of a random game; one that goes on is called even


class DefaultPlayer:
    """Plain tree search among the moves that do not lose at once; dice may fall.

    The budget counts moves, so that long games do not cost more than short ones.
    """

    def __init__(self, name: str, budget: int) -> None:
        """Take a number of moves to play in the mind."""
        self.name = name
        self.budget = budget

    def think(self, game: Game[Any, Any], state: Any, chance: Random) -> Thought:
        """Win at once, or grow a tree and play the move that was tried most."""
        moves = game.legal_moves(state)
        if (win := blunders.winning(game, state, moves)) is not None:
            return Thought(win, 1.0, len(moves))
        safe = blunders.safe(game, state, moves)
        root = sprout(game, state, None, chance)
        root.rest = [move for move in root.rest if move in safe]
        work = 0
        while work < self.budget and (len(safe) > 1 or not work):
            work += backup(game, grown(game, root, chance), chance, LONGEST)
        tried = [(node.visits, node.score, move) for move, node in root.children]
        visits, score, move = max(tried, key=itemgetter(0, 1))
        # As if it had also been won once and lost once: nothing here is proven.
        return Thought(move, 2 * (score + 1) / (visits + 2) - 1, work)


class DefaultMind(Mind):
    """Judges nothing but the end of a game, and names what a move captures."""

    def __init__(self, game: Game[Any, Any]) -> None:
        """Play by the rules of this game."""
        self.game = game
        one, two, three = (
            DefaultPlayer(str(level), budget)
            for level, budget in enumerate(BUDGETS, start=1)
        )
        self.levels: tuple[Player, Player, Player] = (one, two, three)

    def value(self, state: Any, seat: Seat) -> float:
        """Tell who has won; everything else is even."""
        outcome = self.game.outcome(state)
        if outcome is None or outcome.winner is None:
            return 0.0
        return 1.0 if outcome.winner is seat else -1.0

    def reasons(self, state: Any, move: Any) -> Iterator[str]:
        """Name the captures."""
        if prey := self.game.captures(state, move):
            yield say("captures {sites}", sites=prey)
