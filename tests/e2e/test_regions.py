"""Nothing jumps: every part of the page keeps its place while a game is played."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.page import GamePage
from tests.e2e.test_access import looking
from tests.e2e.test_games import every_game, link_of
from tests.kit import random_match
from tests.scale import much
from trisq.games import GAMES

SCREENS = {"desktop": (1280, 800), "phone": (390, 844), "short": (390, 664)}
PLIES = 30
REGIONS = """() => Object.fromEntries(
  ["header", "[data-frame]", "[data-first-plate]", "[data-second-plate]", ".now",
   ".row", ".dock", ".history", "[data-controls]"].flatMap((name) => {
    const box = document.querySelector(name).getBoundingClientRect();
    const sides = [box.x, box.y, box.width, box.height].map(Math.round);
    return box.width > 0 && box.height > 0 ? [[name, sides]] : [];
  }))"""
SHIFTS = """() => {
  window.shifted = 0;
  const add = (list) => { for (const one of list.getEntries()) shifted += one.value; };
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
}"""
JUMP = 0.05  # of the page, so far: less is not noticed
INSIDE = {"desktop": (".row", ".dock")}  # parts of another region there


def regions(game: GamePage, screen: str) -> dict[str, Any]:
    found: dict[str, Any] = game.page.evaluate(REGIONS)
    if screen != "desktop":  # there the row and the moves share a place
        places = [found.pop(name, None) for name in (".row", ".history")]
        found["row"] = next(filter(None, places), None)
    return {
        name: box for name, box in found.items() if name not in INSIDE.get(screen, ())
    }


def press(game: GamePage, site: str) -> None:
    """Click where a site is seen: Firefox's driver scrolls to what it clicks itself."""
    box = game.page.locator(f'[data-site="{site}"]').first.bounding_box()
    assert box is not None
    game.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    game.wait()


@every_game
@pytest.mark.parametrize("screen", SCREENS)
def test_no_region_moves_while_a_game_is_played(
    game: GamePage, screen: str, name: str
) -> None:
    match = random_match(GAMES[name], seed=5, plies=PLIES)
    with looking(game, *SCREENS[screen], "light"):
        game.visit(link_of(match, 1))  # from here on the page knows whose seat is near
        game.page.evaluate("scrollTo(0, 0)")
        before = regions(game, screen)
        assert len(before) >= 6
        # On phones a short run looks at every other move.
        step = 1 if screen == "desktop" else much(2, 1)
        for ply in range(2, len(match.moves) + 1, step):
            path = match.game.path(
                match.states[ply - 1], match.game.parse(match.moves[ply - 1])
            )
            for site in path[:-1] if ply <= PLIES // 2 else ():
                press(game, site)
                assert regions(game, screen) == before, f"{site}, picked up"
            game.visit(link_of(match, ply))
            assert regions(game, screen) == before, link_of(match, ply)


@every_game
def test_all_of_a_turn_is_on_a_short_phone(game: GamePage, name: str) -> None:
    match = random_match(GAMES[name], seed=5, plies=PLIES)
    with looking(game, *SCREENS["short"], "light"):
        game.visit(link_of(match, PLIES))
        game.page.evaluate("scrollTo(0, 0)")
        for region, box in regions(game, "short").items():
            x, y, width, height = box or (0, 0, 0, 0)
            assert x >= 0, region
            assert y >= 0, region
            assert x + width <= 390, region
            assert y + height <= 664, region


@pytest.mark.parametrize("screen", ["phone", "short"])
@pytest.mark.only_browser("chromium")  # it alone tells what has moved
def test_nothing_moves_while_the_page_comes(
    fresh: Callable[..., GamePage], screen: str
) -> None:
    width, height = SCREENS[screen]
    match = random_match(GAMES["dama"], seed=5, plies=3)
    for link in ("", "?dama", link_of(match, 3)):
        game = fresh(viewport={"width": width, "height": height})
        game.page.add_init_script(f"({SHIFTS})()")
        game.load(link)
        game.page.wait_for_function("document.querySelector('canvas').width > 0")
        assert game.page.evaluate("shifted") < JUMP, link
