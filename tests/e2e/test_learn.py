"""Learning by playing: every step, every way in and out, and nothing else touched."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.contract.test_lessons import COURSES, EVERY, Case, rights
from tests.e2e.page import GamePage
from tests.e2e.test_access import looking, violations
from tests.scale import some

STORAGE = "JSON.stringify(Object.entries(localStorage).sort())"
SCREENS = {
    "desktop": (1280, 800, "light"),
    "phone": (390, 844, "dark"),
    "small": (320, 640, "light"),
    "aside": (844, 390, "light"),
}
Fresh = Callable[..., GamePage]
every_game = pytest.mark.parametrize("name", COURSES)


def phase(game: GamePage) -> str | None:
    return game.page.locator("html").get_attribute("data-phase")


def kept(game: GamePage) -> str:
    """Return all that the device knows, but that a lesson was offered."""
    text: str = game.page.evaluate(STORAGE)
    return json.dumps([pair for pair in json.loads(text) if pair[0] != "taught"])


def learn(game: GamePage) -> None:
    """By the button in the header; a newcomer sees another."""
    game.page.locator("[data-learn]").click()
    game.wait()


def clicks(case: Case, move: str) -> tuple[str, ...]:
    known = case.standing
    return known.game.path(known.state, known.game.parse(move))


def legal(case: Case) -> list[str]:
    known = case.standing
    return [*map(known.game.format, known.game.legal_moves(known.state))]


@every_game
def test_a_lesson_is_done_step_by_step(game: GamePage, name: str) -> None:
    """A wrong move is answered, the right one is shown, and Next leads to the end."""
    game.visit(f"?{name}")
    before = kept(game)
    learn(game)
    for case in (one for one in EVERY if one.name == name):
        assert (game.link, phase(game)) == (case.link, "learn")
        expect(game.status).to_contain_text(case.step.title)
        expect(game.status).to_contain_text(case.step.task)
        expect(game.page.locator("[data-who]")).to_have_text(
            f"Step {case.number} of {len(COURSES[name])}"
        )
        for move, words in case.step.wrong:
            if move in legal(case):
                board = game.board
                game.click(*clicks(case, move))
                expect(game.alert).to_have_text(words)
                assert game.board == board, "the position stands again"
                if game.button("Cancel").is_visible():
                    game.push("Cancel")
        for site in clicks(case, rights(case)[0]):
            game.click(site)
        expect(game.status).to_contain_text("That’s it.")
        expect(game.alert).to_be_empty()
        assert "primary" in (game.button("Next").get_attribute("class") or "")
        game.push("Next")
    expect(game.status).to_contain_text("You know")
    assert game.page.locator(".steps i[data-on]").count() == len(COURSES[name])
    assert kept(game) == before, "no table was touched"
    game.push("Back to my game")
    assert (game.link, phase(game)) == (f"?{name}", "play")


def test_a_wrong_click_is_refused_in_the_words_of_the_step(game: GamePage) -> None:
    game.visit("?talpa&learn=3")
    game.click("c3")
    expect(game.alert).not_to_be_empty()
    game.visit("?trisq&learn=2")
    game.click("d4")
    expect(game.alert).to_have_text(dict(EVERY[1].step.wrong)["d4"])
    game.click("a1")
    expect(game.alert).to_have_text(EVERY[1].step.otherwise)
    game.push("Show me")
    expect(game.alert).to_be_empty()
    expect(game.cell("d4")).to_have_accessible_name("d4, empty")
    game.click("a1")
    expect(game.cell("a1")).to_have_accessible_name("a1, empty")
    assert game.link == "?trisq&learn=2"


def test_the_game_is_there_again_at_the_very_place(game: GamePage) -> None:
    """Whatever was clicked: also where somebody looked back, and Redo still works."""
    game.visit("?dama=d2-b4-d3")
    game.push("Undo")
    game.page.locator("[data-first]").click()
    game.wait()
    there = (game.link, game.board, phase(game), kept(game))
    learn(game)
    game.push("Show me")
    game.push("Next")
    game.page.locator("body").press("ArrowRight")
    game.wait()
    assert game.link == "?dama&learn=3"
    game.page.locator("body").press("ArrowLeft")
    game.wait()
    assert game.link == "?dama&learn=2"
    game.push("Read the rules")
    game.press("Escape")
    game.push("Back to my game")
    assert (game.link, game.board, phase(game), kept(game)) == there
    game.page.locator("[data-last]").click()
    game.wait()
    game.push("Redo")
    assert game.link == "?dama=d2-b4-d3"
    learn(game)
    game.go_back()
    assert game.link == "?dama=d2-b4-d3", "the browser's own button leaves it, too"


def test_the_computer_keeps_its_seat_and_does_not_play_in_a_lesson(
    game: GamePage,
) -> None:
    game.visit("?dama=d2")
    game.seat(0, 1)
    learn(game)
    game.push("Show me")
    game.page.wait_for_timeout(600)
    assert game.link == "?dama&learn=1"
    expect(game.status).to_contain_text("That’s it.")
    game.push("Back to my game")
    expect(game.page.locator("[data-first-seat]")).to_have_value("1")
    assert game.link == "?dama=d2"
    game.seat(0, 0)


def test_a_link_to_a_step_is_for_teachers(game: GamePage) -> None:
    game.visit("?scripta&learn=4")
    expect(game.status).to_contain_text("Capture single men")
    game.push("Leave the lesson")
    assert (game.link, phase(game)) == ("?scripta", "play")
    game.visit("?dama&learn=99")
    expect(game.status).to_contain_text("You know Dama.")
    game.visit("?chess&learn=1")
    assert phase(game) == "broken"


def test_at_the_end_a_short_game_with_the_computer_is_begun(game: GamePage) -> None:
    game.visit("?trisq&learn=7")
    game.push("Play the computer")
    assert (game.link, phase(game)) == ("?trisq=size7", "play")
    expect(game.page.locator("[data-second-seat]")).to_have_value("1")
    game.forget()
    game.visit("?trisq&learn=7")
    game.push("Read the rules")
    name = game.page.get_by_role("dialog")
    expect(name).to_have_accessible_name("How to play Trisq")
    game.press("Escape")
    game.push("Play a friend")
    assert (game.link, phase(game)) == ("?trisq", "play")


def test_the_first_refusal_of_a_newcomer_leads_to_its_rule(fresh: Fresh) -> None:
    game = fresh()
    game.load("?trisq=b13-n1-a12")
    game.click("a13")
    expect(game.alert).to_contain_text("self-capture is not allowed")
    expect(game.button("Learn this rule")).to_be_visible()
    assert game.way == "first", "the small program knows which rule it was"
    game.button("Learn this rule").click()
    game.wait()
    assert game.link == "?trisq&learn=5"
    game.push("Back to my game")
    assert game.link == "?trisq=b13-n1-a12"
    game.click("a13")
    expect(game.alert).to_contain_text("self-capture is not allowed")
    expect(game.button("Learn this rule")).to_be_hidden()


def test_a_finger_swipes_from_step_to_step(phone: GamePage) -> None:
    phone.visit("?trisq&learn=2")
    swipe(phone, -120)
    assert phone.link == "?trisq&learn=3"
    swipe(phone, 120)
    assert phone.link == "?trisq&learn=2"
    swipe(phone, 20)
    assert phone.link == "?trisq&learn=2", "that was no swipe"
    phone.tap("e4")
    expect(phone.status).to_contain_text("That’s it.")


def swipe(game: GamePage, by: int) -> None:
    """Move a finger over the board, from its middle to the side."""
    game.page.evaluate(
        "by => { const cell = document.querySelector('[data-site=d1]');"
        " const send = (type, x) => cell.dispatchEvent(new TouchEvent(type, {"
        "  bubbles: true, cancelable: true,"
        "  touches: type === 'touchend' ? [] : [touch(x)],"
        "  changedTouches: [touch(x)] }));"
        " const touch = (x) => new Touch({"
        "  identifier: 1, target: cell, clientX: x, clientY: 300 });"
        " send('touchstart', 180); send('touchend', 180 + by); }",
        by,
    )
    game.wait()


@every_game
def test_a_phone_keeps_board_and_buttons_in_place(phone: GamePage, name: str) -> None:
    """Whatever a step says when it is solved, or refuses, nothing jumps."""
    for case in (one for one in EVERY if one.name == name):
        phone.visit(f"?{name}&learn={case.number}")
        before = phone.page.locator("[data-frame]").bounding_box()
        phone.push("Show me")
        assert phone.page.locator("[data-frame]").bounding_box() == before, case.number
        expect(phone.button("Next")).to_be_in_viewport(ratio=1)
    phone.visit(f"?{name}&learn={len(COURSES[name]) + 1}")
    expect(phone.button("Play a friend")).to_be_in_viewport(ratio=1)


def looks() -> Iterator[tuple[str, str]]:
    """Yield every game on every screen; the first ones are each on another."""
    for shift in range(len(SCREENS)):
        for at, name in enumerate(COURSES):
            yield name, [*SCREENS][(at + shift) % len(SCREENS)]


@pytest.mark.parametrize(("name", "screen"), some(looks(), short=len(COURSES)))
def test_every_step_is_open_to_everyone(game: GamePage, name: str, screen: str) -> None:
    """Nothing sticks out, and what is to be done is in sight."""
    width, height, scheme = SCREENS[screen]
    with looking(game, width, height, scheme):
        for step in range(1, len(COURSES[name]) + 2):
            game.visit(f"?{name}&learn={step}")
            assert violations(game) == [], step
            root = "document.documentElement"
            assert game.page.evaluate(f"{root}.scrollWidth") == width, step
            if step <= len(COURSES[name]):
                expect(game.button("Next")).to_be_in_viewport(ratio=1)
                expect(game.page.locator("[data-todo]")).to_be_in_viewport()
