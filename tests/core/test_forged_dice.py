"""Proofs of dice that are forged, cut, of somebody else, or none at all."""

from base64 import b32encode

import pytest

from tests.core.proved import (
    ONE,
    THREE,
    TWO,
    Json,
    forged,
    moved,
    parts,
    played,
    plies,
    rolled,
    written,
)
from tests.kit import ask
from trisq import link


def test_a_changed_throw_does_not_follow() -> None:
    view = played(6)
    made = plies(view)
    whole = "&" + view["link"].split("&")[1]
    for number, ply in enumerate(made):
        moves = list(view["moves"][: ply + 1])
        moves[-1] = "666" if moves[-1] != "666" else "111"
        bad = ask(op="view", link=link.write("scripta", moves) + whole)["view"]
        assert (bad["dice"]["state"], bad["dice"]["from"]) == ("broken", ply), number
        assert bad["error"] is None
        assert f"The dice of move {ply + 1} do not match" in bad["dice"]["sentence"]
        on = moved(bad)
        assert len(on["moves"]) > len(moves)
        assert rolled(on["link"], ONE)["dice"]["state"] == "broken"


@pytest.mark.parametrize("at", range(4))
def test_a_forged_value_breaks_the_proof(at: int) -> None:
    view = played(6)
    values = parts(view)
    values[at] = b32encode(b"0123456789").decode().lower()
    bad = forged(view, values)
    assert bad["dice"]["state"] == "broken"
    assert bad["dice"]["from"] == plies(view)[0]
    assert len(ask(op="view", link=bad["link"])["view"]["moves"]) == len(bad["moves"])


def test_a_proof_of_other_secrets_does_not_follow() -> None:
    view, other = played(6), played(6, (THREE, TWO))
    bad = forged(view, parts(other))
    assert (bad["dice"]["state"], bad["dice"]["from"]) == ("broken", plies(view)[0])
    turned = forged(view, parts(view)[2:] + parts(view)[:2])
    assert turned["dice"]["state"] == "broken"


def test_a_proof_cut_anywhere_is_told_and_the_game_goes_on() -> None:
    view = played(6)
    whole = "-".join(parts(view))
    for end in range(len(whole)):
        cut = forged(view, [whole[:end]])
        assert cut["moves"] == view["moves"]
        assert cut["dice"]["state"] == ("broken" if whole[:end] else "open")
        assert cut["dice"]["from"] == 0
        assert cut["dice"]["sentence"].endswith(".")
        assert cut["error"] is None
        assert link_of(cut) == cut["link"]
    after = rolled(moved(forged(view, [whole[:20]]))["link"], ONE)
    assert after["dice"]["state"] == "broken"


@pytest.mark.parametrize("more", ["a", "-a", "aaaaaaaa-aaaaaaaa", "-a" * 9_999])
def test_a_proof_with_more_behind_it_is_no_proof(more: str) -> None:
    view = ask(op="view", link=played(4)["link"] + more)["view"]
    assert (view["dice"]["state"], view["dice"]["from"]) == ("broken", 0)
    assert len(view["link"].partition("&dice=")[2]) < 100
    again = ask(op="view", link=view["link"])["view"]
    assert again["dice"] == view["dice"], "sent on, it is as wrong as before"


def link_of(view: Json) -> str:
    return str(ask(op="view", link=view["link"])["view"]["link"])


def test_an_older_proof_covers_the_older_throws() -> None:
    old, view = played(4), played(6)
    found = forged(view, parts(old))
    assert (found["dice"]["state"], found["dice"]["from"]) == ("open", plies(view)[4])


def test_a_proof_of_one_side_alone_is_enough_for_one_throw_only() -> None:
    assert forged(played(2), parts(played(2))[:2])["dice"]["state"] == "open"
    assert forged(played(6), parts(played(6))[:2])["dice"]["state"] == "broken"


@pytest.mark.parametrize("text", ["", "-", "😀", "<b>", "a", "a-b", "A" * 16 + "-😀"])
def test_what_is_no_proof_harms_nothing(text: str) -> None:
    for moves in ("146-p4", "set0", ""):
        view = ask(op="view", link=f"?scripta={moves}&dice={text}")["view"]
        assert view["error"] is None
        assert view["dice"]["state"] in ("open", "broken")
        assert link_of(view) == view["link"]
        assert view["link"][-1].isalnum()
    assert rolled(f"?scripta&dice={text}", ONE)["moves"]


def test_capitals_and_other_separators_are_read() -> None:
    view = played(4)
    address, values = view["link"].split("&dice=")
    for other in (values.upper(), values.replace("-", "."), values.replace("-", "%2D")):
        assert ask(op="view", link=f"{address}&DICE={other})")["view"] == view


def test_other_games_drop_a_proof() -> None:
    values = "-".join(parts(played(2)))
    view = ask(op="view", link=f"?trisq=a1&dice={values}")["view"]
    assert (view["link"], view["dice"], view["error"]) == ("?trisq=a1", None, None)
    assert ask(op="view", link=f"?dice={values}")["view"]["link"] == "?trisq"


@pytest.mark.parametrize(
    "secret", ["", "a" * 25, "a" * 27, "A" * 26, "1" * 26, 5, None]
)
def test_a_malformed_secret_is_a_bad_request(secret: object) -> None:
    answer = ask(op="roll", link="?scripta", secret=secret)
    assert answer["error"]["code"] == "bad-request"


def test_dice_that_are_not_due_are_refused_with_a_secret_too() -> None:
    for address in ("?scripta=146", "?trisq"):
        answer = ask(op="roll", link=address, secret=written(ONE))
        assert answer["error"]["code"] == "no-dice"
