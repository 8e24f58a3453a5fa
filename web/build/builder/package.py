"""Packs the package for Python: a wheel, a source archive, and pages about its names.

All of it is made in a copy of the sources, so nothing is left among them.
"""

import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from builder.places import CACHE, ROOT, VENV
from builder.suite import REQUIREMENTS
from builder.tools import run, venv

WHEELS = CACHE / "wheel"
DOCS = CACHE / "docs"

# What a source archive holds besides the package: enough to build the page and to test.
SOURCES = ("README.md", "LICENSE", "pyproject.toml", "build.py", "index.html")
FOLDERS = ("trisq", "tests", "web", ".ci")
LEFT_OUT = ("node_modules", "__pycache__", "*.egg-info", ".*_cache", ".hypothesis")
MANIFEST = "".join(
    (
        *(f"include {name}\n" for name in SOURCES),
        *(f"graft {name}\n" for name in FOLDERS),
    )
)
MAKE = """\
import os, sys
from setuptools import build_meta
folder = sys.argv[1]  # setuptools takes the command line for its own
sys.stdout = open(os.devnull, "w")
build_meta.build_sdist(folder)
build_meta.build_wheel(folder)
"""


def wheel(address: str = "") -> list[Path]:
    """Make a wheel and a source archive; return them.

    With the address of the page they name it as their home.
    """
    python = venv(VENV, REQUIREMENTS)
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "trisq"
        _copy(copy)
        if address:
            _name_home(copy / "pyproject.toml", address)
        run(python, "-W", "ignore", "-c", MAKE, WHEELS, cwd=copy)
    return sorted(WHEELS.iterdir())


def _copy(copy: Path) -> None:
    copy.mkdir()
    for name in SOURCES:
        shutil.copy2(ROOT / name, copy / name)
    for name in FOLDERS:
        left_out = shutil.ignore_patterns(*LEFT_OUT)
        if (ROOT / name).is_dir():  # a source archive may lack what is for us alone
            shutil.copytree(ROOT / name, copy / name, ignore=left_out)
    (copy / "MANIFEST.in").write_text(MANIFEST, "utf-8")


def _name_home(project: Path, address: str) -> None:
    """Write where the page is into the metadata."""
    urls = f'[project.urls]\nHomepage = "{address}"\n\n[project.scripts]'
    text = project.read_text("utf-8").replace("[project.scripts]", urls, 1)
    project.write_text(text, "utf-8")


def docs(only: Sequence[str] = ()) -> Path:
    """Make a page for every module, with all of its public names; return the first.

    Or for some of them, which takes less time.
    """
    python = venv(VENV, REQUIREMENTS)
    shutil.rmtree(DOCS, ignore_errors=True)
    known = [name for name in modules() if name.count(".") < 2]  # it finds the others
    named = only or known
    run(python, "-W", "ignore", "-m", "pdoc", *named, "--output-directory", DOCS)
    return DOCS / "index.html"


def modules() -> list[str]:
    """Return the names of all modules of the package but the one that runs it."""
    paths = (path.relative_to(ROOT) for path in (ROOT / "trisq").rglob("*.py"))
    named = (path.with_suffix("").parts for path in paths if path.stem != "__main__")
    return sorted(".".join(parts).removesuffix(".__init__") for parts in named)
