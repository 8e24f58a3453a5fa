"""Dama and Talpa against OpenSpiel's nine men's morris, a C++ game, from Python.

Random games, and a count of all positions four moves deep with every child made; the
programs take turns within one run.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import pyspiel

from tests.bench.playouts import playout
from trisq.games.dama.rules import Dama, State
from trisq.games.talpa.rules import Talpa

ROUNDS = 15
SECONDS = 0.25
DEPTH = 4

SPIEL = pyspiel.load_game("nine_mens_morris")
DAMA, TALPA = Dama(), Talpa()


def spiel_playout() -> None:
    """Play one random game through OpenSpiel's Python bindings."""
    state = SPIEL.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(random.random() * len(actions))])


def spiel_leaves(state: Any, depth: int) -> int:
    if depth == 0:
        return 1
    children = (state.child(action) for action in state.legal_actions())
    return sum([spiel_leaves(child, depth - 1) for child in children])


def our_leaves(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    children = (DAMA.apply(state, move) for move in DAMA.legal_moves(state))
    return sum([our_leaves(child, depth - 1) for child in children])


def rate(work: Callable[[], object]) -> float:
    """Return how often something can be done in a second of processor time."""
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        work()
        count += 1
    return count / spent


def main() -> None:
    random.seed(1)
    subjects: dict[str, Callable[[], object]] = {
        "OpenSpiel": spiel_playout,
        "dama": lambda: playout(DAMA),
        "talpa": lambda: playout(TALPA),
    }
    seen: dict[str, list[float]] = {name: [] for name in subjects}
    leaves = []
    for number in range(ROUNDS):
        for name, subject in subjects.items():
            seen[name].append(rate(subject))
        if number % 3 == 0:
            theirs = rate(lambda: spiel_leaves(SPIEL.new_initial_state(), DEPTH))
            leaves.append(rate(lambda: our_leaves(DAMA.initial(), DEPTH)) / theirs)
    for name, rates in seen.items():
        print(f"{name:<10} {statistics.median(rates):>8,.0f} random games/s")

    def ratio(one: str, other: str) -> float:
        return statistics.median(a / b for a, b in zip(seen[one], seen[other]))

    deep = statistics.median(leaves)
    print(f"dama : OpenSpiel, random games         {ratio('dama', 'OpenSpiel'):.2f} x")
    print(f"dama : OpenSpiel, leaves at depth {DEPTH}    {deep:.2f} x")
    print(f"talpa : dama, random games             {ratio('talpa', 'dama'):.2f} x")


if __name__ == "__main__":
    main()
