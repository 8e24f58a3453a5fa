"""A match as a picture: the board of the page as the text of an SVG file.

What the page's "Save SVG" writes and what is written here is the same picture.
``python3 build.py look`` takes the colours from the page's style sheets.
"""

import json
import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, cast, get_args

from trisq import view
from trisq.drawing.figures import Brush
from trisq.drawing.paint import Painting, Picture
from trisq.drawing.pen import Pen
from trisq.games import GAMES, load
from trisq.games.pack import Finish, Pack, Tone
from trisq.match import Match
from trisq.scene import Scene
from trisq.texts import LANGUAGES
from trisq.words import translated

if TYPE_CHECKING:
    from trisq import answers, plain

UNIT = 48  # pixels of a board unit
FONT = "system-ui, sans-serif"
TONES: tuple[str, ...] = get_args(Tone)
FINISHES: tuple[str, ...] = get_args(Finish)


@cache
def _known() -> Any:
    return json.loads(pkgutil.get_data("trisq.drawing", "colours.json") or b"")


def colours(tone: str, finish: str, dark: bool = False) -> dict[str, str]:
    """Return the colours of a look by their names, those of the page.

    >>> [colours("slate", "ivory", dark)["board"] for dark in (False, True)]
    ['#cfd8dc', '#4a5963']
    """
    if tone not in TONES or finish not in FINISHES:
        looks = f"{', '.join(TONES)} with {' or '.join(FINISHES)}"
        raise ValueError(f"There is no look {tone!r:.40}, {finish!r:.40}: {looks}.")
    scheme = _known()["dark" if dark else "light"]
    return {**scheme["all"], **scheme[f"{tone} {finish}"]}


def picture(
    match: Match,
    ply: int | None = None,
    *,
    dark: bool = False,
    tone: str | None = None,
    finish: str | None = None,
    background: str | None = None,
    seat: int = 0,
    coordinates: bool | None = None,
    hint: str | None = None,
    language: str = "en",
) -> str:
    """Return a match as an SVG file, after so many moves (all of them).

    ``tone`` and ``finish`` are those of the game unless they are named; ``background``
    is a colour, or ``none``; ``seat`` 1 looks from the second player's side where that
    is another view; ``coordinates`` are shown as the game likes; ``hint`` is a move to
    advise. What is written beside the board is said in a language that we speak.
    """
    shown = view.view(match, ply, flipped=bool(seat))
    if language in LANGUAGES:
        shown = translated(shown, LANGUAGES[language])
    advised = next((one["path"] for one in shown["choices"] if one["move"] == hint), [])
    colour = look(match, dark=dark, tone=tone, finish=finish)
    return draw(seen(shown, coordinates, advised), colour, background)


def look(
    match: Match, *, dark: bool, tone: str | None, finish: str | None
) -> dict[str, str]:
    """Return the colours of a match: those of its game, unless others are named."""
    game = match.game
    pack = load(game.name) if game.name in GAMES else Pack(game)
    return colours(tone or pack.tone, finish or pack.finish, dark)


def seen(
    shown: "answers.View",
    coordinates: bool | None = None,
    hint: Sequence[str] = (),
) -> Picture:
    """Return what is to be seen of a View, with the clicks of a move to advise."""
    marks, turn = shown["marks"], shown["turn"]
    scene = cast("plain.Scene", shown["scene"])  # with its board
    if not (scene["named"] if coordinates is None else coordinates):
        scene = {**scene, "labels": []}
    return Picture(
        scene,
        [] if marks["steps"] else marks["last"],  # they tell more
        shown["ply"] < len(shown["moves"]),
        marks["ghosts"],
        marks["steps"],
        hint,
        shown["shapes"][turn] if isinstance(turn, int) else None,
    )


def of_scene(
    scene: Scene,
    tone: str = "linen",
    finish: str = "stone",
    dark: bool = False,
    background: str | None = None,
) -> str:
    """Return any scene as an SVG file, without marks."""
    return draw(Picture(scene.json()), colours(tone, finish, dark), background)


def draw(
    painted: Picture,
    colour: Mapping[str, str],
    background: str | None = None,
    font: str = FONT,
) -> str:
    """Draw a picture in some colours; return the text of an SVG file."""
    wide, tall = painted.scene["width"] * UNIT, painted.scene["height"] * UNIT
    return paint(painted, colour, background).svg(wide, tall, font)


def paint(
    painted: Picture, colour: Mapping[str, str], background: str | None = None
) -> Pen:
    """Draw a picture in some colours; return the pen that has drawn it."""
    pen = Pen()
    back = colour["board"] if background is None else background
    Painting(Brush(pen, UNIT, colour), painted).draw("" if back == "none" else back)
    return pen
