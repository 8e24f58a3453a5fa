"""A game being played: the list of written moves, and the states they lead to."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from trisq import position
from trisq.errors import GameError, IllegalMoveError, PositionError
from trisq.game import Game, Seat
from trisq.naming import normalise
from trisq.packing import BLOCK, Check, is_packed, pack, unpack
from trisq.words import say

SHOWN = 3  # last moves that a match names in its repr


class Step(NamedTuple):
    """What a move was: who played it in whose turn, what it captured, and in short.

    Each is worked out once: a page shows all of them after every move.
    """

    seat: Seat
    owner: Seat
    captured: tuple[str, ...]
    label: str


_new = tuple.__new__  # makes a Step in half the time that calling it takes


@dataclass(frozen=True, slots=True, repr=False)
class Match:
    """The longest legal beginning of a list of moves, and the first error after it.

    ``moves`` are as written in a link; ``states`` has one entry more than they: the
    state before the first move. ``setup`` is that one in a word if it was set up.
    ``proof`` is what a link says of its dice.
    ``blocks`` remembers the words for many moves that were read or written.
    ``unread`` are the words behind the one with the error.
    """

    game: Game[Any, Any]
    moves: tuple[str, ...]
    steps: tuple[Step, ...]
    states: tuple[Any, ...]
    error: GameError | None = None
    setup: str | None = None
    proof: str = ""
    blocks: dict[int, str] = field(default_factory=dict, compare=False)
    unread: tuple[str, ...] = ()

    @property
    def state(self) -> Any:
        """The last state."""
        return self.states[-1]

    @property
    def head(self) -> list[str]:
        """What a link says before the moves."""
        return [word for word in (self.game.variant, self.setup) if word]

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
        states = self.states[: ply + 1]
        whole = len(moves) // BLOCK
        blocks = {at: word for at, word in self.blocks.items() if at < whole}
        kept = self.setup, self.proof, blocks
        return Match(self.game, moves, steps, states, None, *kept)

    def packed(self, count: int) -> Iterator[str]:
        """Yield the words for the whole blocks among the first moves."""
        check = Check(self.head)
        for at in range(count // BLOCK):
            if at not in self.blocks:
                start, end = at * BLOCK, (at + 1) * BLOCK
                states, moves = self.states[start:end], self.moves[start:end]
                sum_before = check.before(self.moves[:start])
                self.blocks[at] = pack(self.game, states, moves, sum_before)
            yield self.blocks[at]


def start(game: Game[Any, Any], setup: str | None = None) -> Match:
    """Return a match before its first move, from a position set up if one is given."""
    if setup is None:
        return Match(game, (), (), (game.initial(),))
    try:
        state = game.set_up(position.parse(normalise(setup)))
    except PositionError as refused:
        raise refused.about(setup) from None
    return Match(game, (), (), (state,), setup=written(game, state))


def written(game: Game[Any, Any], state: Any) -> str | None:
    """Return a position in a word, None if the game has no words for it."""
    setup = game.layout(state)
    return position.write(setup) if setup else None


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
    blocks, check = dict(match.blocks), Check(match.head)
    words = iter(tokens)
    for token in words:
        word = normalise(token)
        packed = is_packed(word)
        try:
            if packed:
                some = _unpacked(game, state, word, check.before(moves))
            else:
                some = [_read(game, state, word)]
        except GameError as refused:
            error = refused.at(len(moves), token)
            break
        if packed and len(some) == BLOCK and len(moves) % BLOCK == 0:
            blocks[len(moves) // BLOCK] = word
        for move in some:
            moves.append(game.format(move))
            steps.append(_step(game, state, move))
            state = game.apply(state, move)
            states.append(state)
    played = tuple(moves), tuple(steps), tuple(states)
    told = match.setup, match.proof, blocks
    return Match(game, *played, error, *told, unread=tuple(words))


def go_on(game: Game[Any, Any], state: Any) -> None:
    """Refuse to go on with a game that is over."""
    outcome = game.outcome(state)
    if outcome:
        raise IllegalMoveError(
            "game-over",
            say("the game is over: {reason}.", reason=outcome.reason),
        )


def _unpacked(game: Game[Any, Any], state: Any, word: str, check: int) -> list[Any]:
    """Return the moves that a word stands for; only legal ones can be packed."""
    return [*map(game.parse, unpack(game, state, word, check))]


def _read(game: Game[Any, Any], state: Any, word: str) -> Any:
    """Read one written move and return it if it is legal."""
    go_on(game, state)
    move = game.resolve(state, game.parse(word))
    refusal = game.refusal(state, move)
    if refusal:
        raise refusal
    return move


def _step(game: Game[Any, Any], state: Any, move: Any) -> Step:
    """Return what a legal move is."""
    seat = game.to_move(state)
    owner = game.owner(state) if seat is Seat.CHANCE else seat
    captured = game.captures(state, move)
    return _new(Step, (seat, owner, captured, game.label(state, move, captured)))


class Memory:
    """The last matches seen, so that the next question costs one move, not all.

    It changes no answer: a match is a value, and a longer or shorter list of the same
    moves has the same states.
    """

    def __init__(self, size: int = 8) -> None:
        """Remember so many matches."""
        self._recent: deque[Match] = deque(maxlen=size)

    def replay(
        self, game: Game[Any, Any], tokens: Sequence[str], setup: str | None = None
    ) -> Match:
        """Replay a list of moves from the longest beginning that was seen before."""
        tokens = tuple(tokens)
        known, ply, seen = start(game, setup), 0, 0
        for match in self._recent:
            if match.game is not game or match.setup != known.setup:
                continue
            shared, words = _shared(match, tokens)
            if shared > ply:
                known, ply, seen = match, shared, words
                if seen == len(tokens):
                    break  # none can have more
        match = replay(known.until(ply), tokens[seen:])
        self.keep(match)
        return match

    def keep(self, match: Match) -> None:
        """Remember a match."""
        self._recent.appendleft(match)


def _shared(match: Match, tokens: tuple[str, ...]) -> tuple[int, int]:
    """Return how many moves a match has in common with some words, and how many words.

    Words for many moves are known if the match was written with them.
    """
    packed = 0
    while packed < len(tokens) and match.blocks.get(packed) == tokens[packed]:
        packed += 1
    one, other = match.moves[packed * BLOCK :], tokens[packed:]
    length = min(len(one), len(other))
    if one[:length] != other[:length]:  # the usual case is one move more or less
        pairs = enumerate(zip(one, other))
        length = next(index for index, (left, right) in pairs if left != right)
    return packed * BLOCK + length, packed + length
