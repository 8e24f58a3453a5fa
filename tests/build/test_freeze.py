"""The frozen Python: the same answers as any other, and none when it is damaged."""

import json
import random
from pathlib import Path
from urllib.parse import quote

import pytest

import build
import freeze
from freeze import wasm
from freeze.lessons import lessons
from tests.build.frozen import ask
from tests.core.test_bad_links import mutated
from tests.links import kept
from tests.scale import much
from trisq import service
from trisq.games import GAMES

PYODIDE = build.WEB / "node_modules" / "pyodide"


def rolls(question: str) -> bool:
    return '"roll"' in question


def test_the_frozen_python_answers_like_this_one(program: Path, tmp_path: Path) -> None:
    """With questions that it was not trained on: other games, other nonsense."""
    rng = random.Random(5)
    asked = (text for text in lessons(seed=2, games=2) if not rolls(text))
    step = much(5, 1)  # but the files that help to think are always handed over
    questions = [q for at, q in enumerate(asked) if not at % step or '"take"' in q]
    for _ in range(much(60, 300)):
        link = "".join(
            rng.choices("?=-&#%+trisqdamaleopcx0123456789абя☃👍🏽❤Σσ ", k=20)
        )
        questions.append(json.dumps({"op": "view", "link": f"?{link}"}))
        quoted = {"op": "view", "link": f"?{quote(link)}"}
        questions.append(json.dumps(quoted, ensure_ascii=False))
    answers = ask(program, tmp_path, questions)
    assert len(answers) == len(questions) > much(300, 1500)
    for question, answer in zip(questions, answers):
        assert json.loads(answer) == json.loads(service.handle(question)), question


@pytest.mark.long
def test_links_with_signs_changed_never_end_the_frozen_python(
    program: Path, tmp_path: Path
) -> None:
    """Whatever way an answer takes, no function on it was left out."""
    rng = random.Random(11)
    links = [entry.link for name in GAMES for entry in kept(name)]
    short = [address for address in links if len(address) < 400]
    changed = (mutated(rng.choice(short), rng) for _ in range(5_000))
    questions = [json.dumps({"op": "view", "link": address}) for address in changed]
    answers = ask(program, tmp_path, questions)
    assert len(answers) == len(questions)
    for question, answer in zip(questions, answers):
        assert json.loads(answer) == json.loads(service.handle(question)), question


def test_the_frozen_dice_are_not_frozen(program: Path, tmp_path: Path) -> None:
    question = json.dumps({"op": "roll", "link": "?scripta"})
    answers = ask(program, tmp_path, [question] * 60)
    answers += ask(program, tmp_path, [question] * 60)
    throws = [json.loads(answer)["view"]["moves"][0] for answer in answers]
    assert len(set(throws)) > 20
    assert throws[:60] != throws[60:], "another visit has other dice"


@pytest.mark.long
def test_freezing_again_gives_the_same_memory(program: Path, tmp_path: Path) -> None:
    rules = tmp_path / "rules.zip"
    rules.write_bytes(build.rules())
    told: list[str] = []
    memory, note, _ = freeze.remember(PYODIDE, rules, tmp_path, build.node, told.append)
    again = wasm.with_memory(wasm.joined([]), memory, note)
    assert list(wasm.sections(again)) == list(wasm.sections(program.read_bytes()))[-2:]
    assert len(told) > 1, "a newcomer sees that something happens"


def test_another_loader_than_the_known_one_is_refused() -> None:
    for theirs, ours in freeze.LOADER.items():
        script = freeze.renamed((PYODIDE / theirs).read_text("utf-8"))
        assert ".asm.js" in script
        assert ".asm.mjs" not in script
        assert ours.endswith(".js")
    with pytest.raises(RuntimeError, match="otherwise than it did"):
        freeze.renamed("import('./pyodide.asm.mjs'); import('./pyodide.asm.mjs')")
    with pytest.raises(RuntimeError, match="otherwise than it did"):
        freeze.renamed("import('./program.js')")


def test_a_function_that_was_left_out_is_an_error_and_not_an_answer(
    program: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    whole = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    content = program.read_bytes()
    code, all_code = (
        len(dict(wasm.sections(some))[wasm.CODE]) for some in (content, whole)
    )
    assert code < all_code / 3, "most of Python is never needed"
    call = wasm.body_of(whole, "PyObject_CallOneArg")
    bodies = wasm.bodies(dict(wasm.sections(content))[wasm.CODE])
    kept = {n for n, body in enumerate(bodies) if body != wasm.UNREACHABLE}
    assert call in kept
    assert len(kept) < len(bodies) / 10
    cut = tmp_path / "cut.wasm"
    used = {
        name for name, *_ in wasm.exports(dict(wasm.sections(content))[wasm.EXPORT])
    }
    cut.write_bytes(wasm.trimmed(content, kept - {call}, used))
    with pytest.raises(SystemExit):
        ask(cut, tmp_path, ['{"op": "games"}'])
    assert "unreachable" in capfd.readouterr().err


@pytest.mark.parametrize("value", [0, 1, 127, 128, 300, 16_383, 16_384, 22_000_000])
def test_numbers_are_read_as_they_were_written(value: int) -> None:
    assert wasm.Reader(wasm.number(value)).number() == value


def test_a_program_is_put_together_as_it_was_taken_apart(program: Path) -> None:
    content = program.read_bytes()
    assert wasm.joined(list(wasm.sections(content))) == content


def test_what_is_no_program_is_refused() -> None:
    with pytest.raises(ValueError, match="no WebAssembly"):
        list(wasm.sections(b"<!doctype html>"))
