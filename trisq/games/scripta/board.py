"""The board of XII Scripta: three rows of twelve points, and the course over them.

Each player counts the points of the course 1 to 36 from his own seat: the middle row
from left to right, the upper row back, the lower row from left to right again. The
players sit on opposite sides, so one's picture is the other's turned by half a circle.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trisq.scene import Area, Board, Button, Die, Label, Site
from trisq.words import say

MEN = 15
LAST = 36
HOME = 30  # the six end points lie beyond it
OFF = LAST + 1  # where men are that have finished

ROWS = "abc"  # from the top, as player 1 sees them
COLUMNS = 12

SIDES = (say("player 1"), say("player 2"))
IN_ROWS = tuple(f"{row}{i + 1}" for row in ROWS for i in range(COLUMNS))
HANDS, OFFS = ("hand0", "hand1"), ("off0", "off1")
EMPTY, LETTERS = "_", "ABCDEFGHIJKLMNO"  # player 1 is written in digits
LEFT, TOP, GAP = 0.75, 0.62, 0.5  # rooms for coordinates
TALL = 1.9


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


def _board() -> Board:
    """Draw the points as tall fields, and beside the dice the men in hand and home."""
    xs = [LEFT + 0.5 + i + (GAP if i >= COLUMNS // 2 else 0) for i in range(COLUMNS)]
    ys = [TOP + TALL / 2 + row * (TALL + 0.25) for row in range(len(ROWS))]
    width = xs[-1] + 0.5 + LEFT
    bottom = ys[-1] + TALL / 2 + TOP
    fields = [
        Site(f"{row}{i + 1}", x, y, tall=TALL)
        for row, y in zip(ROWS, ys)
        for i, x in enumerate(xs)
    ]
    shelf = bottom + 0.85
    shelves = [
        Site(name, width - x if side else x, shelf, 1.5, 1.5, spoken)
        for side, player in enumerate(SIDES)
        for name, x, spoken in (
            (HANDS[side], 1.35, say("{side}’s hand", side=player)),
            (OFFS[side], 2.95, say("{side}’s men off the board", side=player)),
        )
    ]
    inset = 0.06
    return Board(
        width=width,
        height=bottom + 2.0,
        radius=0.4,
        sites=(*fields, *shelves),
        labels=(
            *(Label(0.35, y, row) for row, y in zip(ROWS, ys)),
            *(Label(x, bottom - 0.3, str(i + 1)) for i, x in enumerate(xs)),
        ),
        goals=tuple(
            Area(
                field.x - 0.5 + inset,
                field.y - TALL / 2,
                1 - 2 * inset,
                TALL,
                "field",
            )
            for field in fields
        ),
        turns=bottom,
    )


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


_POINT = tuple(
    {HANDS[side]: 0, **{SITE[side][n]: n for n in range(1, LAST + 1)}, OFFS[side]: OFF}
    for side in (0, 1)
)


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


def captions(sides: Sequence[Side], seat: int) -> Iterator[Label]:
    """Yield the numbers of the course as a player counts, and names of the shelves."""
    for shelf in BOARD.sites:
        if shelf.y < BOARD.turns:
            number = str(point(shelf.id, seat))
            yield Label(shelf.x, shelf.y + TALL / 2 - 0.26, number, 0.38)
        if shelf.id in (*HANDS, *OFFS):
            captured = sides[int(shelf.id[-1])].captured
            text = say("hand") if shelf.id in HANDS else say("off")
            if captured and shelf.id in HANDS:
                text = say("{count} captured", count=captured)
            yield Label(shelf.x, shelf.y + 0.9, text)


def called(name: str) -> str:
    """Return a site as it is called in a sentence."""
    if name in HANDS:
        return say("the hand")
    return say("off the board") if name in OFFS else name


def dice(throw: Sequence[int], unused: Sequence[int]) -> Iterator[Die]:
    """Lay out a throw below the board, the used dice struck out."""
    left = list(unused)
    for number, pips in enumerate(throw):
        used = pips not in left
        if not used:
            left.remove(pips)
        yield Die(BOARD.width / 2 + number - 1.0, BOARD.turns + 0.85, pips, used)


def buttons(usable: Sequence[int]) -> tuple[Button, ...]:
    """Offer the dice to choose one first; or the pass when nothing else is left."""
    if not usable:
        return (Button("pass", say("Pass")),)
    return tuple(Button(f"die{die}", say("Die {die}", die=die), die) for die in usable)
