"""Puts the site together from the sources and from what freezing has made.

Everything but the page itself, its manifest and its service worker lies in folders that
are named by their content: a browser may keep them for ever.
"""

import hashlib
import json
import re
import shutil
import zlib
from collections.abc import Callable
from pathlib import Path

import trisq
from invitations import boards, invitations, welcomed
from trisq.answers import View
from trisq.games import GAMES, load
from trisq.match import start
from trisq.texts import LANGUAGES, catalogue
from trisq.view import view
from trisq.words import ENGLISH, translated

WEB = Path(__file__).parents[1]
TABLES = sorted(Path(trisq.__file__).parent.rglob("*.bin"))  # what helps to think
# In the order in which modules are fetched if they are not joined: Python is slow.
FOLDERS = ("python", "page", "board", "panels", "offline", "style")
SHEETS = re.compile(r'(<link rel="stylesheet" href="web/style/[a-z]+\.css" />\s*){2,}')
JOINED = "style/all.css"
ICON = "icon.svg"
PROGRAMS = ("first", "frozen")
WAYS = (*PROGRAMS, "ordinary")  # to start Python, the fastest one first
ROOTED = "offline.js"  # a service worker rules over the folder it is in
LATER = (  # modules that few visits need
    "board/picture.js",
    "board/svg.js",
    "panels/qr.js",
    "python/ordinary.js",
)
SPARE = re.compile(r"/ordinary(-\w+)?\.js$")  # the module among them that starts Python
CLASSIC = ("page/scheme.js",)  # scripts that are no modules
AT_ONCE = "<!-- The build writes here what Python needs at once. -->"
SOON = "<!-- The build writes here what the page needs soon. -->"
LINK = re.compile(r'("(?:https?://[^"]*/)?)web/')
PICTURE = '<meta property="og:image" content="'
ROOMS = '<script type="application/json" data-rooms>'
START = '<script type="application/json" data-start>'
OPENINGS = '<script type="application/json" data-openings>'
INVITATIONS = '<script type="application/json" data-invitations>'
SHORT = "home.json"  # short games for the first page
# What some hosts look for: headers, that names may begin with a line, a missing page.
FOR_HOSTS = ("_headers", ".nojekyll", "404.html")
LASTING = "Cache-Control: public, max-age=31536000, immutable"
ASIDE = (".br", ".gz", ".map")  # packed twins, and what only developers' tools ask for

Join = Callable[[Path, Path], None]  # joins the modules of a folder, see join.js


def addressed(page: str, address: str) -> str:
    """Say where the page will be to programs that want to show a picture of a link.

    Many of them look for it only by its whole address.
    """
    return page.replace(PICTURE, f"{PICTURE}{address.rstrip('/')}/")


def assemble(
    page: str, python: Path, icons: Path, site: Path, join: Join | None
) -> None:
    """Write a site into an empty folder; ``python`` holds the ways to start it.

    Without ``join`` it is a live one, that somebody works on: modules are as they were
    written, the frozen way may not be there yet, a reload must show the newest page.
    """
    live = join is None
    page, sheets = _joined(page)
    folder = _look(site / "web", sheets, icons)
    at_once, soon = _first(folder, join) if join else ([], _modules(folder))
    look = _named(site, folder)
    ways = {
        way: _named(site, Path(shutil.copytree(python / way, site / way)))
        for way in WAYS
        if not live or (python / way).is_dir()
    }
    begin = {
        **{way: _program(ways[way]) for way in PROGRAMS if way in ways},
        **({"live": True} if live else {}),
        "languages": {
            code: {
                "name": language.name,
                "tag": code if language is ENGLISH else catalogue(code)["tag"],
                "path": "" if language is ENGLISH else f"web/{_texts(code)}",
            }
            for code, language in LANGUAGES.items()
        },
        "ordinary": {
            "path": f"{ways['ordinary'].name}/",
            "bytes": _loaded(ways["ordinary"]),
        },
        "home": f"web/{SHORT}",
        "worker": "web/python/worker.js",
        "tables": {table.name: f"web/{table.name}" for table in TABLES},
    }
    page = page.replace(AT_ONCE, _preloads(at_once)).replace(SOON, _preloads(soon))
    page = page.replace(ROOMS, ROOMS + _script(_rooms()))
    page = page.replace(START, START + _script(begin))
    page = page.replace(OPENINGS, OPENINGS + _script(_openings()))
    page = page.replace(INVITATIONS, INVITATIONS + _script(invitations()))
    page = welcomed(page)
    (site / "index.html").write_text(_linked(page, look), "utf-8")
    manifest = (WEB / "manifest.json").read_text("utf-8")
    (site / "manifest.webmanifest").write_text(_linked(manifest, look), "utf-8")
    _write_offline(site, ways["ordinary"], live=live)
    if not live:
        _write_for_hosts(site)


def _joined(page: str) -> tuple[str, list[str]]:
    """Let the page ask once for the sheets that follow each other; return their names.

    The page is not painted before its sheets are there, and each takes a request.
    """
    (run,) = SHEETS.finditer(page)
    names = re.findall(r'"web/(style/[a-z]+\.css)"', run[0])
    link = f'<link rel="stylesheet" href="web/{JOINED}" />\n    '
    return page.replace(run[0], link), names


