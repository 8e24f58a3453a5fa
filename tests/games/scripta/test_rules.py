"""The rules of XII Scripta: the example of the source, its slips, edge cases.

Two slips of the source are noted where they occur: its second ``move 3 2`` must be
``move 2 2``, and its sketch of ``take 2`` breaks its own rule 5(iii).
"""

import random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.games.scripta.positions import GAME, VECTORS, at, side
from tests.scale import much
from trisq.game import Seat
from trisq.games.scripta import board, notation
from trisq.games.scripta.board import LAST, MEN
from trisq.games.scripta.notation import Move
from trisq.games.scripta.state import State
from trisq.match import play, replay, start


def commands(state: State) -> list[str]:
    """Write the legal moves as the source does: men are counted one by one."""
    found = []
    men = state.sides[state.seat].men
    counted = [point for point, count in enumerate(men) for _ in range(count)]
    for move in GAME.legal_moves(state):
        if move.kind == "step":
            numbers = [i + 1 for i, point in enumerate(counted) if point == move.point]
            found += [f"move {number} {move.die}" for number in numbers]
        else:
            found.append(f"{move.kind} {move.die}" if move.die else move.kind)
    return sorted(found)


def picture(state: State, seat: Seat) -> list[str]:
    return GAME.text(state, seat).split("\n")[:3]


def test_the_example_of_the_source_from_both_seats() -> None:
    match = start(GAME)
    for step in VECTORS["steps"]:
        if "legal_before" in step:
            assert commands(match.state) == sorted(step["legal_before"])
        match = play(match, step["command"])
        if "p2_view" in step:
            assert picture(match.state, Seat.FIRST) == step["seed_board_p1_view"]
            assert picture(match.state, Seat.SECOND) == step["p2_view"]
    after = VECTORS["after_steps"]
    assert [some.captured for some in match.state.sides] == after["captured"]
    match = play(match, "".join(map(str, after["player2_roll"])))
    assert commands(match.state) == sorted(after["player2_legal"])
    assert match.moves[:4] == ("146", "p4", "p1", "p6")


def test_the_slip_of_the_source_is_refused() -> None:
    moves = [step["command"] for step in VECTORS["steps"][:10]]
    match = replay(start(GAME), [*moves, "move 3 2"])
    assert match.error is not None
    assert match.error.code == "blocked"


def test_the_late_sketch_of_the_source() -> None:
    sketch = VECTORS["late_sketch"]
    begin = sketch["start"]
    sides = (
        side(begin["p1"], begin["waiting"][0]),
        side(begin["p2"], begin["waiting"][1]),
    )
    dice = tuple(sorted(begin["dice"]))
    state = State(sides, Seat.FIRST, dice, dice)
    for sketched in sketch["boards"][:3]:
        if sketched["command"]:
            move = GAME.resolve(state, GAME.parse(sketched["command"]))
            assert GAME.refusal(state, move) is None
            state = GAME.apply(state, move)
        assert picture(state, Seat.FIRST) == sketched["p1_view"]
        assert picture(state, Seat.SECOND) == sketched["p2_view"]
    assert commands(state) == sorted(sketch["strict_legal_before_take"])
    refusal = GAME.refusal(state, GAME.parse("take 2"))
    assert refusal is not None
    assert refusal.code == "not-all-home"


@pytest.mark.parametrize("cell", VECTORS["cells"])
def test_every_point_lies_where_the_table_says(cell: Any) -> None:
    seat, point = cell["player"] - 1, cell["point"]
    row = {"top": "a", "middle": "b", "bottom": "c"}[cell["row"]]
    name = f"{row}{cell['column_p1_view']}"
    assert board.site(point, seat) == name
    assert board.opposite(point) == cell["same_point_for_opponent"]
    assert board.point(name, seat) == point


@pytest.mark.parametrize("case", VECTORS["edge_cases"], ids=lambda case: case["id"])
def test_edge_cases(case: Any) -> None:
    sides = (
        side(case["p1"], case["waiting"][0], case["captured"][0]),
        side(case["p2"], case["waiting"][1], case["captured"][1]),
    )
    dice = tuple(sorted(case["dice"]))
    state = State(sides, Seat(case["turn"] - 1), dice, dice)
    assert commands(state) == sorted(case["legal"]), case["why"]
    for move in GAME.legal_moves(state):
        assert GAME.refusal(state, move) is None


