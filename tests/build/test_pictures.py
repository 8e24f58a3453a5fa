"""The README's pictures: one command draws them from real positions."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import build
import pictures
from tests.kit import ROOT
from trisq.games import GAMES


def test_the_positions_can_be_reached_and_are_of_different_games() -> None:
    views = [pictures.view(link) for link in pictures.LINKS]
    assert [view["link"] for view in views] == list(pictures.LINKS)
    names = [view["game"] for view in views]
    assert len(set(names)) == len(names) == 4
    assert set(names) <= set(GAMES)


def test_a_position_that_cannot_be_reached_is_not_drawn() -> None:
    with pytest.raises(RuntimeError, match="Move 2"):
        pictures.view("?trisq=a13-a13")


def test_the_command_draws_what_the_readme_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "FOLDER", tmp_path / "pictures")
    pictures.draw(build.node)
    drawn = {path.name: path for path in (tmp_path / "pictures").iterdir()}
    for path in drawn.values():
        assert ElementTree.parse(path).getroot().tag.endswith("svg")
        assert path.stat().st_size < 60_000
    readme = (ROOT / "README.md").read_text("utf-8")
    assert set(re.findall(r"web/pictures/([\w.-]+)", readme)) == set(drawn)
    assert {path.name for path in (build.WEB / "pictures").iterdir()} == set(drawn)
