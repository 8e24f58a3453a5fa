"""Trisq: triangles and squares on 13 x 13 points; who is surrounded is captured.

========== =================================================================
rules      the rules, the written moves, and the board as it is drawn
rulebook   the rules in short, each with a position to try
computer   three players, by tree search
hints      what is good about a move, in words
evaluation what a position is worth at a glance
fastboard  the rules again, for the search; playout plays on at random from there
========== =================================================================
"""

from typing import TYPE_CHECKING

from trisq.games.pack import Pack, Rule
from trisq.games.trisq.rules import Trisq

if TYPE_CHECKING:
    from trisq.search.mind import Mind


def _rulebook() -> tuple[Rule, ...]:
    from trisq.games.trisq.rulebook import RULES

    return RULES


def _computer() -> "Mind":
    from trisq.games.trisq.computer import MIND

    return MIND


PACK = Pack(Trisq(), _rulebook, _computer, variants=(Trisq(9), Trisq(7)))