def _look(folder: Path, sheets: list[str], icons: Path) -> Path:
    """Copy the page's scripts, styles and pictures, and write its texts."""
    for name in FOLDERS:
        shutil.copytree(
            WEB / name, folder / name, ignore=shutil.ignore_patterns(ROOTED)
        )
    texts = [(folder / name).read_text("utf-8") for name in sheets]
    (folder / JOINED).write_text("\n".join(texts), "utf-8")
    for name in sheets:
        (folder / name).unlink()
    shutil.copyfile(WEB / ICON, folder / ICON)
    for table in TABLES:
        shutil.copyfile(table, folder / table.name)
    shutil.copytree(icons, folder, dirs_exist_ok=True)
    (folder / SHORT).write_text(json.dumps(boards(), separators=(",", ":")), "utf-8")
    for code, language in LANGUAGES.items():
        if language is not ENGLISH:
            openings = translated(_openings(), language)
            said = {
                "page": catalogue(code)["page"],
                "openings": openings,
                "invitations": translated(invitations(), language),
            }
            text = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
            (folder / _texts(code)).write_text(text, "utf-8")
    return folder


def _modules(folder: Path) -> list[str]:
    """Return the names of all modules that every visit needs."""
    return [
        name
        for part in FOLDERS
        for path in sorted((folder / part).glob("*.js"))
        if (name := path.relative_to(folder).as_posix()) not in (*LATER, *CLASSIC)
    ]


def _first(folder: Path, join: Join) -> tuple[list[str], list[str]]:
    """Join the modules; return the names of the scripts that every visit needs.

    First those that start Python, then the page's.
    """
    listed = folder / "first.json"
    join(folder, listed)
    at_once, soon = json.loads(listed.read_bytes())
    listed.unlink()
    return at_once, [name for name in soon if name not in at_once]


def _preloads(names: list[str]) -> str:
    """Let a browser fetch modules before it knows who asks for them."""
    links = (f'<link rel="modulepreload" href="web/{name}" />' for name in names)
    return "\n    ".join(links)


def _texts(code: str) -> str:
    """Return the name of the file with all that the page says in a language."""
    return f"texts-{code}.json"


def _openings() -> list[View]:
    """Return the opening views of all games, each before its variants."""
    every = (game for name in GAMES for game in load(name).all_rules)
    return [view(start(game)) for game in every]


def _rooms() -> list[dict[str, str]]:
    """Return how the page looks in each game, for the moment before anything runs."""
    packs = ((name, load(name)) for name in GAMES)
    return [
        {"game": name, "tone": pack.tone, "finish": pack.finish} for name, pack in packs
    ]


def _named(site: Path, folder: Path) -> Path:
    """Add the hash of what is in a folder to its name."""
    return folder.rename(site / f"{folder.name}-{_digest(folder)}")


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in _files(folder):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def _files(folder: Path) -> list[Path]:
    """Return the files that the page may ask for."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return [path for path in found if path.suffix not in ASIDE]


def _sums(content: bytes) -> dict[str, int]:
    """Return what the page needs to know to tell a whole file from a damaged one."""
    return {"bytes": len(content), "checksum": zlib.adler32(content)}


def _program(frozen: Path) -> dict[str, object]:
    """Return where a frozen program is, and what it must be."""
    program = frozen / "python.wasm"
    path = f"{frozen.name}/{program.name}"
    return {"path": path, **_sums(program.read_bytes())}


def _loaded(ordinary: Path) -> int:
    """Return how many bytes an ordinary start fetches where they can be counted."""
    counted = ("pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
    return sum((ordinary / name).stat().st_size for name in counted)


def _script(value: object) -> str:
    """Write JSON that no browser mistakes for the end of the script."""
    return json.dumps(value, separators=(",", ":")).replace("<", "\\u003c")


def _linked(text: str, look: Path) -> str:
    return LINK.sub(rf"\1{look.name}/", text)


def _write_offline(site: Path, ordinary: Path, *, live: bool) -> None:
    """Write the service worker, with a list of what it is to keep."""
    version = _digest(site)
    paths = [path.relative_to(site).as_posix() for path in _files(site)]
    spares = [path for path in paths if SPARE.search(path)]
    spares += [path for path in paths if path.startswith(ordinary.name)]
    whole = [path for path in paths if path.startswith("frozen-")]
    files = [path for path in paths if path not in (*whole, *spares, "index.html")]
    kept = {
        "version": version,
        "files": files,
        "whole": whole,
        "spares": spares,
        "live": live,
    }
    code = (WEB / "offline" / ROOTED).read_text("utf-8")
    (site / ROOTED).write_text(f"self.site = {_script(kept)};\n{code}", "utf-8")


def _write_for_hosts(site: Path) -> None:
    """Write what hosts look for, and the page never asks for."""
    headers, dashes, missing = (site / name for name in FOR_HOSTS)
    folders = sorted(path.name for path in site.iterdir() if path.is_dir())
    lasting = [f"/{name}/*\n  {LASTING}\n" for name in folders]
    headers.write_text("/*\n  X-Content-Type-Options: nosniff\n" + "".join(lasting))
    dashes.write_text("")
    shutil.copyfile(WEB / missing.name, missing)
