"""Variants in the page: chosen where a game is begun, kept by the next one."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.page import GamePage
from tests.e2e.test_computer import Own, answered, own, seat
from tests.kit import ask, random_match
from tests.scale import some
from trisq import link
from trisq.games import GAMES, find, load

__all__ = ["own"]

WITH_VARIANTS = [name for name in GAMES if load(name).variants]
LANGUAGES = ("en", "ru", "bg", "cs", "pt")


def offered(name: str, language: str = "en") -> list[dict[str, str]]:
    view = ask(op="view", link=f"?{name}", language=language)["view"]
    variants: list[dict[str, str]] = view["variants"]
    return variants


def group(game: GamePage, kind: str) -> Locator:
    return game.page.get_by_role("group", name=kind, exact=True)


def chosen(game: GamePage) -> list[str]:
    current = game.page.locator("[data-variants] a[aria-current]")
    return current.all_inner_texts()


def sites(game: GamePage) -> int:
    return game.page.locator("[role=gridcell]").count()


@pytest.mark.parametrize("name", WITH_VARIANTS)
def test_every_variant_is_begun_by_its_link(game: GamePage, name: str) -> None:
    game.visit(f"?{name}")
    choice = offered(name)
    links = group(game, choice[0]["kind"]).get_by_role("link")
    assert links.all_inner_texts() == [one["label"] for one in choice]
    for at, one in enumerate(choice):
        links.nth(at).click()
        game.wait()
        assert game.link == one["link"]
        assert chosen(game) == [one["label"]]
        view = ask(op="view", link=one["link"])["view"]
        assert sites(game) == len(view["scene"]["sites"])
        assert game.page.title().count(one["title"]) == 1
        expect(game.page.get_by_role("grid", name=one["title"])).to_be_visible()
        assert links.nth(at).evaluate("one => one === document.activeElement")


def test_a_variant_is_chosen_with_the_keyboard(game: GamePage) -> None:
    game.visit("?trisq")
    group(game, "Board").get_by_role("link", name="13 × 13").focus()
    game.press("Tab", "Enter")
    assert game.link == "?trisq=size9"
    game.press("Tab", "Enter")
    assert game.link == "?trisq=size7"
    game.go_back()
    assert chosen(game) == ["9 × 9"]


@pytest.mark.skip_browser("firefox")  # driven so, it has no fingers
def test_a_finger_chooses_a_variant_and_plays_it(phone: GamePage) -> None:
    phone.visit("?trisq")
    group(phone, "Board").get_by_role("link", name="7 × 7").tap()
    phone.wait()
    assert (phone.link, sites(phone)) == ("?trisq=size7", 49)
    phone.tap("d4", "d4")
    assert phone.link == "?trisq=size7-d4"


def test_there_is_no_choice_once_something_is_played(game: GamePage) -> None:
    game.visit("?talpa=size6")
    before = game.cell("a1").bounding_box()
    game.click("a1", "a2")
    expect(game.page.locator("[data-variants]")).to_be_hidden()
    assert game.cell("a1").bounding_box() == before
    game.push("New game")
    assert game.link == "?talpa=size6"
    assert chosen(game) == ["6 × 6"]
    game.visit("?dama")
    expect(game.page.locator("[data-variants]")).to_be_hidden()


def test_a_variant_that_there_is_not_is_refused_beside_the_others(
    game: GamePage,
) -> None:
    game.visit("?trisq=size8")
    expect(game.alert).to_contain_text("Trisq has no variant “size8”.")
    assert chosen(game) == ["13 × 13"]


def test_another_board_keeps_the_players(own: Own) -> None:
    game = own("?trisq")
    seat(game, "square", 1)
    group(game, "Board").get_by_role("link", name="7 × 7").click()
    game.wait()
    game.click("d4")
    answered(game, 2)
    assert game.link.startswith("?trisq=size7-d4-")


@pytest.mark.parametrize("language", some(zip(LANGUAGES), short=2))
def test_variants_are_offered_in_every_language_and_never_broken(
    fresh: Any, language: str
) -> None:
    game = fresh(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        locale=language,
    )
    game.load("?trisq=size9")
    for name in WITH_VARIANTS:
        choice = offered(name, language)
        for one in choice:
            game.visit(one["link"])
            links = group(game, choice[0]["kind"]).get_by_role("link")
            assert links.all_inner_texts() == [each["label"] for each in choice]
            headline = game.page.locator("[data-headline]")
            assert (headline.text_content() or "").count(one["label"]) <= 1
            assert game.page.evaluate(LINES, ".variants a") == []
            if one["label"] in one["title"]:
                assert game.page.evaluate(LINES, ".headline strong span") == []
            over = "document.documentElement.scrollWidth - innerWidth"
            assert game.page.evaluate(over) <= 0


# The texts that stand in more than one line.
LINES = """(selector) => [...document.querySelectorAll(selector)]
  .filter((some) => {
    const range = document.createRange();
    range.selectNodeContents(some);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
    return new Set(tops).size > 1;
  })
  .map((some) => some.textContent)"""


def test_the_board_of_a_variant_is_there_before_python(fresh: Any) -> None:
    game = fresh(viewport={"width": 1280, "height": 800})
    game.stall("**/*.wasm*")
    game.page.goto(f"{game.root}?trisq=size7-d4")
    expect(game.page.locator("[role=gridcell]")).to_have_count(49)
    expect(game.page.locator("nav a")).to_have_count(len(GAMES))


@pytest.mark.parametrize("height", [720, 800])
def test_what_the_scene_offers_is_seen_at_once(fresh: Any, height: int) -> None:
    game = fresh(viewport={"width": 1280, "height": height})
    game.load("?trisq")
    before = game.cell("g7").bounding_box()
    game.click("g7")
    assert game.cell("g7").bounding_box() == before
    expect(game.button("Swap")).to_be_in_viewport(ratio=1)
    game.push("Swap")
    assert game.link == "?trisq=g7-swap"
    expect(game.cell("g7")).to_have_attribute("data-side", "1")
    assert game.cell("g7").bounding_box() == before


@pytest.fixture
def thumb(fresh: Any) -> GamePage:
    """A usual phone."""
    page: GamePage = fresh(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    return page


@pytest.mark.skip_browser("firefox")  # driven so, it has no fingers
def test_a_small_board_is_played_against_the_computer_with_a_thumb(
    thumb: GamePage,
) -> None:
    thumb.load("?trisq")
    group(thumb, "Board").get_by_role("link", name="7 × 7").tap()
    thumb.wait()
    seat(thumb, "square", 1)
    for count in (2, 4, 6):
        view = ask(op="view", link=thumb.link)["view"]
        site = view["choices"][len(view["choices"]) // 2]["move"]
        thumb.tap(site)  # its points are as large as a thumb, so nobody needs to aim
        answered(thumb, count)
    assert thumb.link.startswith("?trisq=size7-")
    thumb.push("New game")
    assert thumb.link == "?trisq=size7"
    assert chosen(thumb) == ["7 × 7"]


@pytest.mark.skip_browser("firefox")  # driven so, it has no fingers
def test_a_small_board_is_played_to_its_end_with_a_thumb(thumb: GamePage) -> None:
    rules = find("trisq", "size7")
    match = random_match(rules, seed=5)
    before = link.of(match, len(match.moves) - 1)
    thumb.load(before)
    expect(thumb.page.locator("[data-variants]")).to_be_hidden()
    thumb.tap(match.moves[-1], match.moves[-1])
    assert thumb.link == link.of(match)
    expect(thumb.status).to_contain_text("wins")
    expect(thumb.status).to_contain_text("Trisq 7 × 7")
    thumb.push("New game")
    assert (thumb.link, sites(thumb)) == ("?trisq=size7", 49)
