"""The computer at the border and on the command line."""

import json
import sys
from base64 import b64encode
from pathlib import Path
from typing import Any
from zlib import compress

import pytest

from tests.kit import random_match
from trisq import link
from trisq.cli import main
from trisq.computer import explained, mind
from trisq.games import GAMES, find
from trisq.games.dama import endgame
from trisq.match import Match, play, start
from trisq.service import handle
from trisq.texts import LANGUAGES
from trisq.words import Text

BEGUN = {
    "trisq": "?trisq=g7-c3",
    "talpa": "?talpa=a1a2",
    "dama": "?dama=d2-b4-d3",
    "scripta": "?scripta=146",
}


def ask(**question: Any) -> Any:
    return json.loads(handle(json.dumps(question)))


@pytest.mark.parametrize("name", BEGUN)
def test_thinking_adds_one_legal_move(name: str) -> None:
    question = {"op": "think", "link": BEGUN[name], "level": 1, "seed": 7}
    answer = ask(**question)
    assert answer["ok"]
    move = answer["analysis"]["move"]
    assert answer["view"]["link"] == f"{BEGUN[name]}-{move}"
    before = ask(op="view", link=BEGUN[name])["view"]
    assert {"move": move, "path": answer["analysis"]["path"]} in before["choices"]
    assert -1 <= answer["analysis"]["value"] <= 1
    assert answer["analysis"]["work"] > 0
    assert ask(**question) == answer


def test_thinking_rolls_the_dice_that_are_due_by_its_seed() -> None:
    thrown = {
        ask(op="think", link="?scripta", level=1, seed=seed)["view"]["link"]
        for seed in (1, 1, 2, 3)
    }
    assert len(thrown) == 3
    assert ask(op="think", link="?scripta", level=1, seed=1)["analysis"] is None


def test_the_value_is_the_first_players() -> None:
    won = "?dama=d2-b4-d3-b2-d1xb4-a1-e3-c3-e4-g7-e5xa1"
    for moves in ("", "-g4"):
        analysis = ask(op="hint", link=won + moves, level=2, seed=1)["analysis"]
        assert analysis["value"] > 0


def test_a_hint_plays_nothing_and_says_why() -> None:
    answer = ask(op="hint", link="?dama=d2-b4-d3-b2", level=2, seed=1)
    assert "view" not in answer
    told = "Hint: place a man on d1 – closes a mill and captures b"
    assert answer["analysis"]["sentence"].startswith(told)


def test_a_hint_without_a_reason_is_only_the_move() -> None:
    analysis = ask(op="hint", link="?dama", level=1, seed=1)["analysis"]
    assert analysis["sentence"] == f"Hint: place a man on {analysis['move']}."


def test_a_hint_names_the_best_reasons_only() -> None:
    match = play(start(GAMES["trisq"]), "a12", "c13", "c12")
    first, second, *rest = mind(GAMES["trisq"]).reasons(
        match.state, match.game.parse("b13")
    )
    assert rest
    assert explained(match, "b13") == (
        f"Hint: put a square on b13 – {first} and {second}."
    )


def test_the_only_move_needs_no_other_reason() -> None:
    thrown = play(start(GAMES["scripta"]), "666")
    assert explained(thrown, "p6") == "Hint: enter a man with the 6 – is the only move."


