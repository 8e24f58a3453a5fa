"""The languages that players can read: a file each, and how they count.

``ru.toml`` holds all that is Russian, one line per sentence, the English one first. It
is read when somebody asks for Russian, so English costs nothing. Behind it are what
Python says in a terminal, ``[terminal]``, and what the page's own scripts say,
``[page]``: Python in the page does without both.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from trisq.words import ENGLISH, Language

# The one register: the names of the files, and what was read from them so far.
_SPOKEN: dict[str, Language | None] = {
    "en": ENGLISH,
    **dict.fromkeys(("ru", "bg", "cs", "pt")),
}
SENTENCES = ("play", "hints", "rules")  # the sections that Python says
TERMINAL = "terminal"  # and the one that it says only there


def _one(count: int) -> int:
    """Return 0 for 1, else 1."""
    return int(count != 1)


def _few(count: int) -> int:
    """Return 0 for 1, 1 for 2 to 4, else 2."""
    if count == 1:
        return 0
    return 1 if count in (2, 3, 4) else 2


def _slavic(count: int) -> int:
    """Return 0 for 1 or 21, 1 for 2 to 4 or 22, 2 for 5, 11, 12 or 25."""
    if count % 10 == 1 and count % 100 != 11:
        return 0
    return 1 if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else 2


PLURALS = {"one": _one, "few": _few, "slavic": _slavic}


class Languages(Mapping[str, Language]):
    """The languages by their codes; the rules' own comes first."""

    def __getitem__(self, code: str) -> Language:
        language = _SPOKEN[code]
        if language is None:
            language = _SPOKEN[code] = _language(catalogue(code))
        return language

    def __iter__(self) -> Iterator[str]:
        return iter(_SPOKEN)

    def __len__(self) -> int:
        return len(_SPOKEN)


LANGUAGES = Languages()


def catalogue(code: str) -> dict[str, Any]:
    """Return all that is in the file of a language, section by section."""
    import pkgutil  # both only here: the page reads nothing
    import tomllib

    content = pkgutil.get_data(__name__, f"{code}.toml") or b""  # also from a zip file
    return tomllib.loads(content.decode("utf-8"))


def _language(read: Mapping[str, Any]) -> Language:
    return Language(
        read["name"],
        PLURALS[read["plural"]],
        read["thousands"],
        {key: text for part in SENTENCES for key, text in read[part].items()},
        read["forms"],
    )


def terminal(code: str) -> Language:
    """Return a language with all that is said in a terminal."""
    spoken = LANGUAGES[code]
    if spoken is ENGLISH:
        return spoken
    return replace(spoken, texts={**spoken.texts, **catalogue(code)[TERMINAL]})


def load_all() -> None:
    """Read all languages, for where nothing can be read later: in the frozen page."""
    for code in LANGUAGES:
        LANGUAGES[code]
