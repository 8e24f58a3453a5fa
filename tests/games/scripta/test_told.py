"""What players of XII Scripta see, click and read."""

import pytest

from tests.games.scripta.positions import GAME, VECTORS, at, side
from tests.kit import ask
from trisq.errors import IllegalMoveError
from trisq.game import Seat
from trisq.games.scripta.board import Side
from trisq.games.scripta.notation import Move
from trisq.games.scripta.state import State
from trisq.match import play, start


def test_words_for_players() -> None:
    match = play(start(GAME), "146", "p4", "p1", "p6", "335")
    assert GAME.turn_text(match.state) == "Squares to move"
    assert GAME.turn_text(State()) == "Triangles to roll"
    assert GAME.winner_text(Seat.SECOND) == "Squares win"
    assert GAME.status_note(match.state) == "Dice: 3 3 5"
    assert GAME.status_note(State()) == ""
    stuck = at("666", {"32": 2})
    assert GAME.status_note(stuck) == "Dice: 6 6 6. None can be used, so pass"
    assert GAME.todo(stuck) == "No die fits: the turn passes."
    todo = "Choose your waiting men: one enters on 3 or 5."
    assert GAME.todo(match.state) == todo
    match = play(match, "p3")
    assert GAME.todo(match.state) == "Choose a man: it goes 3 or 5 points on."
    assert GAME.todo(State()) == "Roll the dice."
    assert GAME.tally(match.state, Seat.FIRST) == "0 of 15 home"
    assert [button.id for button in GAME.scene(stuck).buttons] == ["pass"]


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


@pytest.mark.parametrize(
    ("path", "code", "told"),
    [
        (("b5",), "no-man", "choose one of your men first, then where it goes."),
        (("die4", "b5"), "no-man", "choose one of your men first, then where it goes."),
        (
            ("b4",),
            "not-your-piece",
            "That is your opponent’s; choose one of your own men.",
        ),
        (
            ("hand1",),
            "not-your-piece",
            "That is your opponent’s; choose one of your own men.",
        ),
    ],
)
def test_who_clicks_where_none_of_his_men_stands_is_told_to_choose_one(
    path: tuple[str, ...], code: str, told: str
) -> None:
    state = at("146", {"6": 1}, waiting=3, enemy={"9": 1})
    with pytest.raises(IllegalMoveError) as caught:
        GAME.move_from_clicks(state, path)
    assert (caught.value.code, caught.value.sentence) == (code, told)
    assert caught.value.sites == path[-1:]


def test_captured_men_are_asked_for_first() -> None:
    state = at("146", {"6": 1}, captured=1, waiting=2)
    assert GAME.todo(state) == "Your captured man enters first: on 1, 4 or 6."
    state = at("146", {"6": 1}, captured=2, enemy={"9": 2})
    assert GAME.todo(state) == "Your captured men enter first: on 1 or 6."


def test_who_wants_to_leave_by_another_number_is_told_the_right_one() -> None:
    state = at("146", {"33": 1})
    refusal = GAME.refusal(state, GAME.parse("t3"))
    assert refusal is not None
    assert refusal.code == "no-such-die"
    assert refusal.sentence == (
        "you need a 3 for this man: only the exact number takes a man off."
    )


def test_a_die_can_be_chosen_first() -> None:
    state = at("146", {"6": 1}, waiting=3)
    assert GAME.shortcut(state, GAME.parse("6m4")) == ("die4", "b6")
    assert GAME.preview(state, ("die4",)).prompt == "Choose a man for the 4."


def test_who_can_be_taken_off_by_the_chosen_die_is() -> None:
    state = at("146", {"34": 1, "31": 1})
    assert GAME.shortcut(state, GAME.parse("t4")) == ("die4", "c10")
    assert GAME.shortcut(state, GAME.parse("31m4")) == ("die4", "c7")
    assert GAME.shortcut(state, GAME.parse("31m1")) == (), "a 1 takes him off"
    tags = GAME.preview(state, ("c7",)).scene.tags
    assert tuple(tags[0]) == ("off0", (1,))


