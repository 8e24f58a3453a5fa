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
from typing import NamedTuple

from trisq.errors import IllegalMoveError
from trisq.game import PLAYERS, Game, Outcome, Preview, Seat
from trisq.games.scripta import board, notation
from trisq.games.scripta.board import HANDS, HOME, LAST, MEN, OFFS, SITE, Side, opposite
from trisq.games.scripta.notation import PASS, THROWS, Move
from trisq.naming import join_or
from trisq.position import (
    COUNTS,
    EMPTY,
    SIGNS,
    Run,
    Setup,
    refuse_beyond,
    refuse_strange,
    wrong_count,
)
from trisq.scene import Button, Piece, Scene, Tag
from trisq.words import say

Complaint = tuple[str, str, tuple[str, ...]]  # code, sentence and sites of a refusal


class State(NamedTuple):
    """Both sides, whose turn it is, the throw and the dice of it not used yet."""

    sides: tuple[Side, Side] = (Side(), Side())
    seat: Seat = Seat.FIRST
    throw: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()


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
        empty = sum(count for sign, count in setup.board if sign == EMPTY)
        stacks = [item for item in setup.board if item[0] != EMPTY]
        refuse_beyond(empty + len(stacks), len(board.IN_ROWS))
        men = [[0] * (LAST + 1), [0] * (LAST + 1)]
        at = 0
        for sign, count in setup.board:
            if sign != EMPTY:
                side = SIGNS.index(sign)
                men[side][board.number(board.IN_ROWS[at], side)] = count
            at += count if sign == EMPTY else 1
        one, other = (self._side(setup, seat, men[seat]) for seat in PLAYERS)
        return State((one, other), Seat(setup.turn), setup.dice, setup.dice)

    def _side(self, setup: Setup, seat: Seat, men: Sequence[int]) -> Side:
        """Return the men of a player, of whom all must be somewhere."""
        waiting, captured, off = (
            setup.counts.get(place + SIGNS[seat]) for place in "hco"
        )
        there = sum(men) + (captured or 0) + (off or 0)
        if waiting is None and there <= self.men:
            waiting = self.men - there
        if there + (waiting or 0) != self.men:
            raise wrong_count(self.sides[seat], there + (waiting or 0))
        return Side(tuple(men), waiting or 0, captured or 0, self.men)

    def layout(self, state: State) -> Setup:
        """Return the stacks point by point, who is captured or off, and the dice."""
        stacks: list[Run] = []
        for site in board.IN_ROWS:
            counts = (
                (sign, side.men[board.number(site, seat)])
                for seat, (sign, side) in enumerate(zip(SIGNS, state.sides))
            )
            (stack,) = [run for run in counts if run[1]] or [(EMPTY, 1)]
            if stack[0] == EMPTY and stacks and stacks[-1][0] == EMPTY:
                stack = EMPTY, stacks.pop()[1] + 1
            stacks.append(stack)
        places = {
            place + sign: count
            for sign, side in zip(SIGNS, state.sides)
            for place, count in (("c", side.captured), ("o", side.off))
        }
        return Setup(state.seat, tuple(stacks), places, state.dice)

    def to_move(self, state: State) -> Seat:
        """Chance rolls whenever no dice are on the table."""
        return state.seat if state.dice else Seat.CHANCE

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Return all throws, or all uses of the dice, or the pass if there is none."""
        if self.outcome(state):
            return ()
        if not state.dice:
            return [move for move, _ in THROWS]
        return list(self._uses(state)) or [PASS]

    def refusal(self, state: State, move: Move) -> IllegalMoveError | None:
        """Name the rule that forbids a move."""
        complaint = self._complaint(state, move)
        if complaint is None:
            return None
        code, sentence, sites = complaint
        return IllegalMoveError(code, sentence, sites=sites)

    def apply(self, state: State, move: Move) -> State:
        """Put the dice on the table, or use one of them."""
        if move.kind == "roll":
            return state._replace(throw=move.throw, dice=move.throw)
        if move.kind == "pass":
            return State(state.sides, state.seat.other)
        dice = list(state.dice)
        dice.remove(move.die)
        sides = self._moved(state, move)
        if not dice:
            return State(sides, state.seat.other)
        return State(sides, state.seat, state.throw, tuple(dice))

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

    def _uses(self, state: State) -> Iterator[Move]:
        """Yield every use of the dice on the table, equal dice once."""
        side = state.sides[state.seat]
        for die in sorted(set(state.dice)):
            if (side.captured or side.waiting) and self._can_land(state, die):
                yield Move("place", die)
            if side.captured:
                continue
            for point, men in enumerate(side.men):
                if men and point + die <= LAST and self._can_land(state, point + die):
                    yield Move("step", die, point)
            if is_home(side) and side.men[HOME + die]:
                yield Move("take", die)

    def _can_land(self, state: State, point: int) -> bool:
        return state.sides[state.seat.other].men[opposite(point)] < 2

    def _moved(self, state: State, move: Move) -> tuple[Side, Side]:
        """Return both sides after a die was used."""
        side, enemy = state.sides[state.seat], state.sides[state.seat.other]
        men, goal = list(side.men), move.goal
        if move.kind == "place":
            hand = "captured" if side.captured else "waiting"
            side = side._replace(**{hand: getattr(side, hand) - 1})
        else:
            men[move.start] -= 1
        if goal <= LAST:
            men[goal] += 1
            there = opposite(goal)
            if enemy.men[there]:
                left = (*enemy.men[:there], 0, *enemy.men[there + 1 :])
                enemy = enemy._replace(men=left, captured=enemy.captured + 1)
        side = side._replace(men=tuple(men))
        return (side, enemy) if state.seat is Seat.FIRST else (enemy, side)

    def _complaint(self, state: State, move: Move) -> Complaint | None:
        """Return the first rule that a move breaks."""
        if move.kind == "roll":
            if not state.dice:
                return None
            why = say("use the dice on the table before you roll again.")
            return "no-roll", why, ()
        if not state.dice:
            return "roll-first", say("roll the dice first."), ()
        if move.kind == "pass":
            uses = list(self._uses(state))
            if not uses:
                return None
            what = join_or([self.format(use) for use in uses])
            men = tuple(dict.fromkeys(self._way(state, use)[0] for use in uses))
            why = say("you may not pass while a die can be used: {uses}.", uses=what)
            return "must-play", why, men
        if not move.die:
            why = say("men only move forward.")
            return "backwards", why, ()
        if move.die not in state.dice:
            dice = join_or([str(die) for die in sorted(set(state.dice))])
            why = say(
                "no die shows {die}; you can use {dice}.", die=move.die, dice=dice
            )
            return "no-such-die", why, ()
        return self._wrong_man(state, move)

    def _wrong_man(self, state: State, move: Move) -> Complaint | None:
        """Return what is wrong with the man who should use a die."""
        side, hand = state.sides[state.seat], HANDS[state.seat]
        if side.captured and move.kind != "place":
            why = say("enter your captured man first.")
            return "enter-first", why, (hand,)
        if move.kind == "take" and not is_home(side):
            why = say(
                "first bring all your men to points 31 to 36; then you may take"
                " men off."
            )
            return "not-all-home", why, board.away(side, state.seat)
        if move.kind == "place":
            if not (side.captured or side.waiting):
                return "no-man", say("you have no man waiting to enter."), (hand,)
        elif not side.men[move.start]:
            point = move.start
            why = say("you have no man on your point {point}.", point=point)
            return "no-man", why, (SITE[state.seat][point],)
        if move.kind == "take":
            return None
        goal = move.goal
        if goal > LAST:
            why = say(
                "a {die} goes past the last point; only the exact number takes a"
                " man off.",
                die=move.die,
            )
            return "not-exact", why, ()
        if self._can_land(state, goal):
            return None
        why = say("two or more enemy men hold your point {point}.", point=goal)
        return "blocked", why, (SITE[state.seat][goal],)

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
        return self._way(state, move)

    def _way(self, state: State, move: Move) -> tuple[str, str]:
        """Return the sites that a man leaves and reaches."""
        sites, start, goal = SITE[state.seat], move.start, move.goal
        here = sites[start] if start else HANDS[state.seat]
        return here, sites[goal] if goal <= LAST else OFFS[state.seat]

    def shortcut(self, state: State, move: Move) -> tuple[str, ...]:
        """Click the die, then the man."""
        return (f"die{move.die}", self.path(state, move)[0]) if move.die else ()

    def move_from_clicks(self, state: State, path: Sequence[str]) -> str | None:
        """Write what two clicks mean, by the distance between them."""
        return notation.move_from_clicks(path, state.seat, state.dice)

    def preview(self, state: State, path: Sequence[str]) -> Preview:
        """Name where the chosen man can go, or who can use the chosen die."""
        moves = self.legal_moves(state)
        if path[0].startswith("die"):
            die = int(path[0][3:])
            ways = [self._way(state, use)[0] for use in moves if use.die == die]
            men = join_or([board.called(site) for site in ways])
            prompt = say("Use the {die} from {men}.", die=die, men=men)
            return Preview(prompt, self.scene(state))
        uses = [(*self._way(state, use), use.die) for use in moves]
        tags = tuple(Tag(goal, die) for start, goal, die in uses if start == path[0])
        goals = [
            say("{goal} ({die})", goal=board.called(goal), die=die)
            for goal, die in tags
        ]
        start = board.called(path[0])
        prompt = say("From {start}: {goals}.", start=start, goals=join_or(goals))
        return Preview(prompt, replace(self.scene(state), tags=tags))

    def label(
        self, state: State, move: Move, captured: tuple[str, ...] | None = None
    ) -> str:
        """Write the dice, or the way of a man; hand and shelf need no name there."""
        if move.kind == "roll":
            return " ".join(map(str, move.throw))
        if move.kind == "pass":
            return say("pass")
        sites, start, goal = SITE[state.seat], move.start, move.goal
        if captured is None:
            captured = self.captures(state, move)
        sign = "×" if captured else "→"
        way = (sites[start], sign, sites[goal] if goal <= LAST else "")
        return " ".join(filter(None, way))

    def instruction(self, state: State, move: Move) -> str:
        """Say what to use a die for; dice that are rolled are nobody's doing."""
        if move.kind in ("roll", "pass"):
            return self.label(state, move)
        here, there = self._way(state, move)
        if move.kind == "place":
            return say("enter a man on {site}", site=there)
        if move.kind == "step":
            return say("move {start} to {end}", start=here, end=there)
        return say("take a man off {site}", site=here)

    def describe(self, state: State, move: Move) -> str:
        """Say what was thrown, or what a man did."""
        if move.kind == "roll":
            side, some, last = self.sides[state.seat], move.throw[:-1], move.throw[-1]
            return say(
                "{Side} rolled {some} and {last}", side=side, some=some, last=last
            )
        if move.kind == "pass":
            return say("could not use any die and passed")
        here, there = self._way(state, move)
        if move.kind == "place":
            return say("entered a man on {site}", site=there)
        if move.kind == "step":
            return say("moved {start} to {end}", start=here, end=there)
        return say("took a man off the board from {site}", site=here)

    def die(self, state: State, move: Move) -> int:
        """Return the die that a man goes by."""
        del state
        return move.die

    def owner(self, state: State) -> Seat:
        """Return who rolls or uses the dice."""
        return state.seat

    def captures(self, state: State, move: Move) -> tuple[str, ...]:
        """Return the point where a single enemy man was hit."""
        if move.kind in ("roll", "pass", "take"):
            return ()
        goal = move.goal
        hit = state.sides[state.seat.other].men[opposite(goal)]
        return (SITE[state.seat][goal],) if hit else ()

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
        dice = " ".join(map(str, state.dice))
        if any(self._uses(state)):
            return say("Dice: {dice}", dice=dice)
        return say("Dice: {dice}. None can be used, so pass", dice=dice)

    def todo(self, state: State) -> str:
        """Ask for the dice, then for a use of each."""
        if not state.dice:
            return super().todo(state)
        uses = list(self._uses(state))
        if not uses:
            return say("No die fits, so pass.")
        dice = join_or([str(die) for die in sorted({use.die for use in uses})])
        if all(use.kind == "place" for use in uses):
            return say("Choose your waiting men: one enters on {dice}.", dice=dice)
        return say("Choose a man: he goes {dice} points on.", dice=dice)

    def tally(self, state: State, seat: Seat) -> str:
        """Count the men that have come home."""
        side = state.sides[seat]
        return say("{count} of {total} home", count=side.off, total=side.total)

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
            dice=tuple(board.dice(state.throw, state.dice)),
            buttons=self._buttons(state),
        )

    def _buttons(self, state: State) -> tuple[Button, ...]:
        """Offer the dice that can be used, while some lie on the table."""
        if not state.dice or self.outcome(state):
            return ()
        return board.buttons(sorted({use.die for use in self._uses(state)}))


def is_home(side: Side) -> bool:
    """Tell whether all men that have not finished stand on the end points."""
    return not (side.waiting or side.captured or any(side.men[: HOME + 1]))


@cache  # every view names many stacks
def _men(seat: Seat, count: int) -> str:
    """Return how some men of a player on one site are called."""
    if seat is Seat.FIRST:
        return say("{count} {count:triangle|triangles}", count=count)
    return say("{count} {count:square|squares}", count=count)
