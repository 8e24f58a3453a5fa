"""The rules of Talpa: the boards of the source, the edges of the rules, the counts."""

import itertools
import json
import random
from pathlib import Path
from typing import Any

import pytest

from trisq.game import Seat
from trisq.games.talpa.rules import State, Talpa

VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8"))


def set_up(rows: list[str], turn: str = "red") -> tuple[Talpa, State]:
    game = Talpa(len(rows))
    stones = {"O": 0, "X": 0, " ": 0}
    for names, row in zip(game.grid.names, rows):
        for name, sign in zip(names, row):
            stones[sign] |= 1 << game.grid.point[name]
    seat = Seat.FIRST if turn == "red" else Seat.SECOND
    return game, game.position(stones["O"], stones["X"], seat)


def written(move: str) -> str:
    return move.lower().replace("-", "")


def winner(game: Talpa, state: State) -> str | None:
    outcome = game.outcome(state)
    return (
        None
        if outcome is None or outcome.winner is None
        else game.sides[outcome.winner]
    )


@pytest.mark.parametrize("board", VECTORS["states"], ids=lambda board: board["id"])
def test_boards_are_drawn_as_in_the_source(board: Any) -> None:
    game, state = set_up(board["rows"])
    assert game.text(state).split("\n") == board["view"]
    assert game.tunnels(state) == (board["red_tunnel"], board["blue_tunnel"])
    assert [state.own.bit_count(), state.enemy.bit_count()] == [
        board["red"],
        board["blue"],
    ]


def test_the_end_of_the_source_follows_from_its_middle() -> None:
    game, state = set_up(VECTORS["states"][1]["rows"], "blue")
    for move in VECTORS["mid_to_final"]["moves"]:
        assert game.outcome(state) is None
        assert game.refusal(state, game.parse(written(move))) is None
        state = game.apply(state, game.parse(written(move)))
    assert game.text(state).split("\n") == VECTORS["states"][2]["view"]
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (Seat.FIRST, "red opened its own tunnel")


@pytest.mark.parametrize("case", VECTORS["edge_cases"], ids=lambda case: case["id"])
def test_edge_cases(case: Any) -> None:
    game, state = set_up(case["rows"], case["turn"])
    legal = sorted(game.format(move) for move in game.legal_moves(state))
    assert legal == sorted(map(written, case["legal"])), case["why"]
    assert not any(game.refusal(state, move) for move in game.legal_moves(state))
    if "move" in case:
        after = game.apply(state, game.parse(written(case["move"])))
        assert after == set_up(case["after"], "blue")[1]
        assert winner(game, after) == case["winner"]
        assert game.tunnels(after) == (case["red_tunnel"], case["blue_tunnel"])


def leaves(game: Talpa, state: State, depth: int) -> int:
    moves = game.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(leaves(game, game.apply(state, move), depth - 1) for move in moves)


@pytest.mark.parametrize(("size", "depth"), [(2, 4), (4, 4), (6, 3), (8, 3)])
def test_the_number_of_games_of_each_length_is_known(size: int, depth: int) -> None:
    game = Talpa(size)
    known = VECTORS["perft"][str(size)][:depth]
    start = game.initial()
    assert [leaves(game, start, length + 1) for length in range(depth)] == known


@pytest.mark.no_cover
@pytest.mark.parametrize("size", [6, 8, 10])
def test_random_games_end_with_a_tunnel_and_without_a_draw(size: int) -> None:
    game = Talpa(size)
    for seed in range(40):
        rng = random.Random(seed)
        state = game.initial()
        while (outcome := game.outcome(state)) is None:
            before = state
            state = game.apply(state, rng.choice(game.legal_moves(state)))
            empty = size * size - (state.own | state.enemy).bit_count()
            assert empty == before.ply + 1, "every move empties one cell"
        assert any(game.tunnels(state))
        assert outcome.winner is not None
        assert state == game.position(
            *game._boards(state), game.to_move(state)
        )._replace(ply=state.ply)
        trail = game.scene(state).trails[0].sites
        places = [game.grid.place(game.grid.point[name]) for name in trail]
        axis = 0 if outcome.winner is Seat.FIRST else 1
        assert {places[0][axis], places[-1][axis]} == {0, size - 1}
        for (x, y), (i, j) in itertools.pairwise(places):
            assert abs(x - i) + abs(y - j) == 1


