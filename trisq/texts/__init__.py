"""The languages that players can read, by their codes; the rules' own comes first."""

from trisq.texts import bg, cs, pt, ru
from trisq.words import ENGLISH, Language

LANGUAGES: dict[str, Language] = {
    "en": ENGLISH,
    "ru": ru.LANGUAGE,
    "bg": bg.LANGUAGE,
    "cs": cs.LANGUAGE,
    "pt": pt.LANGUAGE,
}
