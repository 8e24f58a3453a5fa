"""What `web/types.d.ts` says of every answer is what `service.handle` answers.

The types are read by a small parser: interfaces and what their fields are made of.
"""

import json
import re
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import assemble
from trisq.games import GAMES
from trisq.service import handle

TYPES = Path(__file__).parents[2] / "web" / "types.d.ts"
TOKEN = re.compile(r'"[^"]*"|\w+|[{}\[\]<>|;:,?]')
Json = dict[str, Any]


class Types:
    """The types of a file, and whether values fit them."""

    def __init__(self, text: str) -> None:
        plain = re.sub(r"(?s)/\*.*?\*/|//[^\n]*", "", text)
        found = re.findall(
            r"(?s)export interface (\w+)(?: extends (\w+))? (\{.*?\n?\})\n", plain
        )
        self.known = {name: (base, body) for name, base, body in found}
        for name, body in re.findall(r"export type (\w+) = ([^;{]+);", plain):
            self.known[name] = ("", body)

    def read(self, text: str) -> Any:
        """Return a type as nested tuples, each with its kind first."""
        tokens = TOKEN.findall(text)
        some = self._union(tokens)
        assert not tokens, tokens
        return some

    def _union(self, tokens: list[str]) -> Any:
        if tokens[0] == "|":
            tokens.pop(0)
        kinds = [self._one(tokens)]
        while tokens and tokens[0] == "|":
            tokens.pop(0)
            kinds.append(self._one(tokens))
        return ("union", kinds)

    def _one(self, tokens: list[str]) -> Any:
        token = tokens.pop(0)
        if token == "{":
            some: Any = ("object", dict(self._fields(tokens)))
        elif token == "[":
            some = ("tuple", list(self._items(tokens)))
        elif token == "Record":
            assert [tokens.pop(0) for _ in range(3)] == ["<", "string", ","]
            some = ("record", self._union(tokens))
            assert tokens.pop(0) == ">"
        else:
            some = ("name", token)
        while tokens[:2] == ["[", "]"]:
            del tokens[:2]
            some = ("array", some)
        return some

    def _fields(self, tokens: list[str]) -> Iterator[tuple[str, Any]]:
        while tokens[0] != "}":
            name = tokens.pop(0)
            assert tokens.pop(0) == ":", name
            yield name, self._union(tokens)
            if tokens[0] == ";":
                tokens.pop(0)
        tokens.pop(0)

    def _items(self, tokens: list[str]) -> Iterator[Any]:
        while tokens[0] != "]":
            yield self._union(tokens)
            if tokens[0] == ",":
                tokens.pop(0)
        tokens.pop(0)

    def fields(self, name: str) -> Json:
        """Return the fields of an interface, those of its base among them."""
        base, body = self.known[name]
        ((kind, own),) = self.read(body)[1]
        assert kind == "object", name
        return {**(self.fields(base) if base else {}), **own}

    def faults(self, value: object, some: Any, where: str) -> list[str]:
        """Return where a value is not what a type says."""
        kind, *rest = some
        match kind, value:
            case "union", _:
                tried = [self.faults(value, one, where) for one in rest[0]]
                return min(tried, key=len)
            case "name", _ if rest[0] in self.known:
                _, body = self.known[rest[0]]
                if not body.startswith("{"):
                    return self.faults(value, self.read(body), where)
                return self.faults(value, ("object", self.fields(rest[0])), where)
            case "object", dict():
                keys = rest[0].keys() ^ value.keys()
                missed = [f"{where}.{key}" for key in sorted(keys)]
                both = rest[0].keys() & value.keys()
                return missed + [
                    fault
                    for key in sorted(both)
                    for fault in self.faults(value[key], rest[0][key], f"{where}.{key}")
                ]
            case "record", dict():
                return [
                    fault
                    for key, one in value.items()
                    for fault in self.faults(one, rest[0], f"{where}.{key}")
                ]
            case "array", list():
                return [
                    fault
                    for one in value
                    for fault in self.faults(one, rest[0], f"{where}[]")
                ]
            case "tuple", list() if len(value) == len(rest[0]):
                pairs = zip(value, rest[0])
                return [f for pair in pairs for f in self.faults(*pair, f"{where}[]")]
            case "name", _:
                return [] if is_plain(value, rest[0]) else [where]
        return [where]


