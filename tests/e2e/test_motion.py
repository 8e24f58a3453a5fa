"""What moves: it is only to be seen, and nothing waits for it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.page import GamePage
from tests.e2e.test_games import every_game, link_of
from tests.kit import random_match
from trisq.games import GAMES

pytestmark = pytest.mark.lively

Fresh = Callable[..., GamePage]
PIXELS = "() => document.querySelector('canvas').toDataURL()"
MOVING = "[data-frame][data-moving]"
WATCH = """() => {
  const frame = document.querySelector("[data-frame]");
  window.watched = "";
  const canvas = document.querySelector("canvas");
  const look = () => { window.watched ||= canvas.toDataURL(); };
  new MutationObserver(() => "moving" in frame.dataset && requestAnimationFrame(look))
    .observe(frame, { attributeFilter: ["data-moving"] });
}"""
COUNT = """() => {
  const canvas = document.querySelector("canvas");
  window.shaken = 0;
  canvas.animate = (...how) => {
    window.shaken += 1;
    return Element.prototype.animate.apply(canvas, how);
  };
}"""
ANIMATED = (
    """name => document.querySelector(name).getAnimations({ subtree: true }).length"""
)


@pytest.fixture
def still(fresh: Fresh) -> GamePage:
    """A page of somebody who wants no motion."""
    return fresh(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")


def cells(game: GamePage) -> list[str]:
    found: list[str] = game.page.evaluate(
        "() => [...document.querySelectorAll('[data-site]')]"
        ".map((one) => one.ariaLabel)"
    )
    return found


@every_game
def test_the_last_turn_is_seen_again_and_nothing_is_played(
    game: GamePage, name: str
) -> None:
    match = random_match(GAMES[name], seed=5, plies=12)
    game.visit(link_of(match, 12))
    game.page.wait_for_selector(MOVING)  # a link that has come is seen by itself
    game.page.wait_for_selector(MOVING, state="detached")
    before = (game.link, cells(game), game.status.inner_text())
    game.page.mouse.move(2, 2)
    game.page.wait_for_timeout(100)
    there = game.page.evaluate(PIXELS)
    game.page.evaluate(WATCH)
    game.push("See it again")
    assert (game.link, cells(game), game.status.inner_text()) == before
    game.until(lambda: game.page.evaluate("window.watched"), "something that moves")
    assert game.page.evaluate("window.watched") != there
    game.page.wait_for_selector(MOVING, state="detached", timeout=10_000)
    game.page.mouse.move(2, 2)
    game.until(lambda: game.page.evaluate(PIXELS) == there, "the board as it is")


def test_a_click_ends_what_is_seen_again_and_counts(game: GamePage) -> None:
    game.visit("?trisq=a13-c12")
    game.push("See it again")
    game.click("g7")
    assert game.link == "?trisq=a13-c12-g7"


def test_there_is_nothing_to_see_again_before_the_first_move(game: GamePage) -> None:
    again = game.button("See it again")
    expect(again).to_be_hidden()
    game.visit("?trisq=a13-c12")
    expect(again).to_be_visible()
    game.visit("?trisq=a13-c12#1")
    expect(again).to_be_hidden()


@pytest.mark.skip_browser("firefox")  # driven so, it has no such wish
def test_what_is_refused_shakes(game: GamePage, still: GamePage) -> None:
    still.load("?trisq")
    for page, shakes in ((game, 1), (still, 0)):
        page.visit("?trisq=g7")
        page.page.evaluate(COUNT)
        page.click("g7")
        expect(page.alert).to_contain_text("taken")
        assert page.page.evaluate("window.shaken") == shakes


def test_dice_tumble_and_can_be_used_meanwhile(game: GamePage) -> None:
    game.visit("?scripta")
    game.push("Roll")
    assert game.page.evaluate(ANIMATED, "[data-throw]") == 3
    die = game.page.locator("button.die").first
    name = die.get_attribute("aria-label") or ""
    die.click()  # it has only one use: a man comes in
    game.wait()
    assert f"-p{name[-1]}&" in game.link


@pytest.mark.skip_browser("firefox")  # driven so, it has no such wish
def test_who_wants_no_motion_sees_dice_fade(still: GamePage) -> None:
    still.load("?scripta")
    still.push("Roll")
    turned = still.page.evaluate(
        "() => document.getAnimations().filter(({ effect }) =>"
        " effect.getKeyframes().some(({ transform }) => transform)).length"
    )
    assert turned == 0


def test_a_man_goes_by_the_die_that_is_chosen(game: GamePage) -> None:
    game.visit("?scripta=146-p4-p1-p6-335-p3-p5-p3-135")
    game.click("b4")
    active = game.page.locator("button.die[data-active]")
    go = game.page.locator("[data-place]")
    expect(active).to_have_attribute("aria-label", "Die 1")
    expect(go).to_have_text("Go 1 point")
    game.page.get_by_role("button", name="Die 3").click()
    game.wait()
    expect(active).to_have_attribute("aria-label", "Die 3")
    expect(go).to_have_text("Go 3 points")
    go.click()
    game.wait()
    assert game.link == "?scripta=146-p4-p1-p6-335-p3-p5-p3-135-4m3"
