"""The short run and the long one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import build

pytestmark = pytest.mark.long  # each runs pytest again

TESTS = """
import pytest
from tests.scale import much

@pytest.mark.long
def test_at_length(): pass

def test_in_short(): assert much("short", "long") == "{scale}"
"""


@pytest.mark.parametrize(("scale", "run"), [("short", 1), ("long", 2)])
def test_a_long_run_tries_more(tmp_path: Path, scale: str, run: int) -> None:
    tests = tmp_path / "test_scale.py"
    tests.write_text(TESTS.format(scale=scale))
    pytest_here = f"-p tests.conftest -c {build.ROOT / 'pyproject.toml'}".split()
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *pytest_here, tests],
        cwd=build.ROOT,
        env={**os.environ, "TRISQ_LONG": "1" if scale == "long" else ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert f"{run} passed" in done.stdout, done.stdout + done.stderr
