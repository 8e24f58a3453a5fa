"""Whether what XII Scripta calls a chance to win is one: Brier scores of self-play.

Two players who judge every end of a turn by the tuned weights play each other. At each
turn the chance is noted that the mover is told; a quarter of a game is a quarter of its
turns. Beside it stand the score as it was before it was scaled, and what the best
scaling in hindsight makes of the chance, for a quarter of its own.

    python3 build.py bench calibration 400 0.06    games, share of turns for level 3
"""

import sys
from collections.abc import Callable, Sequence
from math import atanh, tanh
from random import Random
from typing import NamedTuple

from tests.bench.taps import state_of
from trisq.games.scripta.board import MEN
from trisq.games.scripta.computer import MIND
from trisq.games.scripta.fastboard import HAND, Position
from trisq.games.scripta.notation import THROWS
from trisq.games.scripta.rules import Scripta
from trisq.games.scripta.state import State
from trisq.search.turns import ALMOST, value_of

GAME = Scripta()
QUARTERS = 4
SCALES = [step / 20 for step in range(1, 61)]


class Seen(NamedTuple):
    """What was thought at a turn: before it was scaled, after that, and by level 3."""

    raw: float
    told: float
    strong: float | None
    won: float
    quarter: int


def game(seed: int, share: float) -> list[Seen]:
    """Play one game, with level 3 asked at a share of the turns."""
    chance, race = Random(f"calibration {seed}"), MIND.race
    throws, odds = zip(*((move.throw, likely) for move, likely in THROWS))
    side = bytes(MEN if at == HAND else 0 for at in range(39))
    position: Position = side, side
    thoughts: list[tuple[float, float, float | None]] = []
    while True:
        dice: tuple[int, ...] = chance.choices(throws, odds)[0]
        ways = race.ends(position, dice)
        score, end = max(zip(race.scores(ways), ways))
        value = value_of(score)
        strong = None
        if chance.random() < share and abs(value) < 1:
            strong = _level_3(position, dice)
        thoughts.append((value, race.chance(end, value), strong))
        if value == 1.0:
            break
        position = end[1], end[0]
    turns = len(thoughts)
    return [
        Seen(*one, float((turns - number) % 2), QUARTERS * number // turns)
        for number, one in enumerate(thoughts)
    ]


def _level_3(position: Position, dice: tuple[int, ...]) -> float:
    """Return what level 3 tells of a throw."""
    state: State = state_of(position, dice)
    return MIND.levels[2].think(GAME, state, Random(1)).value


def brier(values: Sequence[tuple[float, float]], scale: float = 1.0) -> float:
    """Return the mean square of what chances from -1 to 1 are wrong by."""
    return sum(
        ((1 + _scaled(value, scale)) / 2 - won) ** 2 for value, won in values
    ) / len(values)


def _scaled(value: float, scale: float) -> float:
    if scale == 1.0:
        return value
    return tanh(scale * atanh(max(-ALMOST, min(ALMOST, value))))


def main(games: str = "400", share: str = "0.06") -> None:
    """Play, and print a table."""
    seen = [one for seed in range(int(games)) for one in game(seed, float(share))]
    columns: dict[str, Callable[[Seen], float | None]] = {
        "unscaled": lambda one: one.raw,
        "told": lambda one: one.told,
        "level 3": lambda one: one.strong,
    }
    for name, pick in columns.items():
        for quarter in (*range(QUARTERS), None):
            values = [
                (value, one.won)
                for one in seen
                if quarter in (None, one.quarter) and (value := pick(one)) is not None
            ]
            best = min((brier(values, scale), scale) for scale in SCALES)
            when = "all" if quarter is None else f"quarter {quarter + 1}"
            print(
                f"{name:9} {when:9} {len(values):6} turns: {brier(values):.4f},"
                f" best in hindsight {best[0]:.4f} (× {best[1]})"
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
