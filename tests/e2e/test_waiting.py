"""Every wait of a test has an end, and says what it waited for."""

import ast
from pathlib import Path

import pytest

from tests.e2e.page import GamePage

FILES = sorted(Path(__file__).parent.glob("*.py"))


def test_waiting_in_vain_ends_with_a_sentence(game: GamePage) -> None:
    with pytest.raises(AssertionError, match=r"waited 0\.1 s in vain: snow in summer"):
        game.until(lambda: False, "snow in summer", seconds=0.1)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_test_waits_in_a_loop_of_its_own(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    assert not [node.lineno for node in ast.walk(tree) if isinstance(node, ast.While)]
    assert "time.sleep" not in path.read_text("utf-8").replace('"time.sleep"', "")
