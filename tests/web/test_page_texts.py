"""What the page itself says, in every language."""

import re

import pytest

from catalogues import CALL, SCRIPTS, page_texts, script_texts
from tests.core.test_words import CYRILLIC, FORMS, every_language, fields
from trisq.texts import catalogue

LATIN = {"Trisq", "Python", "QR", "PNG", "SVG", "Ctrl", "Home", "End", "Enter"}
LATIN |= {"Esc", "Escape", "Back", "Forward", "MB", "W", "T", "L", "C", "H", "M"}


def test_what_is_said_is_found() -> None:
    assert {"Undo", "No moves yet.", "Board", "Replay speed", "Sound"} <= page_texts()
    assert {"Move {ply}", "How to play {title}"} <= script_texts()


def test_scripts_say_only_what_is_written_out() -> None:
    for path in SCRIPTS:
        text = path.read_text("utf-8").replace("function t(", "")
        assert len(re.findall(r"\bt\(", text)) == len(CALL.findall(text)), path.name


@every_language
def test_what_the_page_says_has_the_same_placeholders(code: str) -> None:
    for english, text in catalogue(code)["page"].items():
        names = {name for name, _ in fields(text)}
        assert names == {name for name, _ in fields(english)}, text
        for _, forms in fields(text):
            assert len(forms) in (0, FORMS[code]), text
        ends = (english[-1], text[-1])
        assert ends.count(".") != 1, "both are sentences or neither is"


@pytest.mark.parametrize("code", CYRILLIC)
def test_nothing_english_is_left_in_cyrillic(code: str) -> None:
    for text in catalogue(code)["page"].values():
        words = re.findall("[A-Za-z]+", re.sub(r"\{\w+", "", text))
        assert set(words) <= LATIN, text
