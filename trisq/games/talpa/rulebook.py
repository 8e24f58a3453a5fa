"""The rules of Talpa in short."""

from trisq.games.pack import Rule
from trisq.words import say

RULES = (
    Rule(
        say("Capture a neighbour"),
        say(
            "Red begins. A move takes one of your stones onto an enemy stone above,"
            " below, left or right of it, which leaves the board."
        ),
        "?talpa",
        "a1a2",
        say("capture {site}", site="a2"),
    ),
    Rule(
        say("You must capture"),
        say("While you can capture you have to, and nothing else is allowed."),
        "?talpa=h8h7-a2a3-h6h5-b1c1",
        "xa1",
        say("remove {site}", site="a1"),
        refused=True,
    ),
    Rule(
        say("Then stones go"),
        say(
            "When no stone can capture any more, a move removes one of your own stones,"
            " and so it goes on to the end."
        ),
        "?talpa=c5d5-e6e7-f2f3-d3d2-g7g6-b3b4-b6b7-a2b2-f4f5-g2h2-h4h5-d7d8-a5a6-d1e1-"
        "e3e4-f7f8-h8h7-c4c3-g3g4-h1g1-b8a8-b1c1-c7c6-a4a3",
        "xa1",
        say("remove {site}", site="a1"),
    ),
    Rule(
        say("Dig your tunnel"),
        say(
            "A way of empty cells between your own two sides wins: left and right for"
            " red, top and bottom for blue."
        ),
        "?talpa=d2c2-d1c1-d4c4-d3c3-d6c6-d5c5-a1a2-d7c7",
        "d8c8",
        say("dig out {site} and win", site="d8"),
    ),
    Rule(
        say("Not around corners"),
        say(
            "The cells of a tunnel lie side by side. Cells that only touch at a corner"
            " are not joined."
        ),
        "?talpa=d2c2-d1c1-d4c4-d3c3-d6c6-d5c5-a1a2-d7c7-a3a4",
        "e8f8",
        say("dig out {site} and join nothing", site="e8"),
    ),
    Rule(
        say("Not the enemy's"),
        say(
            "Who opens the tunnel of the other side loses. Nobody may pass, so this can"
            " be forced on you."
        ),
        "?talpa=d2c2-d1c1-d4c4-d3c3-d6c6-d5c5-d8c8",
        "d7c7",
        say("dig out {site} and lose", site="d7"),
    ),
    Rule(
        say("Not both at once"),
        say("Who opens both tunnels with one move loses, too. There is no draw."),
        "?talpa=b4b5-d1c1-h6h5-e6e5-d8e8-g6g7-d4e4-a4a3-f6f7-c4c3-d6c6-d7c7-d2c2-d3e3-"
        "e4e5",
        "d5e5",
        say("dig out {site} and lose", site="d5"),
    ),
)
