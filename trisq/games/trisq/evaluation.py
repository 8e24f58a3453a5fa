"""What a position of Trisq is worth: points that only one side can fill."""

from math import fsum, tanh

from trisq.bits import points
from trisq.game import Seat
from trisq.games.trisq.rules import State, Trisq
from trisq.grid import Grid

GAME = Trisq()  # the ordinary one
EYES = (1.0, 0.6, 0.25, 0.1)  # what a point is worth with 0 to 3 gaps around it
CAUGHT = 0.9  # what a single figure is worth that the opponent can capture now


def value(state: State, seat: Seat, game: Trisq = GAME) -> float:
    """Compare the eyes of both sides, whole and half made."""
    if not state.legal:
        mover = -1.0
    else:
        own, enemy = state.own, state.enemy
        lead = _eyes(own, enemy, game.grid) - _eyes(enemy, own, game.grid)
        lead += CAUGHT * len(caught(enemy, own, game.grid))
        mover = 0.99 * tanh(lead / 6)
    return mover if game.to_move(state) is seat else -mover


def _eyes(own: int, enemy: int, grid: Grid) -> float:
    """Add up the empty points beside ``own`` only, by the gaps still around."""
    empty = grid.all ^ (own | enemy)
    left, right = empty << 1, empty >> 1
    up, down = empty << grid.stride, empty >> grid.stride
    odd = left ^ right ^ up ^ down
    more = left & right | up & down | (left ^ right) & (up ^ down)
    eyes = empty & grid.spread(own) & ~grid.spread(enemy)
    gaps = eyes & ~odd & ~more, eyes & odd & ~more, eyes & more & ~odd
    three = eyes & more & odd
    return fsum(worth * some.bit_count() for worth, some in zip(EYES, (*gaps, three)))


def caught(figures: int, enemy: int, grid: Grid) -> list[int]:
    """Return the single figures that the enemy can smother by one more."""
    alone = figures & ~grid.spread(figures)
    empty = grid.all ^ (figures | enemy)
    return [
        point for point in points(alone) if (grid.near[point] & empty).bit_count() == 1
    ]
