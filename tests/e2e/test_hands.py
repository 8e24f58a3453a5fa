"""The same game by keyboard alone, and by a finger on a small phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.page import GamePage

Fresh = Callable[..., GamePage]


def walk(game: GamePage, site: str) -> None:
    """Move the focus to a site with the arrow keys."""
    columns, here = "abcdefghjklmn", game.focused or ""
    across = columns.index(site[0]) - columns.index(here[0])
    up = int(site[1:]) - int(here[1:])
    game.press(*["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across))
    game.press(*["ArrowUp" if up > 0 else "ArrowDown"] * abs(up))
    assert game.focused == site


def test_a_game_by_keyboard_alone(game: GamePage) -> None:
    game.visit("?dama")  # and back: another board begins in its middle
    game.visit("?trisq")
    game.page.locator("body").click(position={"x": 2, "y": 2})
    for _ in range(10):
        game.press("Tab")
        if game.page.locator("[data-site]:focus").count():
            break
    assert game.focused == "g7", "the grid is one tab stop, in the middle"
    moves = "h1 h4 j2 j3 g2 g3 h3 h2".split()
    for number, site in enumerate(moves):
        walk(game, site)
        game.press("Enter" if number % 2 else "Space")
    assert game.link == "?trisq=" + "-".join(moves)
    assert game.focused == "h2", "the focus stays on the cell"
    walk(game, "h3")
    game.press("Enter")
    expect(game.alert).to_contain_text("H3 would repeat the position")
    game.press("Escape")
    expect(game.alert).to_be_empty()
    game.button("Undo").press("Enter")
    game.wait()
    expect(game.cell("h3")).to_have_accessible_name("h3, triangle")


def test_the_focus_stays_on_the_board_at_its_edges(game: GamePage) -> None:
    game.click("n1")
    game.press("ArrowRight", "ArrowDown")
    assert game.focused == "n1"
    game.press("Home")
    assert game.focused == "a1"
    game.press("End")
    assert game.focused == "n1"


def test_tab_leaves_the_grid_and_comes_back_to_the_same_cell(game: GamePage) -> None:
    game.click("c3")
    game.press("Tab")
    assert game.page.locator("[data-site]:focus").count() == 0
    game.press("Shift+Tab")
    assert game.focused == "c3"


@pytest.mark.skip_browser("firefox")
def test_a_game_by_taps_on_a_phone(phone: GamePage) -> None:
    game = phone
    game.visit("?trisq=h1-h4-j2-j3-g2-g3")
    place = game.button("Place")
    expect(place).to_be_hidden()
    game.tap("h3")
    assert game.link == "?trisq=h1-h4-j2-j3-g2-g3", "the first tap aims"
    expect(place).to_have_accessible_name("Place")
    box = place.bounding_box()
    assert box is not None
    assert box["height"] >= 48
    place.tap()
    game.wait()
    assert game.link == "?trisq=h1-h4-j2-j3-g2-g3-h3"
    expect(place).to_be_hidden()
    game.tap("h2", "h2")
    assert game.link == "?trisq=h1-h4-j2-j3-g2-g3-h3-h2", "a second tap plays"
    game.tap("h3")
    expect(game.alert).to_contain_text("H3 would repeat the position")
    expect(place).to_be_hidden()
    game.tap("a1")
    game.tap("b1")
    expect(place).to_be_visible()
    game.button("Cancel").tap()
    game.wait()
    expect(place).to_be_hidden()
    for name in ("Undo", "Redo", "New game", "Copy link"):
        expect(game.button(name)).to_be_visible()
    expect(game.button("Undo")).to_be_in_viewport()
    game.button("Undo").tap()
    game.wait()
    assert game.link == "?trisq=h1-h4-j2-j3-g2-g3-h3"


def test_nothing_sticks_out_at_the_side(game: GamePage) -> None:
    game.visit("?trisq=a13-c12-i5-" + "a1" * 60)
    for width in (320, 360, 390, 768, 1920, 1280):
        game.page.set_viewport_size({"width": width, "height": 740})
        scroll = game.page.evaluate("document.documentElement.scrollWidth")
        box = game.page.locator("canvas").bounding_box()
        assert scroll <= width
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["width"] >= 300
    game.page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize("ratio", [1.25, 3])
def test_the_canvas_has_one_pixel_per_device_pixel(fresh: Fresh, ratio: float) -> None:
    game = fresh(viewport={"width": 900, "height": 700}, device_scale_factor=ratio)
    game.page.goto(game.root)
    canvas = game.page.locator("canvas")
    expect(game.page.locator("html")).to_have_attribute("data-alive", "")
    expect(canvas).not_to_have_attribute("width", "300")
    box = canvas.bounding_box()
    assert box is not None
    assert abs(int(canvas.get_attribute("width") or 0) - box["width"] * ratio) <= 1


@pytest.mark.skip_browser("firefox")
def test_points_larger_than_a_finger_need_no_aiming(phone: GamePage) -> None:
    phone.visit("?scripta=146")
    phone.tap("hand0")
    phone.tap("b4")
    assert phone.link == "?scripta=146-p4"
    expect(phone.button("Place")).to_be_hidden()
    phone.visit("?dama=d2-b4")
    phone.tap("d3")
    assert phone.link == "?dama=d2-b4-d3"


def test_who_is_picked_up_again_is_let_go(game: GamePage) -> None:
    game.visit("?talpa")
    game.click("a1")
    expect(game.button("Cancel")).to_be_visible()
    game.click("a1")
    expect(game.button("Cancel")).to_be_hidden()
    expect(game.alert).to_be_empty()
    game.click("a1", "a2")
    assert game.link == "?talpa=a1a2"
