"""Talpa, the mole: dig a tunnel of empty cells between your two sides.

========== =================================================================
rules      the rules and the written moves
board      how the cells and the players' sides are drawn
rulebook   the rules in short, each with a position to try
lessons    the game in a few steps, each with something to do
computer   three players, by tree search
terminal   how moves are typed, and what has a colour there
hints      what is good about a move, in words
evaluation what a position is worth at a glance
fastboard  the rules again, for the search
========== =================================================================
"""

from trisq.games.pack import Invitation, Pack, door
from trisq.games.talpa.rules import Talpa
from trisq.words import say

PACK = Pack(
    Talpa(),
    door(f"{__name__}.rulebook", "RULES"),
    door(f"{__name__}.computer", "MIND"),
    variants=(Talpa(6),),
    variant_rulebooks=door(f"{__name__}.rulebook", "VARIANTS"),
    tone="clay",
    invitation=Invitation(
        say("Dig a tunnel from side to side."),
        say("Dig from side to side."),
        "?talpa=set1bebeabebe3be2a2e2b2ae2a3e5ae3ba3eaeae4bebebaebeaebe4b-e4e5-c5c4-c3c4",
    ),
    terminal=door(f"{__name__}.terminal", "TERMINAL"),
    lessons=door(f"{__name__}.lessons", "LESSONS"),
    source=say(
        "the Talpa project description (FEUP, PLOG);"
        " the game is published by nestorgames"
    ),
)
