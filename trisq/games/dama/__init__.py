"""Dama, or nine men's morris: three in a line take a man.

========== =================================================================
rules      the rules and the written moves
board      the 24 points and 16 lines: mills, steps, and how they are drawn
rulebook   the rules in short, each with a position to try
computer   three players, by alpha-beta search
hints      what is good about a move, in words
evaluation what a position is worth at a glance
fastboard  the rules again, for the search
endgame    all positions of at most eight men, solved; endgame.bin is the table
========== =================================================================
"""

from typing import TYPE_CHECKING

from trisq.games.dama.rules import Dama
from trisq.games.pack import Pack, Rule

if TYPE_CHECKING:
    from trisq.search.mind import Mind


def _rulebook() -> tuple[Rule, ...]:
    from trisq.games.dama.rulebook import RULES

    return RULES


def _computer() -> "Mind":
    from trisq.games.dama.computer import MIND

    return MIND


PACK = Pack(Dama(), _rulebook, _computer)
