"""Playing against the computer, letting it play, asking it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.core.test_computer import few_men
from tests.e2e.page import GamePage
from tests.e2e.test_access import violations
from tests.kit import random_match
from trisq import link
from trisq.games import GAMES

Fresh = Callable[..., GamePage]
FIRST = {"trisq": "g7", "talpa": "a1a2", "dama": "d2"}
PATIENCE = 30_000  # for a machine that does much else


def seat(game: GamePage, side: str, level: int) -> None:
    """Let the computer, or a person, play a side."""
    game.open_menu("Players")
    choice = game.page.get_by_label(re.compile(f"[▲□] {side.capitalize()}"))
    choice.select_option(str(level))
    game.close_menu()


def moves(game: GamePage) -> Locator:
    return game.page.get_by_role("region", name="Moves").get_by_role("link")


def answered(game: GamePage, count: int) -> None:
    """Wait until so many moves are played."""
    expect(moves(game)).to_have_count(count, timeout=PATIENCE)
    game.wait()


@pytest.fixture
def own(game: GamePage) -> Callable[[str], GamePage]:
    """Open a game in the shared page: who plays belongs to a game, not to a page."""

    def open_game(link: str) -> GamePage:
        game.visit(link)
        return game

    return open_game


@pytest.fixture
def alone(fresh: Fresh) -> Callable[[str], GamePage]:
    """Open a page of its own, whose second Python has not come yet or will not stop."""

    def open_page(link: str) -> GamePage:
        game = fresh(viewport={"width": 1280, "height": 800})
        game.load(link)
        return game

    return open_page


Own = Callable[[str], GamePage]


@pytest.mark.parametrize("name", FIRST)
def test_the_computer_answers_and_the_link_is_only_the_game(
    own: Own, name: str
) -> None:
    game = own(f"?{name}={FIRST[name]}")
    side = (game.page.locator("[data-second-side]").text_content() or "")[2:]
    seat(game, side, 1)
    answered(game, 2)
    assert re.fullmatch(rf"\?{name}={FIRST[name]}-[a-z0-9]+", game.link)
    assert game.woken
    expect(game.status).to_contain_text(re.compile(side, re.IGNORECASE))
    expect(game.page.locator("[data-thinking]")).to_be_hidden()


def test_the_computer_plays_at_the_bare_address_too(own: Own) -> None:
    game = own("")
    seat(game, "square", 1)
    game.click("g7")
    answered(game, 2)


def test_the_computer_can_have_the_first_move(own: Own) -> None:
    game = own("?dama")
    seat(game, "white", 2)
    answered(game, 1)
    game.click(next(site for site in ("d2", "d6") if site not in game.link))
    answered(game, 3)


def test_the_computer_rolls_and_uses_its_dice_itself(own: Own) -> None:
    game = own("?scripta=146-p1-p4-1m6")
    seat(game, "squares", 1)
    expect(game.status).to_contain_text("Your turn", timeout=PATIENCE)
    listed = game.moves()
    assert len(listed) == 8
    assert listed[4].removeprefix("□ ").replace(" ", "").isdigit()


def test_undo_takes_back_its_answer_too(own: Own) -> None:
    game = own("?dama")
    seat(game, "black", 1)
    game.click("d2")
    answered(game, 2)
    whole = game.link
    game.push("Undo")
    assert game.link == "?dama"
    game.push("Redo")
    assert game.link == whole
    game.go_back()
    assert game.link == "?dama"


def test_the_computer_plays_against_itself_until_it_is_stopped(alone: Own) -> None:
    game = alone("?dama")
    game.replay_speed("Fast")
    seat(game, "white", 1)
    seat(game, "black", 1)
    expect(moves(game).nth(3)).to_be_visible(timeout=PATIENCE)
    game.button("Stop").click()
    expect(game.button("Let the computer move")).to_be_visible()
    game.wait()
    count = len(game.moves())
    # Who is to move first: with one person at the table the computer goes on by itself.
    for side in ("white", "black")[:: -1 if count % 2 else 1]:
        seat(game, side, 0)
    expect(game.button("Let the computer move")).to_be_hidden()
    assert len(game.moves()) == count


def test_thinking_is_seen_and_heard_and_can_be_stopped(alone: Own) -> None:
    game = alone("?trisq=g7")
    held: list[Route] = []
    stopped = False

    def hold(route: Route) -> None:
        if stopped:
            route.continue_()
        else:
            held.append(route)

    game.page.route("**/worker.js", hold)  # so that it thinks as long as we want
    seat(game, "square", 3)
    thinking = game.page.get_by_text(re.compile(r"thinking: \d\.\d\ss"))
    expect(thinking).to_be_visible()
    assert violations(game) == []
    game.click("a1")
    expect(game.alert).to_have_text(
        "The computer is thinking. Press Stop to move instead."
    )
    game.open_menu("Type a move")
    game.page.get_by_label("Type a move").fill("a1")
    game.page.keyboard.press("Enter")
    game.wait()
    assert game.link == "?trisq=g7"
    game.close_menu()
    game.button("Stop").click()
    expect(thinking).to_be_hidden()
    stopped = True
    for route in held:
        route.continue_()
    expect(game.page.locator("[data-say]")).to_have_text(
        "Stopped. The computer is waiting."
    )
    game.click("c3")  # a person moves in its place
    assert game.link == "?trisq=g7-c3"
    game.click("h8")
    answered(game, 4)


def test_who_plays_is_kept_with_the_game_and_not_in_its_link(own: Own) -> None:
    game = own("?dama")
    seat(game, "black", 2)
    game.page.reload()
    game.wait()
    expect(game.page.get_by_label("▲ black")).to_have_value("2")
    assert game.link == "?dama"


def test_a_hint_shows_a_move_and_says_why(game: GamePage) -> None:
    game.visit("?dama=d2-b4-d3-b2")
    before = game.link
    game.cell("a1").focus()
    game.press("h")
    expect(game.status).to_contain_text(
        "Hint: place a man on d1 – closes a mill and captures b", timeout=PATIENCE
    )
    expect(game.status).to_contain_text("closes a mill")
    game.wait()
    assert game.link == before
    game.click("d1")
    expect(game.status).not_to_contain_text("Hint")
    game.press("Escape")


def test_on_a_phone_a_hint_brings_the_board_into_view(phone: GamePage) -> None:
    phone.visit("?dama=d2-b4-d3-b2")
    frame = phone.page.locator("[data-frame]")
    headline = phone.page.locator("[data-headline]")
    phone.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(frame).not_to_be_in_viewport(ratio=1)
    phone.push("Hint")
    expect(frame).to_be_in_viewport(ratio=1)
    expect(headline).to_be_in_viewport(ratio=1)
    expect(phone.status).to_contain_text(
        "Hint: place a man on d1 – closes a mill and captures b", timeout=PATIENCE
    )
    phone.visit("?scripta")
    phone.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    phone.push("Hint")
    expect(phone.page.get_by_text("Roll the dice first.")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("?scripta", "Roll the dice first."),
        ("?dama=d2-b4#1", "Go to the latest move to get a hint."),
        ("?dama=d2-d2", "Press “Continue from here” first, then ask for a hint."),
    ],
)
def test_where_there_is_no_hint_the_page_says_why(
    game: GamePage, address: str, why: str
) -> None:
    game.visit(address)
    game.page.locator("[data-site]").first.focus()
    game.press("h")
    expect(game.status).to_contain_text(why)


def test_after_the_end_there_is_no_hint_and_the_graph_says_who_won(
    game: GamePage,
) -> None:
    game.visit(link.write("dama", random_match(GAMES["dama"], 1).moves))
    game.page.locator("[data-site]").first.focus()
    game.press("h")
    expect(game.status).to_contain_text("The game is over.")
    details = game.page.locator("[data-evaluation]")
    game.open_menu("Who is ahead")
    said = game.page.locator("[data-whose]").text_content() or ""
    expect(details.locator("[data-graph-note]")).to_have_text(said)
    details.locator("summary").click()


def test_the_search_for_a_hint_can_be_stopped_by_a_key(alone: Own) -> None:
    game = alone("?dama=d2-b4")
    game.stall("**/worker.js")
    game.cell("a1").focus()
    game.page.keyboard.press("h")
    looking = game.page.get_by_text(re.compile(r"Looking for a hint: \d\.\d\ss"))
    expect(looking).to_be_visible()
    game.page.keyboard.press("Escape")
    expect(looking).to_be_hidden()
    expect(game.page.locator("[data-say]")).to_have_text("Stopped.")
    assert game.link == "?dama=d2-b4"


def test_a_rule_to_try_is_left_to_the_player(own: Own) -> None:
    game = own("?trisq")
    seat(game, "square", 1)
    game.push("Rules")
    game.page.get_by_role("link", name="put a square on a13").click()
    game.wait()
    expect(game.status).to_contain_text("Try: put a square on a13")
    count = len(game.moves())
    game.click("a13")
    answered(game, count)
    game.go_back()
    assert game.link == "?trisq"
    expect(game.page.get_by_label("□ square")).to_have_value("1")


def test_the_graph_goes_on_while_beginners_play(alone: Own) -> None:
    game = alone("?dama")
    details = game.page.locator("[data-evaluation]")
    game.open_menu("Who is ahead")
    game.replay_speed("Fast")
    seat(game, "white", 1)
    seat(game, "black", 1)
    later = re.compile(r"After move ([4-9]|\d\d)")
    expect(details.locator("[data-graph-note]")).to_have_text(later, timeout=PATIENCE)


def test_escape_closes_the_menu_and_stops_nobody(alone: Own) -> None:
    game = alone("?trisq=a13-c12-g7")
    seat(game, "square", 3)
    expect(game.page.locator("[data-thinking]")).to_be_visible()
    game.open_menu()
    game.page.keyboard.press("Escape")
    expect(game.page.locator("[data-sheet]")).to_be_hidden()
    expect(game.button("Let the computer move")).to_be_hidden()
    answered(game, 4)


def test_how_the_game_stands_is_drawn_and_said(game: GamePage) -> None:
    game.visit("?dama=d2-b4-d3-b2-d1xb4")
    details = game.page.locator("[data-evaluation]")
    game.open_menu("Who is ahead")
    note = details.locator("[data-graph-note]")
    expect(note).to_have_text(
        re.compile(r"After move 5: white is ahead, \d+% to win\."),
        timeout=PATIENCE,
    )
    line = details.locator("[data-graph-line]")
    expect(line).to_have_attribute("d", re.compile(r"^M.*L"), timeout=PATIENCE)
    details.locator("summary").click()


def test_a_game_that_is_over_is_left_alone(own: Own) -> None:
    game = own("?dama")
    seat(game, "white", 1)
    answered(game, 1)
    game.push("Undo")
    assert game.link == "?dama"
    expect(game.button("Let the computer move")).to_be_visible()
    game.visit("?dama=d2-b4-d3-b2-d1xb4")
    assert len(game.moves()) == 5


@pytest.mark.long
def test_the_endgames_are_fetched_when_the_game_gets_there(alone: Own) -> None:
    fetched: list[int] = []
    game = alone("?dama=d2")
    game.page.on(
        "response",
        lambda some: fetched.append(some.status) if ".bin" in some.url else None,
    )
    game.push("Hint")
    expect(game.status).to_contain_text("Hint:", timeout=PATIENCE)
    assert fetched == []
    game.visit(link.write("dama", few_men().moves))
    with game.page.expect_response("**/endgame.bin"):
        game.push("Hint")
    expect(game.status).to_contain_text("Hint:", timeout=PATIENCE)
    assert fetched == [200]
    game.visit("?dama=d2")
    game.visit(link.write("dama", few_men().moves))
    game.push("Hint")
    expect(game.status).to_contain_text("Hint:", timeout=PATIENCE)
    assert fetched == [200]  # Python has it now
