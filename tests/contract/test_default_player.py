"""Any registered game has players and hints for nothing, by its rules alone."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from tests.contract.test_computer import losing, wins
from tests.kit import AnyGame, random_match
from tests.scale import much, some
from tests.toys import goose, noughts
from tests.toys.goose import Goose, State
from tests.toys.noughts import Noughts
from trisq import arena, games
from trisq.arena import contest
from trisq.cli import main
from trisq.computer import mind
from trisq.game import Seat
from trisq.games.talpa.rules import Talpa
from trisq.search.baselines import RandomPlayer
from trisq.search.default import LONGEST, DefaultMind, DefaultPlayer
from trisq.service import handle

TOYS = {"goose": "?goose=r1", "noughts": "?noughts=b2-a1"}

every_toy = pytest.mark.parametrize("name", TOYS)


def ask(**question: Any) -> Any:
    return json.loads(handle(json.dumps(question)))


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    for pack in (goose.PACK, noughts.PACK):
        monkeypatch.setitem(games.PACKS, pack.rules.name, pack)


@pytest.mark.no_cover
@every_toy
@pytest.mark.parametrize("level", some([(1,), (3,), (2,)], short=2))
def test_the_computer_thinks_and_hints(name: str, level: int) -> None:
    question = {"link": TOYS[name], "level": level, "seed": 5}
    answer = ask(op="think", **question)
    assert answer["ok"]
    move = answer["analysis"]["move"]
    assert answer["view"]["link"] == f"{TOYS[name]}-{move}"
    assert -1 < answer["analysis"]["value"] < 1
    assert ask(op="think", **question) == answer
    hint = ask(op="hint", **question)["analysis"]
    assert hint["sentence"] == f"Hint: {move}."
    assert hint["wants"] is None


@every_toy
def test_it_wants_no_file(name: str) -> None:
    refused = ask(op="take", link=TOYS[name], data="AAAA")["error"]
    assert refused["code"] == "bad-request"


@every_toy
def test_the_command_line_replies(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["-g", name, "--reply", "1", "--json"]) == 0
    told = capsys.readouterr()
    moves = json.loads(told.out)["moves"]
    assert told.err == f"The computer plays {' '.join(moves)}.\n"
    assert len(moves) == (2 if name == "goose" else 1), "the dice and a move"


def test_a_reply_may_end_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["-g", "noughts", "a1", "a2", "b1", "b2", "--reply", "1"]) == 0
    assert capsys.readouterr().err == "The computer plays c1.\n"


@every_toy
@pytest.mark.parametrize("player", ["1", "2", "greedy", "tree:9"])
def test_the_arena_knows_it(
    name: str, player: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena.main([name, player, "random", "--games", "2"]) == 0
    assert "2 games" in capsys.readouterr().out


@pytest.mark.no_cover
@pytest.mark.parametrize("level", [1, 2, 3])
def test_no_level_overlooks_a_win_or_a_loss_in_one(level: int) -> None:
    game, tried = Noughts(), 0
    player = DefaultMind(game).levels[level - 1]
    for seed in range(much(3, 12 if level < 3 else 5)):
        for state in random_match(game, seed).states[3:-1]:
            chosen = player.think(game, state, random.Random(seed))
            good, bad = wins(game, state), losing(game, state)
            if good:
                tried += 1
                assert chosen.move in good
                assert chosen.value == 1
            elif 0 < len(bad) < len(game.legal_moves(state)):
                tried += 1
                assert chosen.move not in bad
    assert tried > 5


@pytest.mark.no_cover
def test_more_thought_plays_better() -> None:
    """Noughts and crosses is a draw, so who thinks enough never loses."""
    game = Noughts()
    pair = (DefaultMind(game).levels[1], RandomPlayer())
    scores = [contest(game, pair, number, 1, 0).score for number in range(much(4, 10))]
    assert min(scores) >= 0.5
    assert sum(scores) > 0.7 * len(scores)


def test_a_game_that_does_not_end_is_called_even() -> None:
    class Endless(Goose):
        name = "endless"

        def apply(self, state: State, move: str) -> State:
            return replace(super().apply(state, move), places=(0, 0))

    game = Endless()
    state = game.apply(game.initial(), "r1")
    thought = DefaultPlayer("x", 10 * LONGEST).think(game, state, random.Random(1))
    assert thought.move in game.legal_moves(state)
    assert thought.value == 0
    assert thought.work >= 10 * LONGEST


def test_the_only_move_costs_little() -> None:
    game = Noughts()
    state = ("a1", "b1", "c1", "a2", "c2", "b2", "b3", "a3")
    assert not game.outcome(state)
    thought = DefaultPlayer("x", 10**9).think(game, state, random.Random(1))
    assert (thought.move, thought.work < 9) == ("c3", True)


def test_captures_are_a_reason_in_any_game() -> None:
    game: AnyGame = Talpa()
    own = DefaultMind(game)
    state = game.initial()
    move = game.legal_moves(state)[0]
    prey = game.captures(state, move)
    assert list(own.reasons(state, move)) == [f"captures {prey[0]}"]
    assert mind(game) is not own
    assert not list(DefaultMind(Noughts()).reasons((), "a1"))


def test_a_judgement_without_knowledge_is_the_result() -> None:
    game = Noughts()
    own = DefaultMind(game)
    won = ("a1", "a2", "b1", "b2", "c1")
    assert [own.value(won, seat) for seat in (Seat.FIRST, Seat.SECOND)] == [1, -1]
    assert own.value((), Seat.FIRST) == 0
