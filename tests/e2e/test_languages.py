"""The page in the player's language, from the first picture on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.page import GamePage
from trisq.texts import LANGUAGES
from trisq.words import say

Fresh = Callable[..., GamePage]

LOCALES = {"ru": "ru-RU", "bg": "bg-BG", "cs": "cs-CZ", "pt": "pt-BR"}
FIRST = say("{Side} to move", side=say("triangle"))
SECOND = say("{Side} to move", side=say("square"))
REFUSED = say("{site} is taken; choose an empty point.", site="g7")


def expect_page_in(game: GamePage, code: str) -> None:
    """Look at what stands in the page and at what scripts write into it."""
    page, language = game.page, LANGUAGES[code]
    expect(page.locator("html")).to_have_attribute("lang", code)
    for name in ("Undo", "New game", "Settings", "Send link"):
        said = language.page.get(name, name)
        expect(page.get_by_role("button", name=said, exact=True)).to_be_visible()
    board = language.page.get("Board", "Board")
    expect(page.get_by_role("region", name=board, exact=True)).to_be_visible()


@pytest.mark.parametrize(("code", "locale"), LOCALES.items())
def test_the_page_comes_in_the_language_of_the_browser(
    fresh: Fresh, code: str, locale: str
) -> None:
    game, language = fresh(locale=locale), LANGUAGES[code]
    game.load("?trisq")
    expect_page_in(game, code)
    expect(game.status).to_contain_text(FIRST.into(language))
    game.click("g7")
    expect(game.status).to_contain_text(SECOND.into(language))
    game.click("g7")
    expect(game.alert).to_contain_text(REFUSED.into(language))
    assert game.link == "?trisq=g7"
    assert game.way == "frozen"


@pytest.mark.parametrize(("code", "locale"), LOCALES.items())
def test_no_other_language_is_seen_before_python_is_there(
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
    game.page.route("**/frozen-*/**", lambda route: None)
    game.page.route("**/ordinary-*/**", lambda route: None)
    game.page.goto(f"{game.root}?dama", wait_until="commit")
    white = say("{Side} to move", side=say("white"))
    expect(game.status).to_contain_text(white.into(language))
    expect_page_in(game, code)
    assert game.page.evaluate("[...window.seen]") == [language.page["Undo"]]
    game.page.unroute_all(behavior="ignoreErrors")
    game.load("?dama")


def test_a_language_that_nobody_speaks_is_english(fresh: Fresh) -> None:
    game = fresh(locale="ja-JP")
    game.load("?trisq=g7")
    expect_page_in(game, "en")
    expect(game.status).to_contain_text(str(SECOND))
    assert game.way == "frozen"


def test_a_chosen_language_changes_everything_and_is_remembered(fresh: Fresh) -> None:
    game = fresh(locale="ru-RU")
    game.load("?trisq=g7")
    spoken = "ru"
    for code in ("pt", "en", "auto", "cs"):
        game.button(LANGUAGES[spoken].page.get("Settings", "Settings")).click()
        with game.page.expect_navigation():
            game.page.locator("select[name=language]").select_option(code)
        game.wait()
        spoken = "ru" if code == "auto" else code
        expect_page_in(game, spoken)
        expect(game.status).to_contain_text(SECOND.into(LANGUAGES[spoken]))
        assert game.link == "?trisq=g7"
        assert game.way == "frozen"
    game.page.reload()
    game.wait()
    expect_page_in(game, "cs")


def test_all_languages_are_offered_by_their_own_names(fresh: Fresh) -> None:
    game = fresh(locale="pt-PT")
    game.load()
    offered = game.page.locator("select[name=language] option").all_text_contents()
    own = [language.name for language in LANGUAGES.values()]
    assert offered == [LANGUAGES["pt"].page["As the browser"], *own]


def test_without_its_texts_the_page_is_english(fresh: Fresh) -> None:
    game = fresh(locale="bg-BG")
    game.page.route("**/texts-bg.json", lambda route: route.fulfill(status=404))
    game.load("?trisq=g7")
    game.trouble.clear()
    expect_page_in(game, "en")
    expect(game.status).to_contain_text(str(SECOND))


@pytest.mark.parametrize(("code", "locale"), LOCALES.items())
def test_the_rules_are_told_in_every_language(
    fresh: Fresh, code: str, locale: str
) -> None:
    game, language = fresh(locale=locale), LANGUAGES[code]
    game.load("?talpa")
    game.button(language.page["Rules"]).click()
    rules = game.page.get_by_role("dialog")
    expect(rules).to_contain_text(language.texts["Dig your tunnel"])
    expect(rules).to_contain_text(
        language.texts["remove {site}"].replace("{site}", "a1")
    )
    assert game.way == "frozen"
