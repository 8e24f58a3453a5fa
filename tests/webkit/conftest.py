"""Servers, one WebKit, and the page in it."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver.webkitgtk.webdriver import WebDriver

from tests import failures
from tests.e2e.test_offline import Site
from tests.webkit import driver
from tests.webkit.page import GamePage

LISTEN = Path(__file__).with_name("listen.js")


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the person who plays."""
    return tmp_path_factory.mktemp("webkit") / "home"


@pytest.fixture(scope="session")
def webkit(home: Path) -> Iterator[WebDriver]:
    with driver.started(home) as running:
        yield running


@contextlib.contextmanager
def served(built: Path, folder: Path) -> Iterator[Site]:
    """Serve a copy of the page that tells what goes wrong in it."""
    made = Site(built, folder)
    (first,) = made.folder.glob("web-*/page/scheme.js")  # which is kept, too
    first.write_bytes(LISTEN.read_bytes() + first.read_bytes())
    for twin in first.parent.glob(f"{first.name}.*"):
        twin.unlink()  # packed, it would be sent as it was
    yield made
    made.stop()


@pytest.fixture(scope="session")
def shared(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The server that nearly all tests share."""
    with served(built, tmp_path_factory.mktemp("shared") / "site") as made:
        yield made


@pytest.fixture
def site(built: Path, tmp_path: Path) -> Iterator[Site]:
    """A server of its own, which can be stopped."""
    with served(built, tmp_path / "site") as made:
        yield made


def opened(
    webkit: WebDriver, site: Site, request: pytest.FixtureRequest
) -> Iterator[GamePage]:
    """Show an empty board; any trouble in the page fails the test."""
    game = GamePage(webkit, site.root)
    if webkit.current_url.startswith(site.root):
        game.visit("?trisq")  # that is faster
    else:
        game.load("?trisq")
    assert webkit.execute_script("return Array.isArray(window.trouble)")
    yield game
    game.listen()
    report = getattr(request.node, "report", None)
    if report and report.failed:
        webkit.save_screenshot(str(failures.picture(request.node.name)))
    assert game.trouble == []


@pytest.fixture
def game(
    webkit: WebDriver, shared: Site, request: pytest.FixtureRequest
) -> Iterator[GamePage]:
    """The page on the shared server."""
    yield from opened(webkit, shared, request)


@pytest.fixture
def visitor(
    webkit: WebDriver, site: Site, request: pytest.FixtureRequest
) -> Iterator[GamePage]:
    """The page on a server of its own, which keeps nothing for other tests."""
    yield from opened(webkit, site, request)
