"""How many taps a turn of XII Scripta takes, with the dice that are rolled.

Level 3 plays level 2. For each turn the fewest taps are looked for that end it as it
ended, then they are replayed by the page's own picker, which must play just that.

    python3 build.py bench taps 50    games
"""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from trisq.game import Seat
from trisq.games.scripta.board import HANDS, LAST, OFFS, SITE, Side
from trisq.games.scripta.computer import MIND
from trisq.games.scripta.fastboard import (
    CAPTURED,
    HAND,
    OFF,
    Position,
    Use,
    moved,
    read,
    rooms,
    uses,
    written,
)
from trisq.games.scripta.notation import Move
from trisq.games.scripta.rules import Scripta
from trisq.games.scripta.state import State
from trisq.match import Match, play, start
from trisq.search.player import Player
from trisq.view import view

GAME = Scripta()
ROLL, DICE = "roll", "dice"  # the button, and the dice themselves, which lead then
REPLAY = Path(__file__).with_name("_taps.js")

Plan = tuple[tuple[str, ...], tuple[Move, ...]]  # what is tapped, and what that plays


class Turn(NamedTuple):
    """Where a turn begins and ends, and the fewest taps for it."""

    match: Match
    taps: tuple[str, ...]
    moves: tuple[str, ...]


class _Node(NamedTuple):
    """The middle of a turn, as the page shows it."""

    position: Position
    dice: tuple[int, ...]
    leading: int  # the die that was chosen, 0 if none is


def fewest(
    position: Position, dice: tuple[int, ...], end: Position, seat: Seat
) -> Plan:
    """Return the fewest taps that lead from a throw to the end of the turn."""
    number, seen = count(), set()
    heap: list[tuple[int, int, _Node, Plan]] = []

    def push(node: _Node, plan: Plan) -> None:
        heappush(heap, (len(plan[0]), next(number), node, plan))

    push(_Node(position, dice, 0), ((ROLL,), ()))
    push(_Node(position, dice, _next(position, dice, 0)), ((DICE,), ()))
    while heap:
        _, _, node, (taps, moves) = heappop(heap)
        if node in seen:
            continue
        seen.add(node)
        if node.position == end and not _usable(node.position, node.dice):
            return taps, moves
        for more, after, done in _gestures(node, seat):
            push(after, (taps + more, moves + done))
    raise AssertionError("no taps lead there")


def _usable(position: Position, dice: tuple[int, ...]) -> dict[int, list[Use]]:
    """Return what each die can be used for."""
    found = {die: _uses(position, die) for die in sorted(set(dice))}
    return {die: some for die, some in found.items() if some}


def _uses(position: Position, die: int) -> list[Use]:
    own, enemy = position
    return uses(own, die, rooms(enemy, die))


def _next(position: Position, dice: tuple[int, ...], used: int) -> int:
    """Return the die that leads next, as the page chooses it."""
    usable = _usable(position, dice)
    return used if used in usable else next(iter(usable), 0)


def _gestures(
    node: _Node, seat: Seat
) -> Iterator[tuple[tuple[str, ...], _Node, tuple[Move, ...]]]:
    """Yield taps, what the page shows then, and what was played."""
    position, dice, leading = node
    usable = _usable(position, dice)
    for die, able in usable.items():
        button = f"die{die}"
        meant = [use for use in able if use[1] > LAST or (use[0], OFF) not in able]
        if len(meant) == 1:
            after, rest = moved(*position, meant[0]), _without(dice, die)
            then = _next(after, rest, die) if leading else 0
            yield (button,), _Node(after, rest, then), (written(*meant[0]),)
        elif leading != die:
            yield (button,), _Node(position, dice, die), ()
        for use in able:
            after, rest = moved(*position, use), _without(dice, die)
            site = _site(use[0], seat)
            if leading == die and use in meant:
                then = _next(after, rest, die)
                yield (site,), _Node(after, rest, then), (written(*use),)
            elif not leading:
                done = (written(*use),)
                yield (site, _site(use[1], seat)), _Node(after, rest, 0), done
    if not leading:
        yield from _runs(node, seat)


