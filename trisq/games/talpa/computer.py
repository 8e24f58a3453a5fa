"""How to play Talpa: look for the cell that opens a tunnel, and who can empty it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import tanh
from random import Random
from typing import Any

from trisq.game import Game, Seat
from trisq.games.talpa.fastboard import Tunnels
from trisq.games.talpa.rules import Move, State, Talpa
from trisq.search.mcts import Temper, search
from trisq.search.mind import Mind
from trisq.search.player import Player, Thought
from trisq.words import Text, say

GAME = Talpa()
TEMPER = Temper(2600, bold=0.3, rave=100.0, trust=8.0)
tunnels = cache(Tunnels)  # by the rules, which are equal if the size is


@dataclass
class TalpaPlayer:
    """Tree search; ``blur`` is how much a weak player mistakes the worth of moves."""

    name: str
    temper: Temper
    blur: float = 0.0

    def think(self, game: Game[Any, Any], state: Any, chance: Random) -> Thought:
        """Win at once, or search among the moves that do not lose at once."""
        assert isinstance(game, Talpa)
        ground = tunnels(game)
        position = ground.position(state)
        wins, safe = ground.sorted(position)
        if wins:
            return Thought(ground.move(wins[0]), 1.0, len(safe))
        found = search(ground, position, self.temper, chance, safe)
        move = ground.move(found.pick(self.blur, chance))
        return Thought(move, found.value, found.work)


class TalpaMind(Mind):
    """Judges by the stones that still stand in the way of each tunnel."""

    levels: tuple[Player, Player, Player] = (
        TalpaPlayer("1", TEMPER._replace(budget=60), blur=0.15),
        TalpaPlayer("2", TEMPER._replace(budget=200)),
        TalpaPlayer("3", TEMPER),
    )

    def value(self, state: State, seat: Seat) -> float:
        """Compare the lengths of what is left to dig; a win in one is nearly won."""
        mover = GAME.to_move(state)
        if state.winner is not None:
            return 1.0 if state.winner is seat else -1.0
        ground = tunnels(GAME)
        verdict = ground.verdict(ground.position(state))
        worth = 0.95 * verdict or 0.9 * tanh(
            (self._left(state, mover.other) - self._left(state, mover)) / 4
        )
        return worth if mover is seat else -worth

    def reasons(self, state: State, move: Move) -> Iterator[Text]:
        """Name tunnels that a move opens, stops or threatens."""
        ground = tunnels(GAME)
        names = GAME.grid.names_of
        after = GAME.apply(state, move)
        if after.winner is not None:
            if after.winner is GAME.to_move(state):
                yield say("opens your tunnel and wins")
            return
        danger = ground.winning(
            ground.position(
                state._replace(own=state.enemy, enemy=state.own, ply=state.ply + 1)
            )
        )
        answer = ground.position(after)
        if self._saves(state, move):
            yield say("is the only move that does not lose at once")
        if danger and not ground.winning(answer):
            yield say(
                "stops the opponent's tunnel through {sites}", sites=names(danger)
            )
        if ground.verdict(answer) < 0:
            yield say("leaves the opponent only moves that open your tunnel")
        again = after._replace(own=after.enemy, enemy=after.own, ply=after.ply + 1)
        if threats := ground.winning(ground.position(again)):
            yield say(
                "threatens to open your tunnel through {sites}", sites=names(threats)
            )
        else:
            yield from self._progress(state, after)
        if prey := GAME.captures(state, move):
            yield say("captures {sites}", sites=prey)

    def _saves(self, state: State, move: Move) -> bool:
        """Tell whether all moves but this one let the opponent win, and none wins."""
        ground = tunnels(GAME)
        moves = GAME.legal_moves(state)
        ends = [GAME.apply(state, one) for one in moves]
        good = [
            one
            for one, end in zip(moves, ends)
            if end.winner is None and ground.verdict(ground.position(end)) < 1
        ]
        won = any(end.winner is GAME.to_move(state) for end in ends)
        return good == [move] and len(moves) > 1 and not won

    def _progress(self, state: State, after: State) -> Iterator[Text]:
        """Say how much is left to dig, if a move digs, or if its player leads."""
        mover = GAME.to_move(state)
        own, other = self._left(after, mover), self._left(after, mover.other)
        if own < self._left(state, mover):
            yield say(
                "shortens the way of your tunnel to {count} {count:stone|stones}",
                count=own,
            )
        elif own < other:
            yield say(
                "keeps your tunnel ahead by {count} {count:stone|stones}",
                count=other - own,
            )

    def _left(self, state: State, seat: Seat) -> int:
        """Return how many stones at least stand between the sides of a player."""
        grid = GAME.grid
        start, end = GAME.goals[seat]
        empty = grid.all ^ (state.own | state.enemy)
        dug = grid.flood(start & empty, empty)
        stones = 0
        while not dug & end:
            edge = (start | grid.spread(dug)) & grid.all
            dug = grid.flood(dug | edge, empty)
            stones += 1
        return stones


MIND = TalpaMind()
