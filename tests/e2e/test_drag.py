"""Men carried with a mouse or a finger, beside the clicks that do the same."""

from collections.abc import Callable

import pytest

from tests.e2e.page import GamePage

pytestmark = pytest.mark.lively

Fresh = Callable[..., GamePage]


def middle(game: GamePage, site: str) -> tuple[float, float]:
    box = game.cell(site).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(game: GamePage, start: str, *way: str | tuple[float, float]) -> None:
    """Press on a site, go from place to place and let go at the last one."""
    mouse = game.page.mouse
    mouse.move(*middle(game, start))
    mouse.down()
    for place in way:
        x, y = middle(game, place) if isinstance(place, str) else place
        mouse.move(x, y, steps=6)
    mouse.up()
    game.wait()


def test_a_stone_is_carried_to_where_it_goes(game: GamePage) -> None:
    game.visit("?talpa")
    carry(game, "a1", "a2")
    assert game.link == "?talpa=a1a2"
    carry(game, "b1", "c1", "b2")
    assert game.link.endswith("-b1b2"), "only the last place counts"


def test_a_man_let_go_beside_the_board_stays_where_he_was(game: GamePage) -> None:
    game.visit("?talpa")
    carry(game, "a1", (4, 300))
    assert game.link == "?talpa"
    game.click("a1")
    game.click("a2")
    assert game.link == "?talpa=a1a2", "nothing was in the hand"


def test_a_man_put_back_is_picked_and_can_be_clicked_on(game: GamePage) -> None:
    game.visit("?talpa")
    carry(game, "a1", "b2", "a1")
    assert game.link == "?talpa"
    game.click("a2")
    assert game.link == "?talpa=a1a2"


def test_where_he_may_not_go_the_rule_says_why(game: GamePage) -> None:
    game.visit("?talpa")
    carry(game, "a1", "d1")
    assert game.link == "?talpa"
    assert game.alert.inner_text() != ""


def test_a_point_that_is_clicked_once_cannot_be_carried(game: GamePage) -> None:
    game.visit("?trisq")
    carry(game, "g7", "c3")
    assert game.link == "?trisq", "a press that ends elsewhere is no click"


@pytest.mark.parametrize("stray", [(0, 0), (2, 3)])
def test_a_hand_that_trembles_still_clicks(
    game: GamePage, stray: tuple[int, int]
) -> None:
    game.visit("?talpa")
    for site in ("a1", "a2"):
        x, y = middle(game, site)
        game.page.mouse.move(x, y)
        game.page.mouse.down()
        game.page.mouse.move(x + stray[0], y + stray[1])
        game.page.mouse.up()
        game.wait()
    assert game.link == "?talpa=a1a2"


@pytest.mark.skip_browser("firefox")  # driven so, it has no fingers
def test_a_finger_carries_a_stone_and_does_not_scroll(fresh: Fresh) -> None:
    game = fresh(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    game.load("?talpa")
    session = game.page.context.new_cdp_session(game.page)

    def touch(kind: str, *places: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in places]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    (x, y), (x2, y2) = middle(game, "a1"), middle(game, "a2")
    touch("touchStart", (x, y))
    for part in (0.3, 0.6, 1.0):
        touch("touchMove", (x + (x2 - x) * part, y + (y2 - y) * part))
    touch("touchEnd")
    game.wait()
    assert game.link == "?talpa=a1a2"
    assert game.page.evaluate("scrollY") == 0
