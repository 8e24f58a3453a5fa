"""Everything that players read, in every language."""

import ast
import json
import random
import re
import string
from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import pytest

import catalogues
from catalogues import SOURCES, own_templates, report, say_calls
from tests.kit import AnyGame, random_match
from tests.scale import much
from trisq import service, texts, words
from trisq.game import PLAYERS, Seat
from trisq.games import GAMES
from trisq.service import handle
from trisq.texts import LANGUAGES, SENTENCES, catalogue
from trisq.words import ENGLISH, Language, Text, say, translated

FOREIGN = {code: language for code, language in LANGUAGES.items() if code != "en"}
SHIPPED = ("trisq", "talpa", "dama", "scripta")
Place = tuple[str | int, ...]  # keys and indices, from the outside
CYRILLIC = ("ru", "bg")
FORMS = {"en": 2, "ru": 3, "bg": 2, "cs": 3, "pt": 2}
# Where an answer speaks to people; all the rest is the same in every language.
SPEAKS = {
    *("headline", "story", "notes", "message", "prompt", "reason", "name", "label"),
    *("empty", "sentence", "title", "todo", "crew", "tally"),
}
# Games that are called the same in every language.
NAMES = {game.title for game in GAMES.values() if not isinstance(game.title, Text)}
LATIN = {"Esc", "JSON", "pass", "true", "false", *GAMES, *service._OPS}  # in Cyrillic

every_language = pytest.mark.parametrize("code", FOREIGN)


def fields(template: str) -> list[tuple[str, list[str]]]:
    """Return the placeholders, each with the forms behind its colon."""
    parts = string.Formatter().parse(template)
    return [
        (name[0].lower() + name[1:], spec.split("|") if spec else [])
        for _, name, spec, _ in parts
        if name
    ]


def test_templates_are_written_out_and_get_their_values() -> None:
    for place, call in say_calls(SOURCES):
        literal = call.args[0]
        assert isinstance(literal, ast.Constant), place
        assert isinstance(literal.value, str), place
        given = {keyword.arg for keyword in call.keywords}
        assert {name for name, _ in fields(literal.value)} == given, place


@every_language
def test_the_shipped_games_are_wholly_translated(code: str) -> None:
    """Whoever adds a game may leave it English; that is a line in the report."""
    others = {*GAMES} - {*SHIPPED}
    later = {text for name in others for text in own_templates(name)}
    due = [line for line in report(code) if line.split(": ", 2)[2] not in later]
    assert not due


@every_language
def test_a_sentence_is_in_one_section(code: str) -> None:
    read = catalogue(code)
    keys = [text for section in SENTENCES for text in read[section]]
    assert len(keys) == len(set(keys))
    assert [*read][-1] == "page", "Python in the page leaves the last section out"


def test_a_language_is_read_once_and_only_when_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        texts, "_SPOKEN", {"en": ENGLISH, **dict.fromkeys(("ru", "pt"))}
    )
    reading = Mock(side_effect=catalogue)
    monkeypatch.setattr(texts, "catalogue", reading)
    ask("en", op="games")
    ask("xx", op="games")
    reading.assert_not_called()
    for _ in range(2):
        assert ask("ru", op="games") != ask("en", op="games")
    reading.assert_called_once_with("ru")


def test_all_languages_can_be_read_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "_SPOKEN", dict.fromkeys(FOREIGN))
    texts.load_all()
    assert all(texts._SPOKEN.values())
    assert len(texts.LANGUAGES) == len(FOREIGN)


def test_the_report_names_what_is_missing_and_left_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    read = catalogue("cs")
    del read["rules"]["The edge helps"], read["page"]["Undo"]
    read["play"]["{side} sleeps"] = "{side} spí"
    monkeypatch.setattr(catalogues, "catalogue", lambda code: read)
    assert list(report("cs")) == [
        "cs: missing: The edge helps",
        "cs: left over: {side} sleeps",
        "cs: missing: Undo",
    ]
    catalogues.tell()
    assert "pt: missing: Undo" in capsys.readouterr().out.splitlines()


@every_language
def test_translations_have_the_same_placeholders(code: str) -> None:
    language = FOREIGN[code]
    for template, text in language.texts.items():
        ours = fields(text)
        assert {name for name, _ in ours} == {name for name, _ in fields(template)}
        for _, forms in ours:
            assert len(forms) in (0, FORMS[code]) or forms[0] in language.forms, text
        blank = not re.search("[A-Za-z]", re.sub(r"\{[^}]*\}", "", template))
        assert blank or text != template or code not in CYRILLIC, text
        end = (template[-1], text[-1])
        assert end.count(".") != 1, "both are sentences or neither is"


