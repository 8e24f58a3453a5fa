"""The games of this device: one's own turn first, gone on with, named, deleted."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.page import GamePage
from tests.e2e.test_access import violations

Fresh = Callable[..., GamePage]
DESKTOP = {"width": 1280, "height": 800}


def returning(fresh: Fresh, **options: object) -> GamePage:
    """Open the first page as who has two games: sent in Talpa, to move in Dama."""
    game = fresh(**{"viewport": DESKTOP, **options})
    game.load("?talpa")
    game.click("a1", "a2")
    game.load("?dama=d2-b4-d3")
    game.load("")
    return game


def listed(game: GamePage) -> Locator:
    return game.page.get_by_role("dialog", name="Your games").get_by_role("listitem")


def test_who_comes_back_is_told_where_it_is_her_turn(fresh: Fresh) -> None:
    game = returning(fresh)
    line = game.page.locator("[data-mine]")
    expect(line).to_have_text("Your games (2): your turn in Dama")
    expect(game.page.locator(".sentence")).to_be_hidden()
    line.click()
    expect(listed(game)).to_have_count(2)
    expect(listed(game).first).to_contain_text("Your turn")
    expect(listed(game).last).to_contain_text("Your friend’s turn")
    assert violations(game) == []
    board = listed(game).first.locator("img")
    expect(board).to_have_js_property("complete", True)
    game.until(lambda: board.get_attribute("src"), "a small board")
    listed(game).first.get_by_role("link").press("Enter")
    game.wait()
    assert game.link == "?dama=d2-b4-d3"
    expect(game.page.locator("html")).to_have_attribute("data-you", "1")


def test_what_is_deleted_can_be_brought_back(fresh: Fresh) -> None:
    game = returning(fresh)
    game.page.locator("[data-mine]").click()
    listed(game).first.get_by_role("button", name="Delete").click()
    expect(listed(game).first).to_contain_text("Dama is deleted.")
    back = game.page.get_by_role("button", name="Bring it back")
    expect(back).to_be_focused()
    expect(game.page.locator("[data-mine]")).to_have_text("Your games (1)")
    back.press("Enter")
    expect(game.page.locator("[data-mine]")).to_contain_text("Your games (2)")
    listed(game).first.get_by_role("button", name="Delete").click()
    game.page.reload()
    game.wait()
    expect(game.page.locator("[data-mine]")).to_contain_text("Your games (1)")


def test_a_friend_can_be_named_on_this_device(fresh: Fresh) -> None:
    game = returning(fresh)
    game.page.locator("[data-mine]").click()
    field = listed(game).first.get_by_role("textbox", name="Friend’s name")
    field.press_sequentially(" Ada ")
    field.press("Tab")
    listed(game).first.get_by_role("link").click()
    game.wait()
    expect(game.page.locator("[data-first-plate]")).to_contain_text("Ada")
    assert "Ada" not in game.page.url


def test_the_menu_leads_there_too(fresh: Fresh) -> None:
    game = fresh(viewport=DESKTOP)
    game.load("?dama")
    game.open_menu()
    game.page.get_by_role("button", name="Your games").click()
    expect(game.page.get_by_text("No games yet.")).to_be_visible()


def test_what_cannot_be_read_is_left_out(fresh: Fresh) -> None:
    game = fresh(viewport=DESKTOP)
    game.load("?dama=d2-b4-d3")
    game.page.evaluate(
        "localStorage.setItem('table x', '{'); localStorage.setItem('table y',"
        """ JSON.stringify({ id: "y", at: 9, link: "?chess=e4", seats: [0, 0],"""
        """ game: "chess  ", moves: ["e4"], whose: 1, you: 1 }))"""
    )
    game.load("")
    game.page.locator("[data-mine]").click()
    expect(listed(game)).to_have_count(2)
    expect(listed(game).first).to_contain_text("Dama")
