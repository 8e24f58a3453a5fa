"""The page in the player's language, from the first picture on."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.page import GamePage
from tests.scale import some
from trisq import service
from trisq.texts import LANGUAGES, catalogue
from trisq.words import capitalised, say

Fresh = Callable[..., GamePage]

LOCALES = {"ru": "ru-RU", "bg": "bg-BG", "cs": "cs-CZ", "pt": "pt-BR"}
FIRST = say("{Side} to move", side=say("triangle"))
SECOND = say("{Side} to move", side=say("square"))
REFUSED = capitalised(say("{site} is taken; choose an empty point.", site="g7"))


def tag(code: str) -> str:
    """Return what browsers call a language."""
    called: str = code if code == "en" else catalogue(code)["tag"]
    return called


def page_says(code: str, english: str) -> str:
    """Return what the page says in a language."""
    said: str = english if code == "en" else catalogue(code)["page"][english]
    return said


def expect_page_in(game: GamePage, code: str) -> None:
    """Look at what stands in the page and at what scripts write into it."""
    page = game.page
    expect(page.locator("html")).to_have_attribute("lang", tag(code))
    for name in ("Undo", "New game", "Settings", "Copy link"):
        said = page_says(code, name)
        expect(page.get_by_role("button", name=said, exact=True)).to_be_visible()
    told = "Four board games for two. Make a move, send the link."
    told += " No account, nothing to install."
    about = page.locator("meta[name=description]")
    expect(about).to_have_attribute("content", page_says(code, told))
    board = page_says(code, "Board")
    expect(page.get_by_role("region", name=board, exact=True)).to_be_visible()


@pytest.mark.lively  # it looks at every frame
@pytest.mark.parametrize(("code", "locale"), some(LOCALES.items(), short=1))
def test_the_page_comes_in_the_language_of_the_browser(
    fresh: Fresh, code: str, locale: str
) -> None:
    game, language = fresh(locale=locale), LANGUAGES[code]
    game.page.add_init_script(
        "window.seen = new Set(); const look = () => {"
        " const undo = document.querySelector('[data-undo]');"
        " if (undo?.checkVisibility({ visibilityProperty: true }))"
        " window.seen.add(undo.textContent);"
        " requestAnimationFrame(look); }; requestAnimationFrame(look);"
    )
    held = game.stall("**/first-*/python.wasm")
    game.page.goto(f"{game.root}?trisq", wait_until="commit")
    expect(game.status).to_contain_text(FIRST.into(language))
    expect_page_in(game, code)
    seen = game.page.evaluate("[...window.seen]")
    assert seen == [page_says(code, "Undo")], "no other before Python is there"
    for route in held:
        route.continue_()
    game.wait()
    game.click("g7")
    expect(game.status).to_contain_text(SECOND.into(language))
    game.click("g7")
    expect(game.alert).to_contain_text(REFUSED.into(language))
    assert game.link == "?trisq=g7"
    game.visit("?talpa")
    game.open_menu()
    game.page.locator("[data-rules]").click()
    rules = game.page.get_by_role("dialog")
    expect(rules).to_contain_text(language.texts["Dig your tunnel"])
    example = language.texts["remove {site}"].replace("{site}", "a1")
    expect(rules).to_contain_text(example)
    assert game.woken


def test_a_language_that_nobody_speaks_is_english(fresh: Fresh) -> None:
    game = fresh(locale="ja-JP")
    game.load("?trisq=g7")
    expect_page_in(game, "en")
    expect(game.status).to_contain_text(str(SECOND))
    assert game.woken


def test_a_chosen_language_changes_everything_and_is_remembered(fresh: Fresh) -> None:
    game = fresh(locale="ru-RU")
    game.load("?trisq=g7")
    spoken = "ru"
    offered = game.page.locator("select[name=language] option").all_text_contents()
    own = [language.name for language in LANGUAGES.values()]
    assert offered == [page_says(spoken, "Same as browser"), *own]
    for code in ("pt", "auto", "en"):
        game.button(page_says(spoken, "Settings")).click()
        with game.page.expect_navigation():
            game.page.locator("select[name=language]").select_option(code)
        game.wait()
        spoken = "ru" if code == "auto" else code
        expect_page_in(game, spoken)
        expect(game.status).to_contain_text(SECOND.into(LANGUAGES[spoken]))
        assert game.link == "?trisq=g7"
        assert game.woken
    game.page.reload()
    game.wait()
    expect_page_in(game, "en")


def test_without_its_texts_the_page_is_english(fresh: Fresh) -> None:
    game = fresh(locale="bg-BG")
    game.page.route("**/texts-bg.json", lambda route: route.fulfill(status=404))
    game.load("?trisq=g7")
    game.trouble.clear()
    expect_page_in(game, "en")
    expect(game.status).to_contain_text(str(SECOND))


@pytest.mark.parametrize("code", some(zip(LOCALES), short=1))
def test_cells_speak_the_players_language(fresh: Fresh, code: str) -> None:
    game = fresh(locale=code)
    game.load("?trisq=a13")
    names = game.page.get_by_role("gridcell").evaluate_all(
        "cells => cells.map((cell) => cell.ariaLabel)"
    )
    answer = service.handle(
        json.dumps({"op": "view", "link": "?trisq=a13", "language": code})
    )
    empty = json.loads(answer)["view"]["scene"]["empty"]
    assert empty != "empty"
    assert sum(name.endswith(f", {empty}") for name in names) == 168
