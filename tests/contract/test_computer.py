"""What every computer player holds to, in every game and at every level."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit import SHIPPED, called, random_match
from tests.scale import much
from trisq.computer import explained, mind
from trisq.game import PLAYERS, Game, Seat
from trisq.games.scripta.board import HOME, LAST, Side
from trisq.games.scripta.rules import Scripta
from trisq.games.scripta.state import State

NAMES = sorted(SHIPPED)
NO_DICE = [
    name for name in NAMES if SHIPPED[name].to_move(SHIPPED[name].initial()) in PLAYERS
]
MINDS = {name: mind(game) for name, game in SHIPPED.items()}
TRIED = {1: 8, 2: 4}  # positions: the stronger, the slower
MATCHES = 200  # that are looked through for decisive positions
WEAK = tuple(TRIED)  # level 3 has a file of its own


def think(game: Game[Any, Any], level: int, state: Any, seed: int = 1) -> Any:
    player = MINDS[called(game)].levels[level - 1]
    return player.think(game, state, random.Random(seed))


def winner(game: Game[Any, Any], state: Any) -> Seat | None:
    outcome = game.outcome(state)
    return outcome.winner if outcome else None


def wins(game: Game[Any, Any], state: Any) -> list[Any]:
    """Return all moves that win at once."""
    seat = game.to_move(state)
    moves = game.legal_moves(state)
    return [move for move in moves if winner(game, game.apply(state, move)) is seat]


def losing(game: Game[Any, Any], state: Any) -> list[Any]:
    """Return all moves that lose at once, or let the opponent win by his next one."""
    seat, bad = game.to_move(state), []
    for move in game.legal_moves(state):
        after = game.apply(state, move)
        lost = winner(game, after) is seat.other
        if lost or (game.to_move(after) is seat.other and wins(game, after)):
            bad.append(move)
    return bad


def last_men(seed: int, total: int) -> Iterator[State]:
    """Yield races with one or two men left: random games take very long."""
    chance = random.Random(seed)
    while True:
        men = [0] * (LAST + 1)
        for _ in range(chance.randint(1, 2)):
            men[chance.randint(HOME + 1, LAST)] += 1
        left = Side(tuple(men), 0, total=total)
        seat, begun = chance.choice(PLAYERS), Side(waiting=total, total=total)
        sides = (left, begun) if seat is Seat.FIRST else (begun, left)
        throw = tuple(sorted(chance.choices(range(1, 7), k=3)))
        dice = throw[: chance.randint(1, 3)]
        yield State(sides, seat, throw, dice)


def endings(game: Game[Any, Any], seed: int) -> Iterator[Any]:
    """Yield the last positions of random games, where a player is to move."""
    if isinstance(game, Scripta):
        yield from last_men(seed, game.men)
    for number in range(MATCHES):
        states = random_match(game, seed + number).states
        for state in states[-7:-1]:
            if game.to_move(state) is not Seat.CHANCE:
                yield state


@cache
def decisive(name: str) -> list[Any]:
    """Return positions that can be won at once."""
    game = SHIPPED[name]
    found: list[Any] = []
    for state in endings(game, 1):
        if 0 < len(wins(game, state)) < len(game.legal_moves(state)):
            found.append(state)
        if len(found) == TRIED[1]:
            break
    return found


@cache
def dangerous(name: str) -> list[Any]:
    """Return positions where some moves lose at once and others do not."""
    game = SHIPPED[name]
    found: list[Any] = []
    for state in endings(game, 100):
        if wins(game, state):
            continue
        if 0 < len(losing(game, state)) < len(game.legal_moves(state)):
            found.append(state)
        if len(found) == TRIED[1]:
            break
    return found


def test_a_mind_wants_no_file_that_it_does_not_know() -> None:
    for name, game in SHIPPED.items():
        assert MINDS[name].wants(game.initial()) is None
        with pytest.raises(ValueError, match=r"not the table|not wanted"):
            MINDS[name].take(b"nothing")


def test_every_game_has_three_levels() -> None:
    for own in MINDS.values():
        assert [player.name for player in own.levels] == ["1", "2", "3"]


@pytest.mark.parametrize("level", WEAK)
@pytest.mark.parametrize("name", NAMES)
def test_a_win_in_one_is_never_missed(name: str, level: int) -> None:
    game = SHIPPED[name]
    for state in decisive(name)[: TRIED[level]]:
        thought = think(game, level, state)
        assert thought.move in wins(game, state)
        assert thought.value == 1


@pytest.mark.parametrize("level", WEAK)
@pytest.mark.parametrize("name", NO_DICE)
def test_a_loss_in_one_is_never_chosen(name: str, level: int) -> None:
    """With dice nobody loses before the opponent has rolled, so there is none."""
    game = SHIPPED[name]
    for state in dangerous(name)[: TRIED[level]]:
        assert think(game, level, state).move not in losing(game, state)


@pytest.mark.no_cover
@settings(max_examples=much(4, 60), deadline=None)
@given(data=st.data())
@pytest.mark.parametrize("name", NAMES)
def test_moves_are_legal_and_follow_from_the_seed(name: str, data: Any) -> None:
    game = SHIPPED[name]
    played = random_match(game, data.draw(st.integers(0, 999)))
    states = [
        state for state in played.states[:-1] if game.to_move(state) is not Seat.CHANCE
    ]
    state = data.draw(st.sampled_from(states))
    seed = data.draw(st.integers(0, 9))
    thought = think(game, 1, state, seed)
    assert game.refusal(state, thought.move) is None
    assert -1 <= thought.value <= 1
    assert thought.work >= 0
    assert think(game, 1, state, seed) == thought
    for move in game.legal_moves(state)[:4]:
        for reason in MINDS[name].reasons(state, move):
            assert reason
            assert reason[0].islower()


@pytest.mark.no_cover
@pytest.mark.parametrize("name", NAMES)
def test_hints_are_in_words(name: str) -> None:
    """They hold no written move, and lists in them end with a word, not a comma."""
    game = SHIPPED[name]
    match = random_match(game, 7, plies=much(25, 60))
    heard = 0
    for ply, state in enumerate(match.states):
        if game.to_move(state) is Seat.CHANCE or game.outcome(state):
            continue
        here = match.until(ply)
        sites = {site.id for site in game.scene(state).board.sites}
        moves = game.legal_moves(state)
        for move in (*moves[:6], moves[-1]):
            written = game.format(move)
            told = explained(here, written)
            plain = written in sites or written in game.instruction(state, move)
            assert plain or not re.search(rf"\b{written}\b", told), told
            assert not re.search(r", \w+\.$", told), told
            heard += 1
    assert heard > 20


def check_repeats(name: str, level: int) -> None:
    """Check that a player's move is legal and the same for the same seed."""
    game = SHIPPED[name]
    states = random_match(game, 5).states
    state = next(
        state
        for state in states[len(states) // 2 :]
        if game.to_move(state) is not Seat.CHANCE
    )
    thought = think(game, level, state)
    assert game.refusal(state, thought.move) is None
    assert think(game, level, state) == thought


@pytest.mark.no_cover
@pytest.mark.parametrize("level", WEAK)
@pytest.mark.parametrize("name", NAMES)
def test_players_repeat_themselves(name: str, level: int) -> None:
    check_repeats(name, level)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_judged_from_both_sides(name: str) -> None:
    game, own = SHIPPED[name], MINDS[name]
    ends = set()
    for seed in range(3, 6):
        played = random_match(game, seed)
        for state in played.states[::5]:
            one, other = (own.value(state, seat) for seat in PLAYERS)
            assert one == pytest.approx(-other)
            assert -1 <= one <= 1
        if (end := winner(game, played.state)) is not None:
            ends.add(end)
            assert own.value(played.state, end) == 1
    assert ends
