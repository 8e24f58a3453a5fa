"""How the computer plays Trisq: never blind, and at its best not easily fooled."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from trisq.game import Seat
from trisq.games.trisq import playout
from trisq.games.trisq.computer import (
    MIND,
    TEMPER,
    TrisqPlayer,
    near_end,
)
from trisq.games.trisq.fastboard import mailbox
from trisq.games.trisq.hints import GAME
from trisq.games.trisq.playout import Position
from trisq.games.trisq.rules import SWAP, State, Trisq
from trisq.match import play, start
from trisq.search import blunders
from trisq.search.baselines import RandomPlayer
from trisq.search.mind import Mind

LEVELS = MIND.levels


def after(*moves: str) -> State:
    state: State = play(start(GAME), *moves).state
    return state


def random_game(seed: int, size: int = 13) -> Iterator[tuple[State, int]]:
    """Yield the positions of a random game without a swap, and what was played."""
    game, chance = Trisq(size), Random(seed)
    state = game.initial()
    while moves := [move for move in game.legal_moves(state) if move != SWAP]:
        move = chance.choice(moves)
        yield state, move
        state = game.apply(state, move)


def contents(position: Position) -> tuple[object, ...]:
    board, left, (first, second), either, turn, ko = position
    return board, *map(sorted, (left, first, second, either)), turn, ko


@pytest.mark.no_cover
@pytest.mark.parametrize(("seed", "size"), [*product(range(4), (2, 3, 4, 6)), (1, 13)])
def test_fast_positions_follow_the_rules(seed: int, size: int) -> None:
    game = Trisq(size)
    ground = mailbox(game)
    position = ground.position(game, game.initial())
    for state, move in random_game(seed, size):
        assert contents(position) == contents(ground.position(game, state))
        quiet = {*position.either, *position.spare[position.turn]}
        legal = {point for point in position.open if ground.legal(position, point)}
        assert legal | quiet == set(game.legal_moves(state)) - {SWAP}
        assert {point for point, _ in ground.moves(position)} <= legal | quiet
        position = ground.after(position, move)


@pytest.mark.no_cover
@pytest.mark.parametrize("size", [4, 5])
def test_counting_quiet_points_agrees_with_playing_on(size: int) -> None:
    game = Trisq(size)
    ground = mailbox(game)

    @cache
    def by_rules(state: State) -> bool:
        moves = game.legal_moves(state)
        return any(not by_rules(game.apply(state, move)) for move in moves)

    def by_counting(state: State, position: Position) -> bool:
        if verdict := ground.verdict(position):
            return verdict > 0
        return any(
            not by_counting(game.apply(state, move), ground.after(position, move))
            for move, _ in ground.moves(position)
        )

    for seed in range(20):
        for full, _ in list(random_game(seed, size))[-6:]:
            state = full._replace(ply=full.ply & 1, origin=(0, 0, 0))
            counted = by_counting(state, ground.position(game, state))
            assert counted == by_rules(state)


@pytest.mark.parametrize("seed", range(4))
def test_playouts_make_legal_moves(seed: int) -> None:
    """But for those that wait on quiet points, which are not told."""
    ground = mailbox(GAME)
    for state, _ in list(random_game(seed))[::20]:
        position = ground.position(GAME, state)
        _, mine, others = ground.playout(position, Random(seed))
        assert not {*mine, *others} - set(GAME.grid.name)
        if mine:
            assert state.legal >> mine[0] & 1


def test_playouts_from_a_decided_board_say_so() -> None:
    ground = mailbox(GAME)
    for seed in range(12):
        for state, _ in list(random_game(seed))[-12:]:
            position = ground.position(GAME, state)
            if verdict := ground.verdict(position):
                assert ground.playout(position, Random(1))[0] == (verdict > 0)


def test_playouts_that_go_round_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "LONG", 10)
    ground = mailbox(GAME)
    _, mine, others = ground.playout(ground.position(GAME, after()), Random(1))
    assert len(mine) + len(others) == 10


@pytest.mark.parametrize("level", [0, 1])
@pytest.mark.parametrize("seed", range(5))
def test_no_level_misses_a_win_or_walks_into_a_loss(seed: int, level: int) -> None:
    size = (5, 13)[seed % 2]
    game = Trisq(size)
    for state, _ in list(random_game(seed, size))[-6:]:
        thought = LEVELS[level].think(game, state, Random(seed))
        moves = game.legal_moves(state)
        if blunders.winning(game, state, moves) is not None:
            assert not game.apply(state, thought.move).legal
            assert thought.value == 1.0
        else:
            assert thought.move in blunders.safe(game, state, moves)


def test_the_end_is_never_nearer_than_it_seems() -> None:
    for seed in range(4):
        for state, _ in list(random_game(seed))[-40:]:
            if not near_end(GAME, state):
                assert blunders.winning(GAME, state, GAME.legal_moves(state)) is None


def test_the_same_numbers_give_the_same_move() -> None:
    state = after("a13", "c12", "g7")
    player = TrisqPlayer("short", TEMPER._replace(budget=30), blur=0.1)
    one, other = (player.think(GAME, state, Random(9)) for _ in range(2))
    assert one == other


@pytest.mark.no_cover
def test_it_beats_a_random_player() -> None:
    game, chance = Trisq(5), Random(3)
    for ours in (Seat.FIRST, Seat.SECOND):
        state = game.initial()
        while (outcome := game.outcome(state)) is None:
            player = LEVELS[0] if game.to_move(state) is ours else RandomPlayer()
            state = game.apply(state, player.think(game, state, chance).move)
        assert outcome.winner is ours


def test_values_are_fair_and_exact_at_the_end() -> None:
    mind: Mind = MIND
    for state, _ in random_game(2):
        value = mind.value(state, Seat.FIRST)
        assert value == -mind.value(state, Seat.SECOND)
        assert -1 < value < 1
    *_, last = random_game(2)
    winner, end = GAME.to_move(last[0]), GAME.apply(*last)
    assert mind.value(end, winner) == 1.0
    assert mind.value(end, winner.other) == -1.0


def test_eyes_and_captures_are_good() -> None:
    empty = MIND.value(after(), Seat.FIRST)
    half = MIND.value(after("a12", "g7"), Seat.FIRST)
    whole = MIND.value(after("a12", "g7", "b13", "k4"), Seat.FIRST)
    assert empty == 0 < half < whole
    assert MIND.value(after("a12", "a13"), Seat.FIRST) > half
