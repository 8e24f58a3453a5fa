"""How much is tried: enough in every run, far more with ``build.py test --long``."""

import os
from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

LONG = bool(os.environ.get("TRISQ_LONG"))
Amount = TypeVar("Amount")


def much(short: Amount, long: Amount) -> Amount:
    """Return how much to try in this run."""
    return long if LONG else short


def some(values: Iterable[tuple[Any, ...]], short: int) -> list[Any]:
    """Return parameters of a test, of which a short run tries only the first ones."""
    kept = [pytest.param(*value) for value in values]
    rest = [pytest.param(*each.values, marks=pytest.mark.long) for each in kept[short:]]
    return [*kept[:short], *rest]
