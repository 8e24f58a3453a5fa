"""What the READMEs show is what happens, and their maps are the folders."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import trisq

ROOT = Path(__file__).parents[2]
FOLDERS = ("", "trisq", "web", "tests")  # each has a README
TEXTS = {name: (ROOT / name / "README.md").read_text("utf-8") for name in FOLDERS}
README = TEXTS[""]
SUFFIXES = r"(?:d\.ts|js|css|py|bin|txt|json|svg|toml)"
NAMED = re.compile(rf"`((?:[\w.]+/)*[\w.]+\.{SUFFIXES})`")
LINK = re.compile(r"\]\(([^)#]+)(?:#([^)]*))?\)")
LISTED = re.compile(rf"[\w.-]+\.{SUFFIXES}\b|\w+/")
LEFT_OUT = {"node_modules", "conftest.py"}
WEB = ("page", "board", "panels", "python", "offline", "style", "pictures", "build")

every_readme = pytest.mark.parametrize("name", FOLDERS)


def blocks(language: str, text: str = README) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def sessions() -> list[tuple[str, str]]:
    """Return each command that the README shows, with the output below it."""
    found = []
    for block in blocks("console"):
        for part in ("\n" + block).split("\n$ ")[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output.rstrip("\n")))
    return found


# --- What is shown ------------------------------------------------------------------


@pytest.mark.parametrize(("command", "output"), sessions())
def test_terminal_examples_print_what_they_show(command: str, output: str) -> None:
    here = command.replace("python3", sys.executable)
    done = subprocess.run(
        here, shell=True, cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.stdout + done.stderr).rstrip("\n") == output


@pytest.mark.parametrize(("name", "count"), [("", 1), ("trisq", 2)])
def test_python_examples_run(name: str, count: int) -> None:
    found = blocks("python", TEXTS[name])
    assert len(found) == count
    code = "\n".join(found)  # one goes on where the other ends
    test = doctest.DocTestParser().get_doctest(code, {}, name, "README.md", 0)
    assert len(test.examples) >= 4
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_changelog_begins_with_this_version() -> None:
    told = re.findall(r"(?m)^- \*\*([\d.]+)\*\*", README.split("## Changelog")[1])
    assert told[0] == trisq.__version__
    assert told == sorted(told, reverse=True)


# --- What is named ------------------------------------------------------------------


@every_readme
def test_every_file_it_names_exists(name: str) -> None:
    named = NAMED.findall(TEXTS[name])
    assert named
    beside = [ROOT, *(ROOT / folder for folder in FOLDERS)]
    beside += [ROOT / "web" / folder for folder in WEB]
    beside += [ROOT / "trisq/games/dama"]  # the map shows one game in full
    for file in named:
        assert any((place / file).is_file() for place in beside), file


@every_readme
def test_every_link_leads_somewhere(name: str) -> None:
    found = LINK.findall(TEXTS[name])
    for file, heading in found:
        path = ROOT / name / file
        assert path.exists(), file
        if heading:
            titles = re.findall(r"(?m)^#+ (.+)$", path.read_text("utf-8"))
            assert heading in [title.lower().replace(" ", "-") for title in titles]


SOUGHT = (  # what a newcomer looks for, and the word that says it in the code
    ("where a mill is closed", "closers", "trisq/games/dama/board.py"),
    ("where a link is parsed", "def read", "trisq/link.py"),
    ("where the latest move is drawn", "#drawLast", "web/board/paint.js"),
    ("what runs when Roll is pressed", "function roll", "web/page/moving.js"),
    ("what runs when Roll is pressed", "def _roll", "trisq/service.py"),
    ("what runs when Roll is pressed", "def draw", "trisq/dice.py"),
)


@pytest.mark.parametrize(("question", "word", "file"), SOUGHT)
def test_the_readme_leads_to_what_newcomers_look_for(
    question: str, word: str, file: str
) -> None:
    (row,) = re.findall(rf"(?m)^\| {question} \|.*$", README)
    assert f"`{file}`" in row
    assert f"`{word.rsplit(maxsplit=1)[-1]}`" in row
    assert word in (ROOT / file).read_text("utf-8")


# --- Maps ---------------------------------------------------------------------------


def drawn(lines: str) -> set[str]:
    """Return the files and folders that a map lists; a line may begin with several."""
    starts = re.findall(rf"(?m)^\s*((?:(?:{LISTED.pattern})(?:\s+|$))+)", lines)
    return {name for start in starts for name in LISTED.findall(start)}


def there(folder: Path, suffixes: tuple[str, ...] = (".py", ".js", ".css")) -> set[str]:
    return {
        path.name + "/" * path.is_dir()
        for path in folder.iterdir()
        if not path.name.startswith(("_", ".")) and path.name not in LEFT_OUT
        if path.is_dir() or path.suffix in suffixes
    }


def maps(name: str) -> list[str]:
    """Return the plain blocks of a README."""
    fenced = re.findall(r"(?ms)^```(\w*)\n(.*?)^```$", TEXTS[name])
    return [text for language, text in fenced if not language]


def test_the_map_of_the_package_is_the_folder() -> None:
    whole, dama = maps("trisq")
    assert drawn(whole) == there(ROOT / "trisq")
    head, _, inside = dama.partition("\n")
    assert drawn(inside) == there(ROOT / "trisq" / head)


def test_the_map_of_the_tests_is_the_folder() -> None:
    (whole,) = maps("tests")
    assert drawn(whole) == there(ROOT / "tests")


def web() -> dict[str, str]:
    """Return the parts of the page's map by their folders."""
    (whole,) = maps("web")
    parts = [part.strip().partition("\n") for part in whole.split("\n\n")[1:]]
    return {head.split("/")[0]: inside for head, _, inside in parts}


@pytest.mark.parametrize("folder", WEB)
def test_the_map_of_a_part_of_the_page_is_the_folder(folder: str) -> None:
    assert drawn(web()[folder]) == there(ROOT / "web" / folder)


def test_the_map_of_the_page_has_every_folder() -> None:
    assert set(web()) == set(WEB)
    assert {f"{name}/" for name in WEB} == there(ROOT / "web", ())
