"""Run once in Python: note what answering questions calls, pack what it imports."""

import json
import sys
from pathlib import Path
from types import CodeType
from typing import Any

from freeze.bytecode import pack
from trisq import games, service, texts

watch: Any = vars(sys)["monitoring"]  # since Python 3.12
needed: set[tuple[str, int]] = set()


def begun(code: CodeType, _offset: int) -> object:
    """Take note of a function; Python calls this."""
    needed.add((code.co_filename, code.co_firstlineno))
    return watch.DISABLE  # once is enough


texts.load_all()
games.load_all()
watch.use_tool_id(watch.PROFILER_ID, "learn")
watch.register_callback(watch.PROFILER_ID, watch.events.PY_START, begun)
watch.set_events(watch.PROFILER_ID, watch.events.PY_START)
for lesson in Path("/lessons").read_text("utf-8").split("\n"):
    service.handle(lesson)
watch.set_events(watch.PROFILER_ID, watch.events.NO_EVENTS)
Path("/needed").write_text(json.dumps(sorted(needed)), "utf-8")
pack("/modules.zip")
