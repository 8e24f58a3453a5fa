"""Who may know whom; nothing in the package needs anything outside Python."""

import ast
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import trisq
from trisq.games import GAMES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "trisq"
SOURCES = sorted(PACKAGE.rglob("*.py"))
BORDER = {"service", "view", "cli"}  # and what may know them, because it stands above
ABOVE = {*BORDER, "__main__", "arena", "svg", "flipbook", "screen", "session"}
NAMES = {*GAMES} - {"trisq"}  # the first game's is also the package's
WORDS = {  # what only one game has
    *("mill", "mills", "morris", "smother", "smothered", "tunnel", "tunnels", "mole"),
    *("red", "blue", "white", "black", "course"),
}
COLOURS = {"drawing.ground": {"course"}}  # the page has one that is called so
REGISTER = "games.__init__"  # the one place that lists the games


def module(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts)


every_source = pytest.mark.parametrize("path", SOURCES, ids=module)


def own_game(path: Path) -> str | None:
    """Return the game whose folder a file lies in, None if all games share it."""
    match path.relative_to(PACKAGE).parts:
        case ("games", name, _):
            return name
    return None


def imports(path: Path) -> set[str]:
    """Return the full names of the modules, or what is in them, that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def games_known(path: Path) -> set[str]:
    """Return the games whose folders a file imports from."""
    inside = "trisq.games."
    names = (name for name in imports(path) if name.startswith(inside))
    return {name.removeprefix(inside).split(".")[0] for name in names} & {*GAMES}


@every_source
def test_nothing_outside_python_is_needed(path: Path) -> None:
    tops = {name.split(".")[0] for name in imports(path)}
    assert tops <= {"trisq", *sys.stdlib_module_names}, "no browser, no third party"


@every_source
def test_a_game_is_known_to_its_own_folder_only(path: Path) -> None:
    assert games_known(path) <= {own_game(path)}


@every_source
def test_nothing_below_the_border_knows_the_border(path: Path) -> None:
    if module(path) not in ABOVE:
        assert not imports(path) & {f"trisq.{name}" for name in BORDER}
        assert not any(name.startswith("trisq.service.") for name in imports(path))


@every_source
def test_a_module_imports_only_what_stands_above_it(path: Path) -> None:
    """As the text of the package lists them."""
    assert trisq.__doc__
    order = re.findall(r"(?m)^([a-z]+) +\S", trisq.__doc__)
    assert {path.stem for path in PACKAGE.glob("[!_]*.py")} <= set(order)
    own = module(path).split(".")[0]
    if own in order:
        named = (name.split(".") for name in imports(path))
        known = {parts[1] for parts in named if parts[0] == "trisq" and parts[1:]}
        assert known & {*order} <= {*order[: order.index(own) + 1]}


@every_source
def test_search_is_of_no_game(path: Path) -> None:
    if path.parent.name == "search":
        assert not any(name.startswith("trisq.games") for name in imports(path))


def said(path: Path) -> Iterator[str]:
    """Yield the names and the texts in a file, but neither docstrings nor comments."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = ""  # a docstring may give an example
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@every_source
def test_what_all_games_share_speaks_of_none(path: Path) -> None:
    shared = own_game(path) is None and "texts" not in path.parts
    if shared and module(path) != REGISTER:
        texts = {*said(path)}
        assert not texts & NAMES
        words = {word for text in texts for word in re.findall("[a-z]+", text)}
        assert not words & WORDS - COLOURS.get(module(path), set())


def test_the_page_knows_no_game() -> None:
    pages = [*(ROOT / "web").glob("[!n]*/**/*.js")]  # not node_modules
    assert pages
    for path in pages:
        text = path.read_text("utf-8").replace("trisq.service", "").lower()
        for name in GAMES:
            assert not re.search(rf"\b{name}\b", text), path.name


def test_who_looks_at_a_board_loads_no_computer_player() -> None:
    command = [sys.executable, "-X", "importtime", "-m", "trisq", "a13"]
    told = subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    )
    loaded = set(re.findall(r"\b(trisq[\w.]*)$", told.stderr, re.MULTILINE))
    assert "trisq.games.trisq.rules" in loaded
    assert {name.split(".")[2] for name in loaded if name.count(".") > 2} == {"trisq"}
    doors = ("computer", "search", "rulebook", "texts", "service", "fastboard")
    assert not {name for name in loaded if set(name.split(".")) & {*doors}}


def test_importing_the_package_loads_no_player_and_takes_little_time() -> None:
    code = "import sys, trisq; trisq.Match; print(*(name for name in sys.modules))"
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {name for name in told.stdout.split() if name.startswith("trisq.")}
    parts = {part for name in loaded for part in name.split(".")}
    assert "match" in parts
    assert not parts & {
        "computer",
        "search",
        "svg",
        "drawing",
        "service",
        "texts",
        "cli",
    }
    taken: dict[str, list[float]] = {"pass": [], "import trisq": []}
    for _ in range(7):  # in turns, and the quickest of each: other programs run, too
        for statement, seconds in taken.items():
            begun = time.perf_counter()
            subprocess.run([sys.executable, "-c", statement], cwd=ROOT, check=True)
            seconds.append(time.perf_counter() - begun)
    assert min(taken["import trisq"]) <= 3 * min(taken["pass"])


def test_what_the_package_promises_is_there() -> None:
    for name in trisq.__all__:
        vars(trisq).pop(name, None)  # as if nobody had asked for it yet
        assert name in dir(trisq)
        assert getattr(trisq, name) is getattr(trisq, name)
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        trisq.chess  # type: ignore[attr-defined]  # noqa: B018
