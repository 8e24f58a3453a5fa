"""What a game offers to computer players, beside its rules."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

from trisq.game import Game, Seat
from trisq.search.player import Player


class Mind(ABC):
    """Judgement of one game: how good a position is, and why a move is good."""

    levels: tuple[Player, Player, Player]
    """The players that the page offers: for beginners, for a club, the best."""

    def of(self, game: Game[Any, Any]) -> "Mind":
        """Return the judgement of these rules, if it is another in each variant."""
        del game
        return self

    @abstractmethod
    def value(self, state: Any, seat: Seat) -> float:
        """Judge a position without looking ahead: 1 is won for ``seat``, -1 lost.

        Also for a position that is over, or in which chance is to move.
        """

    @abstractmethod
    def reasons(self, state: Any, move: Any) -> Iterable[str]:
        """Yield what is good about a legal move, in words and only what is true.

        The most important comes first; nothing if there is nothing to say.
        """

    def wants(self, state: Any) -> str | None:
        """Return the file that would help from here on, if it is not there yet.

        The page fetches it only then, and hands its content to ``take``.
        """
        del state
        return None

    def take(self, data: bytes) -> None:
        """Take the content of the file; ValueError if it is not that."""
        raise ValueError(f"{len(data)} bytes that were not wanted")
