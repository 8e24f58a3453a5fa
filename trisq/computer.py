"""The computer as an opponent: its move in a match, and what it thinks of it."""

from binascii import a2b_base64
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from trisq.errors import RequestError
from trisq.game import Game, Seat
from trisq.games import GAMES, load
from trisq.games.pack import LEVELS
from trisq.match import Match, go_on, play
from trisq.naming import join_and
from trisq.search.default import DefaultMind
from trisq.search.mind import Mind
from trisq.words import say

ENOUGH = 2  # reasons for a move


@dataclass(frozen=True, slots=True)
class Analysis:
    """A move, and the chances of the first player from -1 to 1.

    ``work`` is what it has cost, in positions or in random games; ``wants`` is a file
    that would help to think.
    """

    move: str
    path: tuple[str, ...]
    value: float
    work: int
    wants: str | None


@cache
def mind(game: Game[Any, Any]) -> Mind:
    """Return what a game offers; if it has nothing of its own, players by its rules."""
    door = load(game.name).computer if game.name in GAMES else None
    return door().of(game) if door else DefaultMind(game)


def analyse(match: Match, level: int, seed: int) -> Analysis:
    """Let the computer think about the last position; same seed, same answer."""
    game, state = match.game, match.state
    go_on(game, state)
    seat = game.to_move(state)
    if seat is Seat.CHANCE:
        raise RequestError("dice-first", say("Roll the dice first."))
    own = mind(game)
    thought = own.levels[level - 1].think(game, state, Random(seed))
    return Analysis(
        game.format(thought.move),
        game.path(state, thought.move),
        round(-thought.value if seat is Seat.SECOND else thought.value, 3),
        thought.work,
        own.wants(state) if level == LEVELS[-1] else None,
    )


def explained(match: Match, move: str) -> str:
    """Return a move as a hint in words, with what is best about it."""
    game, state = match.game, match.state
    meant = game.parse(move)
    told = game.instruction(state, meant)
    reasons = list(islice(mind(game).reasons(state, meant), ENOUGH))
    if len(game.legal_moves(state)) == 1:
        reasons = [say("is the only move")]
    if not reasons:
        return say("Hint: {move}.", move=told)
    return say("Hint: {move} – {reasons}.", move=told, reasons=join_and(reasons))


def take(match: Match, data: str) -> None:
    """Hand over a file that was wanted, in base 64."""
    try:
        mind(match.game).take(a2b_base64(data, strict_mode=True))
    except ValueError:
        why = say("This is not the right file.")
        raise RequestError("bad-request", why) from None


def reply(match: Match, level: int, seed: int, draw: Callable[[Match], str]) -> Match:
    """Play the computer's move; where a turn has several, all of them and the dice."""
    game = match.game
    go_on(game, match.state)
    seat: Seat | None = None  # known once a player acts: the dice may come first
    while not game.outcome(match.state) and seat in (None, game.owner(match.state)):
        if game.to_move(match.state) is Seat.CHANCE:
            match = play(match, draw(match))
        else:
            seat = game.to_move(match.state)
            match = play(match, analyse(match, level, seed).move)
    return match
