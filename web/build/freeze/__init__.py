"""Both ways in which Python starts in the page.

Frozen: a program whose memory already holds the imported rules.

1. ``learn.js`` starts Pyodide's Python in Node, asks some questions of ``lessons.py``,
   notes which functions of the standard library are called, and compiles the modules.
2. ``boot.js`` starts it again, ``prepare.py`` imports the rules in it and empties the
   functions that were not called, and the memory is kept.
3. ``train.js`` wakes a copy whose functions note that they are called, and asks it all
   questions; two of them share the work.
4. ``wasm.py`` leaves out all functions that were never called and writes the memory
   into what remains: the whole program.
5. ``visit.js`` asks what first visits ask of a copy that also notes what it reads
   (``reads.py``), ``chunks.py`` adds what others may read, and ``first.py`` makes a
   small program of only that, in which every read is checked. It comes first.

``frozen.js`` wakes either in the page. All this belongs to one version of Pyodide,
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
from typing import Any, NamedTuple, TypeVar
from zipfile import ZipFile

from freeze import first, wasm
from freeze.chunks import worth_keeping
from freeze.lessons import first_lessons, lessons
from freeze.reads import noting_reads

HERE = Path(__file__).parent
UNMARSHAL = "PyMarshal_ReadObjectFromString"  # reads modules out of the program
LIBRARY = "python_stdlib.zip"
LOADER = {"pyodide.mjs": "pyodide.js", "pyodide.asm.mjs": "pyodide.asm.js"}

SOME = 5  # of so many lessons one is enough to learn which functions are called
FEW = 100  # and of so many to learn what is imported
SHARES = 2  # processes that train at the same time
LEARN, IMPORT, TRAIN, CHOOSE = STEPS = (
    "learning what answers need",
    "importing the rules",
    "training the program",
    "choosing what comes first",
)

T = TypeVar("T")
Node = Callable[..., None]  # runs a script with arguments
Tell = Callable[[str], None]  # hears which step begins


def freeze(pyodide: Path, rules: Path, folder: Path, node: Node, tell: Tell) -> None:
    """Make ``first/`` and ``frozen/python.wasm`` of the rules in a zip file."""
    memory, note, about = remember(pyodide, rules, folder, node, tell)
    tell(TRAIN)
    whole = (pyodide / "pyodide.asm.wasm").read_bytes()
    traced = folder / "traced"
    noting = wasm.traced(whole)
    traced.write_bytes(wasm.with_memory(noting, memory, note))
    needs = _train(traced, folder, node)
    if wasm.body_of(whole, UNMARSHAL) in needs.called:
        raise RuntimeError("modules are read from the memory, but boot.js cleared them")
    hot = wasm.trimmed(whole, needs.called, needs.used)
    _write(folder / "frozen", wasm.with_memory(hot, memory, note))
    tell(CHOOSE)
    noting = noting_reads(noting, needs.called)
    traced.write_bytes(wasm.with_memory(noting, memory, note))
    called, read = _visit(traced, folder, node)
    traced.unlink()
    kept = worth_keeping(memory, about, read)
    place = json.loads(note)["map"]
    small = first.checked(whole, needs.first | called, place, needs.used)
    some = first.some_of(memory, kept, place)
    _write(folder / "first", wasm.with_memory(small, some, note))


def _write(target: Path, program: bytes) -> None:
    target.mkdir(parents=True)
    (target / "python.wasm").write_bytes(program)


def remember(
    pyodide: Path, rules: Path, folder: Path, node: Node, tell: Tell
) -> tuple[bytes, bytes, bytes]:
    """Return the memory of a Python that knows the rules.

    Also a note for whoever wakes it, and what ``chunks.py`` wants to know about it.
    """
    names = ("asked", "needed", "modules", "memory", "note", "about")
    steps = [folder / name for name in names]
    asked, needed, modules, memory, note, about = steps
    tell(LEARN)
    asked.write_text("\n".join(list(lessons())[::SOME]), "utf-8")
    node(HERE / "learn.js", pyodide, rules, asked, needed, modules)
    tell(IMPORT)
    node(HERE / "boot.js", pyodide, modules, needed, memory, note, about)
    content = memory.read_bytes(), note.read_bytes(), about.read_bytes()
    for path in steps:
        path.unlink()
    return content


class Needs(NamedTuple):
    """What answering uses: functions, those of first visits, and exports."""

    called: set[int]
    first: set[int]
    used: set[str]


def _train(traced: Path, folder: Path, node: Node) -> Needs:
    """Return what all lessons need."""

    def train(asked: Path, called: Path) -> dict[str, list[Any]]:
        node(HERE / "train.js", traced, asked, called)
        needs: dict[str, list[Any]] = json.loads(called.read_bytes())
        return needs

    needs = _shared(train, list(lessons()), folder)
    return Needs(*({x for some in needs for x in some[kind]} for kind in Needs._fields))


def _visit(traced: Path, folder: Path, node: Node) -> tuple[set[int], bytes]:
    """Return which functions first visits call, and which blocks they read.

    There is one byte for each block of the memory.
    """

    def visit(asked: Path, learnt: Path) -> dict[str, Any]:
        node(HERE / "visit.js", traced, asked, learnt)
        found: dict[str, Any] = json.loads(learnt.read_bytes())
        return found

    found = _shared(visit, list(first_lessons()), folder)
    reads = [some["read"].encode("latin-1") for some in found]
    called = {function for some in found for function in some["called"]}
    return called, bytes(map(max, *reads))


def _shared(work: Callable[[Path, Path], T], asked: list[str], folder: Path) -> list[T]:
    """Let several processes share lessons; each has a file for what it learns."""
    share = -(-len(asked) // SHARES)

    def run(start: int) -> T:
        some, learnt = folder / f"asked-{start}", folder / f"learnt-{start}"
        some.write_text("\n".join(asked[start : start + share]), "utf-8")
        result = work(some, learnt)
        some.unlink()
        learnt.unlink()
        return result

    with ThreadPoolExecutor(SHARES) as pool:
        return list(pool.map(run, range(0, len(asked), share)))


def trim(pyodide: Path, rules: Path, folder: Path, node: Node) -> None:
    """Make ``ordinary/``: Pyodide with the modules it needs, the rules among them."""
    target = _loader(pyodide, folder)
    asked = folder / "asked-ordinary"  # the others are made at the same time
    asked.write_text("\n".join(list(lessons(games=1))[::FEW]), "utf-8")
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
