"""Talpa for fast playouts: which cells would open a tunnel, kept up to date.

For each of the four sides a mask holds the cells at it or beside empty cells that lead
to it. A cell that is in the masks of both sides of a player opens this player's tunnel
when it becomes empty, so one look tells who can win at once, and what loses at once.
"""

from functools import cache
from random import Random
from typing import NamedTuple

from trisq.bits import nth, points
from trisq.games.talpa.rules import Move, State, Talpa


class Position(NamedTuple):
    """Stones of the player to move and the enemy, and what leads to the sides."""

    own: int
    enemy: int
    turn: int
    left: int
    right: int
    top: int
    bottom: int


class Tunnels:
    """Talpa as tree search wants it; a move is five times its start plus its way."""

    def __init__(self, game: Talpa) -> None:
        """Work for boards of this size."""
        self.grid = game.grid
        self.goals = game.goals
        self.near = [game.grid.near.get(p, 0) for p in range(max(game.grid.name) + 1)]
        self.ways = (1, -1, game.grid.stride, -game.grid.stride, 0)
        self.code = {way: number for number, way in enumerate(self.ways)}
        self.slots = 5 * len(self.near)

    def position(self, state: State) -> Position:
        """Read a state that is not over."""
        every, spread = self.grid.all, self.grid.spread
        empty = every ^ (state.own | state.enemy)
        reach = [
            (side | spread(self.grid.flood(side & empty, empty))) & every
            for goal in self.goals
            for side in goal
        ]
        left, right, top, bottom = reach
        turn = state.ply & 1
        return Position(state.own, state.enemy, turn, left, right, top, bottom)

    def number(self, move: Move) -> int:
        """Return a move as search counts it."""
        start, end = move
        return 5 * start + self.code[end - start]

    def move(self, number: int) -> Move:
        """Return a move as the rules know it."""
        start, way = divmod(number, 5)
        return start, start + self.ways[way]

    def opens(self, position: Position) -> tuple[int, int]:
        """Return the cells that open the tunnel of the mover, and of the enemy."""
        _, _, turn, left, right, top, bottom = position
        red, blue = left & right, top & bottom
        return (blue, red) if turn else (red, blue)

    def movable(self, own: int, enemy: int) -> int:
        """Return the stones that may move: who can capture must."""
        return own & self.grid.spread(enemy) or own

    def winning(self, position: Position) -> int:
        """Return the stones whose moves win at once."""
        good, bad = self.opens(position)
        return self.movable(position.own, position.enemy) & good & ~bad

    def verdict(self, position: Position) -> int:
        """Look for a move that wins at once, and for one that does not lose."""
        good, bad = self.opens(position)
        stones = self.movable(position.own, position.enemy) & ~bad
        if stones & good:
            return 1
        return 0 if stones else -1

    def sorted(self, position: Position) -> tuple[list[int], list[int]]:
        """Return the moves that win at once, and those that do not lose at once.

        A move loses at once, too, if the opponent can win after it. If all do, all.
        """
        moves = [move for move, _ in self.moves(position)]
        stones = self.winning(position)
        wins = [move for move in moves if stones >> move // 5 & 1]
        safe = [m for m in moves if self.verdict(self.after(position, m)) < 1]
        return wins, safe or moves

    def moves(self, position: Position) -> list[tuple[int, float]]:
        """Return the moves that do not open the enemy's tunnel, if there are any."""
        own, enemy = position.own, position.enemy
        good, bad = self.opens(position)
        stones = self.movable(own, enemy)
        stones = stones & ~bad or stones
        if not self.grid.spread(enemy) & own:
            return [(5 * start + 4, 0.5) for start in points(stones)]
        threats = enemy & bad & ~good
        return [
            (
                5 * start + self.code[end - start],
                0.8 if threats >> end & 1 else 0.5,
            )
            for start in points(stones)
            for end in points(self.near[start] & enemy)
        ]

    def after(self, position: Position, move: int) -> Position:
        """Empty a cell and follow what it joins."""
        own, enemy, turn, left, right, top, bottom = position
        start, end = self.move(move)
        own ^= 1 << start
        if start != end:
            own |= 1 << end
            enemy ^= 1 << end
        if (left | right | top | bottom) >> start & 1:
            empty = self.grid.all ^ (own | enemy)
            part = self.grid.flood(1 << start, empty)
            around = self.grid.spread(part) & self.grid.all
            left |= around if left >> start & 1 else 0
            right |= around if right >> start & 1 else 0
            top |= around if top >> start & 1 else 0
            bottom |= around if bottom >> start & 1 else 0
        return Position(enemy, own, 1 - turn, left, right, top, bottom)

    def playout(  # noqa: PLR0912, PLR0915 - a call would cost as much as a move
        self, position: Position, chance: Random
    ) -> tuple[bool, list[int], list[int]]:
        """Play to the end at random, but win at once, and lose only if forced to."""
        random = chance.random
        near, code, stride = self.near, self.code, self.grid.stride
        every = self.grid.all
        own, enemy, turn, a, b, c, d = position
        if turn:
            a, b, c, d = c, d, a, b  # now a and b are the sides of the mover
        played: list[int] = []
        replies: list[int] = []
        mine = True
        while True:
            stones = own & (enemy << 1 | enemy >> 1 | enemy << stride | enemy >> stride)
            capture = stones != 0
            if not capture:
                stones = own
            stones &= ~(c & d)
            if stones & a & b:
                won = True
                break
            if not stones:
                won = False
                break
            if capture:
                threats = enemy & c & d & ~(a & b)
                if threats:
                    some = stones & (
                        threats << 1
                        | threats >> 1
                        | threats << stride
                        | threats >> stride
                    )
                    if some:
                        stones = some
                    else:
                        threats = enemy
                else:
                    threats = enemy
                start = nth(stones, int(random() * stones.bit_count()))
                ends = near[start] & threats
                for _ in range(int(random() * ends.bit_count())):
                    ends &= ends - 1
                end = (ends & -ends).bit_length() - 1
                own ^= 1 << start | 1 << end
                enemy ^= 1 << end
                played.append(5 * start + code[end - start])
            else:
                start = nth(stones, int(random() * stones.bit_count()))
                own ^= 1 << start
                played.append(5 * start + 4)
            bit = 1 << start
            if (a | b | c | d) & bit:
                empty = every ^ (own | enemy)
                before, part = 0, bit
                while part != before:
                    before = part
                    part |= (
                        part << 1 | part >> 1 | part << stride | part >> stride
                    ) & empty
                part = (part << 1 | part >> 1 | part << stride | part >> stride) & every
                if a & bit:
                    a |= part
                if b & bit:
                    b |= part
                if c & bit:
                    c |= part
                if d & bit:
                    d |= part
            own, enemy = enemy, own
            a, b, c, d = c, d, a, b
            played, replies = replies, played
            mine = not mine
        if mine:
            return won, played, replies
        return not won, replies, played


tunnels = cache(Tunnels)  # by the rules, which are equal if the size is
