"""A toy game with dice, so that the contract is tried where no real game needs it yet.

Each player has one goose on five steps. A throw says 1 or 2; the player goes that far,
or waits while his goose is still at home. Who reaches the last step wins.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trisq.errors import IllegalMoveError, NotationError
from trisq.game import Game, Outcome, Seat
from trisq.games.pack import Pack
from trisq.scene import Board, Piece, Scene, Site

LAST = 4
DICE = ("r1", "r2")
STEPS = tuple(f"{letter}{step}" for letter in "ab" for step in range(LAST + 1))


@dataclass(frozen=True, slots=True)
class State:
    places: tuple[int, int] = (0, 0)
    seat: Seat = Seat.FIRST
    die: int | None = None


@dataclass(frozen=True)
class Goose(Game[State, str]):
    name = "goose"
    title = "Goose"
    sides = ("grey", "white")
    figures = ("grey goose", "white goose")

    def initial(self) -> State:
        return State()

    def to_move(self, state: State) -> Seat:
        return Seat.CHANCE if state.die is None else state.seat

    def owner(self, state: State) -> Seat:
        return state.seat

    def legal_moves(self, state: State) -> Sequence[str]:
        if self.outcome(state):
            return ()
        if state.die is None:
            return DICE
        place = state.places[state.seat]
        steps = {min(LAST, place + state.die), place or min(LAST, place + state.die)}
        if place == 0:
            steps.add(0)
        else:
            steps.discard(place)
        return [f"{'ab'[state.seat]}{step}" for step in sorted(steps)]

    def refusal(self, state: State, move: str) -> IllegalMoveError | None:
        if move in self.legal_moves(state):
            return None
        if state.die is None:
            return IllegalMoveError("roll-first", "roll the die first.")
        return IllegalMoveError("not-your-piece", "the goose cannot go there.")

    def apply(self, state: State, move: str) -> State:
        if state.die is None:
            return replace(state, die=int(move[1]))
        places = list(state.places)
        places[state.seat] = int(move[1])
        return State((places[0], places[1]), state.seat.other)

    def outcome(self, state: State) -> Outcome | None:
        for seat in (Seat.FIRST, Seat.SECOND):
            if state.places[seat] == LAST:
                return Outcome(seat, "the goose is home")
        return None

    def parse(self, text: str) -> str:
        if text not in (*DICE, *STEPS):
            raise NotationError("unreadable", "this is neither a throw nor a step.")
        return text

    def format(self, move: str) -> str:
        return move

    def path(self, state: State, move: str) -> tuple[str, ...]:
        return () if move in DICE else (move,)

    def text(self, state: State, seat: Seat = Seat.FIRST) -> str:
        return "\n".join("." * place + "G" for place in state.places)

    def scene(self, state: State) -> Scene:
        sites = (Site(name, int(name[1]), "ab".index(name[0])) for name in STEPS)
        pieces = (
            Piece(f"{'ab'[side]}{place}", side, self.figures[side], self.shapes[side])
            for side, place in enumerate(state.places)
        )
        return Scene(Board(5, 2, 0.4, tuple(sites)), tuple(pieces))

    def odds(self, state: State) -> Sequence[tuple[str, float]]:
        return [(die, 0.5) for die in DICE]


PACK = Pack(Goose())
