"""Matches between players: ``trisq arena GAME A B --games 100``, or ``play`` here.

A and B are a level (1, 2, 3), ``random``, ``greedy``, ``tree:0.5`` (plain tree search
with so many seconds of processor time a move), ``tree:800`` (with so many random
games), or ``module:name`` of a player of your own (see ``trisq.search.player``).

Games come in pairs: the same opening, drawn by chance, with the sides swapped. The
same seed plays the same games as long as no budget is a time. Who answers a move that
the rules refuse has lost; the table names it.

>>> report = play("random", "greedy", game="talpa", games=2, progress=False)
>>> report.wins + report.draws + report.losses
2
"""

import importlib
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from time import process_time
from typing import Any, NamedTuple

from trisq import games
from trisq.computer import mind
from trisq.errors import shown
from trisq.game import Game, Seat
from trisq.games import find
from trisq.games.pack import LEVELS
from trisq.options import Parser
from trisq.search.baselines import Greedy, PlainTree, RandomPlayer
from trisq.search.player import Player

LIKELY = 1.96  # standard deviations that hold 95 % of what chance does
BAR = 30
FAULTS = 5  # illegal moves that a table names
KINDS = "1, 2, 3, random, greedy, tree:SECONDS, tree:PLAYOUTS or module:name"


class Fault(NamedTuple):
    """A move that the rules refuse: of A (0) or B (1), as it is written, and why."""

    who: int
    move: str
    why: str


class Result(NamedTuple):
    """What came of one game for A: 1, 0.5 or 0, and what it cost each of the two.

    Who plays what the rules refuse has lost by this ``fault``.
    """

    score: float
    plies: int
    moves: tuple[int, int]
    seconds: tuple[float, float]
    fault: Fault | None = None


class Score(NamedTuple):
    """A share of points and where the true one lies with 95 % confidence."""

    share: float
    low: float
    high: float


def named(game: str | Game[Any, Any], name: str) -> Player:
    """Return the player of a name."""
    rules = games.find(game) if isinstance(game, str) else game
    if name.isdecimal() and int(name) in LEVELS:
        return mind(rules).levels[int(name) - 1]
    kind, _, rest = name.partition(":")
    match kind:
        case "random":
            return RandomPlayer()
        case "greedy":
            return Greedy(mind(rules))
        case "tree" if rest and not float(rest) > 0:
            raise ValueError(name)
        case "tree" if rest.isdecimal():
            return PlainTree(playouts=int(rest))
        case "tree":
            return PlainTree(seconds=float(rest))
    player: Player = getattr(importlib.import_module(kind), rest)
    if not callable(getattr(player, "think", None)):
        raise ValueError(name)
    return player


def contest(
    game: Game[Any, Any], pair: tuple[Player, Player], number: int, seed: int, free: int
) -> Result:
    """Play one game; A has the first seat in games of even number."""
    lots, dice = Random(f"{seed}/{number // 2}"), Random(f"{seed}/{number // 2}/dice")
    first = number % 2
    state = game.initial()
    plies, moves, seconds = 0, [0, 0], [0.0, 0.0]

    def result(score: float, fault: Fault | None = None) -> Result:
        return Result(
            score, plies, (moves[0], moves[1]), (seconds[0], seconds[1]), fault
        )

    while (outcome := game.outcome(state)) is None:
        seat = game.to_move(state)
        if seat is Seat.CHANCE:
            throws, weights = zip(*game.odds(state))
            state = game.apply(state, dice.choices(throws, weights)[0])
            continue
        if plies < free:
            move = lots.choice(game.legal_moves(state))
        else:
            who = (seat + first) % 2
            start = process_time()
            move = pair[who].think(game, state, Random(plies + 1000 * number)).move
            seconds[who] += process_time() - start
            moves[who] += 1
            if move not in game.legal_moves(state):
                return result(float(who), Fault(who, *_refused(game, state, move)))
        state = game.apply(state, move)
        plies += 1
    if outcome.winner is None:
        return result(0.5)
    return result(float(outcome.winner == first))