def test_no_capture_ever_comes_back() -> None:
    game = Talpa()
    for seed in range(30):
        rng = random.Random(seed)
        state, over = game.initial(), False
        while game.outcome(state) is None:
            moves = game.legal_moves(state)
            removing = moves[0][0] == moves[0][1]
            assert removing or not over
            over = removing
            state = game.apply(state, rng.choice(moves))


@pytest.mark.parametrize(
    ("move", "code", "words"),
    [
        ("xa1", "must-capture", "you must capture while you can"),
        ("a2b2", "not-your-piece", "a2 is your opponent’s"),
        ("a1c1", "not-adjacent", "c1 is not next to a1"),
        ("b2b4", "not-adjacent", "b4 is not next to b2"),
    ],
)
def test_refusals_name_the_rule(move: str, code: str, words: str) -> None:
    game = Talpa()
    refusal = game.refusal(game.initial(), game.parse(move))
    assert refusal is not None
    assert refusal.code == code
    assert words in refusal.sentence


def test_an_empty_cell_is_nobodys_and_captures_nothing() -> None:
    game = Talpa()
    state = game.apply(game.initial(), game.parse("a1a2"))
    for move, code in (("a1b1", "not-your-piece"), ("b1a1", "no-enemy")):
        refusal = game.refusal(state, game.parse(move))
        assert refusal is not None
        assert refusal.code == code


def test_large_boards_are_written_without_doubt() -> None:
    game = Talpa(10)
    for text in ("a1a2", "a10a9", "a9a10", "j10j9", "xj10"):
        assert game.format(game.parse(text)) == text


def test_what_can_be_captured_is_said_when_a_stone_is_chosen() -> None:
    game = Talpa()
    half = game.preview(game.initial(), ["a1"])
    assert half.prompt.startswith("The stone on a1 can capture a2 or b1.")


def test_the_notes_tell_what_must_be_done() -> None:
    game, state = set_up(["OOOO", " O  ", "OOOO", "OOOO"])
    assert Talpa().status_note(Talpa().initial()) == "You must capture"
    assert game.status_note(state) == "You must remove one of your stones"
    assert Talpa().todo(Talpa().initial()).startswith("Capture a neighbour")
    assert game.todo(state) == "Remove one of your stones."
    assert game.tally(state, Seat.FIRST) == "13 stones"
    over = game.apply(state, game.parse("xb2"))
    assert game.status_note(over) == ""
    assert game.describe(state, game.parse("xb2")) == "removed the stone on b2"
    gift = set_up(["O OO", "OO O", "O OO", "O OO"])[1]
    outcome = game.outcome(game.apply(gift, game.parse("xb2")))
    assert outcome is not None
    assert outcome.reason == "red opened the opponent’s tunnel"


@pytest.mark.parametrize(
    ("move", "sites"),
    [
        ("xb2", "b2 b3"),  # d3 has no enemy beside it
        ("xa1", "a1"),
        ("c3b3", "c3"),
        ("b2b4", ""),
        ("b2a2", "a2"),
        ("b2b3", "b3"),
    ],
)
def test_a_refusal_names_what_forbids(move: str, sites: str) -> None:
    game = Talpa()
    stones = game.grid.point
    red = sum(1 << stones[name] for name in ("b2", "b3", "d4"))
    blue = sum(1 << stones[name] for name in ("c3", "c2"))
    state = game.position(red, blue, game.to_move(game.initial()))
    refusal = game.refusal(state, game.parse(move))
    assert refusal is not None
    assert refusal.sites == tuple(sites.split())


@pytest.mark.parametrize(
    ("written", "label", "words"),
    [("a1a2", "a1 × a2", "move a1 to a2"), ("xa1", "× a1", "remove a1")],
)
def test_moves_in_short_and_in_words(written: str, label: str, words: str) -> None:
    game = Talpa()
    state, move = game.initial(), game.parse(written)
    assert game.label(state, move) == label
    assert game.instruction(state, move) == words
