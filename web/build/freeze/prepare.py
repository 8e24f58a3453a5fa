"""Run once in the Python that is to be frozen: import the rules, forget the rest."""

import gc
import json
import sys
import weakref
from collections.abc import Iterator
from types import CodeType, FunctionType
from typing import Any

from trisq import service, texts
from trisq.games import GAMES, load_all
from trisq.match import Memory
from trisq.words import Text

LANGUAGES = texts.LANGUAGES
PLAYED: set[str] = set()  # the English sentences that are said while people play


READ = texts.catalogue


def catalogue(code: str) -> dict[str, Any]:
    """Read a language, and note which sentences belong to play."""
    found = READ(code)
    PLAYED.update(found["play"])
    return found


texts.catalogue = catalogue
texts.load_all()  # first: what comes later fills the holes that reading leaves
load_all()
OURS = "/lib/rules.zip/"
with open("/needed") as learned:
    CALLED = {tuple(place) for place in json.load(learned)}  # see learn.py
ENOUGH = 20  # calls after which Python has specialised a function's bytecode
# Python itself looks for these by name, and the page for the rules.
NEEDED = {
    "__main__", "_abc", "_codecs", "_frozen_importlib", "_frozen_importlib_external",
    "_imp", "_io", "_thread", "_warnings", "_weakref", "abc", "builtins", "codecs",
    "encodings", "encodings.aliases", "encodings.utf_8", "io", "marshal", "posix",
    "sys", "time", "zipimport",
    *(name for name in sys.modules if name.startswith("trisq")),
}  # fmt: skip


def share_sentences() -> None:
    """Let all languages have the same English sentences, in the same order.

    Their tables are then alike, which packs well.
    """
    english: dict[str, str] = {}
    for language in LANGUAGES.values():
        for text in language.texts:
            english.setdefault(text, text)
    for language in LANGUAGES.values():
        theirs = language.texts
        ours = {english[text]: theirs[text] for text in english if text in theirs}
        object.__setattr__(language, "texts", ours)


def note_sentences() -> None:
    """Write down where all sentences of play are: any of them may come next."""
    said: list[object] = []
    for language in LANGUAGES.values():
        for english, text in language.texts.items():
            if english in PLAYED:
                said += [english, text]
        for forms in language.forms.values():
            said += [*forms, *forms.values()]
    for thing in gc.get_objects():
        if isinstance(thing, Text) and thing.template in PLAYED:
            said += [thing, thing.template]
        elif isinstance(thing, FunctionType):
            said += [text for text in constants(thing.__code__) if text in PLAYED]
    with open("/said", "w") as noted:
        json.dump(sorted({id(some) for some in said}), noted)


def constants(code: CodeType) -> Iterator[str]:
    """Yield the texts in code, and in the code that it makes functions of."""
    for value in code.co_consts:
        if isinstance(value, CodeType):
            yield from constants(value)
        elif isinstance(value, str):
            yield value


def warm_up() -> None:
    """Use the rules as a first visit does, and keep nothing of it."""
    for name in GAMES:
        for _ in range(ENOUGH):
            service.handle(f'{{"op": "view", "link": "?{name}"}}')
    service._MEMORY = Memory()
    service._BOARDS.clear()


def lighten() -> None:
    """Take away what only people and checkers read: line numbers and annotations."""
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            thing.__code__ = unlined(thing.__code__)
            setattr(thing, "__annotate__", None)  # noqa: B010 - since Python 3.14
        elif isinstance(thing, type):
            for name in ("__annotate_func__", "__annotations_cache__"):
                if name in vars(thing):
                    delattr(thing, name)


def unlined(code: CodeType) -> CodeType:
    """Return code that does not know on which lines it was written."""
    parts = (unlined(p) if isinstance(p, CodeType) else p for p in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(parts))


def empty_caches() -> None:
    """Drop what was only needed for importing; imported here, so that nothing stays."""
    import dataclasses
    import linecache
    import re
    import urllib.parse
    import zipimport

    vars(dataclasses).pop("inspect", None)  # only makes the docstrings of new classes
    vars(urllib.parse).pop("ipaddress", None)  # only reads hosts; our links have none
    for name in ("annotationlib", "ast", "typing"):  # only work while classes are made
        vars(sys.modules[name]).clear()
    re.purge()
    linecache.clearcache()
    sys.path_importer_cache.clear()
    vars(zipimport)["_zip_directory_cache"].clear()


def forget() -> None:
    """Let go of every module that nothing refers to; the others stay as they were."""
    known = {name: weakref.ref(module) for name, module in sys.modules.items()}
    for name in known.keys() - NEEDED:
        del sys.modules[name]
    gc.collect()
    for name, module in known.items():
        if (alive := module()) is not None:
            sys.modules[name] = alive


def left_out(*_values: object, **_named: object) -> None:
    """Stand for a function that is not there.

    The page's program has no ``input``, so this ends in the ordinary start of Python.
    """
    input()


def leave_out() -> None:
    """Empty the functions of the standard library that answering never calls."""
    stand_ins: dict[tuple[str, ...], CodeType] = {}
    for function in gc.get_objects():
        if not isinstance(function, FunctionType):
            continue
        code = function.__code__
        ours = code.co_filename.startswith(OURS) or code.co_filename == "<string>"
        if ours or (code.co_filename, code.co_firstlineno) in CALLED:
            continue
        free = code.co_freevars
        stand_in = stand_ins.setdefault(
            free, left_out.__code__.replace(co_freevars=free)
        )
        function.__code__ = stand_in
        function.__defaults__ = function.__kwdefaults__ = None


texts.catalogue = READ
share_sentences()
lighten()
warm_up()
note_sentences()
empty_caches()
forget()
leave_out()
vars(sys)["_clear_type_cache"]()  # or any answer may meet names from long before
gc.collect()
gc.freeze()  # what is here now is never garbage: do not look at it again
