"""The build: the same bytes every time, nothing beside what the page needs."""

import hashlib
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import build
from trisq.games import GAMES


def digests(folder: Path) -> dict[str, str]:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(
            path.read_bytes()
        ).hexdigest()
        for path in files
    }


def test_two_builds_are_byte_identical() -> None:
    first = digests(build.build())
    assert digests(build.build()) == first


def test_the_build_holds_what_the_page_needs() -> None:
    names = digests(build.build())
    web = {name for name in names if name.startswith("web/")}
    sources = {
        f"web/{path.name}"
        for path in build.WEB.iterdir()
        if path.suffix in build.PAGE_SUFFIXES
    }
    assert web == sources
    runtime = {name for name in names if name.startswith("pyodide-")}
    assert len(runtime) == len(build.PYODIDE_FILES)
    assert len(names) == len(web) + len(runtime) + 2  # the page and the rules


def test_the_archive_is_the_package() -> None:
    archive = next(build.build().glob("trisq-*.zip"))
    with zipfile.ZipFile(archive) as pack:
        packed = {name: pack.read(name) for name in pack.namelist()}
    sources = (build.ROOT / "trisq").rglob("*.py")
    assert packed == {
        path.relative_to(build.ROOT).as_posix(): path.read_bytes() for path in sources
    }


def test_the_page_starts_with_the_opening_of_every_game() -> None:
    page = (build.build() / "index.html").read_text("utf-8")
    found = re.search(r"data-start>(.*?)</script>", page)
    assert found
    start = json.loads(found[1])
    assert [view["link"] for view in start["views"]] == [f"?{name}" for name in GAMES]
    assert (build.DIST / start["archive"]).is_file()
    assert start["bytes"] == sum(
        (build.DIST / name).stat().st_size
        for name in (
            start["archive"],
            *(start["pyodide"] + file for file in build.COUNTED_FILES),
        )
    )


def test_misuse_of_the_build_is_explained() -> None:
    command = [sys.executable, "build.py", "serve", "--fly"]
    done = subprocess.run(
        command, cwd=build.ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "unknown: --fly" in done.stderr


def test_the_lock_file_names_no_place_to_fetch_from() -> None:
    lock = json.loads((build.WEB / "package-lock.json").read_text("utf-8"))
    packages = {name: some for name, some in lock["packages"].items() if name}
    assert packages
    assert all("resolved" not in some for some in packages.values())
    assert all(some["integrity"].startswith("sha512-") for some in packages.values())
