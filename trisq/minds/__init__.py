"""What each game offers to computer players: one file each, or what any game gets."""

from functools import cache
from typing import Any

from trisq.game import Game
from trisq.minds import dama, scripta, talpa, trisq
from trisq.search.default import DefaultMind
from trisq.search.mind import Mind

MINDS: dict[str, Mind] = {
    "trisq": trisq.MIND,
    "talpa": talpa.MIND,
    "dama": dama.MIND,
    "scripta": scripta.MIND,
}


@cache
def mind(game: Game[Any, Any]) -> Mind:
    """Return what a game offers; if it has nothing of its own, players by its rules."""
    return MINDS[game.name] if game.name in MINDS else DefaultMind(game)
