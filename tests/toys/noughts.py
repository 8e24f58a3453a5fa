"""A toy game without dice: noughts and crosses, with rules and a rulebook."""

from collections.abc import Sequence
from dataclasses import dataclass

from trisq.errors import IllegalMoveError, NotationError
from trisq.game import PLAYERS, Game, Outcome, Seat
from trisq.games.pack import Pack, Rule
from trisq.scene import Board, Scene, Site

CELLS = tuple(f"{column}{row}" for row in "123" for column in "abc")
LINES = tuple(
    tuple(line.split())
    for line in (
        "a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3",
        "a1 b2 c3", "a3 b2 c1",
    )
)  # fmt: skip

State = tuple[str, ...]  # the cells in the order in which they were taken


@dataclass(frozen=True)
class Noughts(Game[State, str]):
    name = "noughts"
    title = "Noughts and crosses"
    sides = ("crosses", "noughts")
    figures = ("cross", "nought")

    def initial(self) -> State:
        return ()

    def to_move(self, state: State) -> Seat:
        return PLAYERS[len(state) % 2]

    def legal_moves(self, state: State) -> Sequence[str]:
        if self.outcome(state):
            return ()
        return [cell for cell in CELLS if cell not in state]

    def refusal(self, state: State, move: str) -> IllegalMoveError | None:
        if move not in state:
            return None
        return IllegalMoveError("occupied", f"{move} is taken.", sites=(move,))

    def apply(self, state: State, move: str) -> State:
        return (*state, move)

    def outcome(self, state: State) -> Outcome | None:
        for seat in PLAYERS:
            own = set(state[seat::2])
            if any(own.issuperset(line) for line in LINES):
                return Outcome(seat, "three in a line")
        return Outcome(None, "the board is full") if len(state) == 9 else None

    def parse(self, text: str) -> str:
        if text not in CELLS:
            raise NotationError("unreadable", "cells run from a1 to c3.")
        return text

    def format(self, move: str) -> str:
        return move

    def path(self, state: State, move: str) -> tuple[str, ...]:
        return (move,)

    def text(self, state: State, seat: Seat = Seat.FIRST) -> str:
        signs = {cell: "xo"[ply % 2] for ply, cell in enumerate(state)}
        rows = (CELLS[at : at + 3] for at in (0, 3, 6))
        return "\n".join("".join(signs.get(cell, ".") for cell in row) for row in rows)

    def scene(self, state: State) -> Scene:
        sites = (Site(name, at % 3, at // 3) for at, name in enumerate(CELLS))
        pieces = self.pieces((state[::2], state[1::2]))
        return Scene(Board(3, 3, 0.4, tuple(sites)), pieces)


RULES = (
    Rule("Take a cell", "Crosses begin.", "?noughts", "b2", "put a cross on b2"),
    Rule(
        "One each",
        "A cell that is taken stays so.",
        "?noughts=b2",
        "b2",
        "put a nought on b2",
        refused=True,
    ),
    Rule(
        "Three in a line",
        "Who has three in a line wins.",
        "?noughts=a1-a2-b1-b2",
        "c1",
        "put a cross on c1 and win",
    ),
)

PACK = Pack(Noughts(), rulebook=lambda: RULES)
