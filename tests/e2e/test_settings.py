"""What a player likes stays on the device and never comes into the link."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.page import GamePage

Fresh = Callable[..., GamePage]


def opened(game: GamePage) -> Locator:
    game.button("Settings").click()
    dialog = game.page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    return dialog


def background(page: Page) -> str:
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return colour


LIGHT, DARK = "rgb(246, 241, 230)", "rgb(23, 21, 18)"


@pytest.mark.skip_browser("firefox")  # driven so, it has no scheme
def test_the_scheme_is_the_systems_or_the_players(fresh: Fresh) -> None:
    game = fresh(color_scheme="light")
    game.load()
    assert background(game.page) == LIGHT
    game.page.emulate_media(color_scheme="dark")
    assert background(game.page) == DARK
    chosen = opened(game).get_by_label("Colours")
    for name, colour in (("Dark", DARK), ("Light", LIGHT)):
        chosen.select_option(name)
        game.wait()
        assert background(game.page) == colour
    game.page.reload(wait_until="commit")
    game.page.wait_for_selector("body")
    assert background(game.page) == LIGHT, "from the first paint on"
    game.wait()
    assert "light" not in game.link


def pixels(game: GamePage) -> int:
    """Count what is painted in the margin, where the coordinates are."""
    count: int = game.page.evaluate(
        "() => { const c = document.querySelector('canvas');"
        " const copy = new OffscreenCanvas(c.width, c.height)"
        ".getContext('2d', { willReadFrequently: true }); copy.drawImage(c, 0, 0);"
        " return copy.getImageData(0, 0, c.width * 0.03, c.height)"
        ".data.filter((value, index) => index % 4 === 3 && value > 0).length; }"
    )
    return count


def left(game: GamePage) -> float:
    """Return where a1 is; how far the page is scrolled does not matter."""
    box = game.cell("a1").bounding_box()
    assert box is not None
    return box["x"]


def test_coordinates_stay_hidden_and_the_board_stays_turned(fresh: Fresh) -> None:
    game = fresh()
    game.load()
    before = pixels(game)
    opened(game).get_by_label("Show coordinates").uncheck()
    game.wait()
    assert pixels(game) < before / 2
    game.page.keyboard.press("Escape")
    game.visit("?scripta")
    first = left(game)
    game.push("Turn the board")
    turned = left(game)
    assert turned != first
    game.page.reload()
    game.wait()
    assert left(game) == turned
    expect(opened(game).get_by_label("Show coordinates")).not_to_be_checked()
    game.page.keyboard.press("Escape")
    game.push("Turn the board")
    assert left(game) == first
    opened(game).get_by_label("Turn the board").check()
    game.page.keyboard.press("Escape")
    game.visit("?scripta=men5")  # another table, for which nothing was chosen
    assert left(game) == turned


@pytest.mark.only_browser("chromium")
def test_a_tap_can_play_at_once(fresh: Fresh) -> None:
    game = fresh(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    game.load()
    game.tap("g7")
    assert game.link == ""
    opened(game).get_by_label("the first tap aims").uncheck()
    game.page.keyboard.press("Escape")
    game.tap("c3")
    assert game.link == "?trisq=c3"


HEARD = """
  window.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.heard += 1;
    return start.apply(this, when);
  };
"""


def heard(game: GamePage, doing: Callable[[], None]) -> int:
    """Return how many notes are heard when something is done."""
    game.page.evaluate("window.heard = 0")
    doing()
    notes: int = game.page.evaluate("window.heard")
    return notes


def test_what_happens_is_heard_until_it_is_switched_off(fresh: Fresh) -> None:
    game = fresh()
    game.page.add_init_script(HEARD)
    game.load("?trisq=e7-e6-d6-n13-e5-n11")
    placed = heard(game, lambda: game.click("a13"))
    refused = heard(game, lambda: game.click("a13"))
    game.visit("?trisq=e7-e6-d6-n13-e5-n11")
    took = heard(game, lambda: game.click("f6"))
    game.visit("?scripta")
    rolled = heard(game, lambda: game.push("Roll"))
    assert (placed, refused, took, rolled) == (1, 1, 2, 6)
    opened(game).get_by_label("Sound").uncheck()
    game.page.keyboard.press("Escape")
    game.visit("?trisq=e7-e6-d6-n13-e5-n11")
    assert heard(game, lambda: game.click("f6")) == 0


def test_damaged_settings_are_as_good_as_none(fresh: Fresh) -> None:
    game = fresh()
    game.page.add_init_script(
        "try { localStorage.setItem('settings', '{not json'); } catch {}"
    )
    game.load("?trisq=a13")
    game.click("c12")
    assert game.link == "?trisq=a13-c12"
