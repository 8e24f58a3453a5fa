"""A turn with dice in few gestures: by mouse, by finger and by keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.page import GamePage

Fresh = Callable[..., GamePage]

ROLLED = "?scripta=146-p4-p1-p6-335-p3-p5-p3-124"
LEAVING = "?scripta=men5-set0e18be11ae5oa4ob4-124"
STUCK = "?scripta=666-p6-p6-p6-111-p1-p1-1m1-666-6m6-6m6"  # then squares have no move


def die(game: GamePage, pips: int) -> None:
    game.page.get_by_role("button", name=f"Die {pips}").click()
    game.wait()


def depth(game: GamePage) -> int:
    found: int = game.page.evaluate("history.state.depth")
    return found


def test_a_sum_of_dice_is_one_target_and_as_many_choices(game: GamePage) -> None:
    game.visit(ROLLED)
    before = depth(game)
    game.click("b6", "a12")
    assert game.link == f"{ROLLED}-6m2-8m1-9m4", "by the order that captures"
    assert depth(game) == before + 3
    expect(game.status).to_contain_text("one man ran 7 points, and took")
    for left in ("-6m2-8m1", "-6m2", ""):
        game.push("Undo")
        assert game.link == ROLLED + left
    game.push("Redo")
    assert game.link == f"{ROLLED}-6m2"


def test_a_man_chosen_twice_goes_by_the_active_die(game: GamePage) -> None:
    game.visit(ROLLED)
    game.click("b6", "b6")
    assert game.link == f"{ROLLED}-6m1"
    game.push("Undo")
    game.cell("b6").dblclick()
    game.wait()
    assert game.link == f"{ROLLED}-6m1", "a double click is the same"
    game.push("Undo")
    game.click("b6")
    die(game, 2)
    expect(game.button("Go 2 points")).to_be_visible()
    game.click("b6")
    assert game.link == f"{ROLLED}-6m2"


def test_a_man_that_comes_in_or_leaves_goes_no_points(game: GamePage) -> None:
    for link, site in (("?scripta=124", "hand0"), (LEAVING, "c7")):
        game.visit(link)
        game.click(site)
        expect(game.page.locator("[data-place]")).to_have_text("Move")


@pytest.mark.skip_browser("firefox")  # driven so, it does not count clicks
def test_a_double_click_on_a_target_plays_one_die(game: GamePage) -> None:
    game.visit(ROLLED)
    game.click("b6")
    game.cell("b7").dblclick()
    game.wait()
    assert game.link == f"{ROLLED}-6m1"
    expect(game.button("Cancel")).to_be_hidden()


def test_a_die_with_one_use_is_played_by_pressing_it(game: GamePage) -> None:
    game.visit("?scripta=146")
    die(game, 4)
    assert game.link == "?scripta=146-p4", "all other men wait, too"
    die(game, 1)
    assert game.link == "?scripta=146-p4", "a man or another"
    expect(game.status).to_contain_text("Choose a man for the 1.")


def test_dice_lead_one_after_another_once_one_is_chosen(game: GamePage) -> None:
    game.visit(ROLLED)
    die(game, 2)
    game.click("b6")
    assert game.link == f"{ROLLED}-6m2"
    expect(game.status).to_contain_text("Choose a man for the 1.")
    game.click("b4")
    assert game.link == f"{ROLLED}-6m2-4m1"
    game.push("Undo")
    assert game.link == f"{ROLLED}-6m2", "not only the die is let go"
    game.push("Undo")
    assert game.link == ROLLED, "and the dice are the same"
    expect(game.button("Cancel")).to_be_hidden()


@pytest.mark.skip_browser("firefox")
def test_dice_that_are_tapped_roll_and_lead(phone: GamePage) -> None:
    """So every turn takes at most four taps."""
    phone.visit("?scripta=146-p4-p1-p6-335-p3-p5-p3")
    phone.page.locator(".die[data-due]").first.tap()
    phone.wait()
    expect(phone.status).to_contain_text("Choose a man for the ")
    rolled = phone.link
    for _ in range(3):
        phone.tap("hand0")
    moves = phone.link.split("&")[0].removeprefix(rolled.split("&")[0]).split("-")
    assert [move[0] for move in moves if move] == ["p", "p", "p"]


@pytest.mark.skip_browser("firefox")
def test_a_sum_is_played_by_two_taps(phone: GamePage) -> None:
    phone.visit(ROLLED)
    phone.tap("b6", "b12")
    assert phone.link == f"{ROLLED}-6m2-8m4"


def test_a_sum_is_played_by_the_keyboard(game: GamePage) -> None:
    game.visit(ROLLED)
    game.cell("b6").focus()
    game.press("Enter", *["ArrowRight"] * 6, "Enter")
    assert game.link == f"{ROLLED}-6m2-8m4"
    game.cell("b12").focus()
    game.press("Space", "Space")
    assert game.link == f"{ROLLED}-6m2-8m4-12m1", "the same man twice"


def test_a_man_is_carried_by_a_sum_of_dice(game: GamePage) -> None:
    game.visit(ROLLED)
    game.cell("b6").drag_to(game.cell("b12"))
    game.wait()
    assert game.link == f"{ROLLED}-6m2-8m4"


def test_who_looks_around_passes_himself(game: GamePage) -> None:
    game.visit(f"{STUCK}-6m6-111")
    expect(game.page.get_by_text("No die fits: the turn passes.")).to_be_visible()
    game.push("Pass")
    assert game.link == f"{STUCK}-6m6-111-pass"


@pytest.mark.parametrize("turned", [False, True])
def test_a_forced_pass_plays_itself_and_says_why(fresh: Fresh, turned: bool) -> None:
    game = fresh()
    game.load(f"{STUCK}-6m6-111")
    if turned:
        game.push("Turn the board")
    expect(game.button("Pass")).to_be_visible()
    expect(game.status).to_contain_text("no die fits, as captured men must enter")
    before = depth(game)
    game.until(lambda: game.link.endswith("-pass"), "the turn passes", 5)
    expect(game.status).to_contain_text("no die fits, as captured men must enter")
    assert game.link == f"{STUCK}-6m6-111-pass"
    assert depth(game) == before, "nobody chose it"
    game.push("Undo")
    expect(game.button("Pass")).to_be_visible()


def test_who_aims_at_pass_stops_its_clock(fresh: Fresh) -> None:
    game = fresh()
    game.page.clock.install()
    game.load(f"{STUCK}-6m6-111")
    game.button("Pass").hover()
    game.page.clock.run_for(5000)
    assert game.link == f"{STUCK}-6m6-111"


def test_the_side_of_the_board_stays_with_its_table(game: GamePage) -> None:
    game.visit("?scripta=146-p4")
    game.click("b4", "b5")
    there = game.cell("b5").bounding_box()
    game.push("Turn the board")
    turned = game.cell("b5").bounding_box()
    assert there != turned
    link = game.link
    game.visit("?scripta=335")
    assert game.cell("b5").bounding_box() == there, "another game"
    game.go_back()
    assert game.link == link
    assert game.cell("b5").bounding_box() == turned
    game.page.reload()
    game.wait()
    assert game.cell("b5").bounding_box() == turned
    game.push("Turn the board")
    assert game.cell("b5").bounding_box() == there


def test_the_odds_are_told_of_the_man_in_the_hand(game: GamePage) -> None:
    game.visit("?scripta=146-p4-p1-p6-335-p3-p5-p3-222")
    told = game.page.locator("[data-odds-told]")
    expect(told).to_be_empty()  # a friend's game: nobody has asked for them
    game.open_menu("Odds")
    expect(told).to_contain_text("Triangles: 469 points to go.")
    game.click("b6")
    expect(told).to_contain_text(re.compile(r"\d+% of the throws can capture this man"))
    assert game.way == "frozen", "the frozen program can count, too"
    game.visit("?dama")
    expect(game.page.locator("[data-odds]")).to_be_hidden()


def test_who_wants_to_finish_the_turn_himself_says_done(fresh: Fresh) -> None:
    game = fresh()
    game.load("?scripta=146-p4-p1")
    game.button("Settings").click()
    game.page.get_by_label("The last die ends your turn").uncheck()
    game.page.keyboard.press("Escape")
    game.wait()
    game.seat(1, 1)
    game.click("hand0", "b6")
    expect(game.button("Done")).to_be_visible()
    assert game.link == "?scripta=146-p4-p1-p6"
    game.push("Undo")
    expect(game.button("Done")).to_be_hidden()
    game.click("b4", "b10")
    game.button("Done").click()
    expect(game.status).to_contain_text("Squares rolled")


def test_a_tap_skips_the_computers_turn(fresh: Fresh) -> None:
    game = fresh()
    game.load("?scripta=146-p4-p1")
    game.seat(1, 1)
    game.click("hand0", "b6")
    game.cell("c1").click()
    expect(game.button("Roll")).to_be_visible()
    expect(game.alert).to_be_empty()
