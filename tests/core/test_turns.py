"""The search of whole turns, on a toy race that is small enough to average by hand."""

from collections.abc import Iterable
from math import inf
from random import Random
from typing import Any

import pytest

from tests.toys.goose import Goose
from trisq.search.turns import Look, Replies, Table, TurnPlayer, value_of

Geese = tuple[int, int]  # how far two geese have to go
Position = tuple[Geese, Geese]
GAME = Goose()  # players of turns ask only their table


THROWS = (((1,), 0.5), ((2,), 0.25), ((1, 2), 0.25))


class Flock:
    """Two geese each: a die drives one of them on; who has both at home wins."""

    def read(self, state: Any) -> tuple[Position, tuple[int, ...]]:
        position, dice = state
        return position, dice

    def ends(self, position: Position, dice: tuple[int, ...]) -> dict[Position, str]:
        own, enemy = position
        if not dice or not any(own):
            return {position: "stay"}
        found: dict[Position, str] = {}
        for die in dice:
            rest = list(dice)
            rest.remove(die)
            for goose in range(2):
                after = list(own)
                after[goose] = max(0, own[goose] - die)
                for end in self.ends(((after[0], after[1]), enemy), tuple(rest)):
                    found.setdefault(end, f"{'ab'[goose]}{die}")
        return found

    def scores(self, ends: Iterable[Position]) -> list[float]:
        return [
            sum(enemy) - sum(own) + 0.1 * (own[0] == own[1]) if any(own) else inf
            for own, enemy in ends
        ]

    def replies(self, end: Position) -> Replies:
        found = [
            (chance, self.scores(self.ends((end[1], end[0]), dice)))
            for dice, chance in THROWS
        ]
        best = [(chance, max(scores)) for chance, scores in found]
        return Replies(best, sum(len(scores) for _, scores in found))

    def chance(self, end: Position, value: float) -> float:
        return value


FLOCK: Table[Position] = Flock()


def averaged(end: Position) -> float:
    """Return what the opponent's best answers leave, written down again."""
    total = 0.0
    for dice, chance in THROWS:
        answers = FLOCK.ends((end[1], end[0]), dice)
        total += chance * max(map(value_of, FLOCK.scores(answers)))
    return -total


@pytest.mark.parametrize("own", [(2, 3), (3, 3), (1, 5), (4, 4)])
@pytest.mark.parametrize("enemy", [(1, 0), (1, 2), (3, 3)])
def test_looking_further_averages_over_the_throws(own: Geese, enemy: Geese) -> None:
    player = TurnPlayer("3", FLOCK, look=Look(99, 9999))
    thought = player.think(GAME, ((own, enemy), (1, 2)), Random(1))
    ways = FLOCK.ends((own, enemy), (1, 2))
    values = {end: averaged(end) for end in ways}
    assert thought.value == pytest.approx(max(values.values()))
    best = [ways[end] for end in ways if values[end] == max(values.values())]
    assert thought.move in best


@pytest.mark.parametrize("look", [None, Look(9, 999)], ids=["near", "far"])
def test_the_last_decimals_decide_nothing(look: Look | None) -> None:
    """They differ between versions of Python, and the move must not."""

    class Noisy(Flock):
        def __init__(self, seed: int) -> None:
            self.luck = Random(seed)

        def scores(self, ends: Iterable[Position]) -> list[float]:
            whole = super().scores(ends)
            return [score + 1e-14 * self.luck.random() for score in whole]

    state = ((5, 5), (4, 4)), (1, 2)
    players = [TurnPlayer("3", Noisy(seed), look=look) for seed in range(9)]
    assert len({player.think(GAME, state, Random(1)) for player in players}) == 1


def test_without_looking_further_the_score_decides() -> None:
    thought = TurnPlayer("2", FLOCK).think(GAME, (((3, 4), (3, 3)), (1,)), Random(1))
    assert thought.move == "b1"
    assert thought.value == value_of(0.1)
    assert thought.work == 2


def test_a_win_is_taken_at_once_and_proven() -> None:
    state = (((1, 0), (1, 0)), (1, 2))
    for player in (
        TurnPlayer("1", FLOCK, sight=0.0),
        TurnPlayer("3", FLOCK, look=Look(9, 99)),
    ):
        thought = player.think(GAME, state, Random(1))
        assert (thought.move, thought.value) == ("a1", 1.0)


def test_a_sure_loss_is_proven() -> None:
    player = TurnPlayer("3", FLOCK, look=Look(9, 99))
    assert player.think(GAME, (((5, 5), (1, 0)), (1,)), Random(1)).value == -1.0


def test_who_sees_nothing_plays_what_looks_best() -> None:
    blind = TurnPlayer("1", FLOCK, sight=0.0)
    assert blind.think(GAME, (((3, 4), (3, 3)), (1,)), Random(1)).move == "b1"


def test_who_sees_little_plays_worse_now_and_then() -> None:
    dim = TurnPlayer("1", FLOCK, sight=0.5)
    state = (((3, 4), (3, 3)), (1,))
    moves = [dim.think(GAME, state, Random(seed)).move for seed in range(30)]
    assert set(moves) == {"a1", "b1"}
    assert moves.count("b1") > moves.count("a1")


def test_the_budget_and_the_width_end_the_search() -> None:
    state = (((6, 5), (5, 6)), (1, 2))
    works = [
        TurnPlayer("3", FLOCK, look=Look(width, budget))
        .think(GAME, state, Random(1))
        .work
        for width, budget in ((9, 1), (2, 999), (9, 999))
    ]
    assert works == sorted(set(works))


def test_an_end_far_behind_the_best_is_not_looked_at() -> None:
    state = (((3, 4), (3, 3)), (1,))
    near, far = (
        TurnPlayer("3", FLOCK, look=Look(9, 999, margin)).think(GAME, state, Random(1))
        for margin in (0.05, 0.2)
    )
    assert near.move == "b1"
    assert near.work < far.work
    assert near.value <= far.value


def test_what_is_remembered_changes_no_thought() -> None:
    player = TurnPlayer("3", FLOCK, look=Look(9, 99))
    state = (((6, 5), (5, 6)), (1, 2))
    first = player.think(GAME, state, Random(1))
    assert player.think(GAME, state, Random(1)) == first
