"""What forbids a move is marked on the board, and what is captured fades away."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.page import GamePage
from trisq.games import GAMES, find
from trisq.link import read
from trisq.scene import Site

pytestmark = pytest.mark.lively

Fresh = Callable[..., GamePage]

LOOK = """({ width, boxes }) => {
  const canvas = document.querySelector("canvas");
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  const ctx = copy.getContext("2d", { willReadFrequently: true });
  ctx.drawImage(canvas, 0, 0);
  const unit = canvas.width / width;
  return boxes.map((box) => {
    const [x, y, wide, tall] = box.map((value) => Math.round(value * unit));
    const { data } = ctx.getImageData(x, y, wide + 1, tall + 1);
    const colours = [];
    for (let i = 0; i < data.length; i += 4) colours.push(data.slice(i, i + 4).join());
    return colours;
  });
}"""
COLOUR = """(name) => {
  const ctx = document.createElement("canvas").getContext("2d");
  const style = getComputedStyle(document.querySelector("canvas"));
  ctx.fillStyle = style.getPropertyValue(`--${name}`);
  ctx.fillRect(0, 0, 1, 1);
  return ctx.getImageData(0, 0, 1, 1).data.join();
}"""


def seen(page: GamePage, sites: list[str], box: tuple[float, ...]) -> list[list[str]]:
    """Return the colours in a box beside each site: x, y, width, height, in radii."""
    game = find(read(page.link, GAMES, "").game)
    board = game.scene(game.initial()).board
    places = {site.id: site for site in board.sites}
    left, top, wide, tall = (part * board.radius for part in box)
    boxes = [[places[s].x + left, foot(places[s]) + top, wide, tall] for s in sites]
    found: list[list[str]] = page.page.evaluate(
        LOOK, {"width": board.width, "boxes": boxes}
    )
    return found


def foot(site: Site) -> float:
    """Return where the first man stands on a site: low on a tall one."""
    return site.y + site.tall / 2 - 0.48 if site.tall > 1.5 else site.y


def inside(page: GamePage, site: str) -> str:
    """Return the colour of a figure on a site, beside its middle."""
    return seen(page, [site], (0.3, 0.3, 0, 0))[0][0]


def marked(page: GamePage) -> set[str]:
    """Return the sites with the ground of an exclamation mark at their upper right."""
    cells = page.page.locator("[data-site]")
    sites = cells.evaluate_all("cells => cells.map(cell => cell.dataset.site)")
    alarm = page.page.evaluate(COLOUR, "alarm")
    colours = seen(page, sites, (0.6, -1.05, 0.08, 0.12))
    return {site for site, some in zip(sites, colours) if set(some) == {alarm}}


@pytest.mark.parametrize(
    ("link", "clicks", "sites"),
    [
        ("?trisq=e7-n13-d6-n11-e5-n9-f6", "e6", "e7 d6 f6 e5"),
        ("?trisq=k4-l3-l4-m2-n2-l1-m1-n1", "m1", "m1 n1"),
        ("?talpa=a1a2", "a1", "a1"),
        ("?dama=d2-b4-d3-b2-a1-b6xa1-c3-f6", "d1 b4", "b2 b4 b6"),
        ("?scripta=335-p3-p3-p5-446-p6", "b7", "b3"),
    ],
)
def test_a_refused_click_marks_what_forbids_it(
    game: GamePage, link: str, clicks: str, sites: str
) -> None:
    game.visit(link)
    if link.startswith("?scripta"):  # squares are to move, and see it turned
        game.push("Turn the board")
    assert marked(game) == set()
    game.click(*clicks.split())
    expect(game.alert).not_to_be_empty()
    assert marked(game) == set(sites.split())
    assert game.link == link
    game.press("Escape")
    assert marked(game) == set()


def test_the_marks_go_with_the_next_move(game: GamePage) -> None:
    game.visit("?trisq=a13")
    game.click("a13")
    assert marked(game) == {"a13"}
    game.click("c12")
    assert marked(game) == set()
    game.click("c12")
    game.go_back()
    assert marked(game) == set()


def test_a_broken_link_marks_what_forbids_its_move(game: GamePage) -> None:
    game.visit("?trisq=a12-n13-b13-a13-c1")
    assert marked(game) == {"a12", "b13"}
    game.page.get_by_role("region", name="Moves").get_by_role("link").first.click()
    game.wait()
    assert marked(game) == set(), "an earlier board is looked at"


def test_a_captured_figure_fades_and_nothing_waits(fresh: Fresh) -> None:
    game = fresh()
    game.load("?trisq=a13-b13-n1")
    game.page.clock.install()
    game.page.clock.pause_at("2100-01-01")
    figure, ground = inside(game, "a13"), game.page.evaluate(COLOUR, "pad")
    game.click("a12")
    assert game.link.endswith("-a12"), "the page is ready before anything fades"
    assert inside(game, "a13") == figure
    game.page.clock.run_for(120)
    assert inside(game, "a13") not in (figure, ground)
    game.page.clock.run_for(200)
    assert inside(game, "a13") == ground


@pytest.mark.skip_browser("firefox")  # driven so, it has no such wish
def test_who_wants_no_motion_sees_figures_fade(fresh: Fresh) -> None:
    game = fresh(reduced_motion="reduce")
    game.load("?trisq=a13-b13-n1")
    game.page.clock.install()
    game.page.clock.pause_at("2100-01-01")
    game.click("a12")
    game.page.clock.run_for(140)
    assert inside(game, "a13") == game.page.evaluate(COLOUR, "pad")
