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

from typing import TYPE_CHECKING

from trisq.games.pack import Pack, Rule
from trisq.games.scripta.rules import Scripta

if TYPE_CHECKING:
    from trisq.search.mind import Mind


def _rulebook() -> tuple[Rule, ...]:
    from trisq.games.scripta.rulebook import RULES

    return RULES


def _computer() -> "Mind":
    from trisq.games.scripta.computer import MIND

    return MIND


PACK = Pack(Scripta(), _rulebook, _computer, variants=(Scripta(5),))
