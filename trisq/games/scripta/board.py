"""The board of XII Scripta: three rows of twelve points, and the course over them.

Each player counts the points of the course 1 to 36 from his own seat: the middle row
from left to right, the upper row back, the lower row from left to right again. The
players sit on opposite sides, so one's picture is the other's turned by half a circle.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trisq.scene import Area, Band, Board, Button, Die, Dot, Label, Loop, Site, Tray
from trisq.words import say

MEN = 15
LAST = 36
HOME = 30  # the six end points lie beyond it
OFF = LAST + 1  # where men are that have finished

ROWS = "abc"  # from the top, as player 1 sees them
COLUMNS = 12

SIDES = (say("triangles"), say("squares"))
IN_ROWS = tuple(f"{row}{i + 1}" for row in ROWS for i in range(COLUMNS))
HANDS, OFFS = ("hand0", "hand1"), ("off0", "off1")
EMPTY, LETTERS = "_", "ABCDEFGHIJKLMNO"  # player 1 is written in digits
END_POINTS = range(HOME + 1, LAST + 1)

# How it is drawn: the frame above and below the slots, what is beside them, the rooms
# between their halves and rows; how high they are, here and where a page has less room.
FRAME, SIDE, MIDDLE, GAP = 1.42, 1.3, 1.2, 0.95
RIM = 0.41  # of the frame on the left and on the right
TALL = 3.15
HEIGHTS = {"tall": 3.55, "short": 2.6, "flat": 2.15}
ORNAMENT = 0.95  # half of what lies between the halves of a row, however high that is
TRAY = 4.2


def opposite(point: int) -> int:
    """Return the number that the opponent gives to a point.

    >>> [opposite(point) for point in (1, 12, 13, 24, 25, 36)]
    [12, 1, 25, 36, 13, 24]
    """
    if point <= 12:
        return 13 - point
    return point + 12 if point <= 24 else point - 12


def square(point: int) -> tuple[int, int]:
    """Return the row and the column of a point of player 1, from the top left.

    >>> [square(point) for point in (1, 12, 13, 24, 25, 36)]
    [(1, 0), (1, 11), (0, 11), (0, 0), (2, 0), (2, 11)]
    """
    lap, step = divmod(point - 1, COLUMNS)
    return ((1, step), (0, COLUMNS - 1 - step), (2, step))[lap]


def site(point: int, side: int) -> str:
    """Return the name of a player's point, the same for both players.

    >>> site(4, 0), site(9, 1), site(36, 0)
    ('b4', 'b4', 'c12')
    """
    row, column = square(opposite(point) if side else point)
    return f"{ROWS[row]}{column + 1}"


SITE = tuple(
    ("", *(site(point, side) for point in range(1, LAST + 1))) for side in (0, 1)
)

_POINT = tuple(
    {HANDS[side]: 0, **{SITE[side][n]: n for n in range(1, LAST + 1)}, OFFS[side]: OFF}
    for side in (0, 1)
)


def _board() -> Board:
    """Draw the points as tall slots, the course over them, and trays on the frame."""
    half = COLUMNS // 2
    xs = [SIDE + 0.5 + i + (MIDDLE if i >= half else 0) for i in range(COLUMNS)]
    ys = [FRAME + TALL / 2 + row * (TALL + GAP) for row in range(len(ROWS))]
    width, height = xs[-1] + 0.5 + SIDE, ys[-1] + TALL / 2 + FRAME
    fields = [
        Site(f"{row}{i + 1}", x, y, tall=TALL)
        for row, y in zip(ROWS, ys)
        for i, x in enumerate(xs)
    ]
    homes = {SITE[side][place]: side for side in (0, 1) for place in END_POINTS}
    rooms = {name: tall / 2 - ORNAMENT for name, tall in HEIGHTS.items()}
    pill = 0.57  # from the edge of the board to the middle of a tray
    trays = [
        Site(
            name,
            width - x if side else x,
            pill if side else height - pill,
            TRAY,
            0.9,
            spoken,
        )
        for side, player in enumerate(SIDES)
        for name, x, spoken in (
            (HANDS[side], RIM + TRAY / 2, say("{side} waiting", side=player)),
            (
                OFFS[side],
                width - RIM - TRAY / 2,
                say("{side} off the board", side=player),
            ),
        )
    ]
    return Board(
        width=width,
        height=height,
        radius=0.43,
        sites=(*fields, *trays),
        corner=0.43,
        loops=_course(xs, ys),
        labels=tuple(
            Label(
                slot.x,
                slot.y - TALL / 2 + 0.4,
                str(_POINT[0][slot.id]),
                0.3,
                "field",
                counted=True,
            )
            for slot in fields
        ),
        named=False,
        dots=(*_arrows(xs, ys), *(Dot(width / 2, y, "rosette") for y in ys)),
        goals=(
            Area(0.12, 0.12, width - 0.24, height - 0.24, "gold", 0.3),
            Area(RIM, 1.11, width - 2 * RIM, height - 2.22, "field", 0.24),
            *(
                Area(
                    slot.x - 0.43,
                    slot.y - TALL / 2,
                    0.86,
                    TALL,
                    f"home-{homes[slot.id]}"
                    if slot.id in homes
                    else ("slot-2", "slot")[(number + number // COLUMNS) % 2],
                    0.43,
                )
                for number, slot in enumerate(fields)
            ),
        ),
        bands=(
            *(
                Band("y", *ends, rooms)
                for y in ys
                for ends in (
                    (y - TALL / 2, y - ORNAMENT),
                    (y + ORNAMENT, y + TALL / 2),
                )
            ),
            Band("x", RIM, SIDE, {"narrow": 0.0}),
            Band("x", width / 2 - MIDDLE / 2, width / 2 + MIDDLE / 2, {"narrow": 0.6}),
            Band("x", width - SIDE, width - RIM, {"narrow": 0.0}),
        ),
    )


def _course(xs: Sequence[float], ys: Sequence[float]) -> tuple[Loop, Loop]:
    """Return how the course leads up on the right, and then down on the left."""
    upper, middle, lower = ys
    left, right = xs[0] - 0.58, xs[-1] + 0.58
    return (
        Loop(
            (
                (right, middle),
                (right + 0.5, middle),
                (right + 0.5, upper),
                (right, upper),
            )
        ),
        Loop(((left, upper), (left - 0.5, upper), (left - 0.5, lower), (left, lower))),
    )


def _arrows(xs: Sequence[float], ys: Sequence[float]) -> Iterator[Dot]:
    """Yield what shows the direction of the course, at its ends and on its way."""
    upper, middle, lower = ys
    left, right, between = xs[0] - 1.08, xs[-1] + 1.08, (TALL + GAP) / 2
    yield Dot(left + 0.4, middle, "arrow")
    yield from (Dot(right - x, lower, "arrow") for x in (0.42, 0.18))
    yield from (Dot(right, middle - between + y, "arrow", 3) for y in (-0.18, 0.18))
    yield Dot(left, middle - between, "arrow", 1)
    yield from (Dot(left, middle + between + y, "arrow", 1) for y in (-0.18, 0.18))
    for y, turn in ((upper, 2), (middle, 0), (lower, 0)):
        for away in (-0.92, 0.92):
            yield Dot((xs[0] + xs[-1]) / 2, y + away, "arrow", turn)


BOARD = _board()


class Side(NamedTuple):
    """The men of one player: on each point of his course, waiting, and captured.

    ``total`` is how many he began with.
    """

    men: tuple[int, ...] = (0,) * (LAST + 1)
    waiting: int = MEN
    captured: int = 0
    total: int = MEN

    @property
    def off(self) -> int:
        """The men that have finished."""
        return self.total - sum(self.men) - self.waiting - self.captured


def point(name: str, side: int) -> int | None:
    """Return a player's number of a site: 0 for the hand, beyond the last for home.

    None if it is no site of his, as the opponent's hand is.

    >>> [point(name, 0) for name in ("hand0", "b1", "c12", "off0", "hand1", "die4")]
    [0, 1, 36, 37, None, None]
    """
    return _POINT[side].get(name)


def number(name: str, side: int) -> int:
    """Return a player's number of a point that both have.

    >>> number("b4", 0), number("b4", 1)
    (4, 9)
    """
    return _POINT[side][name]


def away(side: Side, seat: int) -> tuple[str, ...]:
    """Return the sites where a player's men are that are not home yet."""
    hand = HANDS[seat : seat + 1] if side.waiting or side.captured else ()
    points = (place for place in range(HOME + 1) if side.men[place])
    return (*hand, *(SITE[seat][place] for place in points))


