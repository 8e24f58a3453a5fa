"""What players read: English sentences that remember how they were made.

Rules write ``say("{site} is taken.", site="f8")`` and get an ordinary English ``str``.
Only at the border, when a question asks for another language, the same template is
looked up in that language and filled in again. In templates

- ``{site}`` is a value: a text, a number, or a tuple of values with commas between;
- ``{Side}`` is the value ``side`` with a capital letter, to begin a sentence;
- ``{count:man|men}`` is the form that fits a number; ``{count}`` is the number;
- ``{side:of}``, in translations, is a name in a form that the language lists under
  ``of``, such as a case or an agreeing verb; a name that is not listed stays.

A template without a word of its own, such as ``{Sentence}``, is the same in every
language and needs no translation; what is put into it is said in that language.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeAlias

Value: TypeAlias = "str | int | tuple[Value, ...]"

_PLAIN = (str, int, float, bool, type(None))  # nearly all that an answer is made of
_PLACE = re.compile(r"\{(\w+)(?::([^}]*))?\}")


@dataclass(frozen=True)
class Language:
    """A language: its own name, its grammar, and its words for the English ones."""

    name: str
    plural: Callable[[int], int]  # which of the forms behind a number fits it
    thousands: str  # what stands between groups of digits
    texts: Mapping[str, str] = field(default_factory=dict)
    forms: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


ENGLISH = Language("English", lambda count: int(count != 1), ",")


class Text(str):
    """An English text that can be said in another language."""

    __slots__ = ("template", "values")

    template: str
    values: dict[str, Value]

    def into(self, language: Language) -> str:
        """Return this in a language, or as it is if the language has no words for it.

        >>> words = {"{Side} wins": "win: {side}"}
        >>> plain = Language("Plain", ENGLISH.plural, ",", words)
        >>> say("{Side} wins", side="white").into(plain)
        'win: white'
        """
        template = language.texts.get(self.template)
        if template is None:
            if not _is_wordless(self.template):
                return self
            template = self.template
        return _fill(template, self.values, language)


def say(template: str, /, **values: Value) -> Text:
    """Return a text in English; the template is always written out, never worked out.

    >>> say("{Side} has {count} {count:man|men}", side="white", count=1)
    'White has 1 man'
    >>> say("{Side} has {count} {count:man|men}", side="white", count=1200)
    'White has 1,200 men'
    """
    text = Text(_fill(template, values, ENGLISH) if values else template)
    text.template = template
    text.values = values
    return text


def translated(data: Any, language: Language) -> Any:
    """Return JSON data with every Text in it said in a language."""
    if isinstance(data, dict):
        return {
            key: value if type(value) in _PLAIN else translated(value, language)
            for key, value in data.items()
        }
    if isinstance(data, list | tuple):
        return [
            value if type(value) in _PLAIN else translated(value, language)
            for value in data
        ]
    return data.into(language) if isinstance(data, Text) else data


def capitalised(text: str) -> Text:
    """Return a text with a capital letter in front, in every language.

    >>> capitalised("roll the dice first.")
    'Roll the dice first.'
    """
    return say("{Text}", text=text)


Part = tuple[str, str, bool, tuple[str, ...]]  # text before it, name, capital, forms


@cache
def _cut(template: str) -> tuple[tuple[Part, ...], str]:
    """Return a template in pieces: its placeholders, and the text behind the last."""
    cut = _PLACE.split(template)
    parts = tuple(
        (
            before,
            name[0].lower() + name[1:],
            name[0].isupper(),
            tuple(forms.split("|")) if forms else (),
        )
        for before, name, forms in zip(cut[::3], cut[1::3], cut[2::3])
    )
    return parts, cut[-1]


def _is_wordless(template: str) -> bool:
    """Tell whether a template is nothing but what is put into it."""
    parts, rest = _cut(template)
    words = (rest, *(before + "".join(forms) for before, _, _, forms in parts))
    return bool(parts) and not any(sign.isalpha() for word in words for sign in word)


def _fill(template: str, values: Mapping[str, Value], language: Language) -> str:
    """Put values into a template."""
    parts, rest = _cut(template)
    said = ""
    for before, name, capital, forms in parts:
        value = values[name]
        word = value if type(value) is str else _word(value, language)
        if forms:
            word = _form(value, word, forms, language)
        if capital:
            word = word[:1].upper() + word[1:]
        said += before + word
    return said + rest


def _word(value: Value, language: Language) -> str:
    """Return a value as it is written in a language."""
    if isinstance(value, Text):
        return value.into(language)
    if isinstance(value, int):
        return f"{value:,}".replace(",", language.thousands)
    if isinstance(value, tuple):
        return ", ".join(_word(one, language) for one in value)
    return value


def _form(value: Value, word: str, forms: tuple[str, ...], language: Language) -> str:
    """Return the form that fits a number, or the form of a name."""
    if isinstance(value, int):
        return forms[language.plural(value)]
    return language.forms.get(forms[0], {}).get(word, word)
