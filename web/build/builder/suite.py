"""Checks and tests everything: what a change must pass, and with ``long`` far more."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from builder.places import ROOT, VENV, WEB
from builder.site import build
from builder.tools import node, node_modules, run, venv

REQUIREMENTS = ROOT / "tests" / "requirements.txt"
OTHERS = ("firefox", "webkit")  # engines that a long run tries, too
UNCOVERED = ("tests/e2e", "tests/build")  # they share dist/; the rest runs beside


def test(arguments: Sequence[str], *, long: bool) -> None:
    """Check the style and the types, then run the tests; words go to pytest."""
    python = venv(VENV, REQUIREMENTS)
    tools = node_modules(tools=True)
    scale = "1" if long else ""  # tests/scale.py reads it
    build()
    if arguments:
        check(python, tools)
        run(python, "-m", "pytest", *arguments, TRISQ_LONG=scale)
        return
    covered = ["--cov=trisq", "--cov-branch", "--cov-fail-under=100"]
    covered += [f"--ignore={path}" for path in UNCOVERED]
    slow = [Beside(python, "-m", "pytest", *part, TRISQ_LONG=scale) for part in parts()]
    try:
        check(python, tools)
    except BaseException:
        for part in slow:
            part.stop()  # nobody waits minutes to hear of a missing comma
        raise
    try:
        run(python, "-m", "pytest", *covered, TRISQ_LONG=scale)
    finally:
        failed = [part.finish() for part in slow]
    if any(failed):
        sys.exit(max(failed))
    for engine in OTHERS if long else ():
        run(python, "-m", "pytest", f"--browser={engine}")


def parts() -> tuple[list[Path], list[Path]]:
    """Return the tests of the page in two parts: browsers wait more than they work."""
    pages = sorted((ROOT / "tests" / "e2e").glob("test_*.py"))
    return pages[::2], [ROOT / "tests" / "build", *pages[1::2]]


def check(python: Path, tools: Path) -> None:
    """Check the style and the types, and what of the page needs no browser."""
    run(python, "-m", "ruff", "format", "--check", "--quiet")
    run(python, "-m", "ruff", "check", "--quiet")
    run(python, "-m", "mypy", "--no-error-summary")
    biome = tools / "@biomejs/biome/bin/biome"
    node(biome, "ci", "--error-on-warnings", "--log-level=error")
    for config in ("page", "worker", "node"):
        node(tools / "typescript/bin/tsc", "-p", WEB / f"tsconfig.{config}.json")
    node("--test", *sorted((ROOT / "tests" / "web").glob("*.test.js")))


class Beside:
    """A command that runs while other things are done and is told afterwards."""

    def __init__(self, *command: str | Path, **env: str) -> None:
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as it runs
        self._running = subprocess.Popen(
            list(map(str, command)),
            cwd=ROOT,
            env={**os.environ, **env},
            stdout=self._said,
            stderr=subprocess.STDOUT,
        )

    def stop(self) -> None:
        """End it, whatever it is doing."""
        self._running.terminate()
        self._running.wait()
        self._said.close()

    def finish(self) -> int:
        """Wait for its end, print what it said, return its exit code."""
        code = self._running.wait()
        with self._said as said:
            said.seek(0)
            print(said.read().decode("utf-8", "replace"), flush=True)
        return code
