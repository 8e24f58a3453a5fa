"""Run once in an ordinary Pyodide: pack all modules that answering imports."""

import importlib
import sys
from pathlib import Path

sys.path[:0] = ["/rules.zip", "/scripts"]
service = importlib.import_module("trisq.service")
for name in ("trisq.texts", "trisq.games"):
    importlib.import_module(name).load_all()
for lesson in Path("/lessons").read_text("utf-8").split("\n"):
    service.handle(lesson)
importlib.import_module("freeze.bytecode").pack("/library.zip")
