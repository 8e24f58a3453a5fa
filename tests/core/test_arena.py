"""Matches between players, and the players that others are measured by."""

import json
import random
import subprocess
import sys
from typing import Any

import pytest

from tests.scale import much
from tests.toys.goose import Goose
from trisq import arena
from trisq.arena import Result, contest, main, named, score, table
from trisq.game import Game, Seat
from trisq.games import find
from trisq.search import blunders
from trisq.search.baselines import PlainTree, RandomPlayer
from trisq.search.player import Thought


class First:
    """A player of one's own: always the first legal move."""

    name = "first"

    def think(self, game: Game[Any, Any], state: Any, chance: random.Random) -> Thought:
        del chance
        return Thought(game.legal_moves(state)[0], 0.0, 1)


FIRST = First()


def test_a_match_is_told_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dama", "tests.core.test_arena:FIRST", "random", "--games", "4"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("tests.core.test_arena:FIRST against random: 4 games, ")
    assert "95 % confidence" in told[1]
    assert [line.split(":")[0] for line in told[2:4]] == [
        "moving first",
        "moving second",
    ]


def test_it_is_a_program() -> None:
    command = [sys.executable, "-m", "trisq.arena", "talpa", "random", "random"]
    done = subprocess.run(
        [*command, "--games", "1"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("random against random: 1 games")


def test_the_same_seed_plays_the_same_games() -> None:
    def play(seed: int) -> list[tuple[float, int]]:
        pair = (RandomPlayer(), RandomPlayer())
        results = [contest(find("talpa"), pair, i, seed, 2) for i in range(4)]
        return [(result.score, result.plies) for result in results]

    assert play(1) == play(1)
    assert play(1) != play(2)


def test_several_games_at_a_time_are_the_same_games(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def told(*more: str) -> str:
        main(["scripta", "random", "random", "--games", "2", *more])
        return capsys.readouterr().out.split(" moves a game")[0]

    assert told() == told("--jobs", "2")


@pytest.mark.no_cover
def test_sides_are_swapped_and_scores_belong_to_a() -> None:
    pair = (PlainTree(playouts=40), FIRST)
    results = [
        contest(find("dama"), pair, number, 1, 2) for number in range(much(2, 4))
    ]
    assert sum(result.score for result in results) >= 0.75 * len(results)
    assert all(result.moves[0] and result.moves[1] for result in results)


def test_a_share_has_an_interval_that_holds_it() -> None:
    for points, count in ((0, 10), (10, 10), (5, 10), (40, 40)):
        share = score(points, count)
        assert 0 <= share.low <= share.share <= share.high <= 1


def test_one_game_has_one_side() -> None:
    told = table(("1", "2"), [Result(0.5, 9, (0, 0), (0.0, 0.0))])
    assert "1 games, 0 won, 1 drawn, 0 lost" in told
    assert "moving second" not in told


def test_the_bar_is_drawn_where_somebody_looks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    main(["talpa", "random", "random", "--games", "2"])
    bar = capsys.readouterr().err
    assert "1/2" in bar
    assert bar.rstrip().splitlines()[-1].endswith("points")
    assert "█" * arena.BAR in bar


@pytest.mark.parametrize(
    "arguments",
    ["go 1 2", "dama 1", "dama 4 1", "dama tree:x 1", "dama no.such:thing 1",
     "dama trisq.arena:nobody 1", "dama tree:0 1", "dama os:path 1", "dama .x:y 1",
     "dama 1 2 --games 0", "dama 1 2 --opening -1"],
)  # fmt: skip
def test_misuse_is_told_in_one_line(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments.split())
    assert left.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("name", ["1", "2", "3", "random", "greedy", "tree:9"])
@pytest.mark.parametrize("game", ["trisq", "talpa", "dama", "scripta"])
def test_names_are_players(game: str, name: str) -> None:
    assert named(game, name).name == name


def test_a_budget_can_be_a_time() -> None:
    player = named("talpa", "tree:0.01")
    game = find("talpa")
    thought = player.think(game, game.initial(), random.Random(1))
    assert thought.work >= 1


def test_plain_tree_search_plays_games_with_dice_and_wins() -> None:
    game = Goose()
    wins = 0
    for seed in range(6):
        pair = (PlainTree(playouts=60), RandomPlayer())
        wins += contest(game, pair, 0, seed, 0).score > 0
    assert wins >= 2
    state = game.apply(game.initial(), "r2")
    assert game.to_move(state) is Seat.FIRST
    thought = PlainTree(playouts=200).think(game, state, random.Random(1))
    assert thought.move in game.legal_moves(state)


@pytest.mark.parametrize("name", ["trisq", "talpa", "dama", "scripta"])
def test_greedy_plays_whole_games_and_takes_what_wins(name: str) -> None:
    game, lots = find(name), random.Random(2)
    pair = (named(name, "greedy"), RandomPlayer())
    assert contest(game, pair, lots.randrange(2), 3, 2).plies > 5


def test_nobody_loses_before_his_turn_is_over() -> None:
    game = Goose()
    state = game.apply(game.initial(), "r2")
    moves = game.legal_moves(state)
    assert blunders.safe(game, state, moves) == moves


# --- From a program -----------------------------------------------------------------


class Stubborn:
    """Always wants the same cell, legal or not."""

    def think(self, game: Game[Any, Any], state: Any, chance: random.Random) -> Thought:
        del state, chance
        return Thought(game.parse("a1a2"), 0.0, 1)


def test_a_match_is_a_function_that_returns_a_score() -> None:
    report = arena.play(FIRST, "random", game="talpa", games=4, progress=False)
    assert (report.game, report.names) == ("talpa", ("first", "random"))
    assert report.wins + report.draws + report.losses == len(report.results) == 4
    assert report.points == report.wins + report.draws / 2
    assert report.score == score(report.points, 4)
    assert str(report) == table(report.names, report.results)
    again = arena.play(FIRST, "random", game=find("talpa"), games=4, jobs=2)
    assert [part.score for part in again.results] == [
        part.score for part in report.results
    ]


def test_illegal_moves_lose_and_are_named() -> None:
    report = arena.play(
        Stubborn(),  # type: ignore[arg-type]  # he has no name
        1,
        game="talpa",
        games=2,
        opening=0,
    )
    assert report.losses == 2
    assert report.names == ("Stubborn", "1")
    assert {fault.move for fault in report.faults} == {"a1a2"}
    told = json.loads(json.dumps(report.json()))
    assert (told["losses"], told["score"]["share"]) == (2, 0.0)
    assert told["results"][0]["fault"]["move"] == "a1a2"
    assert "lost by the illegal move a1a2" in str(report)


def test_a_player_who_is_none_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="there is no player '4'; there is 1, 2, 3"):
        arena.play(4, 1)
    with pytest.raises(ValueError, match="A player has a method think; None has none"):
        arena.play(1, None)  # type: ignore[arg-type]


def test_results_are_told_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["talpa", "random", "random", "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["players"]) == ("talpa", ["random", "random"])
    assert len(told["results"]) == told["games"] == 2


def test_a_match_of_a_variant_says_so() -> None:
    small = find("talpa", "size6")
    assert arena.play("random", "random", game=small, games=1).game == "talpa-size6"
