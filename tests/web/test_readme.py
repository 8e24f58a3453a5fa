"""The map in `web/README.md` shows every folder and every file of the page."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
README = (WEB / "README.md").read_text("utf-8")
FOLDERS = ("page", "board", "panels", "python", "offline", "style", "build")
FILE = re.compile(r"[\w.-]+\.(?:js|css|py)\b|\w+/")


def drawn() -> dict[str, set[str]]:
    """Return what the map lists, by folder; an indented line may name several."""
    found: dict[str, set[str]] = {}
    for block in README.split("```")[1].split("\n\n")[1:]:
        head, *lines = block.strip().splitlines()
        named = (
            re.match(rf"\s+((?:(?:{FILE.pattern})(?:\s+|$))+)", line) for line in lines
        )
        names = {name for some in named if some for name in FILE.findall(some[1])}
        found[head.split("/")[0]] = names
    return found


def there(folder: Path) -> set[str]:
    return {
        path.name + "/" * path.is_dir()
        for path in folder.iterdir()
        if not path.name.startswith("_")
    }


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_map_is_the_folder(folder: str) -> None:
    assert drawn()[folder] == there(WEB / folder)


def test_the_map_has_every_folder() -> None:
    assert set(drawn()) == set(FOLDERS)
    folders = {path.name for path in WEB.iterdir() if path.is_dir()}
    assert folders - {"node_modules"} == set(FOLDERS)


def test_every_file_that_the_text_names_is_there() -> None:
    names = re.findall(r"`((?:[\w.]+/)*[\w.]+\.(?:js|py|json|d\.ts))`", README)
    assert len(names) > 15
    for name in names:
        places = (WEB, WEB.parent, WEB / "page", WEB / "board")
        assert any((place / name).is_file() for place in places), name
