"""How fast the general search is on the Dama board, against a loop written for it.

The bare loop is the same search on the same tables of the board, but one function in
which steps, captures and judgement are written out: no protocol, and nobody is called
but itself (and the general board where men are placed or fly, which is rare here). Both
look at exactly the same positions, in turns within one run.
"""

import statistics
import time
from random import Random

from trisq.games.dama import fastboard
from trisq.games.dama.computer import FastBoard
from trisq.games.dama.evaluation import ACROSS, PHASES
from trisq.games.dama.fastboard import (
    AHEAD,
    BACK,
    BEHIND,
    BETWEEN,
    DOWN,
    EMPTY,
    FORTH,
    IN_MILLS,
    MEN,
    MIDDLES,
    PUT,
    STEPPING,
    UP,
    WAYS,
    Position,
)
from trisq.games.dama.rules import Dama
from trisq.search.alphabeta import LIKELY, SURE, WIN, AlphaBeta

ROUNDS = 5
DEPTH = 7
ALL = 2 * WIN
SEEDS = range(8)


class Bare:
    """The search of ``trisq.search.alphabeta`` for one board, made for speed only."""

    def __init__(self) -> None:
        self.table: dict[Position, tuple[int, int, int, Position | None]] = {}
        self.work = 0

    def search(  # noqa: PLR0912, PLR0915 - that it is one function is the point
        self, position: Position, depth: int, alpha: int, beta: int
    ) -> int:
        """Return the value of a position."""
        first = None
        entry = self.table.get(position)
        if entry is not None:
            known, low, high, first = entry
            if known >= depth or low >= SURE or high <= -SURE:
                if low >= beta or low == high:
                    return low
                if high <= alpha:
                    return high
        low, self.work = alpha, self.work + 1
        best, choice = -WIN, first
        if depth > 1 and first is not None:
            best = -self.search(first, depth - 1, -beta, -alpha)
            if best >= beta:
                self.table[position] = (depth, best, ALL, first)
                return best
            alpha = max(alpha, best)
        a, b, c, rest = position
        side, phase, quiet, taking = WAYS[rest]
        if phase == STEPPING:
            men, put, forth, back = MEN[side], PUT[side], FORTH[side], BACK[side]
            in_a, in_b, in_c = men[a], men[b], men[c]
            to_a, to_b, to_c = EMPTY[a], EMPTY[b], EMPTY[c]
            children: list[Position] = []
            mills: list[tuple[int, int, int]] = []
            up, down = UP[in_a] & to_a, DOWN[in_a] & to_a
            if up or down:
                across = in_b & in_c & MIDDLES
                u, d = up & (AHEAD[in_a] | across), down & (BEHIND[in_a] | across)
                if u or d:
                    mills += [(a + x, b, c) for x in forth[u] + back[d]]
                children += [
                    (a + x, b, c, quiet) for x in forth[up ^ u] + back[down ^ d]
                ]
            up, down = UP[in_b] & to_b, DOWN[in_b] & to_b
            if up or down:
                across = in_a & in_c & MIDDLES
                u, d = up & (AHEAD[in_b] | across), down & (BEHIND[in_b] | across)
                if u or d:
                    mills += [(a, b + x, c) for x in forth[u] + back[d]]
                children += [
                    (a, b + x, c, quiet) for x in forth[up ^ u] + back[down ^ d]
                ]
            up, down = UP[in_c] & to_c, DOWN[in_c] & to_c
            if up or down:
                across = in_a & in_b & MIDDLES
                u, d = up & (AHEAD[in_c] | across), down & (BEHIND[in_c] | across)
                if u or d:
                    mills += [(a, b, c + x) for x in forth[u] + back[d]]
                children += [
                    (a, b, c + x, quiet) for x in forth[up ^ u] + back[down ^ d]
                ]
            if ends := in_a & to_b & MIDDLES:
                close = ends & BETWEEN[in_b]
                mills += [(a - x, b + x, c) for x in put[close]]
                children += [(a - x, b + x, c, quiet) for x in put[ends ^ close]]
            if ends := in_b & to_a & MIDDLES:
                close = ends & BETWEEN[in_a]
                mills += [(a + x, b - x, c) for x in put[close]]
                children += [(a + x, b - x, c, quiet) for x in put[ends ^ close]]
            if ends := in_b & to_c & MIDDLES:
                close = ends & BETWEEN[in_c]
                mills += [(a, b - x, c + x) for x in put[close]]
                children += [(a, b - x, c + x, quiet) for x in put[ends ^ close]]
            if ends := in_c & to_b & MIDDLES:
                close = ends & BETWEEN[in_b]
                mills += [(a, b + x, c - x) for x in put[close]]
                children += [(a, b + x, c - x, quiet) for x in put[ends ^ close]]
            if mills:
                enemy, put = MEN[1 - side], PUT[1 - side]
                in_a, in_b, in_c = enemy[a], enemy[b], enemy[c]
                across = in_a & in_b & in_c & MIDDLES
                at_a = in_a & ~(IN_MILLS[in_a] | across)
                at_b = in_b & ~(IN_MILLS[in_b] | across)
                at_c = in_c & ~(IN_MILLS[in_c] | across)
                if not (at_a or at_b or at_c):
                    at_a, at_b, at_c = in_a, in_b, in_c
                taken: list[Position] = []
                for a, b, c in mills:
                    taken += [(a - x, b, c, taking) for x in put[at_a]]
                    taken += [(a, b - x, c, taking) for x in put[at_b]]
                    taken += [(a, b, c - x, taking) for x in put[at_c]]
                children = taken + children
        else:
            children = fastboard.children(position)
        if depth == 1:
            best, choice = WIN, None
            done = 0
            for child in children:
                done += 1
                a, b, c, rest = child
                ring, lines, left = PHASES[rest]
                across = OUTER[a] | MIDDLE[b] | INNER[c]
                total = ring[a] + ring[b] + ring[c]
                total += lines[across & 4095] + lines[across >> 12]
                value = (total >> 10) + left[total & 1023]
                if rest & 1:
                    value = -value
                if value < best:
                    best, choice = value, child
                    if value <= -beta:
                        break
            self.work += done
            best = -best
        else:
            self.work += len(children)
            if depth > 2:
                keyed = []
                for at, child in enumerate(children):
                    a, b, c, rest = child
                    ring, lines, left = PHASES[rest]
                    across = OUTER[a] | MIDDLE[b] | INNER[c]
                    total = ring[a] + ring[b] + ring[c]
                    total += lines[across & 4095] + lines[across >> 12]
                    value = (total >> 10) + left[total & 1023]
                    keyed.append((-value if rest & 1 else value, at, child))
                keyed.sort()
                children = [child for _, _, child in keyed]
            for at, child in enumerate(children):
                if child == first:
                    continue
                value = alpha + 1
                if choice is not None:
                    if depth > 2 and at >= LIKELY:
                        value = -self.search(child, depth - 2, -alpha - 1, -alpha)
                    if value > alpha:
                        value = -self.search(child, depth - 1, -alpha - 1, -alpha)
                if choice is None or alpha < value < beta:
                    value = -self.search(child, depth - 1, -beta, -alpha)
                if value > best or choice is None:
                    best, choice = value, child
                    if value >= beta:
                        break
                    alpha = max(alpha, value)
        self.table[position] = (
            depth,
            best if best > low else -ALL,
            best if best < beta else ALL,
            choice,
        )
        return best


