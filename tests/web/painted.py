"""What is painted for every mark of every game: positions, and what is done in them.

The rules answer for each case once. ``tests/web/golden/views.json`` keeps what the page
would draw from, so that Node can draw it without Python; beside it lies what it draws.
``GOLDEN=write`` in the environment of the tests writes both anew.
"""

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from tests.kit import random_match
from trisq.games import GAMES
from trisq.link import write
from trisq.scene import Board, Scene
from trisq.service import handle

Json = dict[str, Any]

FOLDER = Path(__file__).parent / "golden"
VIEWS = FOLDER / "views.json"
BOARD = {field.name for field in fields(Board)}  # what never changes of a scene
MOVING = {field.name for field in fields(Scene)} - {"board"}
SEEN = ("turn", "shapes", "marks", "ply", "moves")  # of a View
CLICKED = ("choices", "shortcuts", "runs")
TURNED = " turned"  # ends the name of a position that is seen from the second seat

SHORTEST = {"trisq": 6, "talpa": 1, "dama": 6, "scripta": 6}  # seeds of short games

# By game and name. A game's ``opening`` and ``over`` are there without being listed.
POSITIONS = {
    "trisq": {
        "captured": "e7 e6 d6 n13 e5 n11 f6",
        "back": "e7 e6 d6 #2",
    },
    "talpa": {
        "captured": "a1a2",
        "back": "a1a2 b1b2 #1",
        "alone": "h2g2 g8g7 g5f5 b7c7",
    },
    "dama": {
        "mill": "d2 b4 d3 b2",
        "captured": "d2 b4 d3 b2 d1xb4",
        "back": "d2 b4 d3 #2",
        "shut": "set1a3eb2e3be4ae8b f2f4",
        "safe": "d2 b4 d3 b2 a1 b6xa1 c3 f6",
        "moving": "e3 g1 c3 d2 d1 a1 a4 c5 e4 f2 g4 d3 f4xc5 b2xa4 a4 b4 c4 b6xd1",
    },
    "scripta": {
        "rolled": "335 p3",
        "rolled turned": "335 p3",
        "prey": "166 p6 6m6 p1 136",
        "captured": "166 p6 6m6 p1 136 p1",
        "hit": "166 p6 6m6 p1 136 p1 p3 p6",
        "answered": "166 p6 6m6 p1",
        "back": "335 p3 p3 #2",
        "forced": "166 p6 6m6 p1 136 p1 p3 p6 222",
        "blocked": "335 p3 p3 p5 446 p6",
        "spread": (
            "123 p3 3m1 p2 136 p1 1m6 7m3 135 p3 3m1 2m5 126 p1 1m2 p6 112 p2 p1 p1"
            " 122 p2 2m2 3m1 133 p3 4m3 1m1 355 p5 4m3 4m5 111 p1 2m1 p1 255 p5 7m2 p5"
            " 333 7m3 2m3 p3 224 p2 p2 9m4 446 3m6 3m4 1m4 225 13m2 2m5 9m2"
            " 346 10m3 5m4 1m6 156 2m5 11m6 p1 136 1m3 p1 4m6 223 17m3 20m2 7m2"
            " 122 p2 5m1 13m2 255 p2 15m5 9m5 333 9m3"
        ),
    },
}


@dataclass(frozen=True)
class Case:
    """A mark in a position: what a player did there, or what is still to be seen."""

    game: str
    position: str
    mark: str
    picked: tuple[str, ...] = ()  # the clicks of a move that is begun
    tried: tuple[str, ...] = ()  # clicks that the rules refuse
    hint: tuple[str, ...] = ()
    hover: str | None = None
    aim: str | None = None  # where a finger has tapped once
    kept: str | None = None  # what was clicked before Python came
    leaving: float = 0.0  # how much of a captured piece is left
    coordinates: bool | None = None  # as the game likes

    @property
    def name(self) -> str:
        return f"{self.position}, {self.mark}"

    @property
    def link(self) -> str:
        return link(self.game, self.position)

    @property
    def is_turned(self) -> bool:
        return self.position.endswith(TURNED)


