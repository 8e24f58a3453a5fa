"""What the README shows is what happens."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ("trisq/games", "trisq/games/dama")  # the map shows one game in full
README = (ROOT / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def sessions() -> list[tuple[str, str]]:
    """Return each command that the README shows, with the output below it."""
    found = []
    for block in blocks("console"):
        for part in ("\n" + block).split("\n$ ")[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output.rstrip("\n")))
    return found


@pytest.mark.parametrize(("command", "output"), sessions())
def test_terminal_examples_print_what_they_show(command: str, output: str) -> None:
    here = command.replace("python3", sys.executable)
    done = subprocess.run(
        here, shell=True, cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.stdout + done.stderr).rstrip("\n") == output


def test_python_examples_run() -> None:
    (code,) = blocks("python")
    test = doctest.DocTestParser().get_doctest(code, {}, "README", "README.md", 0)
    assert len(test.examples) >= 4
    assert doctest.DocTestRunner().run(test).failed == 0


def test_every_file_it_names_exists() -> None:
    named = re.findall(r"\b[a-z_./]+\.(?:py|js|txt|png)\b", README)
    assert len(named) > 15
    places = [ROOT / place for place in ("", "trisq", *GAMES, "tests")]
    places += (ROOT / "web").iterdir()
    for name in named:
        assert any((place / name).is_file() for place in places), name
