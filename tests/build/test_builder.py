"""``build.py`` and what it stands on: old Pythons, bad days, two at once."""

import ast
import errno
import os
import runpy
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import BinaryIO

import pytest

import build
from builder import commands, lock, site, tools
from builder.lock import Lock

COMMANDS = (
    *(
        "serve",
        "test",
        "bench",
        "endgame",
        "texts",
        "pictures",
        "look",
        "wheel",
        "docs",
    ),
    "clean",
)
HOLD = """
import sys
from pathlib import Path
from builder.lock import Lock
with Lock(Path(sys.argv[1])).held():
    print("held", flush=True)
    sys.stdin.read()
"""


def holder(path: Path) -> "subprocess.Popen[str]":
    """Start a process that holds a lock until it may read on."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, path],
        env={**os.environ, "PYTHONPATH": str(build.WEB / "build")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def heard(process: "subprocess.Popen[str]") -> str:
    assert process.stdout
    return process.stdout.readline()


def ended(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.communicate()


# --- Old Pythons --------------------------------------------------------------------


def test_an_old_python_can_read_the_build_script() -> None:
    text = (build.ROOT / "build.py").read_bytes()
    ast.parse(text, feature_version=(3, 6))
    assert text.isascii(), "Python 2 reads nothing else"


def test_an_old_python_is_told_which_one_is_needed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 6, 15, "final", 0))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer; this is 3\.6"):
        runpy.run_path(str(build.ROOT / "build.py"), run_name="__main__")


# --- Bad days -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EDQUOT, "the disk is full"),
        (errno.EROFS, "could not be written"),
        (errno.EACCES, "could not be written"),
        (errno.EPERM, "could not be written"),
        (errno.EMFILE, os.strerror(errno.EMFILE)),
    ],
)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_what_the_system_refuses_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, command: str, number: int, said: str
) -> None:
    def fail(*_arguments: object, **_named: object) -> None:
        raise OSError(number, os.strerror(number), "some/file")

    for name in ("build", *COMMANDS):
        monkeypatch.setattr(commands, name, fail)
    monkeypatch.setattr(sys, "argv", ["build.py", *command.split()])
    with pytest.raises(SystemExit) as raised:
        commands.main()
    sentence = str(raised.value.code)
    assert sentence.startswith("build.py: ")
    assert said in sentence
    assert "some/file" in sentence
    assert sentence.count("\n") == 0


def project(folder: Path) -> Path:
    """Copy what ``build.py`` needs before it fetches anything."""
    ignored = shutil.ignore_patterns("node_modules", "__pycache__")
    for name in ("web", "trisq"):
        shutil.copytree(build.ROOT / name, folder / name, ignore=ignored)
    shutil.copyfile(build.ROOT / "build.py", folder / "build.py")
    return folder


def program(path: Path, script: str) -> None:
    """Put a program onto a path of its own."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!{sys.executable}\n{script}\n")
    path.chmod(0o755)


def started(folder: Path, *words: str) -> "subprocess.Popen[str]":
    """Run a copy of ``build.py`` with only the programs that we gave it."""
    return subprocess.Popen(
        [sys.executable, folder / "build.py", *words],
        env={**os.environ, "PATH": str(folder / "bin")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl+C reaches all of it and nobody else
    )


def test_a_place_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    folder = project(tmp_path / "project")
    (folder / ".cache").write_text("in the way")
    running = started(folder)
    said, complaint = running.communicate()
    assert running.returncode == 1
    assert said == ""
    assert complaint.startswith("build.py: ")
    assert complaint.count("\n") == 1
    assert str(folder / ".cache") in complaint


@pytest.mark.skipif(os.name == "nt", reason="scripts are no programs there")
def test_without_a_network_the_build_says_what_it_wanted(tmp_path: Path) -> None:
    folder = project(tmp_path / "project")
    program(folder / "bin" / "node", "")
    program(folder / "bin" / "npm", "raise SystemExit('npm error network')")
    running = started(folder)
    said, complaint = running.communicate()
    assert running.returncode == 1
    assert "installing npm" in said
    assert complaint.splitlines() == [
        "npm error network",
        "build.py: Pyodide could not be downloaded; the first build needs a network.",
    ]


@pytest.mark.parametrize("free", [0, 1 << 40])
def test_a_program_that_fails_on_a_full_disk_is_not_blamed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], free: int
) -> None:
    usage = shutil.disk_usage(build.ROOT)._replace(free=free)
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: usage)
    with pytest.raises(SystemExit) as raised:
        tools.run(sys.executable, "-c", "raise SystemExit(3)", fetching="Node")
    assert raised.value.code == 3
    said = capsys.readouterr().err
    assert ("the disk is full" in said) == (free == 0)
    assert ("Node could not be downloaded" in said) == (free > 0)


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_control_c_is_one_sentence(tmp_path: Path) -> None:
    folder = project(tmp_path / "project")
    program(folder / "bin" / "node", "")
    program(
        folder / "bin" / "npm",
        "import signal\nsignal.signal(signal.SIGINT, signal.SIG_DFL)\n"
        "print('here', flush=True)\nsignal.pause()",
    )
    running = started(folder)
    while heard(running) != "here\n":
        assert running.poll() is None
    os.killpg(running.pid, signal.SIGINT)
    _, complaint = running.communicate()
    assert running.returncode == 130
    assert complaint == "\nbuild.py: stopped.\n"


# --- Two at once --------------------------------------------------------------------


def test_two_builds_take_turns_and_a_crash_stops_nobody(tmp_path: Path) -> None:
    path = tmp_path / "cache" / "lock"
    first, second = holder(path), None
    try:
        assert heard(first) == "held\n"
        second = holder(path)
        assert "another build is running; waiting" in heard(second)
        first.kill()  # it has no time to clean up
        assert heard(second) == "held\n"
    finally:
        ended(first)
        if second is not None:
            ended(second)


TWICE = """
import sys
from pathlib import Path
from builder.lock import Lock
lock = Lock(Path(sys.argv[1]))
with lock.held():
    with lock.held():
        print("held twice")
with lock.held():
    print("let go")
"""


def test_a_build_inside_a_build_does_not_wait_for_itself(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", TWICE, tmp_path / "lock"],
        env={**os.environ, "PYTHONPATH": str(build.WEB / "build")},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout == "held twice\nlet go\n"


def test_a_lock_that_was_cleaned_away_is_nobodys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "lock"
    taken = lock._taken
    cleaned: list[Path] = []

    def clean_first(file: BinaryIO) -> bool:
        if not cleaned:
            path.unlink()  # between opening it and locking it
            cleaned.append(path)
        return taken(file)

    monkeypatch.setattr(lock, "_taken", clean_first)
    with Lock(path).held():
        assert path.exists(), "others find this one and wait"


def test_what_somebody_else_has_installed_meanwhile_is_not_installed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tools, "CACHE", tmp_path)
    monkeypatch.setattr(tools, "LOCK", Lock(tmp_path / "lock"))
    made = tmp_path / "made"
    done: list[str] = []

    def install() -> None:
        made.mkdir(exist_ok=True)
        done.append("installed")
        tools.once("thing", b"1", made, lambda: done.append("again"))

    tools.once("other", b"1", made, install)
    tools.once("other", b"1", made, install)
    tools.once("thing", b"1", made, install)
    assert done == ["installed", "again"]


def test_freezing_tells_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    tell = site.steps("one thing", "another")
    tell("one thing")
    tell("another")
    said = capsys.readouterr().out.splitlines()
    assert said == ["build.py:   1 of 2: one thing …", "build.py:   2 of 2: another …"]
