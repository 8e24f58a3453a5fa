"""The chance to be captured is what the rules say, throw by throw."""

from functools import cache
from random import Random

import pytest

from tests.games.scripta.positions import GAME, at, side
from tests.kit import ask, random_match
from tests.scale import much
from trisq.game import Seat
from trisq.games.scripta import race, risk
from trisq.games.scripta.board import LAST, opposite
from trisq.games.scripta.notation import THROWS
from trisq.games.scripta.rules import State

POSITIONS = much(200, 1000)


def by_brute_force(state: State, seat: Seat, point: int) -> int:
    """Play all that the opponent can do with all throws, by the rules alone."""
    goal = opposite(point)

    @cache
    def captured(state: State) -> bool:
        if state.seat is seat or GAME.outcome(state):
            return False
        return any(
            (move.die and move.goal == goal) or captured(GAME.apply(state, move))
            for move in GAME.legal_moves(state)
            if move.die
        )

    start = State(state.sides, seat.other)
    return sum(
        round(chance * risk.WAYS)
        for throw, chance in THROWS
        if captured(GAME.apply(start, throw))
    )


def test_odds_are_those_of_the_rules() -> None:
    rng, tried, hits = Random(5), 0, 0
    seed = 0
    while tried < POSITIONS:
        match = random_match(GAME, seed)
        seed += 1
        for state in rng.sample(match.states, 12):
            seat = state.seat
            own, enemy = state.sides[seat], state.sides[seat.other]
            alone = [point for point in range(1, LAST + 1) if own.men[point] == 1]
            if not alone or GAME.outcome(state):
                continue
            point = rng.choice(alone)
            expected = by_brute_force(state, seat, point)
            assert risk.ways(own, enemy, point) == expected
            tried += 1
            hits += 0 < expected < risk.WAYS
    assert hits > POSITIONS // 4


def test_two_men_are_safe() -> None:
    state = at("146", {"6": 2}, enemy={"3": 1})
    assert risk.ways(*state.sides, 6) == 0


def test_the_way_to_go_is_what_the_dice_must_show_at_least() -> None:
    assert race.pips(side({"31": 1}, 0)) == 1
    assert race.pips(side({"36": 1}, 0)) == 6
    assert race.pips(side({"30": 1, "32": 2}, 0)) == 2 + 4
    assert race.pips(side({}, 1, 1)) == 64


@pytest.mark.parametrize(
    ("one", "other", "meet"),
    [
        (25, 25, False),
        (24, 25, True),  # the enemy may land on 36, where the man is
        (24, 36, False),
        (7, 6, True),  # past each other in the middle row, but not in the others
        (6, 6, True),
        (0, 36, True),
    ],
)
def test_men_meet_until_they_have_passed_each_other(
    one: int, other: int, meet: bool
) -> None:
    sides = side({str(one): 1}, not one), side({str(other): 1}, 0)
    assert race.can_meet(sides) is meet
    assert race.can_meet(sides[::-1]) is meet
    assert race.is_pure(sides) is not meet


def test_a_race_that_is_over_is_none() -> None:
    assert not race.is_pure((side({}, 0), side({"36": 1}, 0)))


def test_nobody_who_cannot_meet_is_ever_captured() -> None:
    for seed in range(much(4, 40)):
        match = random_match(GAME, seed)
        pure = [not race.can_meet(state.sides) for state in match.states]
        assert pure == sorted(pure), "once they are past each other, they stay so"
        for step, alone in zip(match.steps, pure):
            assert not (alone and step.captured)


def test_the_odds_are_told() -> None:
    link = "?scripta=146-p4-p1-p6-335-p3-p5-p3-222"
    told = ask(op="odds", link=link, site="b6")["odds"]
    assert told[:2] == ["Triangles: 469 points to go.", "Squares: 469 points to go."]
    assert "% of the throws can capture this man" in told[2]
    told = ask(op="odds", link=link, site=None)["odds"]
    assert told[-1].startswith("Choose one of your men")
    assert ask(op="odds", link="?dama=d2", site="d2")["odds"] == []
    told = ask(op="odds", link="?scripta=men5-set0b5e29a5", site=None)["odds"]
    assert told[-1] == "No more contact: a pure race, you lead by 25 points."
    told = ask(op="odds", link="?scripta=men5-set0e35a5ob5", site=None)["odds"]
    assert len(told) == 2, "who has won needs no odds"
    link = "?scripta=men5-set0e12a2e8bd146"
    told = ask(op="odds", link=link, site="b1")["odds"]
    assert told[-1] == "No throw captures this man before your next turn."


def test_a_race_may_be_level() -> None:
    sides = side({"30": 2}, 0), side({"30": 2}, 0)
    assert race.told(sides, None) == "No more contact: a pure race, and it is level"
