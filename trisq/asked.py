"""What a question asks, field by field, or why it cannot be answered."""

import json
from typing import Any

from trisq import proof
from trisq.errors import RequestError
from trisq.games.pack import LEVELS
from trisq.texts import LANGUAGES
from trisq.words import ENGLISH, Language, say

Question = dict[str, Any]


def read(text: str) -> Question:
    """Read a question or refuse it."""
    try:
        question = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        why = say("The question is not JSON.")
        raise RequestError("bad-request", why) from None
    if not isinstance(question, dict):
        raise RequestError("bad-request", say("The question is not a JSON object."))
    return question


def language(question: Question) -> Language:
    """Return the language to answer in: English unless it is one that we speak."""
    name = question.get("language")
    return LANGUAGES.get(name, ENGLISH) if isinstance(name, str) else ENGLISH


def text(question: Question, field: str) -> str:
    """Return a text."""
    value = question.get(field)
    if not isinstance(value, str):
        why = say("“{field}” must be text.", field=field)
        raise RequestError("bad-request", why)
    return value


def number(question: Question, field: str) -> int:
    """Return a whole number."""
    value = question.get(field)
    if type(value) is not int:  # True and 1.0 are none
        why = say("“{field}” must be a whole number.", field=field)
        raise RequestError("bad-request", why)
    return value


def level(question: Question) -> int:
    """Return how strong the computer is to be."""
    wanted = number(question, "level")
    if wanted not in LEVELS:
        raise RequestError("bad-request", say("The level must be 1, 2 or 3."))
    return wanted


def secret(question: Question) -> bytes:
    """Return a player's secret for dice that can be proved."""
    found = proof.decoded(text(question, "secret"), proof.SECRET)
    if found is None:
        why = say("“{field}” must be 26 letters and digits.", field="secret")
        raise RequestError("bad-request", why)
    return found


def path(question: Question) -> tuple[str, ...]:
    """Return the clicks of a move, or of its beginning."""
    clicks = question.get("path")
    sites = clicks if isinstance(clicks, list) else []
    if not sites or not all(isinstance(site, str) for site in sites):
        why = say("“{field}” must be a list of sites.", field="path")
        raise RequestError("bad-request", why)
    return tuple(sites)


def board(question: Question) -> bool:
    """Tell whether the board itself is wanted, or only what changes on it."""
    wanted = question.get("board", True)
    if not isinstance(wanted, bool):
        why = say("“{field}” must be true or false.", field="board")
        raise RequestError("bad-request", why)
    return wanted


def flipped(question: Question) -> bool:
    """Tell whether the board is to be seen from the second seat."""
    return question.get("turned") is True
