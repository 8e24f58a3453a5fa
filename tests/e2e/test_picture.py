"""The canvas shows what the golden texts say, for the marks of every game.

``tests/painted.py`` lists them: here the same things are done with mouse, keys and
fingers. Node compares what is painted with those texts line by line.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.page import GamePage
from tests.scale import some
from tests.web.painted import CASES, Case, asked, painting
from trisq.games import GAMES

pytestmark = pytest.mark.lively

Fresh = Callable[..., GamePage]

DONE = [case for case in CASES if case.coordinates is None and not case.kept]
STILL = [case for case in DONE if not (case.leaving or case.aim or case.hint)]
LASTS = [case for case in STILL if case.name in ("captured, last", "over, last")]
KINDS = {case.mark: case for case in reversed(STILL)}
ONCE = [*KINDS.values(), *(case for case in LASTS if case not in KINDS.values())]
REST = [case for case in STILL if case not in ONCE]
SCREEN = {"width": 1280, "height": 900}
NARROW = """() => Object.defineProperty(document.querySelector("[data-frame]"),
  "clientWidth", { value: 160, configurable: true })"""
UNIT = 48  # pixels of a board unit in the golden texts
SHADOW = re.compile(r'fill="rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)"')
NEAR = 0.008  # the part of a site that may look otherwise

# The canvas follows in the next frame, and is drawn anew for that, only once.
# A pen cannot measure texts: here the canvas believes what it does (web/board/svg.js).
SIZE = """async ([wide]) => {
  const own = CanvasRenderingContext2D.prototype;
  own.measured ??= own.measureText;
  own.measureText = !wide ? own.measured : function (text) {
    return { width: 0.56 * Number(/([\\d.]+)px/.exec(this.font)[1]) * text.length };
  };
  document.querySelector("[data-frame]").style.width = wide;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
LOOK = """async () => {
  const { palette } = await import(new URL("board/paint.js", document.baseURI));
  return palette(document.querySelector("canvas"));
}"""

# How far the canvas is from drawings: the largest part of a site that looks otherwise.
APART = """async ({ texts, sites, width, radius, ground }) => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const board = document.querySelector("canvas");
  const unit = board.width / width;
  const look = (source) => {
    const canvas = new OffscreenCanvas(board.width, board.height);
    const ctx = canvas.getContext("2d", { willReadFrequently: true });
    ctx.fillStyle = ground;
    ctx.fillRect(0, 0, board.width, board.height);
    ctx.filter = "blur(2.5px)";  // lines and texts may lie a pixel aside
    ctx.drawImage(source, 0, 0, board.width, board.height);
    return sites.map(({ x, y, tall }) => {
      const wide = 2.8 * radius * unit;
      const high = tall > 1.5 ? (tall + 1) * unit : wide;  // and what is above
      const box = [x * unit - wide / 2, y * unit - high / 2, wide, high];
      return ctx.getImageData(...box.map(Math.round)).data;
    });
  };
  const shown = look(board);
  const far = [];
  for (const text of texts) {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    await image.decode();
    const apart = look(image).map((site, number) => {
      const other = shown[number];
      const far = site.filter((value, at) => Math.abs(value - other[at]) > 40);
      return far.length / site.length;
    });
    far.push(Math.max(...apart));
  }
  return far;
}"""


@pytest.fixture
def sized(game: GamePage) -> Iterator[GamePage]:
    """The shared page, whose board may be given the size of the golden texts."""
    yield game
    game.page.evaluate(SIZE, [""])


def visit(game: GamePage, case: Case) -> None:
    """Show the position of a case, so large as it is drawn in the golden texts."""
    game.page.mouse.move(0, 0)
    see(game, case)
    fit(game, case)


def see(game: GamePage, case: Case) -> None:
    """Show the position of a case from its side, which need not be one's own."""
    game.visit(case.link)
    if is_turned(game, case) != case.is_turned:
        game.push("Turn the board")


def is_turned(game: GamePage, case: Case) -> bool:
    """Tell whether the board is seen from the second seat: its first site is below."""
    rules = GAMES[case.game]
    if not rules.opposite:
        return False
    boxes = [game.cell(name).bounding_box() for name in ("a1", "c1")]
    first, last = (box["y"] for box in boxes if box)
    return first > last


def fit(game: GamePage, case: Case) -> None:
    """Give the board the size of the golden texts."""
    width = GAMES[case.game].scene(GAMES[case.game].initial()).board.width
    game.page.evaluate(SIZE, [f"{round(UNIT * width)}px"])


def coloured(text: str, look: dict[str, Any]) -> str:
    """Give a golden drawing the colours and the font of the page."""
    font = re.sub('[&<>"]', lambda sign: f"&#{ord(sign[0])};", look["font"])
    text = text.replace('font-family="font"', f'font-family="{font}"')
    names = "|".join(look["colour"])
    text = re.sub(
        f'(fill|stroke)="({names})"',
        lambda found: f'{found[1]}="{look["colour"][found[2]]}"',
        text,
    )
    return SHADOW.sub(
        lambda found: (
            f'fill="#{bytes(map(int, found.groups()[:3])).hex()}"'
            f' fill-opacity="{found[4]}"'
        ),
        text,
    )


def compare(game: GamePage, case: Case) -> None:
    """Compare the canvas with a drawing, and with the same one without its marks."""
    game.serve_sources("board")
    look = game.page.evaluate(LOOK)
    scene = asked("view", link=case.link, turned=case.is_turned)["view"]["scene"]
    drawings = {
        "texts": [
            coloured(painting(case.game, name), look)
            for name in (case.name, case.position)
        ],
        "ground": look["colour"]["board"],
        **{key: scene[key] for key in ("sites", "width", "radius")},
    }

    def is_shown() -> bool:
        marked, unmarked = game.page.evaluate(APART, drawings)
        return bool(marked < NEAR < unmarked)

    # A turn that is shown once more on arrival may begin at any time, and then ends.
    game.until(is_shown, f"{case.game}: {case.name}", seconds=5)


def named(case: Case) -> str:
    return f"{case.game}-{case.name}"


# In a short run each kind of mark once: Node compares all of them, line by line.
@pytest.mark.parametrize("case", some(zip([*ONCE, *REST]), len(ONCE)), ids=named)
@pytest.mark.skip_browser("firefox")  # it sets text in pictures a pixel lower
def test_the_canvas_shows_every_mark(sized: GamePage, case: Case) -> None:
    visit(sized, case)
    for site in case.tried or case.picked:
        if site.startswith("die"):
            sized.page.locator(f'[data-action="{site}"]').click()
        else:
            sized.cell(site).click()
        sized.wait()
    sized.page.mouse.move(0, 0)
    if case.hover:
        sized.cell(case.hover).hover()
    compare(sized, case)


@pytest.mark.skip_browser("firefox")  # driven so, it has no fingers
def test_the_canvas_shows_where_a_finger_aims(fresh: Fresh) -> None:
    game = fresh(has_touch=True, viewport=SCREEN)
    game.load()
    aimed = [case for case in DONE if case.aim]
    assert {case.game for case in aimed} == set(GAMES)
    for case in aimed:
        visit(game, case)
        game.page.evaluate(NARROW)  # fingers aim only where points are small
        game.tap(*case.picked, case.aim or "")
        compare(game, case)


@pytest.mark.skip_browser("firefox")
def test_the_canvas_shows_a_hint(sized: GamePage) -> None:
    (case,) = [case for case in DONE if case.position == "forced"]
    view = asked("view", link=case.link)["view"]
    assert [choice["path"] for choice in view["choices"]] == [[*case.hint]]
    visit(sized, case)
    sized.cell("a1").focus()
    sized.press("h")
    expect(sized.status).to_contain_text("Hint: enter a man with the 2", timeout=30_000)
    sized.wait()
    compare(sized, case)


@pytest.mark.skip_browser("firefox")
def test_the_canvas_shows_a_click_that_is_kept(fresh: Fresh) -> None:
    game = fresh(viewport=SCREEN)
    game.stall(re.compile(r"\.wasm$"))
    (case,) = [case for case in CASES if case.kept and case.game == "trisq"]
    game.page.goto(game.root)
    fit(game, case)
    game.cell(case.kept or "").focus()
    game.page.keyboard.press("Enter")
    expect(game.page.get_by_text(f"Got it: {case.kept} is played")).to_be_visible()
    compare(game, case)


@pytest.mark.parametrize("case", LASTS, ids=named)
@pytest.mark.skip_browser("firefox")  # driven so, it tells of no download
def test_a_saved_drawing_is_the_golden_one(game: GamePage, case: Case) -> None:
    see(game, case)
    with game.page.expect_download() as download:
        game.push("Save SVG")
    head, ground, *rest = download.value.path().read_text("utf-8").splitlines()
    game.serve_sources("board")
    look = game.page.evaluate(LOOK)
    assert f'fill="{look["colour"]["board"]}"' in ground
    assert [head, *rest] == coloured(painting(case.game, case.name), look).splitlines()
