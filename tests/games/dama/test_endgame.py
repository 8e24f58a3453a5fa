"""The table of endgames: the same as the rules, a search, and games played by it."""

import hashlib
import zlib
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path
from random import Random

import pytest

from endgame.pack import pack
from tests.scale import much
from trisq.game import Seat
from trisq.games.dama import endgame
from trisq.games.dama.board import MAN, NAME, men
from trisq.games.dama.endgame import load, loaded, number, probe, wanted
from trisq.games.dama.rules import Dama, State

DAMA = Dama()
FILE = Path(endgame.FILE)
MEN = ((3, 3), (4, 3), (3, 4), (4, 4), (5, 3), (3, 5))
PLIES = (8, 14, 26, 32)  # of some lost positions, the longest included
DIGEST = "ad1a2e9393b87955a3e1840e4d4321d4de75308fdbb2413661af594812e538b1"
SETS = [
    sum(MAN << point for point in places)
    for count in (3, 4, 5)
    for places in sorted(places[::-1] for places in combinations(NAME, count))
]  # in the order in which the table numbers them

Position = tuple[int, int]


def drawn_at_random(own: int, enemy: int, count: int) -> Iterator[Position]:
    """Yield positions with so many men."""
    chance = Random(f"{own}-{enemy}")
    for _ in range(count):
        points = chance.sample(tuple(NAME), own + enemy)
        places = [MAN << point for point in points]
        yield sum(places[:own]), sum(places[own:])


def lost(plies: int, count: int) -> list[Position]:
    """Return some of the lost positions that the table holds."""
    numbers = by_plies()[plies]
    some = Random(plies).sample(numbers, min(count, len(numbers)))
    return [position(key) for key in some]


@cache
def by_plies() -> dict[int, list[int]]:
    """Return the table's positions by how soon they are lost."""
    found: dict[int, list[int]] = {}
    for key, value in table().items():
        found.setdefault(value, []).append(key)
    return found


def table() -> dict[int, int]:
    """Return what the package has loaded, or would load on first use."""
    if not loaded():
        load(FILE.read_bytes())
    return endgame._LOST


def position(key: int) -> Position:
    """Return the position that has a number."""
    enemy, own = divmod(key, len(SETS))
    return SETS[own], SETS[enemy]


def state_of(own: int, enemy: int) -> State:
    return DAMA.position(own, enemy, (0, 0), Seat.FIRST)


def after(value: int) -> int:
    """Return what a position is worth to who moved to it, given what it is worth."""
    return value and (1 - value if value < 0 else -1 - value)


def merit(value: int) -> float:
    """Order values: quick wins first, then draws, then slow losses."""
    return 1 / value if value else 0


def children(state: State) -> Iterator[tuple[State, int]]:
    """Yield each position after a move, and what the table makes of it."""
    for move in DAMA.legal_moves(state):
        child = DAMA.apply(state, move)
        value = probe(child.own, child.enemy)
        yield child, 1 if value is None else after(value)


def best(state: State) -> tuple[State, int]:
    return max(children(state), key=lambda pair: merit(pair[1]))


def seen_from_all_sides(some: int) -> list[int]:
    """Return men turned, mirrored and with rings exchanged, by their coordinates."""
    names = [NAME[point] for point in NAME if some >> point & 1]
    images = []
    for flip, mirror, swap in product((False, True), repeat=3):
        for turned in (False, True):
            places = [
                ("abcdefg".index(name[0]) - 3, int(name[1]) - 4) for name in names
            ]
            if swap:
                places = [exchanged(x, y) for x, y in places]
            if flip:
                places = [(-x, y) for x, y in places]
            if mirror:
                places = [(x, -y) for x, y in places]
            if turned:
                places = [(y, x) for x, y in places]
            images.append(men(*("abcdefg"[x + 3] + str(y + 4) for x, y in places)))
    return images


def exchanged(x: int, y: int) -> tuple[int, int]:
    """Return the point of the outer ring for one of the inner, or the reverse."""
    ring = max(abs(x), abs(y))
    return x * (4 - ring) // ring, y * (4 - ring) // ring


@pytest.mark.parametrize(("own", "enemy"), MEN)
def test_a_position_has_one_number_from_all_sides(own: int, enemy: int) -> None:
    for mine, yours in drawn_at_random(own, enemy, 20):
        images = zip(seen_from_all_sides(mine), seen_from_all_sides(yours))
        assert len({number(*image) for image in images}) == 1


@pytest.mark.parametrize(("own", "enemy"), MEN)
def test_a_number_belongs_to_one_position_from_all_sides(own: int, enemy: int) -> None:
    for mine, yours in drawn_at_random(own, enemy, 20):
        images = zip(seen_from_all_sides(mine), seen_from_all_sides(yours))
        assert position(number(mine, yours)) in images


