"""How a typed or pasted move is tidied, and how several are named in a sentence."""

from collections.abc import Sequence

from trisq.words import say

# Cyrillic letters that look like Latin ones: people type them without noticing,
# and so does the source of one of our games.
LATIN = str.maketrans("авсенкмортухіјѕԁһԛԝ", "abcehkmoptyxijsdhqw")


def join_or(names: Sequence[str]) -> str:
    """Return names as a choice.

    >>> join_or(["b3", "c2", "c4"])
    'b3, c2 or c4'
    """
    *some, last = names or [""]
    return say("{some} or {last}", some=tuple(some), last=last) if some else last


def join_and(names: Sequence[str]) -> str:
    """Return names that belong together.

    >>> join_and(["d5", "f5", "h5"])
    'd5, f5 and h5'
    """
    *some, last = names
    return say("{some} and {last}", some=tuple(some), last=last) if some else last


def normalise(text: str) -> str:
    """Return the text in lower case, in Latin letters, without blanks around it.

    >>> normalise(" А13 ")
    'a13'
    """
    tidy = text.strip().lower()
    return tidy if tidy.isascii() else tidy.translate(LATIN)
