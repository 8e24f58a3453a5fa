"""Starts WebKitGTK, the engine of Safari, on a screen that nobody sees.

Playwright drives only a WebKit of its own, which many networks do not give away; so
this is the distribution's, driven by Selenium.
"""

import contextlib
import os
import shutil
import subprocess
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.e2e import browsers

PACKAGES = ("webkit2gtk-driver", "xvfb")
BROWSERS = ("webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0")  # the newest first
PATIENCE = 60  # seconds, for a machine that does much else


def find() -> tuple[str, str, str]:
    """Return the paths of screen, driver and browser, or end the run."""
    found = _look()
    if not all(found) and browsers.can_install():
        browsers.install(*PACKAGES)
        found = _look()
    screen, driver, browser = found
    if screen and driver and browser:
        return screen, driver, browser
    listed = " and ".join(PACKAGES)
    pytest.exit(f"WebKit needs {listed} of Debian: install them first.", returncode=3)


def _look() -> tuple[str | None, str | None, str | None]:
    browser = next(
        (
            str(path)
            for name in BROWSERS
            for path in sorted(Path("/usr").glob(f"lib*/**/{name}/MiniBrowser"))
        ),
        None,
    )
    return shutil.which("Xvfb"), shutil.which("WebKitWebDriver"), browser


@contextlib.contextmanager
def screen(program: str) -> Iterator[str]:
    """Show windows to nobody; return the name of that display."""
    reader, writer = os.pipe()
    size = ("-screen", "0", "1280x900x24")
    command = (program, "-displayfd", str(writer), *size, "-nolisten", "tcp")
    with subprocess.Popen(
        command, pass_fds=[writer], stderr=subprocess.DEVNULL
    ) as running:
        os.close(writer)
        with os.fdopen(reader) as said:
            number = said.readline().strip()  # empty when it has ended already
        try:
            if not number:
                pytest.exit(f"{program} does not start.", returncode=3)
            yield f":{number}"
        finally:
            running.terminate()


@contextlib.contextmanager
def started(home: Path) -> Iterator[webdriver.WebKitGTK]:
    """Start the browser with an empty ``home``, where it saves files, too."""
    xvfb, driver, browser = find()
    (home / ".config").mkdir(parents=True)
    (home / "Downloads").mkdir()
    places = home / ".config" / "user-dirs.dirs"
    places.write_text('XDG_DOWNLOAD_DIR="$HOME/Downloads"\n')
    options = Options()
    options.binary_location = browser
    options.add_argument("--automation")
    with screen(xvfb) as display:
        own = {"HOME": str(home), "DISPLAY": display, "LC_ALL": "C.UTF-8"}
        if browsers.is_root():
            own["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        service = Service(driver, env={**_plain(), **own})
        with warnings.catch_warnings():  # Selenium warns of what it does itself
            warnings.simplefilter("ignore", DeprecationWarning)
            running = webdriver.WebKitGTK(options=options, service=service)
        try:
            running.set_page_load_timeout(PATIENCE)
            running.set_script_timeout(PATIENCE)
            yield running
        finally:
            running.quit()


def _plain() -> dict[str, str]:
    """Return the environment without what would lead to a person's own desktop."""
    leading = ("XDG_", "WAYLAND_", "LANGUAGE", "GDK_")
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(leading)
    }