def _runs(
    node: _Node, seat: Seat
) -> Iterator[tuple[tuple[str, ...], _Node, tuple[Move, ...]]]:
    """Yield what one man can do with several dice, as the rules offer it."""
    state = state_of(node.position, node.dice, seat)
    for run in GAME.runs(state):
        position, dice = node.position, node.dice
        for use in run:
            position = moved(*position, (use.start, use.goal))
            dice = _without(dice, use.die)
        sites = _site(run[0].start, seat), _site(run[-1].goal, seat)
        yield sites, _Node(position, dice, 0), run


def _site(point: int, seat: Seat) -> str:
    if point > LAST:
        return OFFS[seat]
    return SITE[seat][point] if point else HANDS[seat]


def _without(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def state_of(
    position: Position, dice: tuple[int, ...], seat: Seat = Seat.FIRST
) -> State:
    """Return a position of the player on a seat as the rules see it."""
    total = sum(position[0]) - position[0][CAPTURED]
    mine, theirs = (
        Side(
            (0, *side[1 : LAST + 1]), side[HAND] - side[CAPTURED], side[CAPTURED], total
        )
        for side in position
    )
    sides = (mine, theirs) if seat is Seat.FIRST else (theirs, mine)
    return State(sides, seat, dice, dice)


def turns(pair: tuple[Player, Player], seed: int) -> Iterator[Turn]:
    """Play a game, and yield the turns of the first player that have a choice."""
    chance = Random(seed)
    match = start(GAME)
    mine = Seat(seed % 2)
    before = match
    while not GAME.outcome(match.state):
        state: State = match.state
        if GAME.to_move(state) is Seat.CHANCE:
            before = match
            throws, odds = zip(*GAME.odds(state))
            match = play(match, GAME.format(chance.choices(throws, odds)[0]))
            continue
        player = pair[state.seat is not mine]
        match = play(match, GAME.format(player.think(GAME, state, chance).move))
        over = GAME.outcome(match.state) or not match.state.dice
        if over and state.seat is mine and match.moves[-1] != "pass":
            thrown: State = match.states[len(before.moves) + 1]
            end = read(match.state, mine)
            taps, moves = fewest(read(thrown, mine), thrown.dice, end, mine)
            throw = match.moves[len(before.moves)]
            yield Turn(before, taps, (throw, *map(GAME.format, moves)))


def replayed(some: list[Turn]) -> list[int]:
    """Tap through the page's picker; return how many taps each turn took."""
    told: list[Any] = []
    for turn in some:
        match, views = turn.match, [view(turn.match, board=False)]
        for move in turn.moves:
            match = play(match, move)
            views.append(view(match, board=False))
        kept = ("choices", "shortcuts", "runs", "scene", "turn", "moves")
        lean = [{key: one[key] for key in kept} for one in views]  # type: ignore[literal-required]
        told.append({"taps": turn.taps, "moves": turn.moves, "views": lean})
    with TemporaryDirectory() as folder:
        path = Path(folder) / "turns.json"
        path.write_text(json.dumps(told), "utf-8")
        done = subprocess.run(
            ["node", str(REPLAY), str(path)],
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    counts: list[int] = json.loads(done.stdout)
    return counts


def main(games: str = "50") -> None:
    """Play, tap and print how many turns took how many taps."""
    pair = MIND.levels[2], MIND.levels[1]
    counts: Counter[int] = Counter()
    for seed in range(int(games)):
        counts.update(replayed(list(turns(pair, seed))))
        told = ", ".join(f"{taps}: {found}" for taps, found in sorted(counts.items()))
        print(
            f"{seed + 1} games, median {median(counts.elements())}; by taps {told}",
            flush=True,
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
