"""Positions of XII Scripta as links describe them: stack by stack."""

from collections.abc import Sequence

from trisq.game import PLAYERS, Seat
from trisq.games.scripta import board
from trisq.games.scripta.board import LAST, SIDES, Side
from trisq.games.scripta.state import State
from trisq.position import EMPTY, SIGNS, Run, Setup, refuse_beyond, wrong_count


def read(setup: Setup, total: int) -> State:
    """Put men on the points and elsewhere, so many in all; who is not named waits."""
    empty = sum(count for sign, count in setup.board if sign == EMPTY)
    stacks = [item for item in setup.board if item[0] != EMPTY]
    refuse_beyond(empty + len(stacks), len(board.IN_ROWS))
    men = [[0] * (LAST + 1), [0] * (LAST + 1)]
    at = 0
    for sign, count in setup.board:
        if sign != EMPTY:
            side = SIGNS.index(sign)
            men[side][board.number(board.IN_ROWS[at], side)] = count
        at += count if sign == EMPTY else 1
    one, other = (_side(setup, seat, men[seat], total) for seat in PLAYERS)
    return State((one, other), Seat(setup.turn), setup.dice, setup.dice)


def _side(setup: Setup, seat: Seat, men: Sequence[int], total: int) -> Side:
    """Return the men of a player, of whom all must be somewhere."""
    waiting, captured, off = (setup.counts.get(place + SIGNS[seat]) for place in "hco")
    there = sum(men) + (captured or 0) + (off or 0)
    if waiting is None and there <= total:
        waiting = total - there
    if there + (waiting or 0) != total:
        raise wrong_count(SIDES[seat], there + (waiting or 0))
    return Side(tuple(men), waiting or 0, captured or 0, total)


def written(state: State) -> Setup:
    """Return the stacks point by point, who is captured or off, and the dice."""
    stacks: list[Run] = []
    for site in board.IN_ROWS:
        counts = (
            (sign, side.men[board.number(site, seat)])
            for seat, (sign, side) in enumerate(zip(SIGNS, state.sides))
        )
        (stack,) = [run for run in counts if run[1]] or [(EMPTY, 1)]
        if stack[0] == EMPTY and stacks and stacks[-1][0] == EMPTY:
            stack = EMPTY, stacks.pop()[1] + 1
        stacks.append(stack)
    places = {
        place + sign: count
        for sign, side in zip(SIGNS, state.sides)
        for place, count in (("c", side.captured), ("o", side.off))
    }
    return Setup(state.seat, tuple(stacks), places, state.dice)
