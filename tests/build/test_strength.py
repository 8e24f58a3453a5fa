"""The strongest level, whole: too slow to be run under coverage."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.contract.test_computer import (
    NAMES,
    NO_DICE,
    check_repeats,
    dangerous,
    decisive,
    losing,
    think,
    wins,
)
from tests.kit import SHIPPED
from tests.scale import much
from trisq import link
from trisq.games import GAMES, default
from trisq.match import Match, replay, start

PUZZLES = sorted((Path(__file__).parents[1] / "games").glob("*/puzzles.json"))
LEVEL = 3
TRIED = much(1, 3)  # positions


@pytest.mark.parametrize("name", NAMES)
def test_a_win_in_one_is_never_missed(name: str) -> None:
    game = SHIPPED[name]
    for state in decisive(name)[:TRIED]:
        thought = think(game, LEVEL, state)
        assert thought.move in wins(game, state)
        assert thought.value == 1


@pytest.mark.parametrize("name", NO_DICE)
def test_a_loss_in_one_is_never_chosen(name: str) -> None:
    game = SHIPPED[name]
    for state in dangerous(name)[:TRIED]:
        assert think(game, LEVEL, state).move not in losing(game, state)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_moves_are_legal_and_follow_from_the_seed(name: str) -> None:
    check_repeats(name, LEVEL)


def puzzles() -> Iterator[Any]:
    """Yield all puzzles; two of each game are enough for a short run."""
    for path in PUZZLES:
        for number, puzzle in enumerate(json.loads(path.read_text("utf-8"))["puzzles"]):
            long = [pytest.mark.long] if number >= 2 else []
            yield pytest.param(
                puzzle, id=f"{path.parent.name}: {puzzle['name']}", marks=long
            )


def stood(text: str) -> Match:
    address = link.read(text, GAMES, default().name)
    return replay(start(GAMES[address.game]), address.tokens)


@pytest.mark.parametrize("puzzle", list(puzzles()))
def test_the_strongest_level_solves_puzzles(puzzle: dict[str, Any]) -> None:
    match = stood(puzzle["link"])
    assert match.error is None
    thought = think(match.game, LEVEL, match.state)
    assert match.game.format(thought.move) in puzzle["best"]


@pytest.mark.parametrize("path", PUZZLES, ids=lambda path: path.parent.name)
def test_who_sets_puzzles_sets_ten_of_them(path: Path) -> None:
    file = json.loads(path.read_text("utf-8"))
    assert len({puzzle["link"] for puzzle in file["puzzles"]}) >= 10
    for puzzle in file["puzzles"]:
        match = stood(puzzle["link"])
        legal = match.game.legal_moves(match.state)
        assert 0 < len(puzzle["best"]) < len(legal)
