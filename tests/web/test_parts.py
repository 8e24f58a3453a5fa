"""The elements that the page's scripts look for: each by a name of its own."""

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted((ROOT / "web").glob("*/*.js"))
PAGE = (ROOT / "index.html").read_text("utf-8")
NAMED = re.compile(r"\b(?:part|write|enable|onPress|hide)\(\s*\"([\w-]+)\"")
TOGGLED = re.compile(r"\btoggleAttribute\(\s*\"data-([\w-]+)\"")
ON_ROOT = re.compile(r"\b(?:root|document\.documentElement)\.dataset\.(\w+)")


def found(pattern: re.Pattern[str]) -> set[str]:
    return {name for path in SCRIPTS for name in pattern.findall(path.read_text())}


def test_every_part_is_one_element() -> None:
    body = re.sub(r"(?s)<script.*?</script>|<!--.*?-->", "", PAGE)
    carried = Counter(re.findall(r"\sdata-([\w-]+)", body))
    carried.update(re.findall(r"<script[^>]*\sdata-([\w-]+)", PAGE))
    names = found(NAMED)
    assert len(names) > 30
    assert {name: carried[name] for name in names if carried[name] != 1} == {}


def test_what_the_page_says_of_itself_names_no_part() -> None:
    said = {re.sub("([A-Z])", r"-\1", name).lower() for name in found(ON_ROOT)}
    assert {"state", "ready", "kept"} <= said
    assert said & found(NAMED) == set()


def test_what_is_said_of_an_element_by_a_script_names_no_part() -> None:
    """Else a script finds that one instead of the part that it looks for."""
    said = found(TOGGLED)
    assert {"lit", "lengthy"} <= said
    assert said & found(NAMED) == set()
