"""Every game in the page, by registration; and what only some of them need."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.page import GamePage
from tests.kit import random_match
from trisq import link
from trisq.games import GAMES
from trisq.match import Match

# The keys of a walk over all sites, each time to the nearest not reached yet, and where
# they lead.
WALK = """async ({ scene: { sites, edges }, start }) => {
  const { ahead } = await import(new URL("board/grid.js", document.baseURI));
  const arrows = Object.entries({
    ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
  });
  const left = new Set(sites);
  const walk = [];
  for (let here = sites.find((site) => site.id === start); ; ) {
    left.delete(here);
    const ways = new Map([[here, []]]);
    for (const [site, way] of ways) {
      for (const [key, arrow] of arrows) {
        const next = ahead(sites, site, arrow, edges);
        if (!ways.has(next)) ways.set(next, [...way, [key, next.id]]);
      }
    }
    const near = [...ways].find(([site]) => left.has(site));
    if (!near) return walk;
    here = near[0];
    walk.push(...near[1]);
  }
}"""

every_game = pytest.mark.parametrize("name", GAMES)


def play_on(
    game: GamePage, match: Match, first: int, click: Callable[[tuple[str, ...]], None]
) -> None:
    """Play a match on from a move; a throw of the dice comes in the link."""
    rules = match.game
    for index in range(first, len(match.moves)):
        path = rules.path(match.states[index], rules.parse(match.moves[index]))
        if not path:
            game.visit(link_of(match, index + 1))
        elif path == ("pass",):
            game.push("Pass")
        else:
            click(path)
    assert game.link == link_of(match, len(match.moves))


def link_of(match: Match, plies: int) -> str:
    return link.of(match, plies)


@every_game
def test_a_whole_game_can_be_clicked_to_its_end(game: GamePage, name: str) -> None:
    match = shortest_game(name)
    first = max(0, len(match.moves) - 12)
    game.visit(link_of(match, first))
    play_on(game, match, first, lambda path: game.click(*path))
    assert game.board == match.game.text(match.state)
    told_as_over(game, match)


@every_game
def test_a_whole_game_can_be_played_by_keys(game: GamePage, name: str) -> None:
    match = random_match(GAMES[name], seed=4, plies=8)

    def press(path: tuple[str, ...]) -> None:
        for site in path:
            game.cell(site).focus()
            game.press("Enter")

    game.visit(f"?{name}")
    play_on(game, match, 0, press)


@every_game
@pytest.mark.skip_browser("firefox")
def test_a_whole_game_can_be_tapped(phone: GamePage, name: str) -> None:
    match = shortest_game(name)
    first = max(0, len(match.moves) - 6)

    def tap(path: tuple[str, ...]) -> None:
        phone.tap(*path)
        if phone.button("Place").is_visible():
            phone.tap(path[-1])

    phone.visit(link_of(match, first))
    play_on(phone, match, first, tap)
    told_as_over(phone, match)


@every_game
def test_the_menu_leads_to_every_game(game: GamePage, name: str) -> None:
    link = game.page.get_by_role("navigation").get_by_role(
        "link", name=GAMES[name].title
    )
    expect(link).to_have_attribute("href", f"?{name}")
    link.click()
    game.wait()
    assert game.link == f"?{name}"
    expect(game.page.get_by_role("grid", name=GAMES[name].title)).to_be_visible()
    assert game.board == GAMES[name].text(GAMES[name].initial())
    sites = GAMES[name].scene(GAMES[name].initial()).board.sites
    expect(game.page.get_by_role("gridcell")).to_have_count(len(sites))


@every_game
def test_arrow_keys_reach_every_site(game: GamePage, name: str) -> None:
    game.visit(f"?{name}")
    scene = GAMES[name].scene(GAMES[name].initial()).json()
    game.page.locator("[role=gridcell][tabindex='0']").focus()
    game.serve_sources("board")
    walk = game.page.evaluate(WALK, {"scene": scene, "start": game.focused})
    seen = {game.focused}
    for key, site in walk:
        game.page.keyboard.press(key)
        assert game.focused == site
        seen.add(site)
    assert seen == {site["id"] for site in scene["sites"]}


def test_in_dama_the_arrow_keys_follow_the_lines(game: GamePage) -> None:
    game.visit("?dama")
    game.cell("c4").focus()
    game.press("ArrowRight")
    assert game.focused == "c4", "there is no line from c4 to the right"
    game.press("ArrowUp", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowDown")
    assert game.focused == "g4"


def test_a_mill_is_led_step_by_step(game: GamePage) -> None:
    game.visit("?dama=d2-b4-d3-b2")
    game.click("d1")
    expect(game.status).to_contain_text("You have a mill: capture b2 or b4.")
    expect(game.cell("d1")).to_have_accessible_name("d1, white man")
    assert game.link == "?dama=d2-b4-d3-b2", "nothing is played yet"
    game.press("Escape")
    expect(game.cell("d1")).to_have_accessible_name("d1, empty")
    game.click("d1", "b4")
    assert game.link == "?dama=d2-b4-d3-b2-d1xb4"
    expect(game.status).to_contain_text("White placed a man on d1 and captured")
    assert game.moves()[-1] == "□ d1 × b4"


def test_a_move_that_is_begun_can_be_left_in_every_way(game: GamePage) -> None:
    link = "?dama=d2-b4-d3-b2"
    game.visit(link)
    ways: dict[str, Callable[[], None]] = {
        "escape": lambda: game.press("Escape"),
        "cancel": lambda: game.push("Cancel"),
        "undo": lambda: game.push("Undo"),
    }
    for name, leave in ways.items():
        game.click("d1")
        expect(game.button("Cancel")).to_be_visible()
        if name == "escape":
            game.button("Copy link").focus()
        leave()
        game.wait()
        expect(game.cell("d1")).to_have_accessible_name("d1, empty")
        expect(game.button("Cancel")).to_be_hidden()
        assert game.link == link, name


def test_men_in_a_mill_are_safe_and_the_page_says_so(game: GamePage) -> None:
    game.visit("?dama=d2-b4-d3-b2-a1-b6xa1-c3-f6")
    game.click("d1", "b4")
    expect(game.alert).to_contain_text("Men in a mill are safe while others are free")
    expect(game.cell("d1")).to_have_accessible_name("d1, white man")
    game.click("f6")
    assert game.link.endswith("-d1xf6")


def test_who_can_capture_must_and_the_page_says_so(game: GamePage) -> None:
    game.visit("?talpa=a1a2")
    game.click("a1")
    expect(game.alert).to_contain_text("A1 is empty; choose one of your own stones")
    game.click("b1", "c3")
    expect(game.alert).to_contain_text("C3 is not next to b1")
    game.click("b2")
    assert game.link == "?talpa=a1a2-b1b2", "the stone that was chosen stays chosen"


def told_as_over(game: GamePage, match: Match) -> None:
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    expect(game.status).to_contain_text(outcome.reason)
    said = (
        "A draw" if outcome.winner is None else match.game.winner_text(outcome.winner)
    )
    expect(game.status).to_contain_text(said)


def shortest_game(name: str) -> Match:
    """Return the shortest of some random games, for fewer clicks."""
    matches = (random_match(GAMES[name], seed) for seed in range(5))
    return min(matches, key=lambda match: len(match.moves))
