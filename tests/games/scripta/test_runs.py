"""One man with several dice: each step is legal, and two clicks mean them all."""

from itertools import pairwise

import pytest

from tests.games.scripta.positions import GAME, at
from tests.kit import random_match
from tests.scale import much
from trisq.match import play
from trisq.view import view

GAMES = much(3, 30)


@pytest.mark.no_cover
def test_runs_are_legal_step_by_step_and_mean_one_thing() -> None:
    seen = 0
    for seed in range(GAMES):
        for state in random_match(GAME, seed).states[::7]:
            single = {(use.start, use.goal) for use in GAME.legal_moves(state)}
            runs = GAME.runs(state)
            ways = {(run[0].start, run[-1].goal) for run in runs}
            assert len(ways) == len(runs)
            assert not single & ways, "one die goes before several"
            for run in runs:
                seen += 1
                assert len(run) >= 2
                now = state
                for before, use in pairwise((None, *run)):
                    assert use is not None
                    assert now.seat is state.seat
                    assert before is None or use.start == before.goal
                    assert GAME.refusal(now, use) is None
                    now = GAME.apply(now, use)
    assert seen > 100


def test_two_clicks_mean_a_run() -> None:
    match = random_match(GAME, 1)
    shown = [view(match.until(ply)) for ply in range(0, len(match.moves), 50)]
    runs = [(one, run) for one in shown for run in one["runs"]]
    assert runs
    for one, run in runs:
        assert run["path"] not in [choice["path"] for choice in one["choices"]]
        after = play(match.until(one["ply"]), *run["moves"])
        assert after.error is None


def test_all_sums_that_can_be_run_are_offered() -> None:
    state = at("146", {"6": 1})
    ways = {tuple(use.die for use in run) for run in GAME.runs(state)}
    assert {sum(way) for way in ways} == {5, 7, 10, 11}
    goals = [run[-1].goal for run in GAME.runs(state)]
    assert sorted(goals) == [11, 13, 16, 17]


def test_a_blocked_landing_is_no_way() -> None:
    state = at("14", {"6": 1}, enemy={"6": 2})  # the enemy holds 7
    assert [tuple(use.die for use in run) for run in GAME.runs(state)] == [(4, 1)]
    state = at("14", {"6": 1}, enemy={"6": 2, "3": 2})  # and 10
    assert list(GAME.runs(state)) == []


def test_of_two_orders_the_one_that_captures_is_meant() -> None:
    state = at("14", {"6": 1}, enemy={"3": 1})  # a single enemy man on 10
    assert [[use.die for use in run] for run in GAME.runs(state)] == [[4, 1]]
    state = at("14", {"6": 1}, enemy={"6": 1})
    assert [[use.die for use in run] for run in GAME.runs(state)] == [[1, 4]]


def test_captured_men_enter_before_one_of_them_runs() -> None:
    state = at("146", {}, captured=2)
    assert list(GAME.runs(state)) == []
    state = at("146", {}, captured=1)
    assert all(run[0].kind == "place" for run in GAME.runs(state))
    assert GAME.runs(state)


def test_a_man_can_run_home_and_leave() -> None:
    state = at("22", {"30": 1})
    runs = [[*map(GAME.format, run)] for run in GAME.runs(state)]
    assert runs == [["30m2", "32m2"], ["30m2", "t2"]]
