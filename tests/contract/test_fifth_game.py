"""A fifth game is a pack in the register: everything else takes it from there."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pytest

import trisq
from tests.kit import ROOT, ask
from tests.toys import goose, noughts
from tests.toys.noughts import RULES, Noughts
from trisq import games
from trisq.cli import main
from trisq.computer import mind
from trisq.errors import UnknownGameError
from trisq.game import Seat
from trisq.games import GAMES, PACKS
from trisq.games.pack import LEVELS, Rule
from trisq.search.baselines import RandomPlayer
from trisq.search.default import DefaultMind
from trisq.search.mind import Mind
from trisq.search.player import Player

SHIPPED = tuple(GAMES)


class Wit(Mind):
    """A computer of the game's own."""

    levels: tuple[Player, Player, Player] = (RandomPlayer(),) * 3

    def value(self, state: Any, seat: Seat) -> float:
        del state, seat
        return 0.0

    def reasons(self, state: Any, move: Any) -> Iterator[str]:
        del state, move
        yield "is as good as any"


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for pack in (goose.PACK, noughts.PACK):
        monkeypatch.setitem(PACKS, pack.rules.name, pack)
    mind.cache_clear()
    yield
    mind.cache_clear()


def test_it_is_found_and_listed_and_changes_no_other_game() -> None:
    assert trisq.find("noughts") is noughts.PACK.rules
    assert tuple(GAMES) == (*SHIPPED, "goose", "noughts")
    assert games.default().name == SHIPPED[0]
    listed = ask(op="games")["games"]
    sides = ["crosses", "noughts"]
    title = "Noughts and crosses"
    assert listed[-1] == {"name": "noughts", "title": title, "sides": sides}


def test_it_looks_like_the_first_one_unless_it_says_how(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = ask(op="view", link="?noughts")["view"]
    assert (view["tone"], view["finish"]) == ("linen", "stone")
    other = replace(noughts.PACK, tone="slate", finish="ivory")
    monkeypatch.setitem(PACKS, "noughts", other)
    view = ask(op="view", link="?noughts")["view"]
    assert (view["tone"], view["finish"]) == ("slate", "ivory")
    with pytest.raises(UnknownGameError, match="goose, noughts"):
        trisq.find("chess")


def test_the_command_line_plays_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["-g", "noughts", "a1", "B2"]) == 0
    assert capsys.readouterr().out == "x..\n.o.\n...\n"
    assert main(["-g", "noughts", "a1", "a1"]) == 1
    assert capsys.readouterr().err == "Move 2 (a1): a1 is taken.\n"
    assert main(["--link", "?noughts=a1-b2#1", "--legal"]) == 0
    assert "a1" not in capsys.readouterr().out.split()
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "noughts" in capsys.readouterr().out


@pytest.mark.parametrize(
    "link", ["?noughts=a1-b2", "?NOUGHTS=A1,b2)&utm_source=x", "noughts a1 b2"]
)
def test_links_are_read_and_written(link: str) -> None:
    view = ask(op="view", link=link)["view"]
    assert view["link"] == "?noughts=a1-b2"
    assert view["turn"] == 0
    assert len(view["choices"]) == 7
    after = ask(op="play", link=link, path=["c3"])["view"]
    assert after["link"] == "?noughts=a1-b2-c3"


def test_a_broken_link_keeps_its_legal_beginning() -> None:
    view = ask(op="view", link="?noughts=a1-b2-b2-c3")["view"]
    assert view["moves"] == ["a1", "b2"]
    assert (view["error"]["code"], view["error"]["index"]) == ("occupied", 2)


def test_its_rulebook_is_shown() -> None:
    shown = ask(op="rules", link="?noughts")["rules"]
    own = [{name: rule[name] for name in Rule._fields} for rule in shown]
    assert [Rule(**rule) for rule in own] == list(RULES)
    for rule in RULES:
        answer = ask(op="play", link=rule.link, move=rule.move)
        assert answer["ok"] is not rule.refused


def test_a_game_without_a_rulebook_has_no_rules_to_show() -> None:
    nothing = {"ok": True, "goal": "", "rules": [], "source": ""}
    assert ask(op="rules", link="?goose") == nothing


def test_a_game_without_a_lesson_says_so() -> None:
    error = ask(op="lesson", link="?goose&learn=2")["error"]
    assert error["code"] == "no-lesson"
    assert ask(op="explain", link="?goose", code="occupied") == {
        "ok": True,
        "step": None,
    }


def test_a_missing_translation_is_english() -> None:
    view = ask(op="view", link="?noughts=a1", language="ru")["view"]
    assert view["sides"] == ["crosses", "noughts"]
    assert view["headline"] == "Ход noughts"
    over = ask(op="view", link="?noughts=a1-a2-b1-b2-c1", language="ru")["view"]
    assert over["outcome"]["reason"] == "three in a line"


def test_its_computer_is_loaded_when_it_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    door = Mock(return_value=Wit())
    monkeypatch.setitem(PACKS, "noughts", replace(noughts.PACK, computer=door))
    ask(op="view", link="?noughts=a1")
    ask(op="rules", link="?noughts")
    door.assert_not_called()
    hint = ask(op="hint", link="?noughts=a1", level=LEVELS[0], seed=1)["analysis"]
    assert hint["sentence"] == f"Hint: {hint['move']} – is as good as any."
    ask(op="think", link="?noughts=a1", level=LEVELS[-1], seed=1)
    door.assert_called_once_with()


def test_all_doors_can_be_opened_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    rulebook, computer = Mock(return_value=RULES), Mock(return_value=Wit())
    full = replace(noughts.PACK, rulebook=rulebook, computer=computer)
    monkeypatch.setitem(PACKS, "noughts", full)
    games.load_all()
    rulebook.assert_called_once_with()
    computer.assert_called_once_with()


def test_rules_alone_can_be_registered() -> None:
    """Whoever writes a game need not know of packs."""
    own = Noughts()
    GAMES["own"] = own
    assert GAMES["own"] is own
    assert "own" in GAMES
    assert repr(GAMES).endswith("noughts, own>")
    del GAMES["own"]
    assert "own" not in GAMES
    assert len(GAMES) == len(SHIPPED) + 2


def test_other_rules_keep_what_the_game_brings() -> None:
    GAMES["noughts"] = own = Noughts()
    assert trisq.find("noughts") is own
    assert ask(op="rules", link="?noughts")["rules"]


def test_who_is_not_registered_has_players_too() -> None:
    class Stranger(Noughts):
        name = "stranger"

    own = mind(Stranger())
    assert isinstance(own, DefaultMind)
    thought = own.levels[0].think(Stranger(), (), random.Random(1))
    assert thought.move in noughts.CELLS


@pytest.mark.parametrize("name", SHIPPED)
def test_a_folder_is_called_as_its_game(name: str) -> None:
    assert games.load(name).rules.name == name
    assert (ROOT / "tests/games" / name).is_dir(), "its tests have a folder, too"