def test_a_hint_in_another_language() -> None:
    match = play(start(GAMES["scripta"]), "456", "p4", "p5", "p6", "116", "p6")
    told = explained(match, "6m1")
    assert told == (
        "Hint: go 1 point on from point 6 – captures the enemy man on point 7."
    )
    assert isinstance(told, Text)
    assert told.into(LANGUAGES["ru"]).startswith("Подсказка: с пункта 6 на 1 пункт ")
    question = {"link": "?dama=d2-b4-d3-b2", "level": 1, "seed": 1, "language": "ru"}
    assert ask(op="hint", **question)["analysis"]["sentence"].startswith("Подсказка: ")


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"link": "?dama", "level": 0, "seed": 1}, "bad-request"),
        ({"link": "?dama", "level": 4, "seed": 1}, "bad-request"),
        ({"link": "?scripta", "level": 4, "seed": 1}, "bad-request"),
        ({"link": "?dama", "level": True, "seed": 1}, "bad-request"),
        ({"link": "?dama", "level": 1}, "bad-request"),
        ({"link": "?dama", "level": "1", "seed": 1}, "bad-request"),
        ({"link": "?dama=qq", "level": 1, "seed": 1}, "unreadable"),
        ({"link": "?chess", "level": 1, "seed": 1}, "unknown-game"),
        ({"link": "?scripta", "level": 1, "seed": 1}, "dice-first"),
    ],
)
def test_what_cannot_be_thought_about_is_refused(
    question: dict[str, Any], code: str
) -> None:
    answer = ask(op="hint", **question)
    assert (answer["ok"], answer["error"]["code"]) == (False, code)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_follows_the_end_of_a_game(name: str) -> None:
    whole = link.write(name, random_match(find(name), 1).moves)
    for op in ("think", "hint"):
        answer = ask(op=op, link=whole, level=1, seed=1)
        assert answer["error"]["code"] == "game-over"


def test_the_command_line_replies(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["-g", "dama", "d2", "--reply", "1", "--json"]) == 0
    told = capsys.readouterr()
    (mine, theirs) = json.loads(told.out)["moves"]
    assert mine == "d2"
    assert told.err == f"The computer plays {theirs}.\n"


def test_a_reply_is_a_whole_turn_with_its_dice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["-g", "scripta", "--reply", "1", "--json"]) == 0
    view = json.loads(capsys.readouterr().out)
    assert (view["turn"], view["whose"], len(view["moves"])) == ("chance", 1, 4)


def test_the_board_of_a_reply_is_the_board_and_nothing_else(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["a13", "--reply", "1", "--seed", "3"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 14


def test_a_reply_to_a_game_that_is_over_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    moves = random_match(find("talpa"), 1).moves
    assert main(["-g", "talpa", *moves, "--reply", "1"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert "the game is over" in told.err


def packed(name: str = endgame.FILE) -> str:
    return b64encode(Path(name).read_bytes()).decode()


def few_men(left: int = 8) -> Match:
    """Return a random game of Dama with so many men left and none in hand."""
    game = find("dama")
    for seed in range(100):
        played = random_match(game, seed)
        for ply, state in enumerate(played.states[:-1]):
            men = state.own.bit_count() + state.enemy.bit_count()
            if not (state.own_hand or state.enemy_hand) and men == 2 * left:
                return played.until(ply)
    raise AssertionError("no such game")


@pytest.mark.no_cover
def test_the_table_of_endgames_is_asked_for_and_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(endgame, "_LOST", {})
    monkeypatch.setattr(sys, "platform", "emscripten")  # where there are no files
    late = link.write("dama", few_men().moves)
    question = {"op": "hint", "link": late, "level": 3, "seed": 1}
    assert ask(**question)["analysis"]["wants"] == "endgame.bin"
    assert ask(**{**question, "level": 2})["analysis"]["wants"] is None
    assert ask(op="hint", link="?dama", level=1, seed=1)["analysis"]["wants"] is None
    assert ask(op="take", link=late, data=packed()) == {"ok": True}
    assert endgame.loaded()
    assert ask(**question)["analysis"]["wants"] is None


@pytest.mark.parametrize(
    ("game", "data"),
    [
        *(("dama", data) for data in ("-", "AAAA", "я", "", 5)),
        *(("dama", b64encode(compress(data)).decode()) for data in (b"", b"abcd")),
        ("trisq", "AAAA"),
    ],
)
def test_a_file_that_is_not_wanted_is_refused(game: str, data: Any) -> None:
    answer = ask(op="take", link=f"?{game}", data=data)
    assert answer["error"]["code"] == "bad-request"
