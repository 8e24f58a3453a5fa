"""The wheel and the source archive are whole, install anywhere, and are documented."""

import importlib
import inspect
import json
import re
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

import build
import trisq
from builder import package
from builder.tools import node_command
from tests.scale import much
from trisq import Match

HERE = Path(__file__).parent
DATA = {".py", ".toml", ".bin", ".json", ".typed"}
FROM_SOURCES = ("tests/core/test_match.py", "tests/core/test_readme.py")
PEOPLE = ["trisq", *(f"trisq.{name}" for name in ("match", "svg", "session", "arena"))]
CODE = """
import json
from importlib.metadata import version
from trisq import Match
match = Match.of("dama").play("d2", "b4", "d3", "b2", "d1xb4")
seen = [str(match), match._repr_svg_(), match.hint(1).move]
json.dumps([version("trisq"), match.link, *seen])
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a wheel and a source archive."""
    folder = tmp_path_factory.mktemp("made")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(package, "WHEELS", folder / "wheel")
        package.wheel("https://example.org/trisq/")
    return folder / "wheel"


def wheel(made: Path) -> Path:
    (path,) = made.glob("*.whl")
    return path


def metadata(made: Path) -> Message:
    with zipfile.ZipFile(wheel(made)) as pack:
        (name,) = [name for name in pack.namelist() if name.endswith("/METADATA")]
        return Parser().parsestr(pack.read(name).decode("utf-8"))


def test_the_wheel_holds_the_whole_package(made: Path) -> None:
    with zipfile.ZipFile(wheel(made)) as pack:
        packed = {name for name in pack.namelist() if name.startswith("trisq/")}
    there = {
        path.relative_to(build.ROOT).as_posix()
        for path in (build.ROOT / "trisq").rglob("*")
        if path.suffix in DATA or path.name in ("py.typed", "README.md")
    }
    assert packed == there
    assert not wheel(made).is_relative_to(build.DIST)


def test_the_metadata_say_what_it_is(made: Path) -> None:
    known = metadata(made)
    assert known["Version"] == trisq.__version__
    assert known["Author"] == "The Trisq authors"
    assert known["Project-URL"] == "Homepage, https://example.org/trisq/"
    assert "board games" in known["Keywords"]
    assert known["Requires-Python"] == ">=3.11"
    versions = {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 13)}
    assert versions <= set(known.get_all("Classifier", []))
    assert known.get_all("Requires-Dist") is None


def test_tests_run_from_the_source_archive(made: Path, tmp_path: Path) -> None:
    (path,) = made.glob("*.tar.gz")
    with tarfile.open(path) as pack:
        pack.extractall(tmp_path)
    (folder,) = tmp_path.iterdir()
    command = [sys.executable, "-m", "pytest", "-pno:cacheprovider", *FROM_SOURCES]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    ours = {path.name for path in (build.ROOT / "tests").rglob("test_*.py")}
    assert {path.name for path in (folder / "tests").rglob("test_*.py")} == ours


def test_it_installs_in_a_folder_of_its_own(made: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel(made)) as pack:
        pack.extractall(tmp_path)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n" + CODE.replace(
        "json.dumps", "print(trisq.__file__); json.dumps"
    ).replace("import json", "import json, trisq", 1)
    done = subprocess.run(
        [sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith(str(tmp_path))


def test_it_installs_and_imports_in_stock_pyodide(made: Path, tmp_path: Path) -> None:
    code = tmp_path / "code.py"
    code.write_text(CODE, "utf-8")
    build.node_modules(tools=True)
    done = subprocess.run(
        [*node_command(), HERE / "install.js", wheel(made), code],
        cwd=build.WEB,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    version, link, board, picture, hint = json.loads(done.stdout)
    match = Match.from_link(link)
    assert version == trisq.__version__
    assert match.moves == ("d2", "b4", "d3", "b2", "d1xb4")
    assert (board, picture) == (str(match), match._repr_svg_())
    assert hint in match.legal


def test_every_public_name_is_on_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package, "DOCS", tmp_path / "docs")
    names = much(PEOPLE, package.modules())
    assert package.docs(much(PEOPLE, ())).exists()
    for name in names:
        page = tmp_path / "docs" / f"{name.replace('.', '/')}.html"
        told = page.read_text("utf-8")
        module = importlib.import_module(name)
        named = getattr(module, "__all__", None) or [
            key
            for key, value in vars(module).items()
            if not key.startswith("_")
            and (inspect.isfunction(value) or inspect.isclass(value))
            and value.__module__ == name
        ]
        ids = set(re.findall(r'id="([^"]+)"', told))
        assert set(named) <= ids, name
