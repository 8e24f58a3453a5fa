"""Open to everyone: no axe violation in any state, scheme or size."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.e2e.page import GamePage
from tests.scale import some

DESKTOP, PHONE = (1280, 800), (390, 844)
LOOKS = {
    "desktop-light": DESKTOP,
    "desktop-dark": DESKTOP,
    "phone-light": PHONE,
    "phone-dark": PHONE,
}
SEEN = ("desktop-light", "phone-dark", "desktop-dark", "phone-light")  # in this order
STATES = {
    "talpa": "?talpa=a1a2-b1b2",
    "scripta": "?scripta=146-p4-p1-p6-335-p3-p5-p3-222-6m2",
    "dama": "?dama=d2-b4-d3-b2-d1xb4",
    "start": "?trisq",
    "middle": "?trisq=g7-h8-h7-g9-j8-c3-h9-k10-g8-d11-f4-l4",
    "looking-back": "?trisq=g7-h8-h7-g9-j8#2",
    "broken": "?trisq=g7-h8-i5",
}
OPEN_BOXES = """open => {
  for (const box of document.querySelectorAll("details")) box.open = open;
  document.querySelector("[data-sheet]").toggleAttribute("data-open", open);
}"""


def violations(game: GamePage) -> list[str]:
    if not game.page.evaluate("'axe' in window"):
        game.page.evaluate(Axe().axe_script)
    found: list[str] = game.page.evaluate(
        "async () => { const kinds = { resultTypes: ['violations'] };"
        " const { violations } = await axe.run(document, kinds);"
        " return violations.flatMap(({ id, nodes }) =>"
        " nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`)); }"
    )
    return found


@contextmanager
def looking(game: GamePage, width: int, height: int, scheme: Any) -> Iterator[None]:
    """Give the shared page another size and scheme for a while."""
    game.page.set_viewport_size({"width": width, "height": height})
    game.page.emulate_media(color_scheme=scheme)
    yield
    game.page.emulate_media(color_scheme="light")
    game.page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize("look", some(zip(SEEN), short=2))
def test_axe_finds_nothing(game: GamePage, look: str) -> None:
    found = {}
    with looking(game, *LOOKS[look], look.partition("-")[2]):
        game.page.evaluate(OPEN_BOXES, True)
        for state, link in STATES.items():
            game.visit(link)
            found[state] = violations(game)
        game.page.evaluate(OPEN_BOXES, False)
    assert found == {state: [] for state in STATES}


@pytest.mark.parametrize("look", some(zip(SEEN), short=2))
def test_axe_finds_nothing_while_a_move_is_sent(game: GamePage, look: str) -> None:
    found = {}
    with looking(game, *LOOKS[look], look.partition("-")[2]):
        game.visit("?dama")
        game.click("d2")
        found["send"] = violations(game)
        game.page.evaluate("navigator.share = async () => {}; 0")
        game.push("Send the link")
        game.page.evaluate("delete navigator.share; 0")
        found["wait"] = violations(game)
        game.push("Paste the answer")
        found["paste"] = violations(game)
        game.press("Escape")
        game.visit("?dama=d2-b4-d3")
        game.visit("?dama=d2-b6")
        found["changed"] = violations(game)
    assert found == {"send": [], "wait": [], "paste": [], "changed": []}


def test_the_page_is_built_as_readers_expect(game: GamePage) -> None:
    game.visit("?trisq=a13-c12")
    page = game.page
    expect(page.get_by_role("grid", name="Trisq")).to_have_count(1)
    expect(page.get_by_role("row")).to_have_count(13)
    expect(page.get_by_role("gridcell")).to_have_count(169)
    assert page.locator("[role=gridcell][tabindex='0']").count() == 1
    assert page.locator("[role=gridcell] *").count() == 0
    expect(page.get_by_role("main")).to_match_aria_snapshot(
        """
        - heading "Trisq" [level=1]
        - region "Board":
          - grid "Trisq":
            - row /^a13, triangle b13, empty/:
              - gridcell "a13, triangle"
        - complementary "Game":
          - paragraph:
            - strong: You
          - text: took 0
          - paragraph:
            - strong: Friend
          - region "Game status":
            - paragraph: You play triangles
            - status:
              - paragraph:
                - strong: Your turn. You play triangles.
              - paragraph: Square played c12.
              - paragraph: Triangle to move
            - paragraph: "Move 2 · Captured: ▲ 0, □ 0"
            - alert
            - paragraph: Place a triangle on any free point.
            - button "Hint"
          - region "Moves":
            - heading "Moves" [level=2]
            - list:
              - listitem:
                - link "▲ a13"
              - listitem:
                - link "□ c12"
          - button "Undo"
          - button "Redo" [disabled]
          - button "New game"
          - button "Copy link"
        """
    )


READ = {
    "?talpa=a1a2": """
        - heading "Talpa" [level=1]
        - region "Board":
          - grid "Talpa"
        - complementary "Game":
          - region "Game status":
            - status:
              - paragraph:
                - strong: Your turn. You play blue triangles.
              - paragraph: /Red .*a1.*a2/
        """,
    "?dama=d2-b4-d3-b2-d1xb4": """
        - heading "Dama" [level=1]
        - region "Board":
          - grid "Dama"
        - complementary "Game":
          - region "Game status":
            - status:
              - paragraph:
                - strong: Your turn. You play black triangles.
              - paragraph: White placed a man on d1 and captured the black man on b4.
        """,
    "?scripta=146-p4": """
        - heading "XII Scripta" [level=1]
        - region "Board":
          - grid "XII Scripta"
        - complementary "Game":
          - region "Game status":
            - status:
              - paragraph:
                - strong: Your turn. You play triangles.
        """,
}


def test_the_page_reads_like_a_description(game: GamePage) -> None:
    for link, description in READ.items():
        game.visit(link)
        expect(game.page.get_by_role("main")).to_match_aria_snapshot(description)


def test_sending_and_waiting_read_like_a_description(game: GamePage) -> None:
    game.visit("?dama")
    game.click("d2")
    region = game.page.get_by_role("region", name="Game status")
    expect(region).to_match_aria_snapshot(
        """
        - paragraph: You play white squares
        - status:
          - paragraph:
            - strong: Now send your move
          - paragraph: /White placed a man on d2. Your friend sees it/
          - paragraph: Black to move
        - button "Send the link"
        - group "What else you can do":
          - button "Copy"
          - button "QR code"
          - button "Take back"
        """
    )
    game.page.evaluate("navigator.share = async () => {}; 0")
    game.push("Send the link")
    game.page.evaluate("delete navigator.share; 0")
    expect(region).to_match_aria_snapshot(
        """
        - paragraph: You play white squares
        - status:
          - paragraph:
            - strong: Sent. Your friend’s turn
          - paragraph: /White placed a man on d2. The answer comes as a new link./
        - button "Paste the answer"
        - group "What else you can do":
          - button "Send again"
          - button "Another game"
        """
    )


@pytest.mark.parametrize(("width", "scheme"), [(320, "light"), (1280, "dark")])
def test_dialogs_are_open_to_everyone_and_fit(
    game: GamePage, width: int, scheme: str
) -> None:
    game.visit("?trisq=a13-c12")
    for name in ("Help", "Settings", "QR code"):
        with looking(game, width, 640, scheme):
            game.button(name).click()
            dialog = game.page.get_by_role("dialog", name=name)
            expect(dialog).to_be_visible()
            found = violations(game)
            wide = dialog.evaluate("box => box.scrollWidth - box.clientWidth")
            game.page.keyboard.press("Escape")
        assert found == []
        assert wide == 0


@pytest.mark.skip_browser("firefox")  # driven so, it has no fingers
def test_what_fingers_press_is_big_enough(phone: GamePage) -> None:
    phone.page.set_viewport_size({"width": 320, "height": 640})
    phone.tap("g7")
    buttons = phone.page.get_by_role("button").all()
    boxes = [(button.inner_text(), button.bounding_box()) for button in buttons]
    place = phone.button("Place").bounding_box()
    over = phone.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    phone.page.set_viewport_size({"width": 360, "height": 740})  # for other tests
    for text, box in boxes:
        if box:
            assert box["height"] >= 44, text
            assert box["width"] >= 44, text
    assert place
    assert place["height"] >= 48
    assert over <= 0


def test_at_400_percent_everything_is_still_there(game: GamePage) -> None:
    game.page.set_viewport_size({"width": 320, "height": 200})  # 1280 × 800, zoomed
    game.visit("?trisq=a13-c12")
    game.cell("g7").click()
    game.wait()
    link = game.link
    board = game.page.locator("[data-frame]").bounding_box()
    for name in ("Undo", "Copy link", "Settings", "Redo"):
        game.button(name).scroll_into_view_if_needed()
        expect(game.button(name)).to_be_in_viewport()
    over = game.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    game.page.set_viewport_size({"width": 1280, "height": 800})
    assert link == "?trisq=a13-c12-g7"
    assert over <= 0
    assert board
    assert 0 <= board["x"] <= 320 - board["width"]


@pytest.mark.skip_browser("firefox")  # driven so, it forces no colours
def test_with_forced_colours_the_board_is_drawn_in_them(game: GamePage) -> None:
    game.page.emulate_media(forced_colors="active", color_scheme="dark")
    line = game.page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--line')"
    )
    game.page.emulate_media(forced_colors="none", color_scheme="light")
    assert line.strip() == "CanvasText"
