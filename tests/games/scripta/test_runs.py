"""One man with several dice: each step is legal, and two clicks mean them all."""

from tests.games.scripta.positions import GAME, at
from tests.kit import random_match
from tests.scale import much
from trisq.match import play
from trisq.view import view

GAMES = much(3, 30)


def test_runs_are_legal_step_by_step_and_mean_one_thing() -> None:
    seen = 0
    for seed in range(GAMES):
        match = random_match(GAME, seed)
        for ply in range(0, len(match.moves), 7):
            here = match.until(ply)
            shown = view(here)
            single = {tuple(choice["path"]) for choice in shown["choices"]}
            paths = [tuple(run["path"]) for run in shown["runs"]]
            assert len(paths) == len(set(paths))
            assert not single & set(paths), "one die goes before several"
            for run in shown["runs"]:
                seen += 1
                after = play(here, *run["moves"])
                steps = view(after)["captures"]
                assert len(run["moves"]) >= 2
                assert GAME.owner(after.states[-2]) is GAME.owner(here.state)
                assert after.moves[ply:] == tuple(run["moves"])
                assert steps.keys() >= view(here)["captures"].keys()
    assert seen > 100


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
