"""Trisq learnt by playing it, on the smallest board."""

from trisq.games.pack import Lesson
from trisq.words import say

LESSONS = (
    Lesson(
        say("Leave no place to play"),
        say(
            "You win when it is your opponent’s turn and there is nowhere to play."
            " You may not play where every neighbour is an enemy."
        ),
        say("Your turn: take the last point where squares can play."),
        "?trisq=size7-set0a4b3a4b3a4b3aeaeb3a4b3a4b3a4b3",
        ("d4",),
        say("That point is taken. Only two are empty."),
        (
            (
                "b4",
                say(
                    "Squares can never play there, so it stays yours. They would"
                    " take the other point."
                ),
            ),
        ),
    ),
    Lesson(
        say("Surround it to take it"),
        say(
            "A figure is captured when every neighbour is an enemy: above, below,"
            " left and right."
        ),
        say("Your turn: close the last side."),
        "?trisq=size7-set0e17ae5abe6a",
        ("e4",),
        say("One side is still open: the right one."),
        (
            (
                "e5",
                say(
                    "Diagonal points are no neighbours. One side is still open: the"
                    " right one."
                ),
            ),
            ("d4", say("The square stands there. Play next to it, on its right.")),
        ),
    ),
    Lesson(
        say("The edge helps"),
        say(
            "Figures at the edge have fewer neighbours: three enemies are"
            " enough there, and two in a corner."
        ),
        say("Your turn: capture the square in the corner."),
        "?trisq=size7-set0ba",
        ("a6",),
        say("One side is still open: the one below."),
        (
            (
                "b6",
                say(
                    "Diagonal points are no neighbours. One side is still open: the"
                    " one below."
                ),
            ),
        ),
    ),
    Lesson(
        say("Two are safe"),
        say(
            "One empty or friendly neighbour keeps a figure safe. So two of"
            " your figures side by side can never be captured."
        ),
        say("Your turn: save your triangle."),
        "?trisq=size7-set0e17be5bae6b",
        ("e4",),
        say("Squares would close the last side now. Put a friend there."),
        (
            (
                "e5",
                say("A friend helps only as a neighbour, not across a corner."),
            ),
        ),
    ),
    Lesson(
        say("Capturing comes first"),
        say(
            "You may not play where every neighbour is an enemy, unless your figure"
            " captures one of them: that makes room."
        ),
        say("Your turn: play between squares, where it captures."),
        "?trisq=size7-set0ebe5be26ae5abe5b",
        ("g1",),
        say("That is allowed, but it captures nothing. Look at the lower corner."),
        (
            (
                "a7",
                say(
                    "Every neighbour is a square there, and none would be captured:"
                    " that would be self-capture."
                ),
            ),
        ),
        codes=("self-capture",),
        shown=False,
    ),
    Lesson(
        say("No repeating"),
        say(
            "A triangle has just captured on {site}. You may not bring back the whole"
            " board of two moves ago.",
            site="g2",
        ),
        say("Your turn with squares: play anywhere but there."),
        "?trisq=size7-f2-f1-g3-g2-g1",
        (),
        "",
        (
            (
                "g2",
                say(
                    "That would bring back the whole board of two moves ago. Play"
                    " somewhere else first; then you may."
                ),
            ),
        ),
        codes=("repetition",),
        shown=False,
    ),
)
