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
from dataclasses import dataclass
from typing import NamedTuple

from trisq import commands, course
from trisq.commands import PASS, THROWS, Move
from trisq.course import HANDS, HOME, LAST, MEN, OFFS, SITE, Side, opposite
from trisq.errors import IllegalMoveError
from trisq.game import LET_GO, PLAYERS, Game, Outcome, Preview, Seat
from trisq.notation import either
from trisq.scene import Button, Piece, Scene

Complaint = tuple[str, str]  # the code and the sentence of a refusal


class State(NamedTuple):
    """Both sides, whose turn it is, the throw and the dice of it not used yet."""

    sides: tuple[Side, Side] = (Side(), Side())
    seat: Seat = Seat.FIRST
    throw: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()


@dataclass(frozen=True)
class Scripta(Game[State, Move]):
    """The rules; a move is a throw of the dice or what one die is used for."""

    name = "scripta"
    title = "XII Scripta"
    sides = ("player 1", "player 2")
    figures = ("man of player 1", "man of player 2")
    opposite = True

    def initial(self) -> State:
        """Return the empty board; player 1 starts."""
        return State()

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
        return IllegalMoveError(*complaint) if complaint else None

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
        for seat in PLAYERS:
            if state.sides[seat].off == MEN:
                return Outcome(seat, f"{self.sides[seat]} has taken off all men")
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
            if side.is_home and side.men[HOME + die]:
                yield Move("take", die)

    def _can_land(self, state: State, point: int) -> bool:
        return state.sides[state.seat.other].men[opposite(point)] < 2

    def _moved(self, state: State, move: Move) -> tuple[Side, Side]:
        """Return both sides after a die was used."""
        side, enemy = state.sides[state.seat], state.sides[state.seat.other]
        men, goal = list(side.men), self._goal(move)
        if move.kind == "place":
            hand = "captured" if side.captured else "waiting"
            side = side._replace(**{hand: getattr(side, hand) - 1})
        else:
            men[self._start(move)] -= 1
        if goal <= LAST:
            men[goal] += 1
            there = opposite(goal)
            if enemy.men[there]:
                left = (*enemy.men[:there], 0, *enemy.men[there + 1 :])
                enemy = Side(left, enemy.waiting, enemy.captured + 1)
        side = side._replace(men=tuple(men))
        return (side, enemy) if state.seat is Seat.FIRST else (enemy, side)

    def _start(self, move: Move) -> int:
        """Return where a man comes from, 0 for the hand."""
        return {"place": 0, "step": move.point, "take": HOME + move.die}[move.kind]

    def _goal(self, move: Move) -> int:
        """Return where a man goes to, beyond the last point if he leaves the board."""
        return LAST + 1 if move.kind == "take" else self._start(move) + move.die

    def _complaint(self, state: State, move: Move) -> Complaint | None:
        """Return the first rule that a move breaks."""
        if move.kind == "roll":
            if not state.dice:
                return None
            return "no-roll", "the dice on the table must be used before the next roll."
        if not state.dice:
            return "roll-first", "roll the dice first."
        if move.kind == "pass":
            uses = [self.format(use) for use in self._uses(state)]
            if not uses:
                return None
            return "must-play", f"a die that can be used must be used: {either(uses)}."
        if not move.die:
            return "backwards", "men only move on along the course, never back."
        if move.die not in state.dice:
            shown = either([str(die) for die in sorted(set(state.dice))])
            return "no-such-die", f"no die shows {move.die}; there is {shown}."
        return self._wrong_man(state, move)

    def _wrong_man(self, state: State, move: Move) -> Complaint | None:
        """Return what is wrong with the man who should use a die."""
        side = state.sides[state.seat]
        if side.captured and move.kind != "place":
            return (
                "enter-first",
                "a captured man must enter before anything else moves.",
            )
        if move.kind == "take" and not side.is_home:
            return "not-all-home", "men leave the board only when all yours are home."
        if move.kind == "place":
            if not (side.captured or side.waiting):
                return "no-man", "no man of yours waits to enter."
        elif not side.men[self._start(move)]:
            return (
                "no-man",
                f"no man of yours stands on your point {self._start(move)}.",
            )
        if move.kind == "take":
            return None
        goal = self._goal(move)
        if goal > LAST:
            return "not-exact", f"{move.die} leads beyond the last point; be exact."
        if self._can_land(state, goal):
            return None
        return "blocked", f"your point {goal} is blocked by two or more enemy men."

    def resolve(self, state: State, move: Move) -> Move:
        """Find the man whom the source counts from the start."""
        if move.kind != "nth":
            return move
        if not state.dice:
            return Move("step", move.die, 1)  # whoever it is, the dice come first
        men = state.sides[state.seat].men
        counted = [point for point, count in enumerate(men) for _ in range(count)]
        if move.point > len(counted):
            code, count = "no-man", len(counted)
            raise IllegalMoveError(code, f"you have only {count} men on the board.")
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
        sites, start, goal = SITE[state.seat], self._start(move), self._goal(move)
        here = sites[start] if start else HANDS[state.seat]
        return here, sites[goal] if goal <= LAST else OFFS[state.seat]

    def shortcut(self, state: State, move: Move) -> tuple[str, ...]:
        """Click the die, then the man."""
        return (f"die{move.die}", self.path(state, move)[0]) if move.die else ()

    def spell(self, state: State, path: Sequence[str]) -> str:
        """Write what two clicks mean, by the distance between them."""
        points = [course.point(name, state.seat) for name in path]
        return commands.spell(path[0], points, state.dice)

    def preview(self, state: State, path: Sequence[str]) -> Preview:
        """Name where the chosen man can go, or who can use the chosen die."""
        moves = self.legal_moves(state)
        if path[0].startswith("die"):
            die = int(path[0][3:])
            men = [_name(self._way(state, use)[0]) for use in moves if use.die == die]
            prompt = f"{die} can be used by {either(men)}. {LET_GO}"
            return Preview(prompt, self.scene(state))
        ways = [(self._way(state, use), use.die) for use in moves]
        goals = [f"{_name(way[1])} ({die})" for way, die in ways if way[0] == path[0]]
        prompt = f"{_name(path[0])} can go to {either(goals)}. {LET_GO}"
        return Preview(prompt, self.scene(state))

    def tell(self, state: State, move: Move) -> str:
        """Say what was thrown, or what a man did."""
        if move.kind == "roll":
            player = self.sides[state.seat].capitalize()
            return "{} rolled {}, {} and {}".format(player, *move.throw)
        if move.kind == "pass":
            return "could use no die and passed"
        here, there = self._way(state, move)
        if move.kind == "place":
            return f"entered a man on {there}"
        if move.kind == "step":
            return f"moved {here} to {there}"
        return f"took a man off {here}"

    def captures(self, state: State, move: Move) -> tuple[str, ...]:
        """Return the point where a single enemy man was hit."""
        if move.kind in ("roll", "pass", "take"):
            return ()
        goal = self._goal(move)
        hit = state.sides[state.seat.other].men[opposite(goal)]
        return (SITE[state.seat][goal],) if hit else ()

    def call(self, state: State) -> str:
        """Say who is to roll or to move."""
        player = self.sides[state.seat].capitalize()
        return (
            f"{player} to move"
            if state.dice
            else f"{player} {'▲□'[state.seat]} to roll"
        )

    def notes(self, state: State) -> str:
        """Count the dice left, and say when nothing can be done with them."""
        if not state.dice or self.outcome(state):
            return ""
        dice = " ".join(map(str, state.dice))
        if any(self._uses(state)):
            return f"dice: {dice}"
        return f"dice: {dice}, and none can be used: pass"

    def parse(self, text: str) -> Move:
        """Read a written move or a command of the source."""
        return commands.parse(text)

    def format(self, move: Move) -> str:
        """Write a move for a link."""
        return commands.write(move)

    def text(self, state: State, seat: Seat = Seat.FIRST) -> str:
        """Draw the three rows as the source does, seen from either seat."""
        left = [MEN - side.off for side in state.sides]
        told = f"Remaining stones (Player 1: {left[0]}, Player 2: {left[1]})"
        lines = [*course.rows(state.sides, seat), told]
        if state.dice:
            lines.append("Dice: " + " ".join(map(str, state.dice)))
        return "\n".join(lines)

    def scene(self, state: State) -> Scene:
        """Return the stacks, the men in hand and home, the dice and what to press."""
        pieces: list[Piece] = []
        for seat, side in zip(PLAYERS, state.sides):
            stacks = [(SITE[seat][point], men) for point, men in enumerate(side.men)]
            stacks.append((HANDS[seat], side.waiting + side.captured))
            stacks.append((OFFS[seat], side.off))
            pieces += [self._stack(name, seat, men) for name, men in stacks if men]
        return Scene(
            course.BOARD,
            tuple(pieces),
            captions=tuple(course.captions(state.sides, state.seat)),
            dice=tuple(course.dice(state.throw, state.dice)),
            buttons=self._buttons(state),
        )

    def _stack(self, name: str, seat: Seat, count: int) -> Piece:
        """Return some men of a player on one site."""
        figure = self.figures[seat] if count == 1 else f"men of {self.sides[seat]}"
        return Piece(name, seat, f"{count} {figure}", self.shapes[seat], count)

    def _buttons(self, state: State) -> tuple[Button, ...]:
        """Offer the dice to choose one first; or the pass when nothing else is left."""
        if not state.dice or self.outcome(state):
            return ()
        usable = sorted({use.die for use in self._uses(state)})
        dice = tuple(Button(f"die{die}", f"Die {die}") for die in usable)
        return dice or (Button("pass", "Pass"),)


def _name(site: str) -> str:
    """Return a site as it is called in a sentence."""
    return {"hand": "the hand", "off": "home"}.get(site[:-1], site)
