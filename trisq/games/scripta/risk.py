"""How likely a man of XII Scripta is captured before his player's next turn: exactly.

Whatever else the opponent does, only his captured men come before the man who hits: his
other men are never in the way. ``tests/games/scripta`` compares it with the rules.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate, permutations

from trisq.games.scripta.board import LAST, Side, opposite
from trisq.games.scripta.notation import DICE, FACES, THROWS

WAYS = len(FACES) ** DICE  # that three dice can fall


def ways(own: Side, enemy: Side, point: int) -> int:
    """Return how many of all ways to roll let the enemy capture a man on a point."""
    if own.men[point] != 1:
        return 0
    open_ = [own.men[opposite(goal)] < 2 for goal in range(1, LAST + 1)]
    target = opposite(point)
    return sum(
        round(chance * WAYS)
        for move, chance in THROWS
        if any(
            _hits(enemy, order, target, (False, *open_))
            for order in set(permutations(move.throw))
        )
    )


def _hits(enemy: Side, dice: Sequence[int], target: int, open_: Sequence[bool]) -> bool:
    """Tell whether dice capture who stands on the target, if used in this order."""
    entering, rest = dice[: enemy.captured], dice[enemy.captured :]
    if not all(open_[die] for die in entering):
        return target in entering[: next(_closed(entering, open_))]
    if target in entering:
        return True
    starts = {point for point, count in enumerate(enemy.men) if count} | {*entering}
    if enemy.waiting:
        starts.add(0)
    for run in range(1, len(rest) + 1):
        start = target - sum(rest[:run])
        stops = [start + step for step in accumulate(rest[:run])]
        if start in starts and all(open_[stop] for stop in stops):
            return True
    return False


def _closed(dice: Sequence[int], open_: Sequence[bool]) -> Iterator[int]:
    """Yield the places of the dice by which nobody can enter."""
    return (at for at, die in enumerate(dice) if not open_[die])
