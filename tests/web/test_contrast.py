"""Contrast, from the style sheets: text 4.5, lines and pieces 3, in every room.

A room is a scheme, a tone and a finish. What is weaker is named, with what makes up for
it: an edge that carries the whole figure, or an outline.
"""

import re
from itertools import product

import pytest

from tokens import FINISHES, SHEETS, STYLE, TONES, colours
from trisq.games import GAMES, load

TEXT, SHAPE = 4.5, 3.0
COMMON = [  # what is seen, on what, and how well
    *(
        (ink, ground, TEXT)
        for ink in ("ink", "soft", "go", "alarm")
        for ground in ("page", "card")
    ),
    ("soft", "sunk", TEXT),
    ("go-on", "go", TEXT),
    ("pip", "die", TEXT),
    ("ink", "go-soft", TEXT),
    ("ink", "alarm-soft", TEXT),
    ("mark", "go-soft", SHAPE),
    ("alarm", "alarm-soft", SHAPE),
    ("edge", "page", SHAPE),
    ("edge", "card", SHAPE),
    ("label", "board", TEXT),
    ("ink", "field", TEXT),
    ("line", "field", SHAPE),
    ("mark", "field", SHAPE),
    ("mark", "pad", SHAPE),
    ("dug-mark", "dug", SHAPE),
]
# What only one tone has: its board is the only one on which that is drawn.
OWN = {
    "linen": [("wall", "board", SHAPE), ("wall", "field", SHAPE)],
    "clay": [("dug-line", "field", SHAPE)],
    "slate": [],
    "marble": [
        ("gold", "board", SHAPE),
        *(("line", slot, SHAPE) for slot in ("slot-2", "home-0", "home-1")),
        *(("mark", slot, SHAPE) for slot in ("slot", "slot-2", "home-0", "home-1")),
        ("course", "field", SHAPE),
    ],
}
FACETS = {"t": ("t1", "t2", "t3"), "s": ("s1", "s2", "s3", "s4")}
# Where all facets of a figure are carried by its edge: that is seen on every ground.
CARRIED = {("ivory", "light"): "s", ("ivory", "dark"): "t"}


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_is_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("scheme", SHEETS)
@pytest.mark.parametrize("tone", TONES)
def test_everything_can_be_seen(scheme: str, tone: str) -> None:
    known = colours(scheme, tone)
    weak = {
        (ink, ground): round(contrast(known[ink], known[ground]), 2)
        for ink, ground, least in [*COMMON, *OWN[tone]]
        if contrast(known[ink], known[ground]) < least
    }
    assert weak == {}


def looks() -> list[tuple[str, str, str]]:
    """Return the tones and finishes that games have chosen, in both schemes."""
    chosen = dict.fromkeys((load(name).tone, load(name).finish) for name in GAMES)
    return [(scheme, *look) for scheme, look in product(SHEETS, chosen)]


@pytest.mark.parametrize(("scheme", "tone", "finish"), looks())
def test_figures_can_be_seen_on_what_they_stand_on(
    scheme: str, tone: str, finish: str
) -> None:
    known = colours(scheme, tone, finish)
    grounds = ["field"]
    if tone == "marble":
        grounds += ["slot", "slot-2"]
    for side, facets in FACETS.items():
        carried = CARRIED.get((finish, scheme)) == side
        for part in (f"{side}e",) if carried else (*facets, f"{side}e"):
            for ground in grounds:
                found = contrast(known[part], known[ground])
                assert found >= SHAPE, (part, ground, found)
    if scheme == "light":  # in the dark the bright frame carries the heart
        frame = known["se" if finish == "ivory" else "s2"]
        assert contrast(known["sh"], frame) >= SHAPE


@pytest.mark.parametrize(("tone", "finish"), [*product(TONES, FINISHES)])
def test_dark_colours_are_given_for_every_light_one(tone: str, finish: str) -> None:
    light, dark = colours("light", tone, finish), colours("dark", tone, finish)
    assert light.keys() == dark.keys()
    same = {name for name in light if light[name] == dark[name]}
    ours = {
        "gold",
        "pip",
        *("paper", "print", "inside"),  # a stamp is of paper, by day and by night
        "dug-mark",
        "round",
        "gap",
        *FACETS["s"],
        "sh",
        "square-inside",
    }
    assert same <= ours


def test_all_that_a_board_is_drawn_with_is_forced_where_colours_are() -> None:
    script = (STYLE.parent / "board" / "paint.js").read_text("utf-8")
    (listed,) = re.findall(r"(?s)export const COLOURS = \[(.*?)\n\];", script)
    drawn = set(re.findall(r'"([\w-]+)"', listed))
    sheet = (STYLE / "forced.css").read_text("utf-8")
    assert set(re.findall(r"--([\w-]+):", sheet)) == drawn
    assert drawn <= set(colours("light"))
