"""Sentences and their translations: whole, of one shape, and read when needed."""

import ast
import re
from unittest.mock import Mock

import pytest

import catalogues
from catalogues import SOURCES, own_templates, report, say_calls
from tests.core.languages import (
    CYRILLIC,
    FOREIGN,
    FORMS,
    SHIPPED,
    ask,
    every_language,
    fields,
)
from tests.kit import random_match
from trisq import texts, words
from trisq.game import PLAYERS
from trisq.games import GAMES
from trisq.texts import LANGUAGES, SENTENCES, TERMINAL, catalogue, terminal
from trisq.words import ENGLISH, Language, Text, say, translated


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
    keys = [text for section in (*SENTENCES, TERMINAL) for text in read[section]]
    assert len(keys) == len(set(keys))
    assert [*read][-2:] == [TERMINAL, "page"], "Python in the page leaves both out"


@every_language
def test_a_terminal_says_more_than_the_page(code: str) -> None:
    spoken, more = terminal(code).texts, catalogue(code)[TERMINAL]
    assert spoken == {**LANGUAGES[code].texts, **more}
    assert not LANGUAGES[code].texts.keys() & more.keys()
    assert terminal("en") is ENGLISH


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
    before = set(report("cs"))  # a new game need not be translated
    read = catalogue("cs")
    del read["rules"]["The edge helps"], read["page"]["Undo"]
    read["play"]["{side} sleeps"] = "{side} spí"
    monkeypatch.setattr(catalogues, "catalogue", lambda code: read)
    assert [line for line in report("cs") if line not in before] == [
        "cs: missing: The edge helps",
        "cs: left over: {side} sleeps",
        "cs: missing: Undo",
    ]
    catalogues.tell()
    assert "pt: missing: Undo" in capsys.readouterr().out.splitlines()


@every_language
def test_translations_have_the_same_placeholders(code: str) -> None:
    language = terminal(code)
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
