"""The rules of Dama: the boards of the source, the edges of the rules, the counts."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from trisq.game import Seat
from trisq.games.dama import board
from trisq.games.dama.rules import QUIET_LIMIT, Dama, State
from trisq.match import play, replay, start

FOLDER = Path(__file__).parent
VECTORS = json.loads((FOLDER / "vectors.json").read_text("utf-8"))
PERFT = json.loads((FOLDER / "perft.json").read_text("utf-8"))
GAME = Dama()


def written(move: str) -> str:
    return move.lower().replace("-", "")


def men(names: str | list[str]) -> int:
    listed = names.split() if isinstance(names, str) else names
    return board.men(*map(str.lower, listed))


def position(
    white: str | list[str], black: str | list[str], turn: str, *hands: int
) -> State:
    seat = Seat.FIRST if turn == "W" else Seat.SECOND
    both = (hands[0], hands[1]) if hands else (0, 0)
    return GAME.position(men(white), men(black), both, seat)


def of_case(case: Any) -> State:
    if "white" in case:
        return position(case["white"], case["black"], case["turn"], *case["hand"])
    state: State = play(start(GAME), *map(written, case["moves"])).state
    return state


def legal(state: State) -> list[str]:
    return sorted(GAME.format(move) for move in GAME.legal_moves(state))


def test_the_empty_board_is_drawn_as_in_the_source() -> None:
    assert GAME.text(GAME.initial()).split("\n") == VECTORS["render_empty"]


def test_men_stand_where_the_source_puts_them() -> None:
    state = of_case(VECTORS["positions"][0])
    assert GAME.text(state).split("\n")[8] == "4   ·---○---○       ●---○---·"


@pytest.mark.parametrize("case", VECTORS["positions"], ids=lambda case: case["id"])
def test_positions(case: Any) -> None:
    state = of_case(case)
    ways = sorted({move.partition("x")[0] for move in legal(state)})
    if "legal" in case:
        assert ways == sorted(map(written, case["legal"]))
    if "winner" in case:
        outcome = GAME.outcome(state)
        assert (outcome and "WB"[outcome.winner or 0]) == case["winner"]
    for then in case.get("then", [case] if "removals" in case else []):
        way = written(then["move"])
        takes = [
            move.removeprefix(way) for move in legal(state) if move.startswith(way)
        ]
        assert takes == sorted(map(written, then["removals"]))
    if "winner_after_any_removal" in case:
        for move in GAME.legal_moves(state):
            if move[2] >= 0:
                outcome = GAME.outcome(GAME.apply(state, move))
                assert outcome is not None
                assert "WB"[outcome.winner or 0] == case["winner_after_any_removal"]
    if case.get("must_remove"):
        *quiet, last = map(written, case["moves"])
        for token in quiet:
            state = GAME.apply(state, GAME.parse(token))
        assert last not in legal(state)
        assert any(token.startswith(f"{last}x") for token in legal(state))


def leaves(state: State, depth: int) -> int:
    moves = GAME.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(leaves(GAME.apply(state, move), depth - 1) for move in moves)


@pytest.mark.no_cover
def test_the_number_of_games_of_each_length_is_known() -> None:
    known = PERFT["initial_perft_turns"][:5]
    assert [leaves(GAME.initial(), depth + 1) for depth in range(5)] == known


def actions(state: State, depth: int) -> int:
    """Count as others do: taking a man is a ply of its own."""
    ways: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
    for move in GAME.legal_moves(state):
        ways.setdefault(move[:2], []).append(move)
    if depth == 1:
        return len(ways)
    total = 0
    for moves in ways.values():
        if moves[0][2] < 0:
            total += actions(GAME.apply(state, moves[0]), depth - 1)
        elif depth == 2:
            total += len(moves)
        else:
            total += sum(actions(GAME.apply(state, move), depth - 2) for move in moves)
    return total


def joined(moves: list[str]) -> list[str]:
    """Write a taking that stands alone behind the move that it belongs to."""
    found: list[str] = []
    for move in map(written, moves):
        if move.startswith("x"):
            found[-1] += move
        else:
            found.append(move)
    return found


@pytest.mark.parametrize("case", PERFT["positions"], ids=lambda case: case["tag"])
def test_counts_from_later_positions(case: Any) -> None:
    match = replay(start(GAME), joined(case["moves_from_start"]))
    assert match.error is None
    known = case["perft_actions"][:3]
    assert [actions(match.state, depth + 1) for depth in range(len(known))] == known


@pytest.mark.parametrize(
    ("state", "move", "code", "words"),
    [
        (GAME.initial(), "d2d3", "place-first", "place all your men first"),
        (GAME.initial(), "d2xb4", "no-mill", "closes no mill"),
        (position("d2 d3", "b4 b2", "W", 5, 5), "d2", "occupied", "d2 is taken"),
        (position("d2 d3", "b4 b2", "W", 5, 5), "d1", "must-take", "capture b2 or b4"),
        (
            position("d2 d3", "b4 b2", "W", 5, 5),
            "d1xf2",
            "no-enemy",
            "no enemy man on f2",
        ),
        (
            position("d2 d3", "b2 b4 b6 f6", "W", 5, 5),
            "d1xb4",
            "mill-safe",
            "men in a mill are safe while others are free; capture f6",
        ),
        (
            position("a1 d1 b2 f6", "g7 f2 e3 c5", "W"),
            "g7d7",
            "not-your-piece",
            "your opponent’s",
        ),
        (
            position("a1 d1 b2 f6", "g7 f2 e3 c5", "W"),
            "d3d2",
            "not-your-piece",
            "empty",
        ),
        (
            position("a1 d1 b2 f6", "g7 f2 e3 c5", "W"),
            "d3",
            "not-your-piece",
            "no men left to place",
        ),
        (
            position("a1 d1 b2 f6", "g7 f2 e3 c5", "W"),
            "a1d1",
            "occupied",
            "d1 is taken",
        ),
        (
            position("a1 d1 b2 f6", "g7 f2 e3 c5", "W"),
            "a1g4",
            "not-adjacent",
            "g4 is not",
        ),
        (position("a1 d1 b2 f6", "d2 g1 a4 c5", "W"), "a1", "blocked", "is blocked"),
    ],
)
def test_refusals_name_the_rule(state: State, move: str, code: str, words: str) -> None:
    refusal = GAME.refusal(state, GAME.parse(move))
    assert refusal is not None
    assert (refusal.code, words in refusal.sentence) == (code, True)


@pytest.mark.parametrize(
    "text", ["", "x", "d2x", "xb4", "d", "h1", "a2", "d2d3d4", "e5d5x9"]
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    match = replay(start(GAME), [text])
    assert match.error is not None
    assert match.error.code == "unreadable"


def test_a_mill_takes_nobody_from_an_empty_board() -> None:
    state = position("d2 d3", "", "W", 5, 9)
    assert "d1" in legal(state)
    assert GAME.refusal(state, GAME.parse("d1")) is None


def test_the_third_occurrence_of_a_position_is_a_draw() -> None:
    state = position("a1 d1 b2 f6", "g7 d7 e3 c5", "W")
    for move in "a1a4 g7g4 a4a1 g4g7".split() * 2:
        assert GAME.outcome(state) is None
        state = GAME.apply(state, GAME.parse(move))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winner is None
    assert "third time" in outcome.reason
    assert not GAME.legal_moves(state)


def test_a_capture_forgets_the_positions_before_it() -> None:
    state = position("a1 d1 g4 f6", "g7 d7 e3 c5 b2", "W")
    for move in "a1a4 d7d6 a4a1 d6d7 g4g1xe3".split():
        state = GAME.apply(state, GAME.parse(move))
    assert state.seen == ()


def test_a_hundred_quiet_moves_are_a_draw() -> None:
    state = position("a1 d1 b2 f6", "g7 d7 e3 c5", "W")
    almost = state._replace(seen=tuple(range(-QUIET_LIMIT + 1, 0)))
    assert GAME.outcome(almost) is None
    assert GAME.status_note(almost) == "Moves without a capture: 99; 100 make a draw"
    assert GAME.todo(almost) == "Moves without a capture: 99; 100 make a draw."
    outcome = GAME.outcome(GAME.apply(almost, GAME.parse("a1a4")))
    assert outcome is not None
    assert outcome.reason.startswith("100 moves without a capture")


def test_random_games_end_and_men_are_conserved() -> None:
    ends = set()
    for seed in range(150):
        rng = random.Random(seed)
        state, taken = GAME.initial(), 0
        while (outcome := GAME.outcome(state)) is None:
            move = rng.choice(GAME.legal_moves(state))
            taken += move[2] >= 0
            state = GAME.apply(state, move)
            on_board = (state.own | state.enemy).bit_count() // 2
            assert on_board + state.own_hand + state.enemy_hand + taken == 18
        ends.add(outcome.reason)
    assert len(ends) >= 2


def naive_mills(side: int) -> set[int]:
    lines = [set(line) for line in board.LINES]
    here = set(board.listed(side))
    return {point for line in lines if line <= here for point in line}


def test_mills_agree_with_a_look_at_every_line() -> None:
    rng = random.Random(1)
    for _ in range(2000):
        some = rng.sample(sorted(board.NAME), rng.randint(0, 9))
        side = sum(board.MAN << point for point in some)
        assert set(board.listed(side & board.closers(side))) == naive_mills(side)


def test_lines_and_neighbours_are_those_of_the_board() -> None:
    assert len(board.LINES) == 16
    assert len(board.EDGES) == 32
    for a, b in board.EDGES:
        assert board.NEAR[a] >> b & 1
        assert board.NEAR[b] >> a & 1
        (x, y), (i, j) = board.place(a), board.place(b)
        assert x == i or y == j


def test_the_way_of_a_move_is_shown_before_it_is_played() -> None:
    placing = position("d2 d3", "b4 b2", "W", 5, 5)
    half = GAME.preview(placing, ["d1"])
    assert half.prompt.startswith("You have a mill: capture b2 or b4.")
    assert "d1" in {piece.site for piece in half.scene.pieces}
    assert len(half.scene.trails) == 1
    moving = position("a1 d1 g4 f6", "g7 d7 e3 c5 b2", "W")
    assert GAME.preview(moving, ["g4"]).prompt.startswith("From g4: f4 or g1.")
    closed = GAME.preview(moving, ["g4", "g1"])
    sites = {piece.site for piece in closed.scene.pieces if piece.side == 0}
    assert sites == {"a1", "d1", "g1", "f6"}


def test_men_who_are_shut_in_are_shown_when_that_ends_the_game() -> None:
    around = "d2 f4 g7 a4"
    over = position("a1 d1 g1 g4", around, "W")
    assert set(GAME.scene(over).closed) == {"a1", "d1", "g1", "g4"}
    assert GAME.scene(position("a1 d1 g1 f6", around, "W")).closed == ()


def test_men_in_hand_are_counted() -> None:
    state = play(start(GAME), "d2", "b4", "d3").state
    assert GAME.status_note(state) == "In hand: white 7, black 8"
    assert GAME.tally(state, Seat.FIRST) == "2 men, 7 in hand"
    assert GAME.todo(state) == "Place a man on any free point."
    moving = position("a1 d1 g4 f6", "g7 d7 e3", "W")
    assert GAME.tally(moving, Seat.FIRST) == "4 men · lost 5"
    assert GAME.todo(moving).startswith("Move a man along a line")
    flying = position("a1 d1 g4 f6", "g7 d7 e3", "B")
    assert GAME.todo(flying) == "Move a man to any free point."


def test_moves_are_told_in_words() -> None:
    assert GAME.describe(GAME.initial(), GAME.parse("d2xb4")) == "placed a man on d2"
    assert GAME.describe(GAME.initial(), GAME.parse("e5d5")) == "moved e5 to d5"


MEN = "a1 d1 b2 f6", "g7 f2 e3 c5"


@pytest.mark.parametrize(
    ("state", "move", "sites"),
    [
        (position("d2 d3", "b2 b4 b6 f6", "W", 5, 5), "d1xb4", "b2 b6 b4"),
        (position("d2 d3", "b2 b4", "W", 5, 5), "d1", "d1 d2 d3"),
        (position("a1 g1 d2 d3", "b2 b4", "W", 5, 5), "d1", "a1 d1 g1 d2 d3"),
        (position("d2 d3", "b2 b4", "W", 5, 5), "d1xf6", "f6"),
        (position("d2 d3", "b2 b4", "W", 5, 5), "g1xb4", ""),
        (position("d2 d3", "b2 b4", "W", 5, 5), "d2d1", ""),
        (position(*MEN, "W"), "g7d7", "g7"),
        (position(*MEN, "W"), "d3", "d3"),
        (position(*MEN, "W"), "a1d1", "d1"),
        (position(*MEN, "W"), "a1g4", ""),
        (position("a1 d1 b2 f6", "d2 g1 a4 c5", "W"), "a1", "d1 a4"),
    ],
)
def test_a_refusal_names_what_forbids(state: State, move: str, sites: str) -> None:
    refusal = GAME.refusal(state, GAME.parse(move))
    assert refusal is not None
    assert refusal.sites == tuple(sites.split())


@pytest.mark.parametrize(
    ("written", "label", "words"),
    [
        ("d2", "d2", "place a man on d2"),
        ("d2xb4", "d2 × b4", "place a man on d2"),
        ("e5d5", "e5 → d5", "move e5 to d5"),
        ("e5d5xb4", "e5 → d5 × b4", "move e5 to d5"),
    ],
)
def test_moves_in_short_and_in_words(written: str, label: str, words: str) -> None:
    state, move = GAME.initial(), GAME.parse(written)
    assert GAME.label(state, move) == label
    assert GAME.instruction(state, move) == words
