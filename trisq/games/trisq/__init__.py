"""Trisq: triangles and squares on 13 x 13 points; who is surrounded is captured.

========== =================================================================
rules      the rules, the written moves, and the board as it is drawn
rulebook   the rules in short, each with a position to try
lessons    the game in a few steps, each with something to do
computer   three players, by tree search
terminal   how moves are typed, and what has a colour there
hints      what is good about a move, in words
evaluation what a position is worth at a glance
fastboard  the rules again, for the search; playout plays on at random from there
========== =================================================================
"""

from trisq.games.pack import Invitation, Pack, door
from trisq.games.trisq.rules import Trisq
from trisq.words import say

PACK = Pack(
    Trisq(),
    door(f"{__name__}.rulebook", "RULES"),
    door(f"{__name__}.computer", "MIND"),
    variants=(Trisq(9), Trisq(7)),
    variant_rulebooks=door(f"{__name__}.rulebook", "VARIANTS"),
    invitation=Invitation(
        say("Leave your rival nowhere to play."),
        say("Leave no place to play."),
        "?trisq=size7-set1e9ae5abe6aebe6be5aeb-f4-d5-e5",
    ),
    terminal=door(f"{__name__}.terminal", "TERMINAL"),
    lessons=door(f"{__name__}.lessons", "LESSONS"),
    source=say("the “Trisq” project description, tasks 1 and 2"),
)
