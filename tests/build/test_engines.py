"""Which tests run in which browser."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long  # each runs pytest again

ROOT = Path(__file__).parents[2]


def collected(*words: str) -> set[str]:
    """Return the folders of the tests that a run with these words would have."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    files = re.findall(r"^(\S+)/\w+\.py: \d+$", done.stdout, re.MULTILINE)
    return set(files)


@pytest.mark.parametrize(
    ("engine", "folder"), [("webkit", "tests/webkit"), ("firefox", "tests/e2e")]
)
def test_another_engine_runs_only_what_depends_on_it(engine: str, folder: str) -> None:
    assert collected("--browser", engine) == {folder}


def test_nobody_meets_webkit_who_did_not_ask() -> None:
    slow = ("*/e2e/*", "*/contract/*", "*/core/*", "*/games/*", "*/build/test_[!e]*")
    folders = collected(*(f"--ignore-glob={pattern}" for pattern in slow))
    assert "tests/build" in folders
    assert "tests/webkit" not in folders
