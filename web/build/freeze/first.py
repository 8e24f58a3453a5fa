"""The first program: only what a first visit calls and reads, and every read checked.

A function that training never called is not there; whoever calls it traps. A block of
memory that training never read is not there either, and a map says so: every load asks
the map before it reads, and traps where something is missing. So this program answers
as the whole one does, or not at all. What is kept decides only how often.

Why that is enough: before the first question both programs differ only in blocks that
the map marks. Until a marked block is read, both do the same, step by step; a read of
one ends in a trap. Blocks that are zero in the whole program need no mark, what lies
beyond its memory is as new in both, and writing into a marked block changes nothing:
the mark stays.
"""

from collections.abc import Iterable

from freeze import wasm
from freeze.instructions import CALL, constant, value, walk
from freeze.loads import ADD, Helpers, get, put
from freeze.reads import SUBTRACT

SHIFT = 5  # boot.js has made room for one byte for each block
BLOCK = 1 << SHIFT  # bytes
OR, SHIFTED, NOT_MORE = b"\x72", b"\x76", b"\x4d"
IF, LOOP, AGAIN = b"\x04\x40", b"\x03\x40", b"\x0d\x00"
TRAP = b"\x00"
ONE_LIST = b"\x01\x00\x41"  # the table is filled at once, from a constant place on


class Checked:
    """Asks the map, and traps where a block is missing."""

    def __init__(self, place: int) -> None:
        """Take the map to be at this address."""
        self.place = place

    def _missing(self, address: bytes) -> bytes:
        """Give what the map says of an address."""
        return address + constant(SHIFT) + SHIFTED + self._marked()

    def _marked(self) -> bytes:
        return b"\x2d\x00" + wasm.number(self.place)

    def load(self, address: bytes, size: int, wrong: bytes) -> bytes:
        """Check both ends: whatever a load promises, it may lie across two blocks."""
        asked = wrong + self._missing(address) + OR
        if size > 1:
            asked += self._missing(address + constant(size - 1) + ADD) + OR
        return asked + IF + TRAP + wasm.END

    def copy(self, source: bytes, size: bytes, spare: int) -> bytes:
        """Check every block of a range, unless it is empty."""
        last = source + size + ADD + constant(1) + SUBTRACT + constant(SHIFT) + SHIFTED
        look = get(spare) + self._marked() + IF + TRAP + wasm.END
        step = get(spare) + constant(1) + ADD + put(spare)
        each = look + step + get(spare) + last + NOT_MORE + AGAIN
        begin = source + constant(SHIFT) + SHIFTED + put(spare)
        return size + IF + begin + LOOP + each + wasm.END + wasm.END


def some_of(memory: bytes, kept: set[int], place: int) -> bytes:
    """Keep some blocks of a memory, and write down in its map which others there were.

    Whatever is left out becomes zero.
    """
    nothing = bytes(BLOCK)
    absent = [
        block
        for block in range(len(memory) // BLOCK)
        if block not in kept and memory[block * BLOCK : (block + 1) * BLOCK] != nothing
    ]
    some = bytearray(memory)
    for block in absent:
        some[block * BLOCK : (block + 1) * BLOCK] = nothing
    for block in absent:  # not before: the map lies in the same memory
        some[place + block] = 1
    return bytes(some)


def checked(whole: bytes, called: set[int], place: int, offered: set[str]) -> bytes:
    """Return a program of only some functions, all of whose reads are checked.

    Functions get new numbers: what is imported, what was called, then for each type one
    that stands for those which are left out, and the helpers.
    """
    parts = list(wasm.sections(whole))
    by_kind = dict(parts)
    bodies = wasm.bodies(by_kind[wasm.CODE])
    imports = wasm.imports(by_kind[wasm.IMPORT])
    types = [type_ for kind, type_, _ in imports if kind == wasm.FUNCTION]
    first = len(types)
    types += wasm.numbers(by_kind[wasm.FUNCTIONS])
    named = _named(bodies[index] for index in called)
    wanted = [number for number in range(first) if number in named]
    kept = [first + index for index in sorted(called)]
    left = sorted({types[number] for number in named - {*wanted, *kept}})
    new = {old: number for number, old in enumerate((*wanted, *kept))}
    stands = {type_: len(new) + index for index, type_ in enumerate(left)}
    there = len(new) + len(stands)
    helpers = Helpers(Checked(place), there, wasm.length(by_kind[wasm.TYPE]))

    def renumbered(old: int) -> int:
        return new[old] if old in new else stands[types[old]]

    code = [helpers.guarded(bodies[old - first], renumbered) for old in kept]
    code += [wasm.UNREACHABLE for _ in left]
    code += [body for _, body in helpers.functions]
    kinds = [*(types[old] for old in kept), *left]
    kinds += [type_ for type_, _ in helpers.functions]
    exports = [
        wasm.export(name, kind, new[old] if kind == wasm.FUNCTION else old)
        for name, kind, old in wasm.exports(by_kind[wasm.EXPORT])
        if name in offered
    ]
    functions = iter(range(first))
    imported = [
        content
        for kind, _, content in imports
        if kind != wasm.FUNCTION or next(functions) in new
    ]
    changed = {
        wasm.TYPE: wasm.longer(by_kind[wasm.TYPE], helpers.types),
        wasm.IMPORT: wasm.listed(imported),
        wasm.FUNCTIONS: wasm.listed([wasm.number(type_) for type_ in kinds]),
        wasm.EXPORT: wasm.listed(exports),
        wasm.ELEMENT: _table(by_kind[wasm.ELEMENT], new, there - 1),
        wasm.CODE: wasm.listed([wasm.sized(body) for body in code]),
    }
    return wasm.joined([(kind, changed.get(kind, body)) for kind, body in parts])


def _named(bodies: Iterable[bytes]) -> set[int]:
    """Return the functions that some others call by their numbers."""
    return {
        value(body, begin + 1)[0]
        for body in bodies
        for code, begin, _ in walk(body, wasm.past_locals(body))
        if code == CALL
    }


def _table(section: bytes, new: dict[int, int], missing: int) -> bytes:
    """Give the functions in the table new numbers; ``missing`` is that of others."""
    reader = wasm.Reader(section)
    begin = reader.take(3)
    if begin != ONE_LIST:
        raise ValueError("another table was expected")
    where = reader.number()
    if where > 0x3F or reader.take(1) != wasm.END:
        raise ValueError("the table was expected to begin early")
    listed = [new.get(reader.number(), missing) for _ in range(reader.number())]
    start = begin + wasm.number(where) + wasm.END
    return start + wasm.listed([wasm.number(function) for function in listed])
