"""A position of XII Scripta: the men, the throw, and what its dice can be used for."""

from collections.abc import Iterator
from typing import NamedTuple

from trisq.game import Seat
from trisq.games.scripta.board import HANDS, HOME, LAST, OFFS, SITE, Side, opposite
from trisq.games.scripta.notation import Move


class State(NamedTuple):
    """Both sides, whose turn it is, the throw and the dice of it not used yet."""

    sides: tuple[Side, Side] = (Side(), Side())
    seat: Seat = Seat.FIRST
    throw: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()


def is_home(side: Side) -> bool:
    """Tell whether all men that have not finished stand on the end points."""
    return not (side.waiting or side.captured or any(side.men[: HOME + 1]))


def uses(state: State) -> Iterator[Move]:
    """Yield every use of the dice on the table, equal dice once."""
    side = state.sides[state.seat]
    for die in sorted(set(state.dice)):
        if (side.captured or side.waiting) and can_land(state, die):
            yield Move("place", die)
        if side.captured:
            continue
        for point, men in enumerate(side.men):
            if men and point + die <= LAST and can_land(state, point + die):
                yield Move("step", die, point)
        if is_home(side) and side.men[HOME + die]:
            yield Move("take", die)


def is_stuck(state: State) -> bool:
    """Tell whether dice lie there of which none can be used."""
    side = state.sides[state.seat]
    return bool(state.dice) and side.off < side.total and not any(uses(state))


def can_land(state: State, point: int) -> bool:
    """Tell whether fewer than two enemy men stand on a point of who moves."""
    return state.sides[state.seat.other].men[opposite(point)] < 2


def hit(state: State, move: Move) -> bool:
    """Tell whether a man lands on a single enemy man."""
    goal = move.goal
    return goal <= LAST and state.sides[state.seat.other].men[opposite(goal)] > 0


def used(state: State, move: Move) -> State:
    """Return what becomes of a position by the use of a die."""
    dice = list(state.dice)
    dice.remove(move.die)
    sides = _moved(state, move)
    if not dice:
        return State(sides, state.seat.other)
    return State(sides, state.seat, state.throw, tuple(dice))


def _moved(state: State, move: Move) -> tuple[Side, Side]:
    """Return both sides after a die was used."""
    side, enemy = state.sides[state.seat], state.sides[state.seat.other]
    men, goal = list(side.men), move.goal
    if move.kind == "place":
        hand = "captured" if side.captured else "waiting"
        side = side._replace(**{hand: getattr(side, hand) - 1})
    else:
        men[move.start] -= 1
    if goal <= LAST:
        men[goal] += 1
        there = opposite(goal)
        if enemy.men[there]:
            left = (*enemy.men[:there], 0, *enemy.men[there + 1 :])
            enemy = enemy._replace(men=left, captured=enemy.captured + 1)
    side = side._replace(men=tuple(men))
    return (side, enemy) if state.seat is Seat.FIRST else (enemy, side)


def way(seat: Seat, move: Move) -> tuple[str, str]:
    """Return the sites that a man leaves and reaches."""
    sites, start, goal = SITE[seat], move.start, move.goal
    here = sites[start] if start else HANDS[seat]
    return here, sites[goal] if goal <= LAST else OFFS[seat]
