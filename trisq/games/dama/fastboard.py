"""The board of Dama for search: made so that a position costs very little.

A position is four small numbers: what stands on each of the three rings, and the rest.
A ring is a number of eight digits in base three, 0 empty, 1 white, 2 black, so all that
is worth knowing about a ring is in a table of 6561 entries; and men of one side on a
ring are eight bits, so where they can go is in tables of 256. ``rest`` packs who is to
move, both hands, and how many men both players have in all.

The rules are in ``trisq.games.dama.rules``; this is the same again for speed, and
``tests/games/dama`` compares all moves of both, position by position.
"""

from typing import NamedTuple

from trisq.games.dama.rules import State

Position = tuple[int, int, int, int]  # outer, middle and inner ring, the rest
Rings = tuple[int, int, int]

POWERS = tuple(3**point for point in range(8))
MIDDLES = 0b10101010  # the points of a ring where lines lead across
BITS = [tuple(p for p in range(8) if mask >> p & 1) for mask in range(256)]

# Where men could go to round a ring, and which points would complete a side of it.
UP = [(mask << 1 | mask >> 7) & 255 for mask in range(256)]  # one point on
DOWN = [(mask >> 1 | mask << 7) & 255 for mask in range(256)]
AHEAD = [DOWN[mask] & DOWN[DOWN[mask]] & ~MIDDLES for mask in range(256)]
BEHIND = [UP[mask] & UP[UP[mask]] & ~MIDDLES for mask in range(256)]
BETWEEN = [UP[mask] & DOWN[mask] & MIDDLES for mask in range(256)]
CLOSERS = [BETWEEN[m] | AHEAD[m] | BEHIND[m] for m in range(256)]
IN_MILLS = [mask & CLOSERS[mask] for mask in range(256)]

Deltas = tuple[list[tuple[int, ...]], ...]  # by side and mask: what is added to a ring
PUT: Deltas = tuple(
    [tuple(man * POWERS[p] for p in bits) for bits in BITS] for man in (1, 2)
)
FORTH: Deltas = tuple(
    [tuple(man * (POWERS[p] - POWERS[p - 1 & 7]) for p in bits) for bits in BITS]
    for man in (1, 2)
)
BACK: Deltas = tuple(
    [tuple(man * (POWERS[p] - POWERS[p + 1 & 7]) for p in bits) for bits in BITS]
    for man in (1, 2)
)


def _masks(side: int) -> list[int]:
    """Return for every ring the points where the men of a side stand."""
    masks = [0]
    for point in range(8):
        bits = [0, 0, 0]
        bits[side + 1] = 1 << point
        masks = [mask | bit for bit in bits for mask in masks]
    return masks


MEN = (_masks(0), _masks(1))
EMPTY = [255 ^ white ^ black for white, black in zip(*MEN)]
CODE = (  # the men of one side as part of a ring's number
    [sum(deltas) for deltas in PUT[0]],
    [sum(deltas) for deltas in PUT[1]],
)

# --- The rest: who is to move, hands, men in all --------------------------------------

LOST, PLACING, STEPPING, FLYING = range(4)


class Rest(NamedTuple):
    """What the fourth number of a position says, unpacked."""

    side: int
    hands: tuple[int, int]
    men: tuple[int, int]

    def packed(self) -> int:
        """Return it as one number."""
        side, hands, men = self
        return side | hands[0] << 1 | hands[1] << 5 | men[0] << 9 | men[1] << 13

    @property
    def phase(self) -> int:
        """How the player to move can move."""
        if self.men[self.side] < 3:
            return LOST
        if self.hands[self.side]:
            return PLACING
        return FLYING if self.men[self.side] == 3 else STEPPING

    def after(self, taken: int) -> "Rest":
        """Return what it is after a move that takes so many men."""
        side, hands, men = self
        if side:
            return Rest(0, (hands[0], max(0, hands[1] - 1)), (men[0] - taken, men[1]))
        return Rest(1, (max(0, hands[0] - 1), hands[1]), (men[0], men[1] - taken))


def unpacked(rest: int) -> Rest:
    """Read the fourth number of a position."""
    hands = rest >> 1 & 15, rest >> 5 & 15
    return Rest(rest & 1, hands, (rest >> 9 & 15, rest >> 13))


