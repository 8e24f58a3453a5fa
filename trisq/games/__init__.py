"""The games there are: one line each, the first is shown when none is named.

A game is a folder, and the folder's ``PACK`` is all that anybody else knows of it.
"""

from collections.abc import Iterator, MutableMapping
from dataclasses import replace
from typing import Any

from trisq.errors import UnknownGameError, shown
from trisq.game import Game
from trisq.games import dama, scripta, talpa, trisq
from trisq.games.pack import Pack
from trisq.words import say

AnyGame = Game[Any, Any]

PACKS: dict[str, Pack] = {
    pack.rules.name: pack
    for pack in (
        trisq.PACK,
        talpa.PACK,
        dama.PACK,
        scripta.PACK,
    )
}


class Games(MutableMapping[str, AnyGame]):
    """The rules of all games by their names: the same register, seen without packs."""

    def __getitem__(self, name: str) -> AnyGame:
        return PACKS[name].rules

    def __setitem__(self, name: str, game: AnyGame) -> None:
        known = PACKS.get(name)
        PACKS[name] = replace(known, rules=game) if known else Pack(game)

    def __delitem__(self, name: str) -> None:
        del PACKS[name]

    def __iter__(self) -> Iterator[str]:
        return iter(PACKS)

    def __len__(self) -> int:
        return len(PACKS)

    def __repr__(self) -> str:
        return f"<Games {', '.join(self)}>"


GAMES = Games()


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


def load_all() -> None:
    """Open every door, for where nothing can be loaded later: in the frozen page."""
    for pack in PACKS.values():
        pack.rulebook()
        if pack.computer:
            pack.computer()
