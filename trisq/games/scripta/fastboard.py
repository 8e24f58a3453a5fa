"""A fast board for XII Scripta: all ends of a turn, without the rules' own states.

A side is 39 bytes: the hand, the men on points 1 to 36 of its own course, the men who
are off, and how many in the hand are captured. A position is the side whose turn it is
and the other one. ``tests/games/scripta`` compares all this with the rules.
"""

from trisq.game import Seat
from trisq.games.scripta.board import HOME, LAST, Side, opposite
from trisq.games.scripta.notation import PASS, Move
from trisq.games.scripta.state import State

HAND, OFF, CAPTURED = 0, LAST + 1, LAST + 2
THERE = (HAND, *(opposite(point) for point in range(1, LAST + 1)))
NOBODY = bytes(HOME + 1)  # in the hand and before the end points

Position = tuple[bytes, bytes]  # who is or was to move, and the opponent
Use = tuple[int, int]  # a man's start and goal


Bound = tuple[int, int, int]  # die, start and goal of a use that binds the next one
FREE: Bound = (0, 0, 0)  # nothing is bound: the last use made others possible

# The middle of a turn: both sides, the dice left, the first move, and what is bound.
_Node = tuple[bytes, bytes, tuple[int, ...], Move | None, Bound]


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
    room = {die: rooms(enemy, die) for die in dice}
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
    own, enemy, dice, first, bound = node
    usable = False
    before = 0
    for number, die in enumerate(dice):
        if die == before:
            continue
        before = die
        able = uses(own, die, room[die])
        if not able:
            continue
        usable = True
        rest = dice[:number] + dice[number + 1 :]
        for use in unbound(able, die, bound):
            after = moved(own, enemy, use)
            if not rest:
                found.setdefault(after, first or written(*use))
                continue
            binds = binding(own, after[0], die, use)
            following.append((*after, rest, first or written(*use), binds))
    return usable


def rooms(enemy: bytes, die: int) -> list[int]:
    """Return where a man can start from by a die, as far as the enemy lets him land."""
    return [at for at in range(LAST - die + 1) if enemy[THERE[at + die]] < 2]


def uses(own: bytes, die: int, room: list[int]) -> list[Use]:
    """Return what a die can be used for, given where a man can start from by it."""
    if own[CAPTURED]:
        return [(HAND, die)] if room[0] == HAND else []
    able = [(at, at + die) for at in room if own[at]]
    if own[HOME + die] and own.startswith(NOBODY):
        able.append((HOME + die, OFF))
    return able


def unbound(able: list[Use], die: int, bound: Bound) -> list[Use]:
    """Return the uses of a die that follow the last one in the order of a turn."""
    last, rear, front = bound
    if die > last:
        return able
    if die < last:
        rear = LAST + 1
    return [use for use in able if use[0] >= rear or use[0] == front]


def binding(before: bytes, after: bytes, die: int, use: Use) -> Bound:
    """Return what a use binds; nothing if it makes others possible."""
    home = after.startswith(NOBODY) and not before.startswith(NOBODY)
    return FREE if home or before[CAPTURED] else (die, *use)


def moved(own: bytes, enemy: bytes, use: Use) -> Position:
    """Return both sides after a man has gone from start to goal."""
    start, goal = use
    men = bytearray(own)
    men[start] -= 1
    men[goal] += 1
    if own[CAPTURED]:
        men[CAPTURED] -= 1
    hits = goal <= LAST and enemy[THERE[goal]]
    return bytes(men), _hit(enemy, THERE[goal]) if hits else enemy


def _hit(enemy: bytes, point: int) -> bytes:
    """Return a side whose single man on a point was captured."""
    men = bytearray(enemy)
    men[point] -= 1
    men[HAND] += 1
    men[CAPTURED] += 1
    return bytes(men)
