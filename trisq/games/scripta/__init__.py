"""XII Scripta, the Roman race of thirty men: three dice, three rows of twelve points.

========== =================================================================
rules      the rules
notation   the written moves, and the commands of the source
board      the points, the course over them, and how they are drawn
rulebook   the rules in short, each with a position to try
computer   three players, who judge whole turns
hints      what is good about a move, in words
evaluation what the end of a turn is worth, by tuned weights
fastboard  the rules again, for the search
========== =================================================================
"""

from trisq.games.pack import Pack, door
from trisq.games.scripta.rules import Scripta

PACK = Pack(
    Scripta(),
    door(f"{__name__}.rulebook", "RULES"),
    door(f"{__name__}.computer", "MIND"),
    variants=(Scripta(5),),
    variant_rulebooks=door(f"{__name__}.rulebook", "VARIANTS"),
)
