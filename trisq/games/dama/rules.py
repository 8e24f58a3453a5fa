"""Dama, or nine men's morris: three in a line take a man.

1. 24 points on three squares, joined in the middles of their sides; 16 lines of three.
   Nine men each in hand, white first.
2. While a player has men in hand he places one on an empty point. After that he moves
   one along a line to the next point; with exactly three men left he may fly to any.
3. A man who completes a line of three, a mill, takes one enemy man in the same move,
   only one even for two lines. Men in a mill are safe while others are free.
4. Who has two men or fewer in all has lost; so has who is to move and cannot.
5. Our extension, for the source has no draw: the same position with the same player to
   move for the third time, or 100 moves without a placement or a capture, is a draw.

Source: the "Дама" project description (nine men's morris, Bulgarian).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from trisq.errors import IllegalMoveError, NotationError
from trisq.game import PLAYERS, Game, Outcome, Preview, Seat
from trisq.games.dama import board
from trisq.games.dama.board import (
    HAND,
    MAN,
    NAME,
    NONE,
    POINT,
    POINTS,
    Move,
    closers,
    listed,
)
from trisq.naming import join_or
from trisq.position import (
    EMPTY,
    FIRST,
    SECOND,
    Setup,
    placed,
    refuse_strange,
    runs,
    wrong_count,
)
from trisq.scene import Scene, Trail
from trisq.words import say

Complaint = tuple[str, str, tuple[str, ...]]  # code, sentence and sites of a refusal

MEN = 9
FLYING = 2 * 3  # bits of the three men who may fly: each is written twice
QUIET_LIMIT = 100

FEW, BLOCKED, REPEATED, QUIET, WON = range(1, 6)  # how a game can be over
DRAWN = {
    REPEATED: say("the same position for the third time (our own rule)"),
    QUIET: say("100 moves without a capture (our own rule)"),
}


class State(NamedTuple):
    """The men of the player to move and of the enemy, and what the board cannot show.

    ``seen`` are the positions since the last placement or capture; ``over`` is how the
    game has ended, worked out once when the state is made.
    """

    own: int
    enemy: int
    own_hand: int
    enemy_hand: int
    ply: int
    seen: tuple[int, ...]
    over: int


_new = tuple.__new__  # makes a State in half the time that calling it takes


@dataclass(frozen=True)
class Dama(Game[State, Move]):
    """The rules; a move is where a man comes from, where he goes, whom he takes."""

    name = "dama"
    title = say("Dama")
    sides = (say("white"), say("black"))
    figures = (say("white man"), say("black man"))
    shapes = ("square", "triangle")  # the light one and the dark one
    crews = (say("white squares"), say("black triangles"))

    def initial(self) -> State:
        """Return the empty board, all men in hand."""
        return State(0, 0, MEN, MEN, 0, (), 0)

    def position(
        self, white: int, black: int, hands: tuple[int, int], turn: Seat
    ) -> State:
        """Return a position set up by hand; ``hands`` are white's and black's men."""
        own, enemy = (white, black) if turn is Seat.FIRST else (black, white)
        over = self._over(own, enemy, hands[turn], int(turn), ())
        if not over and enemy.bit_count() // 2 + hands[turn.other] < 3:
            over = WON
        return State(own, enemy, hands[turn], hands[turn.other], int(turn), (), over)

    def set_up(self, setup: Setup) -> State:
        """Put men on the points, row by row from the top, and into the hands."""
        refuse_strange(setup, ("ha", "hb"), self.title)
        sides = placed(setup, board.IN_ROWS)
        hands = setup.counts.get("ha", 0), setup.counts.get("hb", 0)
        for name, men, hand in zip(self.sides, sides, hands):
            if len(men) + hand > MEN:
                raise wrong_count(name, len(men) + hand)
        white, black = (board.men(*names) for names in sides)
        return self.position(white, black, hands, Seat(setup.turn))

    def layout(self, state: State) -> Setup:
        """Return the men, row by row from the top, and those in hand."""
        white, black = self._ordered(state, state.own, state.enemy)
        hands = self._ordered(state, state.own_hand, state.enemy_hand)
        signs = (
            FIRST if white >> point & 1 else SECOND if black >> point & 1 else EMPTY
            for point in (POINT[name] for name in board.IN_ROWS)
        )
        counts = {"ha": hands[0], "hb": hands[1]}
        return Setup(self.to_move(state), runs(signs), counts)

    def to_move(self, state: State) -> Seat:
        """White moves first, then the players alternate."""
        return PLAYERS[state.ply & 1]

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Return placements, steps along lines or flights, each with what it takes."""
        own, enemy, hand, _, _, _, over = state
        if over:
            return ()
        empty = POINTS & ~(own | enemy)
        if hand:
            parts = board.placements(own, empty)
        elif own.bit_count() > FLYING:
            parts = board.steps(own, empty)
        else:
            parts = board.flights(own, empty)
        for _, _, closing in parts:
            if closing:
                return board.Turns(parts, listed(self._takes(enemy)) or (NONE,))
        return board.Turns(parts, ())

    def refusal(self, state: State, move: Move) -> IllegalMoveError | None:
        """Name the rule that forbids a move."""
        complaint = self._wrong_way(state, move) or self._wrong_prey(state, move)
        if complaint is None:
            return None
        code, sentence, sites = complaint
        return IllegalMoveError(code, sentence, sites=sites)

    def apply(self, state: State, move: Move) -> State:
        """Place or move a man, take one, and see whether the game is over."""
        own, enemy, hand, enemy_hand, ply, seen, _ = state
        start, end, taken = move
        if start == HAND:
            own |= MAN << end
            hand -= 1
            if enemy_hand and taken == NONE:  # who can place has not lost
                return _new(State, (enemy, own, enemy_hand, hand, ply + 1, (), 0))
        else:
            seen += (_key(own, enemy, ply),)
            own ^= MAN << start ^ MAN << end
        if taken != NONE:
            enemy ^= MAN << taken
            seen = ()
        over = self._over(enemy, own, enemy_hand, ply + 1, seen)
        return _new(State, (enemy, own, enemy_hand, hand, ply + 1, seen, over))

    def outcome(self, state: State) -> Outcome | None:
        """Say how the game has ended."""
        if not state.over:
            return None
        loser = self.to_move(state)
        side = self.sides[loser]
        if state.over == FEW:
            return Outcome(loser.other, say("{side} has only two men left", side=side))
        if state.over == WON:  # only in a position that was set up
            side = self.sides[loser.other]
            return Outcome(loser, say("{side} has only two men left", side=side))
        if state.over == BLOCKED:
            return Outcome(loser.other, say("{side} cannot move", side=side))
        return Outcome(None, DRAWN[state.over])

    def because(self, state: State) -> str:
        """Say why a game cannot go on with so few men, or with men shut in."""
        if state.over in (FEW, WON):
            return say("Two men cannot close a mill.")
        if state.over == BLOCKED:
            return say("No man has a free point beside him.")
        return ""

    def parse(self, text: str) -> Move:
        """Read ``d2``, ``d2xb4``, ``e5d5`` or ``e5d5xb4``."""
        way, mark, prey = text.partition("x")
        start = POINT.get(way[:-2]) if len(way) > 2 else HAND
        end = POINT.get(way[-2:])
        taken = POINT.get(prey) if mark else NONE
        if start is None or end is None or taken is None:
            raise NotationError(
                "unreadable",
                say(
                    "that is not a move; write a placement as d2, a move as"
                    " e5d5, and add xb4 for the man you capture."
                ),
            )
        return start, end, taken

    def format(self, move: Move) -> str:
        """Write the way, then what is taken."""
        start, end, taken = move
        origin = "" if start == HAND else NAME[start]
        return origin + NAME[end] + ("" if taken == NONE else f"x{NAME[taken]}")

    def path(self, state: State, move: Move) -> tuple[str, ...]:
        """Click where the man is, where he goes, whom he takes."""
        del state
        return tuple([NAME[point] for point in move if point >= 0])

    def move_from_clicks(self, state: State, path: Sequence[str]) -> str:
        """Write clicks as a placement or a move, and a click too many as a capture."""
        way = 1 if state.own_hand else 2
        return "x".join(filter(None, ("".join(path[:way]), "".join(path[way:]))))

    def preview(self, state: State, path: Sequence[str]) -> Preview:
        """Show the man where he will stand, and name who can be taken."""
        way = [POINT[name] for name in path]
        if not state.own_hand and len(way) == 1:
            moves = self.legal_moves(state)
            ends = {NAME[end] for start, end, _ in moves if start == way[0]}
            goals = join_or(sorted(ends))
            prompt = say("From {start}: {goals}.", start=path[0], goals=goals)
            return Preview(prompt, self.scene(state))
        own, hand = state.own ^ board.men(*path), max(0, state.own_hand - 1)
        put = state._replace(own=own, own_hand=hand)
        prey = join_or(sorted(board.names_of(self._takes(state.enemy))))
        prompt = say("You have a mill: capture {prey}.", prey=prey)
        return Preview(prompt, self.scene(put))

    def instruction(self, state: State, move: Move) -> str:
        """Say what to do with the own man."""
        del state
        start, end, _ = move
        if start == HAND:
            return say("place a man on {site}", site=NAME[end])
        return say("move {start} to {end}", start=NAME[start], end=NAME[end])

    def describe(self, state: State, move: Move) -> str:
        """Say what a man did."""
        del state
        start, end, _ = move
        if start == HAND:
            return say("placed a man on {site}", site=NAME[end])
        return say("moved {start} to {end}", start=NAME[start], end=NAME[end])

    def captures(self, state: State, move: Move) -> tuple[str, ...]:
        """Return the man that is taken."""
        del state
        return () if move[2] == NONE else (NAME[move[2]],)

    def status_note(self, state: State) -> str:
        """Count the men in hand, and the quiet moves when they come near the limit."""
        hands = self._ordered(state, state.own_hand, state.enemy_hand)
        quiet = len(state.seen)
        if quiet > QUIET_LIMIT // 2:
            return say(
                "Moves without a capture: {count}; {limit} make a draw",
                count=quiet,
                limit=QUIET_LIMIT,
            )
        if not any(hands):
            return ""
        white, black = hands
        return say("In hand: white {white}, black {black}", white=white, black=black)

    def todo(self, state: State) -> str:
        """Ask for a man to be placed first, then to move; the last three fly."""
        if len(state.seen) > QUIET_LIMIT // 2:
            return say("{note}.", note=self.status_note(state))  # it may end so
        if state.own_hand:
            return say("Place a man on any free point.")
        if state.own.bit_count() <= FLYING:
            return say("Move a man to any free point.")
        return say("Move a man along a line to the next point.")

    def tally(self, state: State, seat: Seat) -> str:
        """Count the men of a player: on the board, and in hand or lost."""
        men = self._ordered(state, state.own, state.enemy)[seat].bit_count() // 2
        hand = self._ordered(state, state.own_hand, state.enemy_hand)[seat]
        if hand:
            return say("{count} {count:man|men}, {hand} in hand", count=men, hand=hand)
        return say("{count} {count:man|men} · lost {lost}", count=men, lost=MEN - men)

    def text(self, state: State, seat: Seat = Seat.FIRST) -> str:
        """Draw the board as the source does."""
        del seat
        return board.drawn(self._ordered(state, state.own, state.enemy))

    def scene(self, state: State) -> Scene:
        """Return the men, closed mills, and who is shut in when that ends the game.

        Men in hand are told of, not drawn.
        """
        boards = self._ordered(state, state.own, state.enemy)
        trails = (
            Trail(tuple(NAME[point] for point in line), self.shapes[side])
            for side, men in enumerate(boards)
            for line in board.mills(men)
        )
        pieces = self.pieces(map(board.names_of, boards))
        shut = board.names_of(state.own) if state.over == BLOCKED else ()
        return Scene(board.BOARD, pieces, trails=tuple(trails), closed=tuple(shut))

    def _ordered(self, state: State, own: int, enemy: int) -> tuple[int, int]:
        """Return what belongs to white and what to black."""
        return (own, enemy) if self.to_move(state) is Seat.FIRST else (enemy, own)

    def _takes(self, enemy: int) -> int:
        """Return the men that a mill may take: those not in mills, or else all."""
        return enemy & POINTS & ~closers(enemy) or enemy & POINTS

    def _over(
        self, own: int, enemy: int, hand: int, ply: int, seen: tuple[int, ...]
    ) -> int:
        """Return how the game is over for the player to move, 0 while it goes on."""
        men = own.bit_count()
        if men // 2 + hand < 3:
            return FEW
        if hand:
            return 0
        if men > FLYING and not board.can_step(own, POINTS & ~(own | enemy)):
            return BLOCKED
        if len(seen) >= QUIET_LIMIT:
            return QUIET
        if len(seen) >= 8 and seen.count(_key(own, enemy, ply)) >= 2:
            return REPEATED
        return 0

    def _wrong_way(self, state: State, move: Move) -> Complaint | None:
        """Return what is wrong with the way of a man, mills aside."""
        start, end, _ = move
        own, enemy, placing = state.own, state.enemy, state.own_hand > 0
        if placing and start != HAND:
            why = say("place all your men first; moving comes later.")
            return "place-first", why, ()
        if not placing:
            man = end if start == HAND else start
            name = NAME[man]
            if enemy >> man & 1:
                why = say(
                    "{site} is your opponent’s; choose one of your own men.", site=name
                )
                return "not-your-piece", why, (name,)
            if not own >> man & 1:
                why = say(
                    "{site} is empty, and you have no men left to place.", site=name
                )
                return "not-your-piece", why, (name,)
            if start == HAND:
                why = say("the man on {site} is blocked; move another one.", site=name)
                return "blocked", why, board.names_of(board.NEAR[man] & (own | enemy))
        there = NAME[end]
        if (own | enemy) >> end & 1:
            why = say("{site} is taken; choose an empty point.", site=there)
            return "occupied", why, (there,)
        near = placing or own.bit_count() <= FLYING or board.NEAR[start] >> end & 1
        if near:
            return None
        why = say(
            "{there} is not next to {here} on a line.",
            there=there,
            here=NAME[start],
        )
        return "not-adjacent", why, ()

    def _wrong_prey(self, state: State, move: Move) -> Complaint | None:
        """Return what is wrong with the man that is taken, or is not."""
        start, end, taken = move
        rest = state.own if start == HAND else state.own ^ MAN << start
        takes = self._takes(state.enemy) if closers(rest) >> end & 1 else 0
        if not takes:
            if taken == NONE:
                return None
            why = say("this move closes no mill, so you may not capture.")
            return "no-mill", why, ()
        free = join_or(sorted(board.names_of(takes)))
        if taken == NONE:
            why = say("this move closes a mill, so you must capture {prey}.", prey=free)
            return "must-take", why, board.mill_of(rest | MAN << end, end)
        if takes >> taken & 1:
            return None
        if state.enemy >> taken & 1:
            why = say(
                "men in a mill are safe while others are free; capture {prey}.",
                prey=free,
            )
            return "mill-safe", why, board.mill_of(state.enemy, taken)
        name = NAME[taken]
        why = say(
            "there is no enemy man on {site}; capture {prey}.", site=name, prey=free
        )
        return "no-enemy", why, (name,)


def _key(own: int, enemy: int, ply: int) -> int:
    """Return a number for a position and the player to move."""
    return (own << 48 | enemy) << 1 | ply & 1
