"""Draws the README's pictures: a position of each game in light and in dark colours.

The rules answer what is to be seen, the page's own scripts draw it (``pictures.js``),
and the colours are those of the style sheets: a new look takes only this command again.
"""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tokens import SHEETS, colours
from trisq.service import handle

HERE = Path(__file__).parent
WEB = HERE.parent
FOLDER = WEB / "pictures"
LINKS = (
    "?trisq=b8-a9-b10-b12-a13-c7-d6-e5-c11-d10-g5-e9-f10-d8-c9-b9-e8-g4-d9-n11-m12-h5-c8"
    "-d7-h6-l13-m10-j4-c12-h3-d13-b13-a12-a10-e12-f13-d11-j6-k5-g6-h7-f5",
    "?talpa=f6f7-b7b6-e5d5-f3f4-b2a2-d1c1-h4h3-e6e7-c7c8-b5c5-d6c6-h1g1-d2c2-a4a5-d4e4"
    "-b1a1-h6g6-f1f2-e4f4-g4g5-f7e7-c4c3-e3d3-g2g3-d3c3-a1a2-f8e8",
    "?dama=e3-g1-c3-d2-d1-a1-a4-c5-e4-f2-g4-d3-f4xc5-b2xa4-a4-b4-c4-b6xd1",
    "?scripta=256-p2-2m5-7m6-224-p2-2m2-p4-446-p4-p4-13m6-156-p1-1m5-p6-146-p1-1m4-5m6"
    "-126-p1-p2-p6-455-p4-p5-p5-145-p1-2m4-6m5-136-4m1-5m3-8m6-146-p1-1m4-5m6-226-4m2"
    "-4m2-p6-245-p2-2m4-6m5-135-14m1-15m3-p5-144-p1-1m4-1m4-336-19m3-6m6-12m3-446-p4-p4",
)


def draw(node: Callable[..., None]) -> None:
    """Draw all of them anew, by a function that runs a script in Node."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    asked = FOLDER / "asked.json"
    wanted = [
        {
            "view": shown,
            "scheme": scheme,
            "colour": colours(scheme, shown["tone"], shown["finish"]),
        }
        for shown in map(view, LINKS)
        for scheme in SHEETS
    ]
    asked.write_text(json.dumps(wanted), "utf-8")
    node(HERE / "pictures.js", asked, FOLDER)
    asked.unlink()


def view(link: str) -> dict[str, Any]:
    """Return what the page shows of a game; the games are to be whole."""
    answer = json.loads(handle(json.dumps({"op": "view", "link": link})))["view"]
    if answer["error"]:
        raise RuntimeError(answer["error"]["message"])
    shown: dict[str, Any] = answer
    return shown
