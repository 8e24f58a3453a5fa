"""A storm over every game: whatever is clicked, the page says one thing everywhere."""

import json
import random
from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest

from tests.e2e.page import GamePage
from trisq import service
from trisq.games import GAMES

Fresh = Callable[..., GamePage]
SHORT, LONG = 200, 2000  # things that are done
KEYS = ("Enter", "Space", "Escape", "ArrowLeft", "ArrowDown", "Home", "l", "w", "?")

SEEN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    state: document.documentElement.dataset.state,
    board: document.querySelector("pre[data-board]").textContent,
    // To who plays, the page says "you"; whose turn it is, is told all the same.
    headline: ["whose", "headline"].map((name) =>
      document.querySelector(`[data-${name}]`).textContent).find(Boolean),
    moves: all("[data-moves] a").map((move) => move.textContent),
    turns: all("[data-moves] li").map((item) => [item.value, item.childElementCount]),
    current: all("[data-moves] a").findIndex((move) => move.ariaCurrent === "step") + 1,
    begun: !document.querySelector("[data-cancel]").closest("[hidden]"),
    cells: Object.fromEntries(all("[data-site]").map((cell) => [cell.dataset.site,
      [cell.dataset.side ?? "", cell.dataset.count ?? "", cell.ariaLabel]])),
  };
}"""


def turns(owners: list[int]) -> list[list[int]]:
    """Return the number of the first move of each turn, and how many it has."""
    runs = [len(list(run)) for _, run in groupby(owners)]
    return [[sum(runs[:at]) + 1, run] for at, run in enumerate(runs)]


def viewed(question: dict[str, object]) -> Any:
    return json.loads(service.handle(json.dumps(question)))["view"]


def agrees(game: GamePage) -> None:
    """Compare address, board, cells and list with what the rules say of the address."""
    question = {"op": "view", "link": game.link or "?trisq"}
    seen = game.page.evaluate(SEEN)
    sides = [viewed({**question, "turned": turned}) for turned in (False, True)]
    # From which side it is looked at depends on who plays.
    view = next((some for some in sides if some["text"] == seen["board"]), sides[0])
    assert seen["state"] == "ready"
    assert view["error"] is None, game.link
    assert game.link in (view["link"], ""), "the address is written properly"
    assert seen["headline"] == view["headline"], game.link
    assert seen["current"] == view["ply"], game.link
    written = [text.replace("▲ ", "").replace("□ ", "") for text in seen["moves"]]
    assert written == view["labels"], game.link
    assert seen["turns"] == turns(view["owners"]), game.link
    assert seen["board"] == view["text"], game.link
    if not seen["begun"]:  # a man that is only put down stands elsewhere
        pieces = {piece["site"]: piece for piece in view["scene"]["pieces"]}
        names = {site["id"]: site["name"] for site in view["scene"]["sites"]}
        for site, (side, count, name) in seen["cells"].items():
            piece = pieces.get(site)
            expected = [str(piece["side"]), str(piece["count"])] if piece else ["", ""]
            assert [side, count] == expected, (game.link, site)
            said = piece["name"] if piece else view["scene"]["empty"]
            assert name == f"{names[site]}, {said}", game.link


PRESS = """(selector) => {
  const all = [...document.querySelectorAll(selector)];
  all.find((one) => one.checkVisibility())?.click();
}"""


def press(game: GamePage, selector: str) -> None:
    """Press something if it is there at this moment: in a storm, things come and go."""
    game.page.evaluate(PRESS, selector)


def click_somewhere(game: GamePage, rng: random.Random) -> None:
    sites = game.page.locator("[data-site]")
    sites.nth(rng.randrange(sites.count())).click()


def click_well(game: GamePage, rng: random.Random) -> None:
    """Click the way of a legal move, as far as chance wants."""
    view = json.loads(
        service.handle(json.dumps({"op": "view", "link": game.link or "?trisq"}))
    )["view"]
    if view["turn"] == "chance":
        press(game, "[data-roll]")
    elif not view["choices"]:
        press(game, "[data-new]")
    else:
        path = rng.choice(view["choices"])["path"]
        for site in path[: rng.choice((1, len(path), len(path)))]:
            press(game, f'[data-site="{site}"], [data-action="{site}"]')


def press_a_key(game: GamePage, rng: random.Random) -> None:
    game.page.keyboard.press(rng.choice(KEYS))
    if game.page.locator("dialog[open]").count():
        game.page.keyboard.press("Escape")


def go_back(game: GamePage, rng: random.Random) -> None:
    # Before the first entry lies another page, and the way there is not ours to try.
    if game.page.evaluate("history.state?.depth ?? 0") > 0:
        game.page.evaluate("history.back()")


def go_forward(game: GamePage, rng: random.Random) -> None:
    game.page.evaluate("history.forward()")


def push(part: str) -> Callable[[GamePage, random.Random], None]:
    def doing(game: GamePage, rng: random.Random) -> None:
        press(game, f"[data-{part}]")

    doing.__qualname__ = part
    return doing


def look_back(game: GamePage, rng: random.Random) -> None:
    count = game.page.locator("[data-moves] a").count()
    if count:
        press(game, f"[data-moves] [data-look='{rng.randint(1, count)}']")


def seat_somebody(game: GamePage, rng: random.Random) -> None:
    game.seat(rng.choice((0, 1)), rng.choice((0, 0, 1)))


DOINGS: dict[Callable[[GamePage, random.Random], None], int] = {
    click_well: 10,
    click_somewhere: 5,
    press_a_key: 3,
    push("undo"): 3,
    push("redo"): 2,
    push("hint"): 1,
    push("cancel"): 1,
    go_back: 2,
    go_forward: 1,
    look_back: 1,
    seat_somebody: 1,
}


def quiet(game: GamePage) -> None:
    """Let the computer finish or wait, and the page settle."""
    press(game, "[data-stop]")
    game.wait()


@pytest.mark.parametrize("name", GAMES)
def test_a_storm_leaves_the_page_of_one_mind(
    fresh: Fresh, name: str, much: Callable[[int, int], int]
) -> None:
    rng = random.Random(f"storm {name}")
    game = fresh(viewport={"width": 1280, "height": 900})
    game.page.set_default_timeout(5_000)
    game.load(f"?{name}")
    doings, weights = list(DOINGS), list(DOINGS.values())
    done: list[str] = []
    for _ in range(much(SHORT, LONG)):
        (doing,) = rng.choices(doings, weights)
        done.append(f"{doing.__qualname__} at {game.link}")
        doing(game, rng)
        if rng.random() < 0.3:
            continue  # and something else at once
        quiet(game)
        for _ in range(2):  # the computer may answer between two looks
            before = game.link
            try:
                agrees(game)
            except AssertionError:
                if game.link != before:
                    quiet(game)
                    continue
                print("\n".join(done[-12:]))
                raise
            break
