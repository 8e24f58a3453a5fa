"""The first program: the answers of the whole one or none, never another."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import build
from freeze import first, wasm
from freeze.instructions import (
    COPY,
    LOADS,
    UnknownInstructionError,
    constant,
    value,
    walk,
)
from freeze.lessons import first_lessons
from freeze.loads import Helpers, get
from tests.build.test_net import questions
from tests.scale import much

COMPARE = build.ROOT / "tests" / "web" / "compare.js"
GUARDED = build.ROOT / "tests" / "web" / "guarded.js"
PAGE = 0x10000
PLACE = 0xE000  # of a small map
COPIES = 0x1000  # where copies are put


@pytest.fixture(scope="module")
def small(built: Path) -> Path:
    """The first program."""
    return next(built.glob("first-*/python.wasm"))


def note(program: bytes) -> dict[str, Any]:
    """Return what the build has noted in a program."""
    (section,) = (body for kind, body in wasm.sections(program) if kind == wasm.CUSTOM)
    found: dict[str, Any] = json.loads(section.removeprefix(wasm.sized(wasm.NOTE)))
    return found


def memory(program: bytes) -> bytes:
    """Return the memory that a program begins with."""
    reader = wasm.Reader(dict(wasm.sections(program))[wasm.DATA])
    found = bytearray()
    for _ in range(reader.number()):
        assert reader.take(2) == b"\x00\x41"
        at = reader.number()
        assert reader.take(1) == wasm.END
        found += bytes(at - len(found)) + reader.sized()
    return bytes(found)


def asked(count: int) -> list[str]:
    """Return questions outside training, but no thoughts and no rules."""
    rng = random.Random(19)
    shaped = [q for q in questions(count, 3, seed=29) if not later(q)]
    lessons = list(first_lessons(seed=2, games=1))
    return [*shaped, *rng.sample(lessons, min(count, len(lessons)))]


def later(question: str) -> bool:
    return json.loads(question)["op"] in ("think", "hint", "rules")


def compare(
    whole: Path, small: Path, folder: Path, some: list[str], *spoil: str
) -> dict[str, list[int]]:
    """Ask both programs; return which answers are the same, missing and different."""
    told, found = folder / "asked", folder / "found"
    told.write_text("\n".join(some), "utf-8")
    build.node(COMPARE, whole, small, told, found, *spoil)
    result: dict[str, list[int]] = json.loads(found.read_bytes())
    return result


def test_questions_outside_training_have_the_same_answer_or_none(
    program: Path, small: Path, tmp_path: Path
) -> None:
    some = asked(much(200, 60_000))
    found = compare(program, small, tmp_path, some)
    assert [some[index] for index in found["other"]] == []
    assert len(found["none"]) < len(some) / 20
    assert len(found["same"]) + len(found["none"]) == len(some)


def test_a_block_that_is_missing_is_noticed(
    program: Path, small: Path, tmp_path: Path
) -> None:
    some, tries = asked(20), str(much(60, 200))
    marked = compare(program, small, tmp_path, some, "marks", tries)
    assert marked["other"] == [], "the check checks"
    assert len(marked["none"]) > 0
    hidden = compare(program, small, tmp_path, some, "hides", tries)
    assert len(hidden["other"]) > 0, "or the test proves nothing"


def test_no_read_is_outside_a_helper(small: Path) -> None:
    program = small.read_bytes()
    by_kind = dict(wasm.sections(program))
    bodies = wasm.bodies(by_kind[wasm.CODE])
    guard = first.Checked(note(program)["map"])
    offsets = [
        b"\x00" + get(0) + bytes([load, 0, at]) for load in LOADS for at in (0, 1)
    ]
    made = Helpers(guard, 0, 0)
    for body in (*offsets, b"\x00" + get(0) * 3 + b"\xfc\x0a\x00\x00"):
        made.guarded(body + wasm.END)
    helpers = {body for _, body in made.functions}
    assert len(helpers) == 2 * len(LOADS) + 1
    reading = {
        body
        for body in bodies
        if any(c in LOADS or c == COPY for c, *_ in walk(body, wasm.past_locals(body)))
    }
    assert reading
    assert reading <= helpers


def test_memory_is_that_of_the_whole_program_or_marked(
    program: Path, small: Path
) -> None:
    content = small.read_bytes()
    place = note(content)["map"]
    whole, some = memory(program.read_bytes()), memory(content)
    some = some.ljust(len(whole), b"\0")
    end = place + len(whole) // first.BLOCK
    absent = present = 0
    for at in range(0, len(whole), first.BLOCK):
        if at + first.BLOCK > place and at < end:
            continue  # the map itself
        if some[place + at // first.BLOCK]:
            absent += 1
        else:
            present += 1
            assert whole[at : at + first.BLOCK] == some[at : at + first.BLOCK]
    assert absent > present / 4


@pytest.mark.parametrize(
    "code",
    [
        b"\xfd\x00\x00\x00",  # SIMD
        b"\xfe\x10\x02\x00",  # atomics
        b"\x25\x00",  # the table, but not to call
        b"\xd2\x00",  # a function as a value
        b"\x12\x00",  # a call in place of the caller
        b"\x06\x40",  # a try, whose catch might swallow something
        b"\xfc\x08\x00\x00",  # data that is copied later
        b"\x28\x42\x01\x00",  # another memory
    ],
)
def test_what_nobody_has_thought_about_is_refused(code: bytes) -> None:
    with pytest.raises(UnknownInstructionError):
        list(walk(b"\x00" + code + wasm.END, 1))


def test_a_body_that_ends_too_early_is_refused() -> None:
    with pytest.raises(UnknownInstructionError):
        list(walk(b"\x00\x20\x00", 1))


@pytest.mark.parametrize("bits", [0, 1, 63, 64, 127, 128, 8191, 1 << 30, (1 << 32) - 1])
def test_constants_are_read_as_they_were_written(bits: int) -> None:
    assert [code for code, *_ in walk(constant(bits) + wasm.END, 0)] == [0x41, 0x0B]
    found, _ = value(constant(bits), 1)
    width = 7 * (len(constant(bits)) - 1)
    signed = found - (1 << width) if found >> (width - 1) & 1 else found
    assert signed & 0xFFFFFFFF == bits


# --- a small program with one function for each kind of load ----------------------


def functions() -> list[tuple[str, bytes, bytes]]:
    """Return names, types and bodies: loads of all kinds and offsets, and a copy."""
    found = [
        (
            f"{load} {offset}",
            b"\x60\x01\x7f\x01" + bytes([result]),
            b"\x00" + get(0) + bytes([load, 0]) + wasm.number(offset) + wasm.END,
        )
        for load, (_, result) in LOADS.items()
        for offset in (0, 1, 40, 0xFFFFFFF0)
    ]
    copy = b"\x00" + get(0) + get(1) + get(2) + b"\xfc\x0a\x00\x00" + wasm.END
    return [*found, ("copy", b"\x60\x03\x7f\x7f\x7f\x00", copy)]


def written(content: bytes, helpers: Helpers | None) -> bytes:
    """Write a program of these functions and one page of memory."""
    made = functions()
    bodies = [helpers.guarded(body) if helpers else body for *_, body in made]
    types = [type_ for _, type_, _ in made] + (helpers.types if helpers else [])
    more = helpers.functions if helpers else []
    kinds = [*range(len(made)), *(kind for kind, _ in more)]
    exports = [wasm.export("memory", 2, 0)]
    exports += [wasm.export(name, 0, at) for at, (name, *_) in enumerate(made)]
    bodies += [body for _, body in more]
    parts = [
        (wasm.TYPE, wasm.listed(types)),
        (wasm.FUNCTIONS, wasm.listed([wasm.number(kind) for kind in kinds])),
        (wasm.MEMORY, b"\x01\x00\x01"),
        (wasm.EXPORT, wasm.listed(exports)),
        (wasm.CODE, wasm.listed([wasm.sized(body) for body in bodies])),
    ]
    return wasm.with_memory(wasm.joined(parts), content, b"")


def test_a_guarded_load_reads_the_same_or_traps(tmp_path: Path) -> None:
    """It traps exactly where a byte of a missing block would be read, or of none."""
    rng = random.Random(7)
    content = bytearray(rng.randbytes(PLACE)).ljust(PAGE, b"\0")
    absent = set(rng.sample(range(PLACE // first.BLOCK), 300))
    for block in absent:
        content[PLACE + block] = 1
    helpers = Helpers(first.Checked(PLACE), len(functions()), len(functions()))
    plain, guarded = tmp_path / "plain.wasm", tmp_path / "guarded.wasm"
    plain.write_bytes(written(bytes(content), None))
    guarded.write_bytes(written(bytes(content), helpers))
    tried: list[tuple[str, list[int], int, int]] = []
    reads: list[range] = []
    for _ in range(much(4000, 40_000)):
        name, *_ = rng.choice(functions())
        if name == "copy":
            source, size = rng.randrange(COPIES, PLACE), rng.choice((0, 1, 5, 99, 900))
            tried.append((name, [0, source, size], 0, size))
            reads.append(range(source, source + size))
        else:
            load, offset = map(int, name.split())
            base = rng.choice((rng.randrange(PLACE), rng.randrange(-64, 64)))
            at = base % (1 << 32) + offset
            tried.append((name, [base], 0, 0))
            reads.append(range(at, at + LOADS[load][0]))
    told, read = tmp_path / "tried", tmp_path / "read"
    told.write_text(json.dumps(tried), "utf-8")
    build.node(GUARDED, plain, guarded, told, read)
    traps = same = 0
    for did, (right, got) in zip(reads, zip(*json.loads(read.read_bytes()))):
        gone = any(at // first.BLOCK in absent for at in did if at < PLACE)
        assert got == (None if gone else right)
        traps, same = traps + (got is None), same + (got is not None)
    assert min(traps, same) > len(tried) / 10
