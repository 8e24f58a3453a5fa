"""The rules of XII Scripta: the example of the source, its slips, edge cases.

Two slips of the source are noted where they occur: its second ``move 3 2`` must be
``move 2 2``, and its sketch of ``take 2`` breaks its own rule 5(iii).
"""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.kit import ask
from tests.scale import much
from trisq.game import Seat
from trisq.games.scripta import board
from trisq.games.scripta.board import LAST, MEN, Side
from trisq.games.scripta.notation import Move
from trisq.games.scripta.rules import Scripta, State
from trisq.match import play, replay, start

VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8"))
GAME = Scripta()


def side(men: dict[str, int], waiting: int, captured: int = 0) -> Side:
    places = tuple(men.get(str(point), 0) for point in range(LAST + 1))
    return Side(places, waiting, captured)


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


def at(dice: str, men: dict[str, int], **more: Any) -> State:
    thrown = tuple(map(int, dice))
    mine = side(men, more.get("waiting", 0), more.get("captured", 0))
    theirs = side(more.get("enemy", {}), 9)
    return State((mine, theirs), Seat.FIRST, thrown, thrown)


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
        (at("146", {"6": 1}), "pass", "must-play", "6m1"),
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
        (at("146", {"34": 1}), "34m4", "not-exact", "past the last point"),
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


def test_words_for_players() -> None:
    match = play(start(GAME), "146", "p4", "p1", "p6", "335")
    assert GAME.turn_text(match.state) == "Squares to move"
    assert GAME.turn_text(State()) == "Triangles to roll"
    assert GAME.status_note(match.state) == "Dice: 3 3 5"
    assert GAME.status_note(State()) == ""
    stuck = at("666", {"32": 2})
    assert GAME.status_note(stuck) == "Dice: 6 6 6. None can be used, so pass"
    assert GAME.todo(stuck) == "No die fits, so pass."
    todo = "Choose your waiting men: one enters on 3 or 5."
    assert GAME.todo(match.state) == todo
    match = play(match, "p3")
    assert GAME.todo(match.state) == "Choose a man: he goes 3 or 5 points on."
    assert GAME.todo(State()) == "Roll the dice."
    assert GAME.tally(match.state, Seat.FIRST) == "0 of 15 home"
    assert GAME.describe(stuck, Move("pass")) == "could not use any die and passed"
    assert [button.id for button in GAME.scene(stuck).buttons] == ["pass"]
    assert GAME.describe(State(), GAME.parse("641")) == "Triangles rolled 1, 4 and 6"
    assert (
        GAME.describe(at("146", {"36": 1}), GAME.parse("t6"))
        == "took a man off the board from c12"
    )
    assert GAME.describe(match.state, GAME.parse("p3")) == "entered a man on b10"
    assert GAME.describe(at("146", {"6": 1}), GAME.parse("6m4")) == "moved b6 to b10"


def test_clicks_are_spelled_by_the_distance_between_them() -> None:
    state = at("146", {"6": 1, "34": 1}, waiting=3)
    spelled = {
        ("pass",): "pass",
        ("b6", "b8"): "6m2",
        ("hand0", "b5"): "p5",
        ("c10", "off0"): "t4",
        ("b6",): "6m1",
        ("hand0",): "p1",
        ("die4", "hand0"): "p4",
        ("die4", "b6"): "6m4",
        ("b6", "a1"): "6m18",
        ("b6", "b1"): "6m0",
        ("hand0", "a1"): None,
        ("b6", "hand1"): None,
        ("b6", "off0"): "t1",
        ("off0",): "t1",
    }
    for path, text in spelled.items():
        assert GAME.move_from_clicks(state, path) == text
    assert GAME.move_from_clicks(State(), ("b6",)) == "p1", "to be told to roll first"


def test_a_die_can_be_chosen_first() -> None:
    state = at("146", {"6": 1}, waiting=3)
    assert GAME.shortcut(state, GAME.parse("6m4")) == ("die4", "b6")
    assert GAME.preview(state, ("die4",)).prompt.startswith(
        "Use the 4 from the hand or b6."
    )
    assert GAME.preview(state, ("b6",)).prompt.startswith(
        "From b6: b7 (1), b10 (4) or b12 (6)."
    )
    tags = GAME.preview(state, ("b6",)).scene.tags
    assert tags == (("b7", 1), ("b10", 4), ("b12", 6))


def test_the_opponent_sees_the_board_turned() -> None:
    scene = GAME.scene(play(start(GAME), "146", "p4").state)
    turned = scene.flipped()
    places = {site.id: (site.x, site.y) for site in scene.board.sites}
    for site in turned.board.sites:
        x, y = places[site.id]
        assert site.x == pytest.approx(scene.board.width - x)
        assert site.y == pytest.approx(scene.board.height - y)
    assert turned.board.loops == scene.board.loops  # each sees his own course
    assert turned.board.dots == scene.board.dots
    again = turned.flipped()
    assert [site.x for site in again.board.sites] == pytest.approx(
        [site.x for site in scene.board.sites]
    )


