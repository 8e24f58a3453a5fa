"""Trisq as tree search wants it: moves worth a thought, and when the end is certain.

A point is quiet when all its neighbours are safe figures, for nothing will ever change
there. If all are of one side, only this side can fill it: a spare move. If not, either
side can, and whoever does leaves the move to the other. Once all empty points are
quiet the game is decided: who has more spare moves wins; if both have the same, then
who is to move wins exactly if the number of points for either is odd.
"""

from functools import cache
from random import Random

from trisq.bits import points
from trisq.games.trisq.playout import (
    EMPTY,
    LONE,
    LONES,
    SAFE,
    SIDE,
    SINGLE,
    Position,
    fill,
)
from trisq.games.trisq.rules import State, Trisq

EYES = (0.0, 0.3, 0.15, 0.06, 0.0)  # for the point itself, by the empty around it


class Mailbox:
    """Trisq as tree search wants it; moves are points."""

    def __init__(self, game: Trisq) -> None:
        """Work for boards of this size."""
        self.wide = game.size + 1
        self.slots = self.wide * self.wide
        self.steps = (-self.wide, -1, 1, self.wide)

    def position(self, game: Trisq, state: State) -> Position:
        """Read a state."""
        turn = state.ply & 1
        board = [0] * self.slots
        empties = list(points(game.grid.all ^ (state.own | state.enemy)))
        for point in empties:
            board[point] = EMPTY
        for side, figures in ((turn, state.own), (1 - turn, state.enemy)):
            safe = figures & game.grid.spread(figures)
            for point in points(figures):
                board[point] = SAFE[side] if safe >> point & 1 else LONE[side]
        position = Position(board, empties, ([], []), [], turn, -1)
        banned = [
            point
            for point in empties
            if not state.legal >> point & 1 and self.legal(position, point)
        ]
        ko = banned[0] if banned else -1
        return self._sorted(position._replace(ko=ko), empties)

    def near(self, board: list[int], point: int) -> int:
        """Add up the neighbours of a point."""
        wide = self.wide
        return (
            board[point - 1]
            + board[point + 1]
            + board[point - wide]
            + board[point + wide]
        )

    def legal(self, position: Position, point: int) -> bool:
        """Tell whether the player to move may fill an empty point."""
        if point == position.ko:
            return False
        near = self.near(position.board, point)
        if near >= EMPTY or near & SIDE[position.turn]:
            return True
        return bool(self.captured(position, point, near))

    def captured(self, position: Position, point: int, near: int) -> list[int]:
        """Return the enemy figures that a move smothers."""
        board, foe = position.board, 1 - position.turn
        if not near & SINGLE[foe]:
            return []
        prey = (point + step for step in self.steps)
        return [
            other
            for other in prey
            if board[other] == LONE[foe]
            and self.near(board, other) & ~SIDE[position.turn] == EMPTY
        ]

    def verdict(self, position: Position) -> int:
        """Count spare moves when nothing else is left."""
        if position.open:
            if position.either or position.spare[position.turn]:
                return 0
            can = any(self.legal(position, point) for point in position.open)
            return 0 if can else -1
        own = len(position.spare[position.turn])
        enemy = len(position.spare[1 - position.turn])
        won = own > enemy or (own == enemy and len(position.either) % 2 == 1)
        return 1 if won else -1

    def moves(self, position: Position) -> list[tuple[int, float]]:
        """Return the legal points, of quiet ones one of a kind: they are all equal."""
        turn = position.turn
        found = [
            (point, self.worth(position, point))
            for point in position.open
            if self.legal(position, point)
        ]
        if position.either:
            found.append((position.either[0], 0.3))
        if position.spare[turn]:
            found.append((position.spare[turn][0], 0.2))
        return found

    def worth(self, position: Position, point: int) -> float:
        """Guess the chance to win by a point from what is around it and next to it."""
        board, turn, foe = position.board, position.turn, 1 - position.turn
        near = self.near(board, point)
        guess = 0.4
        if near < 2 * EMPTY and not (near & SIDE[turn] and near & SIDE[foe]):
            guess -= 0.15  # inside an eye, his own or the enemy's
        for step in self.steps:
            other = point + step
            code = board[other]
            if code == EMPTY:
                beyond = self.near(board, other)
                if bool(beyond & SIDE[turn]) != bool(beyond & SIDE[foe]):
                    guess += EYES[beyond // EMPTY]
            elif code == LONE[foe]:
                beyond = self.near(board, other) & ~SIDE[turn]
                guess += 0.5 if beyond == EMPTY else 0.05
            elif code == LONE[turn] and (self.near(board, other) & ~SIDE[foe] == EMPTY):
                guess += 0.45
        return min(guess, 0.95)

    def after(self, position: Position, move: int) -> Position:
        """Put a figure, capture, and sort the empty points around."""
        turn, foe = position.turn, 1 - position.turn
        board = position.board[:]
        if move in position.either or move in position.spare[turn]:
            board[move] = SAFE[turn]
            either = [point for point in position.either if point != move]
            own = [point for point in position.spare[turn] if point != move]
            spare = (own, position.spare[1]) if turn == 0 else (position.spare[0], own)
            return Position(board, position.open, spare, either, foe, -1)
        near = self.near(board, move)
        lost = self.captured(position, move, near)
        friends = near & SIDE[turn]
        board[move] = SAFE[turn] if friends else LONE[turn]
        touched = [move + step for step in self.steps]
        for other in touched[:4]:
            if board[other] == LONE[turn]:
                board[other] = SAFE[turn]
                touched += [other + step for step in self.steps]
        for other in lost:
            board[other] = EMPTY
            touched.append(other)
        left = [point for point in position.open if point != move] + lost
        ko = -1
        if len(lost) == 1 and not friends:
            taken = Position(board, left, position.spare, position.either, foe, -1)
            back = self.captured(taken, lost[0], self.near(board, lost[0]))
            ko = lost[0] if back == [move] else -1
        after = Position(board, left, position.spare, position.either, foe, ko)
        return self._sorted(after, touched)

    def _sorted(self, position: Position, some: list[int]) -> Position:
        """Return the position with those of some points put aside that are quiet."""
        board, left, (first, second), either, turn, ko = position
        for point in some:
            if board[point] != EMPTY:
                continue
            near = self.near(board, point)
            if near >= EMPTY or near & LONES or point not in left:
                continue
            left = [other for other in left if other != point]
            if not near & SIDE[1]:
                first = [*first, point]
            elif not near & SIDE[0]:
                second = [*second, point]
            else:
                either = [*either, point]
        return Position(board, left, (first, second), either, turn, ko)

    def playout(
        self, position: Position, chance: Random
    ) -> tuple[bool, list[int], list[int]]:
        """Fill the board from here."""
        return fill(position, self.wide, chance)


mailbox = cache(Mailbox)  # by the rules, which are equal if the size is
