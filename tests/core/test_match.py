"""Playing, replaying, and remembering what was replayed."""

import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit import AnyGame, called, every_game, random_match
from tests.scale import much
from trisq.errors import GameError, IllegalMoveError
from trisq.games.trisq.rules import State, Trisq
from trisq.match import Memory, play, replay, start
from trisq.view import error, view

GAME = Trisq()


class Counting(Trisq):
    """Trisq that counts how often it is played."""

    applied = 0

    def apply(self, state: State, move: int) -> State:
        type(self).applied += 1
        return super().apply(state, move)


def test_replay_keeps_the_legal_beginning_and_the_first_error() -> None:
    match = replay(start(GAME), ["a13", "c12", "z99", "a12"])
    assert match.moves == ("a13", "c12")
    assert match.error is not None
    assert (match.error.index, match.error.token) == (2, "z99")
    assert len(match.states) == 3


def test_play_raises_with_the_number_of_the_move() -> None:
    match = play(start(GAME), "a13")
    with pytest.raises(GameError, match=r"Move 2 \(a13\): a13 is taken"):
        play(match, "a13")
    assert match.moves == ("a13",)


def test_moves_are_kept_as_they_are_written_in_links() -> None:
    assert play(start(GAME), " A13 ", "С12").moves == ("a13", "c12")


def test_a_match_can_be_cut() -> None:
    match = play(start(GAME), "a13", "c12", "f8")
    assert match.until(2) == play(start(GAME), "a13", "c12")
    assert match.until(9).moves == match.moves


@given(ply=st.integers())
def test_a_match_can_be_cut_anywhere(ply: int) -> None:
    match = play(start(GAME), "a13", "c12", "f8")
    cut = match.until(ply)
    assert cut == play(start(GAME), *match.moves[: max(0, ply)])
    assert view(match, ply)["ply"] == len(cut.moves) == len(cut.states) - 1
    assert play(cut, "n1").moves == (*cut.moves, "n1")


@every_game
def test_a_match_is_shown_in_a_line(game: AnyGame) -> None:
    whole = random_match(game, seed=1)
    assert repr(whole).startswith(
        f"<Match {called(game)}, {len(whole.moves)} moves: … "
    )
    assert repr(whole).endswith(" ".join(("", *whole.moves[-3:])) + ">")
    broken = replay(whole, ["nothing" * 99])
    assert str(broken.error) in repr(broken)
    assert len(repr(broken)) < 300
    assert repr(start(game)) == f"<Match {called(game)}, 0 moves>"


def test_a_list_seen_before_is_not_replayed() -> None:
    game, memory = Counting(), Memory()
    moves = random_match(game, seed=1, plies=60).moves

    def cost(tokens: tuple[str, ...]) -> int:
        before = Counting.applied
        assert memory.replay(game, tokens).moves == tokens
        return Counting.applied - before

    assert cost(moves) == 60
    assert cost(moves) == 0
    assert cost(moves[:59]) == 0
    assert cost(moves[:20]) == 0
    branch = next(name for name in game.grid.point if name not in moves)
    assert cost((*moves[:40], branch)) == 1
    assert cost((*moves[:40], branch)) == 0


def test_games_are_not_mixed_up() -> None:
    memory = Memory()
    small, large = Trisq(3), Trisq(13)
    assert memory.replay(small, ["a1"]).state != memory.replay(large, ["a1"]).state


@pytest.mark.no_cover
@given(seed=st.integers(0, 99), cuts=st.lists(st.integers(0, 50), max_size=12))
@settings(max_examples=much(40, 300))
def test_memory_changes_no_answer(seed: int, cuts: list[int]) -> None:
    memory = Memory(size=3)
    rng = random.Random(seed)
    moves = random_match(GAME, seed=3, plies=50).moves
    for cut in cuts:
        tokens = [*moves[:cut], *rng.sample(moves, 3)]
        seen, plain = memory.replay(GAME, tokens), replay(start(GAME), tokens)
        assert (seen.steps, seen.states) == (plain.steps, plain.states)
        assert str(seen.error) == str(plain.error)


def test_a_refusal_keeps_its_sites() -> None:
    refused = IllegalMoveError("occupied", "f8 is taken.", sites=("f8",)).at(3, "f8")
    assert refused.sites == ("f8",)
    assert error(refused)["sites"] == ["f8"]
    assert pickle.loads(pickle.dumps(refused)).sites == ("f8",)
    assert error(IllegalMoveError("game-over", "it is over."))["sites"] == []
