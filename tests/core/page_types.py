"""The types in `web/types.d.ts`: interfaces, and what their fields are made of."""

import json
import re
from collections.abc import Iterator
from typing import Any

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

    def leaves(self, some: Any, where: str) -> dict[str, str]:
        """Return what is at every place of a type, in words that Python's have, too."""
        found: dict[str, set[str]] = {where: set()}
        below: dict[str, str] = {}
        for kind, inner in self._members(some):
            match kind:
                case "name":
                    found[where].add(inner)
                case "object":
                    for key, one in inner.items():
                        below |= self.leaves(one, f"{where}.{key}")
                case "tuple":
                    for index, one in enumerate(inner):
                        below |= self.leaves(one, f"{where}.{index}")
                case _:
                    below |= self.leaves(inner, f"{where}[]")
            if kind != "name":
                found[where].add(kind)
        return {where: " | ".join(sorted(found[where]))} | below

    def _members(self, some: Any) -> Iterator[Any]:
        """Yield what a type can be, names of other types looked up."""
        kind, inner = some
        if kind == "union":
            for one in inner:
                yield from self._members(one)
        elif kind == "name" and inner in self.known:
            _, body = self.known[inner]
            if body.startswith("{"):
                yield "object", self.fields(inner)
            else:
                yield from self._members(self.read(body))
        else:
            yield some


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
