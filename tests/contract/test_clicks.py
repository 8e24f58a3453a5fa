"""Clicks mean a move only if they are its path or its shortcut, in every game."""

import json
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.kit import ALL, AnyGame, random_match
from tests.scale import much
from trisq import games, link
from trisq.games.talpa.rules import Talpa
from trisq.games.trisq.rules import Trisq
from trisq.match import Match
from trisq.service import handle

PAIRS, DRAWN = much(300, 2000), much(100, 2000)  # all up to so many, else some
TRIPLES = much(30, 100)
SMALL = [Trisq(5), Talpa(4)]  # so that all pairs are tried in every game


def ask(**question: Any) -> Any:
    return json.loads(handle(json.dumps(question)))


def clicked(address: str, *path: str) -> Any:
    return ask(op="play", link=address, path=path)


def meanings(match: Match) -> dict[tuple[str, ...], str]:
    """Return the written move that each path and each shortcut means."""
    game, state = match.game, match.state
    moves = game.legal_moves(state)
    both = {game.path(state, move): game.format(move) for move in moves}
    both |= {game.shortcut(state, move): game.format(move) for move in moves}
    both.pop((), None)
    return both


def sequences(match: Match, rng: random.Random) -> Iterator[tuple[str, ...]]:
    """Yield clicks on one, two and three sites or buttons, those that mean a move too.

    On a large board the pairs are drawn.
    """
    scene = match.game.scene(match.state)
    sites = [site.id for site in scene.board.sites]
    sites += [button.id for button in scene.buttons]
    yield from product(sites)
    pairs = list(product(sites, repeat=2))
    yield from pairs if len(pairs) <= PAIRS else rng.sample(pairs, DRAWN)
    for _ in range(TRIPLES):
        yield tuple(rng.choices(sites, k=3))
    yield from meanings(match)


@pytest.mark.no_cover
@pytest.mark.parametrize("game", [*ALL, *SMALL], ids=lambda game: game.name)
def test_nothing_is_played_that_was_not_clicked(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.GAMES, game.name, game)
    rng = random.Random(1)
    whole = random_match(game, seed=23)
    plies = [rng.randrange(len(whole.moves)) for _ in range(much(1, 5))]
    for ply in (0, *plies, len(whole.moves)):
        match = whole.until(ply)
        address, known = link.write(game.name, match.moves), meanings(match)
        for path in sequences(match, rng):
            answer = clicked(address, *path)
            assert answer["ok"] is (path in known), path
            if path in known:
                assert answer["view"]["moves"][ply:] == [known[path]]
            else:
                assert answer["error"]["code"] not in ("internal", "bad-request"), path
                assert answer["error"]["message"].endswith(".")


def test_text_is_no_click(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ALL:
        monkeypatch.setitem(games.GAMES, game.name, game)
        match = random_match(game, seed=29, plies=8)
        for move in game.legal_moves(match.state):
            written = game.format(move)
            if (written,) not in meanings(match):
                address = link.write(game.name, match.moves)
                assert not clicked(address, written)["ok"], written
                break


@pytest.mark.parametrize(
    ("path", "code", "words"),
    [
        ("hand1", "not-your-piece", "your opponent’s; choose one of your own men"),
        ("off1", "not-your-piece", "your opponent’s"),
        ("die4 hand1", "not-your-piece", "your opponent’s"),
        ("hand0", "unfinished", "Enter on 4 or 6, or run on with several dice."),
        ("die6", "unfinished", "Choose a man for the 6."),
        ("hand0 b9", "no-such-move", "Enter on 4 or 6, or run on with several dice."),
        ("hand0 hand1", "no-such-move", "Enter on 4 or 6"),
        ("hand0 b4 b6", "no-such-move", "Enter on 4 or 6"),
        ("hand0 b3", "no-such-die", "no die shows 3; you can use 4 or 6."),
        ("hand0 off0", "not-all-home", "bring all your men to points 31 to 36"),
        ("die4 off0", "not-all-home", "bring all your men to points 31 to 36"),
        ("die4 b2", "no-man", "choose one of your men first, then where it goes."),
        ("b2", "no-man", "choose one of your men first, then where it goes."),
        ("b9 b2", "backwards", "only move forward"),
        ("off0", "not-all-home", "bring all your men to points 31 to 36"),
        ("pass", "must-play", "can be used: 4 or 6"),
        ("nowhere", "no-such-move", "No legal move starts here."),
    ],
)
def test_a_miss_in_the_race_is_told_why(path: str, code: str, words: str) -> None:
    error = clicked("?scripta=446", *path.split())["error"]
    assert error["code"] == code
    assert words in error["message"]


def test_who_cannot_enter_is_told_which_point_is_blocked() -> None:
    held = "?scripta=666-p6-p6-p6-111-p1-p1-p1-116-6m1-6m1-p6"
    for link_, path in ((f"{held}-666", ["hand1"]), (f"{held}-466", ["hand1", "b7"])):
        error = clicked(link_, *path)["error"]
        assert (error["code"], error["sites"]) == ("blocked", ["b7"])


def test_a_click_beside_the_takeable_men_says_who_can_be_taken() -> None:
    for site, code in (("a1", "no-enemy"), ("d2", "no-enemy")):
        error = clicked("?dama=d2-b4-d3-b2", "d1", site)["error"]
        assert error["code"] == code
        assert error["message"].endswith("capture b2 or b4.")
