"""A turn takes few taps, and the page's picker plays what they mean."""

from statistics import median

import pytest

from tests.bench.taps import replayed, turns
from tests.scale import much
from trisq.games.scripta.computer import FAIR, TUNED, Race
from trisq.search.turns import TurnPlayer

PAIR = TurnPlayer("good", Race(TUNED)), TurnPlayer("fair", Race(FAIR))


@pytest.mark.no_cover
def test_a_turn_takes_at_most_four_taps_in_the_median() -> None:
    some = [turn for seed in range(much(1, 10)) for turn in turns(PAIR, seed)]
    counts = replayed(some)
    assert len(counts) > 20
    assert median(counts) <= 4
    assert max(counts) <= 6
