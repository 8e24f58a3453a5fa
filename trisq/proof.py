"""Dice that both sides can prove: no server, and nobody can choose or foresee a throw.

A device keeps a secret for each side of a game. Hashed a thousand times it gives a
chain of values; the last one, the anchor, is told first, and every throw reveals the
value before: whoever hashes it finds the one that was known, and nobody can find the
next. A throw follows from the value revealed for it and the opponent's newest one, so
neither side alone decides it, and both can work it out afterwards.

The proof is the anchor and the newest value of the side that threw first, then of the
other one: earlier values follow by hashing.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

LENGTH = 1000  # throws of one side that a secret is enough for
SIZE = 10  # bytes of a value
SECRET = 16  # bytes of a secret
NOTHING = bytes(SIZE)  # the opponent's value before his first throw
FAIR = 252  # bytes below it are as often each of six numbers
FACES = 6

_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"  # base 32 as RFC 4648 has it
_BLOCK = 64  # bytes that SHA-256 works on at a time

Chain = tuple[bytes, ...]  # from the anchor on
UNKNOWN: Chain = (b"",)  # of a side that has not told its anchor


@cache
def sha256() -> Callable[[bytes], Any]:
    """Return Python's own function; who only looks at a board never loads it."""
    from hashlib import sha256

    return sha256


def hashed(value: bytes) -> bytes:
    """Return the value before one in a chain.

    >>> hashed(bytes(10)).hex()
    'f3b4dbb803a34db85754'
    """
    digest: bytes = sha256()(b"trisq chain\0" + value).digest()
    return digest[:SIZE]


@lru_cache(8)
def chain_of(secret: bytes) -> Chain:
    """Return all values that follow from a secret."""
    values = [hashed(secret)]
    for _ in range(LENGTH):
        values.append(hashed(values[-1]))
    return tuple(reversed(values))


@lru_cache(64)
def chain_between(anchor: bytes, newest: bytes) -> Chain | None:
    """Return the values from the anchor to the newest, None if they are no chain."""
    values = [newest]
    while values[-1] != anchor:
        if len(values) > LENGTH:
            return None
        values.append(hashed(values[-1]))
    return tuple(reversed(values))


def throw(value: bytes, other: bytes, dice: int) -> tuple[int, ...]:
    """Return the throw that two values lead to, in ascending order."""
    numbers = (1 + byte % FACES for byte in _stream(value, other) if byte < FAIR)
    return tuple(sorted(next(numbers) for _ in range(dice)))


def _stream(value: bytes, other: bytes) -> Iterator[int]:
    """Yield bytes that nobody can foresee who does not know both values."""
    counter = 0
    while True:
        yield from hmac(value, b"trisq dice\0" + other + bytes([counter]))
        counter += 1


def hmac(key: bytes, message: bytes) -> bytes:
    """Return the HMAC-SHA-256 of a message, for a short key.

    Written out, for it is two lines, and Python's module is larger than all this.
    """
    inner, outer = (
        bytes(byte ^ pad for byte in key.ljust(_BLOCK, b"\0")) for pad in (0x36, 0x5C)
    )
    digest: bytes = sha256()(outer + sha256()(inner + message).digest()).digest()
    return digest


def read(text: str) -> tuple[Chain, ...] | None:
    """Return the chains of a proof: of one side or of both; None if it is none."""
    values = [decoded(part, SIZE) for part in text.split("-")]
    if len(values) not in (2, 4):
        return None
    chains: list[Chain] = []
    for anchor, newest in zip(values[::2], values[1::2]):
        chain = anchor and newest and chain_between(anchor, newest)
        if not chain:
            return None
        chains.append(chain)
    return tuple(chains)


def write(chains: Sequence[Chain]) -> str:
    """Write the ends of chains; those that reveal nothing are left out."""
    shown = [chain for chain in chains if len(chain) > 1]
    return "-".join(
        encoded(value) for chain in shown for value in (chain[0], chain[-1])
    )


def encoded(value: bytes) -> str:
    """Write bytes in base 32, in lower case and without padding.

    >>> encoded(b"trisq")
    'orzgs43r'
    """
    count = -(-8 * len(value) // 5)
    number = int.from_bytes(value) << 5 * count - 8 * len(value)
    return "".join(_LETTERS[number >> 5 * at & 31] for at in reversed(range(count)))


def decoded(text: str, size: int) -> bytes | None:
    """Read so many bytes, None if the text is something else.

    >>> decoded("orzgs43r", 5), decoded("orzgs43", 5), decoded("0rzgs43r", 5)
    (b'trisq', None, None)
    """
    count = -(-8 * size // 5)
    if len(text) != count or not {*text} <= {*_LETTERS}:
        return None
    number = 0
    for sign in text:
        number = number << 5 | _LETTERS.index(sign)
    return (number >> 5 * count - 8 * size).to_bytes(size)
