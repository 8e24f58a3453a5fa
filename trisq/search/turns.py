"""Search for games with dice: whole turns, and what the opponent may throw then.

It knows no game. A turn of several dice is judged by where it ends, and only the first
step there is played; the next step finds the same end again, as nothing better can have
come within reach. Looking further, the best ends are judged by the opponent's best
answers to all his throws.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from math import inf, tanh
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from trisq.game import Game
from trisq.search.player import Thought

P = TypeVar("P", bound=Hashable)
ALMOST = 0.999  # as good as won, but not proven
PLACES = 9  # decimals that count: the last ones differ between versions of Python
KEPT = 512  # ends whose answers are remembered, for the next dice of the same turn


class Replies(NamedTuple):
    """The chance of each throw and the score of its best use, of how many compared."""

    best: Sequence[tuple[float, float]]
    work: int


class Look(NamedTuple):
    """How many of the best ends are judged by the opponent's answers.

    At most ``width``, none that scores less than the best by more than ``margin``, and
    no more once as many answers as ``budget`` were compared.
    """

    width: int
    budget: int
    margin: float = inf


class Table(Protocol[P]):
    """What a game offers: positions as the player sees them whose turn it is.

    Scores are for the player who made the turn: 0 is even, infinity is won.
    """

    def read(self, state: Any) -> tuple[P, tuple[int, ...]]:
        """Return the position of a state and the dice that are left."""

    def ends(self, position: P, dice: tuple[int, ...]) -> Mapping[P, Any]:
        """Return where the turn can end, and the first step there, in a fixed order.

        Whatever wins soonest comes first among equals.
        """

    def scores(self, ends: Iterable[P]) -> list[float]:
        """Judge ends of turns."""

    def replies(self, end: P) -> Replies:
        """Return what the opponent can do after an end, by all his throws."""

    def chance(self, end: P, value: float) -> float:
        """Return the chance to win, from -1 to 1, of who values an end so."""


class Answers(NamedTuple):
    """What an end is worth after the opponent's best answers, and what that cost."""

    value: float
    work: int


class TurnPlayer(Generic[P]):
    """Plays the first step to the best end of a turn that it sees."""

    def __init__(
        self,
        name: str,
        table: Table[P],
        *,
        sight: float = 1.0,
        look: Look | None = None,
    ) -> None:
        """See each end by a chance of ``sight``, and look further than that or not."""
        self.name = name
        self.table = table
        self.sight = sight
        self.look = look
        self._answers: Callable[[P], Answers] = lru_cache(KEPT)(self._answered)

    def think(self, game: Game[Any, Any], state: Any, chance: Random) -> Thought:
        """Choose the end of the turn, and the first step there."""
        del game
        ways = self.table.ends(*self.table.read(state))
        scores = {
            end: round(score, PLACES)
            for end, score in zip(ways, self.table.scores(ways))
        }
        order = sorted(ways, key=scores.__getitem__, reverse=True)
        if scores[order[0]] < inf:  # nobody overlooks a win
            order = [end for end in order if chance.random() < self.sight] or order[:1]
            if self.look:
                least = scores[order[0]] - self.look.margin
                near = [end for end in order if scores[end] >= least]
                return self._further(ways, near, self.look)
        best = order[0]
        value = self.table.chance(best, value_of(scores[best]))
        return Thought(ways[best], value, len(ways))

    def _further(
        self, ways: Mapping[P, Any], order: Sequence[P], look: Look
    ) -> Thought:
        """Choose by the answers, from the best ends that the budget suffices for.

        The end chosen is among them again when the next die is due, for the ends before
        it can only have become fewer.
        """
        best, value, work = order[0], -inf, 0
        for end in order[: look.width]:
            if work >= look.budget:
                break
            answers = self._answers(end)
            work += answers.work
            if answers.value > value:
                best, value = end, answers.value
        value = self.table.chance(best, value)
        return Thought(ways[best], value, len(ways) + work)

    def _answered(self, end: P) -> Answers:
        """Average over the opponent's throws what his best answers leave."""
        best, work = self.table.replies(end)
        value = 0.0
        for chance, score in best:
            value -= chance * value_of(score)
        return Answers(max(-1.0, round(value, PLACES)), work)


def value_of(score: float) -> float:
    """Return a score as a value; only what is won counts as 1.

    >>> value_of(0), value_of(inf), value_of(-99)
    (0.0, 1.0, -0.999)
    """
    return 1.0 if score == inf else max(-ALMOST, min(ALMOST, tanh(score / 2)))
