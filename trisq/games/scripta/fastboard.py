"""A fast board for XII Scripta: all ends of a turn, without the rules' own states.

A side is 39 bytes: the hand, the men on points 1 to 36 of its own course, the men who
are off, and how many in the hand are captured. A position is the side whose turn it is
and the other one. ``tests/games/scripta`` compares all this with the rules.
"""

from trisq.game import Seat
from trisq.games.scripta.board import HOME, LAST, Side, opposite
from trisq.games.scripta.notation import PASS, Move
from trisq.games.scripta.rules import State

HAND, OFF, CAPTURED = 0, LAST + 1, LAST + 2
THERE = (HAND, *(opposite(point) for point in range(1, LAST + 1)))
NOBODY = bytes(HOME + 1)  # in the hand and before the end points

Position = tuple[bytes, bytes]  # who is or was to move, and the opponent
Use = tuple[int, int]  # a man's start and goal


# The middle of a turn: both sides, the dice left, the first move, and die, start and
# goal of the last one, which bind the order of the next.
_Node = tuple[bytes, bytes, tuple[int, ...], Move | None, tuple[int, int, int]]
FREE = (0, 0, 0)  # nothing is bound: the last use made others possible


def read(state: State, seat: Seat) -> Position:
    """Return a state of the rules as the player on a seat sees it."""
    return _side(state.sides[seat]), _side(state.sides[seat.other])


def _side(side: Side) -> bytes:
    hand = side.waiting + side.captured
    return bytes((hand, *side.men[1:], side.off, side.captured))


def written(start: int, goal: int) -> Move:
    """Return what the rules call a man's way from start to goal."""
    if goal == OFF:
        return Move("take", start - HOME)
    return Move("step", goal - start, start) if start else Move("place", goal)


def ends(position: Position, dice: tuple[int, ...]) -> dict[Position, Move]:
    """Return where the turn can end, each with the first move on the way there.

    Dice whose order does not matter are used in ascending order, equal ones from the
    rear to the front: a die comes late only where the one before made its use possible.
    Short ways come first, so a win at once is never put off.
    """
    own, enemy = position
    men = sum(own) - own[CAPTURED]  # who is captured is in the hand, too
    room = {
        die: [at for at in range(LAST - die + 1) if enemy[THERE[at + die]] < 2]
        for die in dice
    }
    found: dict[Position, Move] = {}
    layer: list[_Node] = [(own, enemy, tuple(sorted(dice)), None, FREE)]
    while layer:
        following: list[_Node] = []
        for node in layer:
            if node[0][OFF] == men or not _expanded(node, room, found, following):
                found.setdefault((node[0], node[1]), node[3] or PASS)
        layer = following
    return found


def _expanded(
    node: _Node,
    room: dict[int, list[int]],
    found: dict[Position, Move],
    following: list[_Node],
) -> bool:
    """Add what can become of a node; tell whether any of its dice can be used."""
    own, enemy, dice, first, (last_die, last_start, last_goal) = node
    home = own.startswith(NOBODY)
    usable = False
    before = 0
    for number, die in enumerate(dice):
        if die == before:
            continue
        before = die
        uses = _uses(own, die, room[die], home)
        if not uses:
            continue
        usable = True
        if die <= last_die:
            rear = last_start if die == last_die else LAST + 1
            uses = [use for use in uses if use[0] >= rear or use[0] == last_goal]
        rest = dice[:number] + dice[number + 1 :]
        for use in uses:
            start, goal = use
            men = bytearray(own)
            men[start] -= 1
            men[goal] += 1
            if own[CAPTURED]:
                men[CAPTURED] -= 1
            hits = goal <= LAST and enemy[THERE[goal]]
            yours = _hit(enemy, THERE[goal]) if hits else enemy
            mine = bytes(men)
            if not rest:
                found.setdefault((mine, yours), first or written(*use))
                continue
            opens = own[CAPTURED] or (not home and mine.startswith(NOBODY))
            bound = FREE if opens else (die, start, goal)
            following.append((mine, yours, rest, first or written(*use), bound))
    return usable


def _uses(own: bytes, die: int, room: list[int], home: bool) -> list[Use]:
    """Return what a die can be used for, given where a man can start from by it."""
    if own[CAPTURED]:
        return [(HAND, die)] if room[0] == HAND else []
    uses = [(at, at + die) for at in room if own[at]]
    if home and own[HOME + die]:
        uses.append((HOME + die, OFF))
    return uses


def _hit(enemy: bytes, point: int) -> bytes:
    """Return a side whose single man on a point was captured."""
    men = bytearray(enemy)
    men[point] -= 1
    men[HAND] += 1
    men[CAPTURED] += 1
    return bytes(men)
