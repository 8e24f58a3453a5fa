"""What there is to say, and what of it the catalogues of the languages lack.

Python says ``say("…")``; the page says ``t("…")`` in its scripts, and what stands in
``index.html``. The English text is the key in each language's file.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from builder.places import ROOT, WEB
from trisq.texts import LANGUAGES, SENTENCES, TERMINAL, catalogue

PACKAGE = ROOT / "trisq"
SOURCES = sorted(PACKAGE.rglob("*.py"))
SCRIPTS = sorted(WEB.glob("*/*.js"))
FOREIGN = [code for code in LANGUAGES if code != "en"]

SPOKEN = ("aria-label", "title", "data-empty", "data-failed")
SILENT = ("script", "style", "code", "noscript")
VOID = ("img", "input", "path", "meta", "link")
CALL = re.compile(r'\bt\(\s*("(?:[^"\\]|\\.)*")\s*[,)]')


def say_calls(sources: Iterable[Path]) -> Iterator[tuple[str, ast.Call]]:
    """Yield every call of ``say`` and where it is."""
    for path in sources:
        for node in _say_calls(path.read_text("utf-8")):
            yield f"{path.name}:{node.lineno}", node


@cache  # by what is written: each language asks for all sources again
def _say_calls(source: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and (
            (isinstance(node.func, ast.Name) and node.func.id == "say")
            or (isinstance(node.func, ast.Attribute) and node.func.attr == "say")
        )
    ]


def templates(sources: Iterable[Path] = SOURCES) -> set[str]:
    """Return what the package says, in English."""
    found = (call.args[0] for _, call in say_calls(sources))
    return {str(node.value) for node in found if isinstance(node, ast.Constant)}


def is_wordless(template: str) -> bool:
    """Tell whether a template is nothing but placeholders, alike in every language."""
    return not re.search("[A-Za-z]", re.sub(r"\{\w+\}", "", template))


def own_templates(game: str) -> set[str]:
    """Return what only one game says."""
    inside = [path for path in SOURCES if path.match(f"games/{game}/*.py")]
    return templates(inside) - templates(p for p in SOURCES if p not in inside)


class Page(HTMLParser):
    """Collects what a player can see or hear of a page before any script runs."""

    def __init__(self) -> None:
        super().__init__()
        self.said: set[str] = set()
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element says of itself, and that it is open."""
        known = dict(attrs)
        stuck = "stuck" in (known.get("class") or "").split()
        if tag not in VOID:
            self._open.append("noscript" if stuck else tag)
        for name in SPOKEN:
            self._hear(known.get(name) or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element without content says."""
        known = dict(attrs)
        for name in SPOKEN:
            self._hear(known.get(name) or "")
        if known.get("name") == "description":
            self.said.add(known["content"] or "")

    def handle_endtag(self, tag: str) -> None:
        """Note that an element ends."""
        if tag not in VOID:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        """Note a text."""
        self._hear(data)

    def _hear(self, text: str) -> None:
        seen = {"body", "title"} & set(self._open)
        if not seen or any(tag in SILENT for tag in self._open):
            return
        words = " ".join(text.split())
        if re.search("[A-Za-z]", words):
            self.said.add(words)


def page_texts() -> set[str]:
    """Return what stands in the page from the beginning."""
    page = Page()
    page.feed((ROOT / "index.html").read_text("utf-8"))
    return page.said


def script_texts() -> set[str]:
    """Return what the page's scripts say."""
    return {
        ast.literal_eval(text)
        for path in SCRIPTS
        for text in CALL.findall(path.read_text("utf-8"))
    }


def report(code: str) -> Iterator[str]:
    """Yield a line for each sentence that a language lacks, or has to spare."""
    read = catalogue(code)
    known = {text for section in (*SENTENCES, TERMINAL) for text in read[section]}
    parts = (
        (templates(), known),
        (page_texts() | script_texts(), read["page"].keys()),
    )
    for said, translated in parts:
        missing = (text for text in said - translated if not is_wordless(text))
        yield from (f"{code}: missing: {text}" for text in sorted(missing))
        yield from (f"{code}: left over: {text}" for text in sorted(translated - said))


def tell() -> None:
    """Print the report of every language."""
    lines = [line for code in FOREIGN for line in report(code)]
    print("\n".join(lines) or "Every sentence is translated into every language.")
