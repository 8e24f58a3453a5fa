"""The JSON border: what a page is told of a game, and what it may ask for."""

import json
from base64 import b64encode
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import trisq
from tests.kit import ask, random_match
from tests.scale import much
from trisq import games
from trisq.game import Outcome
from trisq.games import GAMES
from trisq.games.trisq.rules import State, Trisq
from trisq.link import write
from trisq.scene import Loop
from trisq.service import handle
from trisq.texts import LANGUAGES

KO = "?trisq=h1-h4-j2-j3-g2-g3-h3-h2"


def test_a_view_says_all_that_a_page_shows() -> None:
    view = ask(op="view", link=KO)["view"]
    assert view["link"] == KO
    assert view["game"] == "trisq"
    assert view["moves"] == "h1 h4 j2 j3 g2 g3 h3 h2".split()
    assert view["turn"] == 0
    assert view["outcome"] is None
    assert view["error"] is None
    assert view["headline"] == "Triangle to move"
    assert view["story"] == "Square played h2 and captured the triangle on h3"
    assert view["captures"] == {"7": ["h3"]}
    ghost = {"site": "h3", "shape": "triangle"}
    assert view["marks"] == {"last": ["h2"], "ghosts": [ghost], "steps": []}
    assert {"move": "a1", "path": ["a1"]} in view["choices"]
    assert "h3" not in [choice["move"] for choice in view["choices"]]
    assert view["links"]["undo"] == "?trisq=h1-h4-j2-j3-g2-g3-h3"


def test_an_empty_board_has_no_story_yet() -> None:
    view = ask(op="view", link="")["view"]
    assert (view["story"], view["links"]["undo"]) == ("No moves yet", None)
    assert len(view["choices"]) == 169


def test_several_captures_are_told_in_one_sentence() -> None:
    link = "?trisq=c5-d5-d6-f5-d4-n13-g5-n11-f6-n9-f4-n7-e5"
    story = ask(op="view", link=link)["view"]["story"]
    assert story == "Triangle played e5 and captured d5 and f5"


@pytest.mark.no_cover
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_who_clicks_is_told_the_rule_alone(name: str, code: str) -> None:
    """Without number and token, and with a capital letter, in every language."""
    match = random_match(GAMES[name], seed=3, plies=9)
    link = write(name, match.moves)
    sites = [site.id for site in match.game.scene(match.state).board.sites]
    pairs = product(sites[:: much(6, 2)], repeat=2)
    told = 0
    for path in [*([site] for site in sites[:: much(3, 1)]), *map(list, pairs)]:
        answer = ask(op="play", link=link, path=path, language=code)
        if answer["ok"]:
            continue
        error = answer["error"]
        sentence = error["sentence"]
        assert sentence[0] == sentence[0].upper()
        if error["index"] is None:
            assert error["message"].lower() == sentence.lower()
        else:
            told += 1
            number, token = str(error["index"] + 1), error["token"]
            head, _, rest = error["message"].partition("): ")
            assert head.endswith(f"{number} ({token}")
            assert rest[0].upper() + rest[1:] == sentence
    assert told, "some clicks spell a move that the rules refuse"


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"op": "fly"},
        {"op": "play", "link": "?trisq", "path": []},
        {"op": "roll", "link": "?trisq"},
        {"op": "play", "link": "?trisq", "move": "i5"},
        {"op": "play", "link": "?chess=e4", "move": "e5"},
        {"op": "hint", "link": "?trisq", "level": 9, "seed": 1},
    ],
)
def test_every_refusal_has_a_sentence(question: dict[str, Any]) -> None:
    error = ask(**question)["error"]
    assert error["message"].lower().endswith(error["sentence"].lower())
    assert error["sentence"][0] == error["sentence"][0].upper()


