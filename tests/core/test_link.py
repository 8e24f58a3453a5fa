"""Addresses: written canonically, read however they arrive."""

from collections.abc import Callable
from urllib.parse import quote, quote_plus

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trisq.errors import LinkError
from trisq.link import LONGEST, SHARED, Address, read, write

GAMES = ["trisq", "dama"]


def read_one(link: str) -> Address:
    return read(link, GAMES, "trisq")


@pytest.mark.parametrize(
    "link",
    [
        "?trisq=a13-c12",
        "trisq=a13-c12",
        "?TRISQ=A13-C12",
        "?trisq=a13,c12",
        "?trisq=a13.c12",
        "?trisq=a13_c12",
        "?trisq=a13+c12",
        "?trisq=a13 c12",
        "?trisq=a13%20c12",
        "?trisq=a13/c12",
        "?trisq=a13%2Dc12",
        "?trisq=-a13--c12-",
        "?trisq=a13-c12)",
        "?trisq=a13-c12].",
        "?trisq=a13-c12>,",
        "?trisq=a13-c12;:!?",
        "?trisq=a13-c12\"'",
        "?trisq=a13-c12%22",
        "  ?trisq=a13-c12\n",
        "?trisq=a13-c12&fbclid=x1-y2",
        "?fbclid=x&trisq=a13-c12",
        "?utm_source=chat&utm_medium=a1&trisq=a13-c12",
        "?something=b5&trisq=a13-c12",
        "?fbclid=1&amp;trisq=a13-c12",
        "?trisq=а13-с12",  # Cyrillic а and с
        "https://example.org/games/index.html?trisq=a13-c12",
        "?trisq=a13-c12#",
        "?trisq=a13-c12#top",
        "?trisq=a13-c12#123456789",
        "?trisq=a13-c12#²",
    ],
)
def test_what_chats_and_people_do_to_a_link_is_undone(link: str) -> None:
    assert read_one(link) == Address("trisq", ("a13", "c12"))


@pytest.mark.parametrize(
    "link",
    [
        "",
        "?",
        "#",
        "?trisq",
        "?trisq=",
        "?fbclid=IwAR0",
        "?utm_source=x&_ga=1",
        "?&&",
        "?msclkid=1",
        "?gbraid=x",
        "?lang=en",
        "index.html",
        "/a/b/",
        "https://example.org/games",
    ],
)
def test_no_moves_mean_the_empty_board(link: str) -> None:
    assert read_one(link) == Address("trisq")


@pytest.mark.parametrize(
    "link",
    [
        "a13-c12",
        "?a13-c12",
        "A13 c12.",
        "a13/c12?",
        "?a13-c12=",
        "?=a13-c12",
        "?a13&c12",
        "?lang=en&a13-c12&fbclid=x",
        "trisq a13 c12",
        "trisq:a13,c12",
        "?trisq-a13-c12",
        "?trisq&a13-c12",
        "?trisq=a13&c12",
        "trisq=a13-c12?",
        "%3Ftrisq%3Da13-c12",
        "https://example.org/?a13-c12",
    ],
)
def test_moves_are_read_however_they_are_joined_to_their_game(link: str) -> None:
    assert read_one(link) == Address("trisq", ("a13", "c12"))


def test_another_game_may_be_named_without_a_sign() -> None:
    for link in ("dama d2-b4", "dama:d2 b4", "?dama-d2-b4", "?dama&d2&b4"):
        assert read_one(link) == Address("dama", ("d2", "b4"))


@given(
    mark=st.sampled_from(["", "?", "https://example.org/?", "?lang=en&"]),
    words=st.lists(st.text("adt0139", min_size=1, max_size=4), min_size=1, max_size=6),
    sign=st.sampled_from(["-", ",", ".", "_", "+", " ", ":", "&", "%20", "%2D"]),
    tail=st.sampled_from(["", ".", "?", ")", "=", "&fbclid=a1", "#top"]),
)
def test_nothing_that_somebody_wrote_is_dropped(
    mark: str, words: list[str], sign: str, tail: str
) -> None:
    """It is read as moves, or taken for a game that there is not and so refused."""
    address = read_one(mark + sign.join(words) + tail)
    assert address.game not in GAMES or list(address.tokens) == words


def test_a_fragment_names_the_move_to_look_at() -> None:
    assert read_one("?trisq=a13-c12-f8#2").ply == 2
    assert read_one("?trisq=a13-c12-f8#0").ply == 0
    assert read_one("?trisq=a13-c12-f8#2.").ply == 2


def test_an_unknown_game_is_reported_as_such() -> None:
    assert read_one("?chess=e4").game == "chess"
    assert read_one("hello").game == "hello"


def test_the_first_game_named_is_the_game() -> None:
    assert read_one("?dama=d2&trisq=a13") == Address("dama", ("d2",))


def test_a_link_that_no_game_needs_is_refused_unread() -> None:
    with pytest.raises(LinkError, match="too long for a game"):
        read_one("?trisq=" + "a1-" * LONGEST)


tokens = st.lists(st.text("abcdefghjklmn0123456789", min_size=1, max_size=6))


@given(moves=tokens, ply=st.none() | st.integers(0, 50))
def test_what_is_written_is_read_back(moves: list[str], ply: int | None) -> None:
    link = write("trisq", moves, ply)
    look = ply if ply is not None and ply < len(moves) else None
    assert read_one(link) == Address("trisq", tuple(moves), look)
    assert link[-1].isalnum()


@given(st.text())
def test_any_text_is_read(text: str) -> None:
    address = read_one(text)
    assert all(token for token in address.tokens)


MESSAGES = (
    "https://example.org/t/?trisq=a13-c12",
    "Trisq: Square played c12. Your turn! https://example.org/t/?trisq=a13-c12",
    "Look:\n<https://example.org/?TRISQ=A13-c12>.\nSee you & good luck = 100%!",
    "first ?trisq=a13 then (https://example.org/?fbclid=x&trisq=a13-c12) ok?",
    "Is that you? https://example.org/?q=1 no: x/?trisq=a13-c12#top",
)


@pytest.mark.parametrize("field", SHARED)
@pytest.mark.parametrize("message", MESSAGES)
@pytest.mark.parametrize("write_out", [quote, quote_plus])
def test_a_link_is_found_in_what_is_shared_with_the_page(
    field: str, message: str, write_out: Callable[[str], str]
) -> None:
    link = f"?title=&{field}={write_out(message)}&utm_source=x"
    assert read_one(link) == Address("trisq", ("a13", "c12"))


def test_of_what_is_shared_the_address_counts_most() -> None:
    two = "?title=t/%3Fdama%3Dd2&text=t/%3Ftrisq%3Da1&url=t/%3Fdama%3Dd2-b4%232"
    assert read_one(two) == Address("dama", ("d2", "b4"), 2)
    assert read_one("?text=x/%3Fdama%3Dd2&trisq=a1") == Address("trisq", ("a1",))


@pytest.mark.parametrize("message", ["hello", "?", "see https://example.org/?q=a1"])
def test_a_message_without_a_link_is_refused_in_words(message: str) -> None:
    with pytest.raises(LinkError, match="no link to a game") as refused:
        read_one(f"?text={quote(message)}")
    assert refused.value.code == "no-link"
