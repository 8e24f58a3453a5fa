"""The rules in their dialog, and every position in it tried by clicking."""

import pytest
from playwright.sync_api import Locator, expect

from tests.contract.test_rulebook import EVERY, RULES, tried
from tests.e2e.page import GamePage
from tests.e2e.test_access import looking, violations
from trisq.games import GAMES, load
from trisq.games.pack import Rule

# In a short run only those of the ordinary games: variants have the same rules.
TRIED = [
    pytest.param(
        name,
        rule,
        id=f"{name}-{rule.title}",
        marks=() if name in GAMES else pytest.mark.long,
    )
    for name, rule in EVERY
]
SCREENS = {
    "desktop": (1280, 800, "dark"),
    "phone": (390, 844, "dark"),
    "small": (320, 640, "light"),
}


def dialog(game: GamePage) -> Locator:
    return game.page.get_by_role("dialog")


def open_rules(game: GamePage) -> None:
    game.push("Rules")
    expect(dialog(game).get_by_role("listitem").first).to_be_visible()


def follow(game: GamePage, rule: Rule) -> None:
    """Follow the link of a rule; two rules of a game may have the same words."""
    links = dialog(game).get_by_role("link", name=f"Try it: {rule.label}")
    links.and_(game.page.locator(f'[href="{rule.link}"]')).click()
    game.wait()


@pytest.mark.parametrize(("name", "rule"), TRIED)
def test_every_rule_can_be_tried(game: GamePage, name: str, rule: Rule) -> None:
    game.visit("?" + name.replace("-", "="))
    open_rules(game)
    follow(game, rule)
    expect(dialog(game)).to_be_hidden()
    assert game.link == rule.link
    assert game.focused is not None, "the focus is on the board"
    expect(game.status).to_contain_text(f"Try: {rule.label}")
    expect(game.alert).to_be_empty()
    trial = tried(name, rule)
    path, scene = trial.path, trial.game.scene(trial.before.state)
    buttons = {button.id: str(button.label) for button in scene.buttons}
    if rule.refused:
        for site in path:  # the page may know before the last click that it cannot be
            if game.alert.inner_text() == "":
                game.click(site)
        expect(game.alert).not_to_be_empty()
        assert game.link == rule.link, "nothing was played"
        return
    for step in path:
        if step in buttons:
            game.push(buttons[step])
        else:
            game.click(step)
    expect(game.alert).to_be_empty()
    assert game.link == f"{rule.link}{'-' if '=' in rule.link else '='}{rule.move}"
    board = trial.game.text(trial.after.state)
    named = f"\n{trial.game.full_title}" if trial.game.variant else ""
    assert game.board == board + named


@pytest.mark.parametrize("name", GAMES)
def test_the_dialog_tells_the_rules_of_the_game(game: GamePage, name: str) -> None:
    game.visit(f"?{name}")
    open_rules(game)
    expect(dialog(game)).to_have_accessible_name(f"How to play {GAMES[name].title}")
    headings = dialog(game).get_by_role("listitem").get_by_role("heading", level=3)
    expect(headings).to_have_text([rule.title for rule in RULES[name]])
    words = dialog(game).get_by_role("listitem").get_by_role("paragraph")
    expect(words).to_have_text([rule.text for rule in RULES[name]])
    own = dialog(game).get_by_role("listitem").filter(has_text="Our own rule")
    expect(own).to_have_count(sum(rule.own for rule in RULES[name]))
    goal = load(name).lessons()[0].text
    expect(dialog(game).get_by_role("paragraph").first).to_have_text(goal)
    expect(dialog(game)).to_contain_text(f"Source: {load(name).source}.")
    game.push("Close")
    expect(dialog(game)).to_be_hidden()
    expect(game.page.locator("[data-more]")).to_be_focused()


