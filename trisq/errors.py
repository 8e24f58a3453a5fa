"""What can be wrong with what a player asks for, as sentences a player can read.

GameError
├── UnknownGameError   no game has that name
│   └── UnknownVariantError   the game has no such variant
├── LinkError          the address is no link of ours, or too long to be one
├── PositionError      a position that cannot be set up
├── NotationError      a written move that cannot be read
├── IllegalMoveError   a move that the rules refuse
└── RequestError       a question to ``service.handle`` that is not a question

Each is a ValueError, too. A bug is never a GameError: it stays an ordinary exception.
"""

from typing import Self

from trisq.words import say

SHOWN = 24  # characters of someone's text that a message repeats at most


def shown(text: str) -> str:
    r"""Return foreign text fit for a message: short, and printable everywhere.

    >>> shown("a13")
    'a13'
    >>> shown("\x1b[31m" + "x" * 40)
    '�[31mxxxxxxxxxxxxxxxxxxx…'
    """
    cut = text if len(text) <= SHOWN else text[:SHOWN] + "…"
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in cut)


class GameError(ValueError):
    """A refusal: a stable ``code`` for programs, a sentence for people.

    ``sites`` are the places on the board that forbid the move, where there are such.

    >>> str(IllegalMoveError("occupied", "f8 is taken.").at(3, "f8"))
    'Move 4 (f8): f8 is taken.'
    """

    def __init__(
        self,
        code: str,
        sentence: str,
        index: int | None = None,
        token: str | None = None,
        sites: tuple[str, ...] = (),
    ) -> None:
        """Keep the rule's own words apart from the place where it was broken."""
        super().__init__(code, sentence, index, token, sites)
        self.code = code
        self.sentence = sentence
        self.index = index
        self.token = token
        self.sites = sites

    def at(self, index: int, token: str) -> Self:
        """Return this refusal for the move at ``index``; rules never count moves."""
        return type(self)(self.code, self.sentence, index, shown(token), self.sites)

    def about(self, token: str) -> Self:
        """Return this refusal for a word that is no move."""
        return type(self)(self.code, self.sentence, None, shown(token), self.sites)

    @property
    def message(self) -> str:
        """The sentence, with the move that it speaks of."""
        if self.index is None:
            return self.sentence
        return say(
            "Move {number} ({token}): {sentence}",
            number=str(self.index + 1),
            token=self.token or "",
            sentence=self.sentence,
        )

    def __str__(self) -> str:
        return self.message


class UnknownGameError(GameError):
    """No game has that name."""


class UnknownVariantError(UnknownGameError):
    """The game has no such variant."""


class LinkError(GameError):
    """The address cannot be a link of ours."""


class PositionError(GameError):
    """A position cannot be set up."""


class NotationError(GameError):
    """A written move cannot be read."""


class IllegalMoveError(GameError):
    """The rules refuse a move."""


class RequestError(GameError):
    """A question to the service is not a question."""
