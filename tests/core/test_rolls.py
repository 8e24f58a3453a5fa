"""Dice that the service draws: by the machine, once at a table."""

import pytest

from tests.kit import ask
from tests.toys.goose import Goose
from trisq import games, service


def test_dice_are_drawn_by_the_service(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "goose", Goose())
    start = ask(op="view", link="?goose")["view"]
    assert (start["turn"], start["choices"]) == ("chance", [])
    throws = {ask(op="roll", link="?goose")["view"]["link"] for _ in range(60)}
    assert throws == {"?goose=r1", "?goose=r2"}
    rolled = ask(op="view", link="?goose=r2")["view"]
    assert rolled["turn"] == 0
    assert rolled["story"] == "played r2"
    assert ask(op="roll", link="?goose=r2")["error"]["code"] == "no-dice"


def test_the_same_table_gives_the_same_dice() -> None:
    def rolled(table: str) -> set[str]:
        answers = [ask(op="roll", link="?scripta", table=table) for _ in range(3)]
        return {answer["view"]["link"] for answer in answers}

    assert len(rolled("one")) == 1
    assert len({link for table in range(30) for link in rolled(str(table))}) > 10
    fresh = {ask(op="roll", link="?scripta")["view"]["link"] for _ in range(60)}
    assert len(fresh) > 10


def test_old_tables_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "THROWS_KEPT", 3)
    for table in range(9):
        ask(op="roll", link="?scripta", table=str(table))
    assert len(service._THROWN) == 3
