"""The general search, on games small enough to be solved by hand or by brute force."""

from functools import cache
from random import Random

import pytest

from trisq.search.alphabeta import LIKELY, SURE, WIN, AlphaBeta, Found


class Tree:
    """A game without rules: a position is a path, its judgement is drawn by lot."""

    def __init__(self, width: int) -> None:
        self.width = width

    def children(self, position: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [(*position, way) for way in range(self.width)]

    def evaluate(self, position: tuple[int, ...]) -> int:
        return Random(repr(position)).randrange(-50, 50)


class Heap:
    """Take up to so many; who cannot take has lost. Nothing can be judged before."""

    def __init__(self, most: int) -> None:
        self.most = most

    def children(self, position: int) -> list[int]:
        return [position - some for some in range(1, self.most + 1) if some <= position]

    def evaluate(self, position: int) -> int:
        return 0 if position else -WIN


class Ring:
    """A walk round a ring of numbers, with the number as its worth to who is there."""

    def children(self, position: int) -> list[int]:
        return [(position + 1) % 7, (position + 3) % 7]

    def evaluate(self, position: int) -> int:
        return 10 * position


def brute(tree: Tree, position: tuple[int, ...], depth: int) -> int:
    if depth == 0:
        return tree.evaluate(position)
    return max(-brute(tree, child, depth - 1) for child in tree.children(position))


@cache
def distance(heap: int, most: int) -> int:
    """Return in how many moves the player to move wins, or loses if negative."""
    ends = [distance(heap - some, most) for some in range(1, most + 1) if some <= heap]
    won = [1 - end for end in ends if end <= 0]
    return min(won) if won else -max((1 + end for end in ends), default=0)


def best_of(most: int, heap: int, budget: int = 10**6) -> Found[int]:
    board = Heap(most)
    return AlphaBeta(board, budget).best(board.children(heap))


@pytest.mark.parametrize("width", range(1, LIKELY + 1))
@pytest.mark.parametrize("depth", range(1, 6))
def test_the_value_is_that_of_the_whole_tree(width: int, depth: int) -> None:
    tree = Tree(width)
    for seed in range(5):
        roots = tree.children((seed,))
        found = AlphaBeta(tree, 10**9).best(roots, depth)
        assert found.value == brute(tree, (seed,), depth)
        assert -brute(tree, found.best, depth - 1) == found.value
        assert found.depth == depth


def test_the_values_of_all_moves_are_exact() -> None:
    tree = Tree(3)
    roots = tree.children(())
    values = AlphaBeta(tree, 10**9).values(roots, 4)
    assert values == [-brute(tree, root, 3) for root in roots]


@pytest.mark.parametrize("most", [2, 3, 6])
def test_a_won_game_is_won_as_soon_as_possible(most: int) -> None:
    for heap in range(1, 20):
        found = best_of(most, heap)
        plies = distance(heap, most)
        assert (found.value >= SURE) is (plies > 0)
        if plies > 0:
            assert found.best % (most + 1) == 0
            if most < LIKELY:
                assert found.depth == plies


def test_a_lost_game_is_drawn_out() -> None:
    found = best_of(2, 9)
    assert found.value <= -SURE
    assert found.depth == 6  # three times three


def test_the_likely_children_come_first_where_there_are_many() -> None:
    tree = Tree(LIKELY + 3)
    found = AlphaBeta(tree, 10**9).best(tree.children((1,)), 5)
    assert found == AlphaBeta(tree, 10**9).best(tree.children((1,)), 5)
    plain = sum(tree.width**depth for depth in range(6))
    assert found.work < plain / 2
    assert -50 <= found.value <= 50


def test_more_than_the_budget_is_not_looked_at() -> None:
    tree = Tree(4)
    roots = tree.children(())
    works = []
    for budget in range(1, 400, 7):
        found = AlphaBeta(tree, budget).best(roots)
        assert found.best in roots
        assert found == AlphaBeta(tree, budget).best(roots)
        works.append(found.work)
        assert budget - 2 * tree.width < found.work <= budget
    assert works == sorted(works)


def test_a_loss_is_only_claimed_when_it_is_proven() -> None:
    for heap in (13, 14, 15):
        for budget in range(60):
            found = best_of(2, heap, budget)
            assert found.value > -SURE or heap == 15
            assert found.value < SURE or heap < 15


def test_when_the_favourite_loses_the_next_is_tried() -> None:
    class Trap(Heap):
        def evaluate(self, position: int) -> int:
            return (0 if position % 3 else 9) if position else -WIN

    board = Trap(2)
    chosen = {
        AlphaBeta(board, budget).best(board.children(5)[::-1]).best
        for budget in range(3, 40)
    }
    assert chosen == {4, 3}


def test_without_a_budget_the_first_move_is_played() -> None:
    tree = Tree(4)
    roots = tree.children(())
    assert AlphaBeta(tree, 0).best(roots).best == roots[0]


def test_a_drawn_position_is_worth_nothing() -> None:
    ring = Ring()
    roots = ring.children(0)
    assert AlphaBeta(ring, 10**6).best(roots, 1).value == -10
    assert AlphaBeta(ring, 10**6, drawn=roots).best(roots, 1).value == 0
    assert AlphaBeta(ring, 10**6, drawn=roots).best(roots, 4).value == 0


@pytest.mark.parametrize("depth", range(1, 6))
def test_who_repeats_a_position_gets_a_draw_at_most(depth: int) -> None:
    tree = Tree(3)
    for seed in range(8):
        roots = tree.children((seed,))
        values = AlphaBeta(tree, 10**9).values(roots, depth)
        again = AlphaBeta(tree, 10**9, repeated=roots[1:])
        assert again.best(roots, depth).value == max(
            values[0], *(min(0, value) for value in values[1:])
        )


def test_an_exact_table_is_believed() -> None:
    board = Heap(3)
    asked = []

    def probe(heap: int) -> int | None:
        asked.append(heap)
        return None if heap > 20 else WIN - 1 if heap % 4 else -WIN + 2

    found = AlphaBeta(board, 10**6, probe=probe).best(board.children(27))
    assert found.best == 24
    assert found.value == WIN - 2
    assert min(asked) >= 18  # what it knows is not searched further
