"""The computer players of XII Scripta: weights and three levels.

The best level judges all ends of a turn by tuned weights and looks at the opponent's
answers. The weaker ones play by simpler weights, as people do. A fair player counts
points and shuns danger, but does not see that men crowd on the last points and then
wait for their number, and now and then overlooks a way to use the dice. A beginner
hurries on, hardly fears for single men, and sees only half of what a throw allows.
"""

from collections.abc import Iterator
from math import atanh, tanh

from trisq.game import Seat
from trisq.games.scripta import hints
from trisq.games.scripta.board import HOME, LAST
from trisq.games.scripta.evaluation import Judge, Weights, certainty
from trisq.games.scripta.fastboard import Position, ends, read
from trisq.games.scripta.notation import THROWS, Move
from trisq.games.scripta.replies import Walk
from trisq.games.scripta.rules import Scripta
from trisq.games.scripta.state import State
from trisq.search.mind import Mind
from trisq.search.player import Player
from trisq.search.turns import ALMOST, Look, Replies, TurnPlayer, value_of

GAME = Scripta()
# About a quarter of a second. In 1,238 turns no end was best that scored more than 0.53
# behind the first.
LOOK = Look(width=16, budget=100_000, margin=0.6)

# From runs of tests/bench/tune.py that went on from each other, some 3000 games in all;
# the mean of the last two, rounded. A new run will not give exactly these.
TUNED = Weights(
    place=(
        (0.039, 0.042, 0.047, 0.053, 0.064, 0.094),
        (0.059, 0.097, 0.107, 0.131, 0.134, 0.157),
        (0.158, 0.164, 0.179, 0.187, 0.206, 0.215),
        (0.257, 0.267, 0.278, 0.287, 0.289, 0.291),
        (0.354, 0.36, 0.37, 0.377, 0.378, 0.39),
    ),
    pair=(0.047, 0.041, 0.065, 0.062, 0.006),
    crowd=(-0.012, 0.01, 0.037, 0.028, -0.011),
    home=(
        (0.445, 0.475, 0.418, 0.415, 0.412),
        (0.424, 0.47, 0.428, 0.423, 0.41),
        (0.398, 0.465, 0.429, 0.415, 0.389),
        (0.383, 0.461, 0.463, 0.414, 0.349),
        (0.356, 0.396, 0.305, 0.353, 0.272),
        (0.22, 0.211, 0.187, 0.238, 0.196),
    ),
    off=0.702,
    captured=-0.058,
    exposed=0.404,
    jam=0.005,
    tempo=-0.061,
)


def _simple(exposed: float, captured: float, home: tuple[float, ...]) -> Weights:
    """Return weights that mostly count how far the men have come."""
    pace = 1 / (2 * LAST)
    rows = [range(at, at + 6) for at in range(1, HOME, 6)]
    return Weights(
        place=tuple(tuple(pace * point for point in row) for row in rows),
        pair=(0.0,) * 5,
        crowd=(0.0,) * 5,
        home=tuple((worth,) for worth in home),
        off=0.7,
        captured=captured,
        exposed=exposed,
        jam=0.0,
        tempo=0.0,
    )


FAIR = _simple(0.25, -0.1, (0.5,) * 6)
HASTY = _simple(
    0.15, 0.0, tuple((HOME + number) / (2 * LAST) for number in range(1, 7))
)


class Race:
    """The race as the search of turns sees it, with the judgement of some weights."""

    def __init__(self, weights: Weights, sober: Judge | None = None) -> None:
        """Judge by these weights; another judge may tell the chances."""
        self.judge = Judge(weights)
        self.scores = self.judge.scores
        self._sober = sober

    def read(self, state: State) -> tuple[Position, tuple[int, ...]]:
        """Return the fast board and the dice left."""
        return read(state, state.seat), state.dice

    def ends(self, position: Position, dice: tuple[int, ...]) -> dict[Position, Move]:
        """Return where the turn can end, and the first move there."""
        return ends(position, dice)

    def replies(self, end: Position) -> Replies:
        """Return the best uses of all throws by the other side."""
        walk = Walk(self.judge, (end[1], end[0]))
        best = [(chance, walk.best[move.throw]) for move, chance in THROWS]
        return Replies(best, walk.work)

    def chance(self, end: Position, value: float) -> float:
        """Return how often who values an end so wins, from -1 to 1."""
        if abs(value) == 1.0:
            return value
        if self._sober:
            (score,) = self._sober.scores([end])
            value = value_of(score)
        return tanh(certainty(end) * atanh(max(-ALMOST, min(ALMOST, value))))


class Judgement(Mind):
    """What XII Scripta offers to computer players."""

    def __init__(self) -> None:
        """Prepare the three levels."""
        self.race = Race(TUNED)
        self.levels: tuple[Player, Player, Player] = (
            TurnPlayer("1", Race(HASTY, self.race.judge), sight=0.45),
            TurnPlayer("2", Race(FAIR, self.race.judge), sight=0.9),
            TurnPlayer("3", self.race, look=LOOK),
        )

    def value(self, state: State, seat: Seat) -> float:
        """Judge the board by the tuned weights, as if a turn had just ended."""
        outcome = GAME.outcome(state)
        if outcome:
            return 1.0 if outcome.winner is seat else -1.0
        mover = state.seat if state.dice else state.seat.other
        (score,) = self.race.scores([read(state, mover)])
        return value_of(score) if mover is seat else -value_of(score)

    def reasons(self, state: State, move: Move) -> Iterator[str]:
        """Yield what is good about a move."""
        return hints.reasons(state, move)


MIND = Judgement()
