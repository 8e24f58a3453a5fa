"""The rules of Dama in short."""

from trisq.games.pack import Rule
from trisq.words import say

_PLACED = "?dama=f6-f4-c5-f2-c4-c3-a4-a7-b4xf2-d6-d5-a1-e5xd6-d3-d6-d1-d7xd1-g7-b4b6xg7"

RULES = (
    Rule(
        say("Place your men"),
        say(
            "White begins. While you have men in hand, nine at first, a move places one"
            " on any empty point."
        ),
        "?dama",
        "d2",
        say("place a man on {site}", site="d2"),
    ),
    Rule(
        say("A mill takes"),
        say(
            "Three of your men on one line are a mill. The move that closes it also"
            " takes one enemy man off the board."
        ),
        "?dama=d2-b4-d3-b2",
        "d1xb4",
        say("close a mill on {site} and take {prey}", site="d1", prey="b4"),
    ),
    Rule(
        say("Mills are safe"),
        say(
            "A man in a mill may not be taken while the enemy has a man outside of"
            " mills."
        ),
        "?dama=d2-b4-d3-b2-a1-b6xa1-c3-f6",
        "d1xb4",
        say("close a mill on {site} and take {prey}", site="d1", prey="b4"),
        refused=True,
    ),
    Rule(
        say("Then men move"),
        say(
            "With no man in hand, a move takes one of yours along a line to the next"
            " point, if that is empty."
        ),
        _PLACED,
        "a1d1",
        say("move {start} to {end}", start="a1", end="d1"),
    ),
    Rule(
        say("Mills close again"),
        say(
            "A man may leave a mill and come back. Every move that closes a mill takes"
            " a man, only one even if it closes two."
        ),
        f"{_PLACED}-a1d1",
        "b6b4xa7",
        say("close a mill on {site} and take {prey}", site="b4", prey="a7"),
    ),
    Rule(
        say("Three men fly"),
        say("Who has only three men left may move one to any empty point."),
        f"{_PLACED}-a1d1-b6b4xa7-d1a1-b4b6xa1",
        "d3a1",
        say("fly from {start} to {end}", start="d3", end="a1"),
    ),
    Rule(
        say("How it ends"),
        say("Who has only two men left loses. So does who is to move and cannot."),
        f"{_PLACED}-a1d1-b6b4xa7-d1a1-b4b6xa1-d3a1",
        "b6b4xa1",
        say("close a mill on {site}, take {prey} and win", site="b4", prey="a1"),
    ),
    Rule(
        say("Draws"),
        say(
            "The same position for the third time is a draw, and so are 100 moves"
            " without a placement or a capture. This is our own addition."
        ),
        "?dama=e4-b2-f6-c4-e3-a1-d3-d2-b6-d1-g7-d7-f4-d5-a7-c3-g1-a4-f6d6-d2f2-d6f6-f2d2-"
        "f6d6-d2f2-d6f6",
        "f2d2",
        say("move {start} to {end} for a draw", start="f2", end="d2"),
    ),
)
