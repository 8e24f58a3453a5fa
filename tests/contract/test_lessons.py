"""Every step of a lesson can be done, and says what it should to a wrong move."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.kit import called
from trisq import games, lesson, link, match
from trisq.errors import GameError
from trisq.game import Seat
from trisq.games import GAMES, find, load
from trisq.games.pack import Lesson
from trisq.match import Match
from trisq.service import handle

COURSES = {name: load(name).lessons() for name in GAMES if load(name).lessons()}
SHIPPED = ("trisq", "talpa", "dama", "scripta")
Json = dict[str, Any]


class Case(NamedTuple):
    """A step of the lesson of a game."""

    name: str
    number: int
    step: Lesson

    @property
    def link(self) -> str:
        return f"?{self.name}&learn={self.number}"

    @property
    def place(self) -> lesson.Place:
        return lesson.place(link.read(self.link, GAMES, ""))

    @property
    def standing(self) -> Match:
        return lesson.position(self.place)


EVERY = [
    Case(name, number, step)
    for name, course in COURSES.items()
    for number, step in enumerate(course, 1)
]
every_step = pytest.mark.parametrize(
    "case", EVERY, ids=[f"{case.name}-{case.number}" for case in EVERY]
)


def ask(op: str, address: str, **more: object) -> Json:
    answer: Json = json.loads(handle(json.dumps({"op": op, "link": address, **more})))
    return answer


def rights(case: Case) -> list[str]:
    known = case.standing
    wrong = [move for move, _ in case.step.wrong]
    legal = [*map(known.game.format, known.game.legal_moves(known.state))]
    return [*case.step.right] or [move for move in legal if move not in wrong]


def test_every_shipped_game_is_learnt_in_five_or_six_steps() -> None:
    assert {*SHIPPED} <= {*COURSES}
    for course in COURSES.values():
        assert 5 <= len(course) <= 6
        assert len({step.title for step in course}) == len(course)


@every_step
def test_a_step_is_read_in_seconds(case: Case) -> None:
    step = case.step
    assert 1 <= len(step.title.split()) <= 6
    assert len(step.text) <= 160
    assert len(step.task) <= 80
    assert step.task.startswith("Your turn")
    told = [step.text, step.task, *(words for _, words in step.wrong)]
    assert all(words.endswith(".") for words in told)
    assert all(len(words) <= 110 for _, words in step.wrong)


@every_step
def test_the_position_is_legal_and_its_link_canonical(case: Case) -> None:
    known = case.standing
    assert known.error is None
    assert case.step.link == link.of(known)
    assert known.game.outcome(known.state) is None
    assert known.game.to_move(known.state) is not Seat.CHANCE, "its dice are given"
    assert known.game.name == case.name


@every_step
def test_every_right_move_counts_however_it_is_made(case: Case) -> None:
    known = case.standing
    game = known.game
    for move in rights(case):
        parsed = game.parse(move)
        assert game.format(parsed) == move
        after = ask("try", case.link, move=move)["view"]
        assert after["moves"] == [*known.moves, move]
        clicked = ask("try", case.link, path=game.path(known.state, parsed))
        assert clicked["view"]["moves"] == after["moves"]


@every_step
def test_every_listed_wrong_move_is_answered_by_its_words(case: Case) -> None:
    assert case.step.wrong, "somebody will do something else"
    for move, words in case.step.wrong:
        assert move not in case.step.right
        error = ask("try", case.link, move=move)["error"]
        assert (error["code"], error["sentence"]) == ("not-asked", words)


@every_step
def test_every_other_move_is_answered_and_nothing_is_played(case: Case) -> None:
    """Whatever is clicked, there is something to say to it."""
    known, listed = case.standing, dict(case.step.wrong)
    game = known.game
    for move in map(game.format, game.legal_moves(known.state)):
        if move in rights(case) or move in listed:
            continue
        assert case.step.otherwise, move
        assert ask("try", case.link, move=move)["error"]["sentence"] == (
            case.step.otherwise
        )
    for site in game.scene(known.state).board.sites:
        answer = ask("try", case.link, path=[site.id])
        assert answer["ok"] or answer["error"]["sentence"]


@every_step
def test_a_refusal_that_is_listed_comes_by_clicks_too(case: Case) -> None:
    """Who clicks two places gets the same words as who writes the move."""
    known, game = case.standing, case.standing.game
    for move, words in case.step.wrong:
        legal = [game.format(some) for some in game.legal_moves(known.state)]
        if move in legal:
            path = game.path(known.state, game.parse(move))
            error = ask("try", case.link, path=path)["error"]
            assert error["sentence"] == words


@every_step
def test_a_step_is_told_whole(case: Case) -> None:
    answer = ask("lesson", case.link)
    told = answer["lesson"]
    assert (told["step"], told["count"]) == (case.number, len(COURSES[case.name]))
    assert (told["heading"], told["task"]) == (case.step.title, case.step.task)
    assert told["steps"][case.number - 1] == case.link
    assert told["move"] in rights(case)
    assert told["standing"] or not answer["view"]["scene"]["pieces"]
    assert bool(told["marks"]) == case.step.shown
    assert answer["view"]["link"] == case.step.link


@pytest.mark.parametrize("name", COURSES)
def test_behind_the_last_step_is_the_end_with_a_short_game(name: str) -> None:
    count = len(COURSES[name])
    for number in (count + 1, 99):
        answer = ask("lesson", f"?{name}&learn={number}")
        told = answer["lesson"]
        assert told["step"] == count + 1
        assert told["heading"] == f"You know {find(name).title}."
        assert told["move"] is None
        assert (told["task"], told["standing"], told["marks"]) == ("", "", [])
        assert answer["view"]["link"] == told["links"]["short"]
        assert answer["view"]["moves"] == []
        assert ask("view", told["links"]["game"])["view"]["variant"] is None
    assert ask("try", f"?{name}&learn=99", move="a1")["error"]["code"] == "no-lesson"


@pytest.mark.parametrize("tail", ["", "=", "=0", "=-3", "=x", "=12345678"])
def test_a_strange_number_means_the_first_step(tail: str) -> None:
    assert ask("lesson", f"?dama&learn{tail}")["lesson"]["step"] == 1
    assert ask("lesson", f"?learn{tail}")["lesson"]["title"] == find("trisq").title


def test_a_lesson_is_of_the_game_in_the_link_whatever_else_it_says() -> None:
    told = ask("lesson", "?talpa=size6-a1a2&learn=3")["lesson"]
    assert (told["title"], told["step"]) == ("Talpa", 3)
    assert ask("view", "?talpa=a1a2&learn=3")["view"]["moves"] == ["a1a2"]


def test_a_refusal_leads_to_the_step_that_explains_it() -> None:
    for case in EVERY:
        for code in case.step.codes:
            first = next(
                one for one in EVERY if one.name == case.name and code in one.step.codes
            )
            assert ask("explain", f"?{case.name}", code=code)["step"] == first.link
    assert ask("explain", "?dama", code="strange")["step"] is None
    assert ask("explain", "?chess", code="strange")["error"]["code"] == "unknown-game"


def test_every_refusal_of_a_lesson_is_one_that_a_rule_gives() -> None:
    """A code that no rule has would never lead anywhere."""
    for case in EVERY:
        source = "".join(
            path.read_text("utf-8") for path in _folder(case.name).glob("*.py")
        )
        assert all(f'"{code}"' in source for code in case.step.codes)


def _folder(name: str) -> Path:
    return Path(match.__file__).parent / "games" / name


def test_what_is_no_lesson_is_refused_in_words() -> None:
    assert ask("lesson", "?chess&learn=1")["error"]["code"] == "unknown-game"
    assert ask("try", "?chess&learn=1", move="a1")["error"]["code"] == "unknown-game"
    assert ask("try", "?dama&learn=1")["error"]["code"] == "bad-request"
    assert ask("try", "?dama&learn=2", path=["zz"])["error"]["sentence"]


def test_a_game_may_have_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.PACKS, "dama", replace(load("dama"), lessons=tuple))
    error = ask("lesson", "?dama&learn=1")["error"]
    assert error["code"] == "no-lesson"


def test_a_step_leaves_no_trace() -> None:
    """It is asked twice, and nothing was played in between."""
    before = handle('{"op": "lesson", "link": "?trisq&learn=2"}')
    ask("try", "?trisq&learn=2", move="e4")
    assert handle('{"op": "lesson", "link": "?trisq&learn=2"}') == before


def test_what_stands_where_is_said() -> None:
    told = [ask("lesson", f"?trisq&learn={n}")["lesson"]["standing"] for n in (1, 2)]
    assert told == ["Empty: b4, d4.", "Triangles: d5, c4, d3. Squares: d4."]
    many = ask("lesson", "?scripta&learn=4")["lesson"]["standing"]
    assert "b8 × 2" in many
    assert ask("lesson", "?talpa&learn=2")["lesson"]["standing"] == "Nothing is empty."
    assert called(find("trisq")) == "trisq"
    with pytest.raises(GameError):
        lesson.place(link.Address("chess"))
