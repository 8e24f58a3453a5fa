"""What forbids a move: the points that a refusal names, game by game."""

import pickle

import pytest

from tests import test_dama, test_scripta
from trisq.errors import IllegalMoveError
from trisq.games.dama.rules import State as DamaState
from trisq.games.scripta.rules import State as ScriptaState
from trisq.games.talpa.rules import Talpa
from trisq.games.trisq.rules import Trisq
from trisq.match import play, start
from trisq.view import error

dama, scripta = test_dama.position, test_scripta.at
MEN = "a1 d1 b2 f6", "g7 f2 e3 c5"


def test_a_refusal_keeps_its_sites() -> None:
    refused = IllegalMoveError("occupied", "f8 is taken.", sites=("f8",)).at(3, "f8")
    assert refused.sites == ("f8",)
    assert error(refused)["sites"] == ["f8"]
    assert pickle.loads(pickle.dumps(refused)).sites == ("f8",)
    assert error(IllegalMoveError("game-over", "it is over."))["sites"] == []


@pytest.mark.parametrize(
    ("moves", "move", "sites"),
    [
        ("a13", "a13", "a13"),
        ("b1 n13 a2 n11", "n11", "n11"),
        ("b1 n13 a2", "a1", "a2 b1"),
        ("e7 n13 d6 n11 e5 n9 f6", "e6", "e7 d6 f6 e5"),
        ("k4 l3 l4 m2 n2 l1 m1 n1", "m1", "m1 n1"),
    ],
)
def test_points_of_trisq(moves: str, move: str, sites: str) -> None:
    game = Trisq()
    refusal = game.refusal(play(start(game), *moves.split()).state, game.parse(move))
    assert refusal is not None
    assert refusal.sites == tuple(sites.split())


@pytest.mark.parametrize(
    ("move", "sites"),
    [
        ("xb2", "b2 b3"),  # d3 has no enemy beside it
        ("xa1", "a1"),
        ("c3b3", "c3"),
        ("b2b4", ""),
        ("b2a2", "a2"),
        ("b2b3", "b3"),
    ],
)
def test_cells_of_talpa(move: str, sites: str) -> None:
    game = Talpa()
    stones = game.grid.point
    red = sum(1 << stones[name] for name in ("b2", "b3", "d4"))
    blue = sum(1 << stones[name] for name in ("c3", "c2"))
    state = game.position(red, blue, game.to_move(game.initial()))
    refusal = game.refusal(state, game.parse(move))
    assert refusal is not None
    assert refusal.sites == tuple(sites.split())


@pytest.mark.parametrize(
    ("state", "move", "sites"),
    [
        (dama("d2 d3", "b2 b4 b6 f6", "W", 5, 5), "d1xb4", "b2 b6 b4"),
        (dama("d2 d3", "b2 b4", "W", 5, 5), "d1", "d1 d2 d3"),
        (dama("a1 g1 d2 d3", "b2 b4", "W", 5, 5), "d1", "a1 d1 g1 d2 d3"),
        (dama("d2 d3", "b2 b4", "W", 5, 5), "d1xf6", "f6"),
        (dama("d2 d3", "b2 b4", "W", 5, 5), "g1xb4", ""),
        (dama("d2 d3", "b2 b4", "W", 5, 5), "d2d1", ""),
        (dama(*MEN, "W"), "g7d7", "g7"),
        (dama(*MEN, "W"), "d3", "d3"),
        (dama(*MEN, "W"), "a1d1", "d1"),
        (dama(*MEN, "W"), "a1g4", ""),
        (dama("a1 d1 b2 f6", "d2 g1 a4 c5", "W"), "a1", "d1 a4"),
    ],
)
def test_points_of_dama(state: DamaState, move: str, sites: str) -> None:
    game = test_dama.GAME
    refusal = game.refusal(state, game.parse(move))
    assert refusal is not None
    assert refusal.sites == tuple(sites.split())


@pytest.mark.parametrize(
    ("state", "move", "sites"),
    [
        (ScriptaState(), "p1", ""),
        (scripta("146", {"6": 1}), "335", ""),
        (scripta("146", {"6": 1}), "6m2", ""),
        (scripta("146", {"6": 1}), "6m0", ""),
        (scripta("146", {"6": 1}, waiting=1), "pass", "hand0 b6"),
        (scripta("146", {"6": 1}, captured=1), "6m1", "hand0"),
        (scripta("146", {"6": 1}), "p4", "hand0"),
        (scripta("146", {"6": 1}), "7m1", "b7"),
        (scripta("146", {"34": 1}), "t1", "c7"),
        (scripta("146", {"31": 1, "6": 1, "13": 2}), "t1", "b6 a12"),
        (scripta("146", {"31": 1}, waiting=1), "t1", "hand0"),
        (scripta("146", {"34": 1}), "34m4", ""),
        (scripta("146", {"6": 1}, enemy={"6": 2}), "6m1", "b7"),
    ],
)
def test_points_of_scripta(state: ScriptaState, move: str, sites: str) -> None:
    game = test_scripta.GAME
    refusal = game.refusal(state, game.parse(move))
    assert refusal is not None
    assert refusal.sites == tuple(sites.split())
