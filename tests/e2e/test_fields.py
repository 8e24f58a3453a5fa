"""In a field, keys type; what they mean elsewhere in the page is not done."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import ElementHandle

from tests.e2e.page import GamePage
from tests.kit import random_match
from tests.scale import some
from trisq.games import GAMES
from trisq.link import write
from trisq.match import Match
from trisq.view import view

FIELDS = "input, select, textarea, [contenteditable]"
MOVING = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]
KEYS = [" ", *"?lctwmhra1", *MOVING, "Enter"]  # the last may submit a form

# What a field itself is for, such as another language, must not be taken for a command.
DEAF = """
window.hearing = new AbortController();
for (const kind of ["input", "change"]) {
  const { signal } = window.hearing;
  const stop = (event) => event.stopImmediatePropagation();
  addEventListener(kind, stop, { capture: true, signal });
}
"""
UNFOLD = """(field) => {
  const sheet = field.closest("[data-sheet]");
  if (sheet) sheet.dataset.open = "";
  if (sheet) field.closest("details").open = true;
}"""
EMPTY = """(field) => {
  field.blur();  // it may have opened a list
  if (field.type === "text") field.value = "";
  field.focus();
  document.querySelector("[data-say]").replaceChildren();
}"""
SHOWN = """(field) => {
  const text = (name) => document.querySelector(name).textContent;
  const open = [...document.querySelectorAll("dialog[open]")];
  const shown = {
    address: location.href,
    state: document.documentElement.dataset.state,
    board: text("[data-board]"),
    moves: text("[data-moves]"),
    status: text("[role=status]"),
    alert: text("[role=alert]"),
    said: text("[data-say]"),
    dialogs: open.map((dialog) => dialog.getAttribute("aria-labelledby")),
    hasFocus: document.activeElement === field,
  };
  return [shown, field.type === "checkbox" ? field.checked : field.value];
}"""


def due(name: str) -> Match:
    """Return a game under way in which dice are due, if it has any."""
    for plies in range(6, 60):
        match = random_match(GAMES[name], 1, plies)
        shown = view(match)
        if "chance" not in shown["seats"] or shown["turn"] == "chance":
            return match
    raise AssertionError("no dice were due")


def submits(field: ElementHandle) -> bool:
    return bool(field.evaluate("({ form }) => form?.matches(':has([type=submit])')"))


@pytest.fixture
def deaf(game: GamePage) -> Iterator[GamePage]:
    """A page whose fields can be changed without any consequence."""
    fields = game.page.query_selector_all(FIELDS)
    keep = "(field) => [field.value, field.checked]"
    before = [field.evaluate(keep) for field in fields]
    game.page.evaluate(DEAF)
    yield game
    game.page.evaluate("window.hearing.abort()")
    for field, kept in zip(fields, before):
        restore = "(field, kept) => { [field.value, field.checked] = kept; }"
        field.evaluate(restore, kept)


def reachable(game: GamePage) -> Iterator[ElementHandle]:
    """Yield every field of the page, in a dialog that was opened for it."""
    for field in game.page.query_selector_all(FIELDS):
        dialog = field.evaluate("(field) => field.closest('dialog')?.dataset.opener")
        if dialog:
            game.open_menu()
            game.page.locator(f"button[data-{dialog}]").click()
        else:  # one that several buttons open, not all of them now
            field.evaluate("(field) => field.closest('dialog')?.showModal()")
        field.evaluate(UNFOLD)
        yield field
        if dialog:
            game.page.locator(f"[data-opener={dialog}] [data-close]").click()
        else:
            field.evaluate("(field) => field.closest('dialog')?.close()")


def press(game: GamePage, field: ElementHandle, key: str, kind: str) -> None:
    """Press a key in a field and see that nothing but the field has changed."""
    field.evaluate(EMPTY)
    before, value = field.evaluate(SHOWN)
    assert before["state"] == "ready"
    assert before["hasFocus"]
    game.page.keyboard.press(key)
    after, typed = field.evaluate(SHOWN)
    where = f"{key!r} in {kind} of {before['dialogs']}"
    assert after == before, where
    if kind == "text" and len(key) == 1:
        assert typed == key, where
    if kind == "checkbox" and key == " ":
        assert typed != value, where


# The fields are the same in every game; dice are due in the last one.
@pytest.mark.parametrize("name", some(zip(reversed([*GAMES])), short=1))
def test_a_key_in_a_field_only_types(deaf: GamePage, name: str) -> None:
    deaf.visit(write(name, due(name).moves))
    kinds = set()
    for field in reachable(deaf):
        kind = field.evaluate("({ type }) => type")
        kinds.add(kind)
        keys = KEYS[:-1] if submits(field) else KEYS
        for key in keys:
            if kind != "radio" or key not in MOVING:  # which go to the next one
                press(deaf, field, key, kind)
    assert kinds >= {"text", "checkbox", "select-one"}


def test_no_key_plays_behind_an_open_dialog(game: GamePage) -> None:
    game.visit("?scripta")
    openers = game.page.locator("dialog").evaluate_all(
        "(dialogs) => dialogs.map(({ dataset }) => dataset.opener ?? 'rules')"
    )
    assert len(openers) > 1
    for opener in openers:
        game.open_menu()
        game.page.locator(f"button[data-{opener}]").click()
        game.wait()
        assert game.page.locator("dialog[open]").count() == 1
        game.page.evaluate("document.activeElement.blur()")
        game.press(" ", "h", "m", "ArrowRight", "Enter")
        assert game.link == "?scripta"
        assert game.page.locator("dialog[open]").count() == 1, opener
        game.press("Escape")
