"""Contrast, from the style sheets: text 4.5, lines and figures 3, both schemes."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web/style"
TEXT, SHAPE = 4.5, 3.0
PAIRS = [  # what is seen, on what, and how well
    *((ink, ground, TEXT) for ink in ("text", "soft") for ground in ("page", "card")),
    ("alarm", "card", TEXT),
    ("alarm", "page", TEXT),
    ("on-accent", "accent", TEXT),
    ("label", "wood", TEXT),
    ("edge", "card", SHAPE),
    ("edge", "page", SHAPE),
    ("accent", "page", SHAPE),
    ("mark", "page", SHAPE),
    *(
        (ink, ground, SHAPE)
        for ink in ("line", "dot", "triangle", "square", "mark", "alarm")
        for ground in ("wood", "field")
    ),
    ("triangle", "dug", SHAPE),
    ("square", "dug", SHAPE),
    ("square", "square-inside", SHAPE),
]


def colours(*sheets: str) -> dict[str, str]:
    """Return the custom properties that are colours; later sheets win."""
    text = "".join((WEB / sheet).read_text("utf-8") for sheet in sheets)
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]+);", text))


SCHEMES = {"light": colours("theme.css"), "dark": colours("theme.css", "dark.css")}


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * one for one in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [
        p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_is_right() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#fff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("ink", "ground", "least"), PAIRS)
def test_everything_can_be_seen(
    scheme: str, ink: str, ground: str, least: float
) -> None:
    known = SCHEMES[scheme]
    assert contrast(known[ink], known[ground]) >= least


def test_dark_colours_are_given_for_every_light_one() -> None:
    assert colours("dark.css").keys() == colours("theme.css").keys()
