"""Walks over the instructions of a function.

Every instruction is known, or the walk refuses the function: whoever changes code must
not pass over anything. In particular no other instruction than those in ``LOADS`` and
``COPY`` reads memory, and none looks into a table but to call what is there.
"""

from collections.abc import Iterator

from freeze.wasm import number

END, CALL, CALL_INDIRECT, BRANCH_TABLE = 0x0B, 0x10, 0x11, 0x0E
GLOBAL_GET, GLOBAL_SET, CONST = 0x23, 0x24, 0x41
FEW = 0xFC  # the first byte of instructions whose number comes after it
COPY, FILL = 0xFC0A, 0xFC0B  # of whole ranges of memory
I32, I64, F32, F64 = 0x7F, 0x7E, 0x7D, 0x7C
LOADS = {  # how many bytes each reads, and of what type the result is
    0x28: (4, I32), 0x29: (8, I64), 0x2A: (4, F32), 0x2B: (8, F64),
    0x2C: (1, I32), 0x2D: (1, I32), 0x2E: (2, I32), 0x2F: (2, I32),
    0x30: (1, I64), 0x31: (1, I64), 0x32: (2, I64), 0x33: (2, I64),
    0x34: (4, I64), 0x35: (4, I64),
}  # fmt: skip
STORES = range(0x36, 0x3F)
WIDEST = 4  # an alignment beyond this says something else than an alignment

# How many numbers follow each instruction that we know.
NUMBERS = {
    **dict.fromkeys((0x00, 0x01, 0x05, END, 0x0F, 0x1A, 0x1B), 0),  # control
    **dict.fromkeys((0x02, 0x03, 0x04, 0x0C, 0x0D, CALL), 1),  # blocks, branches, calls
    **dict.fromkeys((0x20, 0x21, 0x22, GLOBAL_GET, GLOBAL_SET), 1),  # variables
    **dict.fromkeys((0x3F, 0x40, CONST, 0x42), 1),  # the size of memory, constants
    **dict.fromkeys((CALL_INDIRECT, *LOADS, *STORES), 2),
    **dict.fromkeys(range(0x45, 0xC5), 0),  # arithmetic
    **dict.fromkeys(range(FEW << 8, (FEW << 8) + 8), 0),  # from floats, without a trap
    COPY: 2,
    FILL: 1,
}
BYTES = {0x43: 4, 0x44: 8}  # constants with a point

Instruction = tuple[int, int, int]  # which it is, where it begins and ends


class UnknownInstructionError(ValueError):
    """What this is nobody has thought about."""


def walk(body: bytes, start: int) -> Iterator[Instruction]:
    """Yield all instructions of a body; ``start`` is where they begin."""
    at = start
    while at < len(body):
        begin, code = at, body[at]
        at += 1
        if code == FEW:
            code = FEW << 8 | body[at]
            at += 1
        if code in BYTES:
            at += BYTES[code]
        elif code == BRANCH_TABLE:
            count, at = value(body, at)
            for _ in range(count + 1):
                at = past(body, at)
        elif code in NUMBERS:
            if (code in LOADS or code in STORES) and body[at] > WIDEST:
                raise UnknownInstructionError(f"a memory of its own, at {begin}")
            for _ in range(NUMBERS[code]):
                at = past(body, at)
        else:
            raise UnknownInstructionError(f"{code:#x}, at {begin}")
        yield code, begin, at
    if at != len(body) or body[-1] != END:
        raise UnknownInstructionError("the end is not where it should be")


def past(body: bytes, at: int) -> int:
    """Return where a number ends."""
    while body[at] > 0x7F:
        at += 1
    return at + 1


def value(body: bytes, at: int) -> tuple[int, int]:
    """Read an unsigned number; return it and where it ends."""
    end = past(body, at)
    found = 0
    for byte in reversed(body[at:end]):
        found = found << 7 | byte & 0x7F
    return found, end


def constant(bits: int) -> bytes:
    """Write an instruction that gives a number of 32 bits, which is read as signed."""
    signed = bits - (1 << 32) if bits >> 31 else bits
    out = bytearray([CONST])
    while not -0x40 <= signed < 0x40:
        out.append(signed & 0x7F | 0x80)
        signed >>= 7
    out.append(signed & 0x7F)
    return bytes(out)


def call(function: int) -> bytes:
    """Write an instruction that calls a function."""
    return bytes([CALL]) + number(function)
