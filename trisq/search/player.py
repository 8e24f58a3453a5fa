"""What a computer player is, and the answer it gives."""

from random import Random
from typing import Any, NamedTuple, Protocol

from trisq.game import Game


class Thought(NamedTuple):
    """The move a player chooses, and what it thinks of the position.

    ``value`` is for the player to move: 1 is a win, -1 a loss, and exactly these only
    where it is proven. ``work`` counts what the budget is given in: positions or
    playouts.
    """

    move: Any
    value: float
    work: int


class Player(Protocol):
    """Whoever can choose a move; people with their own program only write this.

    The same game, state and numbers of ``chance`` must give the same thought. It is
    asked only while the game goes on and a player, not chance, is to move.
    """

    name: str

    def think(self, game: Game[Any, Any], state: Any, chance: Random) -> Thought:
        """Choose a legal move."""
