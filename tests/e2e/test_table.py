"""Seats belong to a game and never to a tab: who plays where."""

from collections.abc import Callable

import pytest

from tests.e2e.page import GamePage
from tests.e2e.test_computer import Own, answered, own, seat
from tests.scale import some

__all__ = ["own"]

Fresh = Callable[..., GamePage]
NO_STORAGE = (
    "Object.defineProperty(window, 'localStorage',"
    " { get() { throw new DOMException('no', 'SecurityError'); } });"
)


def seats(game: GamePage) -> list[str]:
    chosen = game.page.locator("[data-first-seat], [data-second-seat]")
    values: list[str] = chosen.evaluate_all("some => some.map(one => one.value)")
    return values


def is_left_to_people(game: GamePage) -> bool:
    """Tell whether nothing is thought about; that begins before a page is ready."""
    thinks = game.page.locator("html").get_attribute("data-thinks")
    return seats(game) == ["0", "0"] and thinks is None


def by_its_address(game: GamePage) -> None:
    game.visit("?dama=d2-b4-d3")


def by_the_menu(game: GamePage) -> None:
    game.page.get_by_role("navigation").get_by_role("link", name="Talpa").click()
    game.wait()


def by_a_rule(game: GamePage) -> None:
    game.push("Rules")
    game.page.locator("dialog[open] a").first.click()
    game.wait()


def by_loading(game: GamePage) -> None:
    game.load("?dama=d2-b4-d3")


@pytest.mark.parametrize("go", [by_its_address, by_the_menu, by_a_rule, by_loading])
def test_another_game_than_the_computers_is_left_to_people(
    own: Own, go: Callable[[GamePage], None]
) -> None:
    game = own("?dama=d2-b4")
    game.seat(1, 1)
    go(game)
    assert is_left_to_people(game)
    here = game.link
    game.seat(0, 0)
    game.page.wait_for_timeout(600)  # the computer answers after 350
    assert game.link == here
    assert is_left_to_people(game)


def test_its_own_game_finds_the_computer_again(own: Own) -> None:
    game = own("?dama")
    seat(game, "black", 1)
    game.click("d2")
    answered(game, 2)
    whole = game.link
    game.visit("?talpa=a1a2")
    assert is_left_to_people(game)
    game.go_back()
    assert game.link == whole
    assert seats(game) == ["0", "1"]
    game.click(next(s for s in ("a1", "g1", "g7") if f"-{s}" not in whole))
    answered(game, 4)


def test_a_seat_taken_later_holds_for_the_whole_game(own: Own) -> None:
    game = own("?dama")
    game.click("d2", "b4", "d6")
    seat(game, "black", 1)
    answered(game, 4)
    game.go_back()
    assert game.link == "?dama=d2-b4"
    assert seats(game) == ["0", "1"]


def test_a_new_game_keeps_its_players(own: Own) -> None:
    game = own("?dama=d2")
    seat(game, "black", 1)
    answered(game, 2)
    game.push("New game")
    assert seats(game) == ["0", "1"]
    game.click("d2")
    answered(game, 2)


def test_a_game_is_gone_on_with_after_a_mistake_in_its_link(own: Own) -> None:
    game = own("?dama=d2-b4-b4")
    seat(game, "black", 2)
    game.push("Continue from here")
    assert game.link == "?dama=d2-b4"
    assert seats(game) == ["0", "2"]


def test_the_same_link_in_another_tab_is_left_to_people(fresh: Fresh) -> None:
    game = fresh()
    game.load("?dama=d2-b4")
    seat(game, "black", 2)
    other = GamePage(game.page.context.new_page(), game.root)
    other.load("?dama=d2-b4")
    assert is_left_to_people(other)
    assert seats(game) == ["0", "2"]
    assert other.trouble == []


def test_without_storage_a_reload_still_knows_the_players(fresh: Fresh) -> None:
    game = fresh()
    game.page.add_init_script(NO_STORAGE)
    game.load("?dama=d2-b4")
    seat(game, "black", 2)
    game.page.reload()
    game.wait()
    assert seats(game) == ["0", "2"]
    game.visit("?dama=d2")
    assert is_left_to_people(game)


RUBBISH = ("{", '{"seats": [9, 9], "link": 7, "at": 1}', "", "[]", "null", '{"id": 1}')


@pytest.mark.parametrize("rubbish", some(zip(RUBBISH), short=2))
def test_what_is_spoilt_in_the_storage_means_people(fresh: Fresh, rubbish: str) -> None:
    game = fresh()
    game.load("?dama=d2-b4")
    seat(game, "black", 2)
    game.page.evaluate(
        "(rubbish) => { for (const key of Object.keys(localStorage))"
        " localStorage.setItem(key, rubbish); }",
        rubbish,
    )
    game.page.reload()
    game.wait()
    assert is_left_to_people(game)
    game.click("d3")
    assert game.link == "?dama=d2-b4-d3"


def test_only_the_newest_tables_are_kept(fresh: Fresh) -> None:
    game = fresh()
    game.load("?dama")
    game.page.evaluate(
        "() => { for (let at = 0; at < 250; at++) {"
        " const old = { id: `old${at}`, link: '?dama', seats: [0, 0], at };"
        " localStorage.setItem(`table ${old.id}`, JSON.stringify(old)); } }"
    )
    game.click("d2")
    kept = game.page.evaluate(
        "() => Object.keys(localStorage).filter((key) => key.startsWith('table '))"
    )
    assert len(kept) == 200
    assert "table old249" in kept
    assert "table old0" not in kept
