"""Learning by playing: what a step of a lesson shows, and what it says to a move.

Nothing is kept: a link says which step of which game it is, and a move that is tried
there is played from the step's own position.
"""

from functools import reduce
from typing import TYPE_CHECKING, Any, NamedTuple

from trisq import clicks, games, link, match
from trisq.errors import GameError, IllegalMoveError, RequestError
from trisq.game import Game
from trisq.games.pack import Lesson
from trisq.match import Match
from trisq.naming import normalise
from trisq.words import say

if TYPE_CHECKING:
    from trisq import answers

CROWDED = 20  # pieces that nobody wants to hear named one by one


class Place(NamedTuple):
    """Where somebody is in the lesson of a game; behind its last step is the end."""

    game: Game[Any, Any]
    lessons: tuple[Lesson, ...]
    number: int

    @property
    def lesson(self) -> Lesson | None:
        """The step, or nothing at the end."""
        return self.lessons[self.number - 1] if self.number <= self.steps else None

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return len(self.lessons)


def place(address: link.Address) -> Place:
    """Return what an address means in the lesson of its game."""
    game = games.find(address.game)
    lessons = games.load(address.game).lessons()
    if not lessons:
        why = say("There is no lesson for {title} yet.", title=game.title)
        raise RequestError("no-lesson", why)
    number = 1 if address.step is None else address.step
    return Place(game, lessons, max(1, min(number, len(lessons) + 1)))


def explaining(address: link.Address, code: str) -> str | None:
    """Return the link of the step that explains why something was refused, if any."""
    for number, lesson in enumerate(games.load(address.game).lessons(), 1):
        if code in lesson.codes:
            return link.lesson(games.find(address.game), number)
    return None


def position(where: Place) -> Match:
    """Return the position of a step; at the end that of a short new game."""
    if where.lesson is None:
        return match.start(_short(where.game))
    address = link.read(where.lesson.link, games.GAMES, "")
    game = games.find(address.game, address.variant)
    return match.replay(match.start(game, address.setup), address.tokens)


def told(where: Place) -> "answers.Lesson":
    """Return all that is said and marked at a step."""
    lesson, known = where.lesson, position(where)
    steps = range(1, where.steps + 2)
    title = where.game.title
    return {
        "title": title,
        "step": where.number,
        "count": where.steps,
        "heading": lesson.title if lesson else say("You know {title}.", title=title),
        "text": lesson.text if lesson else say("Now play a game."),
        "task": lesson.task if lesson else "",
        "standing": _standing(known) if lesson else "",
        "move": _rights(lesson, known)[0] if lesson else None,
        "marks": _marks(lesson, known) if lesson and lesson.shown else [],
        "steps": [link.lesson(where.game, step) for step in steps],
        "links": {"game": link.new(where.game), "short": link.new(_short(where.game))},
    }


def tried(where: Place, move: str | None, path: tuple[str, ...]) -> Match:
    """Play a move, written or clicked, if it is a right one; else say what is wrong."""
    lesson, known = where.lesson, position(where)
    if lesson is None:
        raise RequestError("no-lesson", say("The lesson is over."))
    ways = clicks.ways(known)
    written = normalise(move) if move is not None else _spelled(known, path, ways)
    for wrong, words in lesson.wrong:
        if wrong == written:
            raise IllegalMoveError("not-asked", words, sites=_forbidding(known, wrong))
    if move is None and path not in ways:
        raise clicks.misclick(known, path, ways)
    after = match.play(known, written or "")
    if lesson.right and after.moves[-1] not in lesson.right:
        raise IllegalMoveError("not-asked", lesson.otherwise)
    return after


def _spelled(known: Match, path: tuple[str, ...], ways: Any) -> str | None:
    """Return what clicks mean, or seem to mean, as it is written."""
    game = known.game
    if path in ways:
        return game.format(ways[path])
    try:
        return game.move_from_clicks(known.state, path)
    except GameError:
        return None


def _forbidding(known: Match, move: str) -> tuple[str, ...]:
    """Return the places that forbid a move, if a rule does."""
    error = match.replay(known, [move]).error
    return error.sites if error else ()


def _rights(lesson: Lesson, known: Match) -> list[str]:
    """Return the moves that count as right."""
    game, wrong = known.game, [move for move, _ in lesson.wrong]
    legal = map(game.format, game.legal_moves(known.state))
    return [*lesson.right] or [move for move in legal if move not in wrong]


def _marks(lesson: Lesson, known: Match) -> list[str]:
    """Return where the right moves begin, and what all of them capture."""
    game, state = known.game, known.state
    moves = [*map(game.parse, lesson.right)]
    begin = dict.fromkeys(game.path(state, move)[0] for move in moves)
    prey = {game.captures(state, move) for move in moves}
    return [*begin, *(prey.pop() if len(prey) == 1 else ())]


def _standing(known: Match) -> str:
    """Say what stands where; on a crowded board, where nothing does."""
    game, scene = known.game, known.game.scene(known.state)
    names = {site.id: site.name or site.id for site in scene.board.sites}
    if len(scene.pieces) > CROWDED:
        taken = {piece.site for piece in scene.pieces}
        free = tuple(name for site, name in names.items() if site not in taken)
        return say("Empty: {sites}.", sites=free) if free else say("Nothing is empty.")
    told = [
        say(
            "{Crew}: {sites}.",
            crew=crew,
            sites=tuple(
                _counted(names[piece.site], piece.count)
                for piece in scene.pieces
                if piece.side == side
            ),
        )
        for side, crew in enumerate(game.crews)
        if any(piece.side == side for piece in scene.pieces)
    ]
    return reduce(lambda one, other: say("{one} {other}", one=one, other=other), told)


def _counted(name: str, count: int) -> str:
    """Name a place, and how many stand there if it is not one."""
    return say("{name} × {count}", name=name, count=count) if count > 1 else name


def _short(game: Game[Any, Any]) -> Game[Any, Any]:
    """Return the shortest variant of a game."""
    return games.load(game.name).all_rules[-1]
