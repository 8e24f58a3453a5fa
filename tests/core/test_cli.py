"""The command line, as a person or a script uses it."""

import contextlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import trisq
from trisq.cli import main

ROOT = Path(__file__).parents[2]


def run(*arguments: str, **env: str) -> "subprocess.CompletedProcess[bytes]":
    command = [sys.executable, "-m", "trisq", *arguments]
    whole = {**os.environ, **env}
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, env=whole, check=False
    )


def test_the_board_is_utf_8_whatever_the_terminal_says() -> None:
    done = run("a13", "c12", PYTHONIOENCODING="ascii", LC_ALL="C", PYTHONUTF8="0")
    lines = done.stdout.decode("utf-8").split("\n")
    assert done.returncode == 0
    assert lines[1] == "13 ▲  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·"
    assert lines[2] == "12 ·  ·  □  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·"
    assert len(lines) == 15
    assert lines[-1] == ""


def test_a_refusal_is_one_line_on_stderr() -> None:
    done = run("a13", "a13")
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr == b"Move 2 (a13): a13 is taken; choose an empty point.\n"


def test_bytes_that_are_no_text_are_refused_in_words() -> None:
    done = run(os.fsdecode(b"\xff\xfe"), "a1")
    assert done.returncode == 1
    assert done.stderr.startswith("Move 1 (��): ".encode())
    assert done.stderr.count(b"\n") == 1


def test_a_reader_may_stop_reading() -> None:
    code = "import sys; from trisq.cli import main; sys.exit(main(['--legal']))"
    with subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, stderr=-1
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["--fly"],
        ["-g", "chess", "e4"],
        ["--game"],
        ["--link", "?chess=e4"],
        ["--legal", "--json"],
        ["-g", "trisq", "--link", "?trisq"],
        ["--\x1b[31m\n"],
    ],
)
def test_misuse_is_one_line_and_exit_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: int | str | None = main(arguments)
    except SystemExit as ended:
        code = ended.code
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert err.strip().isprintable()


def test_legal_moves_are_listed_sorted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--legal", "a13"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == 169
    assert listed[-1] == "swap"
    assert listed == sorted(listed)
    assert "a13" not in listed


def test_json_is_the_view_of_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json", "a13"]) == 0
    view = json.loads(capsys.readouterr().out)
    assert view["link"] == "?trisq=a13"
    assert "▲" in view["text"]


def test_a_link_can_be_gone_on_from(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--link", "https://example.org/?trisq=A13,c12", "f8"]) == 0
    from_link = capsys.readouterr().out
    assert main(["a13", "c12", "f8"]) == 0
    assert capsys.readouterr().out == from_link


def test_a_link_without_a_game_is_read_or_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["a13", "c12"]) == 0
    board = capsys.readouterr().out
    assert main(["--link", "a13-c12"]) == 0
    assert capsys.readouterr().out == board
    assert main(["--link", "2048"]) == 1
    told = capsys.readouterr()
    assert (told.out, told.err[:15]) == ("", "Move 1 (2048): ")


def test_a_link_that_looks_back_is_read_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--link", "?trisq=a13-c12-f8#1"]) == 0
    from_link = capsys.readouterr().out
    assert main(["a13"]) == 0
    assert capsys.readouterr().out == from_link


def test_a_link_too_long_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--link", "?trisq=" + "a1-" * 100_000]) == 1
    assert "too long for a game" in capsys.readouterr().err


@pytest.mark.parametrize("flag", ["--help", "--version"])
def test_help_and_version(flag: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([flag])
    assert ended.value.code == 0
    assert trisq.__version__ in capsys.readouterr().out or flag == "--help"


def test_it_prints_to_whatever_stands_in_for_stdout() -> None:
    with contextlib.redirect_stdout(io.StringIO()) as page:
        assert main(["a13"]) == 0
    assert page.getvalue().splitlines()[1].startswith("13 ▲")


def test_a_board_that_cannot_be_written_is_one_line() -> None:
    for output in ("/dev/full", "&-"):
        command = f"{sys.executable} -m trisq a13 >{output}"
        done = subprocess.run(
            command, shell=True, cwd=ROOT, stderr=subprocess.PIPE, check=False
        )
        assert done.stderr.count(b"\n") <= 1
        assert b"Traceback" not in done.stderr


def test_options_may_stand_among_the_moves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["a13", "--legal", "c12"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 167


def test_dice_can_be_rolled_and_the_board_turned(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["-g", "scripta", "--roll"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("Dice: ")
    assert main(["-g", "scripta", "roll 1 4 6", "place 4", "--view", "2"]) == 0
    assert capsys.readouterr().out == (
        "_ _ _ _ _ _   _ _ _ _ _ _\n"
        "_ _ _ _ _ _   _ _ 1 _ _ _\n"
        "_ _ _ _ _ _   _ _ _ _ _ _\n"
        "Remaining stones (Player 1: 15, Player 2: 15)\n"
        "Dice: 1 6\n"
    )
    assert main(["--roll"]) == 1
    assert capsys.readouterr().err == "There are no dice to roll now.\n"
