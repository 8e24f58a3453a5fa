"""What Node paints is what the rules say today, and no mark of any game is left out."""

import os
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tests.kit import AnyGame, random_match
from tests.web.painted import CASES, VIEWS, Case, asked, refused, text
from trisq.errors import GameError
from trisq.game import Seat
from trisq.games import GAMES
from trisq.view import view

MANY = 9  # web/board/paint.js marks more sites than that in another way
EVERYWHERE = {"last", "refused", "hint", "kept", "hover", "aim", "other coordinates"}
SOMETIMES = ("areas", "trails", "trays", "closed", "dice")

pytestmark = pytest.mark.no_cover  # what it asks is covered by other tests
every_game = pytest.mark.parametrize("name", sorted({case.game for case in CASES}))


def test_the_views_that_are_painted_are_those_of_the_rules() -> None:
    now = text()
    if os.environ.get("GOLDEN") == "write":
        VIEWS.write_text(now, "utf-8")
    assert VIEWS.read_text("utf-8") == now, "GOLDEN=write writes them anew"


def test_cases_have_names_of_their_own() -> None:
    names = [(case.game, case.name) for case in CASES]
    assert len(set(names)) == len(names)


@every_game
def test_every_mark_of_every_game_is_painted(name: str) -> None:
    cases = [case for case in CASES if case.game == name]
    painted = {mark for case in cases for mark in marks_of(case)}
    assert painted >= EVERYWHERE
    match = random_match(GAMES[name], seed=1)
    end = len(match.moves)
    for ply in {*range(0, end, max(1, end // 25)), end}:
        assert painted >= set(seen(view(match, ply)))
        assert painted >= set(refusals(match.game, match.states[ply]))


def marks_of(case: Case) -> Iterator[str]:
    """Yield what is to be seen in a case."""
    shown = asked("view", link=case.link)["view"]
    asked_for = ("target", "leaving", "turned")  # by what the case does
    yield from (mark for mark in seen(shown) if not mark.startswith(asked_for))
    yield from (key for key in ("hint", "kept", "hover", "aim") if getattr(case, key))
    if case.coordinates is not None:
        yield "other coordinates"
    if case.picked:
        yield from targets(shown, case.picked)
    if case.is_turned:
        yield "turned"
    if shown["marks"]["ghosts"] and case.leaving:
        yield "leaving"
    if sites := refused(case):
        yield "many" if len(sites) > MANY else "refused"


def seen(shown: Mapping[str, Any]) -> Iterator[str]:
    """Yield the marks that a View asks for, or that a player may ask for in it."""
    scene = shown["scene"]
    yield from (key for key in ("last", "ghosts", "steps") if shown["marks"][key])
    yield from (key for key in SOMETIMES if scene[key])
    yield from ("used" if die["used"] else "unused" for die in scene["dice"])
    yield from ("stack" for piece in scene["pieces"] if piece["count"] > 1)
    for choice in [*shown["choices"], *shown["shortcuts"]]:
        path = choice["path"]
        for length in range(1, len(path)):
            yield from targets(shown, tuple(path[:length]))
    if shown["outcome"]:
        yield "over"
    if shown["marks"]["ghosts"]:
        yield "leaving"
    if shown["opposite"]:
        yield "turned"


def targets(shown: Mapping[str, Any], picked: tuple[str, ...]) -> Iterator[str]:
    """Yield what a move that was begun so can go to: a free site, own men, prey."""
    sides = {piece["site"]: piece["side"] for piece in shown["scene"]["pieces"]}
    for choice in [*shown["choices"], *shown["shortcuts"]]:
        path = choice["path"]
        if tuple(path[: len(picked)]) == picked:
            side = sides.get(path[len(picked)])
            what = (
                "free" if side is None else "own" if side == shown["turn"] else "prey"
            )
            yield f"target: {what}"


def misclick(game: AnyGame, state: Any, site: str) -> GameError | None:
    """Return why a click means no move."""
    try:
        meant = game.move_from_clicks(state, [site])
    except GameError as refused:
        return refused
    return game.refusal(state, game.parse(meant)) if meant else None


def refusals(game: AnyGame, state: Any) -> Iterator[str]:
    """Yield how a click that no move begins with is marked."""
    if game.to_move(state) is Seat.CHANCE or game.outcome(state):
        return
    for site in game.scene(state).board.sites:
        refusal = misclick(game, state, site.id)
        if refusal and refusal.sites:
            yield "many" if len(refusal.sites) > MANY else "refused"
