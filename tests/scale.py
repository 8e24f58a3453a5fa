"""How much is tried: enough in every run, far more with ``build.py test --long``."""

import os
from typing import TypeVar

LONG = bool(os.environ.get("TRISQ_LONG"))
Amount = TypeVar("Amount")


def much(short: Amount, long: Amount) -> Amount:
    """Return how much to try in this run."""
    return long if LONG else short
