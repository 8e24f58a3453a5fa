"""Why a move of XII Scripta is refused: the first rule that it breaks."""

from collections.abc import Sequence

from trisq.errors import IllegalMoveError
from trisq.games.scripta import board
from trisq.games.scripta.board import HANDS, HOME, LAST, SITE, opposite, point
from trisq.games.scripta.notation import NOT_YOURS, Move
from trisq.games.scripta.state import State, can_land, is_home, uses, way
from trisq.naming import join_or
from trisq.words import say

Complaint = tuple[str, str, tuple[str, ...]]  # code, sentence and sites of a refusal


def refusal(state: State, move: Move) -> IllegalMoveError | None:
    """Name the rule that forbids a move."""
    complaint = _complaint(state, move)
    if complaint is None:
        return None
    code, sentence, sites = complaint
    return IllegalMoveError(code, sentence, sites=sites)


def _complaint(state: State, move: Move) -> Complaint | None:
    if move.kind == "roll":
        if not state.dice:
            return None
        why = say("use the dice on the table before you roll again.")
        return "no-roll", why, ()
    if not state.dice:
        return "roll-first", say("roll the dice first."), ()
    if move.kind == "pass":
        return _pass(state)
    if not move.die:
        return "backwards", say("men only move forward."), ()
    if move.die not in state.dice:
        side = state.sides[state.seat]
        if move.kind == "take" and is_home(side) and side.men[move.start]:
            return "no-such-die", *_not_exact(state, move.start)
        dice = join_or([str(die) for die in sorted(set(state.dice))])
        why = say("no die shows {die}; you can use {dice}.", die=move.die, dice=dice)
        return "no-such-die", why, ()
    return _wrong_man(state, move) or _wrong_goal(state, move)


def refuse_click(state: State, path: Sequence[str]) -> None:
    """Ask for a man, if a click should begin a move where none of his stands."""
    site = path[-1]
    if len(path) > 1 and not path[0].startswith("die"):
        return
    at = point(site, state.seat)
    if not state.dice or at is None or not 0 < at <= LAST:
        return
    if state.sides[state.seat].men[at]:
        return
    if state.sides[state.seat.other].men[opposite(at)]:
        raise IllegalMoveError("not-your-piece", NOT_YOURS, sites=(site,))
    why = say("choose one of your men first, then where it goes.")
    raise IllegalMoveError("no-man", why, sites=(site,))


def _not_exact(state: State, start: int) -> tuple[str, tuple[str, ...]]:
    """Return what takes off the man on a point, and where he is."""
    why = say(
        "you need a {need} for this man: only the exact number takes a man off.",
        need=start - HOME,
    )
    return why, (SITE[state.seat][start],)


def _pass(state: State) -> Complaint | None:
    """Return which dice have to be used before anybody may pass, and by whom."""
    able = list(uses(state))
    if not able:
        return None
    dice = join_or([str(die) for die in sorted({use.die for use in able})])
    men = tuple(dict.fromkeys(way(state.seat, use)[0] for use in able))
    why = say("you may not pass while a die can be used: {uses}.", uses=dice)
    return "must-play", why, men


def _wrong_man(state: State, move: Move) -> Complaint | None:
    """Return what is wrong with the man who should use a die."""
    side, hand = state.sides[state.seat], HANDS[state.seat]
    if side.captured and move.kind != "place":
        why = say("enter your captured man first.")
        return "enter-first", why, (hand,)
    if move.kind == "take" and not is_home(side):
        why = say(
            "first bring all your men to points 31 to 36; then you may take men off."
        )
        return "not-all-home", why, board.away(side, state.seat)
    if move.kind == "place":
        if not (side.captured or side.waiting):
            return "no-man", say("you have no man waiting to enter."), (hand,)
    elif not side.men[move.start]:
        point = move.start
        why = say("you have no man on your point {point}.", point=point)
        return "no-man", why, (SITE[state.seat][point],)
    return None


def _wrong_goal(state: State, move: Move) -> Complaint | None:
    """Return what is wrong with where a man should go."""
    goal = move.goal
    if move.kind == "take":
        return None
    if goal > LAST:
        if move.start > HOME and is_home(state.sides[state.seat]):
            return "not-exact", *_not_exact(state, move.start)
        why = say("a {die} goes past the last point.", die=move.die)
        return "not-exact", why, (SITE[state.seat][move.start],)
    if can_land(state, goal):
        return None
    why = say("two or more enemy men hold your point {point}.", point=goal)
    return "blocked", why, (SITE[state.seat][goal],)
