"""The computer players of Talpa, who look for the cell that opens a tunnel."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from trisq.game import Game, Seat
from trisq.games.talpa import evaluation, hints
from trisq.games.talpa.evaluation import GAME
from trisq.games.talpa.fastboard import tunnels
from trisq.games.talpa.rules import Move, State, Talpa
from trisq.search.mcts import Temper, search
from trisq.search.mind import Mind
from trisq.search.player import Player, Thought
from trisq.words import Text

TEMPER = Temper(2600, bold=0.3, rave=100.0, trust=8.0)


@dataclass
class TalpaPlayer:
    """Tree search; ``blur`` is how much a weak player mistakes the worth of moves."""

    name: str
    temper: Temper
    blur: float = 0.0

    def think(self, game: Game[Any, Any], state: Any, chance: Random) -> Thought:
        """Win at once, or search among the moves that do not lose at once."""
        assert isinstance(game, Talpa)
        ground = tunnels(game)
        position = ground.position(state)
        wins, safe = ground.sorted(position)
        if wins:
            return Thought(ground.move(wins[0]), 1.0, len(safe))
        found = search(ground, position, self.temper, chance, safe)
        move = ground.move(found.pick(self.blur, chance))
        return Thought(move, found.value, found.work)


class TalpaMind(Mind):
    """Judges by the stones that still stand in the way of each tunnel."""

    levels: tuple[Player, Player, Player] = (
        TalpaPlayer("1", TEMPER._replace(budget=60), blur=0.15),
        TalpaPlayer("2", TEMPER._replace(budget=200)),
        TalpaPlayer("3", TEMPER),
    )

    def __init__(self, game: Talpa = GAME) -> None:
        """Judge boards of this size."""
        self.game = game

    def of(self, game: Game[Any, Any]) -> Mind:
        """Judge boards of another size."""
        assert isinstance(game, Talpa)
        return TalpaMind(game)

    def value(self, state: State, seat: Seat) -> float:
        """Compare the lengths of what is left to dig; a win in one is nearly won."""
        return evaluation.value(state, seat, self.game)

    def reasons(self, state: State, move: Move) -> Iterator[Text]:
        """Name tunnels that a move opens, stops or threatens."""
        return hints.reasons(state, move, self.game)


MIND = TalpaMind()
