"""``build.py test``: what is asked again, and what is not."""

import sys
from pathlib import Path

import pytest

from builder import suite

SHAKY = """
from pathlib import Path

def test_shaky():
    seen = Path(__file__).with_suffix(".seen")
    first, _ = not seen.exists(), seen.touch()
    assert not first
"""
WRONG = "def test_wrong():\n    assert 1 == 2\n"
RIGHT = "def test_right():\n    assert 1 == 1\n"
NOTED = """
from pathlib import Path

def note(letter):
    with Path(__file__).with_suffix(".ran").open("a") as notes:
        notes.write(letter)

def test_a():
    note("a")

def test_b():
    note("b")
"""
PYTHON = Path(sys.executable)


def asked(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> suite.Part:
    """Return a part that has been run once."""
    monkeypatch.setattr(suite, "CACHE", folder)
    file = folder / "test_sample.py"
    file.write_text(text)
    part = suite.Part(0, [file])
    suite.Beside(PYTHON, "-m", "pytest", *part.words).finish()
    return part


def test_what_fails_once_is_asked_again_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    part = asked(tmp_path, SHAKY + RIGHT, monkeypatch)
    (name,) = part.failures()
    assert part.again(PYTHON) == 0
    said = capfd.readouterr().out
    assert "1 passed" in said, "only what failed is run again"
    assert f"not alone:\n  {name}" in said


def test_what_fails_twice_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    part = asked(tmp_path, SHAKY + WRONG, monkeypatch)
    assert len(part.failures()) == 2
    assert part.again(PYTHON) == suite.FAILED
    assert "not alone" not in capfd.readouterr().out


def test_failures_of_an_earlier_run_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asked(tmp_path, WRONG, monkeypatch).failures()
    assert not asked(tmp_path, RIGHT, monkeypatch).failures()


def test_runs_share_the_files_and_leave_none_out(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.mkdir()
    files = [tmp_path / f"test_{number}.py" for number in range(6)]
    for file in files:
        file.write_text(NOTED)
    words: list[str | Path] = ["-m", "pytest", "-ptests.share", *files]
    runs = [suite.Beside(PYTHON, *words, TRISQ_TAKEN=str(taken)) for _ in range(3)]
    assert [run.finish() for run in runs] == [0, 0, 0]
    assert [file.with_suffix(".ran").read_text() for file in files] == ["ab"] * 6