def test_a_variant_has_examples_on_its_own_board(game: GamePage) -> None:
    game.visit("?scripta")
    open_rules(game)
    expect(dialog(game)).to_contain_text("fifteen men")
    game.push("Close")
    game.visit("?scripta=men5")
    open_rules(game)
    expect(dialog(game)).to_contain_text("five men")
    expect(dialog(game)).not_to_contain_text("fifteen")
    game.push("Close")
    game.visit("?trisq=size7")
    open_rules(game)
    expect(dialog(game)).to_have_accessible_name("How to play Trisq 7 × 7")
    dialog(game).get_by_role("link").nth(1).click()
    game.wait()
    assert game.link.startswith("?trisq=size7-")
    game.click("f6")
    expect(game.status).to_contain_text("captured the square on e6")


def test_the_dialog_is_used_by_keys_alone(game: GamePage) -> None:
    for _ in range(2):
        game.button("Rules").focus()
        game.press("Enter")
        expect(dialog(game).get_by_role("button", name="Print")).to_be_focused()
        game.press("Escape")
        expect(dialog(game)).to_be_hidden()
        expect(game.page.locator("[data-more]")).to_be_focused()
    game.button("Rules").focus()
    game.press("Enter")
    second = dialog(game).get_by_role("link").nth(1)
    for _ in range(4):
        if not second.evaluate("link => link === document.activeElement"):
            game.press("Tab")
    expect(second).to_be_focused()
    game.press("Enter")
    assert game.link == RULES["trisq"][1].link
    assert game.focused is not None


def test_reading_changes_nothing_on_the_board(game: GamePage) -> None:
    game.visit("?dama=d2-b4-d3-b2")
    game.click("d1")
    open_rules(game)
    dialog(game).get_by_role("heading", level=3).first.click()
    game.press("Escape")
    expect(dialog(game)).to_be_hidden()
    expect(game.cell("d1")).to_have_accessible_name("d1, white man")
    game.visit("?scripta")
    open_rules(game)
    dialog(game).get_by_role("heading", level=3).first.click()
    game.press("Space")
    game.page.mouse.click(5, 400)
    expect(dialog(game)).to_be_hidden()
    assert game.link == "?scripta", "a click beside the dialog closes it, a key scrolls"


def test_back_closes_the_dialog_and_returns_from_a_trial(game: GamePage) -> None:
    game.visit("?trisq=a13")
    open_rules(game)
    follow(game, RULES["trisq"][1])
    game.go_back()
    assert game.link == "?trisq=a13"
    open_rules(game)
    game.go_back()
    expect(dialog(game)).to_be_hidden()


def test_a_link_to_try_opens_in_a_new_tab_too(game: GamePage) -> None:
    """A browser opens the tab if the page lets it; whether it does is the browser's."""
    open_rules(game)
    link = dialog(game).get_by_role("link").nth(1)
    assert link.get_attribute("href") == RULES["trisq"][1].link
    game.page.evaluate(
        "addEventListener('click', (event) => {"
        "  window.kept = event.defaultPrevented;"
        "  event.preventDefault();"
        "}, { once: true })"
    )
    link.click(modifiers=["ControlOrMeta"])
    assert game.page.evaluate("window.kept") is False
    expect(dialog(game)).to_be_visible()
    assert game.link == "?trisq"


@pytest.mark.parametrize("screen", SCREENS)
def test_the_dialog_is_open_to_everyone(game: GamePage, screen: str) -> None:
    width, height, scheme = SCREENS[screen]
    game.visit("?scripta")  # the longest rules
    with looking(game, width, height, scheme):
        open_rules(game)
        found = violations(game)
        sheet = dialog(game).bounding_box()
        room = game.page.evaluate("document.documentElement.clientWidth")
        wide = dialog(game).evaluate(
            "box => [box, ...box.querySelectorAll('*')]"
            ".filter(some => some.scrollWidth > some.clientWidth + 1"
            " && getComputedStyle(some).display !== 'inline').length"
        )
        last = dialog(game).get_by_role("link").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=1)
        game.press("Escape")
    assert found == []
    assert wide == 0, "nothing sticks out"
    assert sheet is not None
    if screen != "desktop":
        assert (sheet["width"], sheet["height"]) == (room, height)


def test_the_trials_need_no_slow_start(game: GamePage) -> None:
    assert game.woken
    assert len(EVERY) > 20
