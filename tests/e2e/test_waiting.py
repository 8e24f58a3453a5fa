"""What a test waits for in vain is told in words."""

import pytest

from tests.e2e.page import GamePage


def test_waiting_in_vain_ends_with_a_sentence(game: GamePage) -> None:
    with pytest.raises(AssertionError, match=r"waited 0\.1 s in vain: snow in summer"):
        game.until(lambda: False, "snow in summer", seconds=0.1)