def test_captured_men_and_dice_are_seen() -> None:
    moves = [step["command"] for step in VECTORS["steps"][:10]]
    state = play(start(GAME), *moves).state
    scene = GAME.scene(state)
    counts = {piece.site: piece.count for piece in scene.pieces}
    assert counts["hand1"] == 13
    texts = {tray.site: tray.text for tray in scene.trays}
    assert (texts["hand1"], texts["off1"]) == ("13 waiting", "0 of 15 home")
    assert [die.used for die in scene.dice].count(True) == 1
    names = {piece.site: piece.name for piece in scene.pieces}
    assert names["b10"] == "2 squares"
    assert names["b8"] == "1 triangle"


@pytest.mark.parametrize(
    ("state", "move", "sites"),
    [
        (State(), "p1", ""),
        (at("146", {"6": 1}), "335", ""),
        (at("146", {"6": 1}), "6m2", ""),
        (at("146", {"6": 1}), "6m0", ""),
        (at("146", {"6": 1}, waiting=1), "pass", "hand0 b6"),
        (at("146", {"6": 1}, captured=1), "6m1", "hand0"),
        (at("146", {"6": 1}), "p4", "hand0"),
        (at("146", {"6": 1}), "7m1", "b7"),
        (at("146", {"34": 1}), "t1", "c7"),
        (at("146", {"31": 1, "6": 1, "13": 2}), "t1", "b6 a12"),
        (at("146", {"31": 1}, waiting=1), "t1", "hand0"),
        (at("146", {"34": 1}), "34m4", ""),
        (at("146", {"6": 1}, enemy={"6": 2}), "6m1", "b7"),
    ],
)
def test_a_refusal_names_what_forbids(state: State, move: str, sites: str) -> None:
    refusal = GAME.refusal(state, GAME.parse(move))
    assert refusal is not None
    assert refusal.sites == tuple(sites.split())


@pytest.mark.parametrize(
    ("code", "hand", "off"),
    [
        ("en", "triangles waiting", "triangles off the board"),
        ("ru", "запас треугольников", "снятые треугольники"),
        ("bg", "ръката на триъгълниците", "извадени триъгълници"),
        ("cs", "zásoba trojúhelníků", "vyvedené trojúhelníky"),
        ("pt", "mão dos triângulos", "triângulos fora do tabuleiro"),
    ],
)
def test_hands_and_shelves_have_names(code: str, hand: str, off: str) -> None:
    """Nobody sees or hears an id such as hand0."""
    scene = ask(op="view", link="?scripta", language=code)["view"]["scene"]
    names = {site["id"]: site["name"] for site in scene["sites"]}
    assert (names["hand0"], names["off0"]) == (hand, off)
    assert names["hand1"] not in (hand, "hand1")
    assert names["b4"] == "b4"


@pytest.mark.parametrize(
    ("code", "turn", "told"),
    [
        ("en", "Triangles to move", "Triangles entered a man on b4"),
        ("ru", "Ход треугольников", "Треугольники: шашка введена на b4"),
        ("bg", "На ход: триъгълниците", "Триъгълниците: вкаран е пул на b4"),
        ("cs", "Trojúhelník je na tahu", "Trojúhelník nasadil kámen na b4"),
        ("pt", "Vez do triângulo", "O triângulo entrou com uma peça em b4"),
    ],
)
def test_sides_that_are_many_fit_into_sentences(
    code: str, turn: str, told: str
) -> None:
    view = ask(op="view", link="?scripta=146-p4", language=code)["view"]
    assert view["headline"] == turn
    assert view["story"] == told


def test_who_has_won_is_told_of_many() -> None:
    state = State((Side(waiting=0), Side()))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert GAME.won_text(Seat.FIRST, outcome.reason) == (
        "Triangles win: triangles have all men off the board"
    )


def test_moves_in_short() -> None:
    match = play(start(GAME), *"456 p4 p5 p6 116 p6 6m1".split())
    labels = ["4 5 6", "→ b4", "→ b5", "→ b6", "1 1 6", "→ b7", "b7 × b6"]
    assert [step.label for step in match.steps] == labels
    state = State((side({"36": 1}, 0), Side()), Seat.FIRST, (6,), (6,))
    assert GAME.label(state, Move("take", 6)) == "c12 →"
    assert GAME.label(state, Move("pass")) == "pass"


def test_moves_in_words() -> None:
    match = play(start(GAME), *"456 p4 p5 p6 116 p6 6m1".split())
    told = [
        GAME.instruction(state, GAME.parse(move))
        for state, move in zip(match.states, match.moves)
    ]
    assert told[:2] == ["4 5 6", "enter a man on b4"]
    assert told[-2:] == ["enter a man on b7", "move b7 to b6"]
    state = State((side({"36": 1}, 0), Side()), Seat.FIRST, (6,), (6,))
    assert GAME.instruction(state, Move("take", 6)) == "take a man off c12"
    assert GAME.instruction(state, Move("pass")) == "pass"


def test_dice_belong_to_the_turn_of_who_rolls_them() -> None:
    match = play(start(GAME), *"456 p4 p5 p6 116 p6".split())
    assert [step.seat for step in match.steps] == [2, 0, 0, 0, 2, 1]
    assert [step.owner for step in match.steps] == [0, 0, 0, 0, 1, 1]
