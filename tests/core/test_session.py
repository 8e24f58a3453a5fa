"""A game in the terminal: what is typed, and what comes back."""

import io
from random import Random
from typing import Any

import pytest

from tests.toys.noughts import Noughts
from trisq import Match, Seat, session, start
from trisq.game import Game
from trisq.games import GAMES, load
from trisq.screen import Screen
from trisq.search.baselines import RandomPlayer
from trisq.search.player import Thought
from trisq.session import COMMANDS, Seats, play

TWO: Seats = (None, None)


def sat(match: Match, *lines: str, seats: Seats = TWO, seed: int | None = 1) -> Any:
    """Return the match in the end and what was written meanwhile."""
    paper = io.StringIO()
    chance = None if seed is None else Random(seed)
    end = play(match, seats, lines, Screen(paper), chance)
    return end, paper.getvalue()


class Wrong:
    """A player who does not know the rules."""

    name = "wrong"

    def think(self, game: Game[Any, Any], state: Any, chance: Random) -> Thought:
        del state, chance
        return Thought(game.parse("d2"), 0.0, 1)


@pytest.mark.parametrize("name", GAMES)
def test_two_people_play_what_they_type(name: str) -> None:
    random = Random(5)
    match = Match.of(name)
    for _ in range(12):
        match = match.play(random.choice(match.legal))
    end, told = sat(Match.of(name), *match.moves)
    assert end == match
    assert told.endswith(f"{match.text()}\n" + told.split(match.text() + "\n")[-1])
    assert told.splitlines()[-1] == match.link
    assert sat(Match.of(name), " ".join(match.moves))[0] == match
    assert sat(Match.of(name), "-".join(match.moves).upper())[0] == match


def test_a_move_may_have_gaps_in_it() -> None:
    match = Match.from_position("dama", "set0a2e7b2e2ba")
    end, told = sat(match, "g4 g1 xa4")
    assert end.moves == ("g4g1xa4",)
    assert "White wins: black has only two men left" in told


def test_what_is_refused_changes_nothing() -> None:
    end, told = sat(Match.of("dama"), "d2", "d2", "q9 z8", "roll", "hint me", "b4")
    assert end.moves == ("d2", "b4")
    for part in ("Move 2 (d2): d2 is taken", "(q9)", "There are no dice to roll now."):
        assert part in told


def test_undo_goes_back_to_a_choice_of_a_person() -> None:
    end, told = sat(Match.of("dama"), "undo", "d2", "b4", "undo")
    assert end.moves == ("d2",)
    assert "There is nothing to take back." in told
    end, _ = sat(Match.of("dama"), "d2", "undo", seats=(None, RandomPlayer()))
    assert end.moves == ()
    end, _ = sat(Match.of("scripta"), "146", "p4", "p1", "p6", "335", "undo")
    assert end.moves == ("146", "p4", "p1")
    assert end.turn is Seat.FIRST


def test_dice_are_rolled_by_a_word_or_by_an_empty_line() -> None:
    for words in (["roll"], [""], ["ROLL "]):
        end, _ = sat(Match.of("scripta"), *words)
        assert end.turn is Seat.FIRST
    assert sat(Match.of("scripta"), "roll") == sat(Match.of("scripta"), "")
    assert len(sat(Match.of("scripta"), "", seed=None)[0].moves) == 1
    assert sat(Match.of("dama"), "", "d2")[0].moves == ("d2",)


def test_every_command_is_explained_and_known() -> None:
    for name, rolls in (("dama", 0), ("scripta", 2)):
        _, told = sat(Match.of(name), "help", "?")
        for word, why in COMMANDS.items():
            times = rolls if word == "roll" else 2
            assert told.count(f"{word:6} {why}\n") == times
    _, told = sat(Match.of("dama"), "help")
    door = load("dama").terminal
    assert door
    assert door().notation[0] in told
    for word in {*COMMANDS} - {"hint"}:
        assert "not a move" not in sat(Match.of("dama"), word)[1]


def test_rules_hint_link_and_board_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "LEVELS", (1,))  # the strongest takes its time
    _, told = sat(Match.of("dama"), "rules", "hint", "link", "board", "quit", "d2")
    for rule in load("dama").rulebook():
        assert f"{rule.title}: {rule.text}\n" in told
    assert "Hint: place a man on " in told
    assert told.count("?dama\n") == 2
    assert told.count("7   ·--") == 2


def test_a_game_without_a_rulebook_can_be_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(session, "LEVELS", (1,))
    end, told = sat(start(Noughts()), "rules", "help", "b2", "hint")
    assert len(end.moves) == 1
    assert "Hint: " in told


def test_whoever_can_think_can_play() -> None:
    players = (RandomPlayer(), RandomPlayer())
    end, told = sat(Match.of("scripta", "men5"), seats=players)
    assert end.outcome
    assert told.count(end.text()) == 1
    assert sat(Match.of("scripta", "men5"), seats=players)[0] == end, "the same seed"


def test_a_player_who_moves_wrongly_ends_the_game() -> None:
    end, told = sat(Match.of("dama"), "d2", "b4", seats=(None, Wrong()))
    assert end.moves == ("d2",)
    assert "Move 2 (d2): d2 is taken" in told


def test_languages_and_colours_are_those_of_the_screen() -> None:
    paper = io.StringIO()
    screen = Screen(paper, "always", "ru")
    play(Match.of("dama"), lines=["d2", "d2", "rules", "help"], screen=screen)
    told = paper.getvalue()
    assert "\x1b[31mХод 2 (d2): " in told
    assert "\x1b[1mХод чёрных" in told
    assert "\x1b[1mquit  \x1b[0m закончить и вывести ссылку" in told
