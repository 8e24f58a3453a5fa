"""What clicks mean in XII Scripta: a man and where he goes, or a die and a man."""

from collections.abc import Iterator, Sequence

from trisq.games.scripta.board import HANDS, HOME, LAST, OFFS
from trisq.games.scripta.notation import Move
from trisq.games.scripta.state import State, hit, is_home, used, uses, way
from trisq.naming import join_or
from trisq.scene import Tag
from trisq.words import say

Run = tuple[Move, ...]  # what one man does with several dice


def shortcut(state: State, move: Move) -> tuple[str, ...]:
    """Click the die, then the man; who can be taken off by it is meant to be."""
    leaves = move.start == HOME + move.die and is_home(state.sides[state.seat])
    if not move.die or (move.kind == "step" and leaves):
        return ()
    return f"die{move.die}", way(state.seat, move)[0]


def runs(state: State) -> Sequence[Run]:
    """Return how one man can use several dice, each landing by the rules.

    Of two orders the one that captures more is meant, else the smaller die first.
    """
    single = {(use.start, use.goal) for use in uses(state)}
    best: dict[tuple[int, int], tuple[int, Run]] = {}
    for hits, run in _runs(state):
        ends = run[0].start, run[-1].goal
        if ends not in single and hits > best.get(ends, (-1,))[0]:
            best[ends] = hits, run
    return [run for _, run in best.values()]


def _runs(state: State, before: Run = (), hits: int = 0) -> Iterator[tuple[int, Run]]:
    """Yield what one man can do with two dice or more, and how many he captures."""
    for use in uses(state):
        if before and use.start != before[-1].goal:
            continue
        run, taken = (*before, use), hits + hit(state, use)
        if before:
            yield taken, run
        if use.goal <= LAST and len(state.dice) > 1:
            yield from _runs(used(state, use), run, taken)


def tags(state: State, moves: Sequence[Move], site: str) -> tuple[Tag, ...]:
    """Return where the man on a site can go, and by which dice."""
    off_first = sorted(moves, key=lambda use: use.kind != "take")
    ways = [*((use,) for use in off_first), *runs(state)]
    return tuple(
        Tag(way(state.seat, some[-1])[1], tuple(use.die for use in some))
        for some in ways
        if way(state.seat, some[0])[0] == site
    )


def prompt(site: str, tags: Sequence[Tag]) -> str:
    """Say how far one die leads the chosen man; what several do can be seen."""
    on = [tag.dice for tag in tags if tag.site not in OFFS]
    counts = sorted(dice[0] for dice in on if len(dice) == 1)
    ways, most = join_or([*map(str, counts)]), max(counts, default=0)
    runs, leaves = len(on) > len(counts), len(tags) > len(on)
    if site in HANDS:
        if runs:
            return say("Enter on {ways}, or run on with several dice.", ways=ways)
        return say("Enter on {ways}.", ways=ways)
    if not counts:
        return say("Leave the board.")
    if runs and leaves:
        return say(
            "Go {ways} {most:point|points} on, further with several dice,"
            " or leave the board.",
            ways=ways,
            most=most,
        )
    if runs:
        return say(
            "Go {ways} {most:point|points} on, or further with several dice.",
            ways=ways,
            most=most,
        )
    if leaves:
        return say(
            "Go {ways} {most:point|points} on, or leave the board.",
            ways=ways,
            most=most,
        )
    return say("Go {ways} {most:point|points} on.", ways=ways, most=most)
