"""What the border answers, frozen: eleven links of each game in five languages.

``links.json`` holds the questions. ``GAME.json`` holds the answers: each board once,
the View in English without it, and for every other language what is said instead of
each English text. ``thoughts.json`` holds what the computer plays for a seed. After a
change that is meant, ``python -m tests.golden`` writes them anew, and a person reads
the difference.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trisq import link
from trisq.games import GAMES
from trisq.match import replay, start
from trisq.plain import Changing
from trisq.service import handle
from trisq.texts import LANGUAGES

FOLDER = Path(__file__).parent
LINKS: dict[str, dict[str, Any]] = json.loads(
    (FOLDER / "links.json").read_text("utf-8")
)
FOREIGN = [code for code in LANGUAGES if code != "en"]
PIECES = tuple(Changing.__annotations__)  # what changes of a scene
WIDE = 100  # signs of a line of a file
PLIES = (2, 7)  # of the game under "over", where the computer thinks

Json = dict[str, Any]


def ask(code: str, **question: Any) -> Json:
    """Ask the border in a language."""
    answer: Json = json.loads(handle(json.dumps({**question, "language": code})))
    return answer


def views(game: str) -> Json:
    """Return all that is frozen of a game."""
    boards: list[Json] = []
    found = {}
    for name, question in LINKS[game].items():
        view = ask("en", op="view", **question)["view"]
        found[name] = {
            "en": _without_board(view, boards),
            **{
                code: _said(view, ask(code, op="view", **question)["view"])
                for code in FOREIGN
            },
        }
    return {"views": found, "boards": {str(at): each for at, each in enumerate(boards)}}


def thoughts() -> Json:
    """Return what each level plays in some positions, in every game."""
    found: Json = {}
    for game in LINKS:
        whole = replay(start(GAMES[game]), link.read(*_over(game)).tokens)
        for at in PLIES:
            address = link.write(game, whole.moves[:at])
            for level in (1, 2, 3) if at == PLIES[-1] else (1, 2):
                question = {"link": address, "level": level, "seed": 1}
                analysis = ask("en", op="hint", **question).get("analysis")
                found[f"{address} level {level}"] = analysis
    return found


def _over(game: str) -> tuple[str, list[str], str]:
    return LINKS[game]["over"]["link"], list(GAMES), game


def _without_board(view: Json, boards: list[Json]) -> Json:
    """Return a view with the number of its board, and all lists made short."""
    scene = view["scene"]
    board = {key: _rows(scene[key]) for key in scene if key not in PIECES}
    if board not in boards:
        boards.append(board)
    pieces = {key: _rows(scene[key]) for key in PIECES}
    short: Json = {"scene": {"board": boards.index(board), **pieces}}
    for field in ("choices", "shortcuts"):
        ways = ((each["move"], "+".join(each["path"])) for each in view[field])
        short[field] = " ".join(
            move if move == path else f"{move}:{path}" for move, path in ways
        )
    for field in ("moves", "seats", "owners"):
        short[field] = " ".join(map(str, view[field]))
    short["labels"] = ", ".join(view["labels"])
    short["text"] = view["text"].split("\n")
    return {**view, **short}


def _rows(things: Any) -> Any:
    """Return a list of like dictionaries as a heading and a text for each."""
    if not isinstance(things, list) or not all(isinstance(one, dict) for one in things):
        return things
    heads = dict.fromkeys(" ".join(thing) for thing in things)
    return [*heads, *(" ".join(map(str, thing.values())) for thing in things)]


def _said(english: Json, foreign: Json) -> Json:
    """Return what stands for each English text of a field, or else at each place."""
    pairs = list(zip(leaves(english), leaves(foreign), strict=True))
    assert all(one[0] == other[0] for one, other in pairs), "the same shape"
    said: dict[str, set[str]] = {}
    for (place, text), (_, other) in pairs:
        said.setdefault(f"{_field(place)}: {text}", set()).add(str(other))
    return {
        key if len(said[key]) == 1 else f"{place}: {text}": other
        for (place, text), (_, other) in pairs
        if text != other and (key := f"{_field(place)}: {text}")
    }


def _field(place: str) -> str:
    """Return the last name in a place, for items of a list have none."""
    return next(part for part in reversed(place.split("/")) if not part.isdecimal())


def leaves(data: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """Yield all that is in some data, and where: no list or dictionary."""
    if isinstance(data, dict | list):
        pairs = data.items() if isinstance(data, dict) else enumerate(data)
        for key, value in pairs:
            yield from leaves(value, f"{place}/{key}")
    else:
        yield place, data


def files() -> Iterator[tuple[Path, Json]]:
    """Yield every file of answers and what belongs into it."""
    for game in LINKS:
        yield FOLDER / f"{game}.json", views(game)
    yield FOLDER / "thoughts.json", thoughts()


def written(data: Any, indent: str = "\n") -> str:
    """Write JSON so that a difference is a few short lines."""
    line = json.dumps(data, ensure_ascii=False)
    if len(line) <= WIDE or not isinstance(data, dict | list):
        return line
    inner = indent + " "
    if isinstance(data, list):
        items = [written(each, inner) for each in data]
        return f"[{inner}{f',{inner}'.join(items)}]"
    items = [
        f"{json.dumps(key, ensure_ascii=False)}: {written(value, inner)}"
        for key, value in data.items()
    ]
    return f"{{{inner}{f',{inner}'.join(items)}}}"
