"""Bad input, bad luck: links out of order, two devices, no storage, wrong clocks."""

import pytest
from playwright.sync_api import expect

from tests.e2e.test_friends import Fresh, device, html, plates, receive, sees, send
from tests.e2e.test_table import NO_STORAGE

__all__ = ["device"]

FULL = (
    "Storage.prototype.setItem ="
    " () => { throw new DOMException('', 'QuotaExceededError'); };"
)


def test_an_old_link_is_an_earlier_place_with_a_way_to_the_newest(
    device: Fresh,
) -> None:
    game = device()
    game.load("?dama=d2-b4-d3")
    game.click("b2")
    newest = game.link
    receive(game, game.root + "?dama=d2")
    sees(game, "play", 1, "Your turn. You play black triangles.")
    expect(game.status).to_contain_text("an earlier point in your game")
    game.push("Go to move 4")
    assert game.link == newest
    sees(game, "send", 1, "Now send your move")
    expect(game.status).not_to_contain_text("an earlier point")


def test_a_friend_who_took_another_line_is_told_of(device: Fresh) -> None:
    game = device()
    game.load("?dama=d2-b4-d3")
    game.click("b2")
    mine = game.link
    receive(game, game.root + "?dama=d2-b4-d3-b6-d7")
    expect(game.status).to_contain_text("This link changes move 4")
    sees(game, "play", 1, "Your turn. You play black triangles.")
    game.push("Show my game")
    assert game.link == mine
    sees(game, "send", 1, "Now send your move")


def test_the_page_can_be_told_that_it_is_another_game(device: Fresh) -> None:
    game = device()
    game.load("?dama=d2")
    game.click("b4")
    receive(game, game.root + "?dama=d2-b4")
    sees(game, "send", 1, "Now send your move")
    game.open_menu()
    game.push("This is another game")
    assert (html(game, "phase"), html(game, "you")) == ("play", "0")
    game.page.reload()
    game.wait()
    assert html(game, "you") == "0"
    receive(game, game.root + "?dama=d2-b4")
    assert html(game, "you") == "0", "the newest of two that match"


def test_a_person_with_two_devices_can_say_who_she_is(device: Fresh) -> None:
    laptop, phone, friend = device(), device(), device()
    laptop.load("?dama")
    laptop.click("d2")
    url = send(laptop)
    receive(phone, url)
    assert html(phone, "you") == "1", "who opens a link is to move"
    phone.open_menu()
    phone.push("I play white squares")
    sees(phone, "send", 0, "Now send your move")
    receive(friend, url)
    friend.click("b4")
    answer = send(friend)
    for game in (phone, laptop):
        receive(game, answer)
        sees(game, "play", 0, "Your turn. You play white squares.")
    phone.click("d3")
    receive(laptop, send(phone))
    sees(laptop, "send", 0, "Now send your move")


def test_a_link_never_finds_the_computer_but_a_way_to_it(device: Fresh) -> None:
    game = device()
    game.load("?dama=d2-b4")
    game.seat(1, 2)
    receive(game, game.root + "?dama=d2-b4")
    assert (html(game, "phase"), html(game, "you")) == ("play", "0")
    assert plates(game) == ["You", "Friend"]
    game.push("Go on with your game against the computer")
    assert plates(game) == ["You", "Computer"]


@pytest.mark.parametrize("trouble", [NO_STORAGE, FULL])
def test_without_storage_a_reload_keeps_who_i_am(device: Fresh, trouble: str) -> None:
    game = device()
    game.page.add_init_script(trouble)
    game.load("?dama=d2")
    game.click("b4")
    sees(game, "send", 1, "Now send your move")
    send(game)
    game.page.reload()
    game.wait()
    sees(game, "send", 1, "Sent. Your friend’s turn")
    game.push("Undo")
    assert (html(game, "phase"), html(game, "you")) == ("play", "1")


CROWD = """({ count, at }) => { for (let n = 0; n < count; n++) {
  const old = { id: `old${n}`, link: '?dama=a1', game: 'dama  ', moves: ['a1', `x${n}`],
                you: 0, whose: 0, seats: [0, 0], at: at + n };
  localStorage.setItem(`table ${old.id}`, JSON.stringify(old)); } }"""
COUNT = "Object.keys(localStorage).filter((key) => key.startsWith('table ')).length"


def test_two_hundred_games_are_known_and_no_more(device: Fresh) -> None:
    game = device()
    game.load("?dama")
    game.page.evaluate(CROWD, {"count": 200, "at": 1})
    game.click("d2")
    url = send(game)
    assert game.page.evaluate(COUNT) == 200
    receive(game, url + "-b4")
    sees(game, "play", 0, "Your turn. You play white squares.")


def test_a_clock_that_was_wrong_does_not_matter(device: Fresh) -> None:
    game = device()
    game.load("?dama")
    game.page.evaluate(CROWD, {"count": 3, "at": 4e12})
    game.page.reload()  # in the year 2096 all of these were touched
    game.wait()
    game.click("d2")
    receive(game, game.root + "?dama=d2-b4")
    game.open_menu()
    game.push("This is another game")
    game.click("d3")
    receive(game, game.root + "?dama=d2-b4")
    expect(game.status).to_contain_text("an earlier point in your game")
    assert html(game, "you") == "0"
