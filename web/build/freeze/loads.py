"""Lets every read of memory go through a helper, a function that reads in its place.

A load takes an address from the stack, adds an offset of its own and reads. In its
place the address and the offset are given to a helper, which has a guard look at the
sum before it reads. ``memory.copy`` goes through one, too.
"""

from collections.abc import Callable
from typing import Protocol

from freeze.instructions import CALL, COPY, I32, LOADS, call, constant, value, walk
from freeze.wasm import END, listed, number, past_locals

ADD, LESS = b"\x6a", b"\x49"
NO_LOCALS = b"\x00"
PLAIN_COPY = b"\xfc\x0a\x00\x00"


class Guard(Protocol):
    """Code that looks at an address before it is read."""

    def load(self, address: bytes, size: int, wrong: bytes) -> bytes:
        """Look at so many bytes.

        ``address`` gives it; ``wrong`` gives a number, not zero if there is no such
        address.
        """

    def copy(self, source: bytes, size: bytes, spare: int) -> bytes:
        """Look at a range before it is copied; ``spare`` is a local to use."""


def get(local: int) -> bytes:
    """Write an instruction that gives a local variable."""
    return b"\x20" + number(local)


def put(local: int) -> bytes:
    """Write an instruction that sets it."""
    return b"\x21" + number(local)


class Helpers:
    """The helpers of one program; they are made when a load asks for one."""

    def __init__(self, guard: Guard, function: int, type_: int) -> None:
        """Give functions and types numbers from here on."""
        self.guard, self.function, self.type = guard, function, type_
        self.types: list[bytes] = []
        self.functions: list[tuple[int, bytes]] = []  # their types and bodies
        self._made: dict[tuple[int, bool], int] = {}

    def guarded(
        self, body: bytes, new: Callable[[int], int] = lambda old: old
    ) -> bytes:
        """Return a body in which all loads go through helpers.

        ``new`` tells which number a function has that it calls.
        """
        start = past_locals(body)
        out, done = bytearray(body[:start]), start
        for code, begin, end in walk(body, start):
            if code in LOADS:
                _, at = value(body, begin + 1)  # the alignment is only a promise
                offset, _ = value(body, at)
                given = constant(offset) if offset else b""
                instead = given + call(self._load(code, bool(offset)))
            elif code == CALL:
                instead = call(new(value(body, begin + 1)[0]))
            elif code == COPY:
                instead = call(self._copy())
            else:
                continue
            out += body[done:begin] + instead
            done = end
        return bytes(out + body[done:])

    def _load(self, code: int, offset: bool) -> int:
        """Return the helper for a kind of load, with an offset or without."""
        if (code, offset) not in self._made:
            size, result = LOADS[code]
            wrong = constant(0)
            body = NO_LOCALS
            if offset:  # the sum may go around, where a load's own does not
                body += get(0) + get(1) + ADD + put(1)
                wrong = get(1) + get(0) + LESS
            address = get(int(offset))
            body += self.guard.load(address, size, wrong)
            body += address + bytes([code, 0, 0]) + END
            given = bytes([I32] * (1 + offset))
            self._made[code, offset] = self._add(given, bytes([result]), body)
        return self._made[code, offset]

    def _copy(self) -> int:
        if (COPY, False) not in self._made:
            body = b"\x01\x01" + bytes([I32])  # one local variable
            body += self.guard.copy(get(1), get(2), spare=3)
            body += get(0) + get(1) + get(2) + PLAIN_COPY + END
            self._made[COPY, False] = self._add(bytes([I32] * 3), b"", body)
        return self._made[COPY, False]

    def _add(self, given: bytes, result: bytes, body: bytes) -> int:
        signature = b"\x60" + listed([bytes([some]) for some in given])
        signature += listed([bytes([some]) for some in result])
        if signature not in self.types:
            self.types.append(signature)
        self.functions.append((self.type + self.types.index(signature), body))
        return self.function + len(self.functions) - 1
