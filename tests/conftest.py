"""What tests of several folders share."""

from pathlib import Path

import pytest

import build


@pytest.fixture(scope="session")
def built() -> Path:
    """The whole site, built once."""
    return build.build()
