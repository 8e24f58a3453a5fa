"""What every game is: a frozen rule book over positions that are plain values.

A game never keeps or changes a state. A rule is written once: ``legal_moves`` and
``refusal`` agree because they share it, and clicks, links and the command line only
choose among what they say. ``tests/test_contract.py`` holds every game to its laws.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, Generic, TypeVar

from trisq.errors import IllegalMoveError
from trisq.scene import Scene

S = TypeVar("S")
M = TypeVar("M")


class Seat(IntEnum):
    """Who acts: one of the players, or chance (dice)."""

    FIRST = 0
    SECOND = 1
    CHANCE = 2

    @property
    def other(self) -> "Seat":
        """The opponent of a player."""
        return Seat(1 - self)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winner, None for a draw, and why in words."""

    winner: Seat | None
    reason: str


class Game(ABC, Generic[S, M]):
    """The rules of one game for states ``S`` and moves ``M``."""

    name: ClassVar[str]  # in links: "trisq"
    title: ClassVar[str]  # for people: "Trisq"
    sides: ClassVar[tuple[str, str]]  # one figure of each side: "triangle", "square"

    @abstractmethod
    def initial(self) -> S:
        """Return the state before the first move."""

    @abstractmethod
    def to_move(self, state: S) -> Seat:
        """Return who acts."""

    @abstractmethod
    def legal_moves(self, state: S) -> Sequence[M]:
        """Return all legal moves in a fixed order; none exactly when it is over."""

    @abstractmethod
    def refusal(self, state: S, move: M) -> IllegalMoveError | None:
        """Return why a move is illegal, for people; None exactly when it is legal."""

    @abstractmethod
    def apply(self, state: S, move: M) -> S:
        """Return the state after a legal move; trusts that it is one."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """Read a folded written move or raise NotationError; says nothing of rules."""

    @abstractmethod
    def format(self, move: M) -> str:
        """Write a move as ``[a-z0-9]+``; ``parse`` reads it back."""

    @abstractmethod
    def path(self, move: M) -> tuple[str, ...]:
        """Return the sites a player clicks for a move, in order."""

    @abstractmethod
    def text(self, state: S) -> str:
        """Return the board in plain characters, without a final newline."""

    @abstractmethod
    def scene(self, state: S) -> Scene:
        """Return the picture of a state."""

    def spell(self, path: Sequence[str]) -> str:
        """Write down the move that these clicks mean, legal or not.

        The page asks for it when no legal move starts so, to be told why.
        """
        return "".join(path)

    def captures(self, state: S, move: M) -> tuple[str, ...]:
        """Return the sites where a legal move captures enemy pieces."""
        del state, move
        return ()

    def notes(self, state: S) -> str:
        """Return what a player wants to know and the board does not show."""
        del state
        return ""

    def odds(self, state: S) -> Sequence[tuple[M, float]]:
        """Return each move of chance with its probability, when chance acts."""
        raise NotImplementedError(f"{self.name} has no chance moves: {state!r}")
