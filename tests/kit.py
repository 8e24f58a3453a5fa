"""What tests of all folders share: every game, and matches played at random."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.toys.goose import Goose
from tests.toys.noughts import Noughts
from trisq.game import Game
from trisq.games import GAMES
from trisq.match import Match, play, start
from trisq.service import handle

AnyGame = Game[Any, Any]

ROOT = Path(__file__).parents[1]
ALL: list[AnyGame] = [*GAMES.values(), Goose(), Noughts()]
LONGEST = 2000

every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


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
