"""The answer comes as text in a chat, or is shared with an installed page."""

from playwright.sync_api import expect

from tests.e2e.test_friends import Fresh, device, html, sees, send

__all__ = ["device"]


def test_the_answer_can_be_pasted_as_a_whole_message(device: Fresh) -> None:
    game = device()
    game.load("?dama")
    game.click("d2")
    url = send(game)
    game.push("Paste the answer")
    field = game.page.get_by_role("textbox", name="The link, or the whole message")
    field.fill("Hello, how are you?")
    game.push("Open the game")
    dialog = game.page.get_by_role("dialog")
    expect(dialog).to_contain_text("There is no link to a game in this text.")
    field.fill(f"Dama: Black placed a man on b4. Your turn!\n{url}-b4 :-)")
    game.push("Open the game")
    expect(dialog).to_be_hidden()
    assert game.link == "?dama=d2-b4"
    sees(game, "play", 0, "Your turn. You play white squares.")
    game.click("d3")
    game.push("Send the link")
    game.push("Paste the answer")
    field.fill(f"{url}-b4-d3-d3")
    game.push("Open the game")
    assert html(game, "phase") == "broken"


def test_what_is_shared_with_the_page_is_opened(device: Fresh) -> None:
    game = device()
    game.load("?title=&text=Your%20turn!%20https%3A%2F%2Fa.org%2F%3Fdama%3Dd2-b4")
    assert game.link == "?dama=d2-b4"
    sees(game, "play", 0, "Your turn. You play white squares.")
