"""Questions and links that nobody should send: every one gets an answer."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit import ask
from tests.scale import much
from trisq import service
from trisq.service import handle


@pytest.mark.parametrize("board", [None, 0, 1, "", "false", [], {}])
@pytest.mark.parametrize("op", ["view", "play", "roll", "games"])
def test_whether_the_board_is_wanted_is_yes_or_no(op: str, board: object) -> None:
    error = ask(op=op, link="?trisq", move="a1", board=board)["error"]
    assert error["code"] == "bad-request"
    assert error["message"] == "“board” must be true or false."


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-request"),
        ("{", "bad-request"),
        ("[1, 2]", "bad-request"),
        ('"view"', "bad-request"),
        ("[" * 100_000, "bad-request"),
        ("1" * 5_000, "bad-request"),
        ("{}", "unknown-op"),
        ('{"op": ["view"]}', "unknown-op"),
        ('{"op": "fly"}', "unknown-op"),
        ('{"op": "view"}', "bad-request"),
        ('{"op": "view", "link": 5}', "bad-request"),
        ('{"op": "play", "link": "?trisq"}', "bad-request"),
        ('{"op": "play", "link": "?trisq", "move": null}', "bad-request"),
        ('{"op": "play", "link": "?trisq", "path": [1]}', "bad-request"),
        ('{"op": "play", "link": "?trisq", "path": []}', "bad-request"),
        ('{"op": "play", "link": "?trisq", "move": "\\ud800"}', "unreadable"),
        ('{"op": "roll", "link": "?trisq"}', "no-dice"),
    ],
)
def test_a_bad_question_gets_a_sentence(text: str, code: str) -> None:
    answer = json.loads(handle(text))
    assert answer["ok"] is False
    assert answer["error"]["code"] == code
    assert answer["error"]["message"].endswith(".")


def test_a_bug_ends_in_a_sentence_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(service._OPS, "view", lambda question: 1 / 0)
    error = ask(op="view", link="?trisq")["error"]
    assert error["code"] == "internal"
    assert "ZeroDivisionError" in error["message"]


@given(st.text())
@settings(max_examples=much(100, 5_000), deadline=None)
def test_any_link_gets_a_view(text: str) -> None:
    answer = ask(op="view", link=text)
    assert answer["ok"]
    assert answer["view"]["scene"]["sites"]


empty: st.SearchStrategy[Any] = st.builds(list) | st.builds(dict)
anything = st.recursive(  # with something inside, or Hypothesis may see no recursion
    st.none() | st.booleans() | st.floats() | st.text() | empty,
    lambda inner: (
        st.lists(inner, min_size=1) | st.dictionaries(st.text(), inner, min_size=1)
    ),
)


@pytest.mark.no_cover
@given(
    st.dictionaries(
        st.sampled_from(["op", "link", "move", "path"]),
        anything | st.sampled_from(["view", "play", "games", "roll", "?trisq"]),
    )
)
@settings(max_examples=much(60, 2_000), deadline=None)
def test_any_question_gets_an_answer(question: dict[str, Any]) -> None:
    answer = ask(**question)
    assert answer["ok"] or answer["error"]["message"]
    assert answer["ok"] or answer["error"]["code"] != "internal"


@pytest.mark.parametrize(
    "link",
    [
        "?trisq=" + "-".join(["a1", "b2"] * 2_500),
        "?trisq=" + "%%%" * 350_000,
        "?trisq=" + "a1-" * 350_000,
        "?" + "x&" * 500_000,
        "?trisq=<script>alert(1)</script>",
        "?trisq=\ud800\udc00\ud800",
        "?trisq=\0",
    ],
    ids=lambda link: link[:12].encode("unicode_escape").decode(),
)
def test_hostile_links_are_answered_in_few_words(link: str) -> None:
    answer = ask(op="view", link=link)
    assert answer["view"]["error"]["message"]
    assert len(answer["view"]["error"]["message"]) < 300
    assert len(json.dumps(answer)) < 100_000


def test_a_parameter_that_is_no_name_is_someone_elses() -> None:
    assert ask(op="view", link="?\ud800=1")["view"]["error"] is None
