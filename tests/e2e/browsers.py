"""Finds a browser that really runs, and fetches one where there is none.

Each candidate is launched and asked for WebAssembly; the first that answers is used.
``TRISQ_BROWSER`` names an executable to be used instead of all this.
"""

import base64
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Error, sync_playwright

import build
from builder.lock import Lock

Launch = dict[str, Any]

CHROMIUM_FLAGS = [
    "--js-flags=--liftoff-only",  # a test asks Python little: compile it only once
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# Phones have no bars beside a page that take room from it.
PHONE_LIKE = {
    "ui.useOverlayScrollbars": 1,
    "widget.gtk.overlay-scrollbars.enabled": True,
}
NAMES = {
    "chromium": ("chromium", "chromium-browser", "google-chrome", "chrome"),
    "firefox": ("firefox-esr", "firefox"),
}
FOLDER = build.CACHE / "chromium"
PROGRAM = FOLDER / "chromium"
LOCK = Lock(build.CACHE / "browser.lock")  # two runs at once fetch one browser once

# A Chromium for Linux without root, in an npm package that we pin by its hash.
PACKED = "@sparticuz/chromium@153.0.0"
PACKED_SHA512 = (
    "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/E"
    "HYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
)


def find(kind: BrowserType) -> Launch:
    """Return the launch options of the first browser that works, or end the run."""
    with LOCK.held():
        return _find(kind)


def _find(kind: BrowserType) -> Launch:
    tried = []
    for label, options in candidates(kind.name):
        try:
            browser = kind.launch(**options)
            answer = browser.new_page().evaluate("typeof WebAssembly.compileStreaming")
            browser.close()
        except Error as error:
            tried.append(f"{label}: {error.message.strip().splitlines()[0]}")
            continue
        if answer == "function":
            return options
        tried.append(f"{label}: it has no WebAssembly")
    listed = "\n  ".join(tried)
    end = f"No {kind.name} could be started. Install {NAMES[kind.name][0]} first."
    pytest.exit(f"{end} Tried:\n  {listed}", returncode=3)


def candidates(name: str) -> Iterator[tuple[str, Launch]]:
    """Yield browsers to try, those that cost nothing first."""
    basic: Launch = {}
    if name == "chromium":
        sandbox = ["--no-sandbox"] if is_root() else []
        basic = {"args": [*CHROMIUM_FLAGS, *sandbox]}
    elif name == "firefox":
        basic = {"firefox_user_prefs": PHONE_LIKE}
    named = os.environ.get("TRISQ_BROWSER")
    if named:
        yield "TRISQ_BROWSER", {**basic, **executable(name, named)}
        return
    yield "Playwright's own", basic
    for command in NAMES[name]:
        found = shutil.which(command)
        if found:
            yield found, {**basic, **executable(name, found)}
    if name != "chromium":
        yield "playwright install", {**basic, **downloaded(name)}
        if can_install():
            yield "apt-get install", {**basic, **apt_installed(name)}
        return
    if PROGRAM.exists():
        yield "fetched earlier", {**basic, **unpacked()}
    for channel in ("chrome", "msedge"):
        yield f"channel {channel}", {**basic, "channel": channel}
    yield "playwright install", {**basic, **downloaded(name, "--only-shell")}
    if sys.platform == "linux" and platform.machine() == "x86_64":
        yield PACKED, {**basic, **unpacked()}
    if can_install():
        yield "apt-get install", {**basic, **apt_installed(name)}


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def executable(name: str, path: str) -> Launch:
    channel = {"channel": "moz-firefox"} if name == "firefox" else {}
    return {"executable_path": path, **channel}


def attempt(*command: str | Path, seconds: int = 300, **env: str) -> bool:
    """Run a command that may fail."""
    try:
        done = subprocess.run(
            list(map(str, command)),
            env={**os.environ, **env},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=seconds,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def downloaded(name: str, *options: str) -> Launch:
    """Let Playwright fetch its own browser; not every network allows that."""
    command = (sys.executable, "-m", "playwright", "install", *options, name)
    attempt(*command, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT="20000")
    return {}


def unpacked() -> Launch:
    """Fetch the packed Chromium once, check its hash, unpack it into the cache."""
    if not PROGRAM.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        build.npm("pack", PACKED, "--silent", f"--pack-destination={FOLDER}")
        package = next(FOLDER.glob("*.tgz"))
        digest = hashlib.sha512(package.read_bytes()).digest()
        if base64.b64encode(digest).decode() != PACKED_SHA512:
            pytest.exit(f"{PACKED} is not the file that we know.", returncode=3)
        with tarfile.open(package) as pack:
            for part in ("al2023.tar", "chromium"):
                source = pack.extractfile(f"package/bin/{part}.br")
                assert source is not None
                (FOLDER / f"{part}.br").write_bytes(source.read())
                expand(FOLDER / f"{part}.br", FOLDER / f"{part}.whole")
        with tarfile.open(FOLDER / "al2023.tar.whole") as libraries:
            libraries.extractall(FOLDER / "lib")
        package.unlink()
        (FOLDER / "chromium.whole").chmod(0o755)
        (FOLDER / "chromium.whole").rename(PROGRAM)
    paths = {str(path.parent) for path in (FOLDER / "lib").rglob("*.so*")}
    environment = {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(sorted(paths))}
    return {"executable_path": str(PROGRAM), "env": environment}


def expand(packed: Path, plain: Path) -> None:
    """Undo brotli, which Python's own library cannot."""
    script = (
        "const fs = require('fs'); const [, packed, plain] = process.argv;"
        "fs.writeFileSync(plain, require('zlib')"
        ".brotliDecompressSync(fs.readFileSync(packed)));"
    )
    build.node("-e", script, packed, plain)
    packed.unlink()


def apt_installed(name: str) -> Launch:
    """Install the distribution's browser."""
    command = NAMES[name][0]
    install(command)
    return executable(name, shutil.which(command) or command)


def can_install() -> bool:
    """Tell whether the distribution's packages can be installed without asking."""
    return is_root() and shutil.which("apt-get") is not None


def install(*packages: str) -> None:
    """Install packages of the distribution."""
    command = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)
    attempt("apt-get", "update", "-qq")
    attempt(*command, DEBIAN_FRONTEND="noninteractive", seconds=900)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        find(playwright.chromium)
