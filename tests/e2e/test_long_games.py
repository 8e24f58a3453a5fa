"""Long games in the page: the work grows with the game, and not with its square."""

import pytest

from tests.e2e.page import GamePage
from tests.games.scripta.endless import endless
from trisq import link

SHORT, LONG = 1000, 4000

WATCHED = """() => {
  window.changes = 0;
  window.watch = new MutationObserver((some) => (window.changes += some.length));
  const all = { attributes: true, childList: true, characterData: true, subtree: true };
  window.watch.observe(document.querySelector("main"), all);
}"""


def changes(game: GamePage, button: str) -> int:
    """Return how much of the page changes when a button is pressed."""
    game.page.evaluate(WATCHED)
    game.push(button)
    count: int = game.page.evaluate("() => { watch.disconnect(); return changes; }")
    return count


def test_looking_one_move_on_changes_no_more_in_a_long_game(game: GamePage) -> None:
    moves, seen = endless(LONG), {}
    for count in (SHORT, LONG):
        game.visit(link.write("scripta", moves[:count]))
        seen[count] = changes(game, "Previous") + changes(game, "Next")
    assert seen[LONG] < 2 * seen[SHORT], seen


@pytest.mark.only_browser("chromium")
def test_opening_a_long_game_is_no_more_than_its_length(game: GamePage) -> None:
    """Count the processor's time on the page's thread, which no other program takes."""
    session = game.page.context.new_cdp_session(game.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        found = session.send("Performance.getMetrics")["metrics"]
        return float(
            next(some["value"] for some in found if some["name"] == "TaskDuration")
        )

    moves = endless(LONG)
    work: dict[int, list[float]] = {SHORT: [], LONG: []}
    for _ in range(3):  # in turns; the least is what it takes without clearing up
        for count, taken in work.items():
            game.visit("?scripta")
            before = spent()
            game.visit(link.write("scripta", moves[:count]))
            taken.append(spent() - before)
    session.detach()
    assert min(work[LONG]) < 8 * min(work[SHORT]), work