class Ways(dict[int, tuple[int, int, int, int]]):
    """What the rest means for moving: side, phase, the rest after a move, a capture."""

    def __missing__(self, rest: int) -> tuple[int, int, int, int]:
        """Work it out when it is first needed."""
        now = unpacked(rest)
        self[rest] = now.side, now.phase, now.after(0).packed(), now.after(1).packed()
        return self[rest]


def position(state: State) -> Position:
    """Return a state of the rules, without its history, as a position for search."""
    side = state.ply & 1
    boards = (state.own, state.enemy) if side == 0 else (state.enemy, state.own)
    hands = (state.own_hand, state.enemy_hand)
    if side:
        hands = hands[1], hands[0]
    white, black = boards
    men = white.bit_count() // 2 + hands[0], black.bit_count() // 2 + hands[1]
    return *rings(white, black), Rest(side, hands, men).packed()


def rings(white: int, black: int) -> Rings:
    """Return the three rings of two boards as ``board.py`` writes them."""
    whites, blacks = CODE
    return (
        whites[white & 255] + blacks[black & 255],
        whites[white >> 16 & 255] + blacks[black >> 16 & 255],
        whites[white >> 32 & 255] + blacks[black >> 32 & 255],
    )


# --- Moves ----------------------------------------------------------------------------

WAYS = Ways()
_Moves = tuple[list[Position], list[Rings]]  # quiet moves, and those that close a mill


def children(position: Position) -> list[Position]:
    """Return all positions one move later, captures first; none if the mover lost."""
    a, b, c, rest = position
    side, phase, quiet, taking = WAYS[rest]
    if phase == STEPPING:
        found, mills = _steps(side, a, b, c, quiet)
    elif phase == PLACING:
        free = EMPTY[a], EMPTY[b], EMPTY[c]
        found, mills = _drops(side, (a, b, c), free, quiet)
    elif phase == FLYING:
        found, mills = _flights(side, (a, b, c), quiet)
    else:
        return []
    if mills:
        return _captures(1 - side, (a, b, c), mills, (quiet, taking)) + found
    return found


def _steps(side: int, a: int, b: int, c: int, rest: int) -> _Moves:
    """Return all steps along lines.

    A man cannot close the line along which he moves: round a ring he closes the next
    side at a corner or the line across at a middle, from ring to ring a side.
    """
    men, forth, back = MEN[side], FORTH[side], BACK[side]
    in_a, in_b, in_c = men[a], men[b], men[c]
    to_a, to_b, to_c = EMPTY[a], EMPTY[b], EMPTY[c]
    found: list[Position] = []
    mills: list[Rings] = []

    up, down = UP[in_a] & to_a, DOWN[in_a] & to_a
    if up or down:
        across = in_b & in_c & MIDDLES
        closing_up = up & (AHEAD[in_a] | across)
        closing_down = down & (BEHIND[in_a] | across)
        if closing_up or closing_down:
            up ^= closing_up
            down ^= closing_down
            mills += [(a + d, b, c) for d in forth[closing_up] + back[closing_down]]
        found += [(a + d, b, c, rest) for d in forth[up] + back[down]]

    up, down = UP[in_b] & to_b, DOWN[in_b] & to_b
    if up or down:
        across = in_a & in_c & MIDDLES
        closing_up = up & (AHEAD[in_b] | across)
        closing_down = down & (BEHIND[in_b] | across)
        if closing_up or closing_down:
            up ^= closing_up
            down ^= closing_down
            mills += [(a, b + d, c) for d in forth[closing_up] + back[closing_down]]
        found += [(a, b + d, c, rest) for d in forth[up] + back[down]]

    up, down = UP[in_c] & to_c, DOWN[in_c] & to_c
    if up or down:
        across = in_a & in_b & MIDDLES
        closing_up = up & (AHEAD[in_c] | across)
        closing_down = down & (BEHIND[in_c] | across)
        if closing_up or closing_down:
            up ^= closing_up
            down ^= closing_down
            mills += [(a, b, c + d) for d in forth[closing_up] + back[closing_down]]
        found += [(a, b, c + d, rest) for d in forth[up] + back[down]]
    more, closing = _crossings(side, a, b, c, rest)
    return found + more, mills + closing