@pytest.mark.parametrize(
    ("state", "move", "code", "words"),
    [
        (State(), "p1", "roll-first", "roll the dice first"),
        (at("146", {"6": 1}), "335", "no-roll", "before you roll again"),
        (
            at("146", {"6": 1}),
            "6m2",
            "no-such-die",
            "no die shows 2; you can use 1, 4 or 6",
        ),
        (at("146", {"6": 1}), "pass", "must-play", "can be used: 1, 4 or 6."),
        (
            at("146", {"6": 1}, captured=1),
            "6m1",
            "enter-first",
            "enter your captured man",
        ),
        (at("146", {"6": 1}), "6m0", "backwards", "only move forward"),
        (at("146", {"6": 1}), "6m11", "no-such-die", "no die shows 11"),
        (at("146", {"34": 1}), "t1", "no-man", "no man on your point 31"),
        (State(), "move 1 1", "roll-first", "roll the dice first"),
        (at("146", {"6": 1}), "p4", "no-man", "no man waiting"),
        (at("146", {"6": 1}), "7m1", "no-man", "no man on your point 7"),
        (at("146", {"31": 1, "6": 1}), "t1", "not-all-home", "points 31 to 36"),
        (at("146", {"34": 1}), "34m4", "not-exact", "you need a 4 for this man"),
        (
            at("146", {"6": 1}, enemy={"6": 2}),
            "6m1",
            "blocked",
            "two or more enemy men hold your point 7",
        ),
        (at("146", {"6": 1}), "move 2 1", "no-man", "you have 1 man on the board"),
    ],
)
def test_refusals_name_the_rule(state: State, move: str, code: str, words: str) -> None:
    try:
        refusal = GAME.refusal(state, GAME.resolve(state, GAME.parse(move)))
    except Exception as error:  # a man who is not there cannot even be named
        refusal = error  # type: ignore[assignment]
    assert refusal is not None
    assert (refusal.code, words in refusal.sentence) == (code, True)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "147",
            "14",
            "1466",
            "p7",
            "p",
            "0m1",
            "37m1",
            "6m123",
            "t0",
            "06m2",
            "²m1",
        ),
        *("roll 1 4", "roll 1 4 7", "roll 1 4 6 6", "place", "place 7", "place x"),
        *("move 1", "move 16 2", "take 9", "passs", "move " + "9" * 5000 + " 1"),
    ],
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    match = replay(start(GAME), [text])
    assert match.error is not None
    assert match.error.code == "unreadable"


def test_the_56_throws_have_their_odds() -> None:
    odds = GAME.odds(GAME.initial())
    assert len(odds) == 56
    assert {round(chance * 216) for _, chance in odds} == {1, 3, 6}
    assert sum(chance for _, chance in odds) == pytest.approx(1)
    assert list(GAME.legal_moves(GAME.initial())) == [move for move, _ in odds]


def sensible(state: State, rng: random.Random) -> Move:
    """Choose as a player would who hits, moves on from behind, and goes home."""
    moves = GAME.legal_moves(state)
    if GAME.to_move(state) is Seat.CHANCE:
        throws, odds = zip(*GAME.odds(state))
        chosen: Move = rng.choices(throws, odds)[0]
        return chosen
    takes = [move for move in moves if move.kind == "take"]
    hits = [move for move in moves if GAME.captures(state, move)]
    return (takes or hits or sorted(moves, key=lambda move: move.point))[0]


@pytest.mark.no_cover
@given(seed=st.integers(0, 1 << 32))
@settings(max_examples=much(3, 30), deadline=None, phases=[Phase.generate])
def test_men_are_conserved_to_the_end(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.initial()
    while (outcome := GAME.outcome(state)) is None:
        state = GAME.apply(state, sensible(state, rng))
        for some in state.sides:
            assert some.off >= 0
            assert sum(some.men) + some.waiting + some.captured + some.off == MEN
            assert min(some.men) >= 0
        for point in range(1, LAST + 1):
            here, there = (
                state.sides[0].men[point],
                state.sides[1].men[board.opposite(point)],
            )
            assert not (here and there), "nobody shares a point"
    assert outcome.winner is not None
    assert state.sides[outcome.winner].off == MEN
    assert not GAME.legal_moves(state)


def test_every_kind_of_move_is_read_once_and_the_same_again() -> None:
    notation._read.cache_clear()
    for text in ("146", "p4", "6m2", "t2", "pass"):
        assert notation.parse(text) is notation.parse(text)
        assert notation.write(notation.parse(text)) == text
