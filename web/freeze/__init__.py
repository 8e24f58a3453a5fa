"""Both ways in which Python starts in the page.

Frozen: a program whose memory already holds the imported rules.

1. ``learn.js`` starts Pyodide's Python in Node, asks the questions of ``lessons.py``,
   and notes which functions of the standard library are called.
2. ``boot.js`` starts it again, ``prepare.py`` imports the rules in it and empties the
   functions that were not called, and the memory is kept.
3. ``train.js`` wakes a copy whose functions note that they are called, and asks it the
   same questions.
4. ``wasm.py`` leaves out all functions that were never called and writes the memory
   into what remains.

``frozen.js`` wakes the result in the page. All this belongs to one version of Pyodide,
the one that is pinned; the tests tell whether another one fits.

Ordinary, when that fails: Pyodide's own loader and program, with a standard library of
only the modules that are imported, compiled beforehand (``library.js``).
"""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

from freeze import wasm
from freeze.lessons import lessons

HERE = Path(__file__).parent
SOURCES = (*sorted(HERE.glob("*.[jp][sy]")), HERE.parent / "frozen.js")
UNMARSHAL = "PyMarshal_ReadObjectFromString"  # reads modules out of the program
LOADER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")

Node = Callable[..., None]  # runs a script with arguments


def freeze(pyodide: Path, rules: Path, folder: Path, node: Node) -> None:
    """Make ``frozen/python.wasm`` of the rules in a zip file."""
    target = folder / "frozen"
    target.mkdir(parents=True)
    steps = [folder / name for name in ("asked", "needed", "memory", "note", "traced")]
    asked, needed, memory, note, traced = steps
    asked.write_text("\n".join(lessons()), "utf-8")
    node(HERE / "learn.js", pyodide, rules, asked, needed)
    node(HERE / "boot.js", pyodide, rules, needed, memory, note)
    whole = (pyodide / "pyodide.asm.wasm").read_bytes()
    content = memory.read_bytes(), note.read_bytes()
    traced.write_bytes(wasm.with_memory(wasm.traced(whole), *content))
    node(HERE / "train.js", traced, asked, needed)
    needs = json.loads(needed.read_bytes())
    called = set(needs["called"])
    if wasm.body_of(whole, UNMARSHAL) in called:
        raise RuntimeError("modules are read from the memory, but boot.js cleared them")
    hot = wasm.trimmed(whole, called, set(needs["used"]))
    (target / "python.wasm").write_bytes(wasm.with_memory(hot, *content))
    for path in steps:
        path.unlink()


def trim(pyodide: Path, rules: Path, folder: Path, node: Node) -> None:
    """Make ``ordinary/``: Pyodide with the modules it needs, the rules among them."""
    target = folder / "ordinary"
    target.mkdir(parents=True)
    for name in LOADER:
        shutil.copyfile(pyodide / name, target / name)
    lock = json.loads((pyodide / "pyodide-lock.json").read_bytes())
    lock["packages"] = {}  # none of them is there
    (target / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")
    asked = folder / "asked"
    asked.write_text("\n".join(list(lessons(games=1))[::7]), "utf-8")
    node(HERE / "library.js", pyodide, rules, asked, target / "python_stdlib.zip")
    asked.unlink()