def _crossings(side: int, a: int, b: int, c: int, rest: int) -> _Moves:
    """Return all steps from ring to ring."""
    men, put = MEN[side], PUT[side]
    in_a, in_b, in_c = men[a] & MIDDLES, men[b] & MIDDLES, men[c] & MIDDLES
    to_a, to_b, to_c = EMPTY[a], EMPTY[b], EMPTY[c]
    found: list[Position] = []
    mills: list[Rings] = []
    if ends := in_a & to_b:
        closing = ends & BETWEEN[men[b]]
        mills += [(a - d, b + d, c) for d in put[closing]]
        found += [(a - d, b + d, c, rest) for d in put[ends ^ closing]]
    if ends := in_b & to_a:
        closing = ends & BETWEEN[men[a]]
        mills += [(a + d, b - d, c) for d in put[closing]]
        found += [(a + d, b - d, c, rest) for d in put[ends ^ closing]]
    if ends := in_b & to_c:
        closing = ends & BETWEEN[men[c]]
        mills += [(a, b - d, c + d) for d in put[closing]]
        found += [(a, b - d, c + d, rest) for d in put[ends ^ closing]]
    if ends := in_c & to_b:
        closing = ends & BETWEEN[men[b]]
        mills += [(a, b + d, c - d) for d in put[closing]]
        found += [(a, b + d, c - d, rest) for d in put[ends ^ closing]]
    return found, mills


def _drops(side: int, rings: Rings, free: Rings, rest: int) -> _Moves:
    """Return all ways to add a man on one of the free points."""
    a, b, c = rings
    men, put = MEN[side], PUT[side]
    in_a, in_b, in_c = men[a], men[b], men[c]
    mills_a = free[0] & (CLOSERS[in_a] | in_b & in_c & MIDDLES)
    mills_b = free[1] & (CLOSERS[in_b] | in_a & in_c & MIDDLES)
    mills_c = free[2] & (CLOSERS[in_c] | in_a & in_b & MIDDLES)
    found = [(a, b + d, c, rest) for d in put[free[1] ^ mills_b]]
    found += [(a + d, b, c, rest) for d in put[free[0] ^ mills_a]]
    found += [(a, b, c + d, rest) for d in put[free[2] ^ mills_c]]
    mills = [(a + d, b, c) for d in put[mills_a]]
    mills += [(a, b + d, c) for d in put[mills_b]]
    mills += [(a, b, c + d) for d in put[mills_c]]
    return found, mills


def _flights(side: int, rings: Rings, rest: int) -> _Moves:
    """Return all flights: each man is taken up and put down elsewhere."""
    a, b, c = rings
    men, put = MEN[side], PUT[side]
    free = EMPTY[a], EMPTY[b], EMPTY[c]
    lifted = [(a - d, b, c) for d in put[men[a]]]
    lifted += [(a, b - d, c) for d in put[men[b]]]
    lifted += [(a, b, c - d) for d in put[men[c]]]
    found: list[Position] = []
    mills: list[Rings] = []
    for others in lifted:
        more, closing = _drops(side, others, free, rest)
        found += more
        mills += closing
    return found, mills


def _captures(
    enemy: int, rings: Rings, mills: list[Rings], rests: tuple[int, int]
) -> list[Position]:
    """Return every mill with every man that it may take."""
    quiet, rest = rests
    men, put = MEN[enemy], PUT[enemy]
    in_a, in_b, in_c = men[rings[0]], men[rings[1]], men[rings[2]]
    across = in_a & in_b & in_c & MIDDLES
    prey_a = in_a & ~(IN_MILLS[in_a] | across)
    prey_b = in_b & ~(IN_MILLS[in_b] | across)
    prey_c = in_c & ~(IN_MILLS[in_c] | across)
    if not (prey_a or prey_b or prey_c):
        prey_a, prey_b, prey_c = in_a, in_b, in_c
        if not (in_a or in_b or in_c):
            return [(a, b, c, quiet) for a, b, c in mills]
    found: list[Position] = []
    for a, b, c in mills:
        found += [(a - d, b, c, rest) for d in put[prey_a]]
        found += [(a, b - d, c, rest) for d in put[prey_b]]
        found += [(a, b, c - d, rest) for d in put[prey_c]]
    return found