def test_all_positions_against_three_men_have_as_many_numbers_as_they_must() -> None:
    enemy = men("a1", "d1", "g1")  # looks the same mirrored
    others = [some for some in SETS[:2024] if not some & enemy]
    same = [some for some in others if some == mirrored(some)]
    numbers = {number(some, enemy) for some in others}
    assert len(numbers) == (len(others) + len(same)) // 2


def mirrored(some: int) -> int:
    names = (NAME[point] for point in NAME if some >> point & 1)
    return men(*("gfedcba"["abcdefg".index(name[0])] + name[1] for name in names))


def test_what_the_table_holds_are_positions_seen_from_the_first_side() -> None:
    for key in Random(1).sample(sorted(table()), 500):
        own, enemy = position(key)
        assert not own & enemy
        assert number(own, enemy) == key


@pytest.mark.no_cover
@pytest.mark.parametrize(("own", "enemy"), MEN)
def test_a_position_is_worth_what_its_best_move_is(own: int, enemy: int) -> None:
    for some in drawn_at_random(own, enemy, 20):
        state = state_of(*some)
        assert state.over or probe(*some) == best(state)[1]


@pytest.mark.parametrize("plies", range(2, 34, 2))
def test_a_lost_position_is_worth_what_its_best_move_is(plies: int) -> None:
    for some in lost(plies, much(1, 3)):
        assert probe(*some) == best(state_of(*some))[1] == -plies


@pytest.mark.no_cover
@pytest.mark.parametrize("plies", PLIES)
def test_best_play_ends_when_the_table_says(plies: int) -> None:
    [some] = lost(plies, 1)
    state = state_of(*some)
    loser = DAMA.to_move(state)
    for _ in range(plies):
        assert DAMA.outcome(state) is None
        state, _ = best(state)
    outcome = DAMA.outcome(state)
    assert outcome is not None
    assert outcome.winner is loser.other


def search(state: State, depth: int) -> int | None:
    """Return the value of a position, None if it does not end within some plies."""
    if state.over:
        return 0
    if not depth:
        return None
    found = []
    for move in DAMA.legal_moves(state):
        value = search(DAMA.apply(state, move), depth - 1)
        if value == 0:
            return 1
        found.append(None if value is None else after(value))
    wins = [value for value in found if value is not None and value > 0]
    if wins:
        return min(wins)
    return None if None in found else min(value for value in found if value is not None)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("own", "enemy", "depth", "count"),
    [(3, 3, 2, 30), (4, 3, 2, 30), (3, 4, 2, 30), (4, 4, 3, 30), (5, 3, 3, 8)],
)
def test_a_plain_search_finds_the_same(
    own: int, enemy: int, depth: int, count: int
) -> None:
    for some in drawn_at_random(own, enemy, count):
        value = probe(*some)
        short = value is not None and 0 < abs(value) <= depth
        assert search(state_of(*some), depth) == (value if short else None)


def test_a_plain_search_loses_what_is_lost_soon() -> None:
    for some in lost(2, 15):
        assert search(state_of(*some), 2) == -2


def test_the_longest_win_of_three_against_three_takes_26_plies() -> None:
    three = {
        key: plies
        for key, plies in table().items()
        if max(divmod(key, len(SETS))) < 2024
    }
    assert max(three.values()) == 26
    assert max(table().values()) == 32


def test_what_is_not_in_the_table() -> None:
    three, four, five = men("a1", "b2", "c3"), men("d5", "d6", "d7", "a4"), SETS[-1]
    blocked, around = men("a1", "d1", "g1", "g4"), men("d2", "f4", "g7", "a4")
    assert probe(three, four) is not None
    assert probe(four, men("e5", "e4", "e3", "f2", "f4")) is None  # nine men
    assert probe(five, men("a1", "b2")) is None  # over, with the wrong one to move
    assert probe(men("a1", "b2"), four) is None
    assert probe(blocked, around) is None


def test_the_page_brings_the_table_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    three, other = men("a1", "d1", "b4"), men("c3", "e5", "f6")
    monkeypatch.setattr(endgame, "_LOST", {})
    monkeypatch.setattr("sys.platform", "emscripten")
    assert not loaded()
    assert probe(three, other) is None
    load(FILE.read_bytes())
    assert loaded()
    assert probe(three, other) == 1


def test_the_library_loads_the_table_when_it_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(endgame, "_LOST", {})
    assert probe(men("a1", "d1", "b4"), men("c3", "e5", "f6")) == 1
    assert loaded()


def test_the_table_is_wanted_when_the_end_is_near() -> None:
    nine = DAMA.position(SETS[-1], men("a1", "d1", "g1", "g4"), (0, 0), Seat.FIRST)
    assert wanted(nine)
    assert not wanted(nine._replace(own=nine.own | men("b2")))
    assert not wanted(nine._replace(enemy_hand=1))
    assert not wanted(DAMA.initial())


def test_the_file_is_what_the_solver_writes() -> None:
    packed = zlib.decompress(FILE.read_bytes())
    assert hashlib.sha256(packed).hexdigest() == DIGEST
    assert zlib.decompress(pack(table())) == packed
