"""What can happen to a link on its way: one sentence, and the good part is kept."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.kit import SHIPPED, ask, every_shipped
from tests.links import kept
from tests.scale import much
from trisq.games import GAMES

SIGNS = "abcdehopstuxz0123456789-&=#?%.~ а😀"
MUTATED = much(500, 100_000)
STEP = much(9, 1)  # signs between two cuts

pytestmark = pytest.mark.no_cover  # what it asks is covered by other tests


def seen(address: str) -> Any:
    """Open a link that may be broken, and check that the answer is a good one."""
    answer = ask(op="view", link=address)
    assert answer["ok"], address
    view = answer["view"]
    assert view["scene"]["sites"]
    error = view["error"]
    if error:
        assert error["code"] != "internal", address
        assert re.fullmatch(r"[^\n]{10,400}\.", error["message"]), address
        assert error["index"] in (None, len(view["moves"]))
    check_cut(address, view)
    again = ask(op="view", link=view["link"])["view"]
    fine = {**view, "error": None, "broken": None}
    assert again == fine, "what is shown can be sent on"
    return view


def check_cut(address: str, view: Any) -> None:
    """Check that a link is cut where it breaks, and only then."""
    error, cut = view["error"], view["broken"]
    if not error:
        assert cut is None
    elif error["index"] is None:
        assert cut == {"good": "", "bad": address[:300], "rest": "", "unread": 0}
    else:
        assert cut["bad"] == error["token"]
        assert re.fullmatch(r"(-[^-]+)*…?", cut["rest"]), address
        assert cut["rest"].endswith("…") or cut["rest"].count("-") == cut["unread"]
        good = ask(op="view", link=cut["good"])["view"]
        assert (good["moves"], good["error"]) == (view["moves"], None), address


def starts(name: str) -> Iterator[list[str]]:
    """Yield the words of links that hold every kind of word."""
    game = SHIPPED[name]
    for entry in kept(game.name):
        value = re.fullmatch(rf"\?{game.name}=([a-z0-9-]+)", entry.link)
        if value and entry.told.startswith("fine") and "z" in value[1]:
            yield value[1].split("-")
            break
    variant = [game.variant] if game.variant else []
    token = ask(op="view", link=f"?{game.name}={'-'.join(variant)}")["view"]["position"]
    choice = "111" if game.dice else None
    head = [*variant, *([token] if token else [])]
    move = ask(op="view", link=f"?{game.name}={'-'.join(head)}")["view"]["choices"]
    yield [*head, choice or move[0]["move"]]


@every_shipped
def test_a_link_cut_anywhere_shows_its_beginning(name: str) -> None:
    game = SHIPPED[name].name
    for words in starts(name):
        whole = f"?{game}={'-'.join(words)}"
        moves = seen(whole)["moves"]
        for end in range(len(game) + 1, len(whole), STEP):
            before = seen(whole[:end])["moves"][:-1]  # the last word may be another now
            assert before == moves[: len(before)]


@every_shipped
def test_words_doubled_missing_or_out_of_order_are_told(name: str) -> None:
    game, rng = SHIPPED[name].name, random.Random(1)
    for words in starts(name):
        for at in range(0, len(words), much(3, 1)):
            seen(f"?{game}={'-'.join([*words[: at + 1], *words[at:]])}")
            seen(f"?{game}={'-'.join([*words[:at], *words[at + 1 :]])}")
        for _ in range(much(4, 100)):
            seen(f"?{game}={'-'.join(rng.sample(words, len(words)))}")


def mutated(address: str, rng: random.Random) -> str:
    """Change, add, drop or double some signs."""
    for _ in range(rng.randint(1, 4)):
        at, sign = rng.randrange(len(address) + 1), rng.choice(SIGNS)
        end = min(len(address), at + rng.choice((0, 0, 1, 1, 1, 5)))
        address = (
            address[:at]
            + rng.choice((sign, sign, "", address[at:end] * 2))
            + (address[end:])
        )
    return address


def test_links_with_signs_changed_harm_nothing() -> None:
    rng = random.Random(7)
    links = [entry.link for name in GAMES for entry in kept(name)]
    short = [address for address in links if len(address) < 400]
    codes = set()
    for _ in range(MUTATED):
        view = seen(mutated(rng.choice(short), rng))
        if view["error"]:
            codes.add(view["error"]["code"])
    assert codes >= {"unreadable", "damaged", "bad-position", "unknown-variant"}


def test_nothing_that_is_played_on_a_broken_link_is_lost() -> None:
    for address in ("?trisq=size8", "?trisq=set0a0", "?trisq=zqqqq", "?dama=size9-d2"):
        for op in ("play", "think", "hint", "roll"):
            question = {"move": "a1", "level": 1, "seed": 1}
            answer = ask(op=op, link=address, **question)
            assert answer["error"]["code"] in (
                "unknown-variant",
                "bad-position",
                "damaged",
            )
