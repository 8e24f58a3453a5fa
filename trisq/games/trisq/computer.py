"""The computer players of Trisq: points that only you can fill are moves in hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from trisq.game import Game, Seat
from trisq.games.trisq import evaluation, hints
from trisq.games.trisq.evaluation import GAME
from trisq.games.trisq.fastboard import mailbox
from trisq.games.trisq.rules import SWAP, State, Trisq
from trisq.search import blunders
from trisq.search.mcts import Temper, search
from trisq.search.mind import Mind
from trisq.search.player import Player, Thought
from trisq.words import Text

NEAR_END = 8  # legal points: with more, a game goes on for two moves at least
TEMPER = Temper(900, bold=0.1, rave=300.0, trust=20.0)


@dataclass
class TrisqPlayer:
    """Tree search; ``blur`` is how much a weak player mistakes the worth of moves."""

    name: str
    temper: Temper
    blur: float = 0.0

    def think(self, game: Game[Any, Any], state: Any, chance: Random) -> Thought:
        """Win at once, or search among the moves that do not lose at once."""
        assert isinstance(game, Trisq)
        moves: Sequence[int] = game.legal_moves(state)
        strong = worth_swapping(game)
        if not state.ply:
            moves = [move for move in moves if not strong >> move & 1] or moves
        if near_end(game, state):
            move = blunders.winning(game, state, moves)
            if move is not None:
                return Thought(move, 1.0, len(moves))
            moves = blunders.safe(game, state, moves)
        if SWAP in moves and (state.enemy & strong or len(moves) == 1):
            after = game.apply(state, SWAP)
            return Thought(SWAP, evaluation.value(after, Seat.SECOND, game), len(moves))
        ground = mailbox(game)
        position = ground.position(game, state)
        found = search(ground, position, self.temper, chance, moves)
        return Thought(found.pick(self.blur, chance), found.value, found.work)


@cache
def worth_swapping(game: Trisq) -> int:
    """Return the points where a first figure is worth more than the next move.

    From the centre every later move can be copied across it; beside a corner a figure
    keeps the corner for its side.
    """
    names, near = game.grid.names, game.grid.near
    corners = (names[0][0], names[0][-1], names[-1][0], names[-1][-1])
    middle = game.size // 2
    strong = 1 << game.grid.point[names[middle][middle]] if game.size % 2 else 0
    for corner in corners:
        strong |= near[game.grid.point[corner]]
    return strong


def near_end(game: Trisq, state: State) -> bool:
    """Tell whether the game can be over two moves from now.

    A figure put takes its own point and at most four around it from a player's choice,
    and repetition one more.
    """
    other = game.position(state.enemy, state.own).legal
    return min(state.legal.bit_count(), other.bit_count()) <= NEAR_END


class TrisqMind(Mind):
    """Judges by points that are, or will be, surrounded by one side only."""

    levels: tuple[Player, Player, Player] = (
        TrisqPlayer("1", TEMPER._replace(budget=32), blur=0.12),
        TrisqPlayer("2", TEMPER._replace(budget=120)),
        TrisqPlayer("3", TEMPER),
    )

    def __init__(self, game: Trisq = GAME) -> None:
        """Judge boards of this size."""
        self.game = game

    def of(self, game: Game[Any, Any]) -> Mind:
        """Judge boards of another size."""
        assert isinstance(game, Trisq)
        return TrisqMind(game)

    def value(self, state: State, seat: Seat) -> float:
        """Compare the eyes of both sides, whole and half made."""
        return evaluation.value(state, seat, self.game)

    def reasons(self, state: State, move: int) -> Iterator[Text]:
        """Name captures, rescues, and points that become or stay somebody's."""
        return hints.reasons(state, move, self.game)


MIND = TrisqMind()
