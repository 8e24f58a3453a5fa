"""A turn of XII Scripta in one sentence, as somebody reads it who plays or looks on.

Places are named as little as possible, and counted from the seat of who reads.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trisq.game import Seat
from trisq.games.scripta import race
from trisq.games.scripta.board import LAST, SIDES, Side, opposite
from trisq.games.scripta.notation import Move
from trisq.naming import join_and
from trisq.words import Text, say

CAME_IN = (say("one man came in"), say("two men came in"), say("three men came in"))
LEFT = (
    say("one man left the board"),
    say("two men left the board"),
    say("three men left the board"),
)


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
) -> str:
    """Say what was thrown, what the men did and whom they took.

    ``boards`` are the men of both sides before each move, and at last.
    """
    rolled = _rolled(moves[0], seat, reader) if moves[0].kind == "roll" else None
    uses = [(move, board) for move, board in zip(moves, boards) if move.die]
    clauses = [*_clauses(_ways(move for move, _ in uses))]
    if moves[-1].kind == "pass":
        other = say("no other die fits")
        clauses.append(other if uses else say("no die fits, so the turn passes"))
    hits = [
        goal
        for move, board in uses
        if (goal := move.goal) <= LAST and board[seat.other].men[opposite(goal)]
    ]
    done = _done(clauses, hits, seat, reader)
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
    for way in ways:
        if way.entered and way.ran:
            yield say(
                "one man came in and ran {count} {count:point|points}", count=way.ran
            )
    runners = [way for way in ways if not way.entered and way.at <= LAST]
    for number, way in enumerate(runners):
        if number:
            yield say("another {count}", count=way.ran)
        else:
            yield say("one man ran {count} {count:point|points}", count=way.ran)
    left = [way for way in ways if way.at > LAST]
    if left:
        yield LEFT[len(left) - 1]


def _done(
    clauses: Sequence[str], hits: Sequence[int], seat: Seat, reader: Seat | None
) -> str:
    """Join what the men did with whom they took; points are counted by the mover."""
    if not hits:
        return join_and(clauses) if clauses else ""
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
