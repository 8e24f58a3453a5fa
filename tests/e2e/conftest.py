"""A server below a sub-path, a browser, and one page that nearly all tests share."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright

import server
from tests import failures
from tests.e2e import browsers
from tests.e2e.page import GamePage

BELOW = "/some/where/"
CALM = Path(__file__).with_name("calm.js")
# Whoever saves data gets the whole program only when it is needed. So do the tests, but
# for those about it: they load hundreds of pages, and few of them need it.
SAVING = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}});"


# A request that a test has let wait for ever may be told of when it is forgotten.
FORGOTTEN = (
    "ignore:.*(Page._on_route|wrap_api_call):pytest.PytestUnraisableExceptionWarning",
    "ignore:coroutine 'Connection.wrap_api_call' was never awaited:RuntimeWarning",
)


def pytest_configure(config: pytest.Config) -> None:
    for warning in FORGOTTEN:
        config.addinivalue_line("filterwarnings", warning)


@pytest.fixture(scope="session")
def root(built: Path) -> Iterator[str]:
    """The address of the page, in a folder to catch absolute addresses."""
    with server.listen(built, port=0, below=BELOW) as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{running.server_port}{BELOW}"
        running.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def browser_type_launch_args(
    playwright: Playwright, browser_name: str
) -> dict[str, Any]:
    return browsers.find(getattr(playwright, browser_name))


def calm(browser: Browser, *, saving: bool = True, **options: Any) -> BrowserContext:
    """Make a context whose pages move nothing unless they are lively."""
    # What a test does to the network must not pass by a service worker.
    options.setdefault("service_workers", "block")
    context = browser.new_context(**options)
    context.add_init_script(path=CALM)
    if saving:
        context.add_init_script(SAVING)
    return context


@pytest.fixture(scope="session")
def shared(browser: Browser, root: str) -> Iterator[GamePage]:
    """One page, loaded once: a visit inside it is faster than a new page."""
    size: Any = {"width": 1280, "height": 800}
    context = calm(browser, viewport=size)
    game = GamePage(context.new_page(), root)
    game.load()
    yield game
    context.close()


@pytest.fixture(scope="session")
def pocket(browser: Browser, root: str) -> Iterator[GamePage]:
    """A small phone, loaded once as well."""
    size: Any = {"width": 360, "height": 740}
    context = calm(browser, viewport=size, has_touch=True, is_mobile=True)
    game = GamePage(context.new_page(), root)
    game.load()
    yield game
    context.close()


def borrowed(page: GamePage, request: pytest.FixtureRequest) -> Iterator[GamePage]:
    """Lend a shared page with an empty board; any trouble it hears fails the test."""
    page.page.bring_to_front()  # in Firefox only that window has a focus, and soon
    page.page.wait_for_function("document.hasFocus()")
    lively = request.node.get_closest_marker("lively") is not None
    page.page.evaluate("lively => { window.lively = lively; }", lively)
    page.forget()
    page.close_menu()
    page.visit("?trisq")
    page.trouble.clear()
    yield page
    trouble = [*page.trouble]  # taking a picture may add some
    keep_picture(page, request)
    page.give_up()
    assert trouble == []


@pytest.fixture
def game(shared: GamePage, request: pytest.FixtureRequest) -> Iterator[GamePage]:
    """The shared desktop page."""
    yield from borrowed(shared, request)


@pytest.fixture
def phone(pocket: GamePage, request: pytest.FixtureRequest) -> Iterator[GamePage]:
    """The shared small phone."""
    yield from borrowed(pocket, request)


@pytest.fixture
def fresh(browser: Browser, root: str, request: pytest.FixtureRequest) -> Iterator[Any]:
    """Make pages of their own, with whatever options a test needs."""
    made = []

    def make(*, saving: bool = True, **options: Any) -> GamePage:
        context = calm(browser, saving=saving, **options)
        if request.node.get_closest_marker("lively"):
            context.add_init_script("window.lively = true")
        made.append(GamePage(context.new_page(), root))
        return made[-1]

    yield make
    trouble = [line for page in made for line in page.trouble]
    for page in made:
        keep_picture(page, request)
        page.give_up()
        page.page.context.close()
    assert trouble == []


def keep_picture(game: GamePage, request: pytest.FixtureRequest) -> None:
    """Keep what the page looked like when a test failed."""
    report = getattr(request.node, "report", None)
    if report and report.failed:
        game.picture(failures.picture(request.node.name))
