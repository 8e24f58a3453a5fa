"""What ``build.py serve`` looks at and does when a source changes."""

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import build
from builder import live, site
from builder.errors import mistake
from builder.lock import Lock


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of five files, two of which the page is not made of."""
    monkeypatch.setattr(live, "ROOT", tmp_path)
    monkeypatch.setattr(live, "WEB", tmp_path / "web")
    files = ("index.html", "trisq/a/rules.py", "web/page/main.js")
    for name in (*files, "web/node_modules/other.js", "trisq/a/rules.py.swp"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    return tmp_path


def test_everything_the_page_is_made_of_is_looked_at(sources: Path) -> None:
    names = {path.relative_to(sources).as_posix() for path in live.seen()}
    assert names == {"index.html", "trisq/a/rules.py", "web/page/main.js"}


@pytest.mark.parametrize("name", ["index.html", "trisq/a/rules.py", "web/page/main.js"])
def test_every_edit_is_seen(sources: Path, name: str) -> None:
    before = live.seen()
    assert live.seen() == before
    (sources / name).write_text("22")
    longer = live.seen()
    os.utime(sources / name, ns=(0, 0))
    older = live.seen()
    (sources / name).unlink()
    assert live.seen().keys() == before.keys() - {sources / name}
    (sources / "web/page/more.css").touch()
    assert sources / "web/page/more.css" in live.seen()
    assert before != longer != older


def test_an_edit_of_the_same_length_in_the_same_second_is_no_old_bytecode(
    tmp_path: Path,
) -> None:
    source = tmp_path / "rule.py"
    command = [sys.executable, "-c", "import rule; print(rule.SAID)"]

    def said(text: str) -> str:
        source.write_text(f"SAID = {text!r}\n")
        os.utime(source, (1, 1))
        return subprocess.check_output(command, cwd=tmp_path, text=True).strip()

    assert said("one") == "one"
    cached = Path(importlib.util.cache_from_source(source))
    if cached.exists():  # unless no bytecode is written here at all
        assert said("two") == "one", "which is why"
    live.forget([source, tmp_path / "gone.py", tmp_path / "page.css"])
    assert said("two") == "two"


def broken(text: str, path: Path) -> Exception:
    path.write_text(text)
    try:
        exec(compile(text, str(path), "exec"), {})
    except Exception as error:
        return error
    raise AssertionError


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("\ndef x(:\n", "line 2: invalid syntax"),
        ("\n\nsay('x')\n", "line 3: NameError: name 'say' is not defined"),
        ("raise ValueError('one\\ntwo')", "line 1: two"),
    ],
)
def test_a_broken_edit_is_one_sentence_that_names_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, said: str
) -> None:
    monkeypatch.setattr("builder.errors.ROOT", tmp_path)
    assert mistake(broken(text, tmp_path / "rule.py")) == f"rule.py, {said}"


def test_a_mistake_elsewhere_is_named_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = broken("1 / 0", tmp_path / "rule.py")
    monkeypatch.setattr("builder.errors.ROOT", tmp_path / "ours")
    assert mistake(error) == "ZeroDivisionError: division by zero"
    where = mistake(broken("(", tmp_path / "rule.py"))
    assert where.startswith(f"{tmp_path / 'rule.py'}, line 1: ")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of its own for what is served."""
    monkeypatch.setattr(site, "SERVED", tmp_path / "served")
    monkeypatch.setattr(site, "SERVING", Lock(tmp_path / "served.lock"))
    return tmp_path


def start(folder: Path) -> dict[str, Any]:
    page = (folder / "index.html").read_text("utf-8")
    found = re.search("data-start>(.*?)</script>", page)
    assert found
    told: dict[str, Any] = json.loads(found[1])
    return told


@pytest.mark.parametrize("frozen", [True, False])
def test_a_preview_is_the_page_with_whatever_is_frozen(
    built: Path, cache: Path, monkeypatch: pytest.MonkeyPatch, frozen: bool
) -> None:
    monkeypatch.setattr(site, "is_frozen", lambda: frozen)
    folder = site.preview()
    whole, told = start(built), start(folder)
    assert told.pop("live")
    assert (told["ordinary"] == whole["ordinary"]) == frozen
    for way in ("first", "frozen"):
        assert (way in told) == frozen
        assert len(list(folder.glob(f"{way}-*"))) == frozen
    assert told.keys() | {"first", "frozen"} == whole.keys()
    listed = (folder / "offline.js").read_text("utf-8").partition("\n")[0]
    assert '"live":true' in listed
    assert '"live":false' in (built / "offline.js").read_text("utf-8")


def test_who_loads_the_page_during_a_preview_finds_its_files(
    cache: Path, tmp_path: Path
) -> None:
    def made(number: int) -> Path:
        name = f"look-{number:012x}"
        fresh = tmp_path / "fresh"
        (fresh / name).mkdir(parents=True)
        (fresh / "index.html").write_text(f'<script src="{name}/main.js"></script>')
        return fresh

    served = cache / "served"
    for number in range(4):
        build.publish(made(number), served, spare=site._shown(served))
    folders = {path.name for path in served.iterdir() if path.is_dir()}
    assert folders == {"look-000000000002", "look-000000000003"}
