"""Positions against a second program, written from the contract."""

import random

import pytest

from tests.core.independent import played, seen
from tests.kit import SHIPPED, AnyGame, every_set_up
from tests.reference import links, positions
from tests.scale import much
from trisq.match import start

pytestmark = pytest.mark.no_cover  # what it asks is covered by other tests


def loosened(game: AnyGame, word: str, rng: random.Random) -> str:
    """Write a position in another way: runs cut, ones written, the rest anywhere."""
    cells, rest = list[str](), list[str]()
    for letters, digits in positions.ITEM.findall(word[4:]):
        number = int(digits or 1)
        if letters not in ("a", "b", "e"):
            rest.append(letters + digits)
        elif game.name == "scripta" and letters != "e":
            cells.append(letters + (digits or rng.choice(["", "1"])))
        else:
            cut = rng.randint(0, number)
            parts = [part for part in (cut, number - cut) if part]
            cells += [f"{letters}{part if part > 1 else ''}" for part in parts]
    cells += ["e"] * rng.randint(0, 2) * (rng.random() < 0.3)
    for item in rest:
        cells.insert(rng.randint(0, len(cells)), item)
    return word[:4] + "".join(cells)


@every_set_up
def test_positions_are_read_and_refused_alike(name: str) -> None:
    game = SHIPPED[name]
    refused = 0
    for seed in range(much(12, 300)):
        rng = random.Random(f"{name} {seed}")
        match = played(game, rng, rng.randint(0, 60), start(game))
        word = positions.write(game, positions.of(game, match.state))
        word = loosened(game, word, rng)
        if seed % 2:
            items = ["a", "b2", "e0", "a02", "ha", "hb9", "ca", "ob3", "d7", "d16", "x"]
            at = rng.randint(4, len(word))
            word = word[:at] + rng.choice(items) + word[at:]
        view = seen(links.joined(game, [*filter(None, [game.variant]), word]))
        try:
            expected = positions.write(game, positions.read(game, word))
        except positions.ImpossibleError:
            refused += 1
            assert view["error"]["code"] == "bad-position", word
            assert (view["setup"], view["moves"]) == (None, [])
        else:
            assert view["error"] is None, word
            assert view["setup"] == view["position"] == expected, word
    assert refused
