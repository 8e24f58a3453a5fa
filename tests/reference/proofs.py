"""Dice that both sides can prove: chains of hashes, throws, and the proof in a link."""

import base64
import hashlib
import hmac
import re
from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

LENGTH = 1000
WORD = re.compile("[a-z2-7]{16}")


class Throw(NamedTuple):
    """A throw in a list of moves: where, whose, and what was thrown."""

    at: int
    side: int
    written: str


class Verdict(NamedTuple):
    """What a View says of the dice."""

    state: str
    start: int | None


def hashed(value: bytes) -> bytes:
    return hashlib.sha256(b"trisq chain\0" + value).digest()[:10]


def chain(secret: bytes) -> list[bytes]:
    """Return all values of a secret: the anchor, then one for each throw."""
    values = [hashed(secret)]
    while len(values) <= LENGTH:
        values.append(hashed(values[-1]))
    return values[::-1]


def thrown(own: bytes, newest: bytes) -> str:
    """Return the throw of a revealed value against the opponent's newest."""
    fair: list[int] = []
    for number in count():
        message = b"trisq dice\0" + newest + bytes([number])
        digest = hmac.new(own, message, hashlib.sha256).digest()
        fair += [1 + byte % 6 for byte in digest if byte < 252]
        if len(fair) >= 3:
            break
    return "".join(map(str, sorted(fair[:3])))


def text(value: bytes) -> str:
    """Return some bytes in base 32, lower case, without padding."""
    return base64.b32encode(value).decode().rstrip("=").lower()


def proof(throws: Sequence[Throw], chains: Sequence[Sequence[bytes]]) -> str:
    """Return the proof of throws that were all made by these two chains."""
    order = list(dict.fromkeys(throw.side for throw in throws))
    words: list[str] = []
    for side in order:
        made = sum(throw.side == side for throw in throws)
        words += [text(chains[side][0]), text(chains[side][made])]
    return "-".join(words)


def verdict(throws: Sequence[Throw], given: str | None) -> Verdict:
    """Say what a proof is worth for these throws."""
    first = throws[0].at if throws else None
    if given is None:
        return Verdict("open", first)
    order = [throws[0].side, 1 - throws[0].side] if throws else [0, 1]
    made = [sum(throw.side == side for throw in throws) for side in order]
    values = _values(given)
    if values is None:
        return Verdict("broken", first)
    known = [min(len(own) - 1, most) for own, most in zip(values, made)]
    if known[0] - known[1] not in (0, 1):
        return Verdict("broken", first)
    used = [0, 0]
    for throw in throws[: sum(known)]:
        turn = order.index(throw.side)
        used[turn] += 1
        newest = values[1 - turn][used[1 - turn]] if used[1 - turn] else bytes(10)
        if thrown(values[turn][used[turn]], newest) != throw.written:
            return Verdict("broken", throw.at)
    if sum(known) < len(throws):
        return Verdict("open", throws[sum(known)].at)
    second = [throw.at for throw in throws if throw.side == order[1]]
    return Verdict("proved", second[1] if len(second) > 1 else None)


def _values(given: str) -> list[list[bytes]] | None:
    """Return the values of both sides from their anchors on, None if malformed."""
    words = given.split("-")
    if len(words) not in (2, 4) or not all(map(WORD.fullmatch, words)):
        return None
    raw = [base64.b32decode(word.upper()) for word in words]
    found: list[list[bytes]] = []
    for anchor, newest in zip(raw[::2], raw[1::2]):
        own = [newest]
        while own[-1] != anchor:
            own.append(hashed(own[-1]))
            if len(own) > LENGTH + 1:
                return None
        found.append(own[::-1])
    return [*found, [b""]][:2]