def is_plain(value: object, name: str) -> bool:
    """Tell whether a value is what a name or a literal means."""
    match name:
        case "string":
            return isinstance(value, str)
        case "number":
            return type(value) in (int, float)
        case "boolean":
            return isinstance(value, bool)
        case "object":
            return value == {}
    return type(value) is not float and json.dumps(value) == name


KNOWN = Types(TYPES.read_text("utf-8"))
ANSWERS: dict[str, Any] = KNOWN.fields("Answers")


def asked(op: str, link: str, **more: object) -> Json:
    answer: Json = json.loads(handle(json.dumps({"op": op, "link": link, **more})))
    return answer


def some_of(op: str, name: str) -> Iterator[Json]:
    """Ask for one operation in some positions of a game."""
    link = f"?{name}"
    view = asked("view", link)["view"]
    if view["turn"] == "chance":
        rolled = asked("roll", link)
        view = rolled["view"]
        if op == "roll":
            yield rolled
        if op == "think":
            yield asked("think", link, level=1, seed=1)
    link, choice = view["link"], view["choices"][0]
    longer = asked("play", link, move=choice["move"])
    match op:
        case "view":
            yield asked("view", link)
            yield asked("view", link, line=longer["view"]["link"], turned=True)
            yield asked("view", f"{longer['view']['link']}#0")
            yield asked("view", f"{link}-nonsense")
            yield asked("view", "?nothing=a1")
        case "play":
            yield longer
            yield asked("play", link, path=choice["path"])
        case "pick":
            yield from begun(link, view)
        case "think" | "hint":
            yield asked(op, link, level=1, seed=1)
        case "take":
            for table in assemble.TABLES:
                data = b64encode(table.read_bytes()).decode()
                yield asked("take", link, data=data)
        case "games" | "rules":
            yield asked(op, link)


def begun(link: str, view: Json) -> Iterator[Json]:
    """Begin the first move that takes more than one click."""
    for choice in view["choices"]:
        if len(choice["path"]) > 1:
            yield asked("pick", link, path=choice["path"][:1])
            return


@pytest.mark.parametrize("op", ANSWERS)
def test_an_answer_is_what_the_page_is_told_of_it(op: str) -> None:
    answers = [answer for name in GAMES for answer in some_of(op, name)]
    good = [answer for answer in answers if answer.pop("ok")]
    assert good, "at least one game gives an answer"
    for answer in good:
        assert KNOWN.faults(answer, ANSWERS[op], op) == []


def test_the_page_is_told_of_every_operation() -> None:
    refusal = asked("fly", "")["error"]
    assert KNOWN.faults(refusal, ("name", "Refusal"), "error") == []
    known = refusal["message"].split("there is: ")[1].rstrip(".")
    assert set(re.findall(r"\w+", known)) - {"and"} == set(ANSWERS)


def test_a_fault_is_found_wherever_it_is() -> None:
    text = """
    export interface Inner {
      one: number;
      two: string | null;
    }

    export interface Outer extends Inner {
      many: Inner[];
      pair: [string, 0 | 1][];
    }
    """
    types = Types(text.replace("\n    ", "\n"))
    inner = {"one": 1, "two": None}
    good: Json = {**inner, "many": [inner], "pair": [["a", 1]]}
    outer = ("name", "Outer")
    assert types.faults(good, outer, "it") == []
    assert types.faults({**good, "more": 1}, outer, "it") == ["it.more"]
    assert types.faults({**good, "one": "1"}, outer, "it") == ["it.one"]
    assert types.faults({**good, "many": [{"one": 1}]}, outer, "it") == [
        "it.many[].two"
    ]
    assert types.faults({**good, "pair": [["a", 2]]}, outer, "it") == ["it.pair[][]"]
    del good["two"]
    assert types.faults(good, outer, "it") == ["it.two"]
