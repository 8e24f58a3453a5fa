"""What the first page shows of every game: its goal, and a short game to look at."""

import json
from html import escape
from typing import Any
from urllib.parse import quote

from trisq.games import GAMES, load
from trisq.match import start
from trisq.service import handle
from trisq.view import view

UNIT = 48  # pixels of a board unit, as in web/board/picture.js
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


def welcomed(page: str) -> str:
    """Write the cards of the games into the page, so that nothing moves when they live.

    Each has room for its board; the page fills it when it can draw.
    """
    first, *others = invitations()
    fields = {"title": first["title"], "goal": first["goal"], "short": first["short"]}
    for name, text in fields.items():
        page = page.replace(f"data-first-{name}>", f"data-first-{name}>{escape(text)}")
    room = _room(first["game"])
    page = page.replace("data-first-board ", f'data-first-board src="{room}" ')
    return page.replace("data-others>", "data-others>" + "".join(map(_card, others)))


def _card(invitation: dict[str, str]) -> str:
    """Write what ``web/panels/home.js`` keeps in every language."""
    some = {name: escape(text) for name, text in invitation.items()}
    return (
        f'<a data-open data-tone="{some["tone"]}" data-finish="{some["finish"]}"'
        f' href="{some["link"]}">'
        f'<img alt="" data-game="{some["game"]}" src="{_room(invitation["game"])}" />'
        f"<strong>{some['title']}</strong>"
        f'<span class="brief">{some["short"]}</span>'
        f'<span class="long">{some["goal"]}</span></a>'
    )


def _room(name: str) -> str:
    """Return an empty picture of a board's size."""
    board = _short(name)["board"]
    size = " ".join(f"{key}='{board[key] * UNIT:.0f}'" for key in ("width", "height"))
    drawn = f"<svg xmlns='http://www.w3.org/2000/svg' {size}/>"
    return "data:image/svg+xml," + quote(drawn, safe=" '=:/")


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
