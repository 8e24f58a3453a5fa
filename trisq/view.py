"""The View: everything a page shows of a match, as plain JSON data."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Literal

from trisq import link
from trisq.dice import anchors, verdict
from trisq.errors import GameError
from trisq.game import PLAYERS, Outcome, Seat
from trisq.games import GAMES, load
from trisq.games.pack import Pack
from trisq.match import Match, written
from trisq.naming import join_and
from trisq.scene import Scene
from trisq.words import capitalised, say

if TYPE_CHECKING:
    from trisq import answers, plain

SHOWN = 300  # characters of what was not read that are worth to be seen

# How seats are written.
_PLAYERS: tuple[Literal[0], Literal[1]] = (0, 1)
_SEATS: tuple[Literal[0], Literal[1], Literal["chance"]] = (*_PLAYERS, "chance")


def view(
    match: Match,
    ply: int | None = None,
    line: Match | None = None,
    flipped: bool = False,
    board: bool = True,
) -> "answers.View":
    """Return the View of a match, looking at it after move ``ply`` (default: all).

    ``line`` is a longer match of the same moves, of which the next can be redone;
    ``flipped`` shows the board from the second seat where that is another view;
    without ``board`` the scene is only what changes while a game is played.
    """
    game, moves = match.game, match.moves
    at = len(moves) if ply is None else max(0, min(ply, len(moves)))
    state = match.states[at]
    outcome = game.outcome(state)
    seat = game.to_move(state)
    asked = outcome is None and seat is not Seat.CHANCE
    choices = game.legal_moves(state) if asked else ()
    flipped = flipped and game.opposite
    scene = game.scene(state)
    pack = load(game.name) if game.name in GAMES else Pack(game)
    address = link.of(match, ply=at)
    seats, owners, captured, labels = zip(*match.steps) if moves else ((),) * 4
    return {
        "link": address,
        "game": game.name,
        "variant": game.variant or None,
        "setup": match.setup,
        "position": written(game, state),
        "title": game.full_title,
        "sides": list(game.sides),
        "shapes": list(game.shapes),
        "tone": pack.tone,
        "finish": pack.finish,
        "moves": list(moves),
        "labels": list(labels),
        "seats": [*map(_SEATS.__getitem__, seats)],
        "owners": [*map(_PLAYERS.__getitem__, owners)],
        "captures": {str(i): list(sites) for i, sites in enumerate(captured) if sites},
        "ply": at,
        "turn": None if outcome else _SEATS[seat],
        "whose": None if outcome else _PLAYERS[game.owner(state)],
        "outcome": _outcome(match, at, outcome) if outcome else None,
        "choices": [
            {"move": game.format(move), "path": list(game.path(state, move))}
            for move in choices
        ],
        "shortcuts": [
            {"move": game.format(move), "path": list(clicks)}
            for move in choices
            if (clicks := game.shortcut(state, move))
        ],
        "runs": [_run(match, at, run) for run in game.runs(state) if asked],
        "headline": _headline(match, at),
        "story": _story(match, at),
        "told": [_story(match, at, reader) for reader in PLAYERS if game.dice],
        "notes": game.status_note(state),
        "todo": "" if outcome else game.todo(state),
        "plates": [
            {"crew": game.crews[one], "tally": game.tally(state, one)}
            for one in PLAYERS
        ],
        "opposite": game.opposite,
        "text": match.text(at, Seat.SECOND if flipped else Seat.FIRST),
        "scene": _scene(scene, flipped) if board else scene.changing(),
        "marks": _marks(match, at, {piece.site for piece in scene.pieces}),
        "links": _links(match, at, line, address),
        "variants": _variants(pack),
        "throws": game.dice,
        "dice": _dice(match, at),
        "error": error(match.error) if match.error else None,
        "broken": _broken(match, match.error) if match.error else None,
    }


def _scene(scene: Scene, flipped: bool) -> "plain.Scene":
    """Return a whole scene, as one of the players sees it."""
    return scene.flipped().json() if flipped else scene.json()


def error(refused: GameError) -> "answers.Refusal":
    """Return an Error: why, where it happened, and what forbids it.

    ``message`` names the move by its number and as it is written, for whoever wrote it;
    ``sentence`` is the rule's words alone, for whoever clicked.
    """
    return {
        "code": refused.code,
        "message": refused.message,
        "sentence": capitalised(refused.sentence),
        "index": refused.index,
        "token": refused.token,
        "sites": list(refused.sites),
    }


def broken(link: str) -> "answers.Broken":
    """Return a link of which nothing could be read."""
    return {"good": "", "bad": link[:SHOWN], "rest": "", "unread": 0}


def _broken(match: Match, error: GameError) -> "answers.Broken":
    """Return a link cut where it breaks."""
    good, rest = link.cut(match)
    return {
        "good": good,
        "bad": error.token or "",
        "rest": rest if len(rest) <= SHOWN else rest[:SHOWN] + "…",
        "unread": len(match.unread),
    }


def _outcome(match: Match, at: int, outcome: Outcome) -> "answers.Outcome":
    """Return how a game ended."""
    game, won = match.game, outcome.winner
    told = say("{Reason}.", reason=outcome.reason)
    if more := game.because(match.states[at]):
        told = say("{told} {more}", told=told, more=more)
    title = say("A draw") if won is None else game.winner_text(won)
    return {
        "winner": None if won is None else _PLAYERS[won],
        "reason": outcome.reason,
        "title": title,
        "sentence": told,
    }


def _headline(match: Match, at: int) -> str:
    """Say whose turn it is, or who won and why, and of which variant it is."""
    game, told = match.game, _standing(match, at)
    if not game.variant:
        return told
    return say("{headline} · {title}", headline=told, title=game.full_title)


def _standing(match: Match, at: int) -> str:
    game, state = match.game, match.states[at]
    outcome = game.outcome(state)
    if outcome is None:
        return game.turn_text(state)
    if outcome.winner is None:
        return say("Draw: {reason}", reason=outcome.reason)
    return game.won_text(outcome.winner, outcome.reason)


def _run(match: Match, at: int, run: Sequence[Any]) -> "answers.Run":
    """Return several moves in a row, and the two clicks that mean them."""
    game, state = match.game, match.states[at]
    path = game.path(state, run[0])[:1]
    for move in run[:-1]:
        state = game.apply(state, move)
    path += game.path(state, run[-1])[-1:]
    return {"moves": [*map(game.format, run)], "path": list(path)}


def _story(match: Match, at: int, reader: Seat | None = None) -> str:
    """Say what the last move did, or the whole turn that it belongs to."""
    if at == 0:
        return say("No moves yet")
    if told := _told(match, at, reader):
        return told
    step = match.steps[at - 1]
    game = match.game
    move = game.parse(match.moves[at - 1])
    told = game.describe(match.states[at - 1], move)
    if step.seat is not Seat.CHANCE:
        told = say("{Side} {told}", side=game.sides[step.seat], told=told)
    if not step.captured:
        return told
    sites = join_and(step.captured)
    if len(step.captured) > 1:
        return say("{told} and captured {sites}", told=told, sites=sites)
    figure = game.figures[step.seat.other]
    return say(
        "{told} and captured the {figure} on {site}",
        told=told,
        figure=figure,
        site=sites,
    )


def _told(match: Match, at: int, reader: Seat | None) -> str | None:
    """Say what was done so far in the turn that the last move belongs to."""
    if not match.game.dice:
        return None
    steps, start = match.steps, at - 1
    while start and steps[start].seat is not Seat.CHANCE:  # or it was set up
        start -= 1
    moves = [*map(match.game.parse, match.moves[start:at])]
    return match.game.turn_story(match.states[start : at + 1], moves, reader)


def _marks(match: Match, at: int, taken: Collection[str]) -> "answers.Marks":
    """Return what the last move touched: its sites, and the pieces it captured.

    Where another piece has ``taken`` the site of a captured one, that one is seen; men
    who are hit in a turn with dice are shown above it.
    """
    if at == 0:
        return {"last": [], "ghosts": [], "steps": []}
    game, turn = match.game, _turn(match, at)
    path = game.path(match.states[at - 1], game.parse(match.moves[at - 1]))
    ghosts: list[answers.Ghost] = [
        {"site": site, "shape": game.shapes[match.steps[number].seat.other]}
        for number in turn or (at - 1,)
        for site in match.steps[number].captured
        if turn or site not in taken
    ]
    gone = {ghost["site"] for ghost in ghosts if ghost["site"] not in taken}
    return {
        "last": [site for site in path if site not in gone],
        "ghosts": ghosts,
        "steps": [_step(match, number) for number in turn],
    }


def _turn(match: Match, at: int) -> list[int]:
    """Return which moves used the opponent's dice in the turn before.

    They are to be seen until the player has made a step of his own.
    """
    game = match.game
    mine = game.owner(match.states[at])
    found: list[int] = []
    for number in reversed(range(at if game.dice else 0)):
        step = match.steps[number]
        if (step.seat is Seat.CHANCE) is not (step.owner is mine):
            break  # his throw, with which the turn began; or a step of the player
        if game.die(match.states[number], game.parse(match.moves[number])):
            found.insert(0, number)
    return found


def _step(match: Match, number: int) -> "answers.Step":
    """Return what was done with one die."""
    game, state = match.game, match.states[number]
    move = game.parse(match.moves[number])
    start, end = game.path(state, move)
    shape = game.shapes[match.steps[number].seat]
    return {"start": start, "end": end, "shape": shape, "pips": game.die(state, move)}


def _links(match: Match, at: int, line: Match | None, address: str) -> "answers.Links":
    """Return the links that the page's controls lead to; JS never writes one."""
    moves, longer = match.moves, match
    like = line and line.game is match.game and line.setup == match.setup
    if line and like and line.moves != moves:
        longer = line if line.moves[:at] == moves[:at] else match
    another = longer is not match
    further = another and len(longer.moves) > at
    return {
        "undo": link.of(match, at - 1) if at else None,
        "redo": link.of(longer, at + 1) if further else None,
        "home": link.of(longer, ply=at) if another and longer.moves else address,
        "new": link.new(match.game),
    }


def _dice(match: Match, at: int) -> "answers.Proof | None":
    """Return what the link proves of the dice so far, in a game that has such."""
    if not match.game.dice:
        return None
    found = verdict(match, at)
    return {
        "state": found.state,
        "from": found.ply,
        "covered": found.covered,
        "anchors": anchors(match),
        "sentence": found.told(),
    }


def _variants(pack: Pack) -> "list[answers.Variant]":
    """Return what a new game can be started as, if there is a choice."""
    some = pack.all_rules
    return [
        {
            "variant": one.variant or None,
            "title": one.full_title,
            "kind": one.variant_kind,
            "label": one.variant_label,
            "link": link.new(one),
        }
        for one in some
        if len(some) > 1
    ]
