"""The link codec: the only place that reads or writes addresses.

Written canonically: ``?trisq=a13-c12``, a variant and a position set up before the
moves, and ``#1`` to look at it after move 1; long games are packed. Read tolerantly:
chat programs, mail and people change links in many small ways. What a person wrote is
never dropped without a word: moves without a game are moves of the default game, to be
played or refused; only parameters of other programs are.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import unquote, unquote_plus

from trisq import games, position
from trisq.dice import trimmed
from trisq.errors import LinkError
from trisq.game import Game
from trisq.match import Match, play, start
from trisq.naming import normalise
from trisq.packing import BLOCK
from trisq.words import say

LONGEST = 100_000  # characters; the longest games we know of need a tenth of that
DICE = "dice"  # the parameter that proves them
LEARN = "learn"  # the parameter of a lesson: which of its steps
PROOF = (5, 17)  # words, and their letters: one too many, so that it stays wrong
SHARED = ("url", "text", "title")  # what is shared with the page, the likeliest first
READABLE = 1_500  # characters of a link in which every move can be read

_SEPARATORS = re.compile(r"[-,._+\s/]+")
_TAIL = " \t\r\n)]>.,;:!?\"'”’»"  # what chat programs and sentences leave behind a link
# Parameters that other people's programs add to any link, and what a game could be: a
# name, alone or with something like a move behind it.
_FOREIGN = re.compile(r"_.*|utm_.*|.*cl(id|kid)|mc_.*|ref|source|share|igshid|si|v")
_NAME, _MOVE = re.compile(r"[^\W\d_]+"), re.compile(r"[^\W\d_]\d")
_BETWEEN = re.compile(r"[-,._+\s/:=?]+")  # between a game and moves written without "="
_VARIANT = re.compile(r"(size|men)[0-9]+")
_STRANGE = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class Address:
    """What a link says: a game, its written moves, and the move to look at.

    Before the moves may be a variant and a position that the game begins from, behind
    them a proof of the dice. ``step`` is of the game's lesson, if it is to be learnt.
    """

    game: str
    tokens: tuple[str, ...] = ()
    ply: int | None = None
    variant: str | None = None
    setup: str | None = None
    dice: str = ""
    step: int | None = None


def read(link: str, games: Collection[str], default: str) -> Address:
    """Read a link, an address or a query; ``games`` are the names to look for.

    A link may also lie inside a message that was shared with the page, or pasted there.

    >>> found = read("https://example.org/t/?TRISQ=A13,c12)&fbclid=x#1", ["trisq"], "")
    >>> found.game, found.tokens, found.ply
    ('trisq', ('a13', 'c12'), 1)
    """
    if len(link) > LONGEST:
        raise LinkError(
            "too-long",
            say(
                "This link is too long for a game: {count} characters, and"
                " {longest} is the limit.",
                count=len(link),
                longest=LONGEST,
            ),
        )
    before, _, fragment = link.partition("#")
    if message := _message(before, games):
        return read(_inside(message, games), games, default)
    pairs = _pairs(before)
    dice = [value for name, value in pairs if name == DICE]
    steps = [_step(value) for name, value in pairs if name == LEARN]
    found = [pair for pair in pairs if pair[0] not in (DICE, LEARN)]
    known = [pair for pair in found if pair[0] in games]
    strange = [pair for pair in found if _is_strange(*pair)]
    loose = [word for pair in found if _is_loose(*pair) for word in _split(pair[0])]
    if not known and loose and loose[0] in games:
        known, loose = [(loose[0], "")], loose[1:]
    game, value = (known or strange or [(default, "")])[0]
    tokens = (token for token in _SEPARATORS.split(value) if token)
    address = sorted_out(game, (*tokens, *loose), _ply(fragment))
    if steps:
        address = replace(address, step=steps[0])
    return replace(address, dice=_proof(dice[0])) if dice else address


def opened(link: str) -> Match:
    """Return the match of a link, at the move that it looks at; refuse a broken one."""
    return match_of(read(link, games.GAMES, games.default().name))


def match_of(address: Address) -> Match:
    """Play what an address says, as far as it looks."""
    game = games.find(address.game, address.variant)
    match = play(start(game, address.setup), *address.tokens)
    match = trimmed(replace(match, proof=address.dice if game.dice else ""))
    return match if address.ply is None else trimmed(match.until(address.ply))


def sorted_out(
    game: str,
    tokens: Sequence[str],
    ply: int | None = None,
    variant: str | None = None,
) -> Address:
    """Return what some words say of a game: a variant, a position, then moves.

    The first word is no variant if that is known already.

    >>> sorted_out("trisq", ["size9", "set0", "a1"]).tokens
    ('a1',)
    """
    rest = list(tokens)
    if variant is None and rest and _VARIANT.fullmatch(normalise(rest[0])):
        variant = normalise(rest.pop(0))
    setup = None
    if rest and position.begins(normalise(rest[0])):
        setup = normalise(rest.pop(0))
    return Address(game, tuple(rest), ply, variant, setup)


def is_head(word: str) -> bool:
    """Tell whether a tidied word names a variant or a position.

    >>> is_head("size9"), is_head("set0ab"), is_head("a13")
    (True, True, False)
    """
    return bool(_VARIANT.fullmatch(word)) or position.begins(word)


def write(game: str, moves: Sequence[str] = (), ply: int | None = None) -> str:
    """Write the canonical link; it ends in a letter or digit, as chats like it.

    >>> write("trisq", ["a13", "c12"]), write("trisq"), write("trisq", ["a13"], 0)
    ('?trisq=a13-c12', '?trisq', '?trisq=a13#0')
    """
    return _joined(game, moves) + _look(ply, len(moves))


def of(match: Match, count: int | None = None, ply: int | None = None) -> str:
    """Write the link of a match, or of its first ``count`` moves, looked at ``ply``."""
    moves = match.moves[:count]
    proof = trimmed(match, len(moves)).proof
    proved = f"&{DICE}={proof}" if proof else ""
    return _written(match, moves) + proved + _look(ply, len(moves))


def cut(match: Match) -> tuple[str, str]:
    """Return the link of a match up to the word that breaks it, and from behind that.

    >>> from trisq import games, match
    >>> cut(match.replay(match.start(games.find("trisq")), ["a1", "a1", "b2", "c3"]))
    ('?trisq=a1-', '-b2-c3')
    """
    good = _written(match, match.moves)
    rest = "".join(f"-{word}" for word in match.unread)
    return good + ("-" if "=" in good else "="), rest


def _written(match: Match, moves: Sequence[str]) -> str:
    """Write the first moves of a match, packed if they would be too long to read."""
    address = _joined(match.game.name, [*match.head, *moves])
    if len(address) <= READABLE:
        return address
    return _joined(match.game.name, _packed(match, moves, len(address)))


def new(game: Game[Any, Any]) -> str:
    """Write the link of a new game: its name, and its variant."""
    return _joined(game.name, [game.variant])


def lesson(game: Game[Any, Any], step: int) -> str:
    """Write the link of a step of a game's lesson.

    >>> from trisq import games
    >>> lesson(games.find("trisq"), 2)
    '?trisq&learn=2'
    """
    return f"{_joined(game.name, ())}&{LEARN}={step}"


def _packed(match: Match, moves: Sequence[str], length: int) -> list[str]:
    """Return the words of a link that is so long when every move can be read.

    The first moves are packed: only whole blocks, counted from the first move, and no
    more than needed, so a game that goes on keeps the beginning of its address.
    """
    packed: list[str] = []
    for block in match.packed(len(moves)):
        start = len(packed) * BLOCK
        length += len(block) - len("-".join(moves[start : start + BLOCK]))
        packed.append(block)
        if length <= READABLE:
            break
    return [*match.head, *packed, *moves[len(packed) * BLOCK :]]


def _joined(game: str, tokens: Sequence[str]) -> str:
    value = "-".join(filter(None, tokens))
    return f"?{game}={value}" if value else f"?{game}"


def _look(ply: int | None, count: int) -> str:
    """Return the fragment to look at a move that is not the last one."""
    return "" if ply is None or ply >= count else f"#{ply}"


def _pairs(text: str) -> list[tuple[str, str]]:
    """Return the parameters of an address."""
    return [_pair(part) for part in _query(text).split("&")]


def _names(text: str, games: Collection[str]) -> bool:
    """Tell whether an address names a game that we have."""
    return any(name in games for name, _ in _pairs(text))


def _message(text: str, games: Collection[str]) -> list[str]:
    """Return the words of a message that was shared with the page, the latest first."""
    if _names(text, games):
        return []
    told = dict(part.partition("=")[::2] for part in _query(text).split("&"))
    words = (unquote_plus(told.get(name, "")).split() for name in SHARED)
    return [word for some in words for word in reversed(some)]


def _inside(words: Sequence[str], games: Collection[str]) -> str:
    """Return the link among words: the latest that names a game."""
    for word in words:
        if "?" in word and _names(word.partition("#")[0], games):
            return word
    raise LinkError("no-link", say("There is no link to a game in this text."))


def _is_strange(name: str, value: str) -> bool:
    """Tell whether a parameter seems to name a game that we do not have."""
    if _FOREIGN.fullmatch(name) or not _NAME.fullmatch(name):
        return False
    return not value or bool(_MOVE.search(value))


def _is_loose(name: str, value: str) -> bool:
    """Tell whether somebody wrote moves without a game, or a game without "="."""
    return not (value or _FOREIGN.fullmatch(name) or _NAME.fullmatch(name))


def _split(text: str) -> list[str]:
    return [word for word in _BETWEEN.split(text) if word]


def _query(text: str) -> str:
    """Return the part of an address that names the game."""
    page, mark, query = text.strip().rstrip(_TAIL).partition("?")
    if mark:
        return query
    is_page = "://" in page or page.endswith(("/", ".html"))
    return "" if is_page else page


def _pair(text: str) -> tuple[str, str]:
    """Return the tidied name and value of one parameter."""
    name, _, value = text.partition("=")
    name = name.removeprefix("amp;")  # from links copied out of a page's source
    if not name:
        name, value = value, ""
    return normalise(unquote(name).strip(_TAIL)), normalise(
        unquote(value).rstrip(_TAIL)
    )


def _proof(value: str) -> str:
    """Return a proof of dice in the letters of a link, be it right or wrong."""
    count, length = PROOF
    words = (_STRANGE.sub("", word) for word in _SEPARATORS.split(value))
    return "-".join([word[:length] for word in words if word][:count])


def _step(value: str) -> int:
    """Return the number of a step; whatever is none means the first."""
    return int(value) if value.isascii() and value.isdigit() and len(value) < 4 else 1


def _ply(fragment: str) -> int | None:
    """Return the move number of ``#12``; any other fragment is not ours."""
    digits = fragment.strip(_TAIL)
    if digits.isascii() and digits.isdigit() and len(digits) < 8:
        return int(digits)
    return None
