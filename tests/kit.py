"""What tests of all folders share: every game, and matches played at random."""

import json
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.toys.goose import Goose
from tests.toys.noughts import Noughts
from trisq.game import Game
from trisq.games import GAMES, load
from trisq.match import Match, play, start
from trisq.service import handle

AnyGame = Game[Any, Any]

ROOT = Path(__file__).parents[1]
LONGEST = 2000


def called(game: AnyGame) -> str:
    """Return a game's name, with its variant."""
    return "-".join(filter(None, (game.name, game.variant)))


VARIANTS: list[AnyGame] = [game for name in GAMES for game in load(name).variants]
SHIPPED: dict[str, AnyGame] = {
    called(game): game for game in (*GAMES.values(), *VARIANTS)
}
ALL: list[AnyGame] = [*SHIPPED.values(), Goose(), Noughts()]

# A variant runs lines that its game has covered: tracing them again is slow.
every_game = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=[pytest.mark.no_cover] * bool(game.variant))
        for game in ALL
    ],
    ids=called,
)


def by_name(games: Iterable[AnyGame]) -> pytest.MarkDecorator:
    """Return a mark that tries each of some games by its name."""
    return pytest.mark.parametrize(
        "name",
        [
            pytest.param(
                called(game), marks=[pytest.mark.no_cover] * bool(game.variant)
            )
            for game in games
        ],
    )


every_shipped = by_name(SHIPPED.values())
# A game need not have words for its positions.
every_set_up = by_name(
    game for game in SHIPPED.values() if game.layout(game.initial()) is not None
)


def random_match(game: AnyGame, seed: int, plies: int = LONGEST) -> Match:
    """Play legal moves at random, to the end or for so many plies."""
    rng = random.Random(seed)
    match = start(game)
    while len(match.steps) < plies and game.outcome(match.state) is None:
        move = rng.choice(game.legal_moves(match.state))
        match = play(match, game.format(move))
    return match


def ask(**question: Any) -> Any:
    """Ask the border a question."""
    return json.loads(handle(json.dumps(question)))
