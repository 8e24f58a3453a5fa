"""The rules of Dama in short."""

from trisq.games.pack import Rule
from trisq.words import say

_PLACED = "?dama=f6-f4-c5-f2-c4-c3-a4-a7-b4xf2-d6-d5-a1-e5xd6-d3-d6-d1-d7xd1-g7-b4b6xg7"

RULES = (
    Rule(
        say("Place your men"),
        say(
            "White starts. You have nine men in hand. Until all are placed,"
            " put one on any empty point each turn."
        ),
        "?dama",
        "d2",
        say("place a man on {site}", site="d2"),
    ),
    Rule(
        say("Close a mill, capture a man"),
        say(
            "Three of your men on one line are a mill. The move that closes"
            " it also captures one enemy man."
        ),
        "?dama=d2-b4-d3-b2",
        "d1xb4",
        say("close a mill on {site} and capture {prey}", site="d1", prey="b4"),
    ),
    Rule(
        say("Mills are safe"),
        say(
            "You may not capture a man in a mill while your opponent has"
            " another man on the board outside any mill."
        ),
        "?dama=d2-b4-d3-b2-a1-b6xa1-c3-f6",
        "d1xb4",
        say("close a mill on {site} and capture {prey}", site="d1", prey="b4"),
        refused=True,
    ),
    Rule(
        say("Then men move"),
        say(
            "When all your men are placed, move one along a line to the next"
            " point, if it is empty."
        ),
        _PLACED,
        "a1d1",
        say("move {start} to {end}", start="a1", end="d1"),
    ),
    Rule(
        say("Mills close again"),
        say(
            "You may open a mill and close it again; each time you close it,"
            " you capture a man. Even if you close two mills at once, you"
            " capture only one."
        ),
        f"{_PLACED}-a1d1",
        "b6b4xa7",
        say("close a mill on {site} and capture {prey}", site="b4", prey="a7"),
    ),
    Rule(
        say("Three men fly"),
        say(
            "When you have only three men left and none in hand, you may move"
            " one to any empty point."
        ),
        f"{_PLACED}-a1d1-b6b4xa7-d1a1-b4b6xa1",
        "d3a1",
        say("fly from {start} to {end}", start="d3", end="a1"),
    ),
    Rule(
        say("How it ends"),
        say(
            "You lose when you have only two men left, hand included, or when it"
            " is your turn and you cannot move."
        ),
        f"{_PLACED}-a1d1-b6b4xa7-d1a1-b4b6xa1-d3a1",
        "b6b4xa1",
        say("close a mill on {site}, capture {prey} and win", site="b4", prey="a1"),
    ),
    Rule(
        say("Draws"),
        say(
            "The game is a draw when the same position comes up for the"
            " third time, or after 100 moves without a placement or a"
            " capture. This is our own rule."
        ),
        "?dama=e4-b2-f6-c4-e3-a1-d3-d2-b6-d1-g7-d7-f4-d5-a7-c3-g1-a4-f6d6-d2f2-d6f6-f2d2-"
        "f6d6-d2f2-d6f6",
        "f2d2",
        say("move {start} to {end} for a draw", start="f2", end="d2"),
        own=True,
    ),
)
