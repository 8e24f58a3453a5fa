"""A game four times as long costs about four times as much, and never sixteen times."""

import json
import sys
from types import FrameType

import pytest

from tests.games.scripta.endless import endless
from tests.scale import much
from trisq import link, service
from trisq.match import Memory

SHORT, LONG = much(500, 1000), much(2000, 4000)


def work(question: dict[str, str]) -> int:
    """Return how many functions are called for an answer: no clock can disturb it."""
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    text = json.dumps(question)
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        answer = service.handle(text)
    finally:
        sys.setprofile(before)
    assert json.loads(answer)["ok"]
    return calls


@pytest.fixture
def links(monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """A short and a long game that the service has not seen before."""
    monkeypatch.setattr(service, "_MEMORY", Memory())
    moves = endless(LONG)
    return {count: link.write("scripta", moves[:count]) for count in (SHORT, LONG)}


@pytest.mark.no_cover
def test_opening_a_long_game_is_no_more_than_its_length(links: dict[int, str]) -> None:
    spent = {n: work({"op": "view", "link": address}) for n, address in links.items()}
    assert spent[LONG] < 8 * spent[SHORT], spent


@pytest.mark.no_cover
def test_looking_one_move_back_replays_nothing(links: dict[int, str]) -> None:
    spent = {}
    for n, address in links.items():
        work({"op": "view", "link": address})
        spent[n] = work({"op": "view", "link": f"{address}#{n - 1}"})
    assert spent[LONG] < 8 * spent[SHORT], spent
