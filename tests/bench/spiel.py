"""Dama level 3 against OpenSpiel's Monte-Carlo tree search, at the same time per move.

OpenSpiel's bot is C++ with random rollouts; it gets so many simulations that it uses
the processor time per move that ours has used, on average over the match. Both games
are kept side by side and their legal moves compared at every ply. Draws are ours:
OpenSpiel ends a game after 200 turns, so it is told the moves without the loops in
which a position came back.

    python3 build.py bench spiel --games 40 --seed 1 --pyodide

``--pyodide`` lets our side think in Pyodide, under Node.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pyspiel

import build
from trisq import link
from trisq.arena import score
from trisq.game import PLAYERS, Seat
from trisq.games.dama import endgame
from trisq.games.dama.board import HAND, NONE, POINT, Move
from trisq.games.dama.computer import MIND
from trisq.games.dama.rules import Dama, State

SPIEL = pyspiel.load_game("nine_mens_morris")
GAME = Dama()
POINTS = sorted(POINT, key=lambda name: (name[1], name[0]))  # OpenSpiel's, row by row
NUMBER = {POINT[name]: number for number, name in enumerate(POINTS)}
TURNS = 195  # OpenSpiel ends a game soon after
RANDOM_PLIES = 2  # for variety
LEVEL = MIND.levels[2]

Thinker = Callable[[Sequence[str], State, int], tuple[Move, float]]


def actions(move: Move) -> list[int]:
    """Return a move as OpenSpiel plays it: a capture is an action of its own."""
    start, end, taken = move
    way = NUMBER[end] if start == HAND else 24 + 24 * NUMBER[start] + NUMBER[end]
    return [way] if taken == NONE else [way, NUMBER[taken]]


def our_move(played: Sequence[int]) -> Move:
    """Return OpenSpiel's actions of one turn as a move."""
    start, end = divmod(played[0] - 24, 24) if played[0] >= 24 else (None, played[0])
    origin = HAND if start is None else POINT[POINTS[start]]
    taken = POINT[POINTS[played[1]]] if played[1:] else NONE
    return origin, POINT[POINTS[end]], taken


def without_loops(line: Sequence[tuple[Move, State]]) -> list[Move]:
    """Return moves to the same position that never come back to an earlier one."""
    moves: list[Move] = []
    reached: dict[tuple[int, ...], int] = {}
    for move, after in line:
        moves.append(move)
        place = (after.own, after.enemy, after.own_hand, after.ply & 1)
        if place in reached:
            del moves[reached[place] :]
            reached = {key: at for key, at in reached.items() if at <= len(moves)}
        reached[place] = len(moves)
    return moves


def their_state(state: State, line: Sequence[tuple[Move, State]]) -> Any:
    """Return OpenSpiel's state for ours; None if it would end the game by its clock."""
    moves = without_loops(line)
    if len(moves) >= TURNS:
        return None
    theirs = SPIEL.new_initial_state()
    for move in moves:
        for action in actions(move):
            theirs.apply_action(action)
    ours = {actions(move)[0] for move in GAME.legal_moves(state)}
    assert ours == set(theirs.legal_actions()), "the rules differ"
    return theirs


class Bot:
    """OpenSpiel's player, who is given as much time as the other has used."""

    def __init__(self) -> None:
        self.seconds, self.moves = 0.0, 0
        self.speed = 10_000.0  # simulations a second

    def move(self, state: Any, mean: float, seed: int) -> Move:
        """Choose a move, so that the mean time per move comes to ``mean``."""
        due = mean * (self.moves + 1) - self.seconds
        budget = max(1, int(self.speed * min(max(due, mean / 2), 2 * mean)))
        played: list[int] = []
        player = state.current_player()
        start, used = time.process_time(), 0
        while not played or not (
            state.is_terminal() or state.current_player() != player
        ):
            rollout = pyspiel.RandomRolloutEvaluator(1, seed)
            bot = pyspiel.MCTSBot(SPIEL, rollout, 2, budget, 1000, True, seed, False)
            played.append(bot.step(state))
            state.apply_action(played[-1])
            used += budget
        spent = time.process_time() - start
        self.seconds += spent
        self.moves += 1
        if spent > 0.02:  # not when it has solved the game
            self.speed = 0.7 * self.speed + 0.3 * used / spent
        return our_move(played)


