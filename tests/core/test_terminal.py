"""What a terminal gets, and what pipes never get."""

import io
import json
import os
import pty
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import pytest

from tests.core.languages import FOREIGN
from tests.kit import ask, random_match
from tests.toys.noughts import Noughts
from trisq import Match, find, start
from trisq.cli import main
from trisq.games import GAMES, load
from trisq.link import of
from trisq.screen import Screen, typed
from trisq.svg import picture

ROOT = Path(__file__).parents[2]
RECORDED = json.loads((ROOT / "tests/core/piped.json").read_text("utf-8"))
COLOUR = re.compile(r"\x1b\[[\d;]*m")


class Terminal(io.StringIO):
    """Somewhere that somebody looks at."""

    def isatty(self) -> bool:
        return True


def shown(*words: str, **env: str) -> tuple[int, str, str]:
    """Return the exit code and what a person at a terminal sees."""
    clean = dict.fromkeys(("NO_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"), "")
    with (
        patch.dict(os.environ, {**clean, "TERM": "xterm", **env}),
        patch("sys.stdout", Terminal()) as out,
        patch("sys.stderr", Terminal()) as err,
    ):
        code = main(words)
    return code, out.getvalue(), err.getvalue()


def piped(words: Sequence[str], given: str = "") -> tuple[int, str, str]:
    """Return the same for a pipe, in a country where they do not speak English."""
    with (
        patch.dict(os.environ, {"LANG": "ru_RU.UTF-8", "TERM": "xterm"}),
        patch("sys.stdin", io.StringIO(given)),
        patch("sys.stdout", io.StringIO()) as out,
        patch("sys.stderr", io.StringIO()) as err,
    ):
        try:
            code = main(words)
        except SystemExit as ended:
            code = int(str(ended.code))
    return code, out.getvalue(), err.getvalue()


# --- Pipes --------------------------------------------------------------------------


@pytest.mark.parametrize("call", RECORDED, ids=lambda call: " ".join(call["words"]))
def test_pipes_get_what_they_always_got(call: dict[str, Any]) -> None:
    assert piped(call["words"]) == (call["code"], call["out"], call["err"])


def test_a_pipe_gets_colours_and_a_language_only_if_it_asks() -> None:
    _, plain, _ = piped(["a13"])
    _, coloured, _ = piped(["a13", "--color", "always"])
    assert COLOUR.sub("", coloured) == plain != coloured
    _, _, told = piped(["a13", "a13", "--language", "ru"])
    assert told == "Ход 2 (a13): пункт a13 занят; выберите свободный пункт.\n"
    _, board, _ = piped(["--json", "--language", "ru"])
    assert (
        json.loads(board)["todo"] == "Поставьте треугольник на любой свободный пункт."
    )


# --- Colours and status -------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_board_in_colour_is_the_same_board(name: str) -> None:
    match = Match.of(name)
    match = match.roll().reply(1) if match.game.dice else match.reply(1).reply(1)
    screen = Screen(Terminal(), env={})
    coloured = screen.board(match, match.text())
    assert COLOUR.sub("", coloured) == match.text()
    sides = {piece.side for piece in match.game.scene(match.state).pieces}
    codes = set(COLOUR.findall(coloured)) - {"\x1b[0m"}
    on_board = {"trisq": 2, "talpa": 2, "dama": 2, "scripta": 1}[name]
    assert len(codes) == on_board <= len(sides)
    for line in coloured.split("\n"):
        assert not (":" in line and COLOUR.search(line)), "words have no colour"


def test_red_stones_are_red() -> None:
    match = Match.of("talpa")
    coloured = Screen(Terminal(), env={}).board(match, match.text())
    assert match.game.sides[0] == "red"
    for seat, code in enumerate(("\x1b[1;31m", "\x1b[1;34m")):
        assert f"{code}{'OX'[seat]}\x1b[0m" in coloured


def test_a_game_that_says_nothing_of_signs_stays_plain() -> None:
    match = start(Noughts())
    assert Screen(Terminal(), env={}).board(match, match.text()) == match.text()


