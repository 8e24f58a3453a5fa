"""Talpa, the mole: dig a tunnel of empty cells between your two sides.

1. 8 x 8 cells full of stones, red and blue like a checkerboard, red on a1. Red owns the
   left and the right side, blue the top and the bottom. Red moves first, nobody passes.
2. A capture moves an own stone onto an enemy stone beside it, which leaves the board.
3. Who can capture must. When nobody can any more, a move removes one own stone.
4. A tunnel is a path of empty cells, side by side, from one side of the board to the
   opposite one. Corners belong to both sides; diagonals do not connect.
5. Who opens only his own tunnel wins; who opens the opponent's, or both, loses.
6. Who is to move and has no stone has lost; only set-up positions can lead there.

No draw: every move empties one more cell, and none is ever filled again.

Source: the Talpa project description (FEUP, PLOG), rules by nestorgames.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from trisq.bits import Shifts, points
from trisq.errors import IllegalMoveError, NotationError
from trisq.game import PLAYERS, Game, Outcome, Preview, Seat
from trisq.games.talpa.board import area, board
from trisq.grid import Grid
from trisq.naming import join_or
from trisq.position import ON_GRID, Setup, placed, refuse_strange, runs
from trisq.scene import Board, Scene, Trail
from trisq.words import say

Move = tuple[int, int]  # from and to; a stone that is removed goes nowhere

SYMBOLS = " OX"
LETTERS = "abcdefghij"
SIZE = 8  # of the ordinary board


class State(NamedTuple):
    """One bit per cell for the player to move and the enemy; who has won already."""

    own: int
    enemy: int
    ply: int
    winner: Seat | None


_new = tuple.__new__  # makes a State in half the time that calling it takes


@dataclass(frozen=True)
class Talpa(Game[State, Move]):
    """The rules on a board of ``size`` x ``size`` cells; 6, 8 and 10 are played."""

    name = "talpa"
    title = "Talpa"
    sides = (say("red"), say("blue"))
    figures = (say("red stone"), say("blue stone"))
    variant_kind = say("Board")
    shapes = ("square", "triangle")  # their colours are the nearest to red and blue
    crews = (say("red squares"), say("blue triangles"))

    size: int = SIZE
    grid: Grid = field(init=False, repr=False, compare=False)
    goals: tuple[tuple[int, int], ...] = field(init=False, repr=False, compare=False)
    rim: int = field(init=False, repr=False, compare=False)

    @property
    def variant(self) -> str:
        """Boards of another size are variants."""
        return "" if self.size == SIZE else f"size{self.size}"

    @property
    def variant_label(self) -> str:
        """Name the size."""
        return self.grid.measure

    def __post_init__(self) -> None:
        """Name the cells, a1 at the top left: letters are rows; give the sides away."""
        rows, columns = LETTERS[: self.size], range(1, self.size + 1)
        names = tuple(tuple(f"{row}{column}" for column in columns) for row in rows)
        grid = Grid(names)

        def cells(some: Iterable[str]) -> int:
            return sum(1 << grid.point[name] for name in some)

        left, right = cells(row[0] for row in names), cells(row[-1] for row in names)
        top, bottom = cells(names[0]), cells(names[-1])
        object.__setattr__(self, "grid", grid)
        object.__setattr__(self, "goals", ((left, right), (top, bottom)))
        object.__setattr__(self, "rim", left | right | top | bottom)

    def initial(self) -> State:
        """Return the checkerboard, red on a1."""
        places = ((point, self.grid.place(point)) for point in self.grid.name)
        red = sum(1 << point for point, (x, y) in places if (x + y) % 2 == 0)
        return State(red, self.grid.all ^ red, 0, None)

    def position(self, red: int, blue: int, turn: Seat) -> State:
        """Return a position set up by hand; the other player is said to have moved."""
        own, enemy = (red, blue) if turn is Seat.FIRST else (blue, red)
        state = State(own, enemy, int(turn), None)
        winner = _winner(self.tunnels(state), turn.other)
        if winner is None and not own:
            winner = turn.other
        return state._replace(winner=winner)

    def set_up(self, setup: Setup) -> State:
        """Put stones on the cells, from the top left."""
        refuse_strange(setup, (), self.title)
        red, blue = (
            sum(1 << self.grid.point[name] for name in some)
            for some in placed(setup, tuple(self.grid.point))
        )
        return self.position(red, blue, Seat(setup.turn))

    def layout(self, state: State) -> Setup:
        """Return the stones, cell by cell."""
        rows = self.grid.signs(*self._boards(state), ON_GRID)
        return Setup(self.to_move(state), runs(sign for row in rows for sign in row))

    def tunnels(self, state: State) -> tuple[bool, bool]:
        """Return whether red's and blue's sides are joined by empty cells."""
        red = blue = False
        rest = self._empty(state)
        while rest:
            part = self.grid.flood(rest & -rest, rest)
            rest ^= part
            joined = self._joins(part)
            red, blue = red or joined[0], blue or joined[1]
        return red, blue

    def to_move(self, state: State) -> Seat:
        """Red moves first, then the players alternate."""
        return PLAYERS[state.ply & 1]

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Return the captures; if there are none, the removals."""
        own, enemy, _, winner = state
        if winner is not None:
            return ()
        stride = self.grid.stride
        captures = (
            (1, own & enemy >> 1),
            (-1, own & enemy << 1),
            (stride, own & enemy >> stride),
            (-stride, own & enemy << stride),
        )
        any_stone = captures[0][1] or captures[1][1] or captures[2][1] or captures[3][1]
        return Shifts(captures if any_stone else ((0, own),))

    def refusal(self, state: State, move: Move) -> IllegalMoveError | None:
        """Name the rule that forbids a move."""
        start, end = move
        grid = self.grid
        here, there = grid.name[start], grid.name[end]
        sites: tuple[str, ...] = ()
        if state.enemy >> start & 1:
            code, sites = "not-your-piece", (here,)
            why = say(
                "{site} is your opponent’s; choose one of your own stones.", site=here
            )
        elif not state.own >> start & 1:
            code, sites = "not-your-piece", (here,)
            why = say("{site} is empty; choose one of your own stones.", site=here)
        elif start == end and self._can_capture(state):
            code = "must-capture"
            why = say(
                "you must capture while you can; you may not remove {site} yet.",
                site=here,
            )
            sites = grid.names_of(state.own & grid.spread(state.enemy))
        elif start == end:
            return None
        elif not grid.near[start] >> end & 1:
            code = "not-adjacent"
            why = say(
                "{there} is not next to {here}; a stone captures only a neighbour.",
                there=there,
                here=here,
            )
        elif not state.enemy >> end & 1:
            code = "no-enemy"
            why = say(
                "there is no enemy stone on {site}; stones move only to capture.",
                site=there,
            )
            sites = (there,)
        else:
            return None
        return IllegalMoveError(code, why, sites=sites)

    def apply(self, state: State, move: Move) -> State:
        """Empty one cell and look for tunnels through it: before, there were none."""
        own, enemy, ply, _ = state
        start, end = move
        own ^= 1 << start
        if start != end:
            own |= 1 << end
            enemy ^= 1 << end
        empty = self.grid.all ^ (own | enemy)
        winner = None
        if empty & self.grid.near[start] and empty.bit_count() >= self.size:
            part = self.grid.flood(1 << start, empty)
            if part & self.rim:
                winner = _winner(self._joins(part), PLAYERS[ply & 1])
        if winner is None and not enemy:
            winner = PLAYERS[ply & 1]
        return _new(State, (enemy, own, ply + 1, winner))

    def outcome(self, state: State) -> Outcome | None:
        """Say whose tunnel decided the game."""
        if state.winner is None:
            return None
        mover = self.to_move(state).other
        side = self.sides[mover]
        opened = self.tunnels(state)
        if not any(opened):
            reason = say("{side} has no stones left", side=self.sides[mover.other])
        elif state.winner is mover:
            reason = say("{side} opened its own tunnel", side=side)
        elif all(opened):
            reason = say("{side} opened both tunnels", side=side)
        else:
            reason = say("{side} opened the opponent’s tunnel", side=side)
        return Outcome(state.winner, reason)

    def because(self, state: State) -> str:
        """Say how long the tunnel is, or what opening two of them means."""
        opened = self.tunnels(state)
        if all(opened):
            return say("Whoever opens both loses.")
        if not any(opened):
            return ""
        count = len(self._tunnel(state))
        if opened[Seat.FIRST]:
            return say(
                "It runs from left to right through {count}"
                " {count:empty cell|empty cells}.",
                count=count,
            )
        return say(
            "It runs from top to bottom through {count}"
            " {count:empty cell|empty cells}.",
            count=count,
        )

    def parse(self, text: str) -> Move:
        """Read a capture such as ``a1a2`` or a removal such as ``xa1``."""
        point = self.grid.point
        if text.startswith("x") and text[1:] in point:
            return point[text[1:]], point[text[1:]]
        for cut in (2, 3):
            start, end = point.get(text[:cut]), point.get(text[cut:])
            if start is not None and end is not None and start != end:
                return start, end
        raise NotationError(
            "unreadable",
            say("that is not a move; write a capture as a1a2 and a removal as xa1."),
        )

    def format(self, move: Move) -> str:
        """Write a capture or a removal."""
        start, end = (self.grid.name[point] for point in move)
        return f"x{start}" if start == end else start + end

    def path(self, state: State, move: Move) -> tuple[str, ...]:
        """Click the stone, then what it captures."""
        del state
        start, end = (self.grid.name[point] for point in move)
        return (start,) if start == end else (start, end)

    def move_from_clicks(self, state: State, path: Sequence[str]) -> str:
        """One click means a removal, two a capture."""
        del state
        return "x" + path[0] if len(path) == 1 else "".join(path)

    def preview(self, state: State, path: Sequence[str]) -> Preview:
        """Name the stones that the chosen one can capture."""
        start = self.grid.point[path[0]]
        targets = self.grid.names_of(self.grid.near[start] & state.enemy)
        prey = join_or(targets)
        prompt = say("The stone on {site} can capture {prey}.", site=path[0], prey=prey)
        return Preview(prompt, self.scene(state))

    def label(
        self, state: State, move: Move, captured: tuple[str, ...] | None = None
    ) -> str:
        """Mark a stone that only leaves the board as the captured ones are."""
        start, end = move
        if start == end:
            return f"× {self.grid.name[start]}"
        return super().label(state, move, captured)

    def instruction(self, state: State, move: Move) -> str:
        """Name the stone, and where it goes."""
        del state
        start, end = (self.grid.name[point] for point in move)
        if start == end:
            return say("remove {site}", site=start)
        return say("move {start} to {end}", start=start, end=end)

    def describe(self, state: State, move: Move) -> str:
        """Say where a stone went."""
        del state
        start, end = (self.grid.name[point] for point in move)
        if start == end:
            return say("removed the stone on {site}", site=start)
        return say("moved {start} to {end}", start=start, end=end)

    def captures(self, state: State, move: Move) -> tuple[str, ...]:
        """Return the stone that is captured, if it is a capture."""
        return self.path(state, move)[1:]

    def status_note(self, state: State) -> str:
        """Say whether captures go on."""
        if state.winner is not None:
            return ""
        if self._can_capture(state):
            return say("You must capture")
        return say("You must remove one of your stones")

    def todo(self, state: State) -> str:
        """Ask for a capture as long as there is one, then for a removal."""
        if self._can_capture(state):
            return say("Capture a neighbour with one of your stones.")
        return say("Remove one of your stones.")

    def tally(self, state: State, seat: Seat) -> str:
        """Count the stones of a player."""
        count = self._boards(state)[seat].bit_count()
        return say("{count} {count:stone|stones}", count=count)

    def text(self, state: State, seat: Seat = Seat.FIRST) -> str:
        """Draw the board as the source does, with the sides of each player."""
        del seat
        rule = "---+   " + "+---" * self.size + "+"
        numbers = " | ".join(str(column + 1) for column in range(self.size))
        top = "         " + "   ".join(SYMBOLS[2] * self.size)
        lines = [f"       | {numbers} |", " " * 7 + rule[7:], top, rule]
        rows = self.grid.signs(*self._boards(state), SYMBOLS)
        for letter, cells in zip(LETTERS.upper(), rows):
            lines += [f" {letter} | O | {' | '.join(cells)} | O", rule]
        return "\n".join([*lines, top])

    def scene(self, state: State) -> Scene:
        """Return cells, stones, what is dug, and the tunnel that has won."""
        pieces = self.pieces(map(self.grid.names_of, self._boards(state)))
        empty = self._empty(state)
        dug = (area(self.grid, point, "dug") for point in points(empty))
        trails: tuple[Trail, ...] = ()
        if state.winner is not None and (way := self._tunnel(state)):
            trails = (Trail(way, self.shapes[state.winner], "light"),)
        return Scene(self._board, pieces, tuple(dug), trails=trails)

    def _tunnel(self, state: State) -> tuple[str, ...]:
        """Return the cells of the winner's shortest tunnel, if he won by one."""
        if state.winner is None or not self.tunnels(state)[state.winner]:
            return ()
        return tuple(self.grid.way(self._empty(state), *self.goals[state.winner]))

    @cached_property
    def _board(self) -> Board:
        return board(self.grid, *self.shapes)

    def _boards(self, state: State) -> tuple[int, int]:
        """Return the red and the blue stones."""
        own, enemy = state.own, state.enemy
        return (own, enemy) if self.to_move(state) is Seat.FIRST else (enemy, own)

    def _empty(self, state: State) -> int:
        return self.grid.all ^ (state.own | state.enemy)

    def _can_capture(self, state: State) -> bool:
        return bool(self.grid.spread(state.own) & state.enemy)

    def _joins(self, part: int) -> tuple[bool, bool]:
        """Return for each player whether connected cells touch both his sides."""
        (left, right), (top, bottom) = self.goals
        return bool(part & left and part & right), bool(part & top and part & bottom)


def _winner(joined: tuple[bool, bool], mover: Seat) -> Seat | None:
    """Return who wins by these tunnels when ``mover`` has just moved."""
    if joined[mover.other]:
        return mover.other
    return mover if joined[mover] else None
