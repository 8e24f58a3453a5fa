"""What a link costs: opened for the first time, and with one move more."""

import json
import random
import statistics
import time

from trisq import service
from trisq.games.trisq.rules import SWAP, Trisq
from trisq.match import Memory

ROUNDS = 30
LENGTHS = (50, 300)


def long_game(plies: int) -> list[str]:
    """Return a legal game that long: players who capture, and else stay apart."""
    game, rng = Trisq(), random.Random(1)
    state, moves = game.initial(), list[str]()
    while len(moves) < plies:
        legal = [move for move in game.legal_moves(state) if move != SWAP]
        takes = [move for move in legal if game.captures(state, move)]
        alone = [move for move in legal if not game.grid.near[move] & state.own]
        move = rng.choice(takes or alone or legal)
        moves.append(game.format(move))
        state = game.apply(state, move)
    return moves


def cost(question: dict[str, str]) -> float:
    """Return the milliseconds that one question takes."""
    text = json.dumps(question)
    start = time.perf_counter()
    answer = service.handle(text)
    spent = time.perf_counter() - start
    assert json.loads(answer)["ok"]
    return spent * 1000


def main() -> None:
    moves = long_game(max(LENGTHS))
    first: dict[int, list[float]] = {length: [] for length in LENGTHS}
    again: dict[int, list[float]] = {length: [] for length in LENGTHS}
    for _ in range(ROUNDS):
        for length in LENGTHS:
            service._MEMORY = Memory()
            link = "?trisq=" + "-".join(moves[: length - 1])
            first[length].append(cost({"op": "view", "link": link}))
            question = {"op": "play", "link": link, "move": moves[length - 1]}
            again[length].append(cost(question))
    print(f"{'link of':<12} {'opened (ms)':>12} {'one more move (ms)':>20}")
    for length in LENGTHS:
        opened = statistics.median(first[length])
        added = statistics.median(again[length])
        print(f"{length:>3} moves    {opened:>12.2f} {added:>20.2f}")
    few, many = LENGTHS
    ratio = statistics.median(b / a for a, b in zip(again[few], again[many]))
    print(f"one more move at {many} against {few} moves: {ratio:.2f} x")


if __name__ == "__main__":
    main()
