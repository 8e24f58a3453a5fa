"""XII Scripta, the Roman race of thirty men: three dice, three rows of twelve points.

1. Fifteen men each, all off the board. A turn: three dice are rolled, then used one at
   a time in any order, each for one command. Doubles give nothing extra.
2. A die enters a waiting man on the own point it shows, or moves a man on so many
   points, never beyond 36, or takes a man off: from end point I to VI exactly by its
   number, and only when all own men not yet taken off stand on these six (31 to 36).
3. Nobody lands where two enemy men stand; a single one is captured. Passing is free.
4. Captured men enter before anything else is done; men never entered impose nothing.
5. A die that can be used must be used; who can use none passes, and the turn ends.
6. Who has taken off all fifteen wins.

Source: a Czech project description of Ludus duodecim scriptorum, after H. J. R. Murray.
Its end points I to VI are 31 to 36 in the order of travel.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from trisq.errors import IllegalMoveError
from trisq.game import PLAYERS, Game, Outcome, Preview, Seat
from trisq.games.scripta import (
    board,
    gestures,
    notation,
    refusals,
    sentences,
    setups,
    story,
)
from trisq.games.scripta.board import MEN, SITE, Side
from trisq.games.scripta.notation import PASS, THROWS, Move
from trisq.games.scripta.state import State, hit, is_stuck, used, uses, way
from trisq.position import COUNTS, Setup, refuse_strange
from trisq.scene import Button, Piece, Scene
from trisq.words import say

LENGTHS = {MEN: say("fifteen men"), 5: say("five men")}  # a game with so many men each


@dataclass(frozen=True)
class Scripta(Game[State, Move]):
    """The rules; a move is a throw of the dice or what one die is used for."""

    name = "scripta"
    title = "XII Scripta"
    sides = board.SIDES
    figures = (say("triangle"), say("square"))
    variant_kind = say("Length")
    opposite = True
    dice = notation.DICE

    men: int = MEN

    @property
    def variant(self) -> str:
        """Another number of men is a variant."""
        return "" if self.men == MEN else f"men{self.men}"

    @property
    def variant_label(self) -> str:
        """Name the number of men."""
        return LENGTHS.get(self.men, "")

    @property
    def full_title(self) -> str:
        """Name the number of men where it is another."""
        if not self.variant:
            return self.title
        return say("{title}, {count} men each", title=self.title, count=self.men)

    def initial(self) -> State:
        """Return the empty board; player 1 starts."""
        side = Side(waiting=self.men, total=self.men)
        return State((side, side))

    def set_up(self, setup: Setup) -> State:
        """Put men on the points and elsewhere; who is not named waits."""
        refuse_strange(setup, (*COUNTS, "d"), self.title)
        return setups.read(setup, self.men)

    def layout(self, state: State) -> Setup:
        """Return the stacks point by point, who is captured or off, and the dice."""
        return setups.written(state)

    def to_move(self, state: State) -> Seat:
        """Chance rolls whenever no dice are on the table."""
        return state.seat if state.dice else Seat.CHANCE

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Return all throws, or all uses of the dice, or the pass if there is none."""
        if self.outcome(state):
            return ()
        if not state.dice:
            return [move for move, _ in THROWS]
        return list(uses(state)) or [PASS]

    def refusal(self, state: State, move: Move) -> IllegalMoveError | None:
        """Name the rule that forbids a move."""
        return refusals.refusal(state, move)

    def apply(self, state: State, move: Move) -> State:
        """Put the dice on the table, or use one of them."""
        if move.kind == "roll":
            return state._replace(throw=move.throw, dice=move.throw)
        if move.kind == "pass":
            return State(state.sides, state.seat.other)
        return used(state, move)

    def outcome(self, state: State) -> Outcome | None:
        """Give the game to who has all men home and off the board."""
        for seat, side in zip(PLAYERS, state.sides):
            if side.off == side.total:
                reason = say("{side} have all men off the board", side=self.sides[seat])
                return Outcome(seat, reason)
        return None

    def odds(self, state: State) -> Sequence[tuple[Move, float]]:
        """Return the 56 throws; 1, 3 or 6 of the 216 ways to roll lead to each."""
        del state
        return THROWS

    def resolve(self, state: State, move: Move) -> Move:
        """Find the man whom the source counts from the start."""
        if move.kind != "nth":
            return move
        if not state.dice:
            return Move("step", move.die, 1)  # whoever it is, the dice come first
        men = state.sides[state.seat].men
        counted = [point for point, count in enumerate(men) for _ in range(count)]
        if move.point > len(counted):
            why = say(
                "you have {count} {count:man|men} on the board.",
                count=len(counted),
            )
            raise IllegalMoveError("no-man", why)
        return Move("step", move.die, counted[move.point - 1])

    def path(self, state: State, move: Move) -> tuple[str, ...]:
        """Click the man or the hand, then where he goes; a throw has no path."""
        if move.kind == "roll":
            return ()
        if move.kind == "pass":
            return ("pass",)
        return way(state.seat, move)

    def shortcut(self, state: State, move: Move) -> tuple[str, ...]:
        """Click the die, then the man; who can be taken off by it is meant to be."""
        return gestures.shortcut(state, move)

    def move_from_clicks(self, state: State, path: Sequence[str]) -> str | None:
        """Write what two clicks mean, by the distance between them."""
        refusals.refuse_click(state, path)
        return notation.move_from_clicks(path, state.seat, state.dice)

    def preview(self, state: State, path: Sequence[str]) -> Preview:
        """Name where the chosen man can go, or who can use the chosen die."""
        if path[0].startswith("die"):
            chosen = say("Choose a man for the {die}.", die=path[0][3:])
            return Preview(chosen, self.scene(state))
        tags = gestures.tags(state, self.legal_moves(state), path[0])
        prompt = gestures.prompt(path[0], tags)
        return Preview(prompt, replace(self.scene(state), tags=tags))

    def runs(self, state: State) -> Sequence[tuple[Move, ...]]:
        """Return how one man can use several dice, each landing by the rules."""
        if not state.dice or self.outcome(state):
            return ()
        return gestures.runs(state)

    def label(
        self, state: State, move: Move, captured: tuple[str, ...] | None = None
    ) -> str:
        """Write the dice, or the way of a man as he counts the points of his course."""
        del captured
        return sentences.label(state, move)

    def instruction(self, state: State, move: Move) -> str:
        """Say what to use a die for; dice that are rolled are nobody's doing."""
        return sentences.instruction(state, move)

    def turn_story(
        self, states: Sequence[State], moves: Sequence[Move], reader: Seat | None
    ) -> str:
        """Say what was thrown and what the men did."""
        boards = [state.sides for state in states]
        last, seat = states[-1], states[0].seat
        stuck = moves[-1].kind == "pass" or is_stuck(last)
        return story.told(boards, moves, seat, reader, is_stuck=stuck)

    def die(self, state: State, move: Move) -> int:
        """Return the die that a man goes by."""
        del state
        return move.die

    def owner(self, state: State) -> Seat:
        """Return who rolls or uses the dice."""
        return state.seat

    def captures(self, state: State, move: Move) -> tuple[str, ...]:
        """Return the point where a single enemy man was hit."""
        if not move.die or not hit(state, move):
            return ()
        return (SITE[state.seat][move.goal],)

    def turn_text(self, state: State) -> str:
        """Say who is to roll or to move."""
        side = self.sides[state.seat]
        if state.dice:
            return say("{Side} to move", side=side)
        return say("{Side} to roll", side=side)

    def winner_text(self, seat: Seat) -> str:
        """Say who has won; here a side is many."""
        return say("{Side} win", side=self.sides[seat])

    def won_text(self, seat: Seat, reason: str) -> str:
        """Say the same, and why."""
        return say("{Side} win: {reason}", side=self.sides[seat], reason=reason)

    def status_note(self, state: State) -> str:
        """Count the dice left, and say when nothing can be done with them."""
        if not state.dice or self.outcome(state):
            return ""
        return sentences.note(state)

    def todo(self, state: State) -> str:
        """Ask for the dice, then for a use of each."""
        return sentences.todo(state, super().todo(state))

    def chances(self, state: State, site: str | None) -> Iterator[str]:
        """Count the way that is left, and the throws that capture the man on a site."""
        return sentences.chances(state, site)

    def tally(self, state: State, seat: Seat) -> str:
        """Count the men that have come home."""
        side = state.sides[seat]
        return board.home(side)

    def parse(self, text: str) -> Move:
        """Read a written move or a command of the source."""
        return notation.parse(text)

    def format(self, move: Move) -> str:
        """Write a move for a link."""
        return notation.write(move)

    def text(self, state: State, seat: Seat = Seat.FIRST) -> str:
        """Draw the three rows as the source does, seen from either seat."""
        return board.drawn(state.sides, seat, state.dice)

    def scene(self, state: State) -> Scene:
        """Return the stacks, the men in hand and home, the dice and what to press."""
        return Scene(
            board.BOARD,
            tuple(
                Piece(site, seat, _men(seat, men), self.shapes[seat], men)
                for seat, side in zip(PLAYERS, state.sides)
                for site, men in board.stacks(side, seat)
                if men
            ),
            trays=tuple(board.trays(state.sides)),
            ready=self._ready(state),
            dice=tuple(board.dice(state.throw, state.dice)),
            buttons=self._buttons(state),
        )

    def _ready(self, state: State) -> tuple[str, ...]:
        """Return where men stand whom a die can take off now."""
        able = uses(state) if state.dice else ()
        return tuple(way(state.seat, use)[0] for use in able if use.kind == "take")

    def _buttons(self, state: State) -> tuple[Button, ...]:
        """Offer the dice that can be used, while some lie on the table."""
        if not state.dice or self.outcome(state):
            return ()
        return board.buttons(sorted({use.die for use in uses(state)}))


@cache  # every view names many stacks
def _men(seat: Seat, count: int) -> str:
    """Return how some men of a player on one site are called."""
    if seat is Seat.FIRST:
        return say("{count} {count:triangle|triangles}", count=count)
    return say("{count} {count:square|squares}", count=count)
