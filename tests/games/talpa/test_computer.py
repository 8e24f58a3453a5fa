"""How the computer plays Talpa: never blind, and at its best not easily fooled."""

from collections.abc import Iterator
from random import Random

import pytest

from trisq.game import Seat
from trisq.games.talpa.computer import MIND, TEMPER, TalpaPlayer
from trisq.games.talpa.fastboard import tunnels
from trisq.games.talpa.hints import GAME
from trisq.games.talpa.rules import Move, State, Talpa
from trisq.link import read
from trisq.match import play, start
from trisq.search import blunders
from trisq.search.baselines import RandomPlayer
from trisq.search.mind import Mind

LEVELS = MIND.levels


def after(link: str) -> State:
    state: State = play(start(GAME), *read(link, ["talpa"], "talpa").tokens).state
    return state


def random_game(seed: int, size: int = 8) -> Iterator[State]:
    """Yield the positions of a game that nobody ends while it can go on."""
    game, chance = Talpa(size), Random(seed)
    state = game.initial()
    while game.outcome(state) is None:
        yield state
        ways = [game.apply(state, move) for move in game.legal_moves(state)]
        state = chance.choice([way for way in ways if way.winner is None] or ways)


def wins(game: Talpa, state: State) -> set[Move]:
    seat = game.to_move(state)
    moves = game.legal_moves(state)
    return {move for move in moves if game.apply(state, move).winner is seat}


@pytest.mark.parametrize("size", [4, 6, 8])
@pytest.mark.parametrize("seed", range(3))
def test_fast_positions_follow_the_rules(seed: int, size: int) -> None:
    game = Talpa(size)
    ground = tunnels(game)
    states = list(random_game(seed, size))
    position = ground.position(states[0])
    for state, following in zip(states, [*states[1:], None]):
        assert position == ground.position(state)
        legal, mover = list(game.legal_moves(state)), game.to_move(state)
        ends = {move: game.apply(state, move).winner for move in legal}
        fine = {move for move in legal if ends[move] is not mover.other}
        assert {ground.move(move) for move, _ in ground.moves(position)} == (
            fine or set(legal)
        )
        won = mover in ends.values()
        assert ground.verdict(position) == (1 if won else 0 if fine else -1)
        if following:
            made = next(m for m in legal if game.apply(state, m) == following)
            position = ground.after(position, ground.number(made))


@pytest.mark.parametrize("seed", range(4))
def test_playouts_say_who_wins_after_the_moves_they_made(seed: int) -> None:
    ground = tunnels(GAME)
    for before in list(random_game(seed))[::4]:
        state = before
        won, mine, others = ground.playout(ground.position(state), Random(seed))
        mover = GAME.to_move(state)
        for number in range(len(mine) + len(others)):
            played = (others if number % 2 else mine)[number // 2]
            assert ground.move(played) in set(GAME.legal_moves(state))
            state = GAME.apply(state, ground.move(played))
            assert state.winner is None
        last = bool(wins(GAME, state))
        assert won == (last if GAME.to_move(state) is mover else not last)


@pytest.mark.parametrize("level", [0, 1])
@pytest.mark.parametrize("seed", range(4))
def test_no_level_misses_a_win_or_walks_into_a_loss(seed: int, level: int) -> None:
    for state in list(random_game(seed))[-6:]:
        thought = LEVELS[level].think(GAME, state, Random(seed))
        moves = GAME.legal_moves(state)
        if wins(GAME, state):
            assert thought.move in wins(GAME, state)
            assert thought.value == 1.0
        else:
            assert thought.move in blunders.safe(GAME, state, moves)


def test_the_same_numbers_give_the_same_move() -> None:
    state = list(random_game(5))[10]
    one, other = (LEVELS[1].think(GAME, state, Random(9)) for _ in range(2))
    assert one == other


def test_it_plays_on_other_boards() -> None:
    game = Talpa(6)
    player = TalpaPlayer("small", TEMPER._replace(budget=20))
    assert player.think(game, game.initial(), Random(1)).move in set(
        game.legal_moves(game.initial())
    )


@pytest.mark.no_cover
def test_it_beats_a_random_player() -> None:
    chance = Random(3)
    for ours in (Seat.FIRST, Seat.SECOND):
        state = GAME.initial()
        while (outcome := GAME.outcome(state)) is None:
            player = LEVELS[0] if GAME.to_move(state) is ours else RandomPlayer()
            state = GAME.apply(state, player.think(GAME, state, chance).move)
        assert outcome.winner is ours


def test_values_are_fair_and_exact_at_the_end() -> None:
    mind: Mind = MIND
    for state in random_game(2):
        value = mind.value(state, Seat.FIRST)
        assert value == -mind.value(state, Seat.SECOND)
        assert -1 < value < 1
        for move in GAME.legal_moves(state):
            end = GAME.apply(state, move)
            if end.winner is not None:
                assert mind.value(end, end.winner) == 1.0
                assert mind.value(end, end.winner.other) == -1.0


def test_less_to_dig_is_better() -> None:
    red, blue = (GAME.initial().own, GAME.initial().enemy)
    row = sum(1 << GAME.grid.point[f"d{column}"] for column in range(2, 7))
    state = GAME.position(red & ~row, blue & ~row, Seat.SECOND)
    assert MIND.value(state, Seat.FIRST) > 0.3
