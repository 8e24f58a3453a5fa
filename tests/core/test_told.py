"""Whole games, rules and errors, told in every language."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.core.languages import CYRILLIC, FOREIGN, SHIPPED, ask, every_language
from tests.kit import AnyGame, random_match
from tests.scale import much
from trisq import service
from trisq.game import Seat
from trisq.games import GAMES, load
from trisq.service import handle
from trisq.texts import LANGUAGES
from trisq.words import Text

Place = tuple[str | int, ...]  # keys and indices, from the outside
# Where an answer speaks to people; all the rest is the same in every language.
SPEAKS = {
    *("headline", "story", "notes", "message", "prompt", "reason", "name", "label"),
    *("empty", "sentence", "title", "todo", "crew", "tally"),
    *("goal", "source"),
}
# Games that are called the same in every language.
NAMES = {game.title for game in GAMES.values() if not isinstance(game.title, Text)}
LATIN = {  # in Cyrillic; the names of games and of their sources, too
    *("Esc", "JSON", "pass", "true", "false", "Trisq", "Talpa", "XII", "Scripta"),
    *("FEUP", "PLOG", "nestorgames", "Ludus", "duodecim", "scriptorum"),
    *(*GAMES, *service._OPS),
}


def questions(game: AnyGame, seed: int) -> Iterator[dict[str, Any]]:
    """Yield what a page asks during a random game, good moves and bad ones."""
    rng = random.Random(seed)
    match = random_match(game, seed)
    yield {"op": "games"}
    last = len(match.moves)
    for ply in {*range(0, last, last // much(5, 12)), last}:
        state = match.states[ply]
        link = f"?{game.name}={'-'.join(match.moves[:ply])}"
        yield {"op": "view", "link": link}
        yield {"op": "view", "link": f"{link}-{rng.choice(match.moves)}"}
        sites = [site.id for site in game.scene(state).board.sites]
        for count in (1, 2):
            yield {"op": "play", "link": link, "path": rng.sample(sites, count)}
        if game.outcome(state) or game.to_move(state) is Seat.CHANCE:
            continue
        path = list(game.path(state, rng.choice(game.legal_moves(state))))
        yield {"op": "pick", "link": link, "path": path[:1]}
        for shortcut in {game.shortcut(state, m) for m in game.legal_moves(state)}:
            yield {"op": "pick", "link": link, "path": list(shortcut[:1])}


def leaves(data: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Yield all that is in an answer, and where."""
    if isinstance(data, dict | list):
        pairs = data.items() if isinstance(data, dict) else enumerate(data)
        for key, value in pairs:
            yield from leaves(value, (*place, key))
    else:
        yield place, data


def is_told(place: Place) -> bool:
    """Tell whether something in an answer is for people to read."""
    tray = place[-1] == "text" and "trays" in place
    rule = place[0] == "rules" and place[-1] == "text"
    board = place == ("view", "text")
    variant = place[-1] == "kind" and "variants" in place
    named = "sides" in place or place[1:2] in (("labels",), ("told",))
    return place[-1] in SPEAKS or named or tray or rule or board or variant


def is_said(text: str, english: str, code: str) -> bool:
    """Tell whether a text is in its language: nothing of the English one is left."""
    if english in (*GAMES, *NAMES) or not re.search("[A-Za-z]{2}", english):
        return text == english
    if code not in CYRILLIC:
        return text != english
    own = re.sub("«.*?»|„.*?“", "", text)  # without what was quoted
    found = re.findall(r"[A-Za-z]\w+", own)
    return all(word in LATIN or re.search(r"\d", word) for word in found)


def compare(code: str, question: dict[str, Any]) -> set[str]:
    """Ask in a language and in English; return the English texts."""
    heard = set()
    pairs = zip(
        leaves(ask(code, **question)), leaves(ask("en", **question)), strict=True
    )
    for (place, text), (same, english) in pairs:
        assert place == same
        if place[0] == "view" and place[-1] == "title":
            continue  # a name, with a few words behind it or none
        if english is not None and is_told(place):
            assert is_said(text, english, code), (english, text)
            heard.add(english)
        else:
            assert text == english, place
    return heard


@pytest.mark.no_cover
@pytest.mark.parametrize("name", SHIPPED)
def test_whole_games_are_told_in_every_language(name: str) -> None:
    heard: set[str] = set()
    for question in questions(GAMES[name], seed=5):
        for code in FOREIGN:
            heard |= compare(code, question)
    assert len(heard) > 50


@every_language
@pytest.mark.parametrize("name", SHIPPED)
def test_the_rules_in_short_are_told_in_every_language(code: str, name: str) -> None:
    heard = compare(code, {"op": "rules", "link": f"?{name}"})
    assert len(heard) > 15


@every_language
@pytest.mark.parametrize("name", SHIPPED)
def test_a_lesson_is_told_in_every_language(code: str, name: str) -> None:
    course = load(name).lessons()
    for number in range(1, len(course) + 2):
        here = {"op": "lesson", "link": f"?{name}&learn={number}"}
        told, english = (ask(some, **here)["lesson"] for some in (code, "en"))
        for field in ("heading", "text", "task", "standing"):
            same = not re.search("[A-Za-z]{2}", english[field])
            assert same or is_said(told[field], english[field], code)
    for number, step in enumerate(course, 1):
        for move, words in step.wrong:
            tried = {"op": "try", "link": f"?{name}&learn={number}", "move": move}
            assert is_said(ask(code, **tried)["error"]["sentence"], words, code)


@pytest.mark.parametrize("language", ["en", "xx", "", None, 5, ["ru"], {"ru": 1}])
def test_any_other_language_is_english_byte_for_byte(language: object) -> None:
    for question in (
        {"op": "view", "link": "?dama=d2-b4-d3-b2-d1xb4-zz"},
        {"op": "pick", "link": "?dama=d2-b4-d3-b2", "path": ["d1"]},
        {"op": "fly"},
    ):
        plain = handle(json.dumps(question))
        assert handle(json.dumps({**question, "language": language})) == plain


@every_language
def test_errors_of_every_kind_are_told_in_every_language(code: str) -> None:
    for question in (
        {"op": "fly"},
        {"op": "view"},
        {"op": "play", "link": "?trisq", "path": []},
        {"op": "roll", "link": "?trisq"},
        {"op": "play", "link": "?trisq", "move": "i5"},
        {"op": "view", "link": "?chess=e4"},
        {"op": "view", "link": "?trisq", "board": "no"},
    ):
        assert any(english.endswith(".") for english in compare(code, question))


def test_an_empty_site_is_named_in_every_language() -> None:
    """In every scene, also of a move half made."""
    word = {
        "en": "empty",
        "ru": "пусто",
        "bg": "празно",
        "cs": "prázdné",
        "pt": "vazio",
    }
    for code in LANGUAGES:
        for name in GAMES:
            view = ask(code, op="view", link=f"?{name}")["view"]
            assert view["scene"]["empty"] == word[code]
        half = ask(code, op="pick", link="?dama=d2-b4-d3-b2", path=["d1"])
        assert half["preview"]["scene"]["empty"] == word[code]
