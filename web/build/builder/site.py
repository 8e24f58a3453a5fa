"""Makes the page: the same sources always give the same bytes.

``build`` makes the whole of it, ``preview`` what can be had at once.
"""

import io
import os
import shutil
import zipfile
from collections.abc import Callable, Iterable, Set
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from functools import partial
from pathlib import Path

from builder.lock import Lock
from builder.places import CACHE, DIST, HERE, ROOT, SERVED, WEB
from builder.tools import LOCK, installed, node, node_modules, node_version, once

PYTHON = CACHE / "python"
SERVING = Lock(CACHE / "served.lock")  # the other one may be held for a minute
SQUEEZE = HERE / "freeze" / "squeeze.js"
BEST = "11"  # brotli's highest quality
PACK = "packing it"
PAGE = "index.html"
ICONS = ("icons.py", "raster.py", "tokens.py")  # what they are drawn by
FOLDER, FILE = 0o755, 0o644  # a host that runs as somebody else must read them


def build(*, best: bool = False, address: str = "") -> Path:
    """Build the page into dist/, and for an ``address`` if that is known.

    ``best`` packs the first program for publishing, a tenth smaller; nobody waits for
    the others.
    """
    from assemble import addressed, assemble

    with LOCK.held():
        freeze_rules()
        fresh = _emptied(CACHE / "dist")
        page = (ROOT / PAGE).read_text("utf-8")
        page = addressed(page, address) if address else page
        node_modules(tools=False)
        assemble(page, PYTHON, _icons(), fresh, join)
        node(SQUEEZE, fresh)
        if best:
            _pack_best(next(fresh.glob("first-*/python.wasm")))
        publish(fresh, DIST)
    return DIST


def preview() -> Path:
    """Put the page together for whoever works on it, without waiting for the freeze.

    If the rules are not frozen yet, Python starts in the page the ordinary way.
    """
    from assemble import assemble

    pyodide, icons = node_modules(tools=False) / "pyodide", _icons()
    with SERVING.held(), LOCK.held() if is_frozen() else nullcontext():
        fresh = _emptied(CACHE / "fresh")
        python = PYTHON if is_frozen() else _draft(pyodide)
        page = (ROOT / PAGE).read_text("utf-8")
        assemble(page, python, icons, fresh, join=None)
        publish(fresh, SERVED, spare=_shown(SERVED))
    return SERVED


def join(folder: Path, first: Path) -> None:
    """Make a few scripts of the modules in a copy of web/, and list the first ones."""
    node(HERE / "join.js", folder, first)


def _icons() -> Path:
    """Return the folder with the icons, drawn once: that takes two seconds."""
    import icons

    made = CACHE / "icons"

    def draw() -> None:
        shutil.rmtree(made, ignore_errors=True)
        icons.draw(made)

    sources = (*map(HERE.joinpath, ICONS), WEB / "style" / "theme.css")
    pins = b"".join(path.read_bytes() for path in sources)
    once("icons", pins, made, draw, "drawing")
    return made


def _emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _shown(site: Path) -> list[str]:
    """Return the folders that the page of a site asks for."""
    try:
        page = (site / PAGE).read_text("utf-8")
    except FileNotFoundError:
        return []
    return [path.name for path in site.iterdir() if f'"{path.name}/' in page]


def publish(fresh: Path, site: Path, *, spare: Iterable[str] = ()) -> None:
    """Move a finished site into its place, without a moment in which a file is missing.

    Folders are named by what is in them, so those of two builds lie side by side: the
    new ones come first, then the page that asks for them, then the old ones go, but for
    those to ``spare``: a page that is just being loaded may need them.
    """
    site.mkdir(exist_ok=True)
    site.chmod(FOLDER)
    for path in fresh.rglob("*"):
        path.chmod(FOLDER if path.is_dir() else FILE)
    _replace(fresh, site, {*spare})


def _replace(fresh: Path, place: Path, spare: Set[str] = frozenset()) -> None:
    """Bring a file or a folder to its place; what is there is replaced by parts."""
    if place.is_symlink() or place.is_dir() != fresh.is_dir():
        _remove(place)
    if not place.is_dir():
        os.replace(fresh, place)  # at once, whether something is there or not
        return
    parts = sorted(
        fresh.iterdir(), key=lambda part: (part.is_file(), part.name == PAGE)
    )
    names = {part.name for part in parts}
    for part in parts:
        _replace(part, place / part.name)
    for part in place.iterdir():
        if part.name not in names | spare:
            _remove(part)
    fresh.rmdir()


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def freeze_rules() -> None:
    """Make both ways to start Python with these rules, once."""
    import freeze

    pyodide = node_modules(tools=False) / "pyodide"

    def make() -> None:
        tell = steps(*freeze.STEPS, PACK)
        made = _emptied(CACHE / "freezing")  # a draft may want what was made before
        archive = made / "rules.zip"
        archive.write_bytes(rules())
        with ThreadPoolExecutor(1) as beside:  # two processors share the work
            spare = beside.submit(_spare, pyodide, archive, made)
            freeze.freeze(pyodide, archive, made, node, tell)
            tell(PACK)
            node(SQUEEZE, made / "first")
            node(SQUEEZE, made / "frozen")
            spare.result()
        archive.unlink()
        _remove(PYTHON)
        made.rename(PYTHON)

    once(PYTHON.name, pins(), PYTHON, make, "freezing")


def is_frozen() -> bool:
    """Tell whether the rules as they are now have been frozen."""
    return installed(PYTHON.name, pins(), PYTHON)


def pins() -> bytes:
    """Return all that decides what freezing makes."""
    freezing = sorted((HERE / "freeze").glob("*.[jp][sy]"))
    sources = (*freezing, WEB / "python" / "frozen.js", WEB / "package-lock.json")
    # Another Node may lay out the frozen memory otherwise.
    return b"".join((rules(), *(path.read_bytes() for path in sources), node_version()))


def _draft(pyodide: Path) -> Path:
    """Return the ordinary way to start Python with these rules."""
    import freeze

    made = _emptied(CACHE / "draft")
    archive = made / "rules.zip"
    archive.write_bytes(rules())
    freeze.draft(pyodide, archive, made, *PYTHON.glob(f"ordinary/{freeze.LIBRARY}"))
    return made


def _spare(pyodide: Path, archive: Path, made: Path) -> None:
    import freeze

    freeze.trim(pyodide, archive, made, node)
    node(SQUEEZE, made / "ordinary")


def steps(*names: str) -> Callable[[str], None]:
    """Return a function that tells people which of these steps begins."""

    def tell(name: str) -> None:
        number = names.index(name) + 1
        print(f"build.py:   {number} of {len(names)}: {name} …", flush=True)

    return tell


def _pack_best(program: Path) -> None:
    packed = CACHE / "first.wasm.br"
    content = program.read_bytes()
    pack = partial(node, SQUEEZE, program, packed, BEST)
    once("best", content, packed, pack, "packing")
    shutil.copyfile(packed, program.with_name(f"{program.name}.br"))


def rules() -> bytes:
    """Pack the rules, sorted and with fixed dates."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as pack:
        for path in sorted((ROOT / "trisq").rglob("*")):
            if path.suffix in (".py", ".toml"):
                name = path.relative_to(ROOT).as_posix()
                # What a language says in terminals and by JavaScript is not for Python.
                content, *_ = path.read_bytes().split(b"\n[terminal]\n")
                pack.writestr(zipfile.ZipInfo(name), content)
    return packed.getvalue()
