"""What the page itself says, in every language."""

import ast
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.core.test_words import CYRILLIC, FOREIGN, FORMS, every_language, fields

ROOT = Path(__file__).parents[2]
SPOKEN = ("aria-label", "title", "data-empty", "data-failed")
SILENT = ("script", "style", "code", "noscript")
VOID = ("img", "input", "path", "meta", "link")
CALL = re.compile(r'\bt\(\s*("(?:[^"\\]|\\.)*")\s*[,)]')
LATIN = {"Trisq", "Python", "QR", "PNG", "SVG", "Ctrl", "Home", "End", "Enter"}
LATIN |= {"Esc", "Escape", "Back", "Forward", "MB", "W", "T", "L", "C", "H", "M"}


class Page(HTMLParser):
    """Collects what a player can see or hear of a page before any script runs."""

    def __init__(self) -> None:
        super().__init__()
        self.said: set[str] = set()
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        stuck = "stuck" in (known.get("class") or "").split()
        if tag not in VOID:
            self._open.append("noscript" if stuck else tag)
        for name in SPOKEN:
            self._hear(known.get(name) or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        for name in SPOKEN:
            self._hear(known.get(name) or "")
        if known.get("name") == "description":
            self.said.add(known["content"] or "")

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        self._hear(data)

    def _hear(self, text: str) -> None:
        seen = {"body", "title"} & set(self._open)
        if not seen or any(tag in SILENT for tag in self._open):
            return
        words = " ".join(text.split())
        if re.search("[A-Za-z]", words):
            self.said.add(words)


def page_texts() -> set[str]:
    page = Page()
    page.feed((ROOT / "index.html").read_text("utf-8"))
    return page.said


def script_texts() -> set[str]:
    said = set()
    for path in sorted((ROOT / "web").glob("*/*.js")):
        said |= {ast.literal_eval(text) for text in CALL.findall(path.read_text())}
    return said


def keys() -> set[str]:
    return page_texts() | script_texts()


def test_what_is_said_is_found() -> None:
    assert {"Undo", "No moves yet.", "Board", "Speed", "Sound"} <= page_texts()
    assert {"Move {ply}", "Rules of {title}"} <= script_texts()


def test_scripts_say_only_what_is_written_out() -> None:
    for path in sorted((ROOT / "web").glob("*/*.js")):
        text = path.read_text("utf-8").replace("function t(", "")
        assert len(re.findall(r"\bt\(", text)) == len(CALL.findall(text)), path.name


@every_language
def test_a_language_says_all_of_the_page_and_nothing_else(code: str) -> None:
    page = FOREIGN[code].page
    assert not keys() - page.keys(), "missing"
    assert not page.keys() - keys(), "left over"


@every_language
def test_what_the_page_says_has_the_same_placeholders(code: str) -> None:
    for english, text in FOREIGN[code].page.items():
        names = {name for name, _ in fields(text)}
        assert names == {name for name, _ in fields(english)}, text
        for _, forms in fields(text):
            assert len(forms) in (0, FORMS[code]), text
        ends = (english[-1], text[-1])
        assert ends.count(".") != 1, "both are sentences or neither is"


@pytest.mark.parametrize("code", CYRILLIC)
def test_nothing_english_is_left_in_cyrillic(code: str) -> None:
    for text in FOREIGN[code].page.values():
        words = re.findall("[A-Za-z]+", re.sub(r"\{\w+\}", "", text))
        assert set(words) <= LATIN, text
