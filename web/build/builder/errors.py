"""Says in one sentence what has gone wrong."""

import errno
import traceback
from pathlib import Path

from builder.places import ROOT


def sentence(error: OSError) -> str:
    """Say what the system would not do."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return f"the disk is full, so {_named(error)} could not be written."
        case errno.EROFS | errno.EACCES | errno.EPERM:
            return (
                f"{_named(error)} could not be written;"
                " everything is built inside this folder, so you must own it."
            )
    return f"{error.strerror or error}: {_named(error)}."


def _named(error: OSError) -> str:
    return str(error.filename or "a file")


def mistake(error: Exception) -> str:
    """Say which line of ours an edit has broken, and how."""
    if isinstance(error, SyntaxError) and error.filename:
        return _placed(Path(error.filename), error.lineno or 1, error.msg)
    said = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if Path(frame.filename).is_relative_to(ROOT):
            return _placed(Path(frame.filename), frame.lineno or 1, said)
    return said


def _placed(path: Path, line: int, what: str) -> str:
    """Say where something is wrong, as short as the file can be named."""
    inside = path.is_relative_to(ROOT)
    name = path.relative_to(ROOT).as_posix() if inside else str(path)
    return f"{name}, line {line}: {what}"