def _refused(game: Game[Any, Any], state: Any, move: Any) -> tuple[str, str]:
    """Return an illegal move as it is written, and why it is refused.

    A player of one's own may answer anything, also what the rules cannot even read.
    """
    try:
        written, refusal = game.format(move), game.refusal(state, move)
    except Exception:
        written, refusal = repr(move), None
    return shown(str(written)), str(refusal or "this is no move of the game.")


def score(points: float, count: int) -> Score:
    """Return a share with its confidence interval, by Wilson's formula.

    >>> [round(part, 2) for part in score(85, 100)]
    [0.85, 0.77, 0.91]
    """
    share, square = points / count, LIKELY * LIKELY
    middle = (share + square / (2 * count)) / (1 + square / count)
    spread = share * (1 - share) / count + square / (4 * count * count)
    reach = LIKELY * sqrt(spread) / (1 + square / count)
    return Score(share, max(0.0, middle - reach), min(1.0, middle + reach))


@dataclass(frozen=True)
class Report:
    """What came of a match: ``str`` is a table, ``json`` plain data."""

    game: str
    names: tuple[str, str]
    results: tuple[Result, ...]

    @property
    def points(self) -> float:
        """The points of A: a win is one, a draw half."""
        return sum(result.score for result in self.results)

    @property
    def score(self) -> Score:
        """The share of points of A, with its confidence interval."""
        return score(self.points, len(self.results))

    @property
    def wins(self) -> int:
        """The games that A has won."""
        return self._count(1.0)

    @property
    def draws(self) -> int:
        """The games that nobody has won."""
        return self._count(0.5)

    @property
    def losses(self) -> int:
        """The games that A has lost."""
        return self._count(0.0)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """The illegal moves by which games were lost."""
        return tuple(result.fault for result in self.results if result.fault)

    def _count(self, points: float) -> int:
        return [result.score for result in self.results].count(points)

    def __str__(self) -> str:
        return table(self.names, self.results)

    def json(self) -> dict[str, Any]:
        """Return all of it as plain data."""
        return {
            "game": self.game,
            "players": list(self.names),
            "games": len(self.results),
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "score": self.score._asdict(),
            "results": [
                {
                    **result._asdict(),
                    "moves": list(result.moves),
                    "seconds": [round(part, 3) for part in result.seconds],
                    "fault": result.fault._asdict() if result.fault else None,
                }
                for result in self.results
            ],
        }


def play(
    a: "str | int | Player",
    b: "str | int | Player",
    *,
    game: str | Game[Any, Any] = "trisq",
    games: int = 10,
    seed: int = 1,
    opening: int = 2,
    jobs: int = 1,
    progress: bool = True,
) -> Report:
    """Let two players play a match and return what came of it.

    Players are levels, names as above, or any object with ``think``. ``opening`` moves
    of each pair of games are drawn by chance; ``jobs`` games are played at the same
    time, each by a process of its own. ``progress`` draws a bar on a terminal.
    """
    rules = find(game) if isinstance(game, str) else game
    one: Callable[[int], Result] = partial(_played, rules, (a, b), seed, opening)
    if jobs > 1:  # rules cannot be sent to other processes, but their names can
        names = rules.name, rules.variant or None
        one = partial(_played, names, (a, b), seed, opening)
    pair = [sat(rules, player) for player in (a, b)]  # or say at once who is not there
    played: list[Result] = []
    points = 0.0
    for result in _results(one, games, jobs):
        played.append(result)
        points += result.score
        if progress:
            _progress(len(played), games, points)
    name = "-".join(filter(None, (rules.name, rules.variant)))
    return Report(name, (pair[0][0], pair[1][0]), tuple(played))


def sat(game: Game[Any, Any], player: "str | int | Player") -> tuple[str, Player]:
    """Return a player and what to call him, or say that there is none of that name."""
    if not isinstance(player, str | int):
        if not callable(getattr(player, "think", None)):
            raise ValueError(f"A player has a method think; {player!r:.60} has none.")
        return getattr(player, "name", type(player).__name__), player
    try:
        return str(player), named(game, str(player))
    except (ImportError, AttributeError, TypeError, ValueError):
        why = f"there is no player {str(player)!r}; there is {KINDS}"
        raise ValueError(why) from None


