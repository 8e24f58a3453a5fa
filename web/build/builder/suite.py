"""Checks and tests everything: what a change must pass, and with ``long`` far more."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from builder.places import CACHE, ROOT, VENV, WEB
from builder.site import build
from builder.tools import node, node_modules, run, venv

REQUIREMENTS = ROOT / "tests" / "requirements.txt"
OTHERS = ("firefox", "webkit")  # engines that a long run tries, too
PAGED = ("tests/e2e", "tests/build")  # they need dist/; the rest runs beside
RUNS = 3  # of the page's tests at once; browsers wait more than they work
FEW = 4  # so many failures in browsers may be the machine's; more are ours
FAILED = 1  # what pytest exits with if tests failed, and nothing worse happened


def test(arguments: Sequence[str], *, long: bool) -> None:
    """Check the style and the types, then run the tests; words go to pytest."""
    python = venv(VENV, REQUIREMENTS)
    tools = node_modules(tools=True)
    scale = "1" if long else ""  # tests/scale.py reads it
    if arguments:
        check(python, tools)
        build()
        run(python, "-m", "pytest", *arguments, TRISQ_LONG=scale)
        return
    # A long run tries more of the same, which tracing would make three times longer.
    tracing = ["--cov=trisq", "--cov-branch", "--cov-fail-under=100"]
    covered = [f"--ignore={path}" for path in PAGED] + tracing * (not long)
    # The rules need no page: they are tested while it is checked and built, and while
    # a browser is looked for, which may have to be fetched.
    running = [
        Beside(python, "-m", "pytest", *covered, TRISQ_LONG=scale),
        Beside(python, "-m", "tests.e2e.browsers"),
    ]
    try:
        check(python, tools)
        build()
    except BaseException:
        for part in running:
            part.stop()  # nobody waits minutes to hear of a missing comma
        raise
    pages = sorted((ROOT / "tests" / "e2e").glob("test_*.py"))
    shared = [Part(number, pages, "-ptests.share") for number in range(RUNS)]
    asked = [*shared, Part(RUNS, [ROOT / "tests" / "build"])]
    with tempfile.TemporaryDirectory() as taken:
        running += [
            Beside(
                python, "-m", "pytest", *part.words, TRISQ_LONG=scale, TRISQ_TAKEN=taken
            )
            for part in asked
        ]
        codes = [part.finish() for part in running]
    for place, shaken in enumerate(asked, len(codes) - len(asked)):
        if codes[place] == FAILED and 0 < len(shaken.failures()) <= FEW:
            codes[place] = shaken.again(python, TRISQ_LONG=scale)
    if any(codes):
        sys.exit(max(codes))
    for engine in OTHERS if long else ():
        run(python, "-m", "pytest", f"--browser={engine}")


class Part:
    """Tests that run beside others, and whose few failures are asked about again.

    Some of them share two processors, and a browser that gets none for half a minute
    fails a test that is right. What fails alone, too, has failed; what does not is
    named, because a test that is often named is worth mending.
    """

    def __init__(self, number: int, files: Sequence[Path], *words: str) -> None:
        self._notes = CACHE / "tests" / str(number)
        shutil.rmtree(self._notes, ignore_errors=True)  # of tests that are no more
        self.words: list[str | Path] = [
            *files,
            *words,
            f"--override-ini=cache_dir={self._notes}",
        ]

    def failures(self) -> list[str]:
        """Return the tests that failed when they were last run."""
        kept = self._notes / "v" / "cache" / "lastfailed"
        return sorted(json.loads(kept.read_text())) if kept.exists() else []

    def again(self, python: Path, **env: str) -> int:
        """Run what failed once more while nothing else runs; return the exit code."""
        names = self.failures()
        code = Beside(python, "-m", "pytest", "--lf", *self.words, **env).finish()
        if not code:
            print("Failed beside other tests, but not alone:", *names, sep="\n  ")
        return code


def check(python: Path, tools: Path) -> None:
    """Check the style and the types, and what of the page needs no browser."""
    run(python, "-m", "ruff", "format", "--check", "--quiet")
    run(python, "-m", "ruff", "check", "--quiet")
    run(python, "-m", "mypy", "--no-error-summary")
    biome = tools / "@biomejs/biome/bin/biome"
    node(biome, "ci", "--error-on-warnings", "--log-level=error")
    for config in ("page", "worker", "node"):
        node(tools / "typescript/bin/tsc", "-p", WEB / f"tsconfig.{config}.json")
    # Of hundreds of tests only what fails is worth a line.
    node(
        "--test",
        "--test-reporter=dot",
        *sorted((ROOT / "tests" / "web").glob("*.test.js")),
    )


class Beside:
    """A command that runs while other things are done; what it says is told later."""

    def __init__(self, *command: str | Path, **env: str) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._said = Path(self._folder.name) / "said"
        with self._said.open("wb") as said:
            self._running = subprocess.Popen(
                list(map(str, command)),
                cwd=ROOT,
                env={**os.environ, **env},
                stdout=said,
                stderr=subprocess.STDOUT,
            )

    def stop(self) -> None:
        """End it, whatever it is doing."""
        self._running.terminate()
        self._running.wait()
        self._folder.cleanup()

    def finish(self) -> int:
        """Wait for its end, print what it says as it says it, return its exit code."""
        with self._folder, self._said.open("rb") as said:
            code = None
            while code is None:
                code = self._running.poll()  # before reading: its last words are read
                sys.stdout.buffer.write(said.read())
                sys.stdout.flush()
                time.sleep(0 if code is not None else 0.2)
        return code
