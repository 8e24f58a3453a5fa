"""The page's scripts hold no notation: what is written is handed on as it is.

Scripts are texts here, so this finds what a hurried hand would write: a site, a move or
a sign of a label as a literal, and a move that is looked into or put together.
``opaque.test.js`` renames all sites and moves and sees the board do the same.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.kit import ROOT, random_match
from tests.web.test_layers import FOLDERS
from trisq.games import GAMES, load

WEB = ROOT / "web"
SCRIPTS = sorted(path for folder in FOLDERS for path in (WEB / folder).glob("*.js"))
LITERAL = re.compile(r"""(?s)"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`""")
TAGS = {"h1", "h2", "h3"}  # of HTML, though they look like sites
SIGNS = re.compile("[×→]")  # between the sites of a label

ONE = r"(?:move|token|label|(?:moves|tokens|labels)(?:\[[^\]]+\]|\.at\([^)]*\)))"
WAYS = (
    "at|charAt|charCodeAt|codePointAt|endsWith|includes|indexOf|match|matchAll|repeat"
)
WAYS += "|replace|replaceAll|search|slice|split|startsWith|substring|trim|toUpperCase"
READ = re.compile(rf"\b{ONE}\??\.(?:{WAYS})\(|\.(?:test|exec)\((?:\w+\.)*{ONE}\)")
BUILT = re.compile(r"\$\{(?:move|token)\}|\+ (?:move|token)\b|\b(?:move|token) \+")

every_script = pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)


@cache
def notation() -> set[str]:
    """Return all that is written in some games: sites, buttons and moves."""
    found = set[str]()
    for name, game in GAMES.items():
        found |= {rule.move for rule in load(name).rulebook()}
        for state in random_match(game, seed=1, plies=200).states:
            scene = game.scene(state)
            found |= {site.id for site in scene.board.sites}
            found |= {button.id for button in scene.buttons}
            found |= {game.format(move) for move in game.legal_moves(state)}
    return found


def literals(text: str) -> set[str]:
    return {one or other for one, other in LITERAL.findall(text)}


@every_script
def test_no_script_has_a_word_of_the_notation(path: Path) -> None:
    said = literals(path.read_text("utf-8"))
    assert not said & (notation() - TAGS)
    assert not [text for text in said if SIGNS.search(text)]


@every_script
def test_no_script_looks_into_a_move_or_writes_one(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not READ.findall(text)
    assert not BUILT.findall(text)


@pytest.mark.parametrize(
    "line",
    [
        'move.includes("x")',
        'view.moves[index].split("m")',
        "moves.at(-1)?.startsWith(site)",
        "/x/.test(view.moves[0])",
        'label.replace("x", "")',
        "`x${move}`",
        '"x" + move',
    ],
)
def test_notation_is_found(line: str) -> None:
    assert READ.search(line) or BUILT.search(line)


@pytest.mark.parametrize(
    "line",
    [
        "moves.slice(0, ply)",
        "view.moves.length",
        "view.labels.map((label, index) => label)",
        "choice.path.includes(site)",
        "{ op: play, link, move }",
    ],
)
def test_moves_may_be_handed_on(line: str) -> None:
    assert not READ.search(line)
    assert not BUILT.search(line)


def test_literals_are_found() -> None:
    text = """const [a, b] = ["hand0", `pass`]; say("it’s", `${a}×`);"""
    assert literals(text) == {"hand0", "pass", "it’s", "${a}×"}
    assert literals(text) & notation() == {"hand0", "pass"}
