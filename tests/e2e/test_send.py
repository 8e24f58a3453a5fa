"""Sending a game: the share sheet, a copy, a QR code, a text, a picture."""

import base64
import re
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
import zxingcpp
from playwright.sync_api import expect
from zxingcpp import BarcodeFormat, BarcodeFormats

from tests.bench.replay import long_game
from tests.e2e.page import GamePage
from tests.games.scripta.endless import endless
from trisq.link import write

Fresh = Callable[..., GamePage]
LINK = "?trisq=a13-c12"
FAKE_CLIPBOARD = (
    "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {"
    " writeText: async (text) => { window.copied = text; } } });"
)


@pytest.fixture
def lent(game: GamePage) -> Iterator[GamePage]:
    """The shared page; what a test puts in the browser's place is taken away again."""
    game.visit(LINK)
    yield game
    game.page.evaluate("delete navigator.share; delete navigator.clipboard; 0")


def test_where_there_is_a_share_sheet_it_is_used(lent: GamePage) -> None:
    game = lent
    game.page.evaluate("navigator.share = async (data) => { window.shared = data; }; 0")
    game.push("Send link")
    shared = game.page.evaluate("window.shared")
    assert shared["url"] == game.page.url
    assert shared["title"] == "Trisq"
    expect(game.status).to_contain_text("Sent.")


def test_a_share_sheet_that_is_closed_says_nothing(lent: GamePage) -> None:
    game = lent
    game.page.evaluate(
        "navigator.share = async () => { throw new DOMException('', 'AbortError'); }; 0"
    )
    game.push("Send link")
    expect(game.status).to_contain_text("Square played c12")


def test_without_one_the_link_is_copied_and_that_is_said(lent: GamePage) -> None:
    game = lent
    game.page.evaluate("navigator.share = undefined;" + FAKE_CLIPBOARD + "0")
    game.push("Send link")
    assert game.page.evaluate("window.copied") == game.page.url
    expect(game.status).to_contain_text("Link copied")


@pytest.mark.skip_browser("firefox")  # driven so, it has no fingers
def test_what_may_not_be_copied_is_selected_in_sight(phone: GamePage) -> None:
    game = phone
    game.visit(LINK)
    game.page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {"
        " writeText: () => Promise.reject(new Error('no')) } }); 0"
    )
    game.tap("g7", "g7")
    game.push("Send the link")
    dialog = game.page.get_by_role("dialog", name="Copy")
    expect(dialog).to_be_in_viewport(ratio=1)
    field = dialog.get_by_role("textbox")
    expect(field).to_have_value(game.page.url)
    assert game.page.evaluate("getSelection().toString()") == game.page.url
    dialog.get_by_role("button", name="Close").click()
    expect(game.button("Send the link")).to_be_visible()  # nobody knows of a copy
    game.push("Send the link")
    field.dispatch_event("copy")
    expect(dialog).to_be_hidden()
    expect(game.status).to_contain_text("Link copied.")
    game.page.evaluate("delete navigator.clipboard; 0")


def test_the_board_can_be_copied_as_text(lent: GamePage) -> None:
    game = lent
    game.page.evaluate(FAKE_CLIPBOARD + "0")
    game.push("Copy as text")
    copied = game.page.evaluate("window.copied")
    assert copied == f"{game.board}\n\n{game.page.url}\n"
    expect(game.status).to_contain_text("copied as text")


def scanned(game: GamePage) -> str:
    """Read the code from the screen, as a phone does."""
    picture = game.page.locator("[data-code] svg").screenshot(scale="device")
    game.trouble.clear()  # for it, Firefox is given a style that the page forbids
    width, height = struct.unpack(">II", picture[16:24])
    pixels = game.page.evaluate(
        """async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (some) => some.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(image.width, image.height);
          const ctx = canvas.getContext("2d");
          ctx.drawImage(image, 0, 0);
          const { data } = ctx.getImageData(0, 0, image.width, image.height);
          let text = "";
          for (let at = 0; at < data.length; at += 4) text += data[at] > 127 ? 1 : 0;
          return text;
        }""",
        base64.b64encode(picture).decode(),
    )
    grey = bytes(255 * int(pixel) for pixel in pixels)
    image = memoryview(grey).cast("B", (height, width))
    (found,) = zxingcpp.read_barcodes(image, BarcodeFormats(BarcodeFormat.QRCode))
    return found.text


def test_the_qr_code_can_be_scanned(fresh: Fresh) -> None:
    game = fresh(viewport={"width": 1280, "height": 900}, device_scale_factor=2)
    game.load()
    for plies in (2, 150):
        game.visit("?trisq=" + "-".join(long_game(plies)))
        game.button("QR code").click()
        expect(game.page.get_by_role("dialog", name="QR code")).to_be_visible()
        game.wait()
        assert scanned(game) == game.page.url
        game.press("Escape")


def test_only_a_link_that_cannot_be_short_is_warned_of(game: GamePage) -> None:
    note = game.page.get_by_text("Some programs cut off links")
    for plies in (10, 1200, 4400):
        game.visit(write("scripta", endless(plies)))
        long = len(game.page.url) > 2000
        assert long == (plies == 4400), "1,200 entries are packed"
        game.open_menu()
        expect(note).to_be_visible(visible=long)
    expect(note).to_contain_text(f"{len(game.page.url)} characters")


def test_a_game_too_long_for_a_qr_code_is_refused_in_words(game: GamePage) -> None:
    game.visit(write("scripta", endless(4400)))
    game.button("QR code").click()
    dialog = game.page.get_by_role("dialog", name="QR code")
    expect(dialog).to_contain_text("too long for a QR code")
    expect(game.page.locator("[data-code]")).to_be_hidden()
    game.page.keyboard.press("Escape")
    game.wait()


@pytest.mark.skip_browser("firefox")  # driven so, it tells of no download
@pytest.mark.parametrize(
    ("kind", "link"), [("PNG", "?trisq=e7-e6"), ("SVG", "?scripta=146-p4")]
)
def test_the_board_can_be_saved_as_a_picture(
    game: GamePage, tmp_path: Path, kind: str, link: str
) -> None:
    game.visit(link)
    with game.page.expect_download() as download:
        game.push(f"Save {kind}")
    name = download.value.suggested_filename
    assert re.fullmatch(rf"[a-z]+-2\.{kind.lower()}", name)
    path = tmp_path / name
    download.value.save_as(path)
    content = path.read_bytes()
    if kind == "PNG":
        assert max(struct.unpack(">II", content[16:24])) == 1600
    else:
        assert ElementTree.fromstring(content).tag.endswith("svg")
    expect(game.status).to_contain_text(f"Saved as {name}")
