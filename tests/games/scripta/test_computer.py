"""The players of XII Scripta: their fast board is the rules', and they play well."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from tests.bench import tune
from trisq.game import Seat
from trisq.games.scripta.board import LAST, MEN, Side
from trisq.games.scripta.computer import FAIR, MIND, TUNED, Race
from trisq.games.scripta.evaluation import Judge, danger
from trisq.games.scripta.fastboard import CAPTURED, Position, ends, read
from trisq.games.scripta.notation import THROWS, Move
from trisq.games.scripta.replies import Walk
from trisq.games.scripta.rules import Scripta
from trisq.games.scripta.state import State
from trisq.search.player import Player
from trisq.search.turns import Look, TurnPlayer

GAME = Scripta()
QUICK = TurnPlayer("quick", MIND.race, look=Look(3, 3000))

every_level = pytest.mark.parametrize("player", MIND.levels, ids=lambda one: one.name)


def side(men: dict[int, int], waiting: int = 0, captured: int = 0) -> Side:
    return Side(
        tuple(men.get(point, 0) for point in range(LAST + 1)), waiting, captured
    )


def rolled(rng: Random) -> Move:
    throws, odds = zip(*THROWS)
    drawn: Move = rng.choices(throws, odds)[0]
    return drawn


def game_of(players: tuple[Player, Player], seed: int) -> Iterator[State]:
    """Play a game and yield its states, the last one over."""
    rng, state = Random(seed), GAME.initial()
    while not GAME.outcome(state):
        yield state
        if state.dice:
            move = players[state.seat].think(GAME, state, rng).move
            assert GAME.refusal(state, move) is None
        else:
            move = rolled(rng)
        state = GAME.apply(state, move)
    yield state


def random_states(seed: int, share: float) -> Iterator[State]:
    """Yield some states with dice of a random game."""
    rng, state = Random(seed), GAME.initial()
    while moves := GAME.legal_moves(state):
        if state.dice and rng.random() < share:
            yield state
        state = GAME.apply(state, rng.choice(moves))


def ends_by_the_rules(state: State) -> dict[Position, set[Move]]:
    """Return all ends of a turn and the first moves towards each."""
    found: dict[Position, set[Move]] = {}
    for first in GAME.legal_moves(state):
        open_ = {GAME.apply(state, first)}
        while open_:
            now = open_.pop()
            if now.dice and not GAME.outcome(now):
                open_ |= {GAME.apply(now, move) for move in GAME.legal_moves(now)}
            else:
                found.setdefault(read(now, state.seat), set()).add(first)
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(3))
def test_the_fast_board_knows_all_ends_of_a_turn(seed: int) -> None:
    for state in random_states(seed, 0.06):
        slow = ends_by_the_rules(state)
        fast = ends(read(state, state.seat), state.dice)
        assert set(fast) == set(slow)
        assert all(move in slow[end] for end, move in fast.items())


@pytest.mark.parametrize("seed", [pytest.param(0, marks=pytest.mark.no_cover), 1])
def test_the_walk_through_all_throws_finds_the_best_end_of_each(seed: int) -> None:
    judge = Judge(TUNED)
    states = [*random_states(seed, 0.003), *[*random_states(seed, 1)][-30::6]]
    for state in states:
        position = read(state, state.seat)
        walk = Walk(judge, position)
        for move, _ in THROWS:
            best = max(judge.scores(ends(position, move.throw)))
            assert walk.best[move.throw] == pytest.approx(best, abs=1e-12)


def test_the_last_straggler_lets_a_smaller_die_take_a_man_off() -> None:
    own = side({30: 1, 31: 2})
    state = State((own, side({1: 2}, 13)), Seat.FIRST, (1, 4, 6), (1, 4))
    assert set(ends(read(state, Seat.FIRST), state.dice)) == set(
        ends_by_the_rules(state)
    )


def test_danger_counts_the_throws_that_hit() -> None:
    def against(enemy: Side, point: int) -> float:
        return danger(point, read(State((Side(), enemy)), Seat.SECOND)[0])

    assert against(side({5: 1}), 7) == 91 / 216  # one step behind, by a one
    assert against(side({7: 1}), 7) == 0  # it has passed
    assert against(side({13: 1}), 19) == 1 / 216  # by three sixes
    assert against(side({}, 1), 12) == 91 / 216  # enters on it
    assert against(side({20: 1}, 0, 1), 19) < against(side({20: 1}, 1, 0), 19)
    assert against(side({20: 1}, 0, 4), 24) == 0  # all dice are for captured men


def test_the_judge_and_its_tuner_count_the_same() -> None:
    rng = Random(1)
    line = [rng.random() for _ in tune.careful()]
    judge = Judge(tune.weights(line))
    for state in random_states(7, 0.05):
        position = read(state, state.seat)
        some = tune.features(position)
        total = sum(line[at] * worth for at, worth in some.items())
        assert judge.scores([position]) == [pytest.approx(total)]


def test_scores_are_exact_so_that_every_python_finds_the_same_best() -> None:
    judge = Judge(TUNED)
    for state in random_states(9, 0.05):
        own, enemy = position = read(state, state.seat)
        parts = [row[men] for row, men in zip(judge._rows(enemy), own)]
        assert judge.scores([position]) == [float(sum(map(Fraction, parts)))]


def test_the_tuner_learns_from_a_game() -> None:
    """Whatever a turn looks like, it is worth more after a win by it, less else."""
    turns, won = tune.played(Judge(tune.weights(tune.careful())), Random(2))
    assert won == len(turns) % 2
    for turn in turns[:: len(turns) // 20]:
        for came, sign in ((1, 1), (0, -1)):
            before, line = tune.careful(), tune.careful()
            tune.learn(line, [turn], came, 0.01)
            gains = [new - old for new, old in zip(line, before)]
            some = tune.features(turn)
            assert sign * sum(gains[at] * worth for at, worth in some.items()) > 0


def test_the_value_is_the_same_from_both_seats_but_for_its_sign() -> None:
    for state in random_states(3, 0.02):
        for each in (state, state._replace(dice=(), throw=())):
            value = MIND.value(each, Seat.FIRST)
            assert value == -MIND.value(each, Seat.SECOND)
            assert -1 < value < 1


def test_the_value_of_a_game_that_is_over() -> None:
    state = State((side({}), side({36: 1})), Seat.SECOND)
    assert MIND.value(state, Seat.FIRST) == 1
    assert MIND.value(state, Seat.SECOND) == -1


def test_captures_count() -> None:
    calm = State((side({7: 1}, 14), side({20: 1}, 14)), Seat.SECOND)
    hit = State((side({7: 1}, 14), side({}, 14, 1)), Seat.SECOND)
    assert MIND.value(hit, Seat.FIRST) > MIND.value(calm, Seat.FIRST)


@pytest.mark.no_cover
def test_players_play_legal_games_to_the_end() -> None:
    one, two, _ = MIND.levels
    *_, last = game_of((one, two), 5)
    assert GAME.outcome(last)


@every_level
def test_the_same_seed_gives_the_same_thought(player: Player) -> None:
    own, enemy = side({4: 1, 9: 2}, 12), side({3: 2, 8: 1}, 12)
    state = State((own, enemy), Seat.FIRST, (2, 5, 6), (2, 5, 6))
    thoughts = {player.think(GAME, state, Random(4)) for _ in range(2)}
    assert len(thoughts) == 1


@every_level
def test_no_level_misses_a_win(player: Player) -> None:
    rng = Random(6)
    for _ in range(40):
        die = rng.randint(1, 6)
        dice = tuple(sorted((die, rng.randint(1, 6), rng.randint(1, 6))))
        own, enemy = side({30 + die: 1}), side({rng.randint(1, 36): 2}, 3)
        state = State((own, enemy), Seat.FIRST, dice, dice)
        thought = player.think(GAME, state, rng)
        assert (thought.move, thought.value) == (Move("take", die), 1.0)


@pytest.mark.no_cover
def test_a_plan_is_never_given_up_for_a_worse_one() -> None:
    states = [one for one in random_states(8, 0.02) if len(one.dice) == 3][:8]
    for state in states:
        now, value = state, -1.0
        while now.seat is state.seat and now.dice:
            thought = QUICK.think(GAME, now, Random(1))
            assert thought.value >= value
            value, now = thought.value, GAME.apply(now, thought.move)


def test_the_levels_judge_by_different_weights() -> None:
    crowded = State((side({36: MEN - 1}), side({}, MEN)), Seat.SECOND)
    spread = State((side({31: 7, 33: 7}), side({}, MEN)), Seat.SECOND)
    for weights, sees in ((TUNED, True), (FAIR, False)):
        scores = Race(weights).scores(
            read(one, Seat.FIRST) for one in (crowded, spread)
        )
        assert (scores[1] > scores[0]) is sees
    assert read(crowded, Seat.FIRST)[0][CAPTURED] == 0
