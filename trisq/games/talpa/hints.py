"""What is good about a move of Talpa, in words."""

from collections.abc import Iterator

from trisq.games.talpa.evaluation import stones_left
from trisq.games.talpa.fastboard import tunnels
from trisq.games.talpa.rules import Move, State, Talpa
from trisq.naming import join_and, join_or
from trisq.words import Text, say

GAME = Talpa()  # the ordinary one


def reasons(state: State, move: Move, game: Talpa = GAME) -> Iterator[Text]:
    """Name tunnels that a move opens, stops or threatens."""
    ground = tunnels(game)
    names = game.grid.names_of
    after = game.apply(state, move)
    if after.winner is not None:
        if after.winner is game.to_move(state):
            yield say("opens your tunnel and wins")
        return
    danger = ground.winning(
        ground.position(
            state._replace(own=state.enemy, enemy=state.own, ply=state.ply + 1)
        )
    )
    answer = ground.position(after)
    if saves(state, move, game):
        yield say("is the only move that does not lose at once")
    if danger and not ground.winning(answer):
        yield say(
            "stops the opponent’s tunnel through {sites}", sites=join_or(names(danger))
        )
    if ground.verdict(answer) < 0:
        yield say("leaves the opponent only moves that open your tunnel")
    again = after._replace(own=after.enemy, enemy=after.own, ply=after.ply + 1)
    if threats := ground.winning(ground.position(again)):
        yield say(
            "threatens to open your tunnel through {sites}",
            sites=join_or(names(threats)),
        )
    else:
        yield from _progress(state, after, game)
    if prey := game.captures(state, move):
        yield say("captures {sites}", sites=join_and(prey))


def saves(state: State, move: Move, game: Talpa = GAME) -> bool:
    """Tell whether all moves but this one let the opponent win, and none wins."""
    ground = tunnels(game)
    moves = game.legal_moves(state)
    ends = [game.apply(state, one) for one in moves]
    good = [
        one
        for one, end in zip(moves, ends)
        if end.winner is None and ground.verdict(ground.position(end)) < 1
    ]
    won = any(end.winner is game.to_move(state) for end in ends)
    return good == [move] and len(moves) > 1 and not won


def _progress(state: State, after: State, game: Talpa) -> Iterator[Text]:
    """Say how much is left to dig, if a move digs, or if its player leads."""
    mover = game.to_move(state)
    own, other = (stones_left(after, seat, game) for seat in (mover, mover.other))
    if own < stones_left(state, mover, game):
        yield say(
            "leaves {count} {count:stone|stones} in the way of your tunnel",
            count=own,
        )
    elif own < other:
        yield say(
            "keeps your tunnel {count} {count:stone|stones} ahead",
            count=other - own,
        )
