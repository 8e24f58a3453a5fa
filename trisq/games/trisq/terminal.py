"""How moves are typed, and which signs of the board have a colour."""

from trisq.games.pack import Terminal
from trisq.words import say

TERMINAL = Terminal(
    ("▲", "□"),
    (
        say("A move names a point: a13; there is no column i."),
        say("The second player may answer the first move with swap."),
    ),
)
