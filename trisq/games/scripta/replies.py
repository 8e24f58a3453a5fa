"""What the best use of each throw is worth, all throws in one walk.

Throws share their first dice, so they are branches of one tree. The last die moves one
man, and changes a score by what he was worth there and is here: no board is made for
that, unless he captures. ``tests/games/scripta`` compares it with ``fastboard.ends``.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import inf
from operator import getitem

from trisq.games.scripta.board import LAST
from trisq.games.scripta.evaluation import Judge
from trisq.games.scripta.fastboard import (
    CAPTURED,
    FREE,
    THERE,
    Bound,
    Position,
    binding,
    moved,
    rooms,
    unbound,
    uses,
)
from trisq.games.scripta.notation import DICE, FACES, THROWS

Throw = tuple[int, ...]

# The middle of a turn: both sides and their score, the dice used, and what is bound.
_Node = tuple[bytes, bytes, float, Throw, Bound]

_WITH = {  # dice and one more, in ascending order
    (some, die): tuple(sorted((*some, die)))
    for count in range(DICE)
    for some in combinations_with_replacement(FACES, count)
    for die in FACES
}


class Walk:
    """The best score for each throw, and how many ends of turns were compared."""

    def __init__(self, judge: Judge, position: Position) -> None:
        """Walk through all turns from a position."""
        own, enemy = position
        self.best: dict[Throw, float] = {move.throw: -inf for move, _ in THROWS}
        self.work = 0
        self._judge = judge
        self._room = {die: rooms(enemy, die) for die in FACES}
        (score,) = judge.scores([position])
        layer: list[_Node] = [(own, enemy, score, (), FREE)]
        for _ in range(DICE - 1):
            layer = [after for node in layer for after in self._grown(node)]
        for node in layer:
            self._compare(node)

    def _grown(self, node: _Node) -> Iterator[_Node]:
        """Yield what one die more makes of a node; for dice of no use it is an end."""
        own, enemy, score, used, bound = node
        stuck = []
        for die in FACES:
            able = uses(own, die, self._room[die])
            if not able:
                stuck.append(die)
            for use in unbound(able, die, bound):
                after = moved(own, enemy, use)
                binds = binding(own, after[0], die, use)
                (worth,) = self._judge.scores([after])
                yield *after, worth, _WITH[used, die], binds
        for rest in combinations_with_replacement(stuck, DICE - len(used)):
            self._end(tuple(sorted(used + rest)), [score])

    def _compare(self, node: _Node) -> None:
        """Compare what the last die makes of a node."""
        own, enemy, score, used, bound = node
        less, more = self._judge.changes(enemy)
        lost, won = [*map(getitem, less, own)], [*map(getitem, more, own)]
        base = score + lost[CAPTURED] if own[CAPTURED] else score
        for die in FACES:
            able = uses(own, die, self._room[die])
            if not able:
                self._end(_WITH[used, die], [score])
            elif able := unbound(able, die, bound):
                ends = [base + lost[start] + won[goal] for start, goal in able]
                for at, use in enumerate(able):
                    if use[1] <= LAST and enemy[THERE[use[1]]]:
                        (ends[at],) = self._judge.scores([moved(own, enemy, use)])
                self._end(_WITH[used, die], ends)

    def _end(self, throw: Throw, scores: list[float]) -> None:
        """Note what a throw can end with."""
        self.work += len(scores)
        self.best[throw] = max(self.best[throw], *scores)
