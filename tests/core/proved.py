"""Games with dice that are proved, and what follows from secrets by the contract."""

import hashlib
import hmac
from base64 import b32decode, b32encode
from typing import Any

from tests.kit import ask

ONE, TWO, THREE = bytes(range(16)), bytes(range(50, 66)), bytes(range(100, 116))
Json = dict[str, Any]


def written(secret: bytes) -> str:
    return b32encode(secret).decode().lower().rstrip("=")


def decoded(text: str) -> bytes:
    return b32decode(text.upper())


def hashed(value: bytes) -> bytes:
    return hashlib.sha256(b"trisq chain\0" + value).digest()[:10]


def chain(secret: bytes) -> list[bytes]:
    """Return c(0) to c(1000), as the contract words it."""
    values = [hashed(secret)]
    while len(values) < 1001:
        values.append(hashed(values[-1]))
    return values[::-1]


def thrown(value: bytes, other: bytes) -> str:
    """Return a throw, as the contract words it."""
    found: list[int] = []
    counter = 0
    while len(found) < 3:
        message = b"trisq dice\0" + other + bytes([counter])
        digest = hmac.new(value, message, hashlib.sha256).digest()
        found += [1 + byte % 6 for byte in digest if byte < 252]
        counter += 1
    return "".join(map(str, sorted(found[:3])))


def rolled(address: str, secret: bytes | None, **more: Any) -> Json:
    question = {"op": "roll", "link": address, **more}
    if secret is not None:
        question["secret"] = written(secret)
    view: Json = ask(**question)["view"]
    return view


def moved(view: Json, count: int = 99) -> Json:
    """Use the dice on the table in any way."""
    while view["turn"] in (0, 1) and count:
        move = view["choices"][-1]["move"]
        view = ask(op="play", link=view["link"], move=move)["view"]
        count -= 1
    return view


def played(throws: int, secrets: tuple[bytes, bytes] = (ONE, TWO)) -> Json:
    """Play so many turns, each with the secret of its side; the last one is thrown."""
    view: Json = ask(op="view", link="?scripta")["view"]
    for at in range(throws):
        view = rolled(moved(view)["link"], secrets[at % 2])
    return view


def parts(view: Json) -> list[str]:
    return str(view["link"]).split("&dice=")[1].split("#")[0].split("-")


def plies(view: Json) -> list[int]:
    return [at for at, seat in enumerate(view["seats"]) if seat == "chance"]


def forged(view: Json, values: list[str]) -> Json:
    address = view["link"].split("&")[0] + "&dice=" + "-".join(values)
    found: Json = ask(op="view", link=address)["view"]
    return found
