"""What the page says is to be read whole: in every language, on every screen."""

from collections.abc import Callable
from itertools import product

import pytest

from tests.e2e.page import GamePage
from tests.e2e.test_games import link_of
from tests.kit import random_match
from tests.scale import much, some
from trisq.games import GAMES

Fresh = Callable[..., GamePage]
SCREENS = {
    "tiny": (320, 640),
    "short": (390, 664),
    "phone": (390, 844),
    "landscape": (844, 390),
    "tablet": (1000, 760),
    "desktop": (1280, 800),
}
LANGUAGES = ("en-GB", "ru-RU", "bg-BG", "cs-CZ", "pt-PT")
# What is written into a box of a fixed size, and can be taller or wider than that.
CUT = """() => [...document.querySelectorAll(`.message, .seat strong, .seat .crew,
    .tally, .todo, .deeds button, .bar button, .name, .way span, .way small`)]
  .filter((box) => box.getClientRects().length > 0)
  .filter((box) => box.scrollHeight > box.clientHeight + 2
    || box.scrollWidth > box.clientWidth + 1)
  .map((box) => `${box.className || box.tagName}: ${box.innerText}`)"""
HALF = """() => {
  const list = document.querySelector("[data-moves]");
  const { top, bottom } = list.getBoundingClientRect();
  if (bottom - top < 20 || getComputedStyle(list).display !== "grid") return [];
  return [...list.children].map((item) => item.getBoundingClientRect())
    .filter((box) => box.height < 40)
    .filter((box) => (box.top < top - 2 && box.bottom > top + 2)
      || (box.top < bottom - 2 && box.bottom > bottom + 2))
    .map((box) => [Math.round(box.top - top), Math.round(bottom - box.bottom)]);
}"""


# Each screen and each language once, then all of them.
ONCE = [(screen, LANGUAGES[at % 5]) for at, screen in enumerate(SCREENS)]
REST = [pair for pair in product(SCREENS, LANGUAGES) if pair not in ONCE]


@pytest.mark.parametrize(("screen", "locale"), some([*ONCE, *REST], len(ONCE)))
def test_nothing_is_cut_off(fresh: Fresh, screen: str, locale: str) -> None:
    width, height = SCREENS[screen]
    game = fresh(viewport={"width": width, "height": height}, locale=locale)
    game.load("?trisq")
    for name in GAMES:
        match = random_match(GAMES[name], seed=2, plies=36)
        for ply in range(0, 37, much(7, 2)):
            game.visit(link_of(match, min(ply, len(match.moves))))
            where = f"{name} after {ply}"
            assert game.page.evaluate(CUT) == [], where
            assert game.page.evaluate(HALF) == [], where
