"""Monte-Carlo tree search: UCT with AMAF values (RAVE) and a solver; knows no game.

It works on what a game offers for speed, a ``Ground``: positions may be anything, moves
are small numbers, the two players alternate. The budget is a number of playouts, so
the same chance gives the same move everywhere. It stops before the budget is used up
when the result is proven, or when no other move can overtake the one tried most.
"""

from collections.abc import Container
from math import log, sqrt
from random import Random
from typing import Any, NamedTuple, Protocol

SETTLED = 32  # playouts between two looks whether the rest can change anything
FRESH = 6  # playouts through a node between two full looks at the worth of its moves
LOST = -9.0  # the worth of a move that is proven to lose: below every other


class Ground(Protocol):
    """What a game offers to the search; positions are never changed."""

    slots: int  # all moves are numbers below this one

    def verdict(self, position: Any) -> int:
        """Return 1 if the player to move has surely won, -1 if lost, 0 if unknown.

        It must not be 0 if there is no move.
        """

    def moves(self, position: Any) -> list[tuple[int, float]]:
        """Return each move worth a thought, with its chance to win as it looks.

        A move may be left out only if another one in the list is as good as it.
        """

    def after(self, position: Any, move: int) -> Any:
        """Return the position after a move."""

    def playout(
        self, position: Any, chance: Random
    ) -> tuple[bool, list[int], list[int]]:
        """Play to the end: whether the player to move won, his moves, the others."""


class Temper(NamedTuple):
    """How long a search works, and how it weighs what it knows: by trial for a game."""

    budget: int  # playouts
    bold: float = 0.3  # how much a move gains for being tried little
    rave: float = 300.0  # tries of a move after which playouts and AMAF count the same
    trust: float = 8.0  # playouts that the first look at a move is worth


class Found(NamedTuple):
    """The best move, its worth from -1 to 1 (exactly these only if proven), the work.

    ``moves`` are all moves tried with the number of tries and their chance to win.
    """

    move: int
    value: float
    work: int
    moves: tuple[tuple[int, float, float], ...]

    def pick(self, blur: float, chance: Random) -> int:
        """Return the best move, or by ``blur`` one that looks nearly as good.

        A blur is how much a player may mistake the chance to win by a move.
        """
        if not blur or abs(self.value) == 1:
            return self.move
        guesses = [
            (rate + blur * chance.random(), move) for move, tries, rate in self.moves
        ]
        return max(guesses)[1]


