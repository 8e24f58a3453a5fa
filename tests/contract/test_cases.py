"""Every case file: through replay, the service and the command line."""

import json

import pytest

from tests.casebook import Case, every_case
from trisq.cli import main
from trisq.games import find
from trisq.match import replay, start
from trisq.service import handle


@every_case
def test_replay(case: Case) -> None:
    match = replay(start(find(case.game)), case.moves)
    if case.error:
        assert match.error is not None
        assert (match.error.code, match.error.index) == case.error
        assert match.error.sites == case.sites
        assert len(match.steps) == case.error[1]
        return
    assert match.error is None
    assert match.game.text(match.state) == case.board
    counts = [0, 0]
    for step in match.steps:
        counts[step.seat] += len(step.captured)
    assert tuple(counts) == case.captures


@every_case
def test_service(case: Case) -> None:
    answer = json.loads(handle(json.dumps({"op": "view", "link": case.link})))
    view = answer["view"]
    assert answer["ok"]
    if case.error:
        assert view["error"]["code"] == case.error[0]
        assert view["error"]["sites"] == list(case.sites)
        if case.is_linkable:
            assert view["error"]["index"] == case.error[1] == len(view["moves"])
        return
    assert view["error"] is None
    assert view["text"] == case.board


@every_case
def test_command_line(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--game", case.game, *case.moves])
    out, err = capsys.readouterr()
    if case.error:
        assert (code, out) == (1, "")
        assert err.startswith(f"Move {case.error[1] + 1} (")
        assert err.count("\n") == 1
        return
    assert (code, err) == (0, "")
    assert out == f"{case.board}\n"
