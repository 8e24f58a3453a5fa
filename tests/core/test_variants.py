"""Variants: the same rules with another parameter, named first in a link."""

import json

import pytest

from tests.kit import SHIPPED, VARIANTS, AnyGame, ask, called, random_match
from tests.scale import much
from trisq import link
from trisq.cli import main
from trisq.errors import UnknownGameError
from trisq.games import find, load
from trisq.match import start

every_variant = pytest.mark.parametrize("game", VARIANTS, ids=called)


def test_these_are_the_variants() -> None:
    names = {called(game): game.full_title for game in VARIANTS}
    assert names == {
        "trisq-size9": "Trisq 9 × 9",
        "trisq-size7": "Trisq 7 × 7",
        "talpa-size6": "Talpa 6 × 6",
        "scripta-men5": "XII Scripta, 5 men each",
    }


@every_variant
def test_a_link_names_its_variant_first(game: AnyGame) -> None:
    match = random_match(game, seed=3, plies=9)
    address = link.of(match)
    assert address == link.write(game.name, [game.variant, *match.moves])
    view = ask(op="view", link=address.upper())["view"]
    assert view["link"] == address
    assert (view["variant"], view["setup"]) == (game.variant, None)
    assert view["moves"] == list(match.moves)
    assert view["links"]["new"] == f"?{game.name}={game.variant}"
    assert view["links"]["undo"] == link.of(match, 8)
    look = ask(op="view", link=f"{address}#4", line=address)["view"]
    assert (look["ply"], look["link"]) == (4, f"{address}#4")


@every_variant
def test_a_variant_is_named_in_words(game: AnyGame) -> None:
    view = ask(op="view", link=f"?{game.name}={game.variant}")["view"]
    assert view["title"] == game.full_title
    assert view["headline"].endswith(f" · {game.full_title}")
    assert view["text"].split("\n")[-1] == game.full_title
    board = view["text"].removesuffix(f"\n{game.full_title}")
    assert board == game.text(game.initial())


@pytest.mark.parametrize("name", SHIPPED)
def test_a_view_says_what_a_new_game_can_be(name: str) -> None:
    game = SHIPPED[name]
    view = ask(op="view", link=link.of(start(game)))["view"]
    known = load(game.name).all_rules
    offered = [(one["variant"], one["title"]) for one in view["variants"]]
    labels = [one["label"] for one in view["variants"]]
    assert len({*labels}) == len(offered), "nobody takes one for another"
    assert {bool(one["kind"]) for one in view["variants"]} <= {True}
    if len(known) == 1:
        assert offered == []
        assert (game.variant_kind, game.variant_label) == ("", "")
        return
    assert offered == [(one.variant or None, one.full_title) for one in known]
    for one in view["variants"]:
        there = ask(op="view", link=one["link"])["view"]
        assert (there["variant"], there["error"]) == (one["variant"], None)


@pytest.mark.parametrize(
    ("name", "offered"),
    [
        ("trisq", "Board: 13 × 13 · 9 × 9 · 7 × 7"),
        ("talpa", "Board: 8 × 8 · 6 × 6"),
        ("scripta", "Length: fifteen men · five men"),
    ],
)
def test_variants_are_offered_in_short(name: str, offered: str) -> None:
    variants = ask(op="view", link=f"?{name}")["view"]["variants"]
    labels = " · ".join(one["label"] for one in variants)
    assert {f"{one['kind']}: {labels}" for one in variants} == {offered}


def test_an_ordinary_game_is_as_it_was() -> None:
    view = ask(op="view", link="?trisq=a13")["view"]
    assert (view["variant"], view["setup"], view["title"]) == (None, None, "Trisq")
    assert view["headline"] == "Square to move"


