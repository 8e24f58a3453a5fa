"""The address follows, also where the browser does not let it change at once."""

from collections.abc import Callable

import pytest

from tests.e2e.page import GamePage

Fresh = Callable[..., GamePage]

# Browsers limit how often a page may change its address: Chromium ignores what is too
# much, WebKit throws.
LIMITS = {
    "ignored": "return undefined;",
    "refused": "throw new DOMException('too often', 'SecurityError');",
}
LIMITED = """() => {
  for (const name of ["pushState", "replaceState"]) {
    const real = History.prototype[name];
    history[name] = function (...words) {
      if (window.limited) { %s }
      return real.apply(this, words);
    };
  }
}"""


@pytest.fixture(params=LIMITS)
def limited(fresh: Fresh, request: pytest.FixtureRequest) -> GamePage:
    """A page in a browser that takes no more addresses, until it is told to."""
    game = fresh()
    game.page.clock.install()
    game.load("?trisq=a13")
    game.page.evaluate(LIMITED % LIMITS[request.param])
    game.page.evaluate("() => { window.limited = true; }")
    return game


def lift(game: GamePage) -> None:
    game.page.evaluate("() => { window.limited = false; }")
    game.page.clock.run_for(5_000)
    game.wait()


def test_a_move_that_the_address_did_not_take_is_written_later(
    limited: GamePage,
) -> None:
    game = limited
    game.click("c12", "f8", "h8")
    assert game.moves() == ["▲ a13", "□ c12", "▲ f8", "□ h8"]
    assert game.link == "?trisq=a13", "the browser took nothing"
    game.page.clock.run_for(5_000)
    assert game.link == "?trisq=a13", "and still does not"
    lift(game)
    assert game.link == "?trisq=a13-c12-f8-h8"
    game.go_back()
    assert game.link == "?trisq=a13-c12-f8", "each move is an entry"
    game.go_back()
    assert game.link == "?trisq=a13-c12"
    assert game.moves() == ["▲ a13", "□ c12"]
    game.go_forward()
    assert game.link == "?trisq=a13-c12-f8"


def test_what_is_not_written_yet_can_be_undone_and_redone(limited: GamePage) -> None:
    game = limited
    game.click("c12", "f8")
    game.push("Undo")
    assert game.moves() == ["▲ a13", "□ c12"]
    game.push("Redo")
    assert game.moves() == ["▲ a13", "□ c12", "▲ f8"]
    game.push("Undo")
    game.push("Undo")
    assert game.moves() == ["▲ a13"]
    lift(game)
    assert game.link == "?trisq=a13"
    game.push("Redo")
    assert game.link == "?trisq=a13-c12"


def test_looking_back_is_written_later_too(limited: GamePage) -> None:
    game = limited
    game.click("c12")
    game.page.get_by_role("link", name="▲ a13").click()
    game.wait()
    lift(game)
    assert game.link == "?trisq=a13-c12#1"


def test_back_from_what_was_never_written_loses_nothing(limited: GamePage) -> None:
    game = limited
    lift(game)
    game.click("c12")
    game.page.evaluate("() => { window.limited = true; }")
    game.click("f8", "h8")
    game.page.evaluate("() => { window.limited = false; }")
    game.page.go_back()
    game.wait()
    assert game.link == "?trisq=a13"
    for link in ("?trisq=a13-c12", "?trisq=a13-c12-f8", "?trisq=a13-c12-f8-h8"):
        game.push("Redo")
        assert game.link == link


@pytest.mark.long
def test_three_hundred_moves_at_once_end_at_the_right_address(fresh: Fresh) -> None:
    game = fresh()
    game.load("?trisq")
    game.page.evaluate(
        """async () => {
          const button = (name) => document.querySelector(`[data-${name}]`);
          const ready = () => new Promise((done) => {
            const look = () => document.documentElement.dataset.state === "ready"
              ? done() : setTimeout(look);
            look();
          });
          for (let times = 0; times < 120; times++) {
            document.querySelector("[data-site=a13]").click();
            await ready();
            button("undo").click();
            await ready();
          }
          document.querySelector("[data-site=c12]").click();
          await ready();
        }"""
    )
    assert game.moves() == ["▲ c12"]
    game.page.wait_for_url("**/?trisq=c12", timeout=60_000)
    game.trouble.clear()  # Chromium says that it slows the page down
