"""Trisq: triangles and squares, the capture of single figures.

1. 13 x 13 points; triangles first; each move puts one own figure on an empty point.
2. A figure is smothered when all its neighbours on the board are enemy figures. An
   empty or friendly neighbour saves it, so two figures side by side are safe for ever.
3. After a move every smothered enemy figure is captured, then the figure just put
   must not be smothered itself: no self-capture.
4. A move must not bring back the whole board of two moves ago: no repetition.
5. Our extension, the source has no end: a player who has no legal point loses.
6. Our extension: as its first move square may swap. The triangle becomes a square, and
   triangles are to move. Else who opens in the centre and copies every move across it
   would be hard to beat.
7. Our extension: captures can go round and round, so a game in which three times as
   many moves were played as the board has points is a draw.

Source: the "Trisq" project description (triangles and squares), tasks 1 and 2.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from trisq.bits import PointSet, points
from trisq.errors import IllegalMoveError, NotationError, PositionError
from trisq.game import PLAYERS, Game, Outcome, Seat
from trisq.grid import Grid
from trisq.position import ON_GRID, Setup, placed, refuse_strange, runs
from trisq.scene import Area, Band, Board, Button, Dot, Label, Line, Scene, Site
from trisq.words import say

LETTERS = "abcdefghjklmn"  # no i: it looks too much like j and 1
SWAP = -1  # a move; all others are points
SYMBOLS = ("▲", "□")
EMPTY = "·"
ROUNDS = 3  # moves for each point of the board, then it is a draw

Origin = tuple[int, int, int]  # the first ply of a game, figures that stood there
SWAPPED: Origin = (0, -1, 0)  # a triangle was put that nobody has captured


class State(NamedTuple):
    """One bit per point: the figures of the player to move, the enemy's, the choice.

    ``legal`` belongs to the value because repetition depends on the board before; so
    nobody has to keep that board, and nothing is worked out twice. ``origin`` is there
    once the game is not simply one that began on the empty board. A tuple, because
    making one is most of what a playout does.
    """

    own: int
    enemy: int
    legal: int
    ply: int
    origin: Origin | None = None

    @property
    def played(self) -> int:
        """How many moves were played."""
        return self.ply - self.origin[0] if self.origin else self.ply


_new = tuple.__new__  # makes a State in half the time that calling it takes


@dataclass(frozen=True)
class Trisq(Game[State, int]):
    """The rules on a board of ``size`` x ``size`` points; a move is a point or SWAP."""

    name = "trisq"
    title = "Trisq"
    sides = figures = (say("triangle"), say("square"))
    variant_kind = say("Board")

    size: int = len(LETTERS)

    grid: Grid = field(init=False, repr=False, compare=False)
    limit: int = field(init=False, repr=False, compare=False)

    @property
    def variant(self) -> str:
        """Smaller boards are variants."""
        return "" if self.size == len(LETTERS) else f"size{self.size}"

    @property
    def variant_label(self) -> str:
        """Name the size."""
        return self.grid.measure

    def __post_init__(self) -> None:
        """Name the points, a13 at the top left."""
        letters, rows = LETTERS[: self.size], range(self.size, 0, -1)
        names = tuple(tuple(f"{letter}{row}" for letter in letters) for row in rows)
        object.__setattr__(self, "grid", Grid(names))
        object.__setattr__(self, "limit", ROUNDS * self.size**2)

    def initial(self) -> State:
        """Return the empty board."""
        return self.position(0, 0)

    def position(self, own: int, enemy: int, ply: int = 0) -> State:
        """Return a position set up by hand, with no board before it to repeat."""
        return State(own, enemy, self._open(own, enemy), ply)

    def set_up(self, setup: Setup) -> State:
        """Put figures on the points, from the top left; none may be smothered."""
        refuse_strange(setup, (), self.title)
        sides = placed(setup, tuple(self.grid.point))
        boards = [sum(1 << self.grid.point[name] for name in some) for some in sides]
        for own, enemy in (boards, boards[::-1]):
            for name in self.grid.names_of(own & ~self.survivors(own, enemy)):
                why = say(
                    "The figure on {site} is surrounded by enemy figures; give it"
                    " an empty or friendly neighbour.",
                    site=name,
                )
                raise PositionError("bad-position", why)
        turn = setup.turn
        state = self.position(boards[turn], boards[1 - turn], turn)
        return state._replace(origin=(turn, len(sides[0]), len(sides[1])))

    def layout(self, state: State) -> Setup:
        """Return the figures, point by point."""
        rows = self.grid.signs(*self._boards(state), ON_GRID)
        return Setup(self.to_move(state), runs(sign for row in rows for sign in row))

    def to_move(self, state: State) -> Seat:
        """Triangles move first, then the players alternate."""
        return PLAYERS[state.ply & 1]

    def legal_moves(self, state: State) -> Sequence[int]:
        """Return the legal points in reading order, and the swap behind them."""
        if 1 < state.ply < self.limit:
            return PointSet(state.legal)
        if self._is_drawn(state):
            return ()
        legal = PointSet(state.legal)
        return (*legal, SWAP) if self.can_swap(state) else legal

    def can_swap(self, state: State) -> bool:
        """Tell whether square may take the first triangle over."""
        return state.ply == 1 and state.origin is None

    def refusal(self, state: State, move: int) -> IllegalMoveError | None:
        """Name the rule that forbids a point, or the swap."""
        if move == SWAP:
            if self.can_swap(state):
                return None
            why = say(
                "you may swap only on the second move of a game that started on"
                " an empty board."
            )
            return IllegalMoveError("no-swap", why)
        if state.legal >> move & 1:
            return None
        name = self.grid.name[move]
        if (state.own | state.enemy) >> move & 1:
            return IllegalMoveError(
                "occupied",
                say("{site} is taken; choose an empty point.", site=name),
                sites=(name,),
            )
        if lost := self.captures(state, move):
            return IllegalMoveError(
                "repetition",
                say(
                    "{site} would repeat the position from two moves ago;"
                    " play somewhere else first.",
                    site=name,
                ),
                sites=(name, *lost),  # where a figure comes back, and where one goes
            )
        return IllegalMoveError(
            "self-capture",
            say(
                "{site} is surrounded by enemy figures, and you capture none"
                " of them; self-capture is not allowed.",
                site=name,
            ),
            sites=self.grid.names_of(self.grid.near[move]),
        )

    def apply(self, state: State, move: int) -> State:
        """Put a figure, capture, and work out where the opponent may play."""
        if move == SWAP:
            return state._replace(ply=state.ply + 1, origin=SWAPPED)
        before_own, before_enemy, _, ply, origin = state
        grid = self.grid
        own = before_own | 1 << move
        # Beside a point that is not ours: a figure lives there, and may be put there.
        room = grid.spread(grid.all ^ own)
        enemy = before_enemy & room
        empty = grid.all ^ own ^ enemy
        legal = empty & room
        if legal != empty:
            legal |= empty & self._smothers(enemy, own)
        if enemy != before_enemy:
            # Only who takes back on the one point just lost can repeat the old board.
            lost = before_enemy ^ enemy
            alone = not lost & (lost - 1)
            if alone and self.survivors(own, before_enemy) == before_own:
                legal &= ~lost
        return _new(State, (enemy, own, legal, ply + 1, origin))

    def outcome(self, state: State) -> Outcome | None:
        """Give the game to the opponent of who has no legal point: our extension.

        So is the draw of a game that goes on and on.
        """
        if state.legal:
            if state.ply < self.limit or not self._is_drawn(state):
                return None
            why = say("{count} moves without a winner (our own rule)", count=self.limit)
            return Outcome(None, why)
        loser = self.to_move(state)
        reason = say("{side} has nowhere to play", side=self.sides[loser])
        return Outcome(loser.other, reason)

    def because(self, state: State) -> str:
        """Say of how many points none can be taken, if all are of one kind."""
        if state.legal:
            return ""
        free = self._closed(state)
        if not free:
            return say("The board is full.")
        refusals = (self.refusal(state, point) for point in points(free))
        smothered = all(some and some.code == "self-capture" for some in refusals)
        why = say(
            "{count} {count:point is|points are} still free,"
            " but every neighbour there is an enemy.",
            count=free.bit_count(),
        )
        return why if smothered else ""

    def _closed(self, state: State) -> int:
        """Return the free points of a game that ended because none can be taken."""
        return 0 if state.legal else self.grid.all & ~(state.own | state.enemy)

    def parse(self, text: str) -> int:
        """Read a point such as ``a13``, or ``swap``."""
        if text == "swap":
            return SWAP
        point = self.grid.point.get(text)
        if point is None:
            raise NotationError(
                "unreadable",
                say(
                    "there is no such point; points run from a1 to {last},"
                    " and there is no column i.",
                    last=f"{LETTERS[self.size - 1]}{self.size}",
                ),
            )
        return point

    def format(self, move: int) -> str:
        """Write a point or the swap."""
        return "swap" if move == SWAP else self.grid.name[move]

    def path(self, state: State, move: int) -> tuple[str, ...]:
        """One click on the point, or on the button to swap."""
        del state
        return ("swap" if move == SWAP else self.grid.name[move],)

    def describe(self, state: State, move: int) -> str:
        """Say what became of the figure that was swapped."""
        if move != SWAP:
            return super().describe(state, move)
        (site,) = self.grid.names_of(state.enemy)
        return say("swapped: {site} is a square now", site=site)

    def instruction(self, state: State, move: int) -> str:
        """Name the figure and the point, or the swap."""
        if move == SWAP:
            return say("swap")
        site = self.grid.name[move]
        if self.to_move(state) is Seat.FIRST:
            return say("put a triangle on {site}", site=site)
        return say("put a square on {site}", site=site)

    def captures(self, state: State, move: int) -> tuple[str, ...]:
        """Return the enemy figures that a move smothers."""
        if move == SWAP:
            return ()
        beside = state.enemy & self.grid.near[move]
        if not beside:
            return ()
        lost = beside & ~self.survivors(beside, state.own | 1 << move)
        return self.grid.names_of(lost)

    def status_note(self, state: State) -> str:
        """Count the captured figures; for information, they decide nothing."""
        lost = (f"{sign} {count}" for sign, count in zip(SYMBOLS, self._lost(state)))
        return say("Captured: {lost}", lost=", ".join(lost))

    def _lost(self, state: State) -> tuple[int, int]:
        """Return how many triangles and squares were captured."""
        first, *stood = state.origin or (0, 0, 0)
        triangles, squares = self._boards(state)
        return (
            stood[0] + (state.ply + 1) // 2 - (first + 1) // 2 - triangles.bit_count(),
            stood[1] + state.ply // 2 - first // 2 - squares.bit_count(),
        )

    def todo(self, state: State) -> str:
        """Ask for a figure, anywhere; say what a swap would be."""
        if self.can_swap(state):
            return say("Place a square, or swap: the triangle becomes yours.")
        figure = self.figures[self.to_move(state)]
        return say("Place a {figure} on any free point.", figure=figure)

    def tally(self, state: State, seat: Seat) -> str:
        """Count the figures that a player has captured."""
        return say("took {count}", count=self._lost(state)[seat.other])

    def text(self, state: State, seat: Seat = Seat.FIRST) -> str:
        """Draw the board exactly as the source does."""
        del seat
        lines = ["   " + "  ".join(LETTERS[: self.size])]
        rows = self.grid.signs(*self._boards(state), EMPTY + "".join(SYMBOLS))
        for number, signs in zip(range(self.size, 0, -1), rows):
            lines.append(f"{number:>2} " + "  ".join(signs))
        return "\n".join(lines)

    def scene(self, state: State) -> Scene:
        """Return lines through the points, coordinates and figures."""
        boards = map(self.grid.names_of, self._boards(state))
        buttons = (Button("swap", say("Swap")),) if self.can_swap(state) else ()
        return Scene(
            self._board,
            self.pieces(boards),
            closed=self.grid.names_of(self._closed(state)),
            buttons=buttons,
        )

    @cached_property
    def _board(self) -> Board:
        """The board without figures: a wall around it, for its edge is an enemy, too.

        Coordinates stand left and below.
        """
        margin, wall = 1.12, 0.62
        last = margin + self.size - 1
        width = last + margin
        steps = [margin + step for step in range(self.size)]
        places = (
            (name, self.grid.place(point)) for point, name in self.grid.name.items()
        )
        start, long = margin - wall, last - margin + 2 * wall
        return Board(
            width=width,
            height=width,
            radius=0.5,
            sites=tuple(
                Site(name, steps[column], steps[row]) for name, (column, row) in places
            ),
            lines=(
                *(Line(margin, y, last, y) for y in steps),
                *(Line(x, margin, x, last) for x in steps),
            ),
            dots=tuple(Dot(steps[i], steps[j]) for i, j in self._dots),
            labels=(
                *(
                    Label(0.24, y, str(self.size - row), 0.34)
                    for row, y in enumerate(steps)
                ),
                *(
                    Label(x, width - 0.24, letter, 0.34)
                    for x, letter in zip(steps, LETTERS)
                ),
            ),
            goals=(Area(start, start, long, long, "wall", 0.1),),
            bands=tuple(
                Band(axis, *edge, {"narrow": 0.5})
                for axis in "xy"
                for edge in ((0.0, margin), (last, width))
            ),
        )

    @property
    def _dots(self) -> list[tuple[int, int]]:
        """Points for the eye: the middle, and the fourth from each corner."""
        low, middle, high = 3, self.size // 2, self.size - 4
        if self.size < 9:
            return []
        return [(middle, middle), *((x, y) for x in (low, high) for y in (low, high))]

    def _is_drawn(self, state: State) -> bool:
        """Tell whether the game has gone on for too long; who cannot move has lost."""
        return bool(state.legal) and state.played >= self.limit

    def _boards(self, state: State) -> tuple[int, int]:
        """Return the triangles and the squares."""
        own, enemy = state.own, state.enemy
        return (own, enemy) if self.to_move(state) is Seat.FIRST else (enemy, own)

    def survivors(self, figures: int, enemy: int) -> int:
        """Return the figures with a neighbour that is empty or a friend."""
        return figures & self.grid.spread(self.grid.all ^ enemy)

    def _open(self, own: int, enemy: int) -> int:
        """Return the empty points where ``own`` may go, repetition aside.

        Such a point has an empty neighbour, a friend, or an enemy that it smothers:
        one whose only neighbour that is not ``own`` is this point.
        """
        empty = self.grid.all ^ (own | enemy)
        return self.survivors(empty, enemy) | empty & self._smothers(own, enemy)

    def _smothers(self, own: int, enemy: int) -> int:
        """Return the points beside a figure of ``enemy`` that has one point left."""
        grid = self.grid
        others = grid.all ^ own
        left, right = others << 1, others >> 1
        up, down = others << grid.stride, others >> grid.stride
        odd = left ^ right ^ up ^ down  # one such neighbour, or three
        return grid.spread(enemy & odd & ~(left & right | up & down))
