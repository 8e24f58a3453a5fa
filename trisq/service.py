"""The border: JSON text in, JSON text out.

The page's worker calls ``handle`` and nothing else. It never raises, whatever it is
given, so a bad link or a bug ends in a sentence and never in a dead page.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

from trisq import asked, clicks, computer, dice, games, lesson, link, match, proof, view
from trisq.asked import Question
from trisq.errors import (
    GameError,
    LinkError,
    PositionError,
    RequestError,
    UnknownGameError,
    UnknownVariantError,
    shown,
)
from trisq.game import Game
from trisq.games.pack import Pack
from trisq.words import ENGLISH, Language, say, translated

if TYPE_CHECKING:
    from trisq import answers, plain

proof.sha256()  # now: the frozen page can import nothing later


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the board of a game belongs in an answer: first in a scene, as "board"."""

    game: Game[Any, Any]
    flipped: bool

    def board(self) -> "plain.Board":
        """Return what it stands for; it is the same in every position of the game."""
        scene = self.game.scene(self.game.initial())
        return (scene.flipped() if self.flipped else scene).board.json


_MEMORY = match.Memory()
_BOARDS: dict[tuple[Frame, str], str] = {}  # as they are written, by language
_THROWN: dict[tuple[str, str], str] = {}
THROWS_KEPT = 2000
LET_GO = say("Press Cancel to choose again.")  # behind every prompt of the page


def handle(text: str) -> str:
    """Answer one question, in the language that it asks for.

    >>> handle('{"op": "view", "link": "?trisq=a13"}')[:40]
    '{"ok": true, "view": {"link": "?trisq=a1'
    """
    language = ENGLISH
    answer: dict[str, Any]
    try:
        question = asked.read(text)
        language = asked.language(question)
        answer = {"ok": True, **_answer(question)}
    except GameError as refused:
        answer = {"ok": False, "error": view.error(refused)}
    except Exception as bug:  # a bug must not cost anyone a game
        sentence = say(
            "Something went wrong ({bug}). Your game has not changed.",
            bug=type(bug).__name__,
        )
        answer = {"ok": False, "error": view.error(GameError("internal", sentence))}
    return _written(answer, language)


def _written(answer: dict[str, Any], language: Language) -> str:
    """Write an answer in a language, with the board where a frame stands for it.

    What never changes would take longer to write than all the rest: so it is written
    once. No text of an answer can look like a frame, for quotes in it are escaped.
    """
    frames: list[Frame] = []
    if language is not ENGLISH:
        answer = translated(answer, language)
    text = json.dumps(answer, check_circular=False, default=frames.append)
    for frame in frames:
        key = frame, language.name
        if key not in _BOARDS:
            _BOARDS[key] = json.dumps(translated(frame.board(), language))[1:-1]
        text = text.replace('"board": null', _BOARDS[key], 1)
    return text


def _answer(question: Question) -> Mapping[str, object]:
    op = question.get("op")
    answer = _OPS.get(op) if isinstance(op, str) else None
    if answer is None:
        why = say(
            "There is no operation “{name}”. Try one of these: {known}.",
            name=shown(str(op)),
            known=tuple(_OPS),
        )
        raise RequestError("unknown-op", why)
    asked.board(question)  # refused by every operation, also by one without a board
    return answer(question)


def _view(question: Question) -> "answers.ViewAnswer":
    """Show a link, however broken: its legal beginning and what is wrong with it."""
    address, complaint = _address(question)
    line = _match(_address(question, "line")[0]) if "line" in question else None
    answer = _drawn(question, _match(address), address.ply, line)
    if complaint:
        answer["error"] = view.error(complaint)
        answer["broken"] = view.broken(asked.text(question, "link"))
    return {"view": answer}


def _play(question: Question) -> "answers.ViewAnswer":
    """Add one move, given as text or as the path of clicks that means it."""
    known = _standing(question)
    if "path" not in question:
        return _added(question, known, asked.text(question, "move"))
    path = asked.path(question)
    ways = clicks.ways(known)
    if path not in ways:
        raise clicks.misclick(known, path, ways)
    return _added(question, known, known.game.format(ways[path]))


