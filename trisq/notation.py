"""How a typed or pasted move is tidied, and how several are named in a sentence."""

from collections.abc import Sequence

# Cyrillic letters that look like Latin ones: people type them without noticing,
# and so does the source of one of our games.
LATIN = str.maketrans("авсенкмортухіјѕԁһԛԝ", "abcehkmoptyxijsdhqw")


def either(names: Sequence[str]) -> str:
    """Return names as a choice.

    >>> either(["b3", "c2", "c4"])
    'b3, c2 or c4'
    """
    return " or ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def fold(text: str) -> str:
    """Return the text in lower case, in Latin letters, without blanks around it.

    >>> fold(" А13 ")
    'a13'
    """
    tidy = text.strip().lower()
    return tidy if tidy.isascii() else tidy.translate(LATIN)
