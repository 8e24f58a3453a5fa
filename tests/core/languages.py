"""The languages that tests ask for, and what tells them apart."""

import json
import string
from typing import Any

import pytest

from trisq.service import handle
from trisq.texts import LANGUAGES

FOREIGN = {code: language for code, language in LANGUAGES.items() if code != "en"}
SHIPPED = ("trisq", "talpa", "dama", "scripta")
CYRILLIC = ("ru", "bg")
FORMS = {"en": 2, "ru": 3, "bg": 2, "cs": 3, "pt": 2}
every_language = pytest.mark.parametrize("code", FOREIGN)


def fields(template: str) -> list[tuple[str, list[str]]]:
    """Return the placeholders, each with the forms behind its colon."""
    parts = string.Formatter().parse(template)
    return [
        (name[0].lower() + name[1:], spec.split("|") if spec else [])
        for _, name, spec, _ in parts
        if name
    ]


def ask(language: object, **question: Any) -> Any:
    return json.loads(handle(json.dumps({**question, "language": language})))
