"""The rules of Trisq in short, with examples on boards of every size."""

import re

from trisq.games.pack import Rule
from trisq.games.trisq.rules import LETTERS, Trisq
from trisq.words import say

EDGE = len(LETTERS) - 3  # columns and rows behind it are those beside an edge
_POINT = re.compile(r"([a-n])(\d+)")

# Positions in which a triangle wins: what a link says of them, and the point.
_ENDS = {
    13: (
        "a11-n1-a9-n2-a7-n3-a5-n4-a3-n5-a1-n6-b12-n7-b10-n8-b8-n9-b6-n10-b4-m1-b2-m2-c13-"
        "m3-c9-m4-c7-m5-c5-m6-c3-m7-c1-m8-d12-m9-d10-l1-d8-l2-d6-l3-d4-l4-d2-l5-e13-l6-e1"
        "1-l7-e9-l8-e7-k1-e5-k2-e3-k3-f12-k4-f10-k5-f8-k6-f6-k7-f4-j1-g13-j2-g11-j3-g9-j4"
        "-g7-j5-g5-j6-h12-h1-h10-h2-h8-h3-h6-h4-j13-h5-j11-g1-j9-g2-j7-g3-k12-g4-k10-f1-k"
        "8-f2-l13-f3-l11-e1-l9-e2-m12-d1-m10-b13-n13-a12-n11-a13",
        "c11",
    ),
    9: ("set0b21a2ba6b3a3ba5ba2ba3b4abaea6ba6baba2b5a", "c3"),
    7: ("set0a11bab2a2b17aba2b3a2ea5", "b1"),
}


def _rules(game: Trisq) -> tuple[Rule, ...]:
    """Return the rules with examples on a board.

    They are written for the largest: what is beside an edge there is so on every board.
    """
    end, last = _ENDS[game.size]
    less = len(LETTERS) - game.size

    def moved(found: re.Match[str]) -> str:
        column, row = LETTERS.index(found[1]), int(found[2])
        column -= less if column > EDGE else 0
        row -= less if row > EDGE else 0
        return f"{LETTERS[column]}{row}"

    def at(points: str) -> str:
        return _POINT.sub(moved, points)

    def link(moves: str = "") -> str:
        words = "-".join(filter(None, (game.variant, moves)))
        return f"?trisq={words}" if words else "?trisq"

    middle = game.grid.names[game.size // 2][game.size // 2]
    return (
        Rule(
            say("One figure per move"),
            say(
                "Triangle starts, then you take turns. On your turn, put one"
                " figure on any empty point."
            ),
            link(),
            middle,
            say("put a triangle on {site}", site=middle),
        ),
        Rule(
            say("Surround to capture"),
            say(
                "A figure’s neighbours are the points above, below, left and"
                " right. If enemy figures hold all of them, it is captured."
            ),
            link(at("e7-e6-d6-n13-e5-n11")),
            at("f6"),
            say("capture {site}", site=at("e6")),
        ),
        Rule(
            say("The edge helps"),
            say(
                "Figures at the edge have fewer neighbours: three enemies are"
                " enough there, and two in a corner."
            ),
            link(at("b13-a13")),
            at("a12"),
            say("capture {site}", site=at("a13")),
        ),
        Rule(
            say("Two are safe"),
            say(
                "One empty or friendly neighbour keeps a figure safe. So two of"
                " your figures side by side can never be captured."
            ),
            link(at("b13-a13-b12-a12")),
            at("a11"),
            say(
                "surround {one} and {other}: nothing is captured",
                one=at("a12"),
                other=at("a13"),
            ),
        ),
        Rule(
            say("No self-capture"),
            say("You may not play where enemy figures hold all neighbours."),
            link(at("b13-n1-a12")),
            at("a13"),
            say("put a square on {site}", site=at("a13")),
            refused=True,
        ),
        Rule(
            say("Capturing comes first"),
            say(
                "You may play there after all if your figure captures a"
                " neighbour, because that makes room."
            ),
            link(at("m2-m1-n3-n2")),
            at("n1"),
            say("capture {site}", site=at("n2")),
        ),
        Rule(
            say("No repeating"),
            say(
                "You may not bring back the whole board of two moves ago. Play"
                " somewhere else first; then you may."
            ),
            link(at("m2-m1-n3-n2-n1")),
            at("n2"),
            say("capture {site}", site=at("n1")),
            refused=True,
        ),
        Rule(
            say("How it ends"),
            say(
                "If it is your turn and you have nowhere to play, you lose."
                " Captures are counted but decide nothing. This ending is our own"
                " rule; the source has none."
            ),
            link(end),
            last,
            say("put a triangle on {site} and win", site=last),
            own=True,
        ),
        Rule(
            say("Square may swap"),
            say(
                "If you play square, you may swap instead of your first move: the"
                " first triangle becomes a square. This is our own rule; so is a draw"
                " after three moves for every point of the board."
            ),
            link(middle),
            "swap",
            say("swap"),
            own=True,
        ),
    )


RULES = _rules(Trisq())
VARIANTS = {game.variant: _rules(game) for game in (Trisq(9), Trisq(7))}
