"""The developer's loop: the page that is served follows the sources.

Whoever asks for the page gets it as the sources are now. It is put together at once;
where the rules have changed, Python starts the ordinary way, and the rules are frozen
behind. The next load after that gets the frozen program.
"""

import importlib.util
import math
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

from builder.places import PATHS, ROOT, SERVED, WEB
from builder.site import PAGE, is_frozen, pins

SOURCES = {".bin", ".css", ".html", ".js", ".json", ".py", ".svg", ".toml"}
LEFT_OUT = {"__pycache__", "node_modules", "pictures"}
EVERY = 0.5  # seconds between two looks
PATIENCE = 20  # seconds that a visitor waits for the newest page
QUIET = 10  # seconds without an edit before the freeze takes the processor

Seen = dict[Path, tuple[int, int]]  # when each file was written, and its size


def serve(port: int | None) -> None:
    """Serve the page until Ctrl+C, always as the sources are."""
    import server

    with Loop() as loop:
        if not loop.refresh():
            sys.exit(1)
        with server.listen(SERVED, port, renew=loop.refresh) as running:
            address = f"http://127.0.0.1:{running.server_port}/"
            print(f"Trisq is at {address}  (Ctrl+C stops it)", flush=True)
            threading.Thread(target=loop.watch, daemon=True).start()
            try:
                running.serve_forever()
            except KeyboardInterrupt:
                print()


class Job:
    """A part of the build in a process of its own, with all that it runs in turn."""

    def __init__(self, *words: str | Path) -> None:
        """Start it; it ends when our end of its input is closed, however we end."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "builder", *map(str, words)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": PATHS},
            stdin=subprocess.PIPE,
            start_new_session=True,  # a group that can be ended as a whole
        )

    def code(self) -> int | None:
        """Return how it has ended, None as long as it runs."""
        return self._process.poll()

    def finish(self) -> bool:
        """Wait for its end; tell whether all went well."""
        with self._process as process:  # which closes our end
            return process.wait() == 0

    def stop(self) -> None:
        """End it at once, unless it is over: others may have its number then."""
        if self.code() is not None:
            return
        if sys.platform == "win32":
            tree = ["taskkill", "/t", "/f", "/pid", str(self._process.pid)]
            subprocess.run(tree, capture_output=True, check=False)
        else:
            os.killpg(self._process.pid, signal.SIGKILL)
        self.finish()


class Loop:
    """Puts the page together after every edit, and freezes the rules behind."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._turn = threading.Lock()
        self._seen: Seen = {}
        self._fine = False
        self._preview: Job | None = None
        self._freeze: Job | None = None
        self._freezing = b""  # what
        self._due = math.inf  # when to begin

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(self, *_: object) -> None:
        """End whatever still runs."""
        for job in (self._preview, self._freeze):
            if job:
                job.stop()

    def watch(self) -> None:
        """Look for edits, and for the end of the freeze, for ever."""
        pause = threading.Event()
        while not pause.wait(EVERY):
            self.refresh()

    def refresh(self) -> bool:
        """Bring the page up to date; tell whether it is."""
        if not self._turn.acquire(timeout=PATIENCE):
            return False
        try:
            self._follow_edits()
            self._follow_freeze()
        except OSError:  # a file was there a moment ago; the next look knows better
            return False
        finally:
            self._turn.release()
        return self._fine

    def _follow_edits(self) -> None:
        now = seen()
        if now == self._seen:
            return
        files = sorted(now | self._seen)
        changed = [path for path in files if now.get(path) != self._seen.get(path)]
        forget(changed)
        if self._freeze and self._freezing != pins():
            self._freeze.stop()
            self._freeze = None
        first, self._seen = not self._seen, now
        self._fine = self._show(() if first else changed)
        if self._fine and not first:
            more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
            print(f"build.py: {changed[0].name}{more}: reload the page.", flush=True)

    def _follow_freeze(self) -> None:
        if not self._freeze and time.monotonic() > self._due:
            self._due = math.inf
            self._freezing = pins()
            self._freeze = Job("freeze")
        code = self._freeze.code() if self._freeze else None
        if code is None:
            return
        self._freeze = None
        if code:
            self._due = math.inf  # until the next edit
            print("build.py: the rules are not frozen; Python starts the ordinary way.")
        elif self._show():
            print("build.py: the rules are frozen; the next load is fast.", flush=True)

    def _show(self, changed: Sequence[Path] = ()) -> bool:
        """Put the page together; if its rules are not frozen, that is to be done."""
        self._preview = Job("preview", *changed)
        fine = self._preview.finish()
        self._due = math.inf if is_frozen() or not fine else time.monotonic() + QUIET
        return fine


def seen() -> Seen:
    """Look at everything that the page is made of."""
    found: Seen = {}
    for top in (ROOT / "trisq", WEB):
        for folder, inside, names in os.walk(top):
            inside[:] = [name for name in inside if name not in LEFT_OUT]
            found |= _stamps(Path(folder, name) for name in names)
    return found | _stamps([ROOT / PAGE])


def _stamps(files: Iterable[Path]) -> Seen:
    stamps: Seen = {}
    for path in files:
        with suppress(FileNotFoundError):  # editors write beside and rename
            if path.suffix in SOURCES:
                stat = path.stat()
                stamps[path] = (stat.st_mtime_ns, stat.st_size)
    return stamps


def forget(changed: Iterable[Path]) -> None:
    """Delete bytecode: Python takes two edits of one length in one second for one."""
    for path in changed:
        if path.suffix == ".py":
            Path(importlib.util.cache_from_source(path)).unlink(missing_ok=True)
