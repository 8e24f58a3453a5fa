"""What a position of Talpa is worth: how much each player has left to dig."""

from math import tanh

from trisq.game import Seat
from trisq.games.talpa.fastboard import tunnels
from trisq.games.talpa.rules import State, Talpa

GAME = Talpa()  # the ordinary one


def value(state: State, seat: Seat, game: Talpa = GAME) -> float:
    """Compare the lengths of what is left to dig; a win in one is nearly won."""
    mover = game.to_move(state)
    if state.winner is not None:
        return 1.0 if state.winner is seat else -1.0
    ground = tunnels(game)
    verdict = ground.verdict(ground.position(state))
    worth = 0.95 * verdict or 0.9 * tanh(
        (stones_left(state, mover.other, game) - stones_left(state, mover, game)) / 4
    )
    return worth if mover is seat else -worth


def stones_left(state: State, seat: Seat, game: Talpa) -> int:
    """Return how many stones at least stand between the sides of a player."""
    grid = game.grid
    start, end = game.goals[seat]
    empty = grid.all ^ (state.own | state.enemy)
    dug = grid.flood(start & empty, empty)
    stones = 0
    while not dug & end:
        edge = (start | grid.spread(dug)) & grid.all
        dug = grid.flood(dug | edge, empty)
        stones += 1
    return stones
