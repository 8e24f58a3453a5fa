"""A new build takes the place of the old one, and no visitor sees a gap."""

import os
import re
import stat
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import build

TIMES = 200


def made(folder: Path, number: int) -> Path:
    """Make a small site: a page, and a folder named by its content that it needs."""
    name = f"look-{number:012x}"
    (folder / name).mkdir(parents=True)
    (folder / name / "main.js").write_text(str(number))
    (folder / "index.html").write_text(f'<script src="{name}/main.js"></script>')
    (folder / "offline.js").write_text(str(number))
    return folder


def files(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text()
        for path in folder.rglob("*")
        if path.is_file()
    }


class Visitor(threading.Thread):
    """Somebody who opens the page again and again."""

    def __init__(self, site: Path) -> None:
        super().__init__()
        self.site = site
        self.visits = 0
        self.missing: list[str] = []
        self.over = threading.Event()

    def run(self) -> None:
        while not self.over.is_set():
            try:
                self.visit()
            except OSError as error:
                self.missing.append(str(error))
            self.visits += 1

    def visit(self) -> None:
        page = (self.site / "index.html").read_text()
        found = re.search('src="(.+)"', page)
        assert found
        there = (self.site / found[1]).is_file()
        if not there and (self.site / "index.html").read_text() == page:
            self.missing.append(found[1])  # and no newer page has come


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    site = tmp_path / "dist"
    build.publish(made(tmp_path / "first", 0), site)
    visitor = Visitor(site)
    visitor.start()
    yield visitor
    visitor.over.set()
    visitor.join()


def test_whoever_visits_during_a_build_finds_a_whole_page(
    visitor: Visitor, tmp_path: Path
) -> None:
    for number in range(1, TIMES + 1):
        seen = visitor.visits
        build.publish(made(tmp_path / "fresh", number), visitor.site)
        while visitor.visits == seen and visitor.is_alive():
            time.sleep(0)
    visitor.over.set()
    visitor.join()
    assert visitor.visits >= TIMES
    assert visitor.missing == []


def test_nothing_of_the_old_build_is_left(tmp_path: Path) -> None:
    site = tmp_path / "dist"
    build.publish(made(tmp_path / "old", 1), site)
    (site / "look-000000000001" / "extra.js").write_text("old")
    (site / "notes").mkdir()
    (site / "link").symlink_to(tmp_path)
    expected = files(made(tmp_path / "new", 2))
    build.publish(tmp_path / "new", site)
    assert files(site) == expected
    (site / "index.html").unlink()
    (site / "index.html").mkdir()
    build.publish(made(tmp_path / "again", 2), site)
    assert files(site) == expected
    assert tmp_path.exists(), "what a link leads to is not ours"


def test_the_same_build_again_brings_what_was_changed_by_hand(tmp_path: Path) -> None:
    site = tmp_path / "dist"
    expected = files(made(tmp_path / "new", 3))
    build.publish(tmp_path / "new", site)
    (site / "look-000000000003" / "main.js").write_text("changed")
    (site / "look-000000000003" / "extra.js").write_text("extra")
    build.publish(made(tmp_path / "again", 3), site)
    assert files(site) == expected


@pytest.mark.skipif(os.name == "nt", reason="rights are kept otherwise there")
def test_everybody_can_read_the_site_whatever_the_umask(tmp_path: Path) -> None:
    before = os.umask(0o077)
    try:
        build.publish(made(tmp_path / "new", 1), tmp_path / "dist")
    finally:
        os.umask(before)
    for path in (tmp_path / "dist", *(tmp_path / "dist").rglob("*")):
        rights = stat.S_IMODE(path.stat().st_mode)
        assert rights == (0o755 if path.is_dir() else 0o644), path.name
