"""How moves are typed, and which signs of the board have a colour."""

from trisq.games.pack import Terminal
from trisq.words import say

TERMINAL = Terminal(
    ("○", "●"),
    (
        say("d2 places a man, e5d5 moves one; row 1 is at the top."),
        say("xb4 behind it captures a man, when a mill is closed: d2xb4."),
    ),
)
