"""How a typed or pasted move is tidied before a game reads it."""

# Cyrillic letters that look like Latin ones: people type them without noticing,
# and so does the source of one of our games.
LATIN = str.maketrans("авсенкмортухіјѕԁһԛԝ", "abcehkmoptyxijsdhqw")


def fold(text: str) -> str:
    """Return the text in lower case, in Latin letters, without blanks around it.

    >>> fold(" А13 ")
    'a13'
    """
    tidy = text.strip().lower()
    return tidy if tidy.isascii() else tidy.translate(LATIN)
