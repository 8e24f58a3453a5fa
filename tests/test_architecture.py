"""Who may import whom; nothing in the package needs anything outside Python."""

import ast
import re
import sys
from pathlib import Path

import pytest

import trisq
from trisq.games import GAMES

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "trisq").rglob("*.py"))

ALLOWED = {
    "words": set(),
    "errors": {"words"},
    "naming": {"words"},
    "scene": {"words"},
    "bits": set(),
    "rulebook.__init__": {"rulebook"},
    "game": {"errors", "scene", "words"},
    "grid": {"bits"},
    "cells": {"grid", "scene"},
    "rings": {"bits", "scene"},
    "course": {"scene", "words"},
    "commands": {"course", "errors", "words"},
    "endgame": {"bits", "game", "games"},
    "match": {"errors", "game", "naming", "words"},
    "computer": {"errors", "game", "match", "minds", "words"},
    "dice": {"errors", "game", "match", "words"},
    "arena": {"cli", "errors", "game", "games", "minds", "computer", "search"},
    "minds.__init__": {"game", "minds", "search"},
    "link": {"errors", "naming", "words"},
    "view": {"errors", "game", "link", "match", "naming", "scene", "words"},
    "service": {
        "dice",
        "errors",
        "game",
        "games",
        "link",
        "match",
        "computer",
        "rulebook",
        "texts",
        "view",
        "words",
    },
    "cli": {
        "dice",
        "",
        "errors",
        "game",
        "games",
        "link",
        "match",
        "naming",
        "computer",
        "service",
        "view",
    },
    "__init__": {"errors", "game", "games", "match"},
    "__main__": {"cli"},
    "games.__init__": {"errors", "game", "games", "words"},
    "texts.__init__": {"texts", "words"},
}
SHAPES_OF_BOARDS = {"bits", "cells", "course", "grid", "rings", "scene"}
A_GAME = {"commands", "errors", "game", "naming", "words", *SHAPES_OF_BOARDS}
A_FILE_OF = {
    "search": {"game", "search", "words"},  # of no game
    "minds": {"endgame", "games", "minds", "search", *A_GAME},
    "rulebook": {"rulebook", "words"},
    "texts": {"texts", "words"},
    "hints": set(),  # what the computer says of its moves in a language
    "page": set(),  # what the page says in a language
    "rules": set(),  # the rules in short in a language
}


def module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "trisq").with_suffix("").parts)


def imports(path: Path) -> set[str]:
    """Return the full names of the modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            name = node.module or ""
            if name == "trisq":
                found |= {f"trisq.{alias.name}" for alias in node.names}
            else:
                found.add(name)
    return found


@pytest.mark.parametrize("path", SOURCES, ids=module)
def test_a_module_imports_only_what_it_may(path: Path) -> None:
    names = imports(path)
    ours = {name for name in names if name.split(".")[0] == "trisq"}
    foreign = {name.split(".")[0] for name in names - ours}
    assert foreign <= sys.stdlib_module_names
    parts = {f"{name}.".split(".")[1] for name in ours}
    a_file = A_FILE_OF.get(path.parent.name, A_GAME)
    assert parts <= ALLOWED.get(module(path), a_file)


def test_games_do_not_know_each_other() -> None:
    for path in SOURCES:
        if path.parent.name == "games" and path.stem != "__init__":
            assert not {name for name in imports(path) if "trisq.games" in name}


def test_the_page_knows_no_game() -> None:
    pages = [*(ROOT / "web").glob("[!n]*/**/*.js")]  # not node_modules
    assert pages
    for path in pages:
        text = path.read_text("utf-8").replace("trisq.service", "").lower()
        for name in GAMES:
            assert not re.search(rf"\b{name}\b", text), path.name


def test_what_the_package_promises_is_there() -> None:
    assert all(hasattr(trisq, name) for name in trisq.__all__)