@every_language
def test_forms_belong_to_names_that_are_said(code: str) -> None:
    language = FOREIGN[code]
    for form, names in language.forms.items():
        assert names.keys() <= set(language.texts.values())
        assert f":{form}}}" in "".join(language.texts.values())


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", "square squares squares squares squares squares squares"),
        ("ru", "квадрат квадрата квадратов квадратов квадрат квадрата квадратов"),
        ("bg", "квадрат квадрата квадрата квадрата квадрата квадрата квадрата"),
        ("cs", "čtverec čtverce čtverců čtverců čtverců čtverců čtverců"),
        ("pt", "quadrado quadrados quadrados quadrados quadrados quadrados quadrados"),
    ],
)
def test_plural_forms(code: str, expected: str) -> None:
    said = [
        say("{count} {count:square|squares}", count=count)
        for count in (1, 2, 5, 11, 21, 22, 25)
    ]
    assert [text.into(LANGUAGES[code]).split()[1] for text in said] == expected.split()


def test_large_numbers_are_grouped_as_the_language_does() -> None:
    link = "?" + "x" * 1_234_566
    for code, number in (("en", "1,234,567"), ("ru", "1 234 567"), ("pt", "1 234 567")):
        message = ask(code, op="view", link=link)["view"]["error"]["message"]
        assert number in message.replace("\u00a0", " ")
    assert LANGUAGES["ru"].plural(112) == LANGUAGES["ru"].plural(14) == 2


def test_a_text_is_an_ordinary_string_that_can_be_said_again() -> None:
    side = say("white")
    text = say("{Side} to move", side=side)
    assert (text, text.upper()) == ("White to move", "WHITE TO MOVE")
    assert isinstance(text, str)
    assert text.into(LANGUAGES["ru"]) == "Ход белых"
    assert text.into(ENGLISH) is text
    inner = {"all": [text, ("x", text)], "n": 1}
    assert translated(inner, LANGUAGES["cs"]) == {
        "all": ["Bílý je na tahu", ["x", "Bílý je na tahu"]],
        "n": 1,
    }


def test_what_a_language_does_not_know_stays_english() -> None:
    nothing = Language("Nothing", ENGLISH.plural, "", {"{side} wins": "{side:of} +"})
    assert say("white").into(nothing) == "white"
    assert say("{side} wins", side="goose").into(nothing) == "goose +"


# --- Whole games ----------------------------------------------------------------------


def ask(language: object, **question: Any) -> Any:
    return json.loads(handle(json.dumps({**question, "language": language})))


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
    named = "sides" in place or place[1:2] == ("labels",)
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


def test_what_is_said_is_only_put_together_by_say() -> None:
    """Joining texts gives an ordinary string, which no language can say again."""
    for game in map(GAMES.get, SHIPPED):
        assert game
        match = random_match(game, seed=3, plies=40)
        for state in match.states:
            notes = game.status_note(state)
            assert not notes or isinstance(notes, Text)
            assert isinstance(game.turn_text(state), Text)
            if not game.outcome(state):
                assert isinstance(game.todo(state), Text)
            assert all(isinstance(game.tally(state, seat), Text) for seat in PLAYERS)
            assert all(isinstance(p.name, Text) for p in game.scene(state).pieces)
        assert all(isinstance(name, Text) for name in (*game.sides, *game.figures))


@every_language
def test_what_has_no_words_of_its_own_is_said_in_every_language(code: str) -> None:
    """Also where a language has no entry for it, unless its forms are words."""
    inner = say("roll the dice first.")
    told = say("{one} – {two}", one=inner, two=inner).into(FOREIGN[code])
    first, second = told.split(" – ")
    assert first == second == inner.into(FOREIGN[code]) != inner
    assert say("{count:die|dice}", count=2).into(FOREIGN[code]) == "dice"
    assert say("–").into(FOREIGN[code]) == "–"


def test_templates_are_cut_once() -> None:
    say("{Side} to move", side="white")
    before = words._cut.cache_info().misses
    say("{Side} to move", side="black")
    assert words._cut.cache_info().misses == before
