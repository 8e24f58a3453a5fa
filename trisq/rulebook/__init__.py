"""The rules in short, each with a position to try it in.

The page opens these beside the board. A rule is words for someone who has never played,
the link of a legal position, and a move there that shows it; ``tests/test_rulebook.py``
plays every one of them. What decides is the game's own file in ``games/``.
"""

from trisq.rulebook import dama, scripta, talpa, trisq
from trisq.rulebook.rule import Rule

__all__ = ["RULES", "Rule"]

RULES = {
    "trisq": trisq.RULES,
    "talpa": talpa.RULES,
    "dama": dama.RULES,
    "scripta": scripta.RULES,
}
