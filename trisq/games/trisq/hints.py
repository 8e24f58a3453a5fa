"""What is good about a move of Trisq, in words."""

from collections.abc import Iterator

from trisq.bits import points
from trisq.games.trisq.evaluation import caught
from trisq.games.trisq.fastboard import mailbox
from trisq.games.trisq.rules import State, Trisq
from trisq.naming import join_and
from trisq.words import Text, say

GAME = Trisq()


def reasons(state: State, move: int) -> Iterator[Text]:
    """Name captures, rescues, and points that become or stay somebody's."""
    name, grid = GAME.grid.name, GAME.grid
    after = GAME.apply(state, move)
    if not after.legal:
        yield say("leaves the opponent nowhere to play")
    if prey := GAME.captures(state, move):
        yield say("captures {sites}", sites=join_and(prey))
    beside = grid.near[move]
    in_danger = caught(state.own, state.enemy)
    saved = tuple(name[point] for point in in_danger if beside >> point & 1)
    if saved:
        yield say("saves {sites} from capture", sites=join_and(saved))
    if gained := grid.names_of(_spare(after, 1) & ~_spare(state, 0)):
        yield say("keeps {sites} for you alone", sites=join_and(gained))
    kept = _kept(state, move)
    if kept:
        sites = join_and(grid.names_of(kept))
        yield say("stops the opponent from closing {sites} to you", sites=sites)
    if hunted := grid.names_of(_hunted(state, after)):
        yield say("threatens to capture {sites}", sites=join_and(hunted))
    alone = state.own & ~grid.spread(state.own) & beside
    if joined := tuple(n for n in grid.names_of(alone) if n not in saved):
        yield say("makes {sites} safe for good", sites=join_and(joined))
    if soon := grid.names_of(_closable(state, after, move)):
        yield say("prepares to close {sites} to the opponent", sites=join_and(soon))
    if shared := grid.names_of(_disputed(state, after, move) & ~kept):
        yield say(
            "contests {sites}, where only the opponent was", sites=join_and(shared)
        )


def _hunted(state: State, after: State) -> int:
    """Return the single enemies that a move leaves one way, as none had before."""
    before = caught(state.enemy, state.own)
    now = caught(after.own, after.enemy)
    return sum(1 << point for point in now if point not in before)


def _closable(state: State, after: State, move: int) -> int:
    """Return points beside a move that the same player could close by his next.

    They are open to the opponent, and were not to be closed by one move before.
    """
    again = GAME.position(after.enemy, after.own)
    earlier = GAME.position(state.own, state.enemy)
    return sum(
        1 << point
        for point in points(GAME.grid.near[move] & after.legal)
        if _closes(again, point) and not _closes(earlier, point)
    )


def _closes(state: State, point: int) -> bool:
    """Tell whether the mover can close a point to the other by a move beside it."""
    return any(
        not GAME.apply(state, gap).legal >> point & 1
        for gap in points(GAME.grid.near[point] & state.legal)
    )


def _disputed(state: State, after: State, move: int) -> int:
    """Return points beside a move where only enemies stood, if it can stay."""
    grid = GAME.grid
    if move in caught(after.enemy, after.own):
        return 0
    theirs = grid.spread(state.enemy) & ~grid.spread(state.own)
    return theirs & grid.near[move] & ~(state.own | state.enemy)


def _spare(state: State, side: int) -> int:
    """Return the quiet points of the mover (0) or of who moved before (1)."""
    position = mailbox(GAME).position(GAME, state)
    return sum(1 << point for point in position.spare[position.turn ^ side])


def _kept(state: State, move: int) -> int:
    """Return points beside a move that the opponent's figure there would close."""
    swapped = GAME.position(state.enemy, state.own)
    if not swapped.legal >> move & 1:
        return 0
    kept = state.legal & ~GAME.apply(swapped, move).legal & ~(1 << move)
    mine = GAME.apply(state, move)
    for reply in points(mine.legal if kept else 0):  # there may be another way
        kept &= GAME.apply(mine, reply).legal | 1 << reply
    return kept
