"""Throws that follow from secrets: fair, and none says anything of the next."""

import random
from collections import Counter

import pytest

from tests.core.proved import ONE, TWO, thrown, written
from tests.scale import much
from trisq import proof
from trisq.games import find


@pytest.mark.no_cover
def test_the_dice_are_fair() -> None:
    """60,000 throws by chains: the chi-square test of all 56 kinds, and of each die."""
    count = much(20_000, 60_000)
    rng = random.Random(5)
    kinds: Counter[tuple[int, ...]] = Counter()
    other = bytes(10)
    for _ in range(count):
        value = rng.randbytes(10)
        kinds[proof.throw(value, other, 3)] += 1
        other = value
    game = find("scripta")
    chi = 0.0
    for move, chance in game.odds(game.initial()):
        expected = count * chance
        chi += (kinds[move.throw] - expected) ** 2 / expected
    assert chi < 93.2, "55 degrees of freedom: one run of a thousand is beyond"
    faces = Counter(face for kind, times in kinds.items() for face in kind * times)
    even = count / 2
    assert sum((faces[face] - even) ** 2 / even for face in range(1, 7)) < 20.5


@pytest.mark.no_cover
def test_a_throw_says_nothing_of_the_next() -> None:
    """60,000 throws of whole games: the opponent's next one, and one's own.

    The sum of fair dice modulo six is as often each of six numbers, so all 36 pairs
    are as likely.
    """
    rng = random.Random(6)
    next_to: Counter[tuple[int, int]] = Counter()
    next_own: Counter[tuple[int, int]] = Counter()
    for _ in range(much(6, 60)):
        chains = [proof.chain_of(rng.randbytes(16)) for _ in range(2)]
        values = [own[number] for number in range(1, 501) for own in chains]
        before = [bytes(10), *values]
        sums = [sum(proof.throw(*pair, 3)) % 6 for pair in zip(values, before)]
        next_to.update(zip(sums[::2], sums[1::2]))
        next_own.update(zip(sums[::4], sums[2::4]))
    for pairs in (next_to, next_own):
        even = pairs.total() / 36
        chi = sum((pairs[one, two] - even) ** 2 for one in range(6) for two in range(6))
        assert chi / even < 66.6, "35 degrees of freedom: one run of a thousand"


def test_many_dice_need_more_than_one_hash() -> None:
    numbers = proof.throw(ONE[:10], TWO[:10], 90)
    assert len(numbers) == 90
    assert numbers[:3] == (1, 1, 1)
    assert "".join(map(str, proof.throw(ONE[:10], TWO[:10], 3))) == thrown(
        ONE[:10], TWO[:10]
    )


def test_bytes_are_read_as_they_are_written() -> None:
    for size in (10, 16):
        for seed in range(20):
            value = random.Random(seed).randbytes(size)
            assert proof.encoded(value) == written(value)
            assert proof.decoded(written(value), size) == value