@pytest.mark.parametrize(
    ("address", "message"),
    [
        (
            "?trisq=size8-a1",
            "Trisq has no variant “size8”. Try one of these: size9, size7.",
        ),
        (
            "?trisq=size09",
            "Trisq has no variant “size09”. Try one of these: size9, size7.",
        ),
        (
            "?trisq=men5-a1",
            "Trisq has no variant “men5”. Try one of these: size9, size7.",
        ),
        (
            "?scripta=size9",
            "XII Scripta has no variant “size9”. Try one of these: men5.",
        ),
        ("?dama=size9-d2", "Dama has no variants; leave “size9” out of the link."),
    ],
)
def test_an_unknown_variant_is_refused_in_words(address: str, message: str) -> None:
    view = ask(op="view", link=address)["view"]
    error = view["error"]
    assert (error["code"], error["message"]) == ("unknown-variant", message)
    assert (error["index"], f"“{error['token']}”" in message) == (None, True)
    assert (view["variant"], view["moves"], view["ply"]) == (None, [], 0)
    assert view["game"] == address[1:].partition("=")[0]
    for op in ("play", "roll", "hint", "rules"):
        assert ask(op=op, link=address, move="a1")["error"]["code"] == error["code"]


@pytest.mark.parametrize(
    ("address", "index"),
    [("?trisq=a1-size9", 1), ("?trisq=size9-size7", 0), ("?dama=d2-men5-b4", 1)],
)
def test_elsewhere_a_variant_is_no_move(address: str, index: int) -> None:
    error = ask(op="view", link=address)["view"]["error"]
    assert (error["code"], error["index"]) == ("unreadable", index)


def test_the_command_line_knows_variants(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--variant", "SIZE9", "a1"]) == 0
    board = capsys.readouterr().out
    assert len(board.splitlines()) == 11
    assert main(["size9", "a1"]) == 0
    assert capsys.readouterr().out == board
    assert main(["--link", "?trisq=size9", "a1"]) == 0
    assert capsys.readouterr().out == board
    assert main(["-g", "scripta", "men5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["variant"] == "men5"


@pytest.mark.parametrize(
    "words",
    [
        ["--variant", "size8"],
        ["--variant", "large"],
        ["size8", "a1"],
        ["-g", "dama", "--variant", "size9"],
        ["--link", "?talpa=size9"],
        ["--link", "?trisq", "--variant", "size9"],
    ],
)
def test_a_variant_that_there_is_not_is_misuse(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = main(words)
    except SystemExit as ended:
        code = ended.code
    told = capsys.readouterr()
    assert (code, told.out, told.err.count("\n")) == (2, "", 1)


def test_a_variant_is_found_by_its_name() -> None:
    for game in VARIANTS:
        assert find(game.name, game.variant) is game
    with pytest.raises(UnknownGameError):
        find("trisq", "size13")


def test_dice_are_remembered_for_each_variant() -> None:
    ordinary, short = "?scripta", "?scripta=men5"
    for address in (ordinary, short):
        thrown = {
            ask(op="roll", link=address, table="variants")["view"]["moves"][0]
            for _ in range(4)
        }
        assert len(thrown) == 1


@pytest.mark.no_cover
@every_variant
def test_the_computer_plays_and_hints_in_every_variant(game: AnyGame) -> None:
    match = random_match(game, seed=2, plies=1)
    for level in much((1, 2), (1, 2, 3)):
        question = {"link": link.of(match), "level": level, "seed": 1}
        hint = ask(op="hint", **question)["analysis"]
        told = game.instruction(match.state, game.parse(hint["move"]))
        assert hint["sentence"].startswith(f"Hint: {told}")
        assert ask(op="think", **question)["view"]["moves"][-1] == hint["move"]


def test_five_men_are_all_that_is_to_be_taken_off() -> None:
    moves = "666 p6 p6 p6 111 p1 p1 p1 666 p6 p6 6m6".split()
    view = ask(op="view", link=link.write("scripta", ["men5", *moves]))["view"]
    assert "Player 1: 5, Player 2: 5" in view["text"]
    hands = {p["site"]: p["count"] for p in view["scene"]["pieces"]}
    assert (hands.get("hand0"), hands["hand1"]) == (None, 2)
    whole = random_match(find("scripta", "men5"), seed=4)
    assert whole.state.sides[0].total == 5
    assert len(whole.moves) < 1500