def shown(name: str) -> Iterator[dict[str, Any]]:
    """Yield a question of every kind whose answer holds a scene, where it can be."""
    link = f"?{name}"
    if ask(op="view", link=link)["view"]["turn"] == "chance":
        yield {"op": "roll", "link": link, "table": "one"}
        link = ask(op="roll", link=link, table="one")["view"]["link"]
    choices = ask(op="view", link=link)["view"]["choices"]
    yield {"op": "view", "link": link}
    yield {"op": "view", "link": link, "turned": True}
    yield {"op": "play", "link": link, "move": choices[0]["move"]}
    yield {"op": "play", "link": link, "path": choices[0]["path"]}
    yield {"op": "think", "link": link, "level": 1, "seed": 1}
    for choice in [choice for choice in choices if len(choice["path"]) > 1][:1]:
        yield {"op": "pick", "link": link, "path": choice["path"][:1]}


@pytest.mark.parametrize("name", GAMES)
def test_the_board_that_never_changes_can_be_left_out(name: str) -> None:
    board = GAMES[name].scene(GAMES[name].initial()).board
    for question in shown(name):
        whole = handle(json.dumps(question))
        assert handle(json.dumps({**question, "board": True})) == whole
        bare, full = ask(**question, board=False), json.loads(whole)
        assert bare["ok"], question
        (part,) = bare.keys() & {"view", "preview"}
        scene, left = full[part].pop("scene"), bare[part].pop("scene")
        assert bare == full, "all else is as it was"
        assert scene.keys() - left.keys() == board.json.keys()
        assert [*scene] == [*board.json, *left], "the board comes first"
        assert scene == {**scene, **left}
        assert left, "what changes is there"


def test_play_adds_one_move() -> None:
    answer = ask(op="play", link="?trisq=a13", move="C12")
    assert answer["ok"]
    assert answer["view"]["link"] == "?trisq=a13-c12"


def test_play_takes_the_clicks_too() -> None:
    assert ask(op="play", link="?trisq", path=["a13"])["view"]["moves"] == ["a13"]


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    answer = ask(op="play", link=KO, move="h3")
    assert answer == {
        "ok": False,
        "error": {
            "code": "repetition",
            "message": "Move 9 (h3): h3 would repeat the position from two moves ago;"
            " play somewhere else first.",
            "sentence": "H3 would repeat the position from two moves ago;"
            " play somewhere else first.",
            "index": 8,
            "token": "h3",
            "sites": ["h3", "h2"],
        },
    }


def test_looking_back_shows_the_earlier_board_and_keeps_all_moves() -> None:
    view = ask(op="view", link=f"{KO}#2")["view"]
    assert view["link"] == f"{KO}#2"
    assert len(view["moves"]) == 8
    assert view["ply"] == 2
    assert len(view["scene"]["pieces"]) == 2
    assert view["marks"]["last"] == ["h4"]
    assert ask(op="view", link=f"{KO}#99")["view"]["link"] == KO


def test_a_move_played_while_looking_back_starts_a_new_line() -> None:
    answer = ask(op="play", link=f"{KO}#2", move="a1")
    assert answer["view"]["link"] == "?trisq=h1-h4-a1"


def test_a_broken_link_shows_its_legal_beginning() -> None:
    view = ask(op="view", link="?trisq=a13-c12-i5-a1")["view"]
    assert view["link"] == "?trisq=a13-c12"
    assert view["error"]["code"] == "unreadable"
    assert view["error"]["message"].startswith("Move 3 (i5): ")
    refused = ask(op="play", link="?trisq=a13-c12-i5-a1", move="a1")
    assert refused["error"]["code"] == "unreadable"


def test_an_unknown_game_shows_the_first_one_with_a_remark() -> None:
    view = ask(op="view", link="?chess=e4")["view"]
    assert view["game"] == "trisq"
    assert view["error"]["code"] == "unknown-game"
    assert "“chess”" in view["error"]["message"]
    assert ask(op="play", link="?chess", move="e4")["error"]["code"] == "unknown-game"


