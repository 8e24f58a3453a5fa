"""Find the weights of XII Scripta by play of the mind against itself.

The method is TD(lambda): after each game every end of a turn is drawn a little towards
what was thought of the ends behind it, and towards how the game ended. Run it as
``python3 -m tests.bench.tune GAMES [SEED]``; it prints the weights for the mind.
"""

import sys
from collections.abc import Iterator, Sequence
from math import exp
from random import Random

from trisq.games.scripta.board import HOME, LAST, MEN
from trisq.games.scripta.evaluation import CROWD, Judge, Weights, danger
from trisq.games.scripta.fastboard import CAPTURED, HAND, OFF, THERE, Position, ends
from trisq.games.scripta.notation import THROWS

TRUST = 0.85  # lambda: how much the later ends count against the next one
PACE = 0.002  # how far weights move at first
DEEP = 5  # men on an end point that are told apart
LENGTHS = (HOME, 5, 5, 6 * DEEP, 1, 1, 1, 1, 1)  # of the weights, written in one line
STARTS = [sum(LENGTHS[:number]) for number in range(len(LENGTHS))]
PLACE, PAIR, CROWDED, ENDS, GONE, TAKEN, EXPOSED, JAM, TEMPO = STARTS

Features = dict[int, float]


def careful() -> list[float]:
    """Return weights to begin with: the way made counts, and single men are shy.

    Without fear two players capture each other's men for thousands of turns.
    """
    line = [0.0] * sum(LENGTHS)
    line[PLACE:PAIR] = [point / LAST / 2 for point in range(1, HOME + 1)]
    line[ENDS:GONE] = [0.6 - 0.03 * man for man in range(DEEP)] * 6
    line[GONE:] = 0.9, -0.2, 0.8, 0.02, 0.0
    return line


def weights(line: Sequence[float]) -> Weights:
    """Read a line of weights."""
    place, pair, crowd, home, *singles = (
        tuple(line[at : at + length]) for at, length in zip(STARTS, LENGTHS)
    )
    rows = tuple(place[at : at + 6] for at in range(0, HOME, 6))
    deep = tuple(home[at : at + DEEP] for at in range(0, 6 * DEEP, DEEP))
    return Weights(rows, pair, crowd, deep, *(single for (single,) in singles))


def features(position: Position) -> Features:
    """Return what the judge multiplies with each weight."""
    own, enemy = position
    found: Features = {TEMPO: 1.0}

    def add(number: int, worth: float) -> None:
        found[number] = found.get(number, 0.0) + worth

    for sign, side, other in ((1, own, enemy), (-1, enemy, own)):
        for number, worth in _men(side):
            add(number, sign * worth)
        closed = [0, *(other[there] >= 2 for there in THERE[1:]), *[0] * 6]
        for at in range(LAST + 1):
            men = min(side[at], CROWD) if at == HAND else side[at]
            add(JAM, -sign * men * sum(closed[at + 1 : at + 7]))
    for point in range(1, LAST + 1):
        if own[point] == 1:
            add(EXPOSED, -danger(point, enemy) * (point + 6) / LAST)
    return found


def _men(side: bytes) -> Iterator[tuple[int, float]]:
    """Yield what counts for one side whatever the other does."""
    yield GONE, side[OFF]
    yield TAKEN, side[CAPTURED]
    for point in range(1, HOME + 1):
        yield PLACE + point - 1, side[point]
        zone = (point - 1) // 6
        yield PAIR + zone, side[point] >= 2
        yield CROWDED + zone, max(0, side[point] - 2)
    for point in range(HOME + 1, LAST + 1):
        for man in range(side[point]):
            yield ENDS + DEEP * (point - HOME - 1) + min(man, DEEP - 1), 1


def chances(score: float) -> float:
    """Return the probability to win that a score means."""
    return 1 / (1 + exp(-score))


def played(judge: Judge, rng: Random) -> tuple[list[Position], int]:
    """Return the ends of all turns of a game, and whether the first player won."""
    throws = [move.throw for move, _ in THROWS]
    odds = [chance for _, chance in THROWS]
    start = bytes((MEN, *[0] * (LAST + 2)))
    position, line = (start, start), []
    while True:
        (throw,) = rng.choices(throws, odds)
        found = list(ends(position, throw))
        scores = judge.scores(found)
        best = found[scores.index(max(scores))]
        line.append(best)
        if best[0][OFF] == MEN:
            return line, len(line) % 2
        position = best[1], best[0]


def learn(line: list[float], turns: Sequence[Position], won: int, pace: float) -> None:
    """Draw the weights towards what followed, from the last turn back to the first."""
    target = float(won)
    for number in range(len(turns) - 1, -1, -1):
        sign = -1 if number % 2 else 1
        some = features(turns[number])
        thought = chances(sign * sum(line[at] * worth for at, worth in some.items()))
        for at, worth in some.items():
            line[at] += pace * sign * (target - thought) * worth
        target = TRUST * target + (1 - TRUST) * thought


def main(games: int, seed: int) -> None:
    """Play and learn, and print the weights."""
    rng = Random(seed)
    line = careful()
    for number in range(games):
        turns, won = played(Judge(weights(line)), rng)
        learn(line, turns, won, PACE * (1 - number / games))
    for name, value in weights(line)._asdict().items():
        print(name, value)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
