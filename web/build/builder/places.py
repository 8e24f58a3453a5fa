"""The folders of the project; all but the sources are ignored by git."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
WEB = ROOT / "web"
HERE = WEB / "build"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
SERVED = CACHE / "served"
VENV = ROOT / ".venv"
PATHS = f"{ROOT}{os.pathsep}{HERE}"
