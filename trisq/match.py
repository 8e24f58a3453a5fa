"""A game being played: the list of written moves, and the states they lead to.

``Match`` is a value: every method that changes something returns another match. What it
can do by modules that come later, such as writing its link, is behind doors: they are
loaded when somebody asks for it.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from os import PathLike
from os.path import splitext
from typing import Any, NamedTuple

from trisq import position
from trisq.errors import (
    GameError,
    IllegalMoveError,
    PositionError,
    RequestError,
    shown,
)
from trisq.game import Game, Outcome, Seat
from trisq.games import find, load
from trisq.games.pack import LEVELS, Records, door
from trisq.naming import normalise
from trisq.packing import BLOCK, Check, is_packed, pack, unpack
from trisq.scene import Piece
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


class Hint(NamedTuple):
    """A move that is advised, why in words, and the chances of the first player.

    ``str`` is the sentence that tells all of it.
    """

    move: str
    sentence: str
    value: float

    def __str__(self) -> str:
        return self.sentence


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

    @classmethod
    def of(cls, game: str, variant: str | None = None) -> "Match":
        """Return a new match: ``Match.of("trisq", "size9")``."""
        return start(find(normalise(_word(game, "Match.of")), variant))

    @classmethod
    def from_link(cls, text: str) -> "Match":
        """Return the match of a link, at the move that it looks at.

        >>> Match.from_link("https://example.org/?dama=d2-b4#1")
        <Match dama, 1 move: d2>
        """
        match: Match = _OPENED()(_word(text, "Match.from_link"))
        return match

    @classmethod
    def from_position(
        cls, game: str, position: str, variant: str | None = None
    ) -> "Match":
        """Return a match from a position, as ``position`` or ``--position`` says it."""
        *size, word = _word(position, "Match.from_position").split() or [""]
        name = normalise(_word(game, "Match.from_position"))
        return start(find(name, " ".join(size) or variant), word)

    @classmethod
    def from_record(cls, game: str, text: str) -> "Match":
        """Return the match of a move list as other programs write it."""
        records = _records(normalise(_word(game, "Match.from_record")))
        return Match.of(game).play(*records.read(_word(text, "Match.from_record")))

    @property
    def state(self) -> Any:
        """The last state."""
        return self.states[-1]

    @property
    def head(self) -> list[str]:
        """What a link says before the moves."""
        return [word for word in (self.game.variant, self.setup) if word]

    @property
    def link(self) -> str:
        """The address of this match: ``?dama=d2-b4``."""
        address: str = _LINK()(self)
        return address

    @property
    def position(self) -> str | None:
        """The last position as a word, None if the game has no words for it."""
        return written(self.game, self.state)

    @property
    def legal(self) -> tuple[str, ...]:
        """The legal moves as they are written, sorted; all throws when dice are due."""
        some = self.game.legal_moves(self.state)
        return tuple(sorted(map(self.game.format, some)))

    @property
    def captures(self) -> dict[str, tuple[str, ...]]:
        """The legal moves that capture, each with the places where it does.

        >>> Match.of("dama").play("d2", "b4", "d3", "b2").captures
        {'d1xb2': ('b2',), 'd1xb4': ('b4',)}
        """
        game, state = self.game, self.state
        taken = {
            game.format(move): game.captures(state, move)
            for move in game.legal_moves(state)
        }
        return {move: places for move, places in sorted(taken.items()) if places}

    @property
    def pieces(self) -> dict[str, Piece]:
        """What stands on the board and beside it, by its place; a stack is one piece.

        >>> Match.of("dama").play("d2", "b4").pieces["b4"].name
        'black man'
        """
        return {piece.site: piece for piece in self.game.scene(self.state).pieces}

    @property
    def turn(self) -> Seat | None:
        """Who is to move: a player, or chance when dice are due; None when it is over.

        >>> Match.of("dama").turn, Match.of("scripta").turn
        (<Seat.FIRST: 0>, <Seat.CHANCE: 2>)
        """
        return None if self.outcome else self.game.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self.game.outcome(self.state)

    def play(self, *moves: str) -> "Match":
        """Return the match after more moves; the first one refused is raised.

        >>> Match.of("trisq").play("a13", "c12").link
        '?trisq=a13-c12'
        """
        return play(self, *moves)

    def roll(self) -> "Match":
        """Return the match after the dice that are due were rolled."""
        return play(self, _DRAW()(self))

    def undo(self, count: int = 1) -> "Match":
        """Return the match without its last moves."""
        if not 0 <= count <= len(self.moves):
            why = say(
                "Only {count} {count:move|moves} can be taken back.",
                count=len(self.moves),
            )
            raise RequestError("no-such-move", why)
        match: Match = _TRIMMED()(self.until(len(self.moves) - count))
        return match

    def hint(self, level: int = LEVELS[-1], seed: int = 0) -> Hint:
        """Return the move that the computer would play, and why."""
        analysis = _ANALYSE()(self, _level(level), seed)
        return Hint(analysis.move, _EXPLAINED()(self, analysis.move), analysis.value)

    def reply(self, level: int = LEVELS[-1], seed: int = 0) -> "Match":
        """Return the match after the computer's turn: all its moves, and its dice."""
        match: Match = _REPLY()(self, _level(level), seed, _DRAW())
        return match

    def text(self, ply: int | None = None, seat: Seat = Seat.FIRST) -> str:
        """Return the board in plain characters, and below it which variant it is of.

        After so many moves, and as who sits there sees it.
        """
        game = self.game
        board = game.text(self.state if ply is None else self.states[ply], seat)
        return f"{board}\n{game.full_title}" if game.variant else board

    def export(self, kind: str) -> str:
        """Return the moves as another program lists them: ``sanmill``, ``playok``."""
        records = _records(self.game.name)
        if kind not in records.formats:
            why = say(
                "{title} is not written as “{kind}”. Try one of these: {known}.",
                title=self.game.title,
                kind=shown(kind),
                known=tuple(records.formats),
            )
            raise RequestError("unknown-format", why)
        if self.setup:
            why = say("Only games from the beginning can be exported.")
            raise RequestError("bad-position", why)
        return records.formats[kind](self.moves, self._result())

    def _result(self) -> str:
        """Return how the game stands, as chess players write it."""
        if not self.outcome:
            return "*"
        points = {Seat.FIRST: "1-0", Seat.SECOND: "0-1", None: "1/2-1/2"}
        return points[self.outcome.winner]

    def __str__(self) -> str:
        """Draw the board."""
        return self.text()

    def _repr_svg_(self) -> str:
        """Show a picture in a notebook."""
        picture: str = _PICTURE()(self)
        return picture

    def replay_html(self, **look: Any) -> str:
        """Return a page in one piece, to step through the game; see ``flipbook``."""
        page: str = _REPLAY()(self, **look)
        return page

    def save(self, path: str | PathLike[str], **look: Any) -> None:
        """Write a picture to ``game.svg``, or the game to step through ``game.html``.

        ``look`` is what ``trisq.svg.picture`` takes: ``dark=True``, ``tone="clay"`` …
        """
        drawing = {".svg": _PICTURE, ".html": _REPLAY}.get(splitext(path)[1].lower())
        if drawing is None:
            raise ValueError("The name of a picture ends in .svg or .html.")
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(drawing()(self, **look))

    def __repr__(self) -> str:
        """Say it in a line; the states of one game would fill a book."""
        count = len(self.moves)
        last = [*(["…"] if count > SHOWN else []), *self.moves[-SHOWN:]]
        head = "-".join([self.game.name, *self.head])
        moves = f"{count} move{'s' * (count != 1)}{':' * bool(count)}"
        told = " ".join([f"{head}, {moves}", *last])
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


