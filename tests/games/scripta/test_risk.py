"""The chance to be captured is what the rules say, throw by throw."""

from collections.abc import Iterator
from functools import cache
from itertools import count
from random import Random

import pytest

from tests.games.scripta.positions import GAME, at, side
from tests.kit import ask, random_match
from tests.scale import much
from trisq.game import Seat
from trisq.games.scripta import race, risk
from trisq.games.scripta.board import LAST, Side, opposite
from trisq.games.scripta.fastboard import ends, read
from trisq.games.scripta.notation import THROWS
from trisq.games.scripta.state import State

FEW, MANY = much(12, 200), much(200, 1000)


def lone_men(positions: int) -> Iterator[tuple[State, int]]:
    """Yield positions of random games, each with a man of who moves, who is alone."""
    rng, found = Random(5), 0
    for seed in count():
        for state in rng.sample(random_match(GAME, seed).states, 12):
            own = state.sides[state.seat]
            alone = [point for point in range(1, LAST + 1) if own.men[point] == 1]
            if alone and not GAME.outcome(state):
                yield state, rng.choice(alone)
                found += 1
            if found == positions:
                return


def told(state: State, point: int) -> int:
    return risk.ways(state.sides[state.seat], state.sides[state.seat.other], point)


def by_the_rules(state: State, point: int) -> int:
    """Count the throws by playing all that the rules let the opponent do."""
    seat, goal = state.seat, opposite(point)

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


def by_all_ends(state: State, point: int) -> int:
    """Count them by all ends of the opponent's turn, which the search knows."""
    position = read(state, state.seat.other)
    return sum(
        round(chance * risk.WAYS)
        for throw, chance in THROWS
        if any(not own[point] for _, own in ends(position, throw.throw))
    )


@pytest.mark.no_cover
def test_odds_are_those_of_the_rules() -> None:
    for state, point in lone_men(FEW):
        assert told(state, point) == by_the_rules(state, point)


@pytest.mark.no_cover
def test_odds_are_those_of_all_that_the_opponent_can_do() -> None:
    ways = []
    for state, point in lone_men(MANY):
        ways.append(told(state, point))
        assert ways[-1] == by_all_ends(state, point)
    assert len(ways) == MANY
    assert sum(0 < some < risk.WAYS for some in ways) > MANY // 4


@pytest.mark.parametrize(
    ("enemy", "held", "ways"),
    [
        (side({"5": 1}, 0), (), 91),  # a man one point behind: any 1
        (side({"4": 1}, 0), (), 91 + 13),  # two behind: any 2, or two 1s and no 2
        (side({"4": 1}, 0), (5,), 91),  # where two 1s would land, two men stand
        (side({}, 1), (1, 2, 3, 4, 5), 91),  # who waits can only enter on 6
        (side({}, 0, 1), (1, 2, 3, 4, 5), 91),  # and so can who was captured
        (side({}, 0, 3), (), 91),  # whoever of three enters on 6
        (side({"5": 1}, 0, 3), (), 91),  # nobody goes on before they are in
        (side({}, 0, 3), (1, 2, 3, 4, 5), 91),
        (side({"7": 1}, 0), (), 0),  # he is past the man
    ],
)
def test_odds_by_hand(enemy: Side, held: tuple[int, ...], ways: int) -> None:
    """A man stands where the enemy counts 6; own men hold some of its points."""
    there = opposite(6)
    men = {str(opposite(point)): 2 for point in held} | {str(there): 1}
    state = State((side(men, 0), enemy))
    assert told(state, there) == by_the_rules(state, there) == ways


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


@pytest.mark.no_cover
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


def test_who_leads_in_a_race_is_told_to_each() -> None:
    sides = side({"30": 2}, 0), side({"30": 1}, 0)
    told = "No more contact: a pure race, "
    assert race.told(sides, None) == f"{told}squares lead by 2 points"
    assert race.told(sides, Seat.FIRST) == f"{told}you are 2 points behind"
    assert race.told(sides, Seat.SECOND) == f"{told}you lead by 2 points"
    assert GAME.todo(State(sides)) == f"{told}you are 2 points behind. Roll the dice."


def test_a_race_may_be_level() -> None:
    sides = side({"30": 2}, 0), side({"30": 2}, 0)
    assert race.told(sides, None) == "No more contact: a pure race, and it is level"
