"""The build: the same bytes every time, nothing beside what the page needs."""

import gzip
import hashlib
import json
import re
import struct
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

import assemble
import build
import server
from builder.site import join
from trisq.games import GAMES, load
from trisq.service import handle
from trisq.texts import LANGUAGES, catalogue


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


def addresses(folder: Path) -> set[str]:
    """Return what a browser can ask for, without the hashes in the names."""
    names = (name for name in digests(folder) if not name.endswith((".br", ".gz")))
    return {re.sub(r"-[0-9a-f]{12}(?=/)|-[0-9A-Z]{8}(?=\.js)", "", n) for n in names}


def test_the_build_holds_what_the_page_needs_and_nothing_else(built: Path) -> None:
    first = ("page/main", "python/start", "python/worker")
    later = ("page/chunk", "page/picture", "page/qr", "python/ordinary")
    scripts = {f"web/{name}.js" for name in (*first, *later)}
    maps = {f"{name}.map" for name in scripts}
    scripts.add("web/page/scheme.js")
    sheets = {f"web/style/{name}.css" for name in ("theme", "dark", "all")}
    icons = {f"web/icon-{kind}.png" for kind in ("180", "192", "full")}
    icons.add("web/preview.png")
    texts = {f"web/texts-{code}.json" for code in LANGUAGES if code != "en"}
    loader = {"pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm"}
    ordinary = {*loader, "pyodide-lock.json", "python_stdlib.zip"}
    assert addresses(built) == {
        "index.html",
        *assemble.FOR_HOSTS,
        "manifest.webmanifest",
        "offline.js",
        "first/python.wasm",
        "frozen/python.wasm",
        "web/endgame.bin",
        "web/home.json",
        "web/icon.svg",
        *(f"ordinary/{name}" for name in ordinary),
        *scripts,
        *maps,
        *sheets,
        *icons,
        *texts,
    }


def test_every_host_knows_what_the_files_of_the_build_are(built: Path) -> None:
    """Stock nginx sends ``.mjs`` as bytes, and browsers refuse to run those."""
    assert not list(built.rglob("*.mjs"))


def test_folders_are_named_by_what_is_in_them(built: Path) -> None:
    folders = [path for path in built.iterdir() if path.is_dir()]
    assert len(folders) == 4
    assert all(server.is_lasting(Path(folder.name, "file")) for folder in folders)


def test_packed_files_unpack_to_the_originals(built: Path) -> None:
    packed = list(built.rglob("*.gz"))
    assert {path.suffix for path in built.rglob("*.*")} >= {".br", ".gz"}
    assert packed
    for path in packed:
        assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes()
        assert path.with_suffix(".br").stat().st_size < path.stat().st_size


# What is for the terminal and for programs, not for the page.
ELSEWHERE = re.compile(
    r"^trisq/(__main__|answers|arena|cli|flipbook|options|plain|screen|session|svg)\."
    r"|^trisq/drawing/|/(terminal|records)\."
)


def test_the_ordinary_library_is_bytecode_and_holds_the_rules(built: Path) -> None:
    (library,) = built.glob("ordinary-*/python_stdlib.zip")
    with zipfile.ZipFile(library) as pack:
        names = set(pack.namelist())
    languages = {f"trisq/texts/{code}.toml" for code in LANGUAGES if code != "en"}
    assert {name for name in names if not name.endswith(".pyc")} == languages
    sources = (build.ROOT / "trisq").rglob("*.py")
    rules = {path.relative_to(build.ROOT).as_posix() + "c" for path in sources}
    assert {name for name in names if name.startswith("trisq")} == (
        {name for name in rules if not ELSEWHERE.search(name)} | languages
    )
    assert "json/__init__.pyc" in names
    assert "unittest/__init__.pyc" not in names


def script(page: str, name: str) -> Any:
    found = re.search(rf"data-{name}>(.*?)</script>", page)
    assert found
    return json.loads(found[1])


def test_the_page_starts_with_the_opening_of_every_game(built: Path) -> None:
    page = (built / "index.html").read_text("utf-8")
    openings = script(page, "openings")
    assert [view["link"] for view in openings] == [
        f"?{name}={game.variant}" if game.variant else f"?{name}"
        for name in GAMES
        for game in load(name).all_rules
    ]
    start = script(page, "start")
    program = built / start["frozen"]["path"]
    assert start["frozen"]["bytes"] == program.stat().st_size
    assert (built / start["ordinary"]["path"] / "pyodide.js").is_file()


def test_the_page_knows_the_colours_of_every_game_before_anything_runs(
    built: Path,
) -> None:
    page = (built / "index.html").read_text("utf-8")
    assert page.index("data-rooms") < page.index("scheme.js")  # which reads them
    rooms = script(page, "rooms")
    assert [room["game"] for room in rooms] == list(GAMES)
    assert [(room["tone"], room["finish"]) for room in rooms] == [
        (load(name).tone, load(name).finish) for name in GAMES
    ]


def meta(page: str) -> dict[str, str]:
    """Return what a page says of itself to other programs."""
    found = re.findall(
        r'<meta\s+(?:property|name)="([\w:]+)"\s+content="([^"]*)"\s*/>', page
    )
    return dict(found)


