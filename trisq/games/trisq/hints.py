"""What is good about a move of Trisq, in words."""

from collections.abc import Iterator

from trisq.bits import points
from trisq.games.trisq.evaluation import caught
from trisq.games.trisq.fastboard import mailbox
from trisq.games.trisq.rules import SWAP, State, Trisq
from trisq.grid import Grid
from trisq.naming import join_and
from trisq.words import Text, say

GAME = Trisq()  # the ordinary one


def reasons(state: State, move: int, game: Trisq = GAME) -> Iterator[Text]:
    """Name captures, rescues, and points that become or stay somebody's."""
    if move == SWAP:
        yield say("makes the first figure yours")
        return
    name, grid = game.grid.name, game.grid
    after = game.apply(state, move)
    if not after.legal:
        yield say("leaves the opponent nowhere to play")
    if prey := game.captures(state, move):
        yield say("captures {sites}", sites=join_and(prey))
    beside = grid.near[move]
    in_danger = caught(state.own, state.enemy, grid)
    saved = tuple(name[point] for point in in_danger if beside >> point & 1)
    if saved:
        yield say("saves {sites} from capture", sites=join_and(saved))
    if gained := grid.names_of(_spare(after, 1, game) & ~_spare(state, 0, game)):
        yield say("keeps {sites} for you alone", sites=join_and(gained))
    kept = _kept(state, move, game)
    if kept:
        sites = join_and(grid.names_of(kept))
        yield say("stops the opponent from closing {sites} to you", sites=sites)
    if hunted := grid.names_of(_hunted(state, after, grid)):
        yield say("threatens to capture {sites}", sites=join_and(hunted))
    alone = state.own & ~grid.spread(state.own) & beside
    if joined := tuple(n for n in grid.names_of(alone) if n not in saved):
        yield say("makes {sites} safe for good", sites=join_and(joined))
    if soon := grid.names_of(_closable(state, after, move, game)):
        yield say("prepares to close {sites} to the opponent", sites=join_and(soon))
    if shared := grid.names_of(_disputed(state, after, move, grid) & ~kept):
        yield say(
            "contests {sites}, where only the opponent was", sites=join_and(shared)
        )


def _hunted(state: State, after: State, grid: Grid) -> int:
    """Return the single enemies that a move leaves one way, as none had before."""
    before = caught(state.enemy, state.own, grid)
    now = caught(after.own, after.enemy, grid)
    return sum(1 << point for point in now if point not in before)


def _closable(state: State, after: State, move: int, game: Trisq) -> int:
    """Return points beside a move that the same player could close by his next.

    They are open to the opponent, and were not to be closed by one move before.
    """
    again = game.position(after.enemy, after.own)
    earlier = game.position(state.own, state.enemy)
    return sum(
        1 << point
        for point in points(game.grid.near[move] & after.legal)
        if _closes(again, point, game) and not _closes(earlier, point, game)
    )


def _closes(state: State, point: int, game: Trisq) -> bool:
    """Tell whether the mover can close a point to the other by a move beside it."""
    return any(
        not game.apply(state, gap).legal >> point & 1
        for gap in points(game.grid.near[point] & state.legal)
    )


def _disputed(state: State, after: State, move: int, grid: Grid) -> int:
    """Return points beside a move where only enemies stood, if it can stay."""
    if move in caught(after.enemy, after.own, grid):
        return 0
    theirs = grid.spread(state.enemy) & ~grid.spread(state.own)
    return theirs & grid.near[move] & ~(state.own | state.enemy)


def _spare(state: State, side: int, game: Trisq) -> int:
    """Return the quiet points of the mover (0) or of who moved before (1)."""
    position = mailbox(game).position(game, state)
    return sum(1 << point for point in position.spare[position.turn ^ side])


def _kept(state: State, move: int, game: Trisq) -> int:
    """Return points beside a move that the opponent's figure there would close."""
    swapped = game.position(state.enemy, state.own)
    if not swapped.legal >> move & 1:
        return 0
    kept = state.legal & ~game.apply(swapped, move).legal & ~(1 << move)
    mine = game.apply(state, move)
    for reply in points(mine.legal if kept else 0):  # there may be another way
        kept &= game.apply(mine, reply).legal | 1 << reply
    return kept
