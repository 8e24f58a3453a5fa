"""Where pictures of failed browser tests are kept."""

import re
from pathlib import Path

import build


def picture(name: str) -> Path:
    """Return where to keep what the page looked like when a test failed."""
    folder = build.CACHE / "failures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{re.sub('[^a-z0-9_]+', '-', name)}.png"