@pytest.mark.parametrize(
    ("words", "env", "coloured"),
    [
        ((), {}, True),
        ((), {"NO_COLOR": "1"}, False),
        ((), {"TERM": "dumb"}, False),
        (("--color", "never"), {}, False),
        (("--color", "always"), {"NO_COLOR": "1"}, True),
    ],
)
def test_colours_can_be_switched(
    words: tuple[str, ...], env: dict[str, str], coloured: bool
) -> None:
    code, out, _ = shown("a13", *words, **env)
    assert code == 0
    assert bool(COLOUR.search(out)) is coloured
    code, out, err = shown("a13", "a13", *words, **env)
    assert (code, out) == (1, "")
    assert err.startswith("\x1b[31m") is coloured
    code, _, err = shown("-g", "chess", *words, **env)
    assert code == 2
    assert err.startswith("\x1b[31m") is coloured


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("a13",), "Square to move · Captured: ▲ 0, □ 0"),
        (("-g", "dama", "d2"), "Black to move · In hand: white 8, black 9"),
        (
            ("-g", "dama", "set0a2e7b2e2ba", "g4g1xa4"),
            "White wins: black has only two men left",
        ),
    ],
)
def test_a_terminal_says_whose_turn_it_is_or_who_won(
    words: tuple[str, ...], told: str
) -> None:
    _, out, err = shown(*words, "--color", "never")
    assert out == piped(words)[1], "what is printed stays the same"
    assert err == f"{told}\n"


def test_the_terminal_is_spoken_to_in_its_language() -> None:
    for code in FOREIGN:
        english, other = shown("a13")[2], shown("a13", LANG=f"{code}_XX.UTF-8")[2]
        assert english != other
        assert shown("a13", "--language", code)[2] == other
        assert shown("a13", LC_ALL=code, LANG="en_GB")[2] == other
    assert shown("a13", LANG="tlh")[2] == shown("a13")[2]


# --- What can be typed --------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "link"),
    [
        (["a13-c12"], "?trisq=a13-c12"),
        (["a13,c12", "f8"], "?trisq=a13-c12-f8"),
        (["a13 c12"], "?trisq=a13-c12"),
        (["size9-e5-swap"], "?trisq=size9-e5-swap"),
        (["?dama=d2-b4"], "?dama=d2-b4"),
        (["https://example.org/?dama=d2-b4", "d3-b2"], "?dama=d2-b4-d3-b2"),
        (["-g", "scripta", "146", "place", "4"], "?scripta=146-p4"),
        (["-g", "scripta", "roll", "6", "4", "1", "place 4"], "?scripta=146-p4"),
        (["-g", "scripta", "146-p4-p1-p6"], "?scripta=146-p4-p1-p6"),
        (["-g", "talpa", "A1A2/b1b2"], "?talpa=a1a2-b1b2"),
    ],
)
def test_moves_are_read_in_any_form(words: list[str], link: str) -> None:
    assert piped([*words, "--print-link"]) == (0, f"{link}\n", "")


def test_moves_are_read_from_stdin() -> None:
    assert piped(["-", "--print-link"], "a13 c12\nf8\n")[1] == "?trisq=a13-c12-f8\n"
    assert piped(["a13", "-"], "")[1] == piped(["a13"])[1]


def test_packed_links_can_be_typed() -> None:
    (block,) = random_match(find("trisq"), 1, plies=64).packed(64)
    assert typed(find("trisq"), [f"{block}-n13"]) == [block, "n13"]


def test_what_cannot_be_read_is_refused_as_it_was_typed() -> None:
    assert piped(["a13-q99"])[2].startswith("Move 1 (a13-q99): ")
    assert piped(["?dama=d2", "?dama=b4"])[2].startswith("Move 2 (?dama=b4): ")


def test_a_hint_has_a_reason() -> None:
    code, told, _ = piped(["-g", "dama", "d2-b4-d3-b2", "--hint", "1"])
    assert code == 0
    assert told.startswith("Hint: place a man on d1 – closes a mill and captures b4")
    assert piped(["-g", "scripta", "--hint", "1"])[2] == "Roll the dice first.\n"


def test_a_seed_fixes_dice_and_answers() -> None:
    words = ["-g", "scripta", "--roll", "--reply", "1", "--print-link"]
    some = {piped([*words, "--seed", "7"])[1] for _ in range(3)}
    assert len(some) == 1
    assert some != {piped([*words, "--seed", "8"])[1]}


def test_a_picture_is_written(tmp_path: Path) -> None:
    match = Match.of("dama").play("d2")
    file = tmp_path / "game.svg"
    assert piped(["-g", "dama", "d2", "--svg", str(file)]) == (0, "", "")
    assert file.read_text("utf-8") == picture(match)
    dark = piped(["-g", "dama", "d2", "--svg", "-", "--dark"])[1]
    assert dark == picture(match, dark=True)
    code, _, told = piped(["--svg", str(tmp_path)])
    assert (code, told.count("\n")) == (1, 1)


