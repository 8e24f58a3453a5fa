"""Look ahead in a game without chance: alpha-beta search, deeper and deeper.

It knows no game, only a ``Board``: positions that are plain values, such as tuples of
ints, with their children and a judgement of each. Nearly all the time goes into these
two functions, so each is called once for a position, and nothing else is asked.

The budget counts positions, those judged and those opened. It may end the search inside
an iteration; what this iteration has found still counts, for it begins with the best
move of the one before. Nothing depends on a clock or on the order of a set.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

P = TypeVar("P", bound=Hashable)

WIN = 30_000  # the game is over; an exact table may say less, the later the less
SURE = 20_000  # from here on a value is proven; judgements stay far below
ASKED = 50  # an exact value costs about as much time as so many judgements
DEEP = 60  # as deep as anybody asks for
LIKELY = 4  # so many children are searched fully, the others only if they surprise
_ALL = 2 * WIN  # no value is beyond


class Board(Protocol[P]):
    """What a game offers to the search."""

    def children(self, position: P) -> list[P]:
        """Return all positions one move later, likely good moves first.

        None exactly when the player to move has lost.
        """

    def evaluate(self, position: P) -> int:
        """Judge a position for the player to move; ``-WIN`` or less if he has lost."""


class Found(NamedTuple, Generic[P]):
    """The position to move to, what it is worth to the mover, and the work it took."""

    best: P
    value: int
    work: int
    depth: int


class _SpentError(Exception):
    """The budget is used up."""


class AlphaBeta(Generic[P]):
    """One search; its table of positions is its own, so that nothing is remembered.

    An entry holds a depth, the value that a position has at least and at most when
    searched so deep, and its best child. ``drawn`` are positions that end the game
    without a winner. ``repeated`` are those that occurred in the game: whoever brings
    one back gets no more than a draw, so who is ahead makes progress. ``probe`` may
    know exact values of some positions.
    """

    def __init__(
        self,
        board: Board[P],
        budget: int,
        drawn: Iterable[P] = (),
        repeated: Iterable[P] = (),
        probe: Callable[[P], int | None] | None = None,
    ) -> None:
        """Take a number of positions to spend."""
        self._children = board.children
        self._evaluate = board.evaluate
        self._probe = probe
        self._left = self._budget = budget
        self._repeated = frozenset(repeated)
        even: tuple[int, int, int, P | None] = (DEEP, 0, 0, None)
        self._table = dict.fromkeys(drawn, even)

    @property
    def work(self) -> int:
        """How many positions were judged or opened."""
        return self._budget - self._left

    def best(self, roots: Sequence[P], deepest: int = DEEP) -> Found[P]:
        """Return the best position to move to; of equals the one that comes first.

        The search ends when the value is proven. So a win is a shortest one, and if
        everything loses, the move is the one whose loss was the last to be seen.
        """
        self._order = list(roots)
        self._value = finished = self._at = depth = 0
        try:
            while depth < deepest and abs(finished) < SURE:
                depth += 1
                self._iterate(depth)
                finished = self._value
        except _SpentError:
            if self._value <= -SURE:  # of all so far, but the others may hold
                self._value = finished
                self._order.insert(0, self._order.pop(self._at))
        return Found(self._order[0], self._value, self.work, depth)

    def values(self, roots: Sequence[P], depth: int) -> list[int]:
        """Return what each position is worth to the mover, all looked at equally.

        For players who do not always want the best; the budget must be large enough.
        """
        return [-self._search(root, depth - 1, -_ALL, _ALL) for root in roots]

    def _iterate(self, depth: int) -> None:
        """Search all moves so deep, the best one so far first, and keep the best."""
        best = -_ALL
        for at, root in enumerate(self._order):
            self._at = at
            if at and -self._search(root, depth - 1, -best - 1, -best) <= best:
                continue
            best = max(best, -WIN, -self._search(root, depth - 1, -_ALL, -best))
            self._value = best
            self._order.insert(0, self._order.pop(at))

    def _search(self, position: P, depth: int, alpha: int, beta: int) -> int:
        """Return the value of a position, exact only between ``alpha`` and ``beta``.

        Outside it is a bound; the table keeps what it bounds.
        """
        first: P | None = None
        entry = self._table.get(position)
        if entry is not None:
            known, low, high, first = entry
            if known >= depth or low >= SURE or high <= -SURE:
                if low >= beta or low == high:
                    return low
                if high <= alpha:
                    return high
        elif self._probe is not None and (exact := self._probe(position)) is not None:
            self._table[position] = (DEEP, exact, exact, None)
            self._left -= ASKED
            return exact
        if depth > 1:
            best, choice = self._open(position, depth, alpha, beta, first)
        elif depth == 1:
            best, choice = self._frontier(position, beta)
        else:
            self._spend(1)
            best, choice = self._evaluate(position), None
        if best < 0 and position in self._repeated:
            best = 0
        low = best if best > alpha else -_ALL
        high = best if best < beta else _ALL
        self._table[position] = (depth, low, high, choice)
        return best

    def _frontier(self, position: P, beta: int) -> tuple[int, P | None]:
        """Look one move ahead: judge children until one is good enough."""
        evaluate = self._evaluate
        best, choice = WIN, None
        children = self._children(position)
        unseen = len(children)
        self._spend(unseen + 1)
        for child in children:
            unseen -= 1
            value = evaluate(child)
            if value < best:
                best, choice = value, child
                if value <= -beta:
                    break
        self._left += unseen
        return -best, choice

    def _open(
        self, position: P, depth: int, alpha: int, beta: int, first: P | None
    ) -> tuple[int, P | None]:
        """Look further ahead: the likely best child first, then whether others beat it.

        That child is the best one known from a shallower search, tried before the
        others are even listed; else the one that is judged best.
        """
        self._spend(1)
        search = self._search
        best, choice = -WIN, first
        if first is not None:
            best = -search(first, depth - 1, -beta, -alpha)
            if best >= beta:
                return best, choice
            alpha = max(alpha, best)
        children = self._children(position)
        self._spend(len(children))
        if depth > 2:
            children.sort(key=self._evaluate)
        for at, child in enumerate(children):
            if child == first:
                continue
            value = alpha + 1
            if choice is not None:
                if depth > 2 and at >= LIKELY:
                    value = -search(child, depth - 2, -alpha - 1, -alpha)
                if value > alpha:
                    value = -search(child, depth - 1, -alpha - 1, -alpha)
            if choice is None or alpha < value < beta:
                value = -search(child, depth - 1, -beta, -alpha)
            if value > best or choice is None:
                best, choice = value, child
                if value >= beta:
                    break
                alpha = max(alpha, value)
        return best, choice

    def _spend(self, positions: int) -> None:
        """Pay for positions that are going to be looked at."""
        if positions > self._left:
            raise _SpentError
        self._left -= positions
