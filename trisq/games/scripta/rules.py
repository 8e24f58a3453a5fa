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
from trisq.games.scripta import board, notation, race, risk, story
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
            dice = join_or([str(die) for die in sorted({use.die for use in uses})])
            men = tuple(dict.fromkeys(self._way(state, use)[0] for use in uses))
            why = say("you may not pass while a die can be used: {uses}.", uses=dice)
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
            need, start = move.start - HOME, (SITE[state.seat][move.start],)
            if need > 0 and is_home(side):
                why = say(
                    "you need a {need} for this man: only the exact number takes a"
                    " man off.",
                    need=need,
                )
                return "not-exact", why, start
            why = say("a {die} goes past the last point.", die=move.die)
            return "not-exact", why, start
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
        """Click the die, then the man; who can be taken off by it is meant to be."""
        side = state.sides[state.seat]
        leaves = move.start == HOME + move.die and is_home(side)
        if not move.die or (move.kind == "step" and leaves):
            return ()
        return f"die{move.die}", self.path(state, move)[0]

    def move_from_clicks(self, state: State, path: Sequence[str]) -> str | None:
        """Write what two clicks mean, by the distance between them."""
        return notation.move_from_clicks(path, state.seat, state.dice)

    def preview(self, state: State, path: Sequence[str]) -> Preview:
        """Name where the chosen man can go, or who can use the chosen die."""
        moves = self.legal_moves(state)
        if path[0].startswith("die"):
            chosen = say("Choose a man for the {die}.", die=path[0][3:])
            return Preview(chosen, self.scene(state))
        off_first = sorted(moves, key=lambda use: use.kind != "take")
        ways = [*((use,) for use in off_first), *self.runs(state)]
        tags = tuple(
            Tag(self._way(state, way[-1])[1], tuple(use.die for use in way))
            for way in ways
            if self._way(state, way[0])[0] == path[0]
        )
        prompt = _prompt(path[0], tags)
        return Preview(prompt, replace(self.scene(state), tags=tags))

    def runs(self, state: State) -> Sequence[tuple[Move, ...]]:
        """Return how one man can use several dice, each landing by the rules.

        Of two orders the one that captures more is meant, else the smaller die first.
        """
        if not state.dice or self.outcome(state):
            return ()
        single = {(use.start, use.goal) for use in self._uses(state)}
        best: dict[tuple[int, int], tuple[int, tuple[Move, ...]]] = {}
        for hits, run in self._runs(state):
            way = run[0].start, run[-1].goal
            if way not in single and hits > best.get(way, (-1,))[0]:
                best[way] = hits, run
        return [run for _, run in best.values()]

    def _runs(
        self, state: State, before: tuple[Move, ...] = (), hits: int = 0
    ) -> Iterator[tuple[int, tuple[Move, ...]]]:
        """Yield what one man can do with two dice or more, and how many he captures."""
        for use in self._uses(state):
            if before and use.start != before[-1].goal:
                continue
            run, taken = (*before, use), hits + len(self.captures(state, use))
            if before:
                yield taken, run
            if use.goal <= LAST and len(state.dice) > 1:
                yield from self._runs(self.apply(state, use), run, taken)

    def label(
        self, state: State, move: Move, captured: tuple[str, ...] | None = None
    ) -> str:
        """Write the dice, or the way of a man as he counts the points of his course.

        Hand and shelf need no name there.
        """
        if move.kind == "roll":
            return " ".join(map(str, move.throw))
        if move.kind == "pass":
            return say("pass")
        start, goal = move.start, move.goal
        if captured is None:
            captured = self.captures(state, move)
        sign = "×" if captured else "→"
        way = (str(start or ""), sign, str(goal) if goal <= LAST else "")
        return " ".join(filter(None, way))

    def instruction(self, state: State, move: Move) -> str:
        """Say what to use a die for; dice that are rolled are nobody's doing."""
        if move.kind in ("roll", "pass"):
            return self.label(state, move)
        if move.kind == "place":
            return say("enter a man with the {die}", die=move.die)
        if move.kind == "step":
            return say(
                "go {count} {count:point|points} on from point {point}",
                count=move.die,
                point=move.start,
            )
        return say("take a man off with the {die}", die=move.die)

    def turn_story(
        self, states: Sequence[State], moves: Sequence[Move], reader: Seat | None
    ) -> str:
        """Say what was thrown and what the men did."""
        boards = [state.sides for state in states]
        return story.told(boards, moves, states[0].seat, reader)

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
            roll = super().todo(state)
            if not race.is_pure(state.sides):
                return roll
            pure = race.told(state.sides, state.seat)
            return say("{race}. {roll}", race=pure, roll=roll)
        uses = list(self._uses(state))
        if not uses:
            return say("No die fits: the turn passes.")
        dice = join_or([str(die) for die in sorted({use.die for use in uses})])
        if all(use.kind == "place" for use in uses):
            return say("Choose your waiting men: one enters on {dice}.", dice=dice)
        most = max(use.die for use in uses)
        return say(
            "Choose a man: he goes {dice} {most:point|points} on.", dice=dice, most=most
        )

    def chances(self, state: State, site: str | None) -> Iterator[str]:
        """Count the way that is left, and the throws that capture the man on a site."""
        for player, side in zip(self.sides, state.sides):
            yield say(
                "{Side}: {count} {count:point|points} to go.",
                side=player,
                count=race.pips(side),
            )
        if self.outcome(state):
            return
        if not race.can_meet(state.sides):
            pure = race.told(state.sides, state.seat)
            yield say("{race}.", race=pure)
            return
        own, enemy = state.sides[state.seat], state.sides[state.seat.other]
        point = board.point(site, state.seat) if site else None
        if point is None or not 0 < point <= LAST or not own.men[point]:
            yield say(
                "Choose one of your men: how likely is he captured before your next"
                " turn?"
            )
            return
        ways = risk.ways(own, enemy, point)
        if not ways:
            yield say("No throw captures this man before your next turn.")
            return
        yield say(
            "{percent}% of the throws can capture this man before your next turn:"
            " {ways} of {all}.",
            percent=max(1, round(100 * ways / risk.WAYS)),
            ways=ways,
            all=risk.WAYS,
        )

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
            ready=self._ready(state),
            dice=tuple(board.dice(state.throw, state.dice)),
            buttons=self._buttons(state),
        )

    def _ready(self, state: State) -> tuple[str, ...]:
        """Return where men stand whom a die can take off now."""
        uses = self._uses(state) if state.dice else ()
        return tuple(self._way(state, use)[0] for use in uses if use.kind == "take")

    def _buttons(self, state: State) -> tuple[Button, ...]:
        """Offer the dice that can be used, while some lie on the table."""
        if not state.dice or self.outcome(state):
            return ()
        return board.buttons(sorted({use.die for use in self._uses(state)}))


def is_home(side: Side) -> bool:
    """Tell whether all men that have not finished stand on the end points."""
    return not (side.waiting or side.captured or any(side.men[: HOME + 1]))


def _prompt(site: str, tags: Sequence[Tag]) -> str:
    """Say how far the chosen man can go, and whether he can leave."""
    counts = [str(sum(tag.dice)) for tag in tags if tag.site not in OFFS]
    ways = join_or(sorted(counts, key=int))
    if site in HANDS:
        return say("Choose where he enters: on {ways}.", ways=ways)
    most = max(map(int, counts), default=0)
    if len(counts) == len(tags):
        return say("He can go {ways} {most:point|points} on.", ways=ways, most=most)
    if not counts:
        return say("He can leave the board.")
    return say(
        "He can go {ways} {most:point|points} on, or leave the board.",
        ways=ways,
        most=most,
    )


@cache  # every view names many stacks
def _men(seat: Seat, count: int) -> str:
    """Return how some men of a player on one site are called."""
    if seat is Seat.FIRST:
        return say("{count} {count:triangle|triangles}", count=count)
    return say("{count} {count:square|squares}", count=count)