def test_the_result_is_told() -> None:
    match = random_match(Trisq(), seed=2)
    view = ask(op="view", link="?trisq=" + "-".join(match.moves))["view"]
    winner = view["outcome"]["winner"]
    side, other = ("triangle", "square")[:: -1 if winner else 1]
    assert view["outcome"]["title"] == f"{side.capitalize()} wins"
    why = f"{other.capitalize()} has nowhere to play. 1 point is still free, "
    assert view["outcome"]["sentence"].startswith(why)
    assert view["turn"] is None
    assert view["choices"] == []
    assert view["headline"] == (
        f"{['Triangle', 'Square'][winner]} wins:"
        f" {['triangle', 'square'][1 - winner]} has nowhere to play"
    )
    refused = ask(op="play", link=view["link"], move="a1")
    assert refused["error"]["code"] == "game-over"


def test_a_move_that_is_half_made_can_be_seen() -> None:
    half = ask(op="pick", link="?dama=d2-b4-d3-b2", path=["d1"])["preview"]
    assert half["prompt"].startswith("You have a mill: capture b2 or b4.")
    assert len(half["scene"]["pieces"]) == 5
    for path in (["a1"], ["d1", "b4"], ["z9"]):
        answer = ask(op="pick", link="?dama=d2-b4-d3-b2", path=path)
        assert answer["error"]["code"] == "no-such-move"


def test_a_longer_line_can_be_redone() -> None:
    def links(link: str, line: str) -> Any:
        return ask(op="view", link=link, line=line)["view"]["links"]

    whole = "?trisq=a13-c12-f8"
    assert links("?trisq=a13", whole)["redo"] == "?trisq=a13-c12"
    assert links("?trisq=a13", whole)["home"] == f"{whole}#1"
    assert links(whole, whole)["redo"] is None
    assert links("?trisq=a1", whole)["redo"] is None
    assert links("?dama=d2", whole)["redo"] is None
    assert links(f"{KO}#1", "?trisq=h1-a1")["redo"] == "?trisq=h1-a1"


def test_games_are_listed() -> None:
    first = {"name": "trisq", "title": "Trisq", "sides": ["triangle", "square"]}
    assert ask(op="games")["games"][0] == first


class Drawn(Trisq):
    """Trisq that nobody can win."""

    name = "drawn"

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(None, "nobody can win") if state.ply else None


def test_the_second_seat_sees_the_board_turned() -> None:
    link = "?scripta=146-p4"
    plain = ask(op="view", link=link)["view"]
    turned = ask(op="view", link=link, turned=True)["view"]
    assert turned["text"].split("\n")[1] == "_ _ _ _ _ _   _ _ 1 _ _ _"
    assert turned["scene"]["sites"] != plain["scene"]["sites"]
    assert ask(op="view", link="?dama", turned=True)["view"]["opposite"] is False
    half = ask(op="pick", link=link, path=["b4"], turned=True)["preview"]
    assert half["scene"]["sites"] == turned["scene"]["sites"]
    assert ask(op="pick", link=link, path=["die6"])["preview"]["prompt"]


def test_a_draw_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "drawn", Drawn())
    view = ask(op="view", link="?drawn=a1")["view"]
    assert view["headline"] == "Draw: nobody can win"
    assert view["outcome"] == {
        "winner": None,
        "reason": "nobody can win",
        "title": "A draw",
        "sentence": "Nobody can win.",
    }


def test_a_file_that_helps_to_think_is_taken() -> None:
    (table,) = Path(trisq.__file__).parent.rglob("endgame.bin")
    data = b64encode(table.read_bytes()).decode()
    assert ask(op="take", link="?dama", data=data) == {"ok": True}


def test_a_loop_is_written_point_by_point() -> None:
    assert Loop(((0.0, 1.0), (2.0, 3.0))).json() == {"points": [(0.0, 1.0), (2.0, 3.0)]}
