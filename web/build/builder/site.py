"""Makes the page: the same sources always give the same bytes."""

import io
import os
import shutil
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from builder.places import CACHE, DIST, HERE, ROOT, WEB
from builder.tools import LOCK, node, node_modules, node_version, once

SQUEEZE = HERE / "freeze" / "squeeze.js"
PACK = "packing it"
PAGE = "index.html"
FOLDER, FILE = 0o755, 0o644  # a host that runs as somebody else must read them


def build(*, best: bool = False) -> Path:
    """Build the page into dist/.

    ``best`` packs the program for publishing: a tenth smaller, in half a minute.
    """
    from assemble import assemble

    with LOCK.held():
        pyodide = node_modules(tools=False) / "pyodide"
        fresh = CACHE / "dist"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        python = _python(pyodide)
        assemble((ROOT / PAGE).read_text("utf-8"), python, fresh)
        node(SQUEEZE, fresh)
        if best:
            _pack_best(next(fresh.glob("frozen-*/python.wasm")))
        publish(fresh, DIST)
    return DIST


def publish(fresh: Path, site: Path) -> None:
    """Move a finished site into its place, without a moment in which a file is missing.

    Folders are named by what is in them, so those of two builds lie side by side: the
    new ones come first, then the page that asks for them, then the old ones go.
    """
    site.mkdir(exist_ok=True)
    site.chmod(FOLDER)
    for path in fresh.rglob("*"):
        path.chmod(FOLDER if path.is_dir() else FILE)
    _replace(fresh, site)


def _replace(fresh: Path, place: Path) -> None:
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
        if part.name not in names:
            _remove(part)
    fresh.rmdir()


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def _python(pyodide: Path) -> Path:
    """Return both ways to start Python with these rules, made once."""
    import freeze

    made = CACHE / "python"
    packed = rules()

    def make() -> None:
        tell = steps(*freeze.STEPS, PACK)
        shutil.rmtree(made, ignore_errors=True)
        made.mkdir(parents=True)
        archive = made / "rules.zip"
        archive.write_bytes(packed)
        with ThreadPoolExecutor(1) as beside:  # two processors share the work
            spare = beside.submit(_spare, pyodide, archive, made)
            freeze.freeze(pyodide, archive, made, node, tell)
            tell(PACK)
            node(SQUEEZE, made / "frozen")
            spare.result()
        archive.unlink()

    # Another Node may lay out the frozen memory otherwise.
    sources = b"".join(path.read_bytes() for path in freeze.SOURCES)
    pins = (packed, sources, (WEB / "package-lock.json").read_bytes(), node_version())
    once("python", b"".join(pins), made, make, "freezing")
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
    packed = CACHE / "python.wasm.br"
    content = program.read_bytes()
    once("best", content, packed, lambda: node(SQUEEZE, program, packed), "packing")
    shutil.copyfile(packed, program.with_name(packed.name))


def rules() -> bytes:
    """Pack the rules, sorted and with fixed dates."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as pack:
        for path in sorted((ROOT / "trisq").rglob("*")):
            if path.suffix in (".py", ".toml"):
                name = path.relative_to(ROOT).as_posix()
                # The last section of a language is for JavaScript, which has it apart.
                content, *_ = path.read_bytes().split(b"\n[page]\n")
                pack.writestr(zipfile.ZipInfo(name), content)
    return packed.getvalue()
