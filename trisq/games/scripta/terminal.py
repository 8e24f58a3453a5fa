"""How moves are typed, and which signs of the board have a colour."""

from trisq.games.pack import Terminal
from trisq.words import say

TERMINAL = Terminal(
    (r"\d+(?=[ _A-O\d]*$)", r"[A-O](?=[ _A-O\d]*$)"),
    (
        say("146 are dice, p4 enters a man, 6m2 moves the man on 6, t2 takes one off."),
        say(
            "Or in words: roll 1 4 6, place 4, move 3 2 (the third man), take 2, pass."
        ),
    ),
)
