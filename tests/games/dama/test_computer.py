"""The computer players of Dama: their fast board, their judgement, their moves."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.scale import much
from trisq.game import Seat
from trisq.games.dama import board, evaluation, fastboard
from trisq.games.dama.board import POINTS, men
from trisq.games.dama.computer import MIND, PROBED, Beginner, Searcher, squashed
from trisq.games.dama.rules import BLOCKED, FEW, QUIET, Dama, State
from trisq.search import blunders
from trisq.search.alphabeta import SURE, WIN
from trisq.search.mind import Mind

GAME = Dama()


def states(seeds: range, mills: float = 1.0) -> Iterator[State]:
    """Yield the positions of random games, in which few mills may be closed."""
    for seed in seeds:
        chance = Random(seed)
        state = GAME.initial()
        while not state.over:
            yield state
            moves = list(GAME.legal_moves(state))
            quiet = [move for move in moves if move[2] < 0]
            if quiet and chance.random() > mills:
                moves = quiet
            state = GAME.apply(state, chance.choice(moves))
        yield state


def at(white: str, black: str, turn: Seat = Seat.FIRST, hands: Any = (0, 0)) -> State:
    return GAME.position(men(*white.split()), men(*black.split()), hands, turn)


def moves_of(state: State) -> list[fastboard.Position]:
    after = [GAME.apply(state, move) for move in GAME.legal_moves(state)]
    return sorted(map(fastboard.position, after))


def ways(some: int, empty: int) -> int:
    """Return how many ways men have to step."""
    steps = board.steps(some, empty)
    return sum((quiet | mill).bit_count() for _, quiet, mill in steps)


def is_decided(state: State) -> bool:
    return state.over in (FEW, BLOCKED)


def critical() -> Iterator[tuple[State, Any, Any]]:
    """Yield positions with a move that wins at once, or some moves that lose at once.

    By captures among few men, and by blockades among many.
    """
    for state in (*states(range(18), 0.4), *states(range(16), 0.0)):
        own, enemy = state.own.bit_count() // 2, state.enemy.bit_count() // 2
        empty = POINTS & ~(state.own | state.enemy)
        tight = min(ways(state.own, empty), ways(state.enemy, empty)) < 4
        if state.over or state.own_hand or not (own + enemy < 10 or tight):
            continue
        moves = GAME.legal_moves(state)
        win = blunders.winning(GAME, state, moves)
        safe = moves if win else blunders.safe(GAME, state, moves)
        if win or len(safe) < len(moves):
            yield state, win, safe


CRITICAL = tuple(critical())


# --- The fast board -------------------------------------------------------------------


@pytest.mark.parametrize("mills", [1.0, 0.3])
def test_the_fast_board_has_the_moves_of_the_rules(mills: float) -> None:
    for state in states(range(6), mills):
        if not state.over or is_decided(state):
            assert sorted(fastboard.children(fastboard.position(state))) == moves_of(
                state
            )


def test_a_mill_takes_nobody_where_nobody_stands() -> None:
    state = at("a1 d1", "", hands=(3, 9))
    assert sorted(fastboard.children(fastboard.position(state))) == moves_of(state)


def test_men_in_mills_are_taken_if_there_are_no_others() -> None:
    state = at("a1 d1 b4 f6", "c3 d3 e3", hands=(0, 6))
    state = state._replace(own=men("a1", "d1", "g4", "f6"))
    assert sorted(fastboard.children(fastboard.position(state))) == moves_of(state)
    assert any(move[2] >= 0 for move in GAME.legal_moves(state))


# --- The judgement --------------------------------------------------------------------


def test_a_lost_position_is_known_at_once() -> None:
    ends = [GAME.apply(state, win) for state, win, _ in CRITICAL if win]
    assert {state.over for state in ends} == {FEW, BLOCKED}
    assert len(ends) < len(CRITICAL)  # the others are losses in one
    for state in ends:
        assert evaluation.evaluate(fastboard.position(state)) <= -SURE
        assert MIND.value(state, GAME.to_move(state)) == -1
        assert MIND.value(state, GAME.to_move(state).other) == 1


def test_both_sides_are_judged_alike() -> None:
    for state in states(range(2)):
        swapped = state._replace(ply=state.ply + 1)
        value = evaluation.evaluate(fastboard.position(state))
        assert evaluation.evaluate(fastboard.position(swapped)) == value
        assert is_decided(state) == (abs(value) >= SURE)


def test_the_ways_to_step_are_counted() -> None:
    for state in states(range(2)):
        a, b, c, _ = fastboard.position(state._replace(ply=0))
        ring, lines = evaluation.tables(evaluation.MOVING)
        outer, middle, inner = evaluation.ACROSS
        index = outer[a] | middle[b] | inner[c]
        total = ring[a] + ring[b] + ring[c] + lines[index & 4095] + lines[index >> 12]
        empty = POINTS & ~(state.own | state.enemy)
        expected = [ways(state.own, empty), ways(state.enemy, empty)]
        assert [total >> 5 & 31, total & 31] == expected


def test_a_man_more_is_better_and_a_draw_is_even() -> None:
    ahead = at("a1 d2 g4 f6 c3", "b4 d3 e5 g7")
    assert 0 < MIND.value(ahead, Seat.FIRST) < 1
    assert MIND.value(ahead, Seat.SECOND) == -MIND.value(ahead, Seat.FIRST)
    assert MIND.value(ahead._replace(over=QUIET), Seat.FIRST) == 0


def test_only_what_is_proven_is_a_whole_win() -> None:
    assert squashed(WIN) == 1
    assert squashed(-WIN) == -1
    assert squashed(0) == 0
    assert 0.9 < squashed(5000) < 1


# --- The players ----------------------------------------------------------------------


def test_the_levels_are_a_mind() -> None:
    mind: Mind = MIND
    assert [player.name for player in mind.levels] == ["1", "2", "3"]


QUICK = (MIND.levels[0], MIND.levels[1], Searcher("quick", 2000))


@pytest.mark.parametrize("player", QUICK, ids=lambda player: player.name)
def test_moves_are_legal_and_the_same_for_the_same_chance(player: Any) -> None:
    for number, state in enumerate(states(range(2))):
        if state.over or number % much(20, 9):
            continue
        thought = player.think(GAME, state, Random(number))
        assert GAME.refusal(state, thought.move) is None
        assert -1 <= thought.value <= 1
        assert thought.work > 0
        assert thought == player.think(GAME, state, Random(number))


@pytest.mark.no_cover
@pytest.mark.parametrize("player", QUICK, ids=lambda player: player.name)
def test_no_win_in_one_is_missed_and_no_loss_in_one_allowed(player: Any) -> None:
    for state, win, safe in CRITICAL:
        thought = player.think(GAME, state, Random(1))
        after = GAME.apply(state, thought.move)
        assert is_decided(after) == (win is not None)
        assert thought.move in safe
        assert win is None or thought.value == 1


def test_who_is_ahead_does_not_repeat_a_position() -> None:
    state = at("a1 d1 g1 d2 f4 b6", "c3 e5 d7 g7")
    player = Searcher("quick", 3000)
    there = player.think(GAME, state, Random(1))
    known = fastboard.position(GAME.apply(state, there.move))
    key = (GAME.apply(state, there.move), state.ply + 1)
    seen = ((key[0].own << 48 | key[0].enemy) << 1 | key[1] & 1,)
    again = player.think(GAME, state._replace(seen=seen), Random(1))
    assert fastboard.position(GAME.apply(state, again.move)) != known


def test_a_draw_by_rule_is_worth_nothing() -> None:
    state = at("a1 d1 g1 d2 f4 b6", "c3 e5 d7 g7")
    quiet = state._replace(seen=tuple(range(1, 200, 2))[:99])
    thought = Searcher("quick", 3000).think(GAME, quiet, Random(1))
    after = GAME.apply(quiet, thought.move)
    assert thought.value == 0 or not after.over


def test_a_beginner_errs() -> None:
    state = next(s for s in states(range(1)) if s.ply == 12)
    player = Beginner("1", 80)
    chosen = {player.think(GAME, state, Random(seed)).move for seed in range(12)}
    assert len(chosen) > 3


# --- A table of endgames --------------------------------------------------------------


def test_a_table_is_asked_for_few_men_and_empty_hands() -> None:
    asked: list[tuple[int, int]] = []

    def probe(own: int, enemy: int) -> int | None:
        asked.append((own, enemy))
        return None

    few = at("a1 d2 g4 f6", "b4 d3 e5 g7", Seat.SECOND)
    player = Searcher("3", 1000, probe)
    player.think(GAME, few, Random(1))
    after = [GAME.apply(few, move) for move in GAME.legal_moves(few)]
    assert {(one.own, one.enemy) for one in after} <= set(asked)
    asked.clear()
    player.think(GAME, GAME.initial(), Random(1))
    many = at("a1 d2 g4 f6 c3 c5", "b4 d3 e5 g7 d6 b2")
    player.think(GAME, many, Random(1))
    assert all((own | enemy).bit_count() <= 2 * PROBED for own, enemy in asked)


@pytest.mark.parametrize(("plies", "value"), [(0, 0), (4, -1), (-3, 1)])
def test_what_a_table_says_is_believed(plies: int, value: float) -> None:
    few = at("a1 d2 g4 f6", "b4 d3 e5 g7")
    target = GAME.apply(few, GAME.legal_moves(few)[3])

    def probe(own: int, enemy: int) -> int | None:
        is_target = (own, enemy) == (target.own, target.enemy)
        return plies if is_target else 4

    thought = Searcher("3", 1000, probe).think(GAME, few, Random(1))
    assert thought.value == value
    if value >= 0:
        assert GAME.apply(few, thought.move) == target


@pytest.mark.parametrize("black", ["b4 d3 e5 g7", "b4 d3 e5"])
def test_a_capture_that_leads_into_the_table_is_looked_up(black: str) -> None:
    men = 9 - len(black.split())
    state = at(" ".join("a1 d1 g4 f6 c3 c5".split()[:men]), black)
    asked = []

    def probe(own: int, enemy: int) -> int | None:
        asked.append((own, enemy))
        return -4

    thought = Searcher("3", 1000, probe).think(GAME, state, Random(1))
    assert thought.value == 1
    assert GAME.format(thought.move).startswith("g4g1x")
    assert bool(asked) == (men == 5)  # two men have lost, whatever a table says


def test_a_blockade_is_no_draw_whatever_a_table_says() -> None:
    state = at("a4 d2 g7 f2", "a1 d1 g1 g4")
    thought = Searcher("3", 1000, lambda own, enemy: 0).think(GAME, state, Random(1))
    assert GAME.format(thought.move) == "f2f4"
    assert thought.value == 1