# What comes after this module, each loaded when it is asked for.
_OPENED, _LINK = door("trisq.link", "opened"), door("trisq.link", "of")
_DRAW, _TRIMMED = door("trisq.dice", "draw"), door("trisq.dice", "trimmed")
_ANALYSE = door("trisq.computer", "analyse")
_EXPLAINED = door("trisq.computer", "explained")
_REPLY = door("trisq.computer", "reply")
_PICTURE, _REPLAY = door("trisq.svg", "picture"), door("trisq.flipbook", "replay_html")


def _word(text: object, call: str) -> str:
    """Return a text, or say what was given in its place; for whoever programs."""
    if isinstance(text, str):
        return text
    raise TypeError(f"{call} takes a text, not {text!r:.60}.")


def _records(game: str) -> Records:
    """Return how other programs write a game, or say that none does."""
    find(game)
    records = load(game).records
    if records is None:
        why = say("We know no other program that writes this game.")
        raise RequestError("unknown-format", why)
    return records()


def _level(level: int) -> int:
    """Return a level that the computer has, or refuse another one."""
    if level not in LEVELS:
        raise RequestError("bad-request", say("The level must be 1, 2 or 3."))
    return level


def start(game: Game[Any, Any], setup: str | None = None) -> Match:
    """Return a match before its first move, from a position set up if one is given."""
    if not isinstance(game, Game):
        raise TypeError(
            f"start takes the rules of a game, not {game!r:.60}; write"
            ' Match.of("dama") or start(find("dama")).'
        )
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
    for token in tokens:
        if not isinstance(token, str):
            told = f"a move is a text, not {token!r:.60}"
            raise TypeError(f"{told}; write play(*moves) to play a list of them.")
    played = replay(match, tokens)
    if played.error:
        raise played.error
    return played


def replay(match: Match, tokens: Iterable[str]) -> Match:
    """Play written moves while they are legal; keep the first error instead of it."""
    if isinstance(tokens, str):
        raise TypeError('replay takes a list of moves, not one text: ["a13", "c12"].')
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