def _pick(question: Question) -> "answers.PickAnswer":
    """Show a move that is half made, given as the clicks so far."""
    known = _standing(question)
    game, state, path = known.game, known.state, asked.path(question)
    if not clicks.begin(path, clicks.ways(known)):
        raise RequestError("no-such-move", clicks.NO_SUCH_MOVE)
    half = game.preview(state, path)
    prompt = say("{prompt} {let_go}", prompt=half.prompt, let_go=LET_GO)
    scene = _framed(question, game, half.scene.changing())
    return {"preview": {"prompt": prompt, "scene": scene}}


def _roll(question: Question) -> "answers.ViewAnswer":
    """Draw the dice that are due with the machine's own randomness, and add them.

    Who goes back behind a roll and rolls again gets the same dice, as long as the page
    is open: ``table`` names the game that is played, so that another one has its own.
    With a ``secret`` they are thrown so that both sides can prove it, where that goes.
    """
    known = _standing(question)
    if "secret" in question and (after := dice.proved(known, asked.secret(question))):
        return _shown(question, after)
    place = (str(question.get("table", "")), link.of(known))
    if "table" not in question or place not in _THROWN:
        _THROWN[place] = dice.draw(known)
    while len(_THROWN) > THROWS_KEPT:
        del _THROWN[next(iter(_THROWN))]
    return _added(question, known, _THROWN[place])


def _think(question: Question) -> "answers.ThinkAnswer":
    """Add the computer's move; or the dice, drawn by the seed, if they are due."""
    known, level, seed = (
        _standing(question),
        asked.level(question),
        asked.number(question, "seed"),
    )
    if dice.due(known):
        thrown = _added(question, known, dice.draw(known, Random(seed)))
        return {**thrown, "analysis": None}
    analysis = computer.analyse(known, level, seed)
    return {**_added(question, known, analysis.move), "analysis": _thought(analysis)}


def _hint(question: Question) -> "answers.HintAnswer":
    """Name a good move without playing it."""
    known, level, seed = (
        _standing(question),
        asked.level(question),
        asked.number(question, "seed"),
    )
    analysis = computer.analyse(known, level, seed)
    sentence = computer.explained(known, analysis.move)
    return {"analysis": {**_thought(analysis), "sentence": sentence}}


def _thought(analysis: computer.Analysis) -> "answers.Analysis":
    """Return what the computer would play as plain data."""
    return {
        "move": analysis.move,
        "path": list(analysis.path),
        "value": analysis.value,
        "work": analysis.work,
        "wants": analysis.wants,
    }


def _take(question: Question) -> "answers.TakeAnswer":
    """Take a file that an analysis wanted."""
    computer.take(_standing(question), asked.text(question, "data"))
    return {}


def _odds(question: Question) -> "answers.OddsAnswer":
    """Count what can be counted, also of the man on a site if one is named."""
    known = _standing(question)
    site = None if question.get("site") is None else asked.text(question, "site")
    return {"odds": [*known.game.chances(known.state, site)]}


def _games(question: Question) -> "answers.GamesAnswer":
    """List the games."""
    del question
    return {
        "games": [
            {"name": game.name, "title": game.title, "sides": list(game.sides)}
            for game in games.GAMES.values()
        ]
    }


def _rules(question: Question) -> "answers.RulesAnswer":
    """List the rules of the game that a link names, in short."""
    address, complaint = _address(question)
    if complaint:
        raise complaint
    pack = games.load(address.game)
    small = pack.rulebook_of(pack.all_rules[-1].variant)
    return {
        "goal": _goal(pack),
        "rules": [
            {
                "title": rule.title,
                "text": rule.text,
                "link": rule.link,
                "move": rule.move,
                "label": rule.label,
                "refused": rule.refused,
                "own": rule.own,
                "figure": figure.link,
                "path": _path(figure.link, figure.move),
            }
            for rule, figure in zip(pack.rulebook_of(address.variant or ""), small)
        ],
        "source": pack.source,
    }


