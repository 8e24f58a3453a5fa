"""Nothing waits for ever: a dead worker, a stalled line, a share sheet, a clipboard."""

import re
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import build
import server
from tests.e2e.page import GamePage

Fresh = Callable[..., GamePage]
NEVER = "() => new Promise(() => {})"
ANSWER = "tell({ id: request.id, answer: answer(request.question) });"
LATER = 61_000  # milliseconds, longer than any wait of the page


def silent_worker(game: GamePage, op: str) -> Callable[[], None]:
    """Give the page workers that never answer one kind of question, until told."""
    worker = (build.WEB / "python/worker.js").read_text("utf-8")
    assert ANSWER in worker
    asks = f'JSON.parse(request.question).op === "{op}"'
    body = worker.replace(ANSWER, f"if ({asks}) return; {ANSWER}")
    game.serve_sources("python", worker=body)
    return lambda: game.serve_sources("python")  # the newest is asked first


def ask_rules(game: GamePage) -> None:
    game.button("Rules").click()


ASKING: dict[str, tuple[str, Callable[[GamePage], None]]] = {
    "play": ("?trisq=a13", lambda game: game.cell("c12").click()),
    "pick": ("?dama=d2-b4-d3-b2", lambda game: game.cell("d1").click()),
    "roll": ("?scripta", lambda game: game.button("Roll").click()),
    "rules": ("?dama", ask_rules),
}


@pytest.mark.parametrize("op", ASKING)
def test_a_worker_that_dies_without_a_word_is_replaced(fresh: Fresh, op: str) -> None:
    link, ask = ASKING[op]
    game = fresh()
    game.page.clock.install()
    heal = silent_worker(game, op)
    game.load(link)
    heal()
    before = game.page.locator("main").inner_text()
    ask(game)
    html = game.page.locator("html")
    expect(html).to_have_attribute("data-state", "busy")
    game.page.clock.fast_forward(LATER)
    game.wait()
    assert game.woken, "it is woken again, and the question asked again"
    expect(game.alert).to_be_empty()
    shown = game.page.locator("dialog[open]" if op == "rules" else "main")
    expect(shown).not_to_have_text(before)


def test_a_worker_that_never_shows_a_game_is_given_up(fresh: Fresh) -> None:
    game = fresh()
    game.page.clock.install()
    silent_worker(game, "view")
    game.page.goto(f"{game.root}?trisq=a13")
    html = game.page.locator("html")
    expect(game.page.locator("[data-loading]")).to_be_visible()
    for _ in range(40):  # as often as the page asks anew
        if html.get_attribute("data-state") == "failed":
            break
        game.page.clock.fast_forward(LATER)
        game.page.wait_for_timeout(250)
    expect(html).to_have_attribute("data-state", "failed")
    expect(game.alert).to_contain_text("Your game is safe in the link")
    game.page.unroute_all()
    game.button("Try again").click()
    game.wait()
    game.click("c12")
    assert game.link == "?trisq=a13-c12"
    game.trouble.clear()  # so may be the download of the program


