"""A move that the rules refuse loses the game, and the table names it."""

import random
from typing import Any

import pytest

from tests.kit import ALL, AnyGame
from trisq import games
from trisq.arena import FAULTS, Fault, Result, contest, main, table
from trisq.game import Game
from trisq.search.baselines import RandomPlayer
from trisq.search.player import Thought


class Cheat:
    """Answers the same whatever is asked."""

    name = "cheat"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def think(self, game: Game[Any, Any], state: Any, chance: random.Random) -> Thought:
        return Thought(self.answer, 1.0, 1)


FAR = Cheat((0, 63))  # from a1 to h1 in Talpa


@pytest.mark.parametrize("answer", [None, "pass", (0, 63), -1, object(), [], "x" * 99])
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_who_plays_what_is_not_legal_has_lost(game: AnyGame, answer: Any) -> None:
    for number in range(4):
        pair = (Cheat(answer), RandomPlayer())
        if number > 1:
            pair = pair[::-1]  # type: ignore[assignment]
        result = contest(game, pair, number, 1, 0)
        assert result.fault is not None
        assert result.fault.who == number // 2
        assert result.score == number // 2, "A has lost if the cheat is A"
        assert result.fault.why.endswith(".")
        assert len(result.fault.move) < 30


def test_the_table_names_the_player_the_move_and_the_rule(
    capsys: pytest.CaptureFixture[str],
) -> None:
    cheat = "tests.core.test_arena_faults:FAR"
    assert main(["talpa", cheat, "random", "--games", "4", "--opening", "0"]) == 0
    told = capsys.readouterr().out
    assert "4 games, 0 won, 0 drawn, 4 lost" in told
    rule = "h1 is not next to a1; a stone captures only a neighbour."
    assert f"game 1: {cheat} lost by the illegal move a1h1: {rule}" in told


def test_many_faults_are_counted() -> None:
    fault = Fault(1, "a1", "it is taken.")
    bad = Result(1.0, 3, (2, 1), (0.0, 0.0), fault)
    good = Result(1.0, 3, (2, 1), (0.0, 0.0))
    told = table(("x", "y"), [good, *[bad] * FAULTS, bad, bad]).splitlines()
    assert told[-FAULTS - 1] == "game 2: y lost by the illegal move a1: it is taken."
    assert told[-1] == "and 2 more games were lost by an illegal move"
    assert "illegal" not in table(("x", "y"), [good])


def test_the_players_of_this_package_never_cheat() -> None:
    for name, game in games.GAMES.items():
        assert contest(game, (RandomPlayer(), RandomPlayer()), 0, 1, 0).fault is None, (
            name
        )
