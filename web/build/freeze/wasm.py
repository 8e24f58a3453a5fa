"""The little of WebAssembly's file format that freezing needs.

A program is a list of numbered sections. Functions keep their numbers whatever is done
here: bodies are changed, nothing is ever taken out of the middle, so no instruction has
to be read or rewritten. Whoever does that needs ``instructions.py``.
"""

from collections import Counter
from collections.abc import Iterator

HEADER = b"\0asm\1\0\0\0"
CUSTOM, TYPE, IMPORT, FUNCTIONS, MEMORY = 0, 1, 2, 3, 5
GLOBAL, EXPORT, ELEMENT, CODE, DATA, DATA_COUNT = 6, 7, 9, 10, 11, 12
FUNCTION, GLOBAL_KIND = 0, 3  # kinds of imports and exports
END = b"\x0b"
BLOCK = 128  # bytes; only blocks that are not all zero are stored
NOTE = b"frozen"  # the name of our custom section
UNREACHABLE = b"\x00\x00" + END  # a body: no locals, one instruction that traps

Section = tuple[int, bytes]


def number(value: int) -> bytes:
    """Write an unsigned number: seven bits a byte, the lowest first (LEB128)."""
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


class Reader:
    """Reads a section from its beginning to its end."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def number(self) -> int:
        """Read an unsigned number."""
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def take(self, count: int) -> bytes:
        """Read that many bytes."""
        self.at += count
        return self.data[self.at - count : self.at]

    def sized(self) -> bytes:
        """Read bytes that come after their own number: a name, a body."""
        return self.take(self.number())


def sections(program: bytes) -> Iterator[Section]:
    """Take a program apart."""
    reader = Reader(program)
    if reader.take(len(HEADER)) != HEADER:
        raise ValueError("this is no WebAssembly program")
    while reader.at < len(program):
        kind = reader.take(1)[0]
        yield kind, reader.sized()


def joined(parts: list[Section]) -> bytes:
    """Put a program together again."""
    return HEADER + b"".join(bytes([kind]) + sized(body) for kind, body in parts)


def sized(data: bytes) -> bytes:
    """Write bytes after their own number."""
    return number(len(data)) + data


def listed(items: list[bytes]) -> bytes:
    """Write a list after its length."""
    return number(len(items)) + b"".join(items)


def longer(section: bytes, more: list[bytes]) -> bytes:
    """Add to the end of a list."""
    reader = Reader(section)
    count = reader.number()
    return number(count + len(more)) + section[reader.at :] + b"".join(more)


def length(section: bytes) -> int:
    """Return how many things are in a list."""
    return Reader(section).number()


def numbers(section: bytes) -> list[int]:
    """Return a list of unsigned numbers."""
    reader = Reader(section)
    return [reader.number() for _ in range(reader.number())]


def bodies(code: bytes) -> list[bytes]:
    """Return the bodies of all functions that the program itself has."""
    reader = Reader(code)
    return [reader.sized() for _ in range(reader.number())]


def exports(section: bytes) -> list[tuple[str, int, int]]:
    """Return name, kind and number of everything that the program offers."""
    reader = Reader(section)
    return [
        (reader.sized().decode(), reader.take(1)[0], reader.number())
        for _ in range(reader.number())
    ]


def past_locals(body: bytes) -> int:
    """Return where the instructions of a body begin."""
    reader = Reader(body)
    for _ in range(reader.number()):
        reader.number()
        reader.take(1)
    return reader.at


def export(name: str, kind: int, index: int) -> bytes:
    """Write what the program offers."""
    return sized(name.encode()) + bytes([kind]) + number(index)


def traced(program: bytes) -> bytes:
    """Let every function say that it was called.

    The n-th function sets a global of its own, which is exported as ``called n``.
    """
    parts = list(sections(program))
    by_kind = dict(parts)
    functions = bodies(by_kind[CODE])
    first = length(by_kind[GLOBAL]) + imported(by_kind[IMPORT])[GLOBAL_KIND]
    flag = b"\x7f\x01\x41\x00" + END  # an i32 that can change, 0 at first
    marked = []
    for index, body in enumerate(functions):
        start = past_locals(body)
        mark = b"\x41\x01\x24" + number(first + index)  # i32.const 1, global.set
        marked.append(sized(body[:start] + mark + body[start:]))
    offered = [export(*known) for known in exports(by_kind[EXPORT])]
    offered += [
        export(f"called {index}", GLOBAL_KIND, first + index)
        for index in range(len(functions))
    ]
    changed = {
        GLOBAL: longer(by_kind[GLOBAL], [flag] * len(functions)),
        EXPORT: listed(offered),
        CODE: listed(marked),
    }
    return joined([(kind, changed.get(kind, body)) for kind, body in parts])


def imports(section: bytes) -> list[tuple[int, int, bytes]]:
    """Return everything that a program imports: its kind, its type, and all as it is.

    Imports come first in every numbering.
    """
    reader = Reader(section)
    found = []
    for _ in range(reader.number()):
        start = reader.at
        reader.sized(), reader.sized()
        kind = reader.take(1)[0]
        if kind not in (FUNCTION, GLOBAL_KIND):
            raise ValueError("only functions and globals were expected")
        type_ = reader.number()
        reader.take(kind == GLOBAL_KIND)  # whether it can change
        found.append((kind, type_, section[start : reader.at]))
    return found


def imported(section: bytes) -> Counter[int]:
    """Count what a program imports, by kind."""
    return Counter(kind for kind, *_ in imports(section))


def body_of(program: bytes, name: str) -> int:
    """Return which body is that of an exported function."""
    by_kind = dict(sections(program))
    numbers = {export: index for export, _, index in exports(by_kind[EXPORT])}
    return numbers[name] - imported(by_kind[IMPORT])[FUNCTION]


def trimmed(program: bytes, called: set[int], offered: set[str]) -> bytes:
    """Keep only the functions that were called and the exports that are used.

    Any other function traps when it is called. Functions keep their numbers, and with
    them all that refers to one.
    """
    parts = list(sections(program))
    by_kind = dict(parts)
    kept = [
        sized(body if index in called else UNREACHABLE)
        for index, body in enumerate(bodies(by_kind[CODE]))
    ]
    named = [export(*some) for some in exports(by_kind[EXPORT]) if some[0] in offered]
    changed = {EXPORT: listed(named), CODE: listed(kept)}
    return joined([(kind, changed.get(kind, body)) for kind, body in parts])


def with_memory(program: bytes, memory: bytes, note: bytes) -> bytes:
    """Replace a program's data by a whole memory, and its notes by one of ours."""
    replaced = (CUSTOM, DATA, DATA_COUNT)
    parts = [(kind, body) for kind, body in sections(program) if kind not in replaced]
    data = [
        b"\x00\x41" + _signed(start) + END + sized(memory[start:end])
        for start, end in _runs(memory)
    ]
    return joined([*parts, (DATA, listed(data)), (CUSTOM, sized(NOTE) + note)])


def _runs(memory: bytes) -> Iterator[tuple[int, int]]:
    """Yield the beginnings and ends of what is not zero, in whole blocks."""
    start = None
    zeros = bytes(BLOCK)
    for at in range(0, len(memory), BLOCK):
        if memory[at : at + BLOCK] == zeros:
            if start is not None:
                yield start, at
            start = None
        elif start is None:
            start = at
    if start is not None:
        yield start, len(memory)


def _signed(value: int) -> bytes:
    """Write a number that is not negative where a signed one is expected."""
    out = number(value)
    return out if out[-1] < 0x40 else out[:-1] + bytes([out[-1] | 0x80, 0])
