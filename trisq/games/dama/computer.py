"""The computer players of Dama, and their judgement."""

from collections.abc import Callable, Iterator
from functools import cache
from math import tanh
from random import Random
from typing import Any, NamedTuple

from trisq.game import Game, Seat
from trisq.games.dama import endgame, evaluation, fastboard, hints
from trisq.games.dama.board import MAN, Move
from trisq.games.dama.fastboard import MEN, Position, unpacked
from trisq.games.dama.rules import DRAWN, Dama, State
from trisq.search.alphabeta import SURE, WIN, AlphaBeta
from trisq.search.mind import Mind
from trisq.search.player import Player, Thought

Probe = Callable[[int, int], int | None]
"""An exact table for few men and empty hands.

It is asked for the men of the player to move and of the enemy, as a ``State`` has them,
and answers 0 for a draw, n for a win and -n for a loss in n moves of both players, None
for what it does not know, or what is over already.
"""

GAME = Dama()
PROBED = 8  # men in all that a table may know
_BOARD = (1 << 48) - 1
_SCALE = 250  # a judgement of this, two men and a half, is nearly as good as a win


class FastBoard(NamedTuple):
    """The fast board, as the search wants it."""

    children: Callable[[Position], list[Position]] = fastboard.children
    evaluate: Callable[[Position], int] = evaluation.evaluate


class Searcher:
    """Looks ahead as far as its budget reaches."""

    def __init__(self, name: str, budget: int, probe: Probe | None = None) -> None:
        """Take a number of positions, and a table of endgames if there is one."""
        self.name = name
        self.budget = budget
        self.probe = probe

    def think(self, game: Game[Any, Any], state: Any, chance: Random) -> Thought:
        """Choose the best move; equals by chance."""
        moves, roots, drawn = _roots(game, state, chance)
        probe = self.probe and _adapted(self.probe)
        if self.probe and (plies := _plies(game, state, moves, self.probe)):
            best = max(map(_rank, plies))
            kept = [at for at, some in enumerate(plies) if _rank(some) == best]
            if plies[kept[0]]:
                return Thought(moves[kept[0]], float(best[0]), len(moves))
            moves, roots = [moves[at] for at in kept], [roots[at] for at in kept]
            probe = None  # all are drawn, but the opponent may not know it
        search = AlphaBeta(FastBoard(), self.budget, drawn, _repeated(state), probe)
        found = search.best(roots)
        value = squashed(found.value) if probe or not self.probe else 0.0
        return Thought(moves[roots.index(found.best)], value, found.work)


class Beginner:
    """Sees a move and the reply to it, and errs about what they are worth.

    Never about a game that ends with them, so it takes a win and sees a loss.
    """

    def __init__(self, name: str, error: float) -> None:
        """Take the usual error, in hundredths of a man."""
        self.name = name
        self.error = error

    def think(self, game: Game[Any, Any], state: Any, chance: Random) -> Thought:
        """Choose what seems best."""
        moves, roots, drawn = _roots(game, state, chance)
        search = AlphaBeta(FastBoard(), 10**6, drawn)
        values = search.values(roots, 2)
        seeming = [
            value if abs(value) >= SURE else value + chance.gauss(0, self.error)
            for value in values
        ]
        at = seeming.index(max(seeming))
        return Thought(moves[at], squashed(values[at]), search.work)


class DamaMind(Mind):
    """What Dama offers to computer players; a table of endgames may be added."""

    def __init__(self, probe: Probe | None = None) -> None:
        """Make the three levels."""
        self.levels: tuple[Player, Player, Player] = (
            Beginner("1", 35),
            Searcher("2", 800),
            Searcher("3", 450_000, probe),
        )

    def value(self, state: State, seat: Seat) -> float:
        """Judge a position without looking ahead."""
        outcome = GAME.outcome(state)
        if outcome is not None and outcome.winner is None:
            return 0.0
        value = squashed(evaluation.evaluate(fastboard.position(state)))
        return value if GAME.to_move(state) is seat else -value

    def reasons(self, state: State, move: Move) -> Iterator[str]:
        """Yield what is good about a move."""
        return hints.reasons(state, move)

    def wants(self, state: State) -> str | None:
        """Ask for the table of endgames when the game is about to get there."""
        return endgame.NAME if endgame.wanted(state) and not endgame.ready() else None

    def take(self, data: bytes) -> None:
        """Take the table."""
        endgame.load(data)


def squashed(value: int) -> float:
    """Return a judgement of the search as a value between -1 and 1.

    Exactly these only if it is proven.
    """
    if abs(value) >= SURE:
        return 1.0 if value > 0 else -1.0
    return 0.99 * tanh(value / _SCALE)


def _roots(
    game: Game[Any, Any], state: State, chance: Random
) -> tuple[list[Move], list[Position], list[Position]]:
    """Return the moves in an order by chance, where they lead, and draws among that."""
    moves = list(game.legal_moves(state))
    chance.shuffle(moves)
    after = [game.apply(state, move) for move in moves]
    roots = [fastboard.position(one) for one in after]
    drawn = [root for root, one in zip(roots, after) if one.over in DRAWN]
    return moves, roots, drawn


def _repeated(state: State) -> list[Position]:
    """Return the positions since the last capture, and this one."""
    here = fastboard.position(state)
    return [here, *(_earlier(key, here[3]) for key in state.seen)]


def _earlier(key: int, rest: int) -> Position:
    """Return a position that a state has seen, with the men of today."""
    own, enemy, side = key >> 49, key >> 1 & _BOARD, key & 1
    boards = (enemy, own) if side else (own, enemy)
    return *fastboard.rings(*boards), rest & ~1 | side


def _plies(
    game: Game[Any, Any], state: State, moves: list[Move], probe: Probe
) -> list[int]:
    """Return in how many plies each move wins, or loses if below zero; 0 is a draw.

    Nothing unless the table knows all of them.
    """
    plies: list[int] = []
    if not _is_known(fastboard.position(state)[3]):
        return plies
    for move in moves:
        after = game.apply(state, move)
        if after.over:
            plies.append(int(after.over not in DRAWN))
            continue
        then = probe(after.own, after.enemy)
        if then is None:
            return []
        plies.append(1 - then if then < 0 else -1 - then if then else 0)
    return plies


def _rank(plies: int) -> tuple[int, int]:
    """Order what a table says: an early win, a draw, a late loss."""
    return (plies > 0) - (plies < 0), -plies


@cache
def _is_known(rest: int) -> bool:
    """Tell whether a table may know positions with this rest."""
    _, hands, men = unpacked(rest)
    return not any(hands) and min(men) >= 3 and sum(men) <= PROBED


def _adapted(probe: Probe) -> Callable[[Position], int | None]:
    """Return a table of endgames as the search asks for it."""

    def asked(position: Position) -> int | None:
        a, b, c, rest = position
        if not _is_known(rest):
            return None
        white, black = ((men[a] | men[b] << 16 | men[c] << 32) * MAN for men in MEN)
        plies = probe(black, white) if rest & 1 else probe(white, black)
        if not plies:
            return plies
        return WIN - plies if plies > 0 else -WIN - plies

    return asked


MIND = DamaMind(endgame.probe)
