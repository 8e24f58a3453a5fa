"""Games that go on from a position: those of the sources, and what counts there."""

import re
from typing import Any

import pytest

from tests.core.source_positions import END, MIDDLE, SOURCES, vectors, word
from tests.kit import SHIPPED, ask
from trisq.cli import main
from trisq.game import Seat
from trisq.games.talpa.rules import Talpa
from trisq.match import play, start


def test_nobody_swaps_in_a_position_that_was_set_up() -> None:
    for address in ("?trisq=set0-g7", "?trisq=set1", "?trisq=set1a"):
        view = ask(op="view", link=address)["view"]
        assert "swap" not in [choice["move"] for choice in view["choices"]]
        assert view["scene"]["buttons"] == []


def test_captures_are_counted_from_there() -> None:
    def notes(address: str) -> Any:
        return ask(op="view", link=address)["view"]["notes"]

    assert notes("?trisq=set0b13a") == "Captured: ▲ 0, □ 0"
    assert notes("?trisq=set1aba-m1") == "Captured: ▲ 0, □ 0"
    assert notes("?trisq=set1abe11a") == "Captured: ▲ 0, □ 0"
    assert notes("?trisq=set0ebe11a-a13-m1") == "Captured: ▲ 0, □ 0"
    assert notes("?trisq=set0ba-a12") == "Captured: ▲ 0, □ 1"


def test_the_boards_of_talpa_s_source_can_be_played_on() -> None:
    seen = {state["id"]: state for state in vectors("talpa")["states"]}
    middle, end = seen["midGameState"], seen["finalGameState"]
    assert (middle["rows"], end["rows"]) == (MIDDLE, END)
    moves = [
        move.lower().replace("-", "")
        for move in vectors("talpa")["mid_to_final"]["moves"]
    ]
    match = start(Talpa(), word(1, MIDDLE))
    assert match.game.text(match.state).split("\n") == middle["view"]
    played = play(match, *moves)
    assert played.game.text(played.state).split("\n") == end["view"]
    outcome = played.game.outcome(played.state)
    assert outcome is not None
    assert outcome.winner is Seat.FIRST
    there = ask(op="view", link=f"?talpa={word(1, END)}")["view"]
    assert there["outcome"]["winner"] == 0
    assert there["text"].split("\n") == end["view"]
    assert there["scene"]["trails"]


@pytest.mark.parametrize("turn", [0, 1])
def test_with_both_tunnels_the_side_not_to_move_has_opened_them(turn: int) -> None:
    rows = ["O OO", "    ", "O OO", "O OO"]
    wide = [f"{row}OOOO" if row.strip() else row * 2 for row in rows]
    full = [*wide, *["O OOOOOO"] * 4]
    view = ask(op="view", link=f"?talpa={word(turn, full)}")["view"]
    assert view["outcome"]["winner"] == turn
    assert "opened both tunnels" in view["outcome"]["reason"]


def test_who_has_no_stone_to_move_has_lost() -> None:
    view = ask(op="view", link="?talpa=set0b64")["view"]
    lost = {
        "winner": 1,
        "reason": "red has no stones left",
        "title": "Blue wins",
        "sentence": "Red has no stones left.",
    }
    assert view["outcome"] == lost
    assert view["scene"]["trails"] == []
    after = ask(op="view", link="?talpa=set1ab63-a2a1")["view"]
    assert after["outcome"] == lost


def test_the_running_mill_of_dama_s_source_can_be_played_on() -> None:
    (mill,) = (
        each
        for each in vectors("dama")["positions"]
        if each["id"] == "seed-running-mill"
    )
    game = SHIPPED["dama"]
    names = {"a": mill["white"], "b": mill["black"]}
    order = "A1D1G1B2D2F2C3D3E3A4B4C4E4F4G4C5D5E5B6D6F6A7D7G7"
    points = re.findall("..", order)
    signs = [next((s for s in "ab" if at in names[s]), "e") for at in points]
    token = "set1" + "".join(signs)
    match = start(game, token)
    assert match.setup == "set1e5ae2bea2bae3babaeb"
    legal = {re.sub("x.*", "", game.format(m)) for m in game.legal_moves(match.state)}
    assert legal == {move.lower().replace("-", "") for move in mill["legal"]}
    closing = [game.format(m) for m in game.legal_moves(match.state)]
    takes = {move[4:] for move in closing if move.startswith("e5d5")}
    assert takes == {prey.lower() for prey in mill["then"][0]["removals"]}
    assert play(match, "Е5d5xb4").steps[-1].captured == ("b4",)


@pytest.mark.parametrize("source", SOURCES)
def test_the_boards_of_the_sources_are_the_same_everywhere(
    source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name, token = SOURCES[source]
    view = ask(op="view", link=f"?{name}={token}")["view"]
    assert (view["error"], view["moves"]) == (None, [])
    assert view["link"] == f"?{name}={view['position']}"
    assert main(["-g", name, token]) == 0
    assert capsys.readouterr().out == f"{view['text']}\n"
    assert main(["-g", name, token, "--position"]) == 0
    assert capsys.readouterr().out == f"{view['position']}\n"
    for choice in view["choices"][:3]:
        assert main(["-g", name, token, choice["move"]]) == 0
        after = ask(op="play", link=view["link"], path=choice["path"])["view"]
        assert capsys.readouterr().out == f"{after['text']}\n"


@pytest.mark.parametrize("turn", [0, 1])
def test_two_men_have_lost_whoever_is_to_move(turn: int) -> None:
    view = ask(op="view", link=f"?dama=set{turn}a4e3b2")["view"]
    assert view["outcome"] == {
        "winner": 0,
        "reason": "black has only two men left",
        "title": "White wins",
        "sentence": "Black has only two men left. Two men cannot close a mill.",
    }
    assert view["choices"] == []


def test_men_who_are_not_named_wait() -> None:
    view = ask(op="view", link="?scripta=set0a3e34b2ca2oa4ob1d25")["view"]
    counts = {piece["site"]: piece["count"] for piece in view["scene"]["pieces"]}
    hands = {"hand0": 8, "off0": 4, "hand1": 12, "off1": 1}
    assert counts == {"a1": 3, "c12": 2, **hands}
    assert view["text"].split("\n")[-1] == "Dice: 2 5"
    assert {choice["move"] for choice in view["choices"]} == {"p2", "p5"}
