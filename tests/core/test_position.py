"""Positions set up by hand: read, written canonically, refused in words."""

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.source_positions import MIDDLE, word
from tests.kit import SHIPPED, AnyGame, ask, every_set_up, random_match
from tests.scale import much
from tests.toys.goose import Goose
from trisq import link
from trisq.cli import main
from trisq.errors import PositionError
from trisq.match import start, written
from trisq.position import parse, write


def check(game: AnyGame, state: Any) -> None:
    """Check that a position is the same when it is written and read, history aside."""
    token = written(game, state)
    assert token is not None
    assert re.fullmatch(r"set[01][a-z0-9]*", token)
    again = start(game, token)
    assert again.setup == token
    assert game.owner(again.state) is game.owner(state)
    assert game.to_move(again.state) is game.to_move(state)
    assert game.text(again.state) == game.text(state)
    assert game.scene(again.state).pieces == game.scene(state).pieces
    assert game.layout(again.state) == game.layout(state)
    outcome = game.outcome(state)
    if outcome is None or outcome.winner is not None:
        assert game.outcome(again.state) == outcome
        moves = {game.format(move) for move in game.legal_moves(state)} - {"swap"}
        assert moves <= {game.format(move) for move in game.legal_moves(again.state)}


@every_set_up
def test_every_position_of_a_game_can_be_set_up(name: str) -> None:
    game = SHIPPED[name]
    for seed in range(much(1, 30)):
        states = random_match(game, seed, plies=700).states
        for state in (*states[:: max(1, len(states) // 40)], states[-1]):
            check(game, state)


@every_set_up
@given(data=st.data())
@settings(max_examples=much(20, 400))
def test_what_is_read_is_written_canonically(name: str, data: st.DataObject) -> None:
    """Any order, any numbers: what is accepted is the same when it is read again."""
    game = SHIPPED[name]
    items = [
        "a",
        "b",
        "e",
        "a2",
        "b3",
        "e9",
        "e4",
        "ha2",
        "hb",
        "ca",
        "cb2",
        "oa",
        "d1",
    ]
    chosen = data.draw(st.lists(st.sampled_from(items), max_size=14))
    turn = data.draw(st.sampled_from("01"))
    try:
        match = start(game, f"set{turn}{''.join(chosen)}")
    except PositionError:  # what it says is tried below
        return
    assert match.setup is not None
    assert write(parse(match.setup)) == match.setup
    check(game, match.state)
    over = game.outcome(match.state) is not None
    assert over == (len(game.legal_moves(match.state)) == 0)


@pytest.mark.parametrize(
    ("address", "canonical"),
    [
        ("?trisq=set0aaeeeb", "?trisq=set0a2e3b"),
        ("?trisq=set0a1e1e1b1e5", "?trisq=set0ae2b"),
        ("?trisq=SET1e169-A13", "?trisq=set1-a13"),
        ("?trisq=set0", "?trisq=set0"),
        ("?trisq=size9-set0-a9", "?trisq=size9-set0-a9"),
        ("?talpa=sеt0ab2еaеab", "?talpa=set0ab2eaeab"),  # Cyrillic е
        ("?dama=set1hb9ha9", "?dama=set1ha9hb9"),
        ("?scripta=set0ha15e35b2d631", "?scripta=set0e35b2d136"),
        ("?scripta=set1d21ob1oa4ca1e12a3b", "?scripta=set1e12a3bcaoa4obd12"),
        ("?scripta=men5-set0a5", "?scripta=men5-set0a5"),
    ],
)
def test_a_link_may_begin_with_a_position(address: str, canonical: str) -> None:
    view = ask(op="view", link=address)["view"]
    assert view["error"] is None
    assert view["link"] == canonical
    assert view["setup"] in canonical.split("=")[1].split("-")
    assert ask(op="view", link=canonical)["view"] == view
    assert view["links"]["new"] == re.sub(r"[=-]set.*", "", canonical)


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("?trisq=set", "This is not a position"),
        ("?trisq=set2", "This is not a position"),
        ("?trisq=set0ax", "This is not a position"),
        ("?trisq=set02a", "This is not a position"),
        (f"?trisq=set0{'ab' * 60}=a", "This is not a position"),
        ("?trisq=setup", "This is not a position"),
        ("?trisq=set0a0", "The number in “a0” is 0 or starts with 0"),
        ("?trisq=set0a02", "The number in “a02” is 0"),
        ("?trisq=set0e170", "names 170 places, but the board has only 169"),
        ("?trisq=set0e" + "9" * 5000, "names 10,000,000 places"),
        ("?trisq=size7-set0e49b", "names 50 places, but the board has only 49"),
        ("?trisq=set0ha3", "“ha” does not belong in a position of Trisq"),
        ("?talpa=set0d1", "“d” does not belong in a position of Talpa"),
        ("?dama=set0ca1", "“ca” does not belong in a position of Dama"),
        ("?trisq=set0abe11b", "The figure on a13 is surrounded by enemy figures"),
        ("?trisq=set1bae11a", "The figure on a13 is surrounded by enemy figures"),
        ("?dama=set0a7ha3", "White cannot have 10 men."),
        ("?dama=set0hb10", "Black cannot have 10 men."),
        ("?dama=set0ha3ha3", "“ha” is in the position twice"),
        ("?scripta=set0d1d2", "“d” is in the position twice"),
        ("?scripta=set0d7", "one to three numbers from 1 to 6"),
        ("?scripta=set0d", "one to three numbers from 1 to 6"),
        ("?scripta=set0d1234", "one to three numbers from 1 to 6"),
        ("?scripta=set0a16", "Triangles cannot have 16 men."),
        ("?scripta=set0a3ha3", "Triangles cannot have 6 men."),
        ("?scripta=set0b3hb13", "Squares cannot have 16 men."),
        ("?scripta=men5-set0a3ca3", "Triangles cannot have 6 men."),
        ("?scripta=set0e37", "names 37 places, but the board has only 36"),
        ("?scripta=set0e35ab", "names 37 places, but the board has only 36"),
    ],
)
def test_an_impossible_position_is_refused_in_a_sentence(
    address: str, words: str
) -> None:
    view = ask(op="view", link=f"{address}-a1")["view"]
    error = view["error"]
    assert words in error["message"]
    assert (error["code"], error["index"]) == ("bad-position", None)
    token = re.search(r"set\w*", address)
    assert token is not None
    assert error["token"].rstrip("…") in token[0]
    assert (view["moves"], view["variant"], view["setup"]) == ([], None, None)
    assert view["link"] == "?" + view["game"]
    assert ask(op="play", link=address, move="a1")["error"]["code"] == "bad-position"


def test_elsewhere_a_position_is_no_move() -> None:
    for address, index in (("?trisq=a1-set0", 1), ("?trisq=set0-set0", 0)):
        error = ask(op="view", link=address)["view"]["error"]
        assert (error["code"], error["index"]) == ("unreadable", index)


def test_a_game_may_have_no_positions() -> None:
    game = Goose()
    assert written(game, game.initial()) is None
    with pytest.raises(PositionError, match="set up a position in Goose") as refused:
        start(game, "set0")
    assert refused.value.token == "set0"


def test_the_command_line_prints_and_reads_positions(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["size9", "a9", "c8", "--position"]) == 0
    told = capsys.readouterr().out
    assert told == "size9 set0ae10b\n"
    assert main([*told.split(), "--position"]) == 0
    assert capsys.readouterr().out == told
    assert main(["--variant", "size9", told.split()[1], "a1", "--json"]) == 0
    view = json.loads(capsys.readouterr().out)
    assert view["link"] == "?trisq=size9-set0ae10b-a1"
    assert view["position"] == "set1ae10be60a"
    assert main(["-g", "talpa", word(1, MIDDLE)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 21
    assert main(["set0a0", "a1"]) == 1
    told_err = capsys.readouterr()
    assert (told_err.out, told_err.err.count("\n")) == ("", 1)


@every_set_up
def test_a_view_says_its_position_at_every_move(name: str) -> None:
    match = random_match(SHIPPED[name], seed=8, plies=12)
    for ply in range(13):
        address = link.of(match, ply=ply) if ply < 12 else link.of(match)
        view = ask(op="view", link=address)["view"]
        assert view["position"] == written(match.game, match.states[ply])
        variant = [match.game.variant] if match.game.variant else []
        there = link.write(match.game.name, [*variant, view["position"]])
        again = ask(op="view", link=there)["view"]
        assert (again["text"], again["turn"]) == (view["text"], view["turn"])
        assert (again["setup"], again["moves"]) == (view["position"], [])


def test_a_line_of_another_position_is_no_line_of_this() -> None:
    view = ask(op="view", link="?trisq=set0", line="?trisq=a1-b2")["view"]
    assert view["links"]["redo"] is None
    view = ask(op="view", link="?trisq=set0", line="?trisq=set0-a1")["view"]
    assert view["links"]["redo"] == "?trisq=set0-a1"
