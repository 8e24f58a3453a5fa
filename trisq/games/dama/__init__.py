"""Dama, or nine men's morris: three in a line take a man.

========== =================================================================
rules      the rules and the written moves
board      the 24 points and 16 lines: mills, steps, and how they are drawn
rulebook   the rules in short, each with a position to try
lessons    the game in a few steps, each with something to do
computer   three players, by alpha-beta search
terminal   how moves are typed, and what has a colour there
hints      what is good about a move, in words
records    move lists of other programs
evaluation what a position is worth at a glance
fastboard  the rules again, for the search
endgame    all positions of at most eight men, solved; endgame.bin is the table
========== =================================================================
"""

from trisq.games.dama.rules import Dama
from trisq.games.pack import Invitation, Pack, door
from trisq.words import say

PACK = Pack(
    Dama(),
    door(f"{__name__}.rulebook", "RULES"),
    door(f"{__name__}.computer", "MIND"),
    tone="slate",
    finish="ivory",
    invitation=Invitation(
        say("Three in a row takes a man."),
        say("Three in a row takes."),
        "?dama=d1-b2-d2-f2-a7-c4-f6-a4-d3xa4",
    ),
    terminal=door(f"{__name__}.terminal", "TERMINAL"),
    records=door(f"{__name__}.records", "RECORDS"),
    lessons=door(f"{__name__}.lessons", "LESSONS"),
    source=say("the “Дама” project description, in Bulgarian"),
)
