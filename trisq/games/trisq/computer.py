"""How to play Trisq: points that only you can fill are moves in hand for the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import fsum, tanh
from random import Random
from typing import Any

from trisq.bits import points
from trisq.game import Game, Seat
from trisq.games.trisq.fastboard import Mailbox
from trisq.games.trisq.rules import State, Trisq
from trisq.search import blunders
from trisq.search.mcts import Temper, search
from trisq.search.mind import Mind
from trisq.search.player import Player, Thought
from trisq.words import Text, say

GAME = Trisq()
NEAR_END = 8  # legal points: with more, a game goes on for two moves at least
TEMPER = Temper(900, bold=0.1, rave=300.0, trust=20.0)
EYES = (1.0, 0.6, 0.25, 0.1)  # what a point is worth with 0 to 3 gaps around it
CAUGHT = 0.9  # what a single figure is worth that the opponent can capture now
mailbox = cache(Mailbox)  # by the rules, which are equal if the size is


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
        if near_end(game, state):
            move = blunders.winning(game, state, moves)
            if move is not None:
                return Thought(move, 1.0, len(moves))
            moves = blunders.safe(game, state, moves)
        ground = mailbox(game)
        position = ground.position(game, state)
        found = search(ground, position, self.temper, chance, moves)
        return Thought(found.pick(self.blur, chance), found.value, found.work)


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

    def value(self, state: State, seat: Seat) -> float:
        """Compare the eyes of both sides, whole and half made."""
        if not state.legal:
            mover = -1.0
        else:
            own, enemy = state.own, state.enemy
            lead = self._eyes(own, enemy) - self._eyes(enemy, own)
            lead += CAUGHT * len(self._caught(enemy, own))
            mover = 0.99 * tanh(lead / 6)
        return mover if GAME.to_move(state) is seat else -mover

    def reasons(self, state: State, move: int) -> Iterator[Text]:
        """Name captures, rescues, and points that become or stay somebody's."""
        name, grid = GAME.grid.name, GAME.grid
        after = GAME.apply(state, move)
        if not after.legal:
            yield say("leaves the opponent no legal point")
        if prey := GAME.captures(state, move):
            yield say("captures {sites}", sites=prey)
        beside = grid.near[move]
        caught = self._caught(state.own, state.enemy)
        saved = tuple(name[point] for point in caught if beside >> point & 1)
        if saved:
            yield say("saves {sites} from capture", sites=saved)
        if gained := grid.names_of(self._spare(after, 1) & ~self._spare(state, 0)):
            yield say("makes {sites} yours alone", sites=gained)
        kept = self._kept(state, move)
        if kept:
            sites = grid.names_of(kept)
            yield say("keeps {sites} open for you", sites=sites)
        if hunted := grid.names_of(self._hunted(state, after)):
            yield say("threatens to capture {sites}", sites=hunted)
        alone = state.own & ~grid.spread(state.own) & beside
        if joined := tuple(n for n in grid.names_of(alone) if n not in saved):
            yield say("makes {sites} safe for good", sites=joined)
        if soon := grid.names_of(self._closable(state, after, move)):
            yield say("prepares to bar {sites} to the opponent", sites=soon)
        if shared := grid.names_of(self._disputed(state, after, move) & ~kept):
            yield say(
                "disputes {sites}, beside which only the opponent stood", sites=shared
            )

    def _eyes(self, own: int, enemy: int) -> float:
        """Add up the empty points beside ``own`` only, by the gaps still around."""
        grid = GAME.grid
        empty = grid.all ^ (own | enemy)
        left, right = empty << 1, empty >> 1
        up, down = empty << grid.stride, empty >> grid.stride
        odd = left ^ right ^ up ^ down
        more = left & right | up & down | (left ^ right) & (up ^ down)
        eyes = empty & grid.spread(own) & ~grid.spread(enemy)
        gaps = eyes & ~odd & ~more, eyes & odd & ~more, eyes & more & ~odd
        three = eyes & more & odd
        return fsum(
            worth * some.bit_count() for worth, some in zip(EYES, (*gaps, three))
        )

    def _caught(self, figures: int, enemy: int) -> list[int]:
        """Return the single figures that the enemy can smother by one more."""
        grid = GAME.grid
        alone = figures & ~grid.spread(figures)
        empty = grid.all ^ (figures | enemy)
        return [
            point
            for point in points(alone)
            if (grid.near[point] & empty).bit_count() == 1
        ]

    def _hunted(self, state: State, after: State) -> int:
        """Return the single enemies that a move leaves one way, as none had before."""
        before = self._caught(state.enemy, state.own)
        now = self._caught(after.own, after.enemy)
        return sum(1 << point for point in now if point not in before)

    def _closable(self, state: State, after: State, move: int) -> int:
        """Return points beside a move that the same player could close by his next.

        They are open to the opponent, and were not to be closed by one move before.
        """
        again = GAME.position(after.enemy, after.own)
        earlier = GAME.position(state.own, state.enemy)
        return sum(
            1 << point
            for point in points(GAME.grid.near[move] & after.legal)
            if self._closes(again, point) and not self._closes(earlier, point)
        )

    def _closes(self, state: State, point: int) -> bool:
        """Tell whether the mover can close a point to the other by a move beside it."""
        return any(
            not GAME.apply(state, gap).legal >> point & 1
            for gap in points(GAME.grid.near[point] & state.legal)
        )

    def _disputed(self, state: State, after: State, move: int) -> int:
        """Return points beside a move where only enemies stood, if it can stay."""
        grid = GAME.grid
        if move in self._caught(after.enemy, after.own):
            return 0
        theirs = grid.spread(state.enemy) & ~grid.spread(state.own)
        return theirs & grid.near[move] & ~(state.own | state.enemy)

    def _spare(self, state: State, side: int) -> int:
        """Return the quiet points of the mover (0) or of who moved before (1)."""
        position = mailbox(GAME).position(GAME, state)
        return sum(1 << point for point in position.spare[position.turn ^ side])

    def _kept(self, state: State, move: int) -> int:
        """Return points beside a move that the opponent's figure there would close."""
        turned = GAME.position(state.enemy, state.own)
        if not turned.legal >> move & 1:
            return 0
        kept = state.legal & ~GAME.apply(turned, move).legal & ~(1 << move)
        mine = GAME.apply(state, move)
        for reply in points(mine.legal if kept else 0):  # there may be another way
            kept &= GAME.apply(mine, reply).legal | 1 << reply
        return kept


MIND = TrisqMind()
