"""Talpa learnt by playing it, on the small board."""

from trisq.games.pack import Lesson
from trisq.words import say

LESSONS = (
    Lesson(
        say("Dig from side to side"),
        say(
            "Red wins with a tunnel of empty cells from left to right, blue from top"
            " to bottom. Cells that only touch at a corner are not joined."
        ),
        say("Your turn with red: open the last cell of the tunnel."),
        "?talpa=size6-set0ea2bab2ababababab2e5a2babab2ababa",
        ("d6c6", "d6e6"),
        say("The tunnel is still closed: the stone at its right end must go."),
        (
            (
                "b6c6",
                say("The stone in the tunnel must go itself: let it capture."),
            ),
        ),
    ),
    Lesson(
        say("Capture a neighbour"),
        say(
            "Move one of your stones onto an enemy stone directly above, below, left"
            " or right. That stone leaves the board."
        ),
        say("Your turn with red: capture any blue stone."),
        "?talpa=size6",
        (),
        "",
        (
            ("a1b2", say("Stones never go diagonally.")),
            ("a1a3", say("That is too far: a stone captures only a neighbour.")),
        ),
        codes=("not-adjacent", "no-enemy"),
        shown=False,
    ),
    Lesson(
        say("You must capture"),
        say("If you can capture, you must. You may not remove a stone instead."),
        say("Your turn with red: find the only capture."),
        "?talpa=size6-set0e2ae3beae3a6e2ae5aebe3a",
        ("c1b1",),
        "",
        (
            (
                "xc3",
                say("You can still capture, so you must. A blue stone is at the left."),
            ),
        ),
        codes=("must-capture",),
        shown=False,
    ),
    Lesson(
        say("Then remove stones"),
        say(
            "When no stone can capture any more, you remove one of your own"
            " stones each turn, to the end."
        ),
        say("Your turn with red: join left and right by removing a stone."),
        "?talpa=size6-set0e2ae5ae3a6e2ae5aebe3a",
        ("xd3", "xa3", "xb3", "xe3", "xf3"),
        say("That joins nothing. Take a stone with empty cells left and right of it."),
        (
            (
                "xc1",
                say("That joins top and bottom: blue’s tunnel, and you would lose."),
            ),
        ),
        shown=False,
    ),
    Lesson(
        say("Not your opponent’s"),
        say(
            "If your move opens your opponent’s tunnel, or both at once, you lose."
            " There are no draws."
        ),
        say("Your turn with red: one capture wins and one loses. Play the good one."),
        "?talpa=size6-set0e2be5ae3ba5e2ae5ae5a",
        ("b3a3",),
        "",
        (
            (
                "c2c1",
                say("That joins top and bottom: blue’s tunnel, and you would lose."),
            ),
        ),
        shown=False,
    ),
)
