"""The computer's move is worked out once: its answer is what is shown."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.page import GamePage
from tests.e2e.test_whole import until_whole
from trisq.games import GAMES

Fresh = Callable[..., GamePage]
PATIENCE = 30_000  # for a machine that does much else
LISTEN = """
window.asked = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {
  if (message.question) window.asked.push(JSON.parse(message.question).op);
  return post.call(this, message, ...more);
};
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_move_of_the_computer_is_not_asked_for_again(fresh: Fresh, name: str) -> None:
    game = fresh()
    game.page.add_init_script(LISTEN)
    game.load(f"?{name}")
    game.page.evaluate("asked.length = 0")
    game.seat(0, 1)
    expect(game.status).to_contain_text("Your turn", timeout=PATIENCE)
    game.wait()
    asked = game.page.evaluate("asked")
    assert asked
    seen = asked[0] == "view"  # from the other side, for who sits there now
    assert set(asked[seen:]) <= {"roll", "think", "odds"}


def test_a_board_that_is_turned_meanwhile_stays_turned(fresh: Fresh) -> None:
    link = "?scripta=146-p1-p4-1m6-235-p2-p3"  # one step of the turn is left
    game = fresh(saving=False)
    game.load(link)
    until_whole(game)
    held = game.stall("**/worker.js")  # so that it thinks as long as we want
    game.seat(1, 1)
    game.until(lambda: held, "the worker is asked for")
    straight = game.cell("a1").bounding_box()
    game.push("Turn the board")
    turned = game.cell("a1").bounding_box()
    assert turned != straight
    held[0].continue_()
    expect(game.status).to_contain_text("Your turn", timeout=PATIENCE)
    game.wait()
    assert game.cell("a1").bounding_box() == turned
