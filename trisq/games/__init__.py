"""The games there are: one word each, the first is shown when none is named.

A game is a folder, and the folder's ``PACK`` is all that anybody else knows of it. It
is loaded when it is asked for.
"""

from collections.abc import Iterator, MutableMapping
from dataclasses import replace
from importlib import import_module
from typing import Any

from trisq.errors import UnknownGameError, shown
from trisq.game import Game
from trisq.games.pack import Pack
from trisq.words import say

AnyGame = Game[Any, Any]

# The one register: the names of the folders, and what was loaded from them so far.
PACKS: dict[str, Pack | None] = dict.fromkeys(("trisq", "talpa", "dama", "scripta"))


def load(name: str) -> Pack:
    """Return what the game of that name brings."""
    pack = PACKS[name]
    if pack is None:
        pack = PACKS[name] = _read(name)
    return pack


def _read(folder: str) -> Pack:
    pack: Pack = import_module(f"{__name__}.{folder}").PACK
    return pack


class Games(MutableMapping[str, AnyGame]):
    """The rules of all games by their names: the register, seen without packs."""

    def __getitem__(self, name: str) -> AnyGame:
        return load(name).rules

    def __setitem__(self, name: str, game: AnyGame) -> None:
        PACKS[name] = replace(load(name), rules=game) if name in PACKS else Pack(game)

    def __delitem__(self, name: str) -> None:
        del PACKS[name]

    def __iter__(self) -> Iterator[str]:
        return iter(PACKS)

    def __len__(self) -> int:
        return len(PACKS)

    def __contains__(self, name: object) -> bool:
        return name in PACKS  # without loading it

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
            "There is no game called “{name}”. Try one of these: {known}.",
            name=shown(name),
            known=tuple(GAMES),
        )
        raise UnknownGameError("unknown-game", why) from None


def load_all() -> None:
    """Load all that games bring, for where nothing can be later: in the frozen page."""
    for pack in map(load, PACKS):
        pack.rulebook()
        if pack.computer:
            pack.computer()
