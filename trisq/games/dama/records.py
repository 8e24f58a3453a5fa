"""Games of other programs: move lists as Sanmill and PlayOK write them, both ways.

Sanmill counts rows from below, so our d2 is its d6; a move is ``d6-d5``, and what is
captured follows as ``xb4``, joined to the move or as a word of its own. PlayOK numbers
the points 1 to 24, from the top left, row by row: ``5-8x11``. Around the moves may be
what PGN files have: tags, numbers, comments and the result.
"""

import re
from collections.abc import Iterator, Sequence

from trisq.errors import NotationError, shown
from trisq.games.dama.board import POINT
from trisq.games.pack import Records
from trisq.words import say

ROWS = 8  # a row here and the same row there add up to it

_AROUND = re.compile(r"\[[^\]]*\]|\{[^}]*\}|;[^\n]*|\$\d+")  # tags and comments
_NUMBER = re.compile(r"^\d+\.+")
_RESULTS = {"1-0", "0-1", "1/2-1/2", "*"}
_POINT = r"([a-g]\d|\d\d?)"
_MOVE = re.compile(rf"(?:{_POINT}-)?{_POINT}(?:x{_POINT})?|x{_POINT}", re.ASCII)

_NAMES = sorted(POINT, key=lambda name: (name[1], name[0]))  # row by row
SANMILL = {name: f"{name[0]}{ROWS - int(name[1])}" for name in _NAMES}
PLAYOK = {name: str(number) for number, name in enumerate(_NAMES, start=1)}
_OURS = {theirs: ours for some in (SANMILL, PLAYOK) for ours, theirs in some.items()}


def read(text: str) -> list[str]:
    """Return the moves of a list as we write them; PlayOK's is known by its numbers.

    >>> read("1. d6 f4 2. d5 b6 3. d7xf4 *"), read("1. 5 14 2. 8 4 3. 2x14")[-1]
    (['d2', 'f4', 'd3', 'b2', 'd1xf4'], 'd1xf4')
    """
    moves: list[str] = []
    for word in _words(text):
        found = _MOVE.fullmatch(word)
        start, end, prey, alone = found.groups() if found else (None,) * 4
        known = [_OURS.get(part) for part in (start, end, prey, alone) if part]
        if not known or None in known or (alone and not moves):
            told = shown(word)
            why = say("“{word}” is not a move of Sanmill or PlayOK.", word=told)
            raise NotationError("unreadable", why, token=told)
        if alone:
            moves[-1] += f"x{_OURS[alone]}"
            continue
        way = "".join(_OURS[part] for part in (start, end) if part)
        moves.append(way + (f"x{_OURS[prey]}" if prey else ""))
    return moves


def _words(text: str) -> Iterator[str]:
    """Yield the moves of a list without what stands around them."""
    for word in _AROUND.sub(" ", text.lower()).split():
        move = _NUMBER.sub("", word).rstrip("!?")
        if move and word not in _RESULTS:
            yield move


def _written(move: str, names: dict[str, str]) -> str:
    way, _, prey = move.partition("x")
    points = [names[way[at : at + 2]] for at in range(0, len(way), 2)]
    return "-".join(points) + (f"x{names[prey]}" if prey else "")


def _list(moves: Sequence[str], names: dict[str, str]) -> str:
    """Return numbered moves, two a number."""
    told = [_written(move, names) for move in moves]
    pairs = (" ".join(told[at : at + 2]) for at in range(0, len(told), 2))
    return " ".join(f"{number}. {pair}" for number, pair in enumerate(pairs, start=1))


def sanmill(moves: Sequence[str], result: str) -> str:
    """Return a game as a PGN file for Sanmill."""
    tags = ("Event", "Site", "Date", "Round", "White", "Black")
    head = "\n".join(f'[{tag} "?"]' for tag in tags)
    listed = " ".join(filter(None, (_list(moves, SANMILL), result)))
    return f'{head}\n[Result "{result}"]\n\n{listed}\n'


def playok(moves: Sequence[str], result: str) -> str:
    """Return a game as PlayOK lists it."""
    return " ".join(filter(None, (_list(moves, PLAYOK), result))) + "\n"


RECORDS = Records(read, {"sanmill": sanmill, "playok": playok})
