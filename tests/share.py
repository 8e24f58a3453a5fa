"""Runs that share the files of tests: each takes the next one that nobody has taken.

``build.py test`` starts some of them beside each other (``-p tests.share``), and so
none is left with a long file when the others have finished.
"""

import os
from functools import cache
from pathlib import Path

import pytest

TAKEN = os.environ.get("TRISQ_TAKEN", "")  # a folder with a file for each taken one


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """Leave alone what another run has taken."""
    return None if not TAKEN or is_ours(item.path) else True


@cache
def is_ours(path: Path) -> bool:
    """Take a file of tests, if nobody else has."""
    try:
        Path(TAKEN, path.as_posix().replace("/", " ")).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True
