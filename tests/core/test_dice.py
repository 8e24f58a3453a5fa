"""Dice that both sides can prove: thrown, told, undone."""

import json
from base64 import b32encode

import pytest

from tests.core.proved import (
    ONE,
    THREE,
    TWO,
    chain,
    decoded,
    hashed,
    moved,
    parts,
    played,
    plies,
    rolled,
    thrown,
)
from tests.kit import ask
from trisq import dice, link, proof
from trisq.cli import main
from trisq.games import find
from trisq.match import Match, play, start


def test_throws_follow_from_the_secrets_of_both() -> None:
    chains = chain(ONE), chain(TWO)
    for count in range(1, 9):
        view = played(count)
        made = [view["moves"][ply] for ply in plies(view)]
        for at, throw in enumerate(made):
            value = chains[at % 2][at // 2 + 1]
            other = chains[1 - at % 2][(at + 1) // 2] if at else bytes(10)
            assert throw == thrown(value, other)
        values = [decoded(part) for part in parts(view)]
        first, second = chains[0][(count + 1) // 2], chains[1][count // 2]
        expected = [chains[0][0], first, chains[1][0], second]
        assert values == (expected if count > 1 else expected[:2])
        assert len("-".join(parts(view))) <= 67
        told = view["dice"]
        assert told["state"] == "proved"
        assert told["from"] == (plies(view)[3] if count > 3 else None)


def test_nobody_can_roll_again() -> None:
    """The same secret at the same place gives the same throw."""
    view = played(5)
    before = ask(op="view", link=view["links"]["undo"])["view"]
    assert before["dice"]["state"] == "proved"
    again = rolled(before["link"], ONE)
    assert (again["link"], again["moves"]) == (view["link"], view["moves"])


def test_undo_takes_the_newest_value_back() -> None:
    view = played(4)
    back = ask(op="view", link=view["links"]["undo"])["view"]
    assert decoded(parts(back)[3]) == hashed(decoded(parts(view)[3]))
    assert parts(back)[:3] == parts(view)[:3]
    link_: str | None = view["link"]
    states = []
    while link_:
        view = ask(op="view", link=link_)["view"]
        states.append(view["dice"]["state"])
        link_ = view["links"]["undo"]
    assert set(states[:-1]) == {"proved"}
    assert view["link"] == "?scripta"
    assert view["dice"] == {
        "state": "open",
        "from": None,
        "covered": 0,
        "anchors": [None, None],
        "sentence": "No dice have been rolled yet.",
    }


def test_a_view_tells_the_anchor_of_each_player() -> None:
    """Who made one finds his game by it, wherever in the game a link looks."""
    one, two = (b32encode(chain(some)[0]).decode().lower() for some in (ONE, TWO))
    assert played(1)["dice"]["anchors"] == [one, None]
    whole = played(4)
    for ply in (0, len(whole["moves"])):
        look = ask(op="view", link=f"{whole['link']}#{ply}")["view"]
        assert look["dice"]["anchors"] == [one, two]
    second = rolled("?scripta=set1", ONE)
    assert second["dice"]["anchors"] == [None, one], "player 2 threw first"
    assert ask(op="view", link="?trisq")["view"]["dice"] is None


def test_a_view_counts_the_throws_that_are_covered() -> None:
    view = played(5)
    assert view["dice"]["covered"] == 5
    at = plies(view)[3]
    assert ask(op="view", link=f"{view['link']}#{at}")["view"]["dice"]["covered"] == 3
    opened = rolled(moved(view)["link"], None)
    assert (opened["dice"]["state"], opened["dice"]["covered"]) == ("open", 5)
    moves = [*view["moves"]]
    moves[at] = "111" if moves[at] != "111" else "222"
    forged = link.write("scripta", moves[: at + 1]) + "&" + view["link"].split("&")[1]
    told = ask(op="view", link=forged)["view"]["dice"]
    assert (told["state"], told["covered"]) == ("broken", 3)
    bare = link.write("scripta", view["moves"])
    for spoilt in (bare, f"{bare}&dice=a-b"):
        told = ask(op="view", link=spoilt)["view"]["dice"]
        assert (told["covered"], told["anchors"]) == (0, [None, None])


def test_looking_back_and_playing_on_from_there_cut_the_proof() -> None:
    view = played(6)
    made = plies(view)
    for ply in range(len(view["moves"])):
        look = ask(op="view", link=f"{view['link']}#{ply}")["view"]
        assert look["dice"]["state"] == "proved"
        assert look["link"] == f"{view['link']}#{ply}"
    there = rolled(f"{view['link']}#{made[3]}", TWO)
    assert there["moves"] == view["moves"][: made[3] + 1]
    assert there["dice"]["state"] == "proved"
    opened = rolled(f"{view['link']}#{made[3]}", None)
    assert opened["dice"]["state"] == "open"
    assert opened["dice"]["from"] == made[3]
    longer = view["link"].split("&")[1]
    short = link.write("scripta", view["moves"][: made[2] + 1])
    cut = ask(op="view", link=f"{short}&{longer}")["view"]
    assert cut["dice"]["state"] == "proved"
    assert decoded(parts(cut)[3]) == chain(TWO)[1]
    line = ask(op="view", link=cut["link"], line=view["link"])["view"]
    assert line["links"]["home"] == f"{view['link']}#{made[2] + 1}"


def test_who_has_no_secret_rolls_openly_and_the_game_goes_on() -> None:
    view = rolled(moved(played(3))["link"], None)
    made = plies(view)
    assert view["dice"]["state"] == "open"
    assert view["dice"]["from"] == made[3]
    assert "rolled on a player’s device" in view["dice"]["sentence"]
    later = rolled(moved(view)["link"], ONE)
    assert (later["dice"]["state"], later["dice"]["from"]) == ("open", made[3])
    assert parts(later) == parts(view)


def test_a_proof_begins_with_a_first_throw_or_never() -> None:
    view = rolled("?scripta=146-p4-p1-p6", TWO)
    assert "dice=" not in view["link"]
    assert (view["dice"]["state"], view["dice"]["from"]) == ("open", 0)
    half = rolled(moved(rolled("?scripta", ONE))["link"], None)
    assert (half["dice"]["state"], half["dice"]["from"]) == ("open", plies(half)[1])
    set_up = rolled("?scripta=men5-set1a3", TWO)
    assert set_up["dice"]["state"] == "proved"
    assert decoded(parts(set_up)[0]) == chain(TWO)[0]
    other = rolled(moved(set_up)["link"], ONE)
    assert (other["dice"]["state"], len(parts(other))) == ("proved", 4)


def test_a_foreign_secret_rolls_openly() -> None:
    view = rolled(moved(played(2))["link"], THREE)
    assert (view["dice"]["state"], view["dice"]["from"]) == ("open", plies(view)[2])


def test_a_chain_can_be_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "LENGTH", 2)
    proof.chain_of.cache_clear()
    view = played(6)
    assert (view["dice"]["state"], view["dice"]["from"]) == ("open", plies(view)[4])
    proof.chain_of.cache_clear()


def test_the_command_line_says_what_is_proved(
    capsys: pytest.CaptureFixture[str],
) -> None:
    view = played(4)
    assert main(["--link", view["link"]]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == f"The dice are proved from move {plies(view)[3] + 1} on."
    assert main(["--link", view["links"]["undo"], "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["dice"]["state"] == "proved"
    assert main(["-g", "scripta", "146"]) == 0
    assert "proved" not in capsys.readouterr().out
    assert main(["--link", f"{view['link']}#1", "--roll"]) == 1
    capsys.readouterr()
    assert main(["--link", view["link"].replace("&dice=", "&dice=a")]) == 0
    assert "The dice of move 1 do not match" in capsys.readouterr().out


def test_a_match_knows_its_proof_as_a_value() -> None:
    game = find("scripta")
    match = dice.proved(start(game), ONE)
    assert match is not None
    assert dice.proved(match, ONE) is None, "no dice are due"
    assert dice.verdict(match, 1).state == "proved"
    assert isinstance(match, Match)
    assert play(match, *match.moves[:0]).proof == match.proof
