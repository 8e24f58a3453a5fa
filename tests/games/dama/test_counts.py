"""How many games of each length Dama has, from the start and from later positions."""

import json
from typing import Any

import pytest

from tests.games.dama.positions import FOLDER, GAME, written
from trisq.games.dama.rules import State
from trisq.match import replay, start

PERFT = json.loads((FOLDER / "perft.json").read_text("utf-8"))


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