class Half:
    """A line on which long files stop half-way."""

    def __init__(self, line: Any, stuck: threading.Event) -> None:
        self._line = line
        self._stuck = stuck

    def __getattr__(self, name: str) -> Any:
        return getattr(self._line, name)

    def write(self, content: bytes) -> None:
        if len(content) < 100_000 or self._stuck.is_set():
            self._line.write(content)
            return
        self._line.write(content[: len(content) // 2])
        self._line.flush()
        self._stuck.wait(60)


class Stalling(server.Handler):
    """Sends half of a program, then nothing more until it is released."""

    def __init__(self, *arguments: Any, stuck: threading.Event, **options: Any) -> None:
        self.stuck = stuck
        super().__init__(*arguments, **options)

    def do_GET(self) -> None:  # noqa: N802
        line = self.wfile
        if self.path.endswith("/python.wasm"):
            self.wfile = Half(line, self.stuck)  # type: ignore[assignment]
        super().do_GET()
        self.wfile = line


@pytest.fixture
def stalling(built: Path) -> Iterator[tuple[str, threading.Event]]:
    """A server whose line stalls, and what sets it free."""
    stuck = threading.Event()
    handler = partial(Stalling, folder=built.resolve(), stuck=stuck)
    with server.Server(("127.0.0.1", 0), handler) as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{running.server_port}/", stuck
        stuck.set()
        running.shutdown()
        thread.join()


def half_loaded(game: GamePage) -> None:
    """Wait until some of the program has come, and no more comes."""
    bar = game.page.get_by_role("progressbar")
    expect(bar).to_have_attribute("aria-valuenow", re.compile("[1-9]"))


def test_a_download_that_stalls_is_told_and_python_comes_another_way(
    fresh: Fresh, stalling: tuple[str, threading.Event]
) -> None:
    game = fresh()
    game.root, _ = stalling
    game.page.clock.install()
    game.stall(re.compile(r"/ordinary-.*\.wasm$"))
    game.page.goto(f"{game.root}?trisq=a13")
    half_loaded(game)
    said = game.page.get_by_text("The download has stalled. Trying another way…").first
    expect(said).to_be_hidden()
    game.page.clock.fast_forward(15_001)
    expect(said).to_be_visible()
    expect(game.button("Try again")).to_be_visible()
    game.trouble.clear()  # the download was given up


def test_a_stalled_download_can_be_tried_again(
    fresh: Fresh, stalling: tuple[str, threading.Event]
) -> None:
    game = fresh()
    game.root, stuck = stalling
    game.page.clock.install()
    game.stall(re.compile(r"/ordinary-.*\.wasm$"))
    game.page.goto(f"{game.root}?trisq=a13")
    half_loaded(game)
    game.page.clock.fast_forward(15_001)
    game.button("Try again").click()
    stuck.set()  # not sooner: then the other way may be there before anybody clicks
    game.wait()
    assert game.woken
    game.click("c12")
    assert game.link == "?trisq=a13-c12"
    game.trouble.clear()


def test_a_stalled_download_ends_in_the_other_way_by_itself(
    fresh: Fresh, stalling: tuple[str, threading.Event]
) -> None:
    game = fresh()
    game.root, _ = stalling
    game.page.clock.install()
    game.page.goto(f"{game.root}?trisq=a13")
    half_loaded(game)
    with game.page.expect_request(re.compile("/frozen-")):
        game.page.clock.fast_forward(15_001)
    game.page.clock.fast_forward(15_001)  # the whole program does not come either
    game.wait()
    assert game.way == "ordinary"
    expect(game.page.locator("[data-stalled]")).to_be_hidden()
    game.click("c12")
    assert game.link == "?trisq=a13-c12"
    game.trouble.clear()


def test_texts_that_never_come_are_english(fresh: Fresh) -> None:
    game = fresh(locale="ru-RU")
    game.page.clock.install()
    game.stall(re.compile(r"texts-ru\.json$"))
    with game.page.expect_event(  # which would be given up as well
        "requestfinished", lambda request: request.url.endswith("/python.wasm")
    ):
        game.page.goto(f"{game.root}?trisq=a13")
    game.page.clock.fast_forward(LATER)
    game.wait()
    expect(game.status).to_contain_text("Square to move")
    game.trouble.clear()  # the program may have been late for the leap of the clock


SENDING = {
    "Send link": f"navigator.share = {NEVER}; 0",
    "Copy link": "Object.defineProperty(navigator, 'clipboard', { configurable: true,"
    f" value: {{ writeText: {NEVER} }} }}); 0",
    "Copy as text": "Object.defineProperty(navigator, 'clipboard',"
    f" {{ configurable: true, value: {{ writeText: {NEVER} }} }}); 0",
    "Save PNG": "HTMLCanvasElement.prototype.toBlob = () => {}; 0",
}


@pytest.mark.parametrize("name", SENDING)
def test_the_game_goes_on_while_something_is_sent(fresh: Fresh, name: str) -> None:
    game = fresh()
    game.page.clock.install()
    game.load("?trisq=a13")
    game.page.evaluate(SENDING[name])
    game.push(name)
    game.click("c12")
    assert game.link == "?trisq=a13-c12"
    if name == "Send link":
        return  # a share sheet may stay open
    game.page.clock.fast_forward(LATER)
    if name == "Save PNG":
        expect(game.alert).to_contain_text("Something went wrong")
    else:
        expect(game.page.get_by_role("dialog", name="Copy")).to_be_visible()


@pytest.mark.parametrize("name", ["QR code", "Save SVG"])
def test_the_game_goes_on_while_a_script_does_not_come(fresh: Fresh, name: str) -> None:
    game = fresh()
    game.page.clock.install()
    game.load("?trisq=a13")
    game.stall(re.compile(r"/(qr|picture)-\w+\.js$"))
    game.push(name)
    game.page.keyboard.press("Escape")
    game.click("c12")
    assert game.link == "?trisq=a13-c12"
    game.page.clock.fast_forward(LATER)
    expect(game.alert).to_contain_text("Something went wrong")


def test_a_browser_that_does_not_go_back_stops_nothing(fresh: Fresh) -> None:
    game = fresh()
    game.page.clock.install()
    game.load()
    game.click("a13", "c12")
    game.page.evaluate("() => { history.back = () => {}; }")
    game.button("Undo").click()
    game.page.clock.fast_forward(LATER)
    game.wait()
    game.click("f8")
    assert game.link == "?trisq=a13-c12-f8"