OUTER, MIDDLE, INNER = ACROSS


def start(seed: int) -> Position:
    """Return a position after the last placement; captures are avoided on the way."""
    game, chance = Dama(), Random(seed)
    state = game.initial()
    while state.own_hand or state.enemy_hand or state.over:
        if state.over:
            state = game.initial()
        moves = game.legal_moves(state)
        quiet = [move for move in moves if move[2] < 0]
        state = game.apply(state, chance.choice(quiet or moves))
    return fastboard.position(state)


def general(position: Position) -> tuple[float, int, int]:
    """Return positions per second, how many, and the value found."""
    search = AlphaBeta(FastBoard(), 10**9)
    begin = time.process_time()
    value = 0
    for depth in range(2, DEPTH + 1):
        (value,) = search.values([position], depth + 1)
    return search.work / (time.process_time() - begin), search.work, -value


def bare(position: Position) -> tuple[float, int, int]:
    """Return the same for the loop."""
    search = Bare()
    begin = time.process_time()
    value = 0
    for depth in range(2, DEPTH + 1):
        value = search.search(position, depth, -ALL, ALL)
    return search.work / (time.process_time() - begin), search.work, value


def main() -> None:
    positions = [start(seed) for seed in SEEDS]
    rates: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        for position in positions:
            ours, theirs = general(position), bare(position)
            assert ours[1:] == theirs[1:], "they do not search the same"
            rates.append((ours[0], theirs[0]))
    for name, at in (("general search", 0), ("bare loop", 1)):
        print(
            f"{name:<16} {statistics.median(r[at] for r in rates):>9,.0f} positions/s"
        )
    ratio = statistics.median(ours / theirs for ours, theirs in rates)
    print(f"general : bare   {ratio:.2f} x")


if __name__ == "__main__":
    main()
