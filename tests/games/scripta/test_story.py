"""A turn is told in one sentence, from the seat of who reads."""

import pytest

from tests.games.scripta.positions import GAME, at, side
from tests.kit import ask, random_match
from tests.scale import much
from trisq.game import Seat
from trisq.games.scripta.state import State
from trisq.texts import LANGUAGES

HIT = "146-p4-p1-p6-335-p3-p5-p3-222-6m2"


def told(link: str, reader: int | None = None, language: str = "en") -> str:
    view = ask(op="view", link=f"?scripta={link}", language=language)["view"]
    sentence: str = view["story"] if reader is None else view["told"][reader]
    return sentence


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("146", "Triangles rolled 1, 4 and 6"),
        ("146-p4", "Triangles rolled 1, 4 and 6: one man came in"),
        ("146-p4-p1-p6", "Triangles rolled 1, 4 and 6: three men came in"),
        (
            "146-p4-4m1-5m6",
            "Triangles rolled 1, 4 and 6: one man came in and ran 7 points",
        ),
        (
            "146-p4-p1-4m6",
            "Triangles rolled 1, 4 and 6: one man came in,"
            " another came in and ran 6 points",
        ),
        (
            f"{HIT}-4m2-6m2",
            "Triangles rolled 2, 2 and 2: one man ran 2 points, another 4, and took"
            " an enemy man on 8",
        ),
    ],
)
def test_a_turn_is_one_sentence(link: str, sentence: str) -> None:
    assert told(link) == sentence


def test_who_reads_is_spoken_to_and_counts_from_his_own_seat() -> None:
    assert told(HIT, 0) == (
        "You rolled 2, 2 and 2: one man ran 2 points, and took an enemy man on 8"
    )
    assert told(HIT, 1) == (
        "Triangles rolled 2, 2 and 2: one man ran 2 points, and took yours on 5"
    )


def of_a_turn(state: State, *moves: str) -> str:
    """Tell what becomes of a position whose dice lie there already."""
    played = [GAME.parse(move) for move in moves]
    states = [state]
    for move in played:
        assert GAME.refusal(states[-1], move) is None
        states.append(GAME.apply(states[-1], move))
    return GAME.turn_story(states, played, Seat.FIRST)


def test_dice_that_lay_there_are_not_told_again() -> None:
    state = at("225", {"30": 2}, enemy={"6": 2})
    assert of_a_turn(state, "30m2") == "Triangles: one man ran 2 points"


def test_the_turn_that_ends_all_contact_says_so() -> None:
    state = State((side({"24": 1}, 0), side({"25": 1}, 0)), Seat.FIRST, (2,), (2,))
    race = "No more contact: a pure race, you lead by 1 point"
    assert of_a_turn(state, "24m2") == f"Triangles: one man ran 2 points. {race}"


def test_men_leave_the_board() -> None:
    state = at("122", {"31": 2, "32": 3})
    assert of_a_turn(state, "t1") == "Triangles: one man left the board"
    assert of_a_turn(state, "t1", "t2") == "Triangles: two men left the board"
    assert of_a_turn(state, "t1", "t2", "t2") == "Triangles: three men left the board"


@pytest.mark.parametrize(
    ("state", "moves", "sentence"),
    [
        (
            at("24", {"30": 1, "31": 2}),
            "30m2 31m4",
            "one man ran 2 points and another 4",
        ),
        (
            at("122", {"30": 1, "32": 1, "33": 1}),
            "30m1 t2 33m2",
            "one man ran 1 point, another 2 and another left the board",
        ),
        (
            at("122", {"30": 1, "32": 2}),
            "30m1 t2 t2",
            "one man ran 1 point and two others left the board",
        ),
        (
            at("12", {"6": 1}, waiting=1),
            "p1 6m2",
            "one man came in and another ran 2 points",
        ),
        (
            at("125", {"6": 1}, waiting=1),
            "p1 1m2 6m5",
            "one man came in and ran 2 points, another ran 5 points",
        ),
    ],
)
def test_one_man_and_another(state: State, moves: str, sentence: str) -> None:
    assert of_a_turn(state, *moves.split()) == f"Triangles: {sentence}"


STUCK = "666-p6-p6-p6-111-p1-p1-1m1-666-6m6-6m6-6m6-111"


@pytest.mark.parametrize(
    ("state", "moves", "why"),
    [
        (
            at("56", {"1": 2}, enemy={"7": 2, "6": 2}),
            "pass",
            "no die fits, so the turn passes",
        ),
        (
            at("256", {"1": 2}, enemy={"7": 2, "6": 2, "4": 2, "5": 2}),
            "1m2 pass",
            "no other die fits",
        ),
        (at("444", {"36": 5}), "pass", "no die fits, as only a 6 takes a man off"),
        (
            at("345", {"33": 2, "36": 5}),
            "t3 pass",
            "one man left the board and no other die fits, as only a 3 or 6 takes a"
            " man off",
        ),
        (
            at("456", {"6": 1}, captured=1, enemy={"9": 2, "8": 2, "7": 2}),
            "pass",
            "no die fits, as captured men must enter first",
        ),
    ],
)
def test_a_pass_says_why(state: State, moves: str, why: str) -> None:
    """And so does the throw that leaves nothing else, before it is played."""
    *before, _ = played = moves.split()
    assert of_a_turn(state, *played).endswith(why)
    if before:
        assert of_a_turn(state, *before).endswith(why)


def test_a_throw_that_fits_nowhere_says_so_at_once() -> None:
    rolled = "Squares rolled 1, 1 and 1: "
    assert told(STUCK).startswith(f"{rolled}no die fits")
    assert told(f"{STUCK}-pass").startswith(f"{rolled}no die fits")


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("ru", "Треугольники выбросили 2, 2 и 2: одна шашка прошла 2 пункта"),
        ("bg", "Триъгълниците хвърлиха 2, 2 и 2: един пул мина 2 полета"),
        ("cs", "Trojúhelník hodil 2, 2 a 2: jeden kámen ušel 2 pole"),
        ("pt", "O triângulo lançou 2, 2 e 2: uma peça avançou 2 casas"),
    ],
)
def test_a_turn_is_told_in_every_language(code: str, sentence: str) -> None:
    link = "146-p4-p1-p6-335-p3-p5-p3-222-4m2"
    assert told(link, None, code) == sentence
    hit = {told(HIT, 1, code) for code in ("en", *LANGUAGES)}
    assert len(hit) == len(LANGUAGES) + 1 - ("en" in LANGUAGES)


@pytest.mark.no_cover
def test_the_end_of_contact_is_told_once() -> None:
    seen = 0
    for seed in range(much(2, 20)):
        whole = random_match(GAME, seed)
        lines = [
            told("-".join(whole.moves[:ply]), 0)
            for ply in range(len(whole.moves) - 120, len(whole.moves))
        ]
        ends = [line for line in lines if "No more contact" in line]
        seen += bool(ends)
        assert len(ends) <= 4, "at most in each step of the turn that ends it"
    assert seen


@pytest.mark.no_cover
def test_no_sentence_names_a_place_by_its_letter() -> None:
    """A click is never answered in notation."""
    match = random_match(GAME, 3)
    for ply in range(0, len(match.moves), 9):
        state = match.states[ply]
        for reader in (None, *map(int, (Seat.FIRST, Seat.SECOND))):
            link = "-".join(match.moves[:ply])
            words = told(link, reader).replace(",", " ").replace(":", " ").split()
            assert not {
                word for word in words if word[:1] in "abc" and word[1:].isdigit()
            }
        assert GAME.todo(state)
