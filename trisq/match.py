"""A game being played: the list of written moves, and the states they lead to."""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from trisq.errors import GameError, IllegalMoveError
from trisq.game import Game, Seat
from trisq.naming import normalise
from trisq.words import say

SHOWN = 3  # last moves that a match names in its repr


@dataclass(frozen=True, slots=True)
class Step:
    """What a move was: who played it in whose turn, what it captured, and in short.

    Each is worked out once: a page shows all of them after every move.
    """

    seat: Seat
    owner: Seat
    captured: tuple[str, ...]
    label: str


@dataclass(frozen=True, slots=True, repr=False)
class Match:
    """The longest legal beginning of a list of moves, and the first error after it.

    ``moves`` are as written in a link; ``states`` has one entry more than they: the
    state before the first move.
    """

    game: Game[Any, Any]
    moves: tuple[str, ...]
    steps: tuple[Step, ...]
    states: tuple[Any, ...]
    error: GameError | None = None

    @property
    def state(self) -> Any:
        """The last state."""
        return self.states[-1]

    def __repr__(self) -> str:
        """Say it in a line; the states of one game would fill a book."""
        count = len(self.moves)
        last = [*(["…"] if count > SHOWN else []), *self.moves[-SHOWN:]]
        told = " ".join([f"{self.game.name}, {count} moves:", *last])
        return f"<Match {told}{f'; error: {self.error}' if self.error else ''}>"

    def until(self, ply: int) -> "Match":
        """Return the match as it was after so many moves.

        Any number will do: below 0 is before the first move, beyond the end the end.
        """
        ply = max(0, ply)
        moves, steps = self.moves[:ply], self.steps[:ply]
        return Match(self.game, moves, steps, self.states[: ply + 1])


def start(game: Game[Any, Any]) -> Match:
    """Return a match before its first move."""
    return Match(game, (), (), (game.initial(),))


def play(match: Match, *tokens: str) -> Match:
    """Play written moves in order; the first one refused is raised with its number.

    The only door for moves from outside: read, ask for a refusal, then apply.
    """
    played = replay(match, tokens)
    if played.error:
        raise played.error
    return played


def replay(match: Match, tokens: Iterable[str]) -> Match:
    """Play written moves while they are legal; keep the first error instead of it."""
    game, state, error = match.game, match.state, None
    moves, steps, states = list(match.moves), list(match.steps), list(match.states)
    for token in tokens:
        try:
            move = _read(game, state, token)
        except GameError as refused:
            error = refused.at(len(moves), token)
            break
        moves.append(game.format(move))
        steps.append(
            Step(
                game.to_move(state),
                game.owner(state),
                game.captures(state, move),
                game.label(state, move),
            )
        )
        state = game.apply(state, move)
        states.append(state)
    return Match(game, tuple(moves), tuple(steps), tuple(states), error)


def go_on(game: Game[Any, Any], state: Any) -> None:
    """Refuse to go on with a game that is over."""
    outcome = game.outcome(state)
    if outcome:
        raise IllegalMoveError(
            "game-over",
            say("the game is over: {reason}.", reason=outcome.reason),
        )


def _read(game: Game[Any, Any], state: Any, token: str) -> Any:
    """Read one written move and return it if it is legal."""
    go_on(game, state)
    move = game.resolve(state, game.parse(normalise(token)))
    refusal = game.refusal(state, move)
    if refusal:
        raise refusal
    return move


class Memory:
    """The last matches seen, so that the next question costs one move, not all.

    It changes no answer: a match is a value, and a longer or shorter list of the same
    moves has the same states.
    """

    def __init__(self, size: int = 8) -> None:
        """Remember so many matches."""
        self._recent: deque[Match] = deque(maxlen=size)

    def replay(self, game: Game[Any, Any], tokens: Sequence[str]) -> Match:
        """Replay a list of moves from the longest beginning that was seen before."""
        tokens = tuple(tokens)
        known, ply = start(game), 0
        for match in self._recent:
            if match.game is game and (shared := _shared(match.moves, tokens)) > ply:
                known, ply = match, shared
        match = replay(known.until(ply), tokens[ply:])
        self.keep(match)
        return match

    def keep(self, match: Match) -> None:
        """Remember a match."""
        self._recent.appendleft(match)


def _shared(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    """Return how many moves two lists have in common from the start."""
    length = min(len(one), len(other))
    if one[:length] == other[:length]:  # the usual case: one move more or less
        return length
    pairs = enumerate(zip(one, other))
    return next(index for index, (left, right) in pairs if left != right)