def _goal(pack: Pack) -> str:
    """Return how a game is won, which the first step of its lesson says."""
    return next((lesson.text for lesson in pack.lessons()), "")


def _path(address: str, move: str) -> list[str]:
    """Return what is clicked for a move, be it legal or not."""
    known = _match(link.read(address, games.GAMES, ""))
    return [*known.game.path(known.state, known.game.parse(move))]


def _lesson(question: Question) -> "answers.LessonAnswer":
    """Show a step of a lesson."""
    where = _step(question)
    shown = _drawn(question, lesson.position(where))
    return {"lesson": lesson.told(where), "view": shown}


def _explain(question: Question) -> "answers.ExplainAnswer":
    """Name the step of the lesson that explains a refusal, by its code."""
    address, complaint = _address(question)
    if complaint:
        raise complaint
    return {"step": lesson.explaining(address, asked.text(question, "code"))}


def _try(question: Question) -> "answers.ViewAnswer":
    """Try a move at a step of a lesson, given as text or as the clicks that mean it."""
    clicked = "path" in question
    path = asked.path(question) if clicked else ()
    move = None if clicked else asked.text(question, "move")
    return {"view": _drawn(question, lesson.tried(_step(question), move, path))}


def _step(question: Question) -> lesson.Place:
    address, complaint = _address(question)
    if complaint:
        raise complaint
    return lesson.place(address)


_OPS: dict[str, Callable[[Question], Mapping[str, object]]] = {
    "view": _view,
    "pick": _pick,
    "play": _play,
    "roll": _roll,
    "games": _games,
    "rules": _rules,
    "lesson": _lesson,
    "try": _try,
    "explain": _explain,
    "think": _think,
    "hint": _hint,
    "take": _take,
    "odds": _odds,
}


def _address(
    question: Question, field: str = "link"
) -> tuple[link.Address, GameError | None]:
    """Read the link; what it names and we do not have is left out, with a remark."""
    default = games.default().name
    try:
        address = link.read(asked.text(question, field), games.GAMES, default)
        game = games.find(address.game, address.variant)
        if address.setup:
            match.start(game, address.setup)
    except (UnknownVariantError, PositionError) as complaint:
        return link.Address(address.game), complaint
    except (LinkError, UnknownGameError) as complaint:
        return link.Address(default), complaint
    return address, None


def _match(address: link.Address) -> match.Match:
    game = games.find(address.game, address.variant)
    known = _MEMORY.replay(game, address.tokens, address.setup)
    told = address.dice if game.dice else ""
    return dice.trimmed(replace(known, proof=told))


def _standing(question: Question) -> match.Match:
    """Return the match at the move a link looks at, or refuse a broken link."""
    address, complaint = _address(question)
    if complaint:
        raise complaint
    known = _match(address)
    if known.error:
        raise known.error
    return known if address.ply is None else dice.trimmed(known.until(address.ply))


def _added(question: Question, known: match.Match, token: str) -> "answers.ViewAnswer":
    return _shown(question, match.play(known, token))


def _shown(question: Question, after: match.Match) -> "answers.ViewAnswer":
    _MEMORY.keep(after)
    return {"view": _drawn(question, after)}


def _drawn(
    question: Question,
    known: match.Match,
    ply: int | None = None,
    line: match.Match | None = None,
) -> "answers.View":
    """Return a View as a question wants it."""
    seen = view.view(known, ply, line, asked.flipped(question), board=False)
    seen["scene"] = _framed(question, known.game, seen["scene"])
    return seen


def _framed(
    question: Question, game: Game[Any, Any], scene: "plain.Changing"
) -> "plain.Changing":
    """Return a scene with a frame for the board in front, if that is wanted, too."""
    if not asked.board(question):
        return scene
    frame = Frame(game, asked.flipped(question) and game.opposite)
    return {"board": frame, **scene}  # type: ignore[typeddict-unknown-key]