def stacks(side: Side, number: int) -> Iterator[tuple[str, int]]:
    """Yield how many men a player has on every site."""
    yield from zip(SITE[number], side.men)
    yield HANDS[number], side.waiting + side.captured
    yield OFFS[number], side.off


def rows(sides: Sequence[Side], seat: int) -> list[str]:
    """Return the three rows in characters, as the player on a seat sees them."""
    signs = [[EMPTY] * COLUMNS for _ in ROWS]
    for number, side in enumerate(sides):
        for place, count in enumerate(side.men):
            if count:
                row, column = square(place if number == seat else opposite(place))
                signs[row][column] = LETTERS[count - 1] if number else str(count)
    return [f"{' '.join(row[:6])}   {' '.join(row[6:])}" for row in signs]


def drawn(sides: Sequence[Side], seat: int, unused: Sequence[int]) -> str:
    """Return the board in characters, the men not taken off, and the dice left."""
    left = [side.total - side.off for side in sides]
    board = say(
        "{rows}\nRemaining stones (Player 1: {first}, Player 2: {second})",
        rows="\n".join(rows(sides, seat)),
        first=left[0],
        second=left[1],
    )
    dice = " ".join(map(str, unused))
    return say("{board}\nDice: {dice}", board=board, dice=dice) if unused else board


def trays(sides: Sequence[Side]) -> Iterator[Tray]:
    """Yield how many men of each player wait and are home."""
    for side, hand, off in zip(sides, HANDS, OFFS):
        count = side.waiting + side.captured
        yield Tray(hand, say("{count} waiting", count=count))
        yield Tray(off, home(side))


def home(side: Side) -> str:
    """Count the men that have come home."""
    return say("{count} of {total} home", count=side.off, total=side.total)


def dice(throw: Sequence[int], unused: Sequence[int]) -> Iterator[Die]:
    """Yield a throw; one of several equal dice is used before the others."""
    left = list(unused)
    for pips in throw:
        used = pips not in left
        if not used:
            left.remove(pips)
        yield Die(pips, used)


def buttons(usable: Sequence[int]) -> tuple[Button, ...]:
    """Offer the dice to choose one first; or the pass when nothing else is left."""
    if not usable:
        return (Button("pass", say("Pass")),)
    return tuple(Button(f"die{die}", say("Die {die}", die=die), die) for die in usable)
