"""The command line of ``build.py``."""

import argparse
import re
import shutil
import sys
from collections.abc import Sequence

from builder.errors import sentence
from builder.live import serve
from builder.package import docs, wheel
from builder.places import CACHE, DIST, HERE, PATHS, ROOT, VENV, WEB
from builder.site import build
from builder.suite import REQUIREMENTS, test
from builder.tools import LOCK, node, run, venv

IN_BROWSER = ("frames", "packed", "start", "think")
ONLY_NAMED = ("calibration", "spiel", "taps", "tune")  # benchmarks that take an hour
TESTING = """\
A plain run takes a few minutes and tests every behaviour once. With --long it takes up
to half an hour and tests far more: every size and language, long games, the strongest
players, Firefox and WebKit. Other arguments go to pytest, which then runs alone."""


def bench(words: Sequence[str]) -> None:
    """Run the benchmarks, those without a browser in an environment of their own."""
    folder = ROOT / "tests" / "bench"
    known = {path.stem for path in folder.glob("[!_]*.py")}
    for name in words[:1] or sorted(known.difference(ONLY_NAMED)):
        if name in IN_BROWSER:
            build(best=True)
            python = venv(VENV, REQUIREMENTS)
        else:
            python = venv(CACHE / "bench", folder / "requirements.txt")
        run(python, "-m", f"tests.bench.{name}", *words[1:], PYTHONPATH=PATHS)


def endgame() -> None:
    """Solve the endgames of Dama and write the table that the package reads."""
    python = venv(CACHE / "endgame", HERE / "endgame" / "requirements.txt")
    run(python, "-m", "endgame", PYTHONPATH=PATHS)


def texts() -> None:
    """List what the languages lack."""
    import catalogues

    catalogues.tell()


def pictures() -> None:
    """Draw the README's pictures again."""
    from pictures import draw

    draw(node)


def look() -> None:
    """Give the package the colours of the style sheets, for pictures from Python."""
    import tokens

    tokens.LOOK.write_text(tokens.look(), "utf-8")


def clean() -> None:
    """Delete everything that was built or installed."""
    caches = ROOT.rglob("__pycache__")
    tools = (ROOT / f".{tool}_cache" for tool in ("pytest", "mypy", "ruff"))
    made = (DIST, VENV, WEB / "node_modules", ROOT / ".hypothesis", *tools)
    with LOCK.held():
        for folder in (*made, *caches):
            shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(CACHE, ignore_errors=True)  # last: the lock is in it


def main() -> None:
    """Do what the command line asks; end in one sentence whatever goes wrong."""
    options, more = _read()
    try:
        _do(options, more)
    except KeyboardInterrupt:
        print("\nbuild.py: stopped.", file=sys.stderr)
        sys.exit(130)
    except OSError as error:
        sys.exit(f"build.py: {sentence(error)}")


def _read() -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(
        prog="build.py", description="Build, serve and test Trisq."
    )
    parser.add_argument(
        "--site",
        type=_address,
        metavar="ADDRESS",
        help="where the built page will be: https://…",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    serving = commands.add_parser("serve", help="serve the page and follow every edit")
    serving.add_argument("--port", type=int, help="use this port")
    testing = commands.add_parser(
        "test", help="check and test everything", description=TESTING
    )
    testing.add_argument("--long", action="store_true", help="run far more tests")
    commands.add_parser("bench", help="measure speed")
    commands.add_parser("endgame", help="solve the endgames of Dama again")
    commands.add_parser("texts", help="list what is not translated")
    commands.add_parser("pictures", help="draw the README's pictures again")
    commands.add_parser("look", help="give the package the colours of the page")
    commands.add_parser("wheel", help="make a wheel and a source archive")
    commands.add_parser("docs", help="make pages about every public name")
    commands.add_parser("clean", help="delete everything that was built")
    options, more = parser.parse_known_args()
    if more and options.command not in ("test", "bench"):
        parser.error(f"unknown: {' '.join(more)}")
    return options, more


def _address(text: str) -> str:
    """Return the address of a folder on the web."""
    if not re.fullmatch(r"https?://[^\s\"<>?#]+", text):
        raise argparse.ArgumentTypeError(f"not an address of a folder: {text}")
    return text


def _do(options: argparse.Namespace, more: Sequence[str]) -> None:
    match options.command:
        case "serve":
            serve(options.port)
        case "test":
            test(more, long=options.long)
        case "bench":
            bench(more)
        case "endgame":
            endgame()
        case "texts":
            texts()
        case "pictures":
            pictures()
        case "look":
            look()
        case "wheel":
            for path in wheel(options.site or ""):
                print(f"Made {path.relative_to(ROOT)}.")
        case "docs":
            print(f"Made {docs().relative_to(ROOT)}.")
        case "clean":
            clean()
        case _:
            built = build(best=True, address=options.site or "").relative_to(ROOT)
            print(f"Built {built}/, for any static host.")
