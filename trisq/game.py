"""What every game is: a frozen rule book over positions that are plain values.

A game never keeps or changes a state. A rule is written once: ``legal_moves`` and
``refusal`` agree because they share it, and clicks, links and the command line only
choose among what they say. ``tests/contract/`` holds every game to its laws.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, Generic, TypeVar

from trisq.errors import IllegalMoveError, PositionError
from trisq.position import Setup
from trisq.scene import SHAPES, Piece, Scene
from trisq.words import say

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
        return _OTHERS[self]


PLAYERS = (Seat.FIRST, Seat.SECOND)  # by the parity of the move
_OTHERS = (Seat.SECOND, Seat.FIRST)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winner, None for a draw, and why in words."""

    winner: Seat | None
    reason: str


@dataclass(frozen=True, slots=True)
class Preview:
    """A move that is half made: what to do next, and the board as it stands then."""

    prompt: str
    scene: Scene


class Game(ABC, Generic[S, M]):
    """The rules of one game for states ``S`` and moves ``M``."""

    name: ClassVar[str]  # in links: "trisq"
    title: ClassVar[str]  # for people: "Trisq", or a text where languages differ
    sides: ClassVar[tuple[str, str]]  # who plays: "white", "black"
    figures: ClassVar[tuple[str, str]]  # one piece of each: "white man", "black man"
    shapes: ClassVar[tuple[str, str]] = SHAPES  # how the pieces of each are drawn
    crews: ClassVar[tuple[str, str]] = (say("triangles"), say("squares"))  # all of each
    opposite: ClassVar[bool] = False  # whether the players sit on opposite sides
    variant_kind: ClassVar[str] = ""  # what its variants differ in: "Board"
    dice: ClassVar[int] = 0  # of six sides, if a throw is their numbers, ascending

    @property
    def variant(self) -> str:
        """What a link says of these rules: "size9"; nothing for the ordinary game."""
        return ""

    @property
    def variant_label(self) -> str:
        """What tells these rules from the other variants, in short: "9 × 9"."""
        return ""

    @property
    def full_title(self) -> str:
        """The title, with the variant if it is one: "Trisq 9 × 9"."""
        if not self.variant:
            return self.title
        return say("{title} {label}", title=self.title, label=self.variant_label)

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
        """Return why a move is illegal, for people; None exactly when it is legal.

        Only asked while the game goes on.
        """

    @abstractmethod
    def apply(self, state: S, move: M) -> S:
        """Return the state after a legal move; trusts that it is one."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """Read a tidied written move or raise NotationError; says nothing of rules."""

    @abstractmethod
    def format(self, move: M) -> str:
        """Write a move as ``[a-z0-9]+``; ``parse`` reads it back."""

    @abstractmethod
    def path(self, state: S, move: M) -> tuple[str, ...]:
        """Return what a player clicks for a legal move, in order: sites or buttons."""

    @abstractmethod
    def text(self, state: S, seat: Seat = Seat.FIRST) -> str:
        """Return the board in plain characters, without a final newline.

        ``seat`` matters only where the players see the board from opposite sides.
        """

    @abstractmethod
    def scene(self, state: S) -> Scene:
        """Return the picture of a state."""

    def move_from_clicks(self, state: S, path: Sequence[str]) -> str | None:
        """Write down what clicks seem to mean, None if nothing that can be written.

        It is never played, for clicks mean only the moves whose path they are; its
        refusal tells why they mean none. May itself raise IllegalMoveError to tell it.
        """
        del state
        return "".join(path)

    def preview(self, state: S, path: Sequence[str]) -> Preview:
        """Return what a player sees who has clicked the beginning of a legal move."""
        prompt = say("{site}: choose where it goes.", site=path[-1])
        return Preview(prompt, self.scene(state))

    def shortcut(self, state: S, move: M) -> tuple[str, ...]:
        """Return other clicks for a legal move, if there are any."""
        del state, move
        return ()

    def runs(self, state: S) -> Sequence[tuple[M, ...]]:
        """Return legal moves in a row that two clicks may mean together.

        They are clicked as the first place of the first and the last place of the last
        one; no legal move may have that path.
        """
        del state
        return ()

    def resolve(self, state: S, move: M) -> M:
        """Return a move as ``format`` writes it, if ``parse`` reads other ways, too.

        For ways that mean something only in a position, as "the third man" does.
        """
        del state
        return move

    def label(self, state: S, move: M, captured: tuple[str, ...] | None = None) -> str:
        """Return a legal move in short, as a list of moves prints it: ``a1 → b2 × c3``.

        The sites that it goes through, then those where it captures; no words. Whoever
        knows already what it captures can tell.
        """
        way = self.path(state, move)
        if captured is None:
            captured = self.captures(state, move)
        if captured:
            way = tuple([site for site in way if site not in captured])
        label = " → ".join(way) or self.format(move)
        return " × ".join([label, *captured]) if captured else label

    def instruction(self, state: S, move: M) -> str:
        """Return what to do for a legal move, in words: ``move b7 to b2``.

        With what it captures it tells one move; a game may leave it at the label.
        """
        return self.label(state, move)

    def describe(self, state: S, move: M) -> str:
        """Return what a player did by a move from a state: ``played a13``.

        A throw of the dice is a whole sentence, for it has no player.
        """
        del state
        return say("played {move}", move=self.format(move))

    def turn_story(
        self, states: Sequence[S], moves: Sequence[M], reader: "Seat | None"
    ) -> str | None:
        """Return what a player did in a turn so far, None to tell only its last move.

        ``states`` are those before each move and the last one; ``reader`` is who reads.
        """
        del states, moves, reader
        return None

    def turn_text(self, state: S) -> str:
        """Return whose turn it is, in words."""
        seat = self.to_move(state)
        if seat is Seat.CHANCE:
            return say("Time to roll the dice")
        return say("{Side} to move", side=self.sides[seat])

    def winner_text(self, seat: Seat) -> str:
        """Say who has won."""
        return say("{Side} wins", side=self.sides[seat])

    def won_text(self, seat: Seat, reason: str) -> str:
        """Say who has won, and why."""
        return say("{Side} wins: {reason}", side=self.sides[seat], reason=reason)

    def because(self, state: S) -> str:
        """Say what the end of a game rests on, in a sentence behind its reason."""
        del state
        return ""

    def owner(self, state: S) -> Seat:
        """Return the player whose turn it is, also while his dice are rolled."""
        return self.to_move(state)

    def die(self, state: S, move: M) -> int:
        """Return the number on the die that takes a man from one site to another."""
        del state, move
        return 0

    def captures(self, state: S, move: M) -> tuple[str, ...]:
        """Return the sites where a legal move captures enemy pieces."""
        del state, move
        return ()

    def status_note(self, state: S) -> str:
        """Return what a player wants to know and the board does not show."""
        del state
        return ""

    def todo(self, state: S) -> str:
        """Return what the player is to do now, while the game goes on."""
        if self.to_move(state) is Seat.CHANCE:
            return say("Roll the dice.")
        return say("Make a move.")

    def chances(self, state: S, site: str | None) -> Iterable[str]:
        """Return what can be counted exactly, in sentences; of a man on a site, too."""
        del state, site
        return ()

    def tally(self, state: S, seat: Seat) -> str:
        """Return in a few words how far a player has come: ``took 1``."""
        del state, seat
        return ""

    def set_up(self, setup: Setup) -> S:
        """Return a position that was set up by hand, or refuse an impossible one.

        It has no history: what depends on earlier moves begins anew.
        """
        del setup
        why = say("You cannot set up a position in {title}.", title=self.title)
        raise PositionError("bad-position", why)

    def layout(self, state: S) -> Setup | None:
        """Return a position as ``set_up`` reads it, None if the game has no such."""
        del state
        return None

    def pieces(self, boards: Iterable[Iterable[str]]) -> tuple[Piece, ...]:
        """Return a piece for every site named by the first and by the second side."""
        return tuple(
            Piece(site, side, self.figures[side], self.shapes[side])
            for side, sites in enumerate(boards)
            for site in sites
        )

    def odds(self, state: S) -> Sequence[tuple[M, float]]:
        """Return each move of chance with its probability, when chance acts."""
        raise NotImplementedError(f"{self.name} has no chance moves: {state!r}")
