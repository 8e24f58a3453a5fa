"""Talpa, the mole: dig a tunnel of empty cells between your two sides.

========== =================================================================
rules      the rules and the written moves
board      how the cells and the players' sides are drawn
rulebook   the rules in short, each with a position to try
computer   three players, by tree search
hints      what is good about a move, in words
evaluation what a position is worth at a glance
fastboard  the rules again, for the search
========== =================================================================
"""

from trisq.games.pack import Pack, door
from trisq.games.talpa.rules import Talpa

PACK = Pack(
    Talpa(),
    door(f"{__name__}.rulebook", "RULES"),
    door(f"{__name__}.computer", "MIND"),
    variants=(Talpa(6),),
    variant_rulebooks=door(f"{__name__}.rulebook", "VARIANTS"),
)
