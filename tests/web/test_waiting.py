"""Every wait of a browser test has an end, and says what it waited for."""

import ast
from pathlib import Path

import pytest

FILES = sorted((Path(__file__).parent.parent / "e2e").glob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_test_waits_in_a_loop_of_its_own(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    assert not [node.lineno for node in ast.walk(tree) if isinstance(node, ast.While)]
    assert "time.sleep" not in path.read_text("utf-8")
