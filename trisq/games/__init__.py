"""The games there are: one word each, the first is shown when none is named.

A game is a folder, and the folder's ``PACK`` is all that anybody else knows of it. It
is loaded when it is asked for.
"""

from collections.abc import Iterator, MutableMapping
from dataclasses import replace
from importlib import import_module
from typing import Any

from trisq.errors import UnknownGameError, UnknownVariantError, shown
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


def find(name: str, variant: str | None = None) -> AnyGame:
    """Return the game of that name, or a variant of it.

    >>> find("trisq").full_title, find("trisq", "size9").full_title
    ('Trisq', 'Trisq 9 × 9')
    """
    try:
        game = GAMES[name]
    except KeyError:
        why = say(
            "There is no game called “{name}”. Try one of these: {known}.",
            name=shown(name),
            known=tuple(GAMES),
        )
        raise UnknownGameError("unknown-game", why) from None
    return game if variant is None else _variant(game, variant)


def _variant(game: AnyGame, token: str) -> AnyGame:
    """Return a variant of a game, or say which ones there are."""
    variants = {some.variant: some for some in load(game.name).variants}
    if token in variants:
        return variants[token]
    told = shown(token)
    why = say(
        "{title} has no variants; leave “{token}” out of the link.",
        title=game.title,
        token=told,
    )
    if variants:
        why = say(
            "{title} has no variant “{token}”. Try one of these: {known}.",
            title=game.title,
            token=told,
            known=tuple(variants),
        )
    raise UnknownVariantError("unknown-variant", why, token=told)


def load_all() -> None:
    """Load all that games bring, for where nothing can be later: in the frozen page."""
    for pack in map(load, PACKS):
        pack.rulebook()
        pack.variant_rulebooks()
        pack.lessons()
        if pack.computer:
            pack.computer()
