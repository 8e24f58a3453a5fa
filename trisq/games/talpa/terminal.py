"""How moves are typed, and which signs of the board have a colour."""

from trisq.games.pack import Terminal
from trisq.words import say

TERMINAL = Terminal(
    ("O", "X"),
    (
        say("A capture names two cells: a1a2."),
        say("When nobody can capture any more, xa1 removes a stone of your own."),
    ),
    colours=(31, 34),  # red and blue, as its sides are called
)
