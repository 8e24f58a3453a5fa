"""What a terminal shows besides the board: colours, whose turn it is, five languages.

Pipes get none of it: whatever reads them gets the same bytes as ever.
"""

import os
import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TextIO

from trisq import view
from trisq.games import GAMES, load
from trisq.link import is_head
from trisq.match import Match
from trisq.naming import normalise
from trisq.packing import is_packed
from trisq.words import ENGLISH, Language, Text

Colour = Literal["auto", "always", "never"]
COLOURS: tuple[Colour, ...] = ("auto", "always", "never")
LONGEST = 4  # words of one move, such as "roll 1 4 6"
_SEPARATORS = re.compile(r"[-,._+\s/]+")
_ALARM, _BOLD, _PLAIN = "\x1b[31m", "\x1b[1m", "\x1b[0m"
_SHAPES = {"triangle": 34, "square": 33}  # as in the page, at about


def is_terminal(stream: TextIO | None) -> bool:
    """Tell whether somebody looks at a stream."""
    return stream is not None and stream.isatty()


class Screen:
    """A stream, whether it has colours, and the language that it speaks.

    ``NO_COLOR`` and ``TERM=dumb`` are respected unless colours are asked for. The
    language is the one asked for; on a terminal else that of ``LC_ALL``,
    ``LC_MESSAGES`` or ``LANG``.
    """

    def __init__(
        self,
        stream: TextIO | None,
        colour: Colour = "auto",
        language: str | None = None,
        env: Mapping[str, str] = os.environ,
    ) -> None:
        """Look at the stream and its surroundings."""
        self.stream = stream
        self.seen = is_terminal(stream)
        plain = bool(env.get("NO_COLOR")) or env.get("TERM") == "dumb"
        self.coloured = (
            self.seen and not plain if colour == "auto" else colour == "always"
        )
        told = language or (_locale(env) if self.seen else "")
        self.language = _spoken(told) if told else ENGLISH

    def spoken(self, text: str) -> str:
        """Return a text in the language of this screen."""
        return text.into(self.language) if isinstance(text, Text) else text

    def write(self, text: str) -> None:
        """Write a line."""
        print(text, file=self.stream)

    def alarm(self, text: str) -> str:
        """Return a complaint in this language, in red where there are colours."""
        told = self.spoken(text)
        return f"{_ALARM}{told}{_PLAIN}" if self.coloured else told

    def bold(self, text: str) -> str:
        """Return a text in bold where there are colours."""
        return f"{_BOLD}{text}{_PLAIN}" if self.coloured else text

    def board(self, match: Match, text: str) -> str:
        """Return a board with its pieces in the colours of their sides."""
        pack = load(match.game.name) if match.game.name in GAMES else None
        if not (self.coloured and pack and pack.terminal):
            return text
        known = pack.terminal()
        first, second = known.signs
        pieces = re.compile(f"(?P<first>{first})|(?P<second>{second})")
        colours = known.colours or [_SHAPES[shape] for shape in match.game.shapes]
        codes = dict(zip(("first", "second"), colours))

        def painted(found: re.Match[str]) -> str:
            return f"\x1b[1;{codes[str(found.lastgroup)]}m{found[0]}{_PLAIN}"

        return "\n".join(
            line if ":" in line else pieces.sub(painted, line)  # ":" tells in words
            for line in text.split("\n")
        )

    def status(self, match: Match) -> list[str]:
        """Return what happened; whose turn it is or who has won; hands, dice, prey."""
        shown = view.view(match, board=False)
        now = map(self.spoken, (shown["headline"], shown["notes"]))
        return [self.spoken(shown["story"]), " · ".join(part for part in now if part)]


def _spoken(code: str) -> Language:
    """Return a language that we speak, else English."""
    from trisq.texts import LANGUAGES, terminal  # who reads English never loads them

    return terminal(code) if code in LANGUAGES else ENGLISH


def _locale(env: Mapping[str, str]) -> str:
    """Return the language that a terminal is set to, in two letters."""
    names = (env.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((name for name in names if name), "")[:2]


def typed(game: Any, words: Sequence[str]) -> list[str]:
    """Return the moves that somebody typed, one text each, in whatever form.

    ``a13-c12`` are two moves, and ``place 4`` may come as one word or as two. What
    cannot be read stays as it is, to be refused.

    >>> from trisq import find
    >>> typed(find("scripta"), ["146", "place", "4", "p1-p6"])
    ['146', 'place 4', 'p1', 'p6']
    """
    found: list[str] = []
    rest = list(words)
    while rest:
        lengths = range(1, min(LONGEST, len(rest)) + 1)
        whole = (
            length for length in lengths if _is_move(game, " ".join(rest[:length]))
        )
        length = next(whole, 0)
        if length:
            found.append(" ".join(rest[:length]))
            rest = rest[length:]
            continue
        word = rest.pop(0)
        parts = [part for part in _SEPARATORS.split(word) if part]
        apart = typed(game, parts) if len(parts) > 1 else []
        readable = apart and all(_is_known(game, part) for part in apart)
        found += apart if readable else [word]
    return found


def _is_known(game: Any, text: str) -> bool:
    """Tell whether a word may stand in a link."""
    word = normalise(text)
    return is_packed(word) or is_head(word) or _is_move(game, word)


def _is_move(game: Any, text: str) -> bool:
    try:
        game.parse(normalise(text))
    except ValueError:
        return False
    return True