def _played(
    game: Game[Any, Any] | tuple[str, str | None],
    players: "tuple[str | int | Player, str | int | Player]",
    seed: int,
    opening: int,
    number: int,
) -> Result:
    """Play one game; what comes by its name is made where it is played."""
    rules = find(*game) if isinstance(game, tuple) else game
    (_, first), (_, second) = (sat(rules, player) for player in players)
    return contest(rules, (first, second), number, seed, opening)


def _results(one: Callable[[int], Result], count: int, jobs: int) -> Iterator[Result]:
    """Yield the results in order, several games at a time if asked to."""
    if jobs == 1:
        yield from map(one, range(count))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, range(count))


def table(names: tuple[str, str], played: Sequence[Result]) -> str:
    """Return what came of a match, as lines for people."""
    points = [result.score for result in played]
    share = score(sum(points), len(points))
    wins, draws, losses = (points.count(part) for part in (1.0, 0.5, 0.0))
    sides = [points[side::2] for side in (0, 1)]
    lines = [
        f"{names[0]} against {names[1]}: {len(points)} games,"
        f" {wins} won, {draws} drawn, {losses} lost",
        f"score {share.share:.1%}, 95 % confidence {share.low:.1%} to {share.high:.1%}",
    ]
    for place, some in zip(("first", "second"), sides):
        if some:
            lines.append(f"moving {place}: {sum(some):g} of {len(some)}")
    plies = sum(result.plies for result in played) / len(played)
    lines.append(f"{plies:.0f} moves a game")
    for who, name in enumerate(names):
        moves = sum(result.moves[who] for result in played)
        seconds = sum(result.seconds[who] for result in played)
        lines.append(f"{name}: {seconds / max(1, moves):.3f} s a move")
    lines += _faults(names, played)
    return "\n".join(lines)


def _faults(names: tuple[str, str], played: Sequence[Result]) -> Iterator[str]:
    """Name the games that were lost by an illegal move, the first ones in full."""
    found = [
        (number, result.fault)
        for number, result in enumerate(played, start=1)
        if result.fault
    ]
    for number, fault in found[:FAULTS]:
        move = f"the illegal move {fault.move}: {fault.why}"
        yield f"game {number}: {names[fault.who]} lost by {move}"
    if len(found) > FAULTS:
        yield f"and {len(found) - FAULTS} more games were lost by an illegal move"


def _progress(done: int, count: int, points: float) -> None:
    """Draw a bar over itself, where somebody looks at it."""
    if sys.stderr.isatty():
        filled = "█" * (BAR * done // count)
        end = "\n" if done == count else ""
        bar = f"\r{filled:·<{BAR}} {done}/{count}  {points:g} points"
        print(bar, end=end, file=sys.stderr, flush=True)


def _parser(program: str) -> Parser:
    parser = Parser(prog=program, description="Let two players play a match.")
    add = parser.add_argument
    add("game", choices=games.GAMES, metavar="GAME", help=", ".join(games.GAMES))
    add("a", metavar="A", help=KINDS)
    add("b", metavar="B", help="the same")
    add("--games", type=int, default=100, help="how many (100)")
    add("--seed", type=int, default=1, help="seed for the games (1)")
    add("--jobs", type=int, default=1, help="games played at the same time (1)")
    add("--opening", type=int, default=2, help="moves drawn by chance first (2)")
    add("--json", action="store_true", help="print the results as JSON")
    return parser


def main(arguments: Sequence[str] | None = None, program: str = "trisq.arena") -> int:
    """Play a match and print what came of it."""
    parser = _parser(program)
    options = parser.parse_args(arguments)
    if min(options.games, options.jobs) < 1 or options.opening < 0:
        parser.error("--games and --jobs are at least 1, --opening at least 0")
    try:
        for player in (options.a, options.b):
            sat(find(options.game), player)
    except ValueError as unknown:
        parser.error(str(unknown))
    report = play(
        options.a,
        options.b,
        game=options.game,
        games=options.games,
        seed=options.seed,
        opening=options.opening,
        jobs=options.jobs,
    )
    print(json.dumps(report.json(), ensure_ascii=False) if options.json else report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
