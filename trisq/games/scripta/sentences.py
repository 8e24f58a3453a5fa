"""What is said of a position of XII Scripta, and of one use of a die."""

from collections.abc import Iterator

from trisq.games.scripta import board, race, risk
from trisq.games.scripta.board import LAST, SIDES
from trisq.games.scripta.notation import Move
from trisq.games.scripta.state import State, hit, uses
from trisq.naming import join_or
from trisq.words import say


def label(state: State, move: Move) -> str:
    """Write the dice, or the way of a man as he counts the points of his course.

    Hand and shelf need no name there.
    """
    if move.kind == "roll":
        return " ".join(map(str, move.throw))
    if move.kind == "pass":
        return say("pass")
    start, goal = move.start, move.goal
    sign = "×" if hit(state, move) else "→"
    way = (str(start or ""), sign, str(goal) if goal <= LAST else "")
    return " ".join(filter(None, way))


def instruction(state: State, move: Move) -> str:
    """Say what to use a die for; dice that are rolled are nobody's doing."""
    if move.kind in ("roll", "pass"):
        return label(state, move)
    if move.kind == "place":
        return say("enter a man with the {die}", die=move.die)
    if move.kind == "step":
        return say(
            "go {count} {count:point|points} on from point {point}",
            count=move.die,
            point=move.start,
        )
    return say("take a man off with the {die}", die=move.die)


def note(state: State) -> str:
    """Count the dice left, and say when nothing can be done with them."""
    dice = " ".join(map(str, state.dice))
    if any(uses(state)):
        return say("Dice: {dice}", dice=dice)
    return say("Dice: {dice}. None can be used, so pass", dice=dice)


def todo(state: State, roll: str) -> str:
    """Ask for the dice, then for a use of each."""
    if not state.dice:
        if not race.is_pure(state.sides):
            return roll
        pure = race.told(state.sides, state.seat)
        return say("{race}. {roll}", race=pure, roll=roll)
    able = list(uses(state))
    if not able:
        return say("No die fits: the turn passes.")
    dice = join_or([str(die) for die in sorted({use.die for use in able})])
    captured = state.sides[state.seat].captured
    if captured:
        return say(
            "Your captured {count:man enters|men enter} first: on {dice}.",
            count=captured,
            dice=dice,
        )
    if all(use.kind == "place" for use in able):
        return say("Choose your waiting men: one enters on {dice}.", dice=dice)
    most = max(use.die for use in able)
    return say(
        "Choose a man: it goes {dice} {most:point|points} on.", dice=dice, most=most
    )


def chances(state: State, site: str | None) -> Iterator[str]:
    """Count the way that is left, and the throws that capture the man on a site."""
    for player, side in zip(SIDES, state.sides):
        yield say(
            "{Side}: {count} {count:point|points} to go.",
            side=player,
            count=race.pips(side),
        )
    if not all(side.total - side.off for side in state.sides):
        return  # somebody has won
    if not race.can_meet(state.sides):
        pure = race.told(state.sides, state.seat)
        yield say("{race}.", race=pure)
        return
    own, enemy = state.sides[state.seat], state.sides[state.seat.other]
    point = board.point(site, state.seat) if site else None
    if point is None or not 0 < point <= LAST or not own.men[point]:
        yield say(
            "Choose one of your men to see how likely it is captured before your next"
            " turn."
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
