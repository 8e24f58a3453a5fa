"""Dice that both players can prove: thrown, sent to and fro, cut off, taken back."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.page import GamePage
from tests.e2e.test_computer import Own, own, seat
from tests.e2e.test_table import NO_STORAGE
from tests.kit import ask
from tests.scale import some
from trisq import proof

__all__ = ["own"]

Fresh = Callable[..., GamePage]
TABLES = """() => Object.keys(localStorage).filter((key) => key.startsWith("table "))
  .map((key) => localStorage.getItem(key))"""

DICE = 3  # of a throw


def told(game: GamePage) -> dict[str, Any]:
    """What Python says of the dice in the address."""
    dice: dict[str, Any] = ask(op="view", link=game.link)["view"]["dice"]
    return dice


def tables(game: GamePage) -> list[dict[str, Any]]:
    return [json.loads(some) for some in game.page.evaluate(TABLES)]


def turn(game: GamePage) -> None:
    """Roll, and use the dice in any way."""
    game.push("Roll")
    use(game)


def use(game: GamePage) -> None:
    for _ in range(DICE):
        view = ask(op="view", link=game.link.replace("embed&", ""))["view"]
        for site in view["choices"][0]["path"] if view["turn"] in (0, 1) else ():
            game.page.locator(f'[data-site="{site}"], [data-action="{site}"]').click()
            game.wait()


def test_a_game_begun_here_is_proved_from_its_first_roll(own: Own) -> None:
    game = own("?scripta")
    expect(game.page.locator("[data-proof]")).to_be_hidden()
    for count in (1, 2, 3, 4):
        turn(game)
        dice = told(game)
        assert (dice["state"], dice["covered"]) == ("proved", count)
    assert dice["from"] is not None
    assert game.woken
    shown = game.button("Dice proved ✓")
    expect(shown).to_have_attribute("aria-expanded", "false")
    expect(game.page.get_by_text(dice["sentence"])).to_be_hidden()
    shown.click()
    expect(shown).to_have_attribute("aria-expanded", "true")
    expect(game.page.get_by_text(dice["sentence"])).to_be_visible()
    expect(game.page.get_by_text("Nobody can choose or foresee")).to_be_visible()
    shown.click()
    expect(game.page.get_by_text(dice["sentence"])).to_be_hidden()


def test_the_secrets_stay_on_the_device(own: Own) -> None:
    game = own("?scripta")
    turn(game)
    turn(game)
    (table,) = tables(game)
    for secret, anchor in zip(table["dice"]["secrets"], told(game)["anchors"]):
        value = proof.decoded(secret, proof.SECRET)
        assert value is not None
        assert proof.encoded(proof.chain_of(value)[0]) == anchor
        assert secret not in game.page.url
    first, second = table["dice"]["secrets"]
    assert first != second
    game.push("New game")
    game.push("Roll")
    made = {some["dice"]["secrets"][0] for some in tables(game)}
    assert len(made) == 2, "another game has its own"


def test_undo_takes_the_proof_back_and_the_dice_fall_alike(own: Own) -> None:
    game = own("?scripta")
    turn(game)
    before = game.link
    game.push("Roll")
    after = game.link
    for _ in range(2):
        game.push("Undo")
        assert game.link == before
        assert told(game)["covered"] == 1
        game.push("Roll")
        assert game.link == after
    game.push("Undo")
    game.push("Redo")
    assert game.link == after


def test_a_link_goes_to_and_fro_between_two_devices(fresh: Fresh) -> None:
    one, other = fresh(), fresh()
    one.load("?scripta")
    turn(one)
    address = one.link
    for count, game in enumerate((other, one, other), 2):
        game.page.goto("about:blank")
        game.load(address)  # as a link in a message is opened: no history
        expect(game.alert).to_be_empty()
        turn(game)
        address = game.link
        dice = told(game)
        assert (dice["state"], dice["covered"]) == ("proved", count)
    assert len(tables(one)) == len(tables(other)) == 1


def test_two_tabs_of_a_device_share_what_they_know(fresh: Fresh) -> None:
    one = fresh()
    one.load("?scripta")
    turn(one)
    other = GamePage(one.page.context.new_page(), one.root)
    other.load(one.link)
    turn(other)
    one.page.bring_to_front()
    one.visit(other.link)
    turn(one)
    turn(one)  # by the secret that the other tab has made
    assert (told(one)["state"], told(one)["covered"]) == ("proved", 4)
    assert len(tables(one)) == 1
    assert other.trouble == []


def test_a_throw_without_its_proof_is_told_on_arrival(fresh: Fresh) -> None:
    one, other = fresh(), fresh()
    one.load("?scripta")
    turn(one)
    bare = re.sub("&dice=.*", "", one.link)
    other.load(bare)
    expect(other.alert).to_be_empty()
    other.push("Roll")
    expect(other.button("Dice not proved")).to_be_visible()
    use(other)
    one.page.goto("about:blank")
    one.load(other.link)
    expect(one.alert).to_contain_text("This throw is not proved")
    expect(one.button("Dice not proved")).to_be_visible()
    turn(one)
    expect(one.alert).to_be_empty()
    stranger = fresh()
    stranger.load(other.link)
    expect(stranger.alert).to_be_empty()


def test_a_throw_that_does_not_follow_is_told(game: GamePage) -> None:
    game.visit("?scripta")
    game.push("Roll")
    written = game.link.split("=")[1][:3]
    forged = "111" if written != "111" else "222"
    game.visit(game.link.replace(f"={written}", f"={forged}", 1))
    game.push("Dice do not match")
    said = game.page.locator("[data-dice-sentence]")
    expect(said).to_contain_text("The dice of move 1 do not match")
    game.push("Dice do not match")


def test_against_the_computer_nothing_is_proved_or_said(own: Own) -> None:
    game = own("?scripta")
    seat(game, "squares", 1)
    game.push("Roll")
    assert re.fullmatch(r"\?scripta=[1-6]{3}", game.link)
    expect(game.page.locator("[data-proof]")).to_be_hidden()


def test_without_storage_dice_are_proved_as_long_as_the_page_is(fresh: Fresh) -> None:
    game = fresh()
    game.page.add_init_script(NO_STORAGE)
    game.load("?scripta")
    for count in (1, 2, 3):
        turn(game)
        assert (told(game)["state"], told(game)["covered"]) == ("proved", count)
    game.page.reload()
    game.wait()
    game.push("Roll")
    assert told(game)["state"] == "proved", "the entry of the history knows it"


def test_inside_another_page_dice_are_proved_and_nothing_is_kept(fresh: Fresh) -> None:
    game = fresh()
    game.load("?embed&scripta")
    for count in (1, 2, 3):
        game.push("Roll")
        link = game.link.replace("embed&", "")
        dice = ask(op="view", link=link)["view"]["dice"]
        assert (dice["state"], dice["covered"]) == ("proved", count)
        use(game)
    assert tables(game) == []


SPOILT = ("{}", "7", '{"secrets": [1], "anchors": [], "moves": 3}')


@pytest.mark.parametrize("spoilt", some(zip(SPOILT), short=1))
def test_a_spoilt_secret_is_a_game_that_nobody_knows(own: Own, spoilt: str) -> None:
    game = own("?scripta")
    turn(game)
    game.page.evaluate(
        """(spoilt) => { for (const key of Object.keys(localStorage)) {
          if (!key.startsWith("table ")) continue;
          const kept = JSON.parse(localStorage.getItem(key));
          const text = JSON.stringify({ ...kept, dice: JSON.parse(spoilt) });
          localStorage.setItem(key, text);
        } }""",
        spoilt,
    )
    game.page.reload()
    game.wait()
    turn(game)
    assert told(game)["covered"] == 2, "squares have a secret of his own"