def _cases(game: str, *listed: tuple[Any, ...]) -> list[Case]:
    """Return what is listed as position, mark and the rest, and what no game lacks."""
    board = GAMES[game].scene(GAMES[game].initial()).board
    usual = [
        Case(game, "opening", "other coordinates", coordinates=not board.named),
        Case(game, "over", "last"),
    ]
    return [*usual, *(Case(game, *some[:2], **some[2]) for some in listed)]


CASES = [
    *_cases(
        "trisq",
        ("opening", "hover", {"hover": "g7"}),
        ("opening", "aim", {"aim": "g7"}),
        ("opening", "hint", {"hint": ("d4",)}),
        ("opening", "kept", {"kept": "a13"}),
        ("captured", "last", {}),
        ("captured", "leaving", {"leaving": 0.5}),
        ("captured", "hover", {"hover": "g7"}),
        ("captured", "aim", {"aim": "g7"}),
        ("captured", "refused", {"tried": ("e7",)}),
        ("back", "last", {}),
    ),
    *_cases(
        "talpa",
        ("opening", "hover", {"hover": "a1"}),
        ("opening", "kept", {"kept": "a1"}),
        ("captured", "last", {}),
        ("captured", "picked", {"picked": ("b1",)}),
        ("captured", "hover", {"picked": ("b1",), "hover": "b2"}),
        ("captured", "aim", {"picked": ("b1",), "aim": "b2"}),
        ("captured", "hint", {"hint": ("b1", "b2")}),
        ("captured", "refused", {"tried": ("a1",)}),
        ("back", "last", {}),
        ("alone", "refused by many", {"tried": ("f5",)}),
    ),
    *_cases(
        "dama",
        ("shut", "last", {}),
        ("opening", "hover", {"hover": "d2"}),
        ("opening", "aim", {"aim": "d2"}),
        ("opening", "kept", {"kept": "d2"}),
        ("mill", "picked", {"picked": ("d1",)}),
        ("mill", "hover", {"picked": ("d1",), "hover": "b4"}),
        ("mill", "hint", {"hint": ("d1", "b4")}),
        ("captured", "last", {}),
        ("captured", "leaving", {"leaving": 0.5}),
        ("captured", "hover", {"hover": "b4"}),
        ("captured", "aim", {"aim": "b4"}),
        ("captured", "refused", {"tried": ("d2",)}),
        ("back", "last", {}),
        ("safe", "refused", {"picked": ("d1",), "tried": ("d1", "b4")}),
        ("moving", "picked", {"picked": ("g4",)}),
    ),
    *_cases(
        "scripta",
        ("opening", "kept", {"kept": "hand0"}),
        ("rolled", "last", {}),
        ("rolled", "hover", {"hover": "hand0"}),
        ("rolled", "picked", {"picked": ("hand0",)}),
        ("rolled", "picked die", {"picked": ("die5",)}),
        ("rolled", "hover free", {"picked": ("hand0",), "hover": "b5"}),
        ("rolled", "aim", {"picked": ("hand0",), "aim": "b5"}),
        ("rolled", "hint", {"hint": ("b3", "b6")}),
        ("rolled turned", "last", {}),
        ("rolled turned", "picked", {"picked": ("hand0",)}),
        ("prey", "picked", {"picked": ("hand1",)}),
        ("captured", "last", {}),
        ("hit", "ghosts", {}),
        ("hit", "leaving", {"leaving": 0.5}),
        ("answered", "steps", {}),
        ("back", "last", {}),
        ("forced", "hint", {"hint": ("hand0", "b2")}),
        ("blocked", "refused", {"tried": ("b7",)}),
        ("spread", "refused by many", {"tried": ("off0",)}),
    ),
]


def moves(game: str, position: str) -> Sequence[str]:
    """Return the moves that lead to a position."""
    if position == "over":
        return random_match(GAMES[game], SHORTEST[game]).moves
    return POSITIONS[game].get(position, "").split()