def test_a_man_shows_a_target_for_each_die_and_each_sum() -> None:
    state = at("146", {"6": 1, "34": 1}, waiting=3)
    shown = GAME.preview(state, ("b6",))
    assert shown.prompt == ("Go 1, 4 or 6 points on, or further with several dice.")
    assert [tuple(tag) for tag in shown.scene.tags] == [
        ("b7", (1,)),
        ("b10", (4,)),
        ("b12", (6,)),
        ("b11", (1, 4)),
        ("a8", (1, 4, 6)),
        ("a12", (1, 6)),
        ("a9", (4, 6)),
    ]
    shown = GAME.preview(state, ("hand0",))
    assert shown.prompt == ("Enter on 1, 4 or 6, or run on with several dice.")
    shown = GAME.preview(at("146", {"34": 1}), ("c10",))
    assert shown.prompt == "Go 1 point on, or leave the board."
    shown = GAME.preview(at("66", {"36": 2}), ("c12",))
    assert shown.prompt == "Leave the board."
    assert shown.scene.ready == ("c12",)
    shown = GAME.preview(at("22", {"30": 1}), ("c6",))
    assert shown.prompt == (
        "Go 2 points on, further with several dice, or leave the board."
    )
    shown = GAME.preview(at("4", {"6": 1}), ("b6",))
    assert shown.prompt == "Go 4 points on."
    shown = GAME.preview(at("4", {"6": 1}, waiting=1), ("hand0",))
    assert shown.prompt == "Enter on 4."


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
        (at("146", {"34": 1}), "34m4", "c10"),
        (at("146", {"34": 1}, waiting=1), "34m4", "c10"),
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
        ("en", "Triangles to move", "Triangles rolled 1, 4 and 6: one man came in"),
        (
            "ru",
            "Ход треугольников",
            "Треугольники выбросили 1, 4 и 6: одна шашка вошла",
        ),
        (
            "bg",
            "На ход: триъгълниците",
            "Триъгълниците хвърлиха 1, 4 и 6: един пул влезе",
        ),
        (
            "cs",
            "Trojúhelník je na tahu",
            "Trojúhelník hodil 1, 4 a 6: jeden kámen vstoupil",
        ),
        ("pt", "Vez do triângulo", "O triângulo lançou 1, 4 e 6: uma peça entrou"),
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
    labels = ["4 5 6", "→ 4", "→ 5", "→ 6", "1 1 6", "→ 6", "6 × 7"]
    assert [step.label for step in match.steps] == labels
    state = State((side({"36": 1}, 0), Side()), Seat.FIRST, (6,), (6,))
    assert GAME.label(state, Move("take", 6)) == "36 →"
    assert GAME.label(state, Move("pass")) == "pass"


def test_moves_in_words() -> None:
    match = play(start(GAME), *"456 p4 p5 p6 116 p6 6m1".split())
    told = [
        GAME.instruction(state, GAME.parse(move))
        for state, move in zip(match.states, match.moves)
    ]
    assert told[:2] == ["4 5 6", "enter a man with the 4"]
    assert told[-2:] == ["enter a man with the 6", "go 1 point on from point 6"]
    state = State((side({"36": 1}, 0), Side()), Seat.FIRST, (6,), (6,))
    assert GAME.instruction(state, Move("take", 6)) == "take a man off with the 6"
    assert GAME.instruction(state, Move("pass")) == "pass"


def test_dice_belong_to_the_turn_of_who_rolls_them() -> None:
    match = play(start(GAME), *"456 p4 p5 p6 116 p6".split())
    assert [step.seat for step in match.steps] == [2, 0, 0, 0, 2, 1]
    assert [step.owner for step in match.steps] == [0, 0, 0, 0, 1, 1]
