"""The rules of Talpa in short."""

from trisq.games.pack import Rule
from trisq.words import say

RULES = (
    Rule(
        say("Capture a neighbour"),
        say(
            "Red starts. Move one of your stones onto an enemy stone"
            " directly above, below, left or right. That stone leaves the"
            " board."
        ),
        "?talpa",
        "a1a2",
        say("capture {site}", site="a2"),
    ),
    Rule(
        say("You must capture"),
        say("If you can capture, you must."),
        "?talpa=h8h7-a2a3-h6h5-b1c1",
        "xa1",
        say("remove {site}", site="a1"),
        refused=True,
    ),
    Rule(
        say("Then remove stones"),
        say(
            "When no stone can capture any more, you remove one of your own"
            " stones each turn, to the end."
        ),
        "?talpa=c5d5-e6e7-f2f3-d3d2-g7g6-b3b4-b6b7-a2b2-f4f5-g2h2-h4h5-d7d8-a5a6-d1e1-"
        "e3e4-f7f8-h8h7-c4c3-g3g4-h1g1-b8a8-b1c1-c7c6-a4a3",
        "xa1",
        say("remove {site}", site="a1"),
    ),
    Rule(
        say("Dig your tunnel"),
        say(
            "You win with a path of empty cells between your two sides: left"
            " and right for red, top and bottom for blue."
        ),
        "?talpa=d2c2-d1c1-d4c4-d3c3-d6c6-d5c5-a1a2-d7c7",
        "d8c8",
        say("dig out {site} and win", site="d8"),
    ),
    Rule(
        say("Not around corners"),
        say(
            "The cells of a tunnel must share a side. Cells that only touch"
            " at a corner are not joined."
        ),
        "?talpa=d2c2-d1c1-d4c4-d3c3-d6c6-d5c5-a1a2-d7c7-a3a4",
        "e8f8",
        say("dig out {site}: nothing is joined", site="e8"),
    ),
    Rule(
        say("Not your opponent’s"),
        say(
            "If your move opens your opponent’s tunnel, you lose. You may"
            " not pass, so you can be forced to."
        ),
        "?talpa=d2c2-d1c1-d4c4-d3c3-d6c6-d5c5-d8c8",
        "d7c7",
        say("dig out {site} and lose", site="d7"),
    ),
    Rule(
        say("Not both at once"),
        say(
            "If your move opens both tunnels at once, you lose too. There are no draws."
        ),
        "?talpa=b4b5-d1c1-h6h5-e6e5-d8e8-g6g7-d4e4-a4a3-f6f7-c4c3-d6c6-d7c7-d2c2-d3e3-"
        "e4e5",
        "d5e5",
        say("dig out {site} and lose", site="d5"),
    ),
)
