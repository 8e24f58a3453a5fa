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

from typing import TYPE_CHECKING

from trisq.games.pack import Pack, Rule
from trisq.games.talpa.rules import Talpa

if TYPE_CHECKING:
    from trisq.search.mind import Mind


def _rulebook() -> tuple[Rule, ...]:
    from trisq.games.talpa.rulebook import RULES

    return RULES


def _computer() -> "Mind":
    from trisq.games.talpa.computer import MIND

    return MIND


PACK = Pack(Talpa(), _rulebook, _computer, variants=(Talpa(6),))
