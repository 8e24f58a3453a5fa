"""The rules of Trisq in short."""

from trisq.games.pack import Rule
from trisq.words import say

RULES = (
    Rule(
        say("One figure per move"),
        say(
            "Triangle starts, then you take turns. On your turn, put one"
            " figure on any empty point."
        ),
        "?trisq",
        "g7",
        say("put a triangle on {site}", site="g7"),
    ),
    Rule(
        say("Surround to capture"),
        say(
            "A figure’s neighbours are the points above, below, left and"
            " right. If enemy figures hold all of them, it is captured."
        ),
        "?trisq=e7-e6-d6-n13-e5-n11",
        "f6",
        say("capture {site}", site="e6"),
    ),
    Rule(
        say("The edge helps"),
        say(
            "Figures at the edge have fewer neighbours: three enemies are"
            " enough there, and two in a corner."
        ),
        "?trisq=b13-a13",
        "a12",
        say("capture {site}", site="a13"),
    ),
    Rule(
        say("Two are safe"),
        say(
            "One empty or friendly neighbour keeps a figure safe. So two of"
            " your figures side by side can never be captured."
        ),
        "?trisq=b13-a13-b12-a12",
        "a11",
        say("surround {one} and {other}: nothing is captured", one="a12", other="a13"),
    ),
    Rule(
        say("No self-capture"),
        say("You may not play where enemy figures hold all neighbours."),
        "?trisq=b13-n1-a12",
        "a13",
        say("put a square on {site}", site="a13"),
        refused=True,
    ),
    Rule(
        say("Capturing comes first"),
        say(
            "You may play there after all if your figure captures a"
            " neighbour, because that makes room."
        ),
        "?trisq=m2-m1-n3-n2",
        "n1",
        say("capture {site}", site="n2"),
    ),
    Rule(
        say("No repeating"),
        say(
            "You may not bring back the whole board of two moves ago. Play"
            " somewhere else first; then you may."
        ),
        "?trisq=m2-m1-n3-n2-n1",
        "n2",
        say("capture {site}", site="n1"),
        refused=True,
    ),
    Rule(
        say("How it ends"),
        say(
            "If it is your turn and you have nowhere to play, you lose."
            " Captures are counted but decide nothing. This ending is our own"
            " rule; the source has none."
        ),
        "?trisq=a11-n1-a9-n2-a7-n3-a5-n4-a3-n5-a1-n6-b12-n7-b10-n8-b8-n9-b6-n10-b4-m1-b"
        "2-m2-c13-m3-c9-m4-c7-m5-c5-m6-c3-m7-c1-m8-d12-m9-d10-l1-d8-l2-d6-l3-d4-l4-d2-l"
        "5-e13-l6-e11-l7-e9-l8-e7-k1-e5-k2-e3-k3-f12-k4-f10-k5-f8-k6-f6-k7-f4-j1-g13-j2"
        "-g11-j3-g9-j4-g7-j5-g5-j6-h12-h1-h10-h2-h8-h3-h6-h4-j13-h5-j11-g1-j9-g2-j7-g3-"
        "k12-g4-k10-f1-k8-f2-l13-f3-l11-e1-l9-e2-m12-d1-m10-b13-n13-a12-n11-a13",
        "c11",
        say("put a triangle on {site} and win", site="c11"),
    ),
    Rule(
        say("Square may swap"),
        say(
            "If you play square, you may swap instead of your first move: the first"
            " triangle becomes a square. This is our own rule; so is a draw after three"
            " moves for every point of the board."
        ),
        "?trisq=g7",
        "swap",
        say("swap"),
    ),
)
