"""A turn of XII Scripta in one sentence, as somebody reads it who plays or looks on.

Places are named as little as possible, and counted from the seat of who reads.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trisq.game import Seat
from trisq.games.scripta import race
from trisq.games.scripta.board import HOME, LAST, SIDES, Side, opposite
from trisq.games.scripta.notation import Move
from trisq.games.scripta.state import is_home
from trisq.naming import join_and, join_or
from trisq.words import Text, say

CAME_IN = (say("one man came in"), say("two men came in"), say("three men came in"))
LEFT = (
    say("one man left the board"),
    say("two men left the board"),
    say("three men left the board"),
)
OTHERS_LEFT = (say("another left the board"), say("two others left the board"))


@dataclass
class _Way:
    """What one man did: whether he came in, how far he ran, and where he is now."""

    entered: bool
    ran: int
    at: int


def told(
    boards: Sequence[Sequence[Side]],
    moves: Sequence[Move],
    seat: Seat,
    reader: Seat | None,
    *,
    is_stuck: bool,
) -> str:
    """Say what was thrown, what the men did, whom they took, and why no more.

    ``boards`` are the men of both sides before each move, and at last.
    """
    rolled = _rolled(moves[0], seat, reader) if moves[0].kind == "roll" else None
    uses = [(move, board) for move, board in zip(moves, boards) if move.die]
    ways = _ways(move for move, _ in uses)
    clauses = [*_clauses(ways)]
    if is_stuck:
        passed = moves[-1].kind == "pass"
        clauses.append(_stuck(boards[-1][seat], first=not uses, passed=passed))
    hits = [
        goal
        for move, board in uses
        if (goal := move.goal) <= LAST and board[seat.other].men[opposite(goal)]
    ]
    lists = any(way.entered and way.ran for way in ways)  # an "and" is in it already
    done = _done(clauses, hits, seat, reader) if hits else _joined(clauses, lists=lists)
    if not done:
        text: str = rolled or ""
    elif rolled:
        text = say("{rolled}: {done}", rolled=rolled, done=done)
    else:
        text = say("{Side}: {done}", side=SIDES[seat], done=done)
    if race.can_meet(boards[0]) and race.is_pure(boards[-1]):
        return say("{text}. {race}", text=text, race=race.told(boards[-1], reader))
    return text


def _rolled(throw: Move, seat: Seat, reader: Seat | None) -> Text:
    some, last = throw.throw[:-1], throw.throw[-1]
    if seat is reader:
        return say("You rolled {some} and {last}", some=some, last=last)
    side = SIDES[seat]
    return say("{Side} rolled {some} and {last}", side=side, some=some, last=last)


def _ways(uses: Iterator[Move]) -> list[_Way]:
    """Return what each man did; who goes on from where one arrived is the same man."""
    ways: list[_Way] = []
    for use in uses:
        same = [way for way in ways if use.start and way.at == use.start]
        if not same:
            same = [_Way(use.kind == "place", 0, use.start)]
            ways += same
        way = same[-1]
        way.ran += use.die if use.kind == "step" else 0
        way.at = use.goal
    return ways


def _clauses(ways: Sequence[_Way]) -> Iterator[Text]:
    """Yield who came in, who ran how far, and who left."""
    entered = [way for way in ways if way.entered and not way.ran]
    if entered:
        yield CAME_IN[len(entered) - 1]
    went_on = [way for way in ways if way.entered and way.ran]
    for way in went_on:
        count = way.ran
        yield (
            say("another came in and ran {count} {count:point|points}", count=count)
            if entered
            else say(
                "one man came in and ran {count} {count:point|points}", count=count
            )
        )
    runners = [way for way in ways if not way.entered and way.at <= LAST]
    for number, way in enumerate(runners):
        count = way.ran
        if number > 1:
            yield say("a third {count}", count=count)
        elif number:
            yield say("another {count}", count=count)
        elif entered or went_on:
            yield say("another ran {count} {count:point|points}", count=count)
        else:
            yield say("one man ran {count} {count:point|points}", count=count)
    left = [way for way in ways if way.at > LAST]
    if left:
        yield (OTHERS_LEFT if runners else LEFT)[len(left) - 1]


def _stuck(side: Side, *, first: bool, passed: bool) -> Text:
    """Say that no die fits, and why: who must come in first, or what is needed."""
    stuck = say("no die fits") if first else say("no other die fits")
    if side.captured:
        return say("{stuck}, as captured men must enter first", stuck=stuck)
    if is_home(side):
        needs = [str(at) for at in range(1, LAST - HOME + 1) if side.men[HOME + at]]
        return say(
            "{stuck}, as only a {needs} takes a man off",
            stuck=stuck,
            needs=join_or(needs),
        )
    return say("no die fits, so the turn passes") if first and passed else stuck


def _joined(clauses: Sequence[str], *, lists: bool) -> str:
    """Join what the men did; what has an "and" in it, by commas."""
    if lists and len(clauses) > 1:
        return say("{done}", done=tuple(clauses))
    return join_and(clauses) if clauses else ""


def _done(
    clauses: Sequence[str], hits: Sequence[int], seat: Seat, reader: Seat | None
) -> str:
    """Join what the men did with whom they took; points are counted by the mover."""
    mine = reader is not None and reader is not seat
    points = join_and([str(opposite(hit) if mine else hit) for hit in hits])
    done, count = tuple(clauses), len(hits)
    if mine:
        return say(
            "{done}, and took {count:yours|your men} on {points}",
            done=done,
            count=count,
            points=points,
        )
    return say(
        "{done}, and took {count:an enemy man|enemy men} on {points}",
        done=done,
        count=count,
        points=points,
    )
