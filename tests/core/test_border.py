"""The border says one thing three times: in answers, in Python's types, in the page's.

`trisq/answers.py` and `web/types.d.ts` are compared field by field, and the second with
what `service.handle` answers to every operation.
"""

import json
import re
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

import assemble
from tests.core.page_types import Types
from trisq import answers, plain, service, view
from trisq.games import GAMES
from trisq.service import handle

TYPES = Path(__file__).parents[2] / "web" / "types.d.ts"
Json = dict[str, Any]


NAMES = {str: "string", int: "number", float: "number", bool: "boolean"}
KINDS = {list: "array", dict: "record"}


def leaves(hint: Any, where: str) -> dict[str, str]:
    """Return what is at every place of one of Python's types, in the page's words."""
    found: set[str] = set()
    below: dict[str, str] = {}
    for one in members(hint):
        origin, inner = get_origin(one), get_args(one)
        if is_typeddict(one):
            found.add("object")
            for key, field in get_type_hints(one).items():
                below |= leaves(field, f"{where}.{key}")
        elif origin is Literal:
            found |= {json.dumps(value) for value in inner}
        elif origin is tuple:
            found.add("tuple")
            for index, field in enumerate(inner):
                below |= leaves(field, f"{where}.{index}")
        elif origin:
            found.add(KINDS[origin])
            below |= leaves(inner[-1], f"{where}[]")
        else:
            found.add("null" if one is NoneType else NAMES[one])
    return {where: " | ".join(sorted(found))} | below


def members(hint: Any) -> list[Any]:
    """Return what a type can be; the page always asks for the whole scene."""
    some = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return [one for one in some if one is not plain.Changing or len(some) == 1]


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
        case "odds":
            yield asked("odds", link, site=choice["path"][0])
        case "lesson" | "try" | "explain":
            yield from taught(op, name)
        case "games" | "rules":
            yield asked(op, link)


def taught(op: str, name: str) -> Iterator[Json]:
    """Learn a game, or try what is to be done in its first step."""
    steps = [asked("lesson", f"?{name}&learn={step}") for step in (1, 2, 99)]
    if op == "lesson":
        yield from steps
    elif op == "explain":
        yield asked(op, f"?{name}", code="blocked")
        yield asked(op, f"?{name}", code="occupied")
    elif steps[0]["ok"]:
        yield asked("try", f"?{name}&learn=1", move=steps[0]["lesson"]["move"])


def begun(link: str, view: Json) -> Iterator[Json]:
    """Begin the first move that takes more than one click."""
    for choice in view["choices"]:
        if len(choice["path"]) > 1:
            yield asked("pick", link, path=choice["path"][:1])
            return


def returned(function: Any) -> Any:
    """Return the type of what a function of the border returns."""
    return get_type_hints(function, localns={"answers": answers})["return"]


@pytest.mark.parametrize("op", service._OPS)
def test_python_and_the_page_have_the_same_types(op: str) -> None:
    hint = returned(service._OPS[op])
    assert is_typeddict(hint)
    assert leaves(hint, op) == KNOWN.leaves(ANSWERS[op], op)


def test_a_refusal_is_the_same_in_both() -> None:
    said = leaves(returned(view.error), "error")
    assert said == KNOWN.leaves(("name", "Refusal"), "error")
    assert len(said) > 5


@pytest.mark.no_cover
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
    known = refusal["message"].split("one of these: ")[1].rstrip(".")
    assert set(re.findall(r"\w+", known)) - {"and"} == set(ANSWERS)


class Inner(TypedDict):
    one: float
    two: str | None


class Outer(Inner):
    many: list[Inner]
    pair: list[tuple[str, Literal[0, 1]]]
    some: dict[str, list[bool]]


BOTH = """
export interface Inner {
  one: number;
  two: string | null;
}

export interface Outer extends Inner {
  many: Inner[];
  pair: [string, 0 | 1][];
  some: Record<string, boolean[]>;
}
"""


@pytest.mark.parametrize(
    ("here", "there", "places"),
    [
        ("", "", set()),
        ("  one: number;\n", "", {"it.one", "it.many[].one"}),
        ("  two: string | null;", "  two: string;", {"it.two", "it.many[].two"}),
        ("many: Inner[];", "many: Inner;", {"it.many", "it.many[]"}),
        ("0 | 1", "0 | 2", {"it.pair[].1"}),
        ("boolean[]", "string[]", {"it.some[][]"}),
    ],
)
def test_a_type_that_differs_is_found(here: str, there: str, places: set[str]) -> None:
    page = Types(BOTH.replace(here, there)).leaves(("name", "Outer"), "it")
    python = leaves(Outer, "it")
    assert {where for where, _ in page.items() ^ python.items()} >= places
    assert bool(places) == (page != python)


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