def link(game: str, position: str) -> str:
    """Return the link of a position; ``#2`` behind its moves looks back."""
    played, _, ply = POSITIONS[game].get(position, "").partition("#")
    if ply:
        return write(game, played.split(), int(ply))
    return write(game, moves(game, position))


def asked(op: str, **question: Any) -> Json:
    """Ask the border; a refusal is an answer, too."""
    answer: Json = json.loads(handle(json.dumps({"op": op, **question})))
    return answer


def preview(case: Case) -> Json | None:
    """Return the scene of a move that is begun, without its board."""
    if not case.picked:
        return None
    answer = asked("pick", link=case.link, path=case.picked, turned=case.is_turned)
    return changing(answer["preview"]["scene"])


def refused(case: Case) -> list[str]:
    """Return the sites that forbid what was tried."""
    if not case.tried:
        return []
    answer = asked("play", link=case.link, path=case.tried)
    assert not answer["ok"], f"{case.game}: {case.name}: that is a legal move"
    sites: list[str] = answer["error"]["sites"]
    return sites


def fixture() -> dict[str, list[Json]]:
    """Return all boards, positions and cases, with nothing said twice."""
    boards, positions = {}, {}
    for case in CASES:
        view = asked("view", link=case.link, turned=case.is_turned)["view"]
        board = case.game + (TURNED if case.is_turned else "")
        boards[board] = {"name": board, **changing(view["scene"], BOARD)}
        positions[case.game, case.position] = {
            "game": case.game,
            "name": case.position,
            "board": board,
            **{key: view[key] for key in SEEN},
            **{key: [written(some) for some in view[key]] for key in CLICKED},
            "scene": changing(view["scene"]),
        }
    cases = [
        {**asdict(case), "half": preview(case), "refused": refused(case)}
        for case in CASES
    ]
    parts = {"boards": boards.values(), "positions": positions.values(), "cases": cases}
    return {key: list(some) for key, some in parts.items()}


def changing(scene: Json, keys: Collection[str] = MOVING) -> Json:
    """Return parts of a scene; lists of objects as rows, the first of them the keys."""
    return {key: rows(scene[key]) for key in scene if key in keys}


def rows(value: Any) -> Any:
    """Write objects that have the same keys in short."""
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return value
    keys = [key for key in value[0] if key != "name"]  # names are spoken, not painted
    return [keys, *([some[key] for key in keys] for some in value)]


def written(choice: Json) -> str:
    """Write a move, or several in a row, and their clicks in one line."""
    moves = choice.get("moves", [choice.get("move")])
    return " ".join(["+".join(moves), *choice["path"]])


def text() -> str:
    """Return the file, with a line for every board, position and case."""
    parts = []
    for key, listed in fixture().items():
        lines = (json.dumps(some, separators=(",", ":")) for some in listed)
        parts.append(f'"{key}": [\n' + ",\n".join(lines) + "\n]")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def painting(game: str, name: str) -> str:
    """Return a golden drawing as a whole: tests/web/golden.js says how it is kept."""
    text = (FOLDER / f"{game}.txt").read_text("utf-8")
    kept = dict(part.split("\n", 1) for part in text.split("=== ")[1:])
    lines = kept["opening"].splitlines()
    position = name.split(", ", maxsplit=1)[0]
    for section in dict.fromkeys((position, name)):
        if section != "opening":
            lines = changed(lines, kept[section].splitlines())
    return "\n".join(lines)


def changed(lines: Sequence[str], changes: Sequence[str]) -> list[str]:
    """Add and take away lines: ``12+`` behind the twelfth, ``12-`` that one."""
    after: list[list[str]] = [[], *([line] for line in lines)]
    for change in changes:
        where, line = change.split(" ", 1)
        place = after[int(where[:-1])]
        if where.endswith("-"):
            place.remove(line)
        else:
            place.append(line)
    return [line for some in after for line in some]