@pytest.mark.parametrize("code", ["en", *FOREIGN])
def test_help_teaches_the_notation_of_every_game(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help", "--language", code])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    screen = Screen(None, language=code)
    for name in GAMES:
        door = load(name).terminal
        assert door
        lines = door().notation
        assert len(lines) == 2
        assert f"(-g {name})\n    " + "\n    ".join(map(screen.spoken, lines)) in told


# --- Other programs -----------------------------------------------------------------


def test_programs_in_other_languages_can_ask() -> None:
    questions = [{"op": "games"}, {"op": "view", "link": "?dama=d2"}, {"op": "fly"}]
    given = "".join(f"{json.dumps(one)}\n" for one in questions) + "nonsense\n\n"
    code, told, err = piped(["serve"], given)
    answers = [json.loads(line) for line in told.splitlines()]
    assert (code, err, len(answers)) == (0, "", 5)
    assert answers[:3] == [ask(**one) for one in questions]
    assert [answer["ok"] for answer in answers] == [True, True, False, False, False]


def test_serving_can_be_interrupted() -> None:
    stdin = Mock(readline=Mock(side_effect=['{"op": "games"}', KeyboardInterrupt]))
    with patch("sys.stdin", stdin), patch("sys.stdout", io.StringIO()) as out:
        assert main(["serve"]) == 0
    assert out.getvalue().count("\n") == 1


def test_whatever_bytes_come_are_answered() -> None:
    command = [sys.executable, "-m", "trisq", "serve"]
    done = subprocess.run(
        command,
        input=b'\xff\xfe\n{"op": "games"}',
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    first, second = map(json.loads, done.stdout.splitlines())
    assert (first["ok"], second["ok"], done.stderr) == (False, True, b"")


def test_the_arena_is_a_program_of_its_own() -> None:
    words = ["arena", "talpa", "random", "random", "--games", "1", "--json"]
    code, told, _ = piped(words)
    assert (code, json.loads(told)["games"]) == (0, 1)
    assert piped(["arena", "talpa", "nobody", "random"])[0] == 2


# --- A game in the terminal ---------------------------------------------------------


def test_a_game_is_played_at_a_terminal() -> None:
    """On a pseudo-terminal, with keys pressed one after another."""
    child, keys = pty.fork()
    if child == 0:
        os.chdir(ROOT)
        env = {**os.environ, "TERM": "xterm", "LANG": "C", "NO_COLOR": ""}
        words = ["-m", "trisq", "play", "dama", "--computer", "1", "--seed", "3"]
        os.execve(sys.executable, [sys.executable, *words], env)
    seen = ""

    def wait(text: str) -> None:
        nonlocal seen
        end = time.monotonic() + 30
        while text not in seen:
            assert time.monotonic() < end, seen
            seen += os.read(keys, 65536).decode("utf-8", "replace")
        seen = seen.split(text, 1)[1]

    wait("White to move> ")
    os.write(keys, b"D2\n")
    wait("Black placed a man on ")
    wait("White to move> ")
    os.write(keys, b"d2\n")
    wait("\x1b[31mMove 3 (d2): d2 is taken")
    os.write(keys, b"undo\n")
    wait("No moves yet. ")
    wait("White to move> ")
    os.write(keys, b"quit\n")
    wait("?dama\r\n")
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    os.close(keys)


def test_the_example_of_a_game_ends_with_its_link() -> None:
    code, told, _ = piped(["play", "dama"], "d2\nb4\nquit\nd3\n")
    assert code == 0
    assert told.endswith("\n?dama=d2-b4\n")
    match = Match.from_link("?dama=d2-b4")
    assert piped(["play", "--link", of(match)], "d3")[1].endswith("?dama=d2-b4-d3\n")
    assert "9 × 9" in piped(["play", "--variant", "size9"], "")[1]


@pytest.mark.parametrize(
    "words",
    [
        ["play", "chess"],
        ["play", "dama", "--variant", "size9"],
        ["play", "dama", "--computer", "4"],
        ["play", "dama", "--computer", "json:dumps"],
        ["play", "dama", "--link", "?dama"],
        ["play", "--side", "3"],
        ["serve", "now"],
    ],
)
def test_misuse_of_other_programs_is_one_line(words: list[str]) -> None:
    code, told, err = piped(words)
    assert (code, told, err.count("\n")) == (2, "", 1)


def test_the_computer_may_begin() -> None:
    words = ["play", "dama", "--computer", "1", "--side", "2", "--seed", "1"]
    _, told, _ = piped(words, "link\n")
    assert re.search(r"\n\?dama=[a-g]\d\n\?dama=[a-g]\d\n$", told)
