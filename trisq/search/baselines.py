"""Players to measure others by: they know the rules, and nothing of any game."""

from math import inf, log, sqrt
from random import Random
from time import process_time
from typing import Any

from trisq.game import Game, Seat
from trisq.search.mind import Mind
from trisq.search.player import Thought


class RandomPlayer:
    """Plays any legal move."""

    name = "random"

    def think(self, game: Game[Any, Any], state: Any, chance: Random) -> Thought:
        """Choose without looking."""
        return Thought(chance.choice(game.legal_moves(state)), 0.0, 1)


class Greedy:
    """Looks one move ahead and takes what looks best; equals by chance."""

    name = "greedy"

    def __init__(self, mind: Mind) -> None:
        """Judge positions as this mind does."""
        self.mind = mind

    def think(self, game: Game[Any, Any], state: Any, chance: Random) -> Thought:
        """Try every move once."""
        seat = game.to_move(state)
        best: list[Any] = []
        highest = -2.0
        moves = game.legal_moves(state)
        for move in moves:
            after = game.apply(state, move)
            value = self.mind.value(after, seat)
            if value > highest:
                highest, best = value, []
            if value == highest:
                best.append(move)
        return Thought(chance.choice(best), highest, len(moves))


class Node:
    """A position of the tree: how often it was reached, and what came of it."""

    __slots__ = ("children", "parent", "rest", "score", "state", "visits")

    def __init__(self, state: Any, parent: "Node | None", rest: list[Any]) -> None:
        """Start with moves that nobody has tried."""
        self.state = state
        self.parent = parent
        self.rest = rest
        self.children: list[tuple[Any, Node]] = []
        self.visits = 0
        self.score = 0.0  # for the player whose move led here


class PlainTree:
    """Monte-Carlo tree search as in textbooks: UCT, random games to the end."""

    def __init__(self, playouts: int = 0, seconds: float = 0.0) -> None:
        """Take a budget of playouts, or of processor time."""
        self.playouts = playouts
        self.seconds = seconds
        self.name = f"tree:{seconds or playouts}"

    def think(self, game: Game[Any, Any], state: Any, chance: Random) -> Thought:
        """Grow a tree and play the move that was tried most."""
        root = sprout(game, state, None, chance)
        start, work = process_time(), 0
        while work < self.playouts or process_time() - start < self.seconds:
            backup(game, grown(game, root, chance), chance)
            work += 1
        move, best = max(root.children, key=lambda child: child[1].visits)
        return Thought(move, 2 * best.score / best.visits - 1, work)


def sprout(
    game: Game[Any, Any], state: Any, parent: Node | None, chance: Random
) -> Node:
    """Return a position with all its moves still to be tried, in a random order."""
    moves = list(game.legal_moves(state))
    chance.shuffle(moves)
    return Node(state, parent, moves)


def grown(game: Game[Any, Any], node: Node, chance: Random) -> Node:
    """Walk down to a position that is new, or to the end of the game."""
    while not node.rest and node.children:
        if game.to_move(node.state) is Seat.CHANCE:
            node = _rolled(game, node, chance)
            continue
        reach = log(node.visits)
        node = max(
            (child for _, child in node.children),
            key=lambda child: (
                child.score / child.visits + sqrt(2 * reach / child.visits)
            ),
        )
    if node.rest:
        move = node.rest.pop()
        child = sprout(game, game.apply(node.state, move), node, chance)
        node.children.append((move, child))
        node = child
    return node


def _rolled(game: Game[Any, Any], node: Node, chance: Random) -> Node:
    """Let the dice choose among positions that all have been reached."""
    moves, weights = zip(*game.odds(node.state))
    drawn = chance.choices(moves, weights)[0]
    return next(child for move, child in node.children if move == drawn)


def backup(
    game: Game[Any, Any], node: Node, chance: Random, longest: float = inf
) -> int:
    """Play at random to the end and tell every position on the way who won.

    Beyond ``longest`` moves it counts as a draw. Return how many moves that took, down
    the tree and behind it.
    """
    state, played = node.state, 0
    while (outcome := game.outcome(state)) is None and played < longest:
        if game.to_move(state) is Seat.CHANCE:
            throws, weights = zip(*game.odds(state))
            move = chance.choices(throws, weights)[0]
        else:
            moves = game.legal_moves(state)
            move = moves[int(chance.random() * len(moves))]
        state = game.apply(state, move)
        played += 1
    winner = outcome.winner if outcome else None
    at: Node | None = node
    while at is not None:
        played += 1
        at.visits += 1
        if at.parent is not None:
            mover = game.to_move(at.parent.state)
            at.score += 0.5 if winner is None else winner is mover
        at = at.parent
    return played
