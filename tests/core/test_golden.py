"""The border is frozen: nothing that it answers changes unnoticed."""

import json
from typing import Any

import pytest

from tests.golden import FOLDER, LINKS, leaves, thoughts, views, written
from trisq.games import GAMES

pytestmark = pytest.mark.no_cover  # what it asks is covered by other tests

SHOWN = 12  # differences that a failure names


def frozen(name: str) -> Any:
    return json.loads((FOLDER / name).read_text("utf-8"))


def differences(name: str, now: Any) -> list[str]:
    """Name the places where an answer is not what the file says."""
    before, after = dict(leaves(frozen(name))), dict(leaves(now))
    places = [place for place in {**before, **after} if place not in before]
    places += [place for place in before if before[place] != after.get(place, ...)]
    return [
        f"{place}: {before.get(place, 'nothing')!r} is now {after.get(place, 'gone')!r}"
        for place in places
    ]


@pytest.mark.parametrize("game", LINKS)
def test_views_are_as_they_were(game: str) -> None:
    found = differences(f"{game}.json", views(game))
    assert not found[:SHOWN], "if that is meant: python -m tests.golden"


def test_the_computer_plays_as_it_did() -> None:
    """Also on another Python: the same seed, the same move, the same judgement."""
    found = differences("thoughts.json", thoughts())
    assert not found[:SHOWN], "if that is meant: python -m tests.golden"


def test_the_links_are_of_every_kind() -> None:
    assert LINKS.keys() <= GAMES.keys()
    for game, questions in LINKS.items():
        assert len(questions) >= 10, game
        seen = frozen(f"{game}.json")["views"]
        errors = [view["en"]["error"] for view in seen.values()]
        assert len([error for error in errors if error]) >= 2
        assert any(view["en"]["outcome"] for view in seen.values())
        assert any(view["en"]["captures"] for view in seen.values())
        assert any("#" in view["en"]["link"] for view in seen.values())


def test_the_files_are_small_and_as_they_are_written() -> None:
    size = 0
    for path in FOLDER.glob("*.json"):
        text = path.read_text("utf-8")
        size += len(text.encode())
        if path.stem != "links":
            assert written(json.loads(text)) + "\n" == text
    assert size < 420_000


def test_a_difference_is_named() -> None:
    changed = views("dama")
    changed["views"]["over"]["en"]["headline"] = "?"
    (told,) = differences("dama.json", changed)
    assert told.startswith("/views/over/en/headline: ")
    assert told.endswith(" is now '?'")
