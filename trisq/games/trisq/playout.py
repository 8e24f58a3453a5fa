"""Random games of Trisq to the end: the board as a flat list, for speed.

A point of the list holds a code, and the codes of four neighbours are added: the sum
tells how many are empty and how many single or safe figures of each side there are.
The list needs no wall above: an index below 0 is in its last row, which is a wall.
"""

from random import Random
from typing import NamedTuple

EMPTY = 0o10000
LONE = (0o1, 0o100)  # a figure without a friend beside it: it can be captured
SAFE = (0o10, 0o1000)  # one of two side by side: it stands for ever
SIDE = (0o77, 0o7700)  # both codes of a side, as often as neighbours can have them
SINGLE = (0o7, 0o700)  # the single figures of a side among neighbours
LONES = SINGLE[0] | SINGLE[1]
LONG = 400  # plies after which a playout stops: captures go round and round


class Position(NamedTuple):
    """A board, and its empty points sorted by who may fill them; never changed."""

    board: list[int]
    open: list[int]  # where something can still happen
    spare: tuple[list[int], list[int]]  # quiet points of the first and of the second
    either: list[int]  # quiet points that both may fill
    turn: int
    ko: int  # the point that would bring back the board of two moves ago, or -1


def fill(  # noqa: PLR0912, PLR0915 - a call would cost as much as a move does
    position: Position, wide: int, chance: Random
) -> tuple[bool, list[int], list[int]]:
    """Play to the end: at random, but capture and escape, and close own points."""
    random = chance.random
    steps = (-wide, -1, 1, wide)
    board = position.board[:]
    empties = position.open[:]
    me = position.turn
    mine = len(position.spare[me])
    others = len(position.spare[1 - me])
    odd = len(position.either) & 1
    lone, foe_lone = LONE[me], LONE[1 - me]
    safe, foe_safe = SAFE[me], SAFE[1 - me]
    side, foe = SIDE[me], SIDE[1 - me]
    played: list[int] = []
    replies: list[int] = []
    ko = position.ko
    answer = -1  # where the last move asks for a reply
    plies = 0
    while plies < LONG:
        plies += 1
        point = -1
        if answer >= 0:
            point = answer
            near = board[point - 1] + board[point + 1]
            near += board[point - wide] + board[point + wide]
        else:
            count = tries = len(empties)
            index = int(random() * count)
            spare = -1
            while tries > 0:
                tries -= 1
                if index >= count:
                    index = 0
                here = empties[index]
                near = board[here - 1] + board[here + 1]
                near += board[here - wide] + board[here + wide]
                if board[here] != EMPTY or (near < EMPTY and not near & LONES):
                    if board[here] == EMPTY:  # quiet
                        board[here] = 0
                        if not near & foe:
                            mine += 1
                        elif near & side:
                            odd ^= 1
                        else:
                            others += 1
                    empties[index] = empties[-1]
                    empties.pop()
                    count -= 1
                    continue
                if near >= EMPTY:
                    if near < 2 * EMPTY and not (near & side and near & foe):
                        # the last gap of an eye: play there instead
                        for step in steps:
                            if board[here + step] == EMPTY:
                                gap = here + step
                        beyond = board[gap - 1] + board[gap + 1]
                        beyond += board[gap - wide] + board[gap + wide]
                        if beyond >= 2 * EMPTY or (beyond & side and beyond & foe):
                            here = gap
                            near = beyond
                        else:
                            spare = here
                            index += 1
                            continue
                    point = here
                    break
                if near & side:
                    if near & foe:
                        point = here
                        break
                    spare = here
                elif here != ko:
                    # all around are enemies: it must smother one of them
                    for step in steps:
                        other = here + step
                        if board[other] == foe_lone:
                            beyond = board[other - 1] + board[other + 1]
                            beyond += board[other - wide] + board[other + wide]
                            if beyond & ~side == EMPTY:
                                point = here
                                break
                    if point >= 0:
                        break
                index += 1
            if point < 0:
                if spare >= 0:
                    point = spare
                    near = board[point - 1] + board[point + 1]
                    near += board[point - wide] + board[point + wide]
                elif not empties:
                    break
                elif odd:
                    odd = 0
                elif mine:
                    mine -= 1
                else:
                    mine = -1
                    break
        ko = answer = -1
        if point >= 0:
            taken = -1
            if near & (foe_lone * 7):
                for step in steps:
                    other = point + step
                    if board[other] == foe_lone:
                        beyond = board[other - 1] + board[other + 1]
                        beyond += board[other - wide] + board[other + wide]
                        if beyond & ~side == EMPTY:
                            board[other] = EMPTY
                            empties.append(other)
                            taken = other
                        elif beyond & ~side == 2 * EMPTY:
                            # it has one way out: the enemy will want it
                            for way in steps:
                                if board[other + way] == EMPTY and way != -step:
                                    answer = other + way
            if near & side:
                board[point] = safe
                if near & (lone * 7):
                    for step in steps:
                        if board[point + step] == lone:
                            board[point + step] = safe
            else:
                board[point] = lone
                ways = near & ~foe
                if taken >= 0:
                    if ways == 0:
                        ko = taken
                elif ways == EMPTY:
                    # it stands with one way out: the enemy will take it
                    for step in steps:
                        if board[point + step] == EMPTY:
                            answer = point + step
            played.append(point)
        played, replies = replies, played
        mine, others = others, mine
        lone, foe_lone = foe_lone, lone
        safe, foe_safe = foe_safe, safe
        side, foe = foe, side
        me = 1 - me
    won = mine > others or (mine == others and odd == 1)
    if me == position.turn:
        return won, played, replies
    return not won, replies, played
