"""What the opponent did in his last turn is to be seen until the player has moved."""

import pytest

from tests.kit import ask, random_match
from tests.toys import goose, noughts
from trisq.game import Seat
from trisq.games import GAMES
from trisq.match import Match
from trisq.view import view

TURN = "?scripta=166-p6-6m6-p1"
STEPS = [("hand0", "b6", 6), ("b6", "b12", 6), ("hand0", "b1", 1)]


def steps(link: str) -> list[tuple[str, str, int]]:
    found = ask(op="view", link=link)["view"]["marks"]["steps"]
    return [(step["start"], step["end"], step["pips"]) for step in found]


def test_a_turn_is_shown_whole_over_the_next_throw_and_no_longer() -> None:
    assert steps("?scripta=166-p6-6m6") == []  # it is not over
    assert steps(TURN) == STEPS
    assert steps(f"{TURN}-136") == STEPS
    assert steps(f"{TURN}-136-p1") == []


@pytest.mark.parametrize("name", GAMES)
def test_only_steps_of_the_opponent_are_shown_and_they_lead_to_where_men_are(
    name: str,
) -> None:
    match = random_match(GAMES[name], seed=3)
    game = match.game
    for ply in range(0, len(match.moves), 1 + len(match.moves) // 60):
        shown = view(match, ply)
        other = game.shapes[game.owner(match.states[ply]).other]
        sites = {site.id for site in game.scene(match.states[ply]).board.sites}
        for step in shown["marks"]["steps"]:
            assert step["shape"] == other
            assert {step["start"], step["end"]} <= sites
        if ply and match.steps[ply - 1].seat is shown["turn"]:
            assert shown["marks"]["steps"] == []


@pytest.mark.parametrize("toy", [goose, noughts])
def test_a_game_need_not_say_which_die_was_used(toy: object) -> None:
    game = toy.PACK.rules  # type: ignore[attr-defined]
    match: Match = random_match(game, seed=1)
    assert view(match)["marks"]["steps"] == []
    assert not any(
        game.die(state, game.parse(move))
        for state, move, step in zip(match.states, match.moves, match.steps)
        if step.seat is not Seat.CHANCE
    )
