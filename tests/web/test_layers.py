"""Which scripts of the page know which: one way only."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
FOLDERS = ("page", "board", "panels", "python", "offline")
IMPORT = re.compile(
    r'(?m)^(?:import|\} from) ?[^;]*?"(\..+?\.js)"|import\("(.+?\.js)"\)'
)


def known() -> dict[str, set[str]]:
    """Return what every script imports."""
    return {
        path.relative_to(WEB).as_posix(): {
            (path.parent / (one or other)).resolve().relative_to(WEB).as_posix()
            for one, other in IMPORT.findall(path.read_text("utf-8"))
        }
        for folder in FOLDERS
        for path in (WEB / folder).glob("*.js")
    }


def test_no_script_knows_itself_through_others() -> None:
    order = list(TopologicalSorter(known()).static_order())
    assert order[-1] in ("page/main.js", "python/worker.js")
    assert len(order) > 40


def test_nobody_calls_who_only_listens() -> None:
    """The page goes on without knowing the computer, or what a player can do."""
    users: dict[str, set[str]] = {name: set() for name in known()}
    for name, imported in known().items():
        for other in imported:
            users[other].add(name)
    assert users["page/computer.js"] == {"page/main.js"}
    assert users["page/actions.js"] == {"page/main.js"}
    assert users["page/main.js"] == set()


def test_the_board_and_python_know_no_panel() -> None:
    for name, imported in known().items():
        if name.startswith(("board/", "python/")):
            folders = {other.split("/")[0] for other in imported}
            allowed = (
                {name.split("/")[0], "page"}
                if name == "python/thinker.js"
                else {name.split("/")[0]}
            )
            assert folders <= allowed, name
