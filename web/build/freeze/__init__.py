"""Both ways in which Python starts in the page.

Frozen: a program whose memory already holds the imported rules.

1. ``learn.js`` starts Pyodide's Python in Node, asks some questions of ``lessons.py``,
   notes which functions of the standard library are called, and compiles the modules.
2. ``boot.js`` starts it again, ``prepare.py`` imports the rules in it and empties the
   functions that were not called, and the memory is kept.
3. ``train.js`` wakes a copy whose functions note that they are called, and asks it all
   questions; two of them share the work.
4. ``wasm.py`` leaves out all functions that were never called and writes the memory
   into what remains.

``frozen.js`` wakes the result in the page. All this belongs to one version of Pyodide,
the one that is pinned; the tests tell whether another one fits.

Ordinary, when that fails or is not made yet: Pyodide's own loader and program, with a
standard library of only the modules that are imported, compiled beforehand
(``library.js``); or, for the first minute after a change of the rules, with all of it.
"""

import json
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from freeze import wasm
from freeze.lessons import lessons

HERE = Path(__file__).parent
UNMARSHAL = "PyMarshal_ReadObjectFromString"  # reads modules out of the program
LIBRARY = "python_stdlib.zip"
LOADER = {"pyodide.mjs": "pyodide.js", "pyodide.asm.mjs": "pyodide.asm.js"}

SOME = 5  # of so many lessons one is enough to learn what is imported and called
SHARES = 2  # processes that train at the same time
LEARN, IMPORT, TRAIN = STEPS = (
    "learning what answers need",
    "importing the rules",
    "training the program",
)

Node = Callable[..., None]  # runs a script with arguments
Tell = Callable[[str], None]  # hears which step begins


def freeze(pyodide: Path, rules: Path, folder: Path, node: Node, tell: Tell) -> None:
    """Make ``frozen/python.wasm`` of the rules in a zip file."""
    target = folder / "frozen"
    target.mkdir(parents=True)
    memory, note = remember(pyodide, rules, folder, node, tell)
    tell(TRAIN)
    whole = (pyodide / "pyodide.asm.wasm").read_bytes()
    traced = folder / "traced"
    traced.write_bytes(wasm.with_memory(wasm.traced(whole), memory, note))
    called, used = _train(traced, folder, node)
    traced.unlink()
    if wasm.body_of(whole, UNMARSHAL) in called:
        raise RuntimeError("modules are read from the memory, but boot.js cleared them")
    hot = wasm.trimmed(whole, called, used)
    (target / "python.wasm").write_bytes(wasm.with_memory(hot, memory, note))


def remember(
    pyodide: Path, rules: Path, folder: Path, node: Node, tell: Tell
) -> tuple[bytes, bytes]:
    """Return the memory of a Python that knows the rules, and a note about it."""
    steps = [folder / name for name in ("asked", "needed", "modules", "memory", "note")]
    asked, needed, modules, memory, note = steps
    tell(LEARN)
    asked.write_text("\n".join(list(lessons())[::SOME]), "utf-8")
    node(HERE / "learn.js", pyodide, rules, asked, needed, modules)
    tell(IMPORT)
    node(HERE / "boot.js", pyodide, modules, needed, memory, note)
    content = memory.read_bytes(), note.read_bytes()
    for path in steps:
        path.unlink()
    return content


def _train(traced: Path, folder: Path, node: Node) -> tuple[set[int], set[str]]:
    """Return which functions and which exports of the program answering uses."""
    asked = list(lessons())
    share = -(-len(asked) // SHARES)

    def train(first: int) -> dict[str, list[Any]]:
        some, called = folder / f"asked-{first}", folder / f"called-{first}"
        some.write_text("\n".join(asked[first : first + share]), "utf-8")
        node(HERE / "train.js", traced, some, called)
        needs: dict[str, list[Any]] = json.loads(called.read_bytes())
        some.unlink()
        called.unlink()
        return needs

    with ThreadPoolExecutor(SHARES) as pool:
        needs = list(pool.map(train, range(0, len(asked), share)))
    called = {index for some in needs for index in some["called"]}
    return called, {name for some in needs for name in some["used"]}


def trim(pyodide: Path, rules: Path, folder: Path, node: Node) -> None:
    """Make ``ordinary/``: Pyodide with the modules it needs, the rules among them."""
    target = _loader(pyodide, folder)
    asked = folder / "asked-ordinary"  # the others are made at the same time
    asked.write_text("\n".join(list(lessons(games=1))[:: 2 * SOME]), "utf-8")
    node(HERE / "library.js", pyodide, rules, asked, target / LIBRARY)
    asked.unlink()


def draft(pyodide: Path, rules: Path, folder: Path, *earlier: Path) -> None:
    """Make ``ordinary/`` at once: the whole library, and the rules as they are written.

    Compiling them takes Python longer to start, so this is only for whoever has just
    changed them. What ``earlier`` libraries have compiled of the standard one is taken
    over; Python leaves it alone if it belongs to another version.
    """
    library = shutil.copy(pyodide / LIBRARY, _loader(pyodide, folder) / LIBRARY)
    with ZipFile(library, "a") as packed:
        for path in (rules, *earlier):
            with ZipFile(path) as some:
                for info in some.infolist():
                    if path is rules or not info.filename.startswith("trisq/"):
                        packed.writestr(info, some.read(info))


def _loader(pyodide: Path, folder: Path) -> Path:
    """Copy all of Pyodide but its library; return the folder."""
    target = folder / "ordinary"
    target.mkdir(parents=True)
    for theirs, ours in LOADER.items():
        script = renamed((pyodide / theirs).read_text("utf-8"))
        (target / ours).write_text(script, "utf-8")
    shutil.copyfile(pyodide / "pyodide.asm.wasm", target / "pyodide.asm.wasm")
    lock = json.loads((pyodide / "pyodide-lock.json").read_bytes())
    lock["packages"] = {}  # none of them is there
    (target / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")
    return target


def renamed(script: str) -> str:
    """Let a script of Pyodide's know its program by a name that all hosts understand.

    Many of them, nginx among them, do not send ``.mjs`` as JavaScript.
    """
    name = "pyodide.asm.mjs"
    if script.count(name) != 1:
        raise RuntimeError(f"Pyodide's loader names {name} otherwise than it did")
    return script.replace(name, LOADER[name])
