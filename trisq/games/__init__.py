"""The games there are: one line each, the first is shown when none is named."""

from typing import Any

from trisq.errors import UnknownGameError, shown
from trisq.game import Game
from trisq.games.dama import Dama
from trisq.games.scripta import Scripta
from trisq.games.talpa import Talpa
from trisq.games.trisq import Trisq
from trisq.words import say

AnyGame = Game[Any, Any]

GAMES: dict[str, AnyGame] = {
    game.name: game for game in (Trisq(), Talpa(), Dama(), Scripta())
}


def default() -> AnyGame:
    """Return the game that an address without a game means."""
    return next(iter(GAMES.values()))


def find(name: str) -> AnyGame:
    """Return the game of that name.

    >>> find("trisq").title
    'Trisq'
    """
    try:
        return GAMES[name]
    except KeyError:
        why = say(
            "There is no game called “{name}”; there is: {known}.",
            name=shown(name),
            known=tuple(GAMES),
        )
        raise UnknownGameError("unknown-game", why) from None
