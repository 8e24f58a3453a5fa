"""The developer's loop: ``build.py serve`` shows an edit on the next load."""

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

import build
from tests.e2e.page import GamePage
from tests.kit import ROOT

Fresh = Callable[..., GamePage]
TAKEN = "?trisq=a13-a13"
MADE = ("icons", "icons.stamp", "python", "python.stamp")
INSTALLED = ("npm.stamp", "npm-tools.stamp")

pytestmark = [
    pytest.mark.only_browser("chromium"),  # it is the server that is tried
    pytest.mark.skipif(os.name == "nt", reason="there are no such signals"),
]


@contextmanager
def hearing_control_c() -> Iterator[None]:
    """Start programs that hear Ctrl+C, though a shell ignores it for what is behind."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Serving:
    """A copy of the sources, served by its own ``build.py``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._said: list[str] = []
        self._news = threading.Condition()
        with hearing_control_c():
            self._process = subprocess.Popen(
                [sys.executable, "build.py", "serve", "--port", "0"],
                cwd=folder,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
            )
        self._hearing = threading.Thread(target=self._hear, daemon=True)
        self._hearing.start()

    def _hear(self) -> None:
        assert self._process.stdout
        with self._process.stdout as lines:
            for line in iter(lines.readline, ""):
                with self._news:
                    self._said.append(line)
                    self._news.notify_all()

    @property
    def said(self) -> str:
        """What stands in the terminal, but for the last line if it is not whole."""
        return "".join(list(self._said))

    @property
    def root(self) -> str:
        """The address that it tells."""
        told = re.search(r"Trisq is at (\S+)", self.said)
        assert told
        return told[1]

    def says(self, words: str, seconds: float = 30) -> None:
        """Wait until it says something."""
        with self._news:
            self._news.wait_for(lambda: words in self.said, seconds)
        assert words in self.said

    def edit(self, name: str, old: str, new: str) -> None:
        path = self.folder / name
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")

    def stop(self) -> int:
        """Press Ctrl+C, unless it is over."""
        self._process.send_signal(signal.SIGINT)
        code = self._process.wait(10)
        self._hearing.join(10)
        return code

    def running(self) -> list[str]:
        """Return the programs that run in the copy."""
        commands = []
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                words = path.read_text("utf-8", "replace").split("\0")
            except OSError:  # it has just ended
                continue
            if any(word.startswith(str(self.folder)) for word in words):
                commands.append(" ".join(words))
        return commands


@pytest.fixture
def serving(built: Path, tmp_path: Path) -> Iterator[Serving]:
    """The page as it is now, frozen."""
    del built  # so there is something to copy
    folder = tmp_path / "copy"
    ignored = shutil.ignore_patterns("node_modules", "__pycache__")
    for name in ("web", "trisq"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for name in ("build.py", "index.html"):
        shutil.copyfile(ROOT / name, folder / name)
    (folder / "tests").mkdir()
    pins = "tests/node-requirements.txt"
    shutil.copyfile(ROOT / pins, folder / pins)
    (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    (folder / ".cache").mkdir()
    for path in (build.CACHE / name for name in (*MADE, *INSTALLED)):
        if path.is_dir():
            shutil.copytree(path, folder / ".cache" / path.name)
        elif path.exists():
            shutil.copyfile(path, folder / ".cache" / path.name)
    made = Serving(folder)
    yield made
    made.stop()


def visit(fresh: Fresh, serving: Serving) -> GamePage:
    """Visit the page, let the browser keep it, and use it."""
    game = fresh(service_workers="allow")
    serving.says("Trisq is at ")
    game.root = serving.root
    game.load("?trisq=c12")
    expect(game.page.locator("html")).to_have_attribute("data-kept", "", timeout=20_000)
    game.load(TAKEN)
    game.click("c3")
    return game


def reload(game: GamePage, link: str = TAKEN) -> None:
    game.page.goto("about:blank")
    game.load(link)


def change_a_sentence(serving: Serving) -> None:
    serving.edit("trisq/games/trisq/rules.py", " is taken; ", " is quite full; ")


@pytest.mark.long
def test_every_edit_is_in_the_page_after_one_reload(
    fresh: Fresh, serving: Serving
) -> None:
    game = visit(fresh, serving)
    assert game.woken
    reload(game)
    expect(game.alert).to_contain_text("a13 is taken")

    change_a_sentence(serving)
    reload(game)
    expect(game.alert).to_contain_text("a13 is quite full")
    assert game.way == "ordinary", "nobody waits for the freeze"
    serving.says("build.py:   1 of 5: ")

    serving.edit("web/style/page.css", "body {", "body { --edited: yes;")
    serving.edit("web/panels/turn.js", "title = `${where}", "title = `Edited ${where}")
    reload(game)
    expect(game.page).to_have_title(re.compile("^Edited "))
    style = "getComputedStyle(document.body).getPropertyValue('--edited').trim()"
    assert game.page.evaluate(style) == "yes"
    assert serving.said.count("1 of 5") == 1, "the freeze goes on"

    serving.edit("trisq/view.py", "\n\n", "\n\ndef broken(:\n")
    reload(game)
    expect(game.alert).to_contain_text("a13 is quite full")
    serving.says("trisq/view.py, line 3: invalid syntax; the page stays as it was.")
    serving.edit("trisq/view.py", "def broken(:\n", "")
    serving.edit("web/panels/qr.js", "\n\n", "\n\nconst = 3;\n\n")
    reload(game)
    serving.says("web/panels/qr.js, line 6: Unexpected token '='; the page stays")
    assert "Traceback" not in serving.said

    assert serving.stop() == 0
    assert serving.running() == []


@pytest.mark.long
def test_the_frozen_program_comes_when_it_is_made(
    fresh: Fresh, serving: Serving
) -> None:
    game = visit(fresh, serving)
    change_a_sentence(serving)
    reload(game)
    assert game.way == "ordinary"
    serving.says("build.py: the rules are frozen; ", seconds=600)
    reload(game)
    assert game.woken
    expect(game.alert).to_contain_text("a13 is quite full")
    assert serving.stop() == 0
