"""What tests of the whole site share."""

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def program(built: Path) -> Path:
    """The frozen Python."""
    return next(built.glob("frozen-*/python.wasm"))
