"""Which parts of the memory answering reads: a program that notes every read.

The notes lie far above all that Python uses, one byte for each small block.
"""

from freeze import wasm
from freeze.instructions import constant
from freeze.loads import ADD, Helpers, get, put

NOTES = 1 << 30  # where the notes are
SHIFT = 4  # blocks of 16 bytes
ROOM = 64 << 20  # bytes of memory that there are notes for
SUBTRACT, SHIFTED, FILL = b"\x6b", b"\x76", b"\xfc\x0b\x00"
PAGE = 16


class Noted:
    """Notes the first and the last byte that a load reads, and all that is copied."""

    def load(self, address: bytes, size: int, wrong: bytes) -> bytes:
        """Note a load."""
        del wrong  # such a one fails anyway
        note = constant(1) + b"\x3a\x00" + wasm.number(NOTES)
        ends = [address, address + constant(size - 1) + ADD][:size]
        return b"".join(end + constant(SHIFT) + SHIFTED + note for end in ends)

    def copy(self, source: bytes, size: bytes, spare: int) -> bytes:
        """Note a range, unless it is empty."""
        first = source + constant(SHIFT) + SHIFTED
        last = source + size + ADD + constant(1) + SUBTRACT + constant(SHIFT) + SHIFTED
        fill = first + put(spare) + get(spare) + constant(NOTES) + ADD + constant(1)
        fill += last + get(spare) + SUBTRACT + constant(1) + ADD + FILL
        return size + b"\x04\x40" + fill + wasm.END


def noting_reads(program: bytes, functions: set[int]) -> bytes:
    """Let some functions of a program note what they read."""
    parts = list(wasm.sections(program))
    by_kind = dict(parts)
    imported = wasm.imported(by_kind[wasm.IMPORT])[wasm.FUNCTION]
    known, types = (wasm.length(by_kind[kind]) for kind in (wasm.CODE, wasm.TYPE))
    helpers = Helpers(Noted(), imported + known, types)
    bodies = [
        wasm.sized(helpers.guarded(body) if index in functions else body)
        for index, body in enumerate(wasm.bodies(by_kind[wasm.CODE]))
    ]
    bodies += [wasm.sized(body) for _, body in helpers.functions]
    kinds = [wasm.number(kind) for kind, _ in helpers.functions]
    pages = [(NOTES + (ROOM >> SHIFT)) >> PAGE, 1 << PAGE]  # now, and at most
    changed = {
        wasm.TYPE: wasm.longer(by_kind[wasm.TYPE], helpers.types),
        wasm.FUNCTIONS: wasm.longer(by_kind[wasm.FUNCTIONS], kinds),
        wasm.MEMORY: b"\x01\x01" + b"".join(map(wasm.number, pages)),
        wasm.CODE: wasm.listed(bodies),
    }
    return wasm.joined([(kind, changed.get(kind, body)) for kind, body in parts])
