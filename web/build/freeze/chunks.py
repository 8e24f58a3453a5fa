"""What else of the memory is worth keeping, beside what training has read.

Other positions read other things: not this name but the next, not this entry of a table
but the one below. So whatever lies in one piece is kept whole, and with it the small
things that it refers to. This only makes the first program answer more often; whether
an answer is right never depends on it.
"""

import bisect
import json
from array import array

from freeze.first import BLOCK
from freeze.reads import SHIFT

WORD = 4
IN_USE, FLAGS = 2, 7  # of the word before a chunk that malloc has given away
COLLECTED = 8  # bytes that the collector puts before an object
SMALL = 76  # bytes: a name, a short sentence or tuple
NEAR = 64  # bytes: what Python's own state refers to
HUGE = 65536  # bytes; not all that such a table refers to is worth it


class Chunks:
    """The pieces in which malloc has given memory away."""

    def __init__(self, memory: bytes, start: int) -> None:
        """Walk over them; the first begins at ``start``."""
        self.words = array("I", memory)
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

    def referred(self, start: int, end: int, limit: int) -> set[int]:
        """Return all chunks of at most some bytes that words in a range refer to."""
        found = {self.at(word) for word in self.words[start // WORD : end // WORD]}
        return {some for some in found if some is not None and self.size(some) <= limit}


def worth_keeping(memory: bytes, note: bytes, read: bytes) -> set[int]:
    """Return the blocks to keep; ``read`` has a byte for each small block."""
    known = json.loads(note)
    chunks = Chunks(memory, known["stack"] + WORD)
    if chunks.at(known["handle"] - COLLECTED) is None:
        raise RuntimeError("malloc's chunks are not where they were expected")
    touched = {
        index
        for index, (start, end) in enumerate(zip(chunks.starts, chunks.ends))
        if any(read[start >> SHIFT : ((end - 1) >> SHIFT) + 1])
    }
    state = tuple(known["runtime"])
    near = chunks.referred(state[0], state[1], NEAR)
    for index in touched:
        if chunks.size(index) > HUGE:
            continue
        near |= chunks.referred(chunks.starts[index], chunks.ends[index], SMALL)
    ranges = [
        (chunks.starts[index] - WORD, chunks.ends[index]) for index in touched | near
    ]
    kept = {(at << SHIFT) // BLOCK for at, noted in enumerate(read) if noted}
    for start, end in (state, *ranges):
        kept.update(range(start // BLOCK, (end - 1) // BLOCK + 1))
    return kept
