"""Random games through the public protocol, against the go board of pyperformance.

Both are asked for a legal move, play it and ask whether the game is over, at every ply.
The two take turns within one run, so that a busy machine slows both.
"""

import importlib.util
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from trisq.game import Game
from trisq.games import GAMES

GO = "go (pyperformance)"
ROUNDS = 9
SECONDS = 0.4


def playout(game: Game[Any, Any]) -> int:
    """Play one random game to its end and return its length."""
    state = game.initial()
    plies = 0
    while game.outcome(state) is None:
        moves = game.legal_moves(state)
        state = game.apply(state, moves[int(random.random() * len(moves))])
        plies += 1
    return plies


def go_module() -> ModuleType:
    """Load the go benchmark that pyperformance brings along."""
    package = importlib.util.find_spec("pyperformance")
    assert package is not None
    assert package.origin is not None
    folder = Path(package.origin).parent / "data-files/benchmarks/bm_go"
    spec = importlib.util.spec_from_file_location("bm_go", folder / "run_benchmark.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Go:
    """Random go on one board that is used again and again, as its authors do."""

    def __init__(self) -> None:
        module = go_module()
        self.board, self.player = module.Board(), module.UCTNode()

    def playout(self) -> int:
        """Play until both players pass and return the length of the game."""
        self.board.reset()
        self.player.random_playout(self.board)
        return len(self.board.history)


def rate(playout: Callable[[], int]) -> tuple[float, float]:
    """Return plies and games per second of processor time."""
    plies = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        plies += playout()
        games += 1
    return plies / spent, games / spent


def main() -> None:
    subjects: dict[str, Callable[[], int]] = {}
    for name, game in GAMES.items():
        subjects[name] = partial(playout, game)
    subjects[GO] = Go().playout
    seen: dict[str, list[tuple[float, float]]] = {name: [] for name in subjects}
    random.seed(1)
    for _ in range(ROUNDS):
        for name, subject in subjects.items():
            seen[name].append(rate(subject))
    print(f"{'random games':<20} {'plies/s':>9} {'games/s':>9} {'x go (plies)':>13}")
    base = [plies for plies, _ in seen[GO]]
    for name in subjects:
        plies = statistics.median(some for some, _ in seen[name])
        games = statistics.median(some for _, some in seen[name])
        pairs = zip((some for some, _ in seen[name]), base)
        ratio = statistics.median(ours / theirs for ours, theirs in pairs)
        print(f"{name:<20} {plies:>9,.0f} {games:>9,.0f} {ratio:>13.2f}")


if __name__ == "__main__":
    main()
