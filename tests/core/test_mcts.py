"""Tree search against a game that can be worked out by hand: Nim with one heap."""

from random import Random
from typing import Any

import pytest

from trisq.search.mcts import Found, Temper, search

TEMPER = Temper(400)
TAKE = (1, 2, 3)


class Heap:
    """Take one to three; who cannot has lost. Heaps of 4, 8, 12... are lost."""

    slots = 4

    def __init__(self, looks: int = 0) -> None:
        self.looks = looks  # heaps up to this size are judged at a glance

    def verdict(self, position: int) -> int:
        if position > self.looks:
            return 0
        return 1 if position % 4 else -1

    def moves(self, position: int) -> list[tuple[int, float]]:
        return [(move, 0.5) for move in TAKE if move <= position]

    def after(self, position: int, move: int) -> int:
        return position - move

    def playout(
        self, position: int, chance: Random
    ) -> tuple[bool, list[int], list[int]]:
        played: tuple[list[int], list[int]] = ([], [])
        ply = 0
        while position:
            move = chance.randint(1, min(3, position))
            played[ply % 2].append(move)
            position -= move
            ply += 1
        return ply % 2 == 1, *played


def found(heap: int, temper: Temper = TEMPER, **more: Any) -> Found:
    return search(Heap(), heap, temper, Random(1), **more)


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
def test_a_win_is_proven_and_found(heap: int) -> None:
    result = found(heap)
    assert (result.move, result.value) == (heap % 4, 1.0)
    assert result.work < TEMPER.budget


@pytest.mark.parametrize("heap", [4, 8])
def test_a_loss_is_proven(heap: int) -> None:
    assert found(heap).value == -1.0


def test_what_is_not_proven_is_never_quite_certain() -> None:
    result = found(41, Temper(30))
    assert -1 < result.value < 1
    assert result.work == 30


def test_a_single_move_needs_no_thought() -> None:
    assert found(1).work == 0
    assert found(11, among={2})[:3] == (2, 0.0, 0)


def test_only_allowed_moves_are_chosen() -> None:
    assert found(7, among={1, 2}).move in {1, 2}


def test_it_stops_when_no_other_move_can_catch_up() -> None:
    result = search(Heap(), 61, Temper(2000, bold=0.01), Random(1))
    assert result.work < 2000


def test_the_same_chance_gives_the_same_answer() -> None:
    assert found(30) == found(30)


def test_a_position_known_to_be_won_is_still_searched_for_the_move() -> None:
    assert search(Heap(looks=20), 15, TEMPER, Random(1)).move == 3


def test_first_looks_lead_the_search() -> None:
    class Biased(Heap):
        def moves(self, position: int) -> list[tuple[int, float]]:
            return [(move, 0.9 if move == 2 else 0.1) for move in TAKE]

    assert search(Biased(), 99, Temper(20, trust=50), Random(1)).move == 2


def test_a_blurred_eye_takes_a_move_that_is_nearly_as_good() -> None:
    result = Found(1, 0.2, 9, ((1, 5.0, 0.6), (2, 4.0, 0.55), (3, 1.0, 0.1)))
    chance = Random(1)
    assert {result.pick(0.2, chance) for _ in range(50)} == {1, 2}
    assert result.pick(0.0, chance) == 1


def test_a_blurred_eye_still_sees_what_is_proven() -> None:
    result = Found(1, 1.0, 9, ((1, 5.0, 0.6), (2, 4.0, 0.9)))
    assert result.pick(0.5, Random(1)) == 1
