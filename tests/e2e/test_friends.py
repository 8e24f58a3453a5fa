"""Two friends, each with a device, who exchange nothing but what Send produced."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.page import GamePage
from tests.e2e.test_proof import use
from tests.kit import ask
from trisq.games import GAMES

Fresh = Callable[..., GamePage]
SHARE = (
    "Object.defineProperty(navigator, 'share', { configurable: true,"
    " value: async (data) => { window.shared = data; } });"
)
TURNS = 40  # of a race with one man each, which chance seldom needs

# The last moves of games that were played at random, from where they began to end.
ENDINGS = {
    "trisq": (
        "?trisq=size7-set1bab2a2b2a4ebaea3b2a2b2a4bab4abab2eb3a2b2",
        ("f2", "f6", "g1", "b5"),
    ),
    "talpa": (
        "?talpa=size6-set1abeb2e3ae2be2a2ebebae2ae2bea3e2b",
        ("c6d6", "d3d2", "d6e6", "a1a2"),
    ),
    "dama": (
        "?dama=set1be3ae6a2e2be2ae3b",
        ("a1e5", "d2b2", "c5a4", "c4b4xa4"),
    ),
}
RACE = "?scripta=men5-set0e24ae5be5oa4ob4"  # one man each, who leaves with a 1 or a 6

GREEN = """() => {
  const probe = document.createElement("i");
  probe.style.color = "var(--go)";
  document.body.append(probe);
  const go = getComputedStyle(probe).color;
  probe.remove();
  return [...document.querySelectorAll(".dock button")]
    .filter((one) => one.checkVisibility())
    .filter((one) => getComputedStyle(one).backgroundColor === go)
    .map((one) => one.innerText.trim());
}"""


@pytest.fixture
def device(fresh: Fresh) -> Fresh:
    """Make devices with a share sheet that always sends."""

    def make(**options: Any) -> GamePage:
        game = fresh(**options)
        game.page.add_init_script(SHARE)
        return game

    return make


def view_of(game: GamePage) -> Any:
    """What Python says of the address."""
    return ask(op="view", link=game.link)["view"]


def html(game: GamePage, name: str) -> str | None:
    return game.page.locator("html").get_attribute(f"data-{name}")


def headline(game: GamePage) -> str:
    return game.page.locator("[data-headline]").inner_text().replace("\n", " ")


def plates(game: GamePage) -> list[str]:
    return [
        game.page.locator(f"[data-{name}-plate] strong").inner_text()
        for name in ("first", "second")
    ]


def told(view: Any, you: int) -> str:
    """What happened, in words for who plays a side: a turn with dice has its own."""
    words: str = view["told"][you] if view["told"] else view["story"]
    return words


def sees(game: GamePage, phase: str, you: int, said: str) -> None:
    """Check what a player is told: the phase, the side, the headline, the last move."""
    assert (html(game, "phase"), html(game, "you")) == (phase, str(you))
    assert headline(game) == said
    view = view_of(game)
    expect(game.status).to_contain_text(told(view, you))
    expect(game.status).to_contain_text(view["headline"])
    names = ["Friend", "Friend"]
    names[you] = "You"
    assert plates(game) == names
    green = game.page.evaluate(GREEN)
    assert len(green) <= 1, green
    if phase == "send":  # what a friend is to do is not asked of who waits
        assert set(green) <= {"Send the link"}, green
    whose = "Your turn" if phase == "play" else "Your friend’s turn"
    if phase != "over":
        assert game.page.title() == f"{whose} · {view['title']}"


def click(game: GamePage, move: str) -> None:
    """Play a move as a hand does."""
    choices = view_of(game)["choices"]
    path = next(some["path"] for some in choices if some["move"] == move)
    for site in path:
        game.page.locator(f'[data-site="{site}"], [data-action="{site}"]').click()
        game.wait()


def send(game: GamePage) -> str:
    """Send the game; return the address that went out."""
    game.page.evaluate("delete window.shared")
    button = game.page.locator("[data-forward]")
    if button.is_hidden():
        button = game.button("Send link")
    button.click()
    game.until(lambda: game.page.evaluate("window.shared !== undefined"), "the sheet")
    game.wait()
    url: str = game.page.evaluate("window.shared.url")
    return url


def receive(game: GamePage, url: str) -> None:
    """Open a link as it is opened in a chat: nothing else is known to the tab."""
    game.page.goto("about:blank")
    game.page.goto(url)
    game.wait()


def hand_over(here: GamePage, there: GamePage, side: int) -> None:
    """Send what was played, and see it arrive."""
    sees(here, "send", side, "Now send your move")
    url = send(here)
    sees(here, "send", side, "Sent. Your friend’s turn")
    shared = here.page.evaluate("window.shared")
    view = view_of(here)
    assert shared["text"] == f"{view['title']}: {told(view, 1 - side)}. Your turn!"
    receive(there, url)
    crew = view["plates"][1 - side]["crew"]
    sees(there, "play", 1 - side, f"Your turn. You play {crew}.")


def is_over(here: GamePage, there: GamePage, side: int) -> bool:
    """See the end on both sides, if it has come."""
    if not view_of(here)["outcome"]:
        return False
    receive(there, send(here))
    for game, mine in ((here, side), (there, 1 - side)):
        assert (html(game, "phase"), html(game, "you")) == ("over", str(mine))
        expect(game.status).to_contain_text(view_of(game)["outcome"]["reason"])
    return True


@pytest.mark.parametrize("name", ENDINGS)
def test_a_game_is_played_to_its_end_by_links(device: Fresh, name: str) -> None:
    start, moves = ENDINGS[name]
    here, there = device(), device()
    here.load(start)
    assert (html(here, "phase"), html(here, "you")) == ("play", None)
    side: int = view_of(here)["whose"]
    for move in moves:
        click(here, move)
        if is_over(here, there, side):
            return
        hand_over(here, there, side)
        here, there, side = there, here, 1 - side
    pytest.fail("the game goes on")


def test_a_race_with_proved_dice_is_run_to_its_end_by_links(device: Fresh) -> None:
    here, there = device(), device()
    here.load(RACE)
    for turn in range(TURNS):
        side = turn % 2
        here.push("Roll")
        assert (html(here, "phase"), html(here, "you")) == ("play", str(side))
        use(here)
        assert view_of(here)["dice"]["state"] == "proved"
        if is_over(here, there, side):
            return
        hand_over(here, there, side)
        expect(there.alert).to_be_empty()
        here, there = there, here
    pytest.fail("nobody has come home")


def test_who_changes_a_die_is_found_and_named(device: Fresh) -> None:
    honest, cheater = device(), device()
    honest.load("?scripta")
    honest.push("Roll")
    use(honest)
    receive(cheater, send(honest))
    cheater.push("Roll")
    url = cheater.page.url
    thrown = view_of(cheater)["moves"][-1]
    better = "666" if thrown != "666" else "555"
    receive(cheater, re.sub(f"-{thrown}(?=&|$)", f"-{better}", url))
    use(cheater)
    number = len(view_of(honest)["moves"]) + 1
    receive(honest, send(cheater))
    expect(honest.alert).to_contain_text(f"The dice of move {number} do not match")
    expect(honest.button("Dice do not match")).to_be_visible()
    assert (html(honest, "phase"), html(honest, "you")) == ("play", "0")


# --- Sending ---


def test_only_a_share_sheet_says_that_something_was_sent(device: Fresh) -> None:
    game = device()
    game.load("?dama=d2")
    game.page.evaluate(
        "Object.defineProperty(navigator, 'share', { configurable: true, value:"
        " async () => { throw new DOMException('', 'AbortError'); } }); 0"
    )
    game.click("b4")
    game.push("Send the link")
    sees(game, "send", 1, "Now send your move")
    game.page.evaluate(
        "Object.defineProperty(navigator, 'share', { configurable: true,"
        " value: undefined });"
        "Object.defineProperty(navigator, 'clipboard', { configurable: true, value:"
        " { writeText: async (text) => { window.copied = text; } } }); 0"
    )
    game.push("Send the link")
    expect(game.status).to_contain_text("Link copied.")
    sees(game, "send", 1, "Link copied. Paste it to your friend.")
    assert game.page.evaluate("window.copied") == game.page.url
    game.page.reload()
    game.wait()
    sees(game, "send", 1, "Link copied. Paste it to your friend.")


def test_a_move_can_be_taken_back_before_it_is_sent_and_after(device: Fresh) -> None:
    game = device()
    game.load("?dama=d2")
    for button in ("Take back", "Undo"):
        game.click("b4")
        sees(game, "send", 1, "Now send your move")
        if button == "Undo":
            send(game)
        game.push(button)
        assert game.link == "?dama=d2"
        assert (html(game, "phase"), html(game, "you")) == ("play", "1")
    game.click("b6")
    sees(game, "send", 1, "Now send your move")


def test_waiting_offers_what_comes_next(device: Fresh) -> None:
    game = device()
    game.load("?dama")
    game.click("d2")
    first = send(game)
    expect(game.button("Send the link")).to_be_hidden()
    game.page.evaluate("delete window.shared")
    game.push("Send again")
    assert game.page.evaluate("window.shared.url") == first
    game.push("Another game")
    assert html(game, "phase") == "home"
    game.go_back()
    sees(game, "send", 0, "Sent. Your friend’s turn")


def test_the_postcard_shows_what_the_friend_will_see(device: Fresh) -> None:
    game = device(viewport={"width": 1280, "height": 800})
    game.load("?dama=d2")
    card = game.page.get_by_role("figure", name="What your friend will see")
    expect(card).to_be_hidden()
    game.click("b4")
    expect(card).to_be_visible()
    expect(card).to_contain_text("Black placed a man on b4. Your turn!")
    expect(card.locator("img")).to_have_attribute("src", re.compile("^data:image/svg"))
    send(game)
    expect(card).to_be_hidden()


# --- Two at one screen ---


def test_who_clicks_on_plays_for_both_and_is_told_so_once(device: Fresh) -> None:
    game = device()
    game.load("?dama")
    game.click("d2")
    sees(game, "send", 0, "Now send your move")
    told = "You play for both sides now"
    game.click("b4")
    expect(game.status).to_contain_text("Black placed a man on b4")
    expect(game.status).to_contain_text(told)
    assert (html(game, "phase"), html(game, "you")) == ("play", None)
    assert (headline(game), plates(game)) == ("White to move", ["White", "Black"])
    game.click("d3")
    expect(game.status).not_to_contain_text(told)
    expect(game.button("Send the link")).to_be_hidden()
    for _ in range(2):
        game.push("Undo")
    sees(game, "send", 0, "Now send your move")
    game.push("Redo")
    assert (html(game, "phase"), html(game, "you")) == ("play", None)


def test_a_roll_for_the_friend_is_played_but_not_by_the_space_bar(
    device: Fresh,
) -> None:
    game = device()
    game.load("?scripta")
    game.push("Roll")
    use(game)
    sees(game, "send", 0, "Now send your move")
    before = game.link
    game.page.locator("body").press(" ")
    game.wait()
    assert game.link == before
    game.push("Roll")
    assert html(game, "you") is None


# --- Arrival ---


@pytest.mark.parametrize("name", GAMES)
def test_who_opens_a_link_is_the_side_to_move(game: GamePage, name: str) -> None:
    view = ask(op="view", link=f"?{name}")["view"]
    for _ in range(5):
        op = "roll" if view["turn"] == "chance" else "play"
        more = {} if op == "roll" else {"move": view["choices"][0]["move"]}
        view = ask(op=op, link=view["link"], **more)["view"]
        game.forget()
        game.visit(view["link"])
        crew = view["plates"][view["whose"]]["crew"]
        sees(game, "play", view["whose"], f"Your turn. You play {crew}.")


def test_in_a_finished_game_it_is_the_side_that_did_not_move(game: GamePage) -> None:
    start, moves = ENDINGS["dama"]
    game.visit("-".join((start, *moves)))
    assert (html(game, "phase"), html(game, "you")) == ("over", "1")


def test_only_a_newcomer_is_offered_to_learn(device: Fresh) -> None:
    game = device()
    game.load("?dama=d2")
    game.push("New here? Learn")
    assert game.link == "?dama&learn=1"
    game.push("Back to my game")
    assert game.link == "?dama=d2"
    game.click("b4")
    expect(game.button("New here?")).to_be_hidden()
    receive(game, game.root + "?talpa=a1a2")
    expect(game.button("New here?")).to_be_hidden()
