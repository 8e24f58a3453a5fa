"""The swap, and the draw of games that go on and on: our two extensions of Trisq."""

from random import Random

import pytest

from tests.kit import SHIPPED, ask
from tests.scale import much
from trisq.games.trisq.computer import MIND, worth_swapping
from trisq.games.trisq.rules import SWAP, State, Trisq
from trisq.match import play, replay, start

BOARDS = [game for game in SHIPPED.values() if isinstance(game, Trisq)]

every_board = pytest.mark.parametrize("game", BOARDS, ids=lambda game: str(game.size))


def without_end(game: Trisq, seed: int, plies: int) -> list[str]:
    """Return the moves of players who capture, and else stay apart."""
    rng, state, moves = Random(seed), game.initial(), list[str]()
    while len(moves) < plies and (legal := list(game.legal_moves(state))):
        points = [move for move in legal if move != SWAP]
        takes = [move for move in points if game.captures(state, move)]
        alone = [move for move in points if not game.grid.near[move] & state.own]
        move = rng.choice(takes or alone or points)
        moves.append(game.format(move))
        state = game.apply(state, move)
    return moves


@every_board
def test_square_may_take_the_first_triangle_over(game: Trisq) -> None:
    match = play(start(game), "c3")
    assert list(game.legal_moves(match.state))[-1] == SWAP
    assert len(game.legal_moves(match.state)) == game.size**2
    after = play(match, "swap")
    assert game.text(after.state) == game.text(match.state).replace("▲", "□")
    assert after.steps[-1].captured == ()
    assert game.to_move(after.state).name == "FIRST"
    assert game.status_note(after.state) == "Captured: ▲ 0, □ 0"
    assert game.status_note(play(after, "c4", "d4").state) == "Captured: ▲ 0, □ 0"
    assert set(game.legal_moves(after.state)) == set(game.legal_moves(match.state)) - {
        SWAP
    }


@pytest.mark.parametrize("moves", ["", "a1 b2", "a1 swap", "a1 swap b2"])
def test_at_any_other_time_nobody_may_swap(moves: str) -> None:
    refused = replay(start(Trisq()), [*moves.split(), "swap"]).error
    assert refused is not None
    assert (refused.code, refused.index) == ("no-swap", len(moves.split()))
    assert "the second move" in refused.sentence


def test_the_swap_is_a_button_and_no_click_on_the_point() -> None:
    view = ask(op="view", link="?trisq=g7")["view"]
    assert view["choices"][-1] == {"move": "swap", "path": ["swap"]}
    assert view["scene"]["buttons"] == [{"id": "swap", "label": "Swap", "pips": 0}]
    swapped = ask(op="play", link="?trisq=g7", path=["swap"])["view"]
    assert swapped["link"] == "?trisq=g7-swap"
    assert swapped["story"] == "Square swapped: g7 is a square now"
    assert swapped["scene"]["buttons"] == []
    (piece,) = swapped["scene"]["pieces"]
    assert (piece["site"], piece["side"]) == ("g7", 1)
    refused = ask(op="play", link="?trisq=g7", path=["g7"])["error"]
    assert refused["code"] == "occupied"
    late = ask(op="play", link="?trisq=g7-swap", path=["swap"])["error"]
    assert late["code"] == "no-swap"


@pytest.mark.parametrize(("size", "limit"), [(13, 507), (9, 243), (7, 147)])
def test_a_game_that_goes_on_and_on_is_a_draw(size: int, limit: int) -> None:
    game = Trisq(size)
    late = game.initial()._replace(ply=limit - 1)
    assert game.outcome(late) is None
    drawn = game.apply(late, 0)
    outcome = game.outcome(drawn)
    assert outcome is not None
    assert (outcome.winner, len(game.legal_moves(drawn))) == (None, 0)
    assert outcome.reason == f"{limit} moves without a winner (our own rule)"
    lost = game.outcome(drawn._replace(legal=0))
    assert lost is not None
    assert lost.winner is game.to_move(drawn).other, "who cannot move has lost"


def test_a_whole_game_ends_so_and_the_swap_counts() -> None:
    game = Trisq(7)
    moves = next(
        m for seed in range(99) if len(m := without_end(game, seed, 200)) == 147
    )
    match = play(start(game), *moves)
    outcome = game.outcome(match.state)
    assert outcome is not None
    assert outcome.winner is None
    over = replay(match, ["a1"])
    assert over.error is not None
    assert over.error.code == "game-over"


def test_who_sets_a_position_up_begins_to_count_there() -> None:
    game = Trisq(7)
    begun = game.initial()._replace(ply=147, origin=(1, 0, 0))
    assert begun.played == 146
    assert game.outcome(begun) is None
    assert len(game.legal_moves(begun)) == 49
    assert game.outcome(game.apply(begun, 0)) is not None


@pytest.mark.parametrize("level", [1, 2, 3])
@every_board
def test_every_level_swaps_what_is_worth_it(game: Trisq, level: int) -> None:
    player = MIND.levels[level - 1]
    centre = game.grid.names[game.size // 2][game.size // 2]
    for first in (centre, "b1"):
        state: State = play(start(game), first).state
        thought = player.think(game, state, Random(1))
        assert thought.move == SWAP
        assert -1 < thought.value < 1


@pytest.mark.parametrize("level", [1, pytest.param(2, marks=pytest.mark.no_cover)])
@every_board
def test_no_level_opens_where_that_would_be_swapped(game: Trisq, level: int) -> None:
    player = MIND.levels[level - 1]
    strong = worth_swapping(game)
    assert strong.bit_count() == 9
    for seed in range(much(1, 3)):
        move = player.think(game, game.initial(), Random(seed)).move
        assert not strong >> move & 1
    other = game.apply(game.initial(), game.grid.point["c4"])
    assert player.think(game, other, Random(1)).move != SWAP


def test_a_swap_is_explained() -> None:
    hint = ask(op="hint", link="?trisq=g7", level=1, seed=1)["analysis"]
    assert hint["sentence"] == "Hint: swap – makes the first figure yours."


def test_who_can_only_swap_swaps() -> None:
    """On a board so small that every point loses at once."""
    game = Trisq(2)
    for level in MIND.levels:
        state = game.apply(game.initial(), 0)
        assert level.think(game, state, Random(1)).move in game.legal_moves(state)