def here(moves: Sequence[str], state: State, seed: int) -> tuple[Move, float]:
    """Think in this Python."""
    del moves
    start = time.process_time()
    move = LEVEL.think(GAME, state, Random(seed)).move
    return move, time.process_time() - start


@contextmanager
def in_pyodide() -> Iterator[Thinker]:
    """Think in Pyodide."""
    node = shutil.which("node") or sys.exit("spiel: --pyodide needs Node")
    pyodide = build.node_modules(tools=False) / "pyodide"
    with tempfile.TemporaryDirectory() as folder:
        rules = Path(folder) / "rules.zip"
        rules.write_bytes(build.rules())
        script = Path(__file__).with_name("_pyodide.js")
        with subprocess.Popen(
            [node, script, pyodide, rules],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            asking, answering = process.stdin, process.stdout
            assert asking
            assert answering

            def ask(**question: Any) -> Any:
                asking.write(json.dumps(question) + "\n")
                asking.flush()
                return json.loads(answering.readline())

            def think(
                moves: Sequence[str], state: State, seed: int
            ) -> tuple[Move, float]:
                del state
                address = link.write("dama", moves)
                told = ask(op="hint", link=address, level=3, seed=seed)
                move = told["answer"]["analysis"]["move"]
                return GAME.parse(move), told["seconds"]

            table = b64encode(Path(endgame.FILE).read_bytes()).decode()
            ask(op="take", link="?dama", data=table)  # as the page does
            yield think
            asking.close()


class Contest:
    """A match: our player, theirs, and the time that ours has used."""

    def __init__(self, think: Thinker, seed: int) -> None:
        self.think = think
        self.chance = Random(seed)
        self.bot = Bot()
        self.seconds, self.moves = 0.0, 0

    def play(self, ours: Seat, opening: int) -> float:
        """Play one game; return our points."""
        state = GAME.initial()
        line: list[tuple[Move, State]] = []
        chance = Random(opening)
        while GAME.outcome(state) is None:
            if len(line) < RANDOM_PLIES:
                move = chance.choice(GAME.legal_moves(state))
            elif GAME.to_move(state) is ours:
                written = [GAME.format(move) for move, _ in line]
                move, spent = self.think(written, state, self.chance.getrandbits(30))
                self.seconds += spent
                self.moves += 1
            else:
                theirs = their_state(state, line)
                if theirs is None:
                    return 0.5
                mean = self.seconds / self.moves if self.moves else 0.5
                move = self.bot.move(theirs, mean, self.chance.getrandbits(30))
            state = GAME.apply(state, move)
            line.append((move, state))
        outcome = GAME.outcome(state)
        assert outcome
        return 0.5 if outcome.winner is None else float(outcome.winner is ours)


def contest(think: Thinker, games: int, seed: int) -> None:
    """Play and print."""
    match = Contest(think, seed)
    points: list[float] = []
    for number in range(games):
        points.append(match.play(PLAYERS[number % 2], 1000 * seed + number // 2))
        won, drawn, lost = (points.count(one) for one in (1.0, 0.5, 0.0))
        share, low, high = score(sum(points), len(points))
        ours = match.seconds / max(match.moves, 1)
        theirs = match.bot.seconds / max(match.bot.moves, 1)
        print(
            f"dama 3 : OpenSpiel MCTS  {won}-{drawn}-{lost}  {share:.0%}"
            f" ({low:.0%} to {high:.0%}), {ours:.2f} s : {theirs:.2f} s a move",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Dama level 3 against OpenSpiel.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pyodide", action="store_true", help="our side in Pyodide")
    options = parser.parse_args()
    if options.pyodide:
        with in_pyodide() as think:
            contest(think, options.games, options.seed)
    else:
        contest(here, options.games, options.seed)


if __name__ == "__main__":
    main()
