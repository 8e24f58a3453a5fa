"""What is good about a move of Dama, in words."""

from collections.abc import Iterator

from trisq.games.dama import board
from trisq.games.dama.board import HAND, NAME, NEAR, NONE, POINTS, Move
from trisq.games.dama.rules import FLYING, Dama, State
from trisq.naming import join_and, join_or
from trisq.words import say

GAME = Dama()
CROSSING = 4  # ways that meet on the best points


def reasons(state: State, move: Move) -> Iterator[str]:
    """Yield what is good about a move."""
    after = GAME.apply(state, move)
    outcome = GAME.outcome(after)
    if outcome is not None and outcome.winner is not None:
        yield say("wins the game")
    if move[2] != NONE:
        yield say("closes a mill and captures {site}", site=NAME[move[2]])
    danger = mill_points(state.enemy, state.own, state.enemy_hand)
    left = mill_points(after.own, after.enemy, after.own_hand)
    if danger & ~left:
        sites = join_or(board.names_of(danger & ~left))
        if left:
            others = join_or(board.names_of(left))
            yield say(
                "stops a mill on {sites}, but not on {others}",
                sites=sites,
                others=others,
            )
        else:
            yield say("stops a mill on {sites}", sites=sites)
    if outcome is not None:
        return
    ready = mill_points(state.own, state.enemy, state.own_hand)
    chances = mill_points(after.enemy, after.own, after.enemy_hand)
    if chances & ~ready:
        sites = join_or(board.names_of(chances & ~ready))
        yield say("prepares a mill on {sites}", sites=sites)
    replies = len(GAME.legal_moves(after))
    if replies <= 3:
        yield say("leaves the opponent only {count} {count:move|moves}", count=replies)
    yield from _room(state, move, after)


def _room(state: State, move: Move, after: State) -> Iterator[str]:
    """Say who gets more or less room to move."""
    theirs = _stuck(state.enemy, state.enemy_hand, state)
    if shut := _stuck(after.own, after.own_hand, after) & ~theirs:
        yield say("blocks {sites}", sites=join_and(board.names_of(shut)))
    ours = _stuck(state.own, state.own_hand, state)
    if free := ours & ~_stuck(after.enemy, after.enemy_hand, after):
        yield say("frees {sites}", sites=join_and(board.names_of(free)))
    origin, end, _ = move
    ways = 0 if origin == HAND else NEAR[origin].bit_count()
    if ways < NEAR[end].bit_count() == CROSSING:
        yield say("takes a crossing of four lines")


def _stuck(men: int, hand: int, state: State) -> int:
    """Return the men who cannot step, as points; none if they may fly."""
    if not hand and men.bit_count() <= FLYING:
        return 0
    empty = POINTS & ~(state.own | state.enemy)
    return sum(1 << man for man in board.listed(men) if not NEAR[man] & empty)


def mill_points(own: int, enemy: int, hand: int) -> int:
    """Return the points where a player could close a mill if it were his turn."""
    empty = POINTS & ~(own | enemy)
    if hand:
        parts = board.placements(own, empty)
    elif own.bit_count() > FLYING:
        parts = board.steps(own, empty)
    elif own.bit_count() == FLYING:
        parts = board.flights(own, empty)
    else:
        parts = ()
    closing = 0
    for _, _, ends in parts:
        closing |= ends
    return closing
