"""One build at a time: two of them would write over each other's files.

The system itself keeps the lock and ends it with the process, however that ends, so a
build that crashed stops nobody.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def _taken(file: BinaryIO) -> bool:
        """Lock a file, unless somebody else holds it."""
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    def _taken(file: BinaryIO) -> bool:
        """Lock a file, unless somebody else holds it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


WAIT = 0.2  # seconds between two looks; no system tells everybody that a lock is free


class Lock:
    """A lock in a file, which a process may take again while it has it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._held = False

    @contextmanager
    def held(self) -> Iterator[None]:
        """Wait until no other process holds the lock, and hold it."""
        if self._held:
            yield
            return
        with self._take():
            self._held = True
            try:
                yield
            finally:
                self._held = False

    def _take(self) -> BinaryIO:
        """Return the locked file; closing it lets it go."""
        told = False
        while True:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = self._path.open("ab")
            if _taken(file):
                if self._is_there(file):
                    return file
            elif not told:
                print("build.py: another build is running; waiting …", flush=True)
                told = True
            file.close()
            time.sleep(WAIT)

    def _is_there(self, file: BinaryIO) -> bool:
        """Tell whether others see the same file: ``clean`` may have deleted it."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), self._path.stat())
        except FileNotFoundError:
            return False
