"""How a game ended, told so that whoever looks at the board can check it."""

import re

import pytest

from tests.kit import AnyGame, ask, random_match
from trisq.games import GAMES
from trisq.match import play, start

# Links to the end of a game, and what is said behind the reason.
ENDINGS = {
    "?dama=set0e3ae5bea2e4bae3b-c4b4xa4": "Two men cannot close a mill.",
    "?dama=set1a3eb2e3be4ae8b-f2f4": "No man has a free point beside him.",
    "?talpa=size6-set1bae3be2aeaeae2aeae2be2a2e2b2e2be3b-a1a2": (
        "It runs from top to bottom through 8 empty cells."
    ),
    "?trisq=size7-set1a2b2a6b3a2b2ab2ab3abeba2ba2b5a4b4a3-f4": "The board is full.",
    "?trisq=set1a2eb2a4b6a2bab2ababa2b2a2b4a2ba6b3a3ba3b2ab3ab2a3beb2a2ba3b2ab2aba2ba2"
    "ba4ba3beb5ab4ab2eb2ababa3b2eba4bab2a2b3a3b2a3b3a2b4a4b2eb2eb2e-c13": (
        "7 points are still free, but every neighbour there is an enemy."
    ),
}


@pytest.mark.parametrize("link", ENDINGS)
def test_a_reason_is_followed_by_what_it_rests_on(link: str) -> None:
    outcome = ask(op="view", link=link)["view"]["outcome"]
    reason, _, more = outcome["sentence"].partition(". ")
    assert (reason + "." if more else reason) == (
        outcome["reason"][:1].upper() + outcome["reason"][1:] + "."
    )
    assert more == ENDINGS[link]


@pytest.mark.parametrize("seed", [0, 10, 18])
@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_what_is_said_is_a_sentence_or_nothing(game: AnyGame, seed: int) -> None:
    said = game.because(random_match(game, seed).states[-1])
    assert re.fullmatch(r"([A-Z0-9].*\.)?", said)


def test_a_tunnel_is_as_long_as_it_is_drawn() -> None:
    game = GAMES["talpa"]
    state = random_match(game, 10).states[-1]
    (trail,) = game.scene(state).trails
    assert f"from left to right through {len(trail.sites)} " in game.because(state)


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_what_goes_on_rests_on_nothing(game: AnyGame) -> None:
    assert game.because(game.initial()) == ""


def test_a_game_need_not_tell_whole_turns() -> None:
    game = GAMES["dama"]
    match = play(start(game), "d2")
    assert game.turn_story(match.states, match.moves, None) is None