class Node:
    """A position of the tree; lists run along its moves, ``amaf_`` along all slots."""

    __slots__ = (
        "amaf_lost", "amaf_won", "children", "due", "moves", "position", "scores",
        "tries", "verdict", "visits", "won",
    )  # fmt: skip

    def __init__(self, ground: Ground, position: Any) -> None:
        """Judge the position; its moves are looked at when it is reached again."""
        self.position = position
        self.verdict = ground.verdict(position)
        self.visits = 0
        self.due = 0
        self.moves: list[int] = []

    def open(
        self, ground: Ground, trust: float, among: Container[int] | None = None
    ) -> None:
        """List the moves, each with a few tries that its first look stands for."""
        pairs = ground.moves(self.position)
        if among is not None:
            pairs = [pair for pair in pairs if pair[0] in among]
        self.moves = [move for move, _ in pairs]
        self.won = [trust * worth for _, worth in pairs]
        self.tries = [trust] * len(pairs)
        self.scores = [worth for _, worth in pairs]
        self.children: list[Node | None] = [None] * len(pairs)
        self.amaf_won = [1.0] * ground.slots
        self.amaf_lost = [1.0] * ground.slots
        for move, worth in pairs:
            self.amaf_won[move] = trust * worth
            self.amaf_lost[move] = trust * (1 - worth)

    def weigh(self, temper: Temper) -> None:
        """Work out anew how much each move deserves the next try."""
        reach = temper.bold * sqrt(log(self.visits + 1))
        rave, gained, lost = temper.rave, self.amaf_won, self.amaf_lost
        scores = self.scores
        rows = zip(self.moves, self.won, self.tries)
        for index, (move, won, tries) in enumerate(rows):
            if scores[index] != LOST:
                good = gained[move]
                share = rave / (rave + 3 * tries)
                scores[index] = (
                    (1 - share) * won / tries
                    + share * good / (good + lost[move])
                    + reach / sqrt(tries)
                )

    def choose(self, temper: Temper) -> int:
        """Return the index of the move to try next."""
        if self.due <= 0:
            self.weigh(temper)
            self.due = min(FRESH, self.visits // 8)  # a young node learns fast
        self.due -= 1
        scores = self.scores
        return scores.index(max(scores))

    def credit(self, index: int, good: bool, temper: Temper) -> None:
        """Count a try of a move, and weigh this move alone."""
        self.tries[index] += 1
        self.won[index] += good
        if self.scores[index] == LOST:
            return
        move, won, tries = self.moves[index], self.won[index], self.tries[index]
        share = temper.rave / (temper.rave + 3 * tries)
        rate = self.amaf_won[move]
        self.scores[index] = (
            (1 - share) * won / tries
            + share * rate / (rate + self.amaf_lost[move])
            + temper.bold * sqrt(log(self.visits + 1)) / sqrt(tries)
        )


def search(
    ground: Ground,
    position: Any,
    temper: Temper,
    chance: Random,
    among: Container[int] | None = None,
) -> Found:
    """Choose among the moves of a position, or only among some of them."""
    root = Node(ground, position)
    root.open(ground, temper.trust, among)
    work = 0
    if len(root.moves) > 1:
        root.verdict = 0  # even if it is known, it is not known by which move
        while work < temper.budget and not root.verdict:
            grow(ground, root, chance, temper)
            work += 1
            if work % SETTLED == 0 and _settled(root, temper.budget - work):
                break
    return _found(root, work)


def grow(ground: Ground, root: Node, chance: Random, temper: Temper) -> None:
    """Walk down to a new position, play from there, and tell it to all above."""
    path: list[tuple[Node, int]] = []
    node = root
    while node.visits or node is root:
        if not node.moves:
            node.open(ground, temper.trust)
        index = node.choose(temper)
        path.append((node, index))
        child = node.children[index]
        if child is None:
            child = Node(ground, ground.after(node.position, node.moves[index]))
            node.children[index] = child
        node = child
        if node.verdict:
            break
    if node.verdict:
        good = node.verdict > 0
        mine: list[int] = []
        others: list[int] = []
        _prove(path, node.verdict)
    else:
        good, mine, others = ground.playout(node.position, chance)
    node.visits += 1
    for above, index in reversed(path):
        good = not good
        mine, others = others, mine
        mine.append(above.moves[index])
        above.visits += 1
        counts = above.amaf_won if good else above.amaf_lost
        for move in mine:
            counts[move] += 1
        above.credit(index, good, temper)


def _prove(path: list[tuple[Node, int]], verdict: int) -> None:
    """Carry a proof up: one lost reply wins, a player with won replies only loses."""
    for node, index in reversed(path):
        if verdict < 0:
            node.verdict = verdict = 1
            continue
        node.scores[index] = LOST
        if max(node.scores) != LOST:
            return
        node.verdict = verdict = -1


def _settled(root: Node, left: int) -> bool:
    """Tell whether the rest of the budget cannot change which move is tried most.

    Moves that surely lose do not count. If only one is left, it may still be proven.
    """
    rows = zip(root.tries, root.scores)
    tries = sorted((count for count, score in rows if score != LOST), reverse=True)
    return len(tries) > 1 and tries[0] - tries[1] > left


def _found(root: Node, work: int) -> Found:
    """Take a proven win, or the move tried most among those that do not surely lose."""
    wins = [
        index
        for index, child in enumerate(root.children)
        if child is not None and child.verdict < 0
    ]
    order = range(len(root.moves))
    best = (
        wins[0]
        if wins
        else max(order, key=lambda i: (root.scores[i] != LOST, root.tries[i]))
    )
    rows = zip(root.won, root.tries, root.scores)
    rates = [0.0 if score == LOST else won / tries for won, tries, score in rows]
    value = float(root.verdict) or max(-0.99, min(0.99, 2 * rates[best] - 1))
    tries = zip(root.moves, root.tries, rates)
    return Found(root.moves[best], value, work, tuple(tries))
