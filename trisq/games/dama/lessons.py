"""Dama learnt by playing it."""

from trisq.games.pack import Lesson
from trisq.words import say

LESSONS = (
    Lesson(
        say("Leave two men"),
        say(
            "You win when your opponent has only two men left, or cannot move."
            " Three of your men in a row capture one."
        ),
        say("Your turn: move the ringed man into the row, then capture a man."),
        "?dama=set0a2e3be6bea2e2b",
        ("g4g1xf2", "g4g1xb6", "g4g1xe4"),
        say("That makes no row of three. The gap is at the top right."),
        (
            (
                "d1g1",
                say("Then the gap is in the middle. Leave both men in the row there."),
            ),
        ),
        codes=("no-mill", "must-take"),
    ),
    Lesson(
        say("Close a row, take a man"),
        say(
            "At first you put one of your nine men on any empty point each turn. Three"
            " on one line are a mill: you capture an enemy man."
        ),
        say("Your turn: close the row with a man, then capture."),
        "?dama=set0e3bae2ae2be2be6a2ha5hb6",
        ("d1xb4", "d1xb2", "d1xf4"),
        say("That closes no mill. The third point of the line is at the top."),
        (("d2", say("Your own man stands there. Men go on empty points only.")),),
        codes=("occupied", "place-first"),
    ),
    Lesson(
        say("Mills are safe"),
        say(
            "You may not capture a man in a mill while your opponent has another man"
            " outside any mill."
        ),
        say("Your turn: close a mill and capture the man that you may."),
        "?dama=set0e3baea2e2be7bebha5hb5",
        ("d1xf6", "e3xf6"),
        say("That closes no mill. Look at the lines with two of your men."),
        (
            ("d1xb4", say("That man stands in a mill. Only one black man is free.")),
            ("e3xb2", say("That man stands in a mill. Only one black man is free.")),
        ),
        codes=("mill-safe",),
        shown=False,
    ),
    Lesson(
        say("Then men move"),
        say(
            "When all your men are placed, move one along a line to the next empty"
            " point. A mill may be opened and closed again: it captures each time."
        ),
        say("Your turn: close the mill in the middle, and capture."),
        "?dama=set0eae2ae3abe3be4be2aeb",
        ("e3d3xf4", "e3d3xa4", "e3d3xb6", "e3d3xg7"),
        say("That closes no mill. Two men stand on the line already."),
        (
            (
                "a7d3",
                say("Too far: a man goes to the next point only. Another one is near."),
            ),
            ("d2d3", say("Then the gap is above it. Bring a third man instead.")),
        ),
        codes=("not-adjacent",),
        shown=False,
    ),
    Lesson(
        say("Three men fly"),
        say(
            "When you have only three men left and none in hand, you may move"
            " one to any empty point."
        ),
        say("Your turn: fly into the row at the bottom, and capture."),
        "?dama=set0e3bebae9be3ba2",
        ("c3g7xd5", "c3g7xb2", "c3g7xf2", "c3g7xf6"),
        say("That closes no mill. The row at the bottom lacks one man."),
        (("d7g7", say("Leave both men in the row. Fly with the third.")),),
        shown=False,
    ),
)