def test_other_programs_are_told_what_to_show_of_a_link(built: Path) -> None:
    page = (built / "index.html").read_text("utf-8")
    told = meta(page)
    assert told["og:title"].startswith("Trisq")
    assert told["og:description"]
    assert told["twitter:card"] == "summary_large_image"
    picture = (built / told["og:image"]).read_bytes()  # beside the page, wherever it is
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert "og:url" not in page  # every link is another game
    assert 'rel="canonical"' not in page


def test_a_site_with_an_address_has_its_picture_there(
    built: Path, tmp_path: Path
) -> None:
    page = (build.ROOT / "index.html").read_text("utf-8")
    python, icons = build.CACHE / "python", build.CACHE / "icons"
    address = "https://example.org/trisq/"
    assemble.assemble(assemble.addressed(page, address), python, icons, tmp_path, join)
    before = meta((built / "index.html").read_text("utf-8"))
    after = meta((tmp_path / "index.html").read_text("utf-8"))
    assert after == {**before, "og:image": address + before["og:image"]}


def test_the_page_finds_its_texts_in_every_language(built: Path) -> None:
    known = script((built / "index.html").read_text("utf-8"), "start")["languages"]
    assert list(known) == list(LANGUAGES)
    assert known.pop("en") == {"name": "English", "tag": "en", "path": ""}
    for code, language in known.items():
        assert language["name"] == LANGUAGES[code].name
        said = json.loads((built / language["path"]).read_text("utf-8"))
        assert said["page"] == catalogue(code)["page"]
        for opening in said["openings"]:
            question = {"op": "view", "link": opening["link"], "language": code}
            assert json.loads(handle(json.dumps(question)))["view"] == opening


def test_everything_the_page_asks_for_is_there_and_asked_for_at_once(
    built: Path,
) -> None:
    page = (built / "index.html").read_text("utf-8")
    asked = set(re.findall(r'(?:href|src)="(?!data:)([^"?#]+)"', page))
    assert all((built / path).is_file() for path in asked)
    scripts = [built / path for path in asked if path.endswith(".js")]
    assert len(scripts) <= 5, "each one takes a request"
    for script_path in scripts:
        for name in re.findall(r'(?:from|import)"(\.[^"]+)"', script_path.read_text()):
            path = (script_path.parent / name).resolve().relative_to(built.resolve())
            assert path.as_posix() in asked, (script_path, name)
    assert (built / script(page, "start")["frozen"]["path"]).is_file()


def test_every_sheet_is_in_the_site_in_the_order_of_the_page(built: Path) -> None:
    source = (build.ROOT / "index.html").read_text("utf-8")
    page = (built / "index.html").read_text("utf-8")
    names = re.findall(r'href="web/(style/\w+\.css)"', source)
    assert {f"style/{path.name}" for path in (build.WEB / "style").iterdir()} == set(
        names
    )
    (look,) = built.glob("web-*")
    sent = re.findall(r'href="[\w-]+/(style/\w+\.css)"', page)
    text = bare("".join((look / name).read_text("utf-8") for name in sent))
    sheets = [bare((build.WEB / name).read_text("utf-8")) for name in names]
    places = [text.index(sheet) for sheet in sheets]
    assert places == sorted(places)


def bare(sheet: str) -> str:
    """Return a sheet without what it may lose on its way into the site."""
    spoken = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    return re.sub(r"[\s\"']", "", spoken).replace(";}", "}")


def test_hosts_are_told_what_never_changes(built: Path) -> None:
    headers = (built / "_headers").read_text("utf-8")
    for folder in (path for path in built.iterdir() if path.is_dir()):
        assert f"/{folder.name}/*\n  {assemble.LASTING}\n" in headers
    assert "index.html" not in headers


def test_the_offline_list_is_the_whole_site(built: Path) -> None:
    text = (built / "offline.js").read_text("utf-8")
    site = json.loads(text.partition("\n")[0].removeprefix("self.site = ").rstrip(";"))
    listed = [*site["files"], *site["whole"], *site["spares"]]
    names = {name for name in digests(built) if not name.endswith(assemble.ASIDE)}
    assert set(listed) == names - {"index.html", "offline.js", *assemble.FOR_HOSTS}
    assert len(set(listed)) == len(listed)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["serve", "--fly"], "unknown: --fly"),
        (["--site", "example.org"], "not an address of a folder: example.org"),
    ],
)
def test_misuse_of_the_build_is_explained(words: list[str], why: str) -> None:
    command = [sys.executable, "build.py", *words]
    done = subprocess.run(
        command, cwd=build.ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert why in done.stderr


def test_the_lock_file_names_no_place_to_fetch_from() -> None:
    lock = json.loads((build.WEB / "package-lock.json").read_text("utf-8"))
    packages = {name: some for name, some in lock["packages"].items() if name}
    assert packages
    assert all("resolved" not in some for some in packages.values())
    assert all(some["integrity"].startswith("sha512-") for some in packages.values())
