"""What the first page shows of every game: its goal, and a short game to look at."""

import json
from typing import Any

from trisq.games import GAMES, load
from trisq.match import start
from trisq.service import handle
from trisq.view import view

SHOWN = 4  # positions of the short game: its last moves, and what was before them


def invitations() -> list[dict[str, str]]:
    """Return what is said of every game."""
    return [
        {
            "game": name,
            "title": shown["title"],
            "goal": invitation.goal if invitation else "",
            "short": invitation.short if invitation else "",
            "link": shown["link"],
            "tone": shown["tone"],
            "finish": shown["finish"],
        }
        for name in GAMES
        for shown in [view(start(GAMES[name]))]
        for invitation in [load(name).invitation]
    ]


def boards() -> dict[str, Any]:
    """Return the short game of each: the board once, and what changes on it."""
    return {name: _short(name) for name in GAMES}


def _short(name: str) -> dict[str, Any]:
    invitation = load(name).invitation
    link = invitation.link if invitation else f"?{name}"
    last = len(_view(link)["moves"])
    frames = [
        _view(f"{link}#{ply}") for ply in range(max(0, last - SHOWN + 1), last + 1)
    ]
    whole = frames[-1]["scene"]
    changing = view(start(GAMES[name]), board=False)["scene"].keys()
    return {
        "board": {key: whole[key] for key in whole if key not in changing},
        "frames": [
            {
                "scene": {key: frame["scene"][key] for key in changing},
                "marks": frame["marks"],
            }
            for frame in frames
        ],
    }


def _view(link: str) -> dict[str, Any]:
    answer = handle(json.dumps({"op": "view", "link": link}))
    shown: dict[str, Any] = json.loads(answer)["view"]
    return shown
