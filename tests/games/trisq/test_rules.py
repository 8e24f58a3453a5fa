"""The rules of Trisq, beyond what the case files show."""

import random

import pytest

from tests.games.trisq.naive import Naive
from tests.scale import much
from trisq.game import PLAYERS
from trisq.games.trisq.rules import SWAP, State, Trisq
from trisq.match import play, replay, start


def board_of(game: Trisq, state: State) -> dict[tuple[int, int], int]:
    pieces = game.scene(state).pieces
    return {game.grid.place(game.grid.point[some.site]): some.side for some in pieces}


@pytest.mark.parametrize(
    ("size", "games"),
    [
        (2, much(10, 30)),
        (3, much(20, 40)),
        (4, much(15, 40)),
        (5, much(8, 30)),
        pytest.param(13, 1, marks=pytest.mark.no_cover),
    ],
)
def test_every_verdict_agrees_with_a_slow_second_program(size: int, games: int) -> None:
    game = Trisq(size)
    for seed in range(games):
        rng = random.Random(seed)
        naive, state = Naive(size), game.initial()
        while len(naive.boards) < much(60, 400):
            assert naive.is_over() == (game.outcome(state) is not None)
            if naive.is_over():
                break
            verdicts = naive.verdicts()
            assert (naive.swap() is None) == bool(game.refusal(state, SWAP))
            for point in game.grid.name:
                refusal = game.refusal(state, point)
                verdict = verdicts[game.grid.place(point)]
                assert verdict == refusal.code if refusal else isinstance(verdict, dict)
            move = rng.choice(game.legal_moves(state))
            state = game.apply(state, move)
            swapped = move == SWAP
            after = naive.swap() if swapped else verdicts[game.grid.place(move)]
            assert isinstance(after, dict)
            assert board_of(game, state) == after
            naive.boards.append(after)


def count_leaves(game: Trisq, state: State, depth: int) -> int:
    moves = game.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(count_leaves(game, game.apply(state, move), depth - 1) for move in moves)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("size", "leaves"),
    [
        (2, [4, 16, 36, 40, 16]),
        (3, [9, 81, 576, 3480, 17_696, 71_472]),
        (13, [169, 28_561]),
    ],
)
def test_the_number_of_games_of_each_length_is_known(
    size: int, leaves: list[int]
) -> None:
    game = Trisq(size)
    counts = [
        count_leaves(game, game.initial(), depth + 1) for depth in range(len(leaves))
    ]
    assert counts == leaves


@pytest.mark.parametrize(
    ("size", "positions", "ends"), [(1, 1, 1), (2, 31, 6), (3, 8164, 288)]
)
def test_all_positions_of_a_small_board_are_visited(
    size: int, positions: int, ends: int
) -> None:
    game = Trisq(size)
    seen: set[tuple[int, int, int, int]] = set()
    waiting = [game.initial()]
    over = 0
    while waiting:
        state = waiting.pop()
        key = (state.own, state.enemy, state.legal, state.ply & 1)
        if key in seen:
            continue
        seen.add(key)
        over += game.outcome(state) is not None
        assert not state.own & state.enemy
        assert game.survivors(state.own, state.enemy) == state.own
        assert game.survivors(state.enemy, state.own) == state.enemy
        young = state._replace(ply=2 + state.ply % 2)  # no swap, and no draw
        waiting += [game.apply(young, move) for move in game.legal_moves(young)]
    assert (len(seen), over) == (positions, ends)


@pytest.mark.parametrize("seed", range(40))
def test_random_games_end_without_a_draw(seed: int) -> None:
    game = Trisq()
    rng = random.Random(seed)
    state = game.initial()
    while (outcome := game.outcome(state)) is None:
        state = game.apply(state, rng.choice(game.legal_moves(state)))
    assert outcome.winner is game.to_move(state).other
    assert 150 < state.ply < 200
    assert outcome.reason.endswith("has nowhere to play")


def test_a_position_can_be_set_up_without_its_moves() -> None:
    game = Trisq(3)
    point = game.grid.point
    squares = sum(1 << point[name] for name in ("a2", "b1", "b3", "c2"))
    state = game.position(own=0, enemy=squares)
    refusal = game.refusal(state, point["b2"])
    assert refusal is not None
    assert refusal.code == "self-capture"
    assert game.text(state) == "   a  b  c\n 3 ·  □  ·\n 2 □  ·  □\n 1 ·  □  ·"


def test_messages_name_the_point_and_the_rule() -> None:
    game = Trisq()

    def said(*moves: str) -> str:
        return str(replay(start(game), moves).error)

    assert said("a13", "a13") == "Move 2 (a13): a13 is taken; choose an empty point."
    assert said("m2", "m1", "n3", "n2", "n1", "n2") == (
        "Move 6 (n2): n2 would repeat the position from two moves ago;"
        " play somewhere else first."
    )
    assert "self-capture is not allowed" in said("a12", "n13", "b13", "a13")
    assert "from a1 to n13, and there is no column i" in said("i5")


def test_captures_are_counted_for_information() -> None:
    match = play(start(Trisq()), *"m2 m1 n3 n2 n1".split())
    assert Trisq().status_note(match.state) == "Captured: ▲ 0, □ 1"
    assert [Trisq().tally(match.state, seat) for seat in PLAYERS] == [
        "took 1",
        "took 0",
    ]
    assert Trisq().todo(match.state) == "Place a square on any free point."
    assert match.steps[-1].captured == ("n2",)


@pytest.mark.parametrize(
    ("moves", "move", "sites"),
    [
        ("a13", "a13", "a13"),
        ("b1 n13 a2 n11", "n11", "n11"),
        ("b1 n13 a2", "a1", "a2 b1"),
        ("e7 n13 d6 n11 e5 n9 f6", "e6", "e7 d6 f6 e5"),
        ("k4 l3 l4 m2 n2 l1 m1 n1", "m1", "m1 n1"),
    ],
)
def test_a_refusal_names_what_forbids(moves: str, move: str, sites: str) -> None:
    game = Trisq()
    refusal = game.refusal(play(start(game), *moves.split()).state, game.parse(move))
    assert refusal is not None
    assert refusal.sites == tuple(sites.split())


def test_moves_in_short() -> None:
    match = play(start(Trisq()), *"c5 d5 d6 f5 d4 n13 g5 n11 f6 n9 f4 n7 e5".split())
    assert [step.label for step in match.steps[-2:]] == ["n7", "e5 × d5 × f5"]


def test_moves_in_words() -> None:
    game = Trisq()
    first, move = game.initial(), game.parse("a13")
    assert game.instruction(first, move) == "put a triangle on a13"
    second = game.apply(first, game.parse("c12"))
    assert game.instruction(second, move) == "put a square on a13"
