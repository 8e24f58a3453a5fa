"""What else of the memory is worth keeping, beside what training has read.

Other positions read other things: not this sentence but the next, not this row of a
table but the one below. So whatever lies in one piece is kept whole, and with it all
sentences of play, the small things that it refers to, and the rows of its tables. This
only makes the first program answer more often; whether an answer is right never
depends on it.
"""

import bisect
import json
from array import array
from collections.abc import Iterable

from freeze.first import BLOCK
from freeze.reads import SHIFT

WORD = 4
IN_USE, FLAGS = 2, 7  # of the word before a chunk that malloc has given away
COLLECTED = 8  # bytes that the collector puts before an object
SMALL = 76  # bytes: a number, a short tuple, a dictionary without its table
ROW = 400  # bytes: a row, a small table, the code of a function inside another
LARGE = 6144  # bytes; of such a table only what was read
RARELY = 12  # of so many things that a table refers to one was read, or it has no rows
AROUND = 64  # bytes of what the program itself holds, beside what was read of it


class Chunks:
    """The pieces in which malloc has given memory away."""

    def __init__(self, memory: bytes, start: int, types: dict[str, int]) -> None:
        """Walk over them; the first begins at ``start``."""
        self.words = array("I", memory)
        self.types = types
        self.starts: list[int] = []
        self.ends: list[int] = []
        at = start
        while at + WORD < len(memory) and (head := self.words[at // WORD]) > FLAGS:
            size = head & ~FLAGS
            if head & IN_USE:
                self.starts.append(at + WORD)
                self.ends.append(at + size)
            at += size

    def at(self, address: int) -> int | None:
        """Return the chunk that a word refers to, if it does."""
        index = bisect.bisect_right(self.starts, address) - 1
        if index < 0 or address - self.starts[index] > COLLECTED:
            return None
        return index

    def size(self, index: int) -> int:
        """Return how many bytes a chunk has."""
        return self.ends[index] - self.starts[index]

    def blocks(self, index: int) -> range:
        """Return the blocks in which a chunk lies, and the word before it."""
        first = self.starts[index] - WORD
        return range(first // BLOCK, (self.ends[index] - 1) // BLOCK + 1)

    def is_a(self, index: int, *names: str) -> bool:
        """Tell whether a chunk holds a thing of one of these types."""
        types = [self.types[name] for name in names]
        word = self.starts[index] // WORD + 1
        beyond = word + COLLECTED // WORD
        return self.words[word] in types or (
            beyond * WORD < self.ends[index] and self.words[beyond] in types
        )

    def touched(self, read: bytes) -> set[int]:
        """Return the chunks of which something was read."""
        return {
            index
            for index, (start, end) in enumerate(zip(self.starts, self.ends))
            if any(read[start >> SHIFT : ((end - 1) >> SHIFT) + 1])
        }

    def referred(self, index: int) -> set[int]:
        """Return all chunks that the words of one refer to."""
        start, end = self.starts[index] // WORD, self.ends[index] // WORD
        found = {self.at(word) for word in self.words[start:end]}
        return {some for some in found if some is not None}

    def related(self, index: int, touched: set[int]) -> set[int]:
        """Return what a chunk refers to and is small, or is a row as others are."""
        found = {some for some in self.referred(index) if self.size(some) <= ROW}
        kept = {
            some
            for some in found
            if self.is_a(some, "Code")
            or (self.size(some) <= SMALL and self.is_a(some, *self.types))
        }
        if len(found & touched) * RARELY >= len(found):
            rows = {some for some in found if self.is_a(some, "Tuple")}
            sizes = {self.size(some) for some in rows & touched}
            kept |= {some for some in rows if self.size(some) in sizes}
        return kept

    def tables(self, some: Iterable[int]) -> set[int]:
        """Return what dictionaries among some chunks hold, if that is not large."""
        return {
            table
            for index in some
            if self.is_a(index, "Dict")
            for table in self.referred(index)
            if self.size(table) <= ROW
        }


def worth_keeping(memory: bytes, about: bytes, read: bytes) -> set[int]:
    """Return the blocks to keep; ``read`` has a byte for each small block."""
    known = json.loads(about)
    chunks = Chunks(memory, known["stack"] + WORD, known["types"])
    if chunks.at(known["handle"] - COLLECTED) is None:
        raise RuntimeError("malloc's chunks are not where they were expected")
    touched = chunks.touched(read)
    kept: set[int] = set()
    for at in (number << SHIFT for number, noted in enumerate(read) if noted):
        around = AROUND if at < known["stack"] else 0
        kept.update(range((at - around) // BLOCK, (at + around) // BLOCK + 1))
    whole = {index for index in touched if chunks.size(index) <= LARGE}
    whole |= {said for said in map(chunks.at, known["said"]) if said is not None}
    more = {some for index in whole for some in chunks.related(index, touched)}
    for index in whole | more | chunks.tables(more):
        kept.update(chunks.blocks(index))
    start, end = known["runtime"]  # Python's own state
    kept.update(range(start // BLOCK, (end - 1) // BLOCK + 1))
    return kept
