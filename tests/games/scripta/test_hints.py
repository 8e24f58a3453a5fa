"""What the computer says for its moves in XII Scripta is true."""

from random import Random

import pytest

from tests.games.scripta.test_computer import GAME, rolled, side
from tests.scale import much
from trisq.game import Seat
from trisq.games.scripta.board import Side
from trisq.games.scripta.computer import MIND
from trisq.games.scripta.notation import Move
from trisq.games.scripta.state import State
from trisq.search.turns import TurnPlayer

TOGETHER = "leaves none of your men alone"
HOMEWARD = [
    "brings your last man to points 31 to 36",
    "brings the man on point 30 to safety",
    TOGETHER,
    "goes where two of your men stand already",
]
CLOSED = [
    "blocks point 8, where enemy men enter",
    "brings the man on point 4 to safety",
    TOGETHER,
]
COVERED = ["makes point 26 safe with a second man", TOGETHER]
ARRIVED = [
    "brings the man on point 29 to safety",
    "leaves fewer throws that capture one of your men",
    "brings a man to the last six points",
    "goes where no throw can capture it",
]
PLAY = "brings a man into play"
REASONS = [
    (side({36: 1}), {}, "t6", ["takes your last man off and wins"]),
    (side({36: 2}), {}, "t6", ["takes a man off the board"]),
    (side({36: 2, 30: 1}), {1: 2}, "30m6", HOMEWARD),
    (
        side({}, 0, 1),
        {9: 1},
        "p4",
        ["captures the enemy man on point 4", "brings a captured man back"],
    ),
    (side({4: 1}, 1), {9: 2}, "p6", [PLAY]),
    (side({4: 1, 8: 1}), {1: 2}, "4m4", CLOSED),
    (side({20: 1, 26: 1}), {1: 2}, "20m6", COVERED),
    (side({19: 1}), {29: 1}, "19m4", []),
    (side({20: 1}), {}, "20m4", ["goes where no throw can capture it"]),
    (side({29: 1, 20: 2}), {}, "29m4", ARRIVED),
    (
        side({7: 1, 5: 1}),
        {},
        "7m4",
        ["leaves fewer throws that capture one of your men"],
    ),
]


@pytest.mark.parametrize(("own", "enemies", "written", "told"), REASONS)
def test_reasons_are_true(
    own: Side, enemies: dict[int, int], written: str, told: list[str]
) -> None:
    state = State((own, side(enemies, 3)), Seat.FIRST, (1, 4, 6), (4, 6))
    move = GAME.parse(written)
    assert GAME.refusal(state, move) is None
    assert list(MIND.reasons(state, move)) == told


def test_who_has_passed_everybody_runs_on() -> None:
    sides = side({30: 2}), side({30: 2})
    state = State(sides, Seat.FIRST, (1, 4, 6), (4, 6))
    reasons = [*MIND.reasons(state, GAME.parse("30m4"))]
    assert reasons == ["runs on where nobody can capture any more"]


def test_a_throw_and_a_pass_have_no_reason() -> None:
    assert not list(MIND.reasons(GAME.initial(), rolled(Random(1))))
    assert not list(MIND.reasons(GAME.initial(), Move("pass")))


@pytest.mark.no_cover
def test_three_hints_of_four_say_why() -> None:
    """Moves of a good player, of those who had a choice."""
    player, chance = TurnPlayer("good", MIND.race), Random(8)
    told: list[bool] = []
    for _ in range(much(2, 20)):
        state: State = GAME.initial()
        while not GAME.outcome(state):
            if GAME.to_move(state) is Seat.CHANCE:
                state = GAME.apply(state, rolled(chance))
                continue
            move = player.think(GAME, state, chance).move
            if len(GAME.legal_moves(state)) > 1 and chance.random() < 0.2:
                told.append(any(MIND.reasons(state, move)))
            state = GAME.apply(state, move)
    assert len(told) > 50
    assert sum(told) >= 0.75 * len(told)
